"""What comes out of the Fog, and from where: Schema and Direction cards (LS-11.6, LS-18.5).

Each Schema card has three rows, the first deepest in the Fog, of four icons: a monster and the
colour of its background, green, yellow or red. "HA" and "MO" are a Hatchery and a Seed Mortar.
"""

from typing import Final

from gloaming.games.last_spell.box.monster_cards import KIND_IDS

GREEN: Final = 1
YELLOW: Final = 2
RED: Final = 3
COLOURS: Final = "gyr"


class Icon:
    """A monster on a Schema card: where, which kind, and its background colour (LS-11.7)."""

    __slots__ = ("colour", "column", "kind", "row")

    def __init__(self, row: int, column: int, drawn: str) -> None:
        self.row = row
        self.column = column
        tile = drawn in ("HA", "MO")  # Brood cards have no colours (LS-20.22).
        self.kind = KIND_IDS.index(drawn if tile else drawn[:-1])
        self.colour = GREEN if tile else COLOURS.index(drawn[-1]) + 1


class Schema:
    """A Wave Schema card, its icons in reading order."""

    __slots__ = ("icons", "id")

    def __init__(self, id: str, *rows: str) -> None:
        self.id = id
        self.icons = [
            Icon(row, column, drawn)
            for row, icons in enumerate(rows)
            for column, drawn in enumerate(icons.split())
            if drawn != "."
        ]


SCHEMAS: Final = [
    Schema("S01", "Ry Rg . .", "Cr Cg Ag Br", "Cg Cg My Cg"),
    Schema("S02", "Rg Rr . Wy", ". Cy Mr Ag", "Cg Cg Mg Cg"),
    Schema("S03", ". Rg Ay .", "My Br Mr Rg", "Cg Cg Cg Cg"),
    Schema("S04", ". Cr By Rg", "Cg Mg Ag Mg", "Cy Cg Wr ."),
    Schema("S05", ". Rg Wy Rr", "Ag Cg Ag Cg", "Cg . My Cr"),
    Schema("S06", ". Ry Ar Rg", "Mg Wr . Cg", "Cg Mg Ay Cg"),
    Schema("S07", ". Rg . Br", "Mr Rg Wy Ag", "Cy Cg Mg Cg"),
    Schema("S08", ". By Wr Cr", "Mg Ag Ry Cg", "Cg Cg . Cg"),
    Schema("S09", "Br . Wy Rr", "Rg Ag . My", "Cg Cg Ag Cg"),
    Schema("S10", "Cr Wr Rg Rg", "By Cg Ay Rg", ". Mg . Cg"),
    Schema("S11", "Rg . Bg Rg", "Cg Cg Ay Cg", "My Mg U1r Cr"),
    Schema("S12", "Br Wg Rg Rr", "Cg Cg K1y Ag", ". . Mg Cg"),
    Schema("S13", ". Wy Rg .", "Rg Ag Mg K2r", "Cg Cg Cy Ag"),
    Schema("S14", ". Rr Br .", "Cg Cg Wg Mg", "Cg Ag U1y Mg"),
    Schema("S15", "Rg Bg Wr Rg", "Wy Ag Cg Cg", "My Cr . Cg"),
    Schema("S16", "Ry . Wg By", "Cg Mg Cg Mg", "Rg U2r . Cg"),
    Schema("S17", "Rg Rg Wg .", "Cr Ag . Ar", "Mg Cg Cg K2y"),
    Schema("S18", "Wy Rg Bg Rg", "My . Br Ag", "Mr Cg Cg Cg"),
    Schema("S19", "Wg . Ry .", "By Cg Ag Rg", "Mg U1r Mg Cg"),
    Schema("S20", "Wr Wy . Rg", "Cr Cg K1g Ag", "My . . Cg"),
    Schema("S21", "K2r . . Wg", "Rg Ay Mg Bg", "Cg Wy Cg Cg"),
    Schema("S22", "Br Rg Rg Wg", "Cg Cr Cg Ag", "U1y Mg . ."),
    Schema("S23", "Wy Rg . .", "Cg K1g Br Ag", "Rr . My Cg"),
    Schema("S24", "Wy K3r . Cy", "Mg Ag U1g Rg", "Cg . Cg ."),
    Schema("S25", "U2r . Bg .", "Ag Ry Cy Wg", "Cg Mg Cg Mg"),
    Schema("S26", "Wg . Rg Wr", "Mr Cg Ag Rg", "Cg K2y . Cg"),
    Schema("S27", ". My . Bg", "Wg Rg Ag Cg", "Cy Cg U3r Mg"),
    Schema("S28", "Wg . Rg .", "Ag K1y Br .", "Mg U1g Cr Cg"),
    Schema("S29", ". . By Wg", "K3r Wg Cg Rg", "Cg Ay Mg Cg"),
    Schema("S30", "Mr . . Rg", "Wg U2y Ag Bg", "Cg Cr Cg Mg"),
    Schema("SA1", "Br Lg Cr .", "Wy Cg Rg Ay", ". Mg . Cg"),
    Schema("SA2", ". Wy . .", "Ag Lg Br Rg", "Cg Rr My Cg"),
    Schema("SA3", ". By . .", "Ry Wr Mg Lg", "Cr Cg Cg Ag"),
    Schema("SQ1", ". . . .", "MO . . HA", ". . . ."),
    Schema("SQ2", ". . . .", "HA . . MO", ". . . ."),
    Schema("SQ3", ". . . .", "MO . . HA", ". . . ."),
]
# What difficult tables add to a card: near the City, or as near to it as there is room (LS-11.8).
MORE_CLAWERS: Final = [Icon(2, column, "Cg") for column in (1, 2, 0, 3)]
SCHEMA_IDS: Final = [schema.id for schema in SCHEMAS]
# NIGHT_DECK[night]: the cards of a night's deck.
NIGHT_DECK: Final = [range(0), range(10), range(10, 20), range(20, 30)]
ALERION_CARDS: Final = range(30, 33)
BROOD_CARDS: Final = range(33, 36)


class Direction:
    """A Wave Direction card: its slots in order; as many as there are heroes are active."""

    __slots__ = ("id", "night", "scenario", "slots")

    def __init__(self, id: str, scenario: int, night: int, slots: list[int]) -> None:
        self.id = id
        self.scenario = scenario
        self.night = night
        self.slots = slots


DIRECTION_CARDS: Final = [
    Direction("D01", 1, 1, [2, 1, 3, 8]),
    Direction("D02", 1, 1, [8, 9, 7, 2]),
    Direction("D03", 1, 1, [11, 10, 12, 2]),
    Direction("D04", 1, 2, [2, 8, 1, 9]),
    Direction("D05", 1, 2, [11, 2, 12, 3]),
    Direction("D06", 1, 2, [8, 11, 7, 10]),
    Direction("D07", 1, 3, [2, 8, 11, 3]),
    Direction("D08", 1, 3, [11, 8, 2, 7]),
    Direction("D09", 1, 3, [8, 2, 11, 12]),
    Direction("D10", 2, 1, [5, 4, 6, 11]),
    Direction("D11", 2, 1, [2, 3, 1, 5]),
    Direction("D12", 2, 1, [8, 7, 9, 11]),
    Direction("D13", 2, 2, [5, 11, 4, 10]),
    Direction("D14", 2, 2, [2, 8, 3, 7]),
    Direction("D15", 2, 2, [11, 8, 5, 2]),
    Direction("D16", 2, 3, [2, 8, 5, 11]),
    Direction("D17", 2, 3, [11, 2, 8, 5]),
    Direction("D18", 2, 3, [8, 5, 2, 11]),
    Direction("D19", 3, 1, [2, 3, 1, 8]),
    Direction("D20", 3, 1, [8, 7, 9, 11]),
    Direction("D21", 3, 1, [11, 12, 10, 2]),
    Direction("D22", 3, 2, [2, 11, 8, 3]),
    Direction("D23", 3, 2, [8, 2, 7, 1]),
    Direction("D24", 3, 2, [11, 8, 10, 2]),
    Direction("D25", 3, 3, [2, 8, 11, 3]),
    Direction("D26", 3, 3, [8, 11, 2, 7]),
    Direction("D27", 3, 3, [11, 2, 8, 10]),
]
DIRECTION_IDS: Final = [card.id for card in DIRECTION_CARDS]

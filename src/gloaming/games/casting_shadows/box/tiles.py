"""The seven tiles and what they do for whoever stands there (CS-4.2, CS-R08)."""

from typing import Final

from gloaming.games.casting_shadows.box.names import GP, GR, NONE, OP, SF, TILES


class Tile:
    """A tile as printed."""

    __slots__ = ("exposes", "gains", "heals", "id", "softens")

    def __init__(
        self,
        id: str,
        gains: int = NONE,
        heals: int = 0,
        softens: int = 0,
        exposes: bool = False,
    ) -> None:
        self.id = id
        self.gains = gains  # The unit you get when you start a turn here,
        self.heals = heals  # or the HP.
        self.softens = softens  # Less DMG by an enemy while you stand here, but not below 1.
        self.exposes = exposes  # DMG by an enemy can't be reduced while you stand here.


TILE: Final = [
    Tile("ancient_rune", gains=SF),
    Tile("dusty_desert"),  # The Counterspell deck lies here (CS-5.7).
    Tile("underground_volcano", gains=GR),
    Tile("gale_bluffs", gains=OP),
    Tile("crystal_crypt", gains=GP, exposes=True),
    Tile("lilypad_lagoon", heals=1),
    Tile("thornwood_thicket", softens=1),
]
NO_TILE: Final = Tile("none")

if [tile.id for tile in TILE] != TILES:
    raise ValueError("the tiles are out of order")

"""Heroes, Traits and Perks (LS-4)."""

from typing import Final

TOKENS: Final = 3  # Movement tokens of a hero (LS-4.1).


class Hero:
    """A hero card: Hit Points, Mana, three Movement tokens, what it starts with."""

    __slots__ = ("hp", "id", "mana", "shield", "tokens", "weapons")

    def __init__(
        self, id: str, hp: int, mana: int, tokens: list[int], weapons: list[str], shield: bool
    ) -> None:
        self.id = id
        self.hp = hp
        self.mana = mana
        self.tokens = tokens
        self.weapons = weapons
        self.shield = shield


HEROES: Final = [
    Hero("HR1", 9, 2, [2, 3, 3], ["W-M2"], False),
    Hero("HR2", 8, 3, [2, 3, 4], ["W-M1"], True),
    Hero("HR3", 8, 2, [2, 3, 4], ["W-M3"], False),
    Hero("HR4", 7, 3, [2, 3, 4], ["W-R1"], False),
    Hero("HR5", 7, 3, [3, 3, 4], ["W-R2"], True),
    Hero("HR6", 6, 6, [2, 3, 3], ["W-G1"], True),
    Hero("HR7", 6, 7, [2, 2, 4], ["W-G2"], True),
    Hero("HR8", 7, 2, [3, 3, 4], ["W-M1", "W-R2"], False),
]
HERO_IDS: Final = [hero.id for hero in HEROES]

# Traits, each usable once in a scenario (LS-4.7).
IRON_WILL: Final = 0
TIRELESS: Final = 1
FLEET_FOOTED: Final = 2
MANA_BORN: Final = 3
RESOURCEFUL: Final = 4
COMMANDER: Final = 5
BERSERKER: Final = 6
KEEN_EYE: Final = 7
SUNDERER: Final = 8
LUCKY: Final = 9
HAGGLER: Final = 10
FOREMAN: Final = 11
TRAITS: Final = [f"TR{number:02}" for number in range(1, 13)]
COMMANDED_AP: Final = 2

# Perks (LS-4.6); the box holds two of each.
THICK_SKIN: Final = 0
STEADY_AIM: Final = 1
INITIATOR: Final = 2
ADRENALINE_RUSH: Final = 3
BRAWLER: Final = 4
MANA_TAP: Final = 5
SPRINTER: Final = 6
ACROBAT: Final = 7
MARKSMAN: Final = 8
EXECUTIONER: Final = 9
FIELD_MEDIC: Final = 10
ENGINEER: Final = 11
ARCANE_ECONOMY: Final = 12
GUARDIAN: Final = 13
BREAKER: Final = 14
SECOND_WIND: Final = 15
PERKS: Final = [f"PK{number:02}" for number in range(1, 17)]
PERK_COPIES: Final = 2

TRAITS_DRAWN: Final = 2  # Of which one is kept (LS-18.16).
PERKS_DRAWN: Final = 3

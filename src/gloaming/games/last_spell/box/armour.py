"""Armour and shields: what each card takes off a blow, and what it does besides (LS-25)."""

from typing import Final

from gloaming.games.last_spell.box.weapon import ADVANCED, BASE, STARTING

# Where it is worn (LS-4.5).
UPPER: Final = 0
LOWER: Final = 1
SHIELD: Final = 2
WORN: Final = ["upper", "lower", "shield"]

# What follows once the damage is done (LS-8.1, step 7).
NOTHING_MORE: Final = 0
GAIN_MANA: Final = 1
REFRESH_TOKEN: Final = 2
HEAL_ANOTHER: Final = 3
STRIKE_BACK: Final = 4
DARK_MANA: Final = 5
DARK_TOKENS: Final = 6

# What a card does besides its use.
PLAIN: Final = 0
WALK_LOW: Final = 1  # Jump Boots: walk through Low Obstacles.
NO_SHIELDS: Final = 2
NO_ARMOURS: Final = 3
KILLS_RESTORE: Final = 4
KILLS_REFRESH: Final = 5
SAVE_ANOTHER: Final = 6
LONGER_STRIDE: Final = 7


class Armour:
    """An armour or shield card; `less` is what its use takes off one damage instance."""

    __slots__ = ("id", "less", "mana", "passive", "price", "then", "tier", "tokens", "worn")

    def __init__(
        self,
        id: str,
        worn: int,
        tier: int,
        price: int,
        less: int,
        *,
        then: int = NOTHING_MORE,
        mana: int = 0,
        tokens: int = 0,
        passive: int = PLAIN,
    ) -> None:
        self.id = id
        self.worn = worn
        self.tier = tier
        self.price = price
        self.less = less
        self.then = then
        self.mana = mana  # To restore it; 0: it can't be restored for Mana.
        self.tokens = tokens  # To restore it, unused Movement tokens.
        self.passive = passive


ARMOURS: Final = [
    Armour("A01", LOWER, STARTING, 0, 1),
    Armour("A02", UPPER, STARTING, 0, 1),
    Armour("A03", SHIELD, STARTING, 0, 1),
    Armour("A04", LOWER, BASE, 3, 2),
    Armour("A05", LOWER, BASE, 3, 2),
    Armour("A06", UPPER, BASE, 3, 2),
    Armour("A07", UPPER, BASE, 3, 1, mana=2),
    Armour("A08", SHIELD, BASE, 3, 1, tokens=1),
    Armour("A09", SHIELD, BASE, 3, 1, then=GAIN_MANA),
    Armour("A10", LOWER, ADVANCED, 5, 2, then=REFRESH_TOKEN),
    Armour("A11", LOWER, ADVANCED, 4, 2, passive=WALK_LOW),
    Armour("A12", LOWER, ADVANCED, 5, 3),
    Armour("A13", UPPER, ADVANCED, 5, 2, then=HEAL_ANOTHER),
    Armour("A14", SHIELD, ADVANCED, 5, 2, then=STRIKE_BACK),
    Armour("A15", SHIELD, ADVANCED, 6, 3),
    Armour("A16", UPPER, BASE, 4, 3, passive=NO_SHIELDS),
    Armour("A17", SHIELD, BASE, 4, 3, passive=NO_ARMOURS),
    Armour("A18", UPPER, BASE, 3, 1, passive=KILLS_RESTORE),
    Armour("A19", LOWER, BASE, 3, 1, passive=KILLS_REFRESH),
    Armour("A20", UPPER, ADVANCED, 5, 2, then=DARK_MANA),
    Armour("A21", LOWER, ADVANCED, 5, 2, then=DARK_TOKENS),
    Armour("A22", UPPER, ADVANCED, 6, 0, passive=SAVE_ANOTHER),
    Armour("A23", LOWER, ADVANCED, 4, 0, mana=1, passive=LONGER_STRIDE),
    Armour("A24", UPPER, ADVANCED, 7, 6, tokens=2),
]
ARMOUR_IDS: Final = [armour.id for armour in ARMOURS]
WORN_OUT_PANTS: Final = 0
WORN_OUT_ARMOR: Final = 1
WOODEN_SHIELD: Final = 2

"""The monsters and bosses, and every figure of them in the box (LS-10, LS-20)."""

from typing import Final

# Defence dice (LS-10.5).
ORANGE: Final = 1
BLUE: Final = 2

# Ways to attack; a number above 0 is the range of shots (LS-13.3, LS-13.6).
MELEE_ATTACK: Final = 0
AREA_ATTACK: Final = -1
EXPLOSION: Final = -2
BOSS_ATTACK: Final = -3
NO_ATTACK: Final = -4

EXPLOSION_DAMAGE: Final = 4  # To heroes (LS-10.10).
DRAINED: Final = 2  # Mana (LS-10.11).


class Monster:
    """A kind of monster, as its card shows it."""

    __slots__ = (
        "attack",
        "boss",
        "dice",
        "drains",
        "figures",
        "flies",
        "grade",
        "id",
        "inert",
        "long_reach",
        "move",
        "resolute",
        "strength",
        "wounds",
    )

    def __init__(
        self,
        id: str,
        *,
        figures: int,
        grade: int,
        wounds: int = 1,
        move: int = 0,
        attack: int = MELEE_ATTACK,
        strength: int = 1,
        dice: int = BLUE,
        flies: bool = False,
        resolute: bool = False,
        long_reach: bool = False,
        drains: bool = False,
        boss: bool = False,
        inert: bool = False,
    ) -> None:
        self.id = id
        self.figures = figures
        self.grade = grade
        self.wounds = wounds
        self.move = move
        self.attack = attack
        self.strength = strength
        self.dice = dice
        self.flies = flies
        self.resolute = resolute
        self.long_reach = long_reach
        self.drains = drains
        self.boss = boss
        self.inert = inert  # A tile or Monolith: no panic, no stun (LS-20.24, R-52, R-104).


def _bulky(id: str, wounds: int, strength: int, dice: int) -> Monster:
    return Monster(
        id,
        figures=1,
        grade=3,
        wounds=wounds,
        move=2,
        strength=strength,
        dice=dice,
        resolute=True,
        long_reach=True,
    )


def _accursed(id: str, wounds: int, move: int, strength: int, dice: int) -> Monster:
    return Monster(
        id,
        figures=1,
        grade=3,
        wounds=wounds,
        move=move,
        attack=AREA_ATTACK,
        strength=strength,
        dice=dice,
        drains=True,
    )


KINDS: Final = [
    Monster("C", figures=24, grade=1, move=3),
    Monster("R", figures=16, grade=1, move=5),
    Monster("M", figures=16, grade=1, move=2, strength=2, dice=ORANGE),
    Monster("A", figures=16, grade=1, move=2, attack=4),
    Monster("B", figures=8, grade=2, move=3, attack=EXPLOSION, strength=2, dice=ORANGE),
    Monster("W", figures=10, grade=2, move=4, strength=2, flies=True),
    _bulky("K1", 3, 2, ORANGE),
    _bulky("K2", 4, 2, ORANGE),
    _bulky("K3", 4, 3, ORANGE | BLUE),
    _accursed("U1", 2, 3, 1, BLUE),
    _accursed("U2", 3, 2, 1, ORANGE | BLUE),
    _accursed("U3", 3, 2, 2, ORANGE | BLUE),
    Monster("L", figures=3, grade=2, move=3, dice=ORANGE | BLUE, flies=True),
    Monster(
        "X",
        figures=1,
        grade=0,
        wounds=7,
        move=5,
        strength=3,
        dice=ORANGE | BLUE,
        flies=True,
        boss=True,
    ),
    Monster("ZH", figures=1, grade=0, wounds=8, attack=BOSS_ATTACK, dice=ORANGE, boss=True),
    Monster("ZT", figures=1, grade=0, wounds=6, attack=BOSS_ATTACK, dice=ORANGE, boss=True),
    Monster(
        "Y",
        figures=1,
        grade=0,
        wounds=11,
        attack=BOSS_ATTACK,
        strength=2,
        dice=ORANGE | BLUE,
        boss=True,
    ),
    Monster("HA", figures=3, grade=0, attack=NO_ATTACK, dice=ORANGE | BLUE, inert=True),
    Monster("MO", figures=3, grade=0, attack=7, dice=ORANGE | BLUE, inert=True),
    # A Monolith has room for three flames; the fourth damage destroys it (LS-20.18).
    Monster("MN", figures=5, grade=0, wounds=4, attack=NO_ATTACK, dice=0, inert=True),
]
KIND_IDS: Final = [kind.id for kind in KINDS]

CLAWER: Final = 0
RUNNER: Final = 1
ARMORED: Final = 2
ARCHER: Final = 3
BOOMER: Final = 4
WINGED: Final = 5
BULKY: Final = 6  # The first of three variants.
ACCURSED: Final = 9
ALERION: Final = 12
HARPY: Final = 13
HEAD: Final = 14
TAIL: Final = 15
DRYAD: Final = 16
HATCHERY: Final = 17
MORTAR: Final = 18
MONOLITH: Final = 19

# Every figure has a number: the Clawers C1 … C24, then the Runners, and so on.
KIND: Final = [kind for kind, card in enumerate(KINDS) for _ in range(card.figures)]
FIGURES: Final = len(KIND)
CARD: Final = [KINDS[kind] for kind in KIND]
FIRST: Final = [KIND.index(kind) for kind in range(len(KINDS))]
FIGURE_NAMES: Final = [
    CARD[one].id if CARD[one].figures == 1 else f"{CARD[one].id}{one - FIRST[KIND[one]] + 1}"
    for one in range(FIGURES)
]

# What stands in when no figure of a kind is left (LS-11.9); variants are tried 1, 2, 3.
STAND_INS: Final = [
    ARMORED,
    ARCHER,
    WINGED,
    BOOMER,
    BULKY,
    BULKY + 1,
    BULKY + 2,
    ACCURSED,
    ACCURSED + 1,
    ACCURSED + 2,
    CLAWER,
    RUNNER,
]


# Hatcheries and Seed Mortars: the first of each belongs to the first Brood card, and so on.
TILES: Final = range(FIRST[HATCHERY], FIRST[MORTAR] + KINDS[MORTAR].figures)
THE_DRYAD: Final = FIRST[DRYAD]


def figures_of(kind: int) -> range:
    """The figures of a kind."""
    return range(FIRST[kind], FIRST[kind] + KINDS[kind].figures)

"""What an attack is: its cost, its range, the spaces it affects, its keywords (LS-6.3, LS-24)."""

from typing import Final

from gloaming.games.last_spell.board import NOWHERE, ahead

# Types of weapons (LS-6.1). A Defence shoots like none of them.
MELEE: Final = 0
RANGED: Final = 1
MAGIC: Final = 2
DEFENCE: Final = 3
TYPES: Final = ["melee", "ranged", "magic", "defence"]

# Secondary effects, a bit each (LS-24.3).
STUN: Final = 1
PIERCING: Final = 2
INEVITABLE: Final = 4
PURSUIT: Final = 8
ISOLATION: Final = 16
VISION: Final = 32
MANOEUVRE: Final = 64
MOMENTUM: Final = 128
CURSED: Final = 256
SURROUND_STUN: Final = 512
AREA_STUN: Final = 1024
RESTORE_AP: Final = 2048
RESTORE_TOKEN: Final = 4096
PROPAGATION: Final = 8192  # Of a weapon's level: one bounce more.
TRUE_SIGHT: Final = 16384
KEYWORDS: Final = [
    "stun",
    "armour-piercing",
    "inevitable",
    "pursuit",
    "isolation",
    "vision",
    "manoeuvre",
    "momentum",
    "cursed",
    "surround-stun",
    "area-stun",
    "restore-ap",
    "restore-token",
    "propagation",
    "true-sight",
]


class Reach:
    """Where the Impact Space of an attack may be (LS-24.1)."""

    __slots__ = ("code", "farthest", "name", "nearest")

    def __init__(self, name: str, code: int, nearest: int = 0, farthest: int = 0) -> None:
        self.name = name
        self.code = code
        self.nearest = nearest  # Of a sector range: how far the sectors are, at least and at most.
        self.farthest = farthest


ON_SPACES: Final = 0  # So many spaces away in one of the four directions.
ON_SECTORS: Final = 1
ON_ITSELF: Final = 2

NEXT_TO: Final = Reach("melee", ON_SPACES, 1, 1)
UP_TO_2: Final = Reach("up-to-2", ON_SPACES, 1, 2)
SELF: Final = Reach("self", ON_ITSELF)
CURRENT: Final = Reach("current", ON_SECTORS, 0, 0)
ADJACENT: Final = Reach("adjacent", ON_SECTORS, 1, 1)
FAR: Final = Reach("far", ON_SECTORS, 2, 2)
CURRENT_ADJACENT: Final = Reach("current-adjacent", ON_SECTORS, 0, 1)
ADJACENT_FAR: Final = Reach("adjacent-far", ON_SECTORS, 1, 2)


class Pattern:
    """The spaces an attack affects, counted from its Impact Space (LS-24.2)."""

    __slots__ = ("directed", "forward", "id", "impacts", "landing", "right")

    def __init__(
        self,
        id: str,
        spaces: list[tuple[int, int]],
        directed: bool = False,
        impacts: int = 1,
        landing: int = 0,
    ) -> None:
        self.id = id
        self.forward = [forward for forward, _ in spaces]
        self.right = [right for _, right in spaces]
        self.directed = directed  # It looks different from each side.
        self.impacts = impacts  # So many Impact Spaces, one after the other.
        self.landing = landing  # The attacker then stands so far forward of the Impact Space.

    def spaces(self, impact: int, direction: int) -> list[int]:
        """The affected spaces that are on the board."""
        found: list[int] = []
        for n in range(len(self.forward)):
            space = ahead(impact, direction, self.forward[n], self.right[n])
            if space != NOWHERE:
                found.append(space)
        return found


_SQUARE: Final = [(f, s) for f in (-1, 0, 1) for s in (-1, 0, 1)]

P1: Final = Pattern("P1", [(0, 0)])
PX2: Final = Pattern("PX2", [(0, 0)], impacts=2)
PX3: Final = Pattern("PX3", [(0, 0)], impacts=3)
PX4: Final = Pattern("PX4", [(0, 0)], impacts=4)
MV1: Final = Pattern("MV1", [])
NO_AREA: Final = Pattern("none", [])
L2: Final = Pattern("L2", [(0, 0), (1, 0)], directed=True)
L3: Final = Pattern("L3", [(0, 0), (1, 0), (2, 0)], directed=True)
L3M: Final = Pattern("L3M", [(0, 0), (1, 0), (2, 0)], directed=True, landing=3)
X5: Final = Pattern("X5", [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)])
R6: Final = Pattern("R6", [(0, 0), (0, -1), (0, 1), (1, 0), (1, -1), (1, 1)], directed=True)
N9: Final = Pattern("N9", [(f, s) for f in (0, 1, 2) for s in range(-f, f + 1)], directed=True)
Q9: Final = Pattern("Q9", _SQUARE)
O8: Final = Pattern("O8", [(f, s) for f, s in _SQUARE if f or s])

NOBODY_HELPED: Final = 0
ONE_ALLY: Final = 1
ALLY_OR_SELF: Final = 2


class Attack:
    """One Attack Type of a weapon; a scroll, a Punch and a Defence's shot are attacks, too."""

    __slots__ = (
        "ap",
        "area",
        "bounces",
        "damage",
        "helps",
        "id",
        "index",
        "keywords",
        "mana",
        "mp",
        "name",
        "reach",
        "type",
        "uses",
    )

    def __init__(
        self,
        name: str,
        reach: Reach,
        area: Pattern,
        keywords: int = 0,
        *,
        ap: int = 0,
        mana: int = 0,
        mp: int = 0,
        uses: int = 0,
        bounces: int = 0,
        helps: int = NOBODY_HELPED,
    ) -> None:
        self.name = name
        self.reach = reach
        self.area = area
        self.keywords = keywords
        self.ap = ap
        self.mana = mana
        self.mp = mp
        self.uses = uses  # In a Heroes Phase, at Level I.
        self.bounces = bounces  # Propagation.
        self.helps = helps  # It is aimed at a hero, to help.
        self.type = MELEE
        self.damage = 1
        self.id = name
        self.index = NOWHERE  # Its number among all attacks.

    def uses_at(self, level: int) -> int:
        """How often in a Heroes Phase; from Level II on once more (LS-18.13)."""
        return self.uses + (level >= 2)

    def rolls(self) -> bool:
        """Whether it makes monsters roll dice at all (LS-18.13)."""
        return len(self.area.forward) > 0


# Where a card comes from.
STARTING: Final = 0
BASE: Final = 1
ADVANCED: Final = 2
TIERS: Final = ["starting", "base", "advanced"]


class Weapon:
    """A weapon card: how it is held, how hard it hits, its Attack Types, what its levels add."""

    __slots__ = ("attacks", "damage", "hands", "id", "level_2", "level_3", "price", "tier", "type")

    def __init__(
        self,
        id: str,
        type: int,
        *,
        hands: int,
        damage: int,
        tier: int,
        price: int,
        level_2: int,
        level_3: int,
        attacks: list[Attack],
    ) -> None:
        self.id = id
        self.type = type
        self.hands = hands
        self.damage = damage
        self.tier = tier
        self.price = price
        self.level_2 = level_2  # The keyword it gains at Level II.
        self.level_3 = level_3
        self.attacks = attacks
        for attack in attacks:
            attack.type = type
            attack.damage = damage
            attack.id = f"{id}-{attack.name}"

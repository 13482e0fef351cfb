"""Buildings, Walls, Gates and Defences (LS-16, LS-18.9)."""

from typing import Final

from gloaming.games.last_spell.board import PLOTS

# Categories, in the order in which monsters choose between equally weak ones (LS-13.5).
A_DEFENCE: Final = 0
A_WALL: Final = 1
A_BUILDING: Final = 2
CATEGORIES: Final = ["defence", "wall", "building"]

NOTHING: Final = 0
HOUSE: Final = 1
SHOP: Final = 2
ADVANCED_SHOP: Final = 3
BLACKSMITH: Final = 4
GOLD_MINE: Final = 5
SCAVENGER_CAMP: Final = 6
TEMPLE: Final = 7
INN: Final = 8
SEER: Final = 9
MANA_WELL: Final = 10
WOODEN_WALL: Final = 11
STONE_WALL: Final = 12
WOODEN_GATE: Final = 13
STONE_GATE: Final = 14
BALLISTA: Final = 15
CATAPULT: Final = 16
PORTAL: Final = 17
WATCHTOWER: Final = 18


class Structure:
    """A kind of structure; a capacity of 3 flames means that the fourth damage destroys it."""

    __slots__ = ("blocks_sight", "capacity", "category", "cost", "id", "jobs", "limit")

    def __init__(
        self,
        id: str,
        category: int,
        *,
        cost: int = 0,
        capacity: int = 0,
        limit: int = 0,
        jobs: int = 0,
        blocks_sight: bool = False,
    ) -> None:
        self.id = id
        self.category = category
        self.cost = cost  # Gold for a Building, Materials for anything else.
        self.capacity = capacity
        self.limit = limit
        self.jobs = jobs
        self.blocks_sight = blocks_sight  # Of a neighbour (LS-7.1).


def _building(id: str, cost: int, capacity: int, limit: int, jobs: int = 0) -> Structure:
    return Structure(
        id,
        A_BUILDING,
        cost=cost,
        capacity=capacity,
        limit=limit,
        jobs=jobs,
        blocks_sight=True,
    )


STRUCTURES: Final = [
    Structure("none", A_DEFENCE),
    _building("BD1", 2, 2, 12),
    _building("BD2", 3, 3, 1),
    _building("BD3", 4, 3, 1),
    _building("BD4", 3, 3, 1),
    _building("BD5", 4, 2, 2, 2),
    _building("BD6", 3, 2, 2, 2),
    _building("BD7", 4, 3, 1, 2),
    _building("BD8", 4, 3, 1, 1),
    _building("BD9", 2, 2, 1, 2),
    _building("BD10", 3, 2, 1),
    Structure("ST1", A_WALL, cost=1, capacity=1, limit=20),
    Structure("ST2", A_WALL, cost=2, capacity=3, limit=12, blocks_sight=True),
    Structure("ST3", A_WALL, cost=2, capacity=1, limit=4),
    Structure("ST4", A_WALL, cost=3, capacity=3, limit=4),
    Structure("ST5", A_DEFENCE, cost=5, capacity=1, limit=3),  # Calibrated: 4 before.
    Structure("ST6", A_DEFENCE, cost=5, capacity=1, limit=2),
    Structure("ST7", A_DEFENCE, cost=2, limit=3),
    Structure("ST8", A_DEFENCE, cost=3, capacity=2, limit=2),
]
STRUCTURE_IDS: Final = [structure.id for structure in STRUCTURES]

# A structure in play has a number: 1 … 12 by its plot, the others as they are built.
FIRST_ON_PLOT: Final = 1
FIRST_OFF_PLOT: Final = FIRST_ON_PLOT + len(PLOTS)
IN_PLAY: Final = FIRST_OFF_PLOT + sum(one.limit for one in STRUCTURES[WOODEN_WALL:])

LAUNCH_TOKENS: Final = 2  # Of a Catapult (LS-15.3).

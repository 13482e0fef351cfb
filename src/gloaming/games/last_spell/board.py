"""The battlefield: 784 spaces, directions, sectors, areas, plots, wave slots (LS-2).

A space is one number, y * 28 + x; NOWHERE stands for what is off the board. All geometry that
never changes is worked out here once.
"""

from typing import Final

SIZE: Final = 28
SPACES: Final = SIZE * SIZE
NOWHERE: Final = -1

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = ["north", "east", "south", "west"]

NAMES: Final = [f"{space % SIZE},{space // SIZE}" for space in range(SPACES)]
X: Final = [space % SIZE for space in range(SPACES)]
Y: Final = [space // SIZE for space in range(SPACES)]

_DX: Final = [0, 1, 0, -1]
_DY: Final = [-1, 0, 1, 0]


def at(x: int, y: int) -> int:
    """The space in a column and a row; NOWHERE if there is none (LS-2.1)."""
    return y * SIZE + x if 0 <= x < SIZE and 0 <= y < SIZE else NOWHERE


def left_of(direction: int) -> int:
    """Left of north is west (LS-2.1)."""
    return (direction + 3) % 4


def right_of(direction: int) -> int:
    return (direction + 1) % 4


def _ring(space: int) -> list[int]:
    """The spaces around a space, by side and by corner."""
    around = [
        at(X[space] + dx, Y[space] + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy
    ]
    return [one for one in around if one != NOWHERE]


# NEXT[4 * space + direction]: the neighbour on that side, or NOWHERE.
NEXT: Final = [at(X[s] + _DX[d], Y[s] + _DY[d]) for s in range(SPACES) for d in range(4)]
# BESIDE[space]: the neighbours that share an edge with it (LS-2.7).
BESIDE: Final = [[one for one in NEXT[4 * s : 4 * s + 4] if one != NOWHERE] for s in range(SPACES)]
# AREA[space]: the ring of neighbours by edge and corner (LS-2.8).
AREA: Final = [_ring(space) for space in range(SPACES)]


def ahead(space: int, direction: int, forward: int, right: int) -> int:
    """The space so far forward and so far to the right, seen in a direction; or NOWHERE."""
    turned = (direction + 1) % 4
    return at(
        X[space] + forward * _DX[direction] + right * _DX[turned],
        Y[space] + forward * _DY[direction] + right * _DY[turned],
    )


def along(direction: int, east: int, south: int) -> int:
    """How far a way leads in a direction."""
    if direction == 0:
        return -south
    if direction == 1:
        return east
    return south if direction == 2 else -east


def steps(one: int, other: int) -> int:
    """How many spaces apart two spaces are, by edges."""
    return abs(X[one] - X[other]) + abs(Y[one] - Y[other])


def adjacent(one: int, other: int) -> bool:
    """Whether two spaces share an edge (LS-2.7)."""
    return steps(one, other) == 1


def direction_to(one: int, other: int) -> int:
    """The direction that leads from a space straight to another; NOWHERE if none does."""
    east, south = X[other] - X[one], Y[other] - Y[one]
    if east == 0 and south != 0:
        return SOUTH if south > 0 else NORTH
    if south == 0 and east != 0:
        return EAST if east > 0 else WEST
    return NOWHERE


def in_area(one: int, other: int) -> bool:
    """Whether a space lies in the ring around another (LS-2.8)."""
    return one != other and abs(X[one] - X[other]) <= 1 and abs(Y[one] - Y[other]) <= 1


# The City (LS-2.2) and the Magic Circle in its middle (LS-2.6).

CITY_FIRST: Final = 9
CITY_LAST: Final = 18
IN_CITY: Final = [
    int(CITY_FIRST <= X[s] <= CITY_LAST and CITY_FIRST <= Y[s] <= CITY_LAST) for s in range(SPACES)
]
CITY: Final = [space for space in range(SPACES) if IN_CITY[space]]
CIRCLE_SPACES: Final = [at(13, 13), at(14, 13), at(13, 14), at(14, 14)]
BESIDE_CIRCLE: Final = [
    int(s not in CIRCLE_SPACES and any(one in CIRCLE_SPACES for one in BESIDE[s]))
    for s in range(SPACES)
]
NEAR_CIRCLE: Final = [
    int(s not in CIRCLE_SPACES and any(one in CIRCLE_SPACES for one in AREA[s]))
    for s in range(SPACES)
]

# Sectors (LS-2.3): A1 … D4 row by row, then MC.

MC: Final = 16
SECTORS: Final = 17
SECTOR_NAMES: Final = [f"{column}{row}" for row in "1234" for column in "ABCD"] + ["MC"]
_BAND: Final = [0] * 9 + [1] * 5 + [2] * 5 + [3] * 9


def _sector(space: int) -> int:
    x, y = X[space], Y[space]
    return MC if 12 <= x <= 15 and 12 <= y <= 15 else 4 * _BAND[y] + _BAND[x]


SECTOR: Final = [_sector(space) for space in range(SPACES)]
SECTOR_SPACES: Final = [[s for s in range(SPACES) if SECTOR[s] == one] for one in range(SECTORS)]


def _sectors_beside(sector: int) -> list[int]:
    """Bands that share an edge; MC touches the four city sectors (LS-2.4)."""
    if sector == MC:
        return [5, 6, 9, 10]
    column, row = sector % 4, sector // 4
    beside = [
        4 * (row + dy) + column + dx
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))
        if 0 <= row + dy < 4 and 0 <= column + dx < 4
    ]
    return [*beside, MC] if sector in (5, 6, 9, 10) else beside


def _distances(start: int) -> list[int]:
    """The length of the shortest way to every sector (LS-2.5)."""
    far = [SECTORS] * SECTORS
    far[start] = 0
    reached = [start]
    for sector in reached:
        for beside in _sectors_beside(sector):
            if far[beside] > far[sector] + 1:
                far[beside] = far[sector] + 1
                reached.append(beside)
    return far


# SECTOR_DISTANCE[17 * one + other]
SECTOR_DISTANCE: Final = [far for start in range(SECTORS) for far in _distances(start)]

# The field of arrows (LS-12.2).


def _arrow(space: int) -> int:
    """Towards the centre along the longer way; on a diagonal, by the pinwheel."""
    dx, dy = 27 - 2 * X[space], 27 - 2 * Y[space]
    if abs(dx) > abs(dy):
        return EAST if dx > 0 else WEST
    if abs(dy) > abs(dx):
        return SOUTH if dy > 0 else NORTH
    if dx > 0:
        return EAST if dy > 0 else NORTH
    return SOUTH if dy > 0 else WEST


FIELD: Final = [_arrow(space) for space in range(SPACES)]

# Building plots A … L (LS-2.13).

PLOT_NAMES: Final = list("ABCDEFGHIJKL")
PLOTS: Final = [
    [at(10, 10), at(11, 10)],
    [at(13, 10), at(13, 11)],
    [at(10, 12), at(10, 13)],
    [at(16, 10), at(17, 10)],
    [at(14, 10), at(14, 11)],
    [at(17, 12), at(17, 13)],
    [at(10, 17), at(11, 17)],
    [at(13, 16), at(13, 17)],
    [at(10, 14), at(10, 15)],
    [at(16, 17), at(17, 17)],
    [at(14, 16), at(14, 17)],
    [at(17, 14), at(17, 15)],
]
# PLOT[space]: the plot a space belongs to, or NOWHERE.
PLOT: Final = [
    next((plot for plot, pair in enumerate(PLOTS) if space in pair), NOWHERE)
    for space in range(SPACES)
]

# Where Walls, Gates and Defences may stand, as far as the map alone tells (LS-2.14).
BUILD_ZONE: Final = [
    space
    for space in range(SPACES)
    if 7 <= X[space] <= 20
    and 7 <= Y[space] <= 20
    and PLOT[space] == NOWHERE
    and SECTOR[space] != MC
]

# Wave slots 1 … 12 clockwise from the west (LS-2.12); number 0 is none.

SLOTS: Final = 12
SLOT_ROWS: Final = 3
SLOT_COLUMNS: Final = 4
STRIP_FIRST: Final = 7  # Monsters slide in the Fog inside this strip (LS-12.10).
STRIP_LAST: Final = 20
ENTRY: Final = [NOWHERE] + [EAST] * 3 + [SOUTH] * 3 + [WEST] * 3 + [NORTH] * 3
_SLOT_FIRST: Final = [0, 16, 12, 8, 8, 12, 16, 8, 12, 16, 16, 12, 8]


def slot_space(slot: int, fog: int, row: int, column: int) -> int:
    """The space of an icon: row 2 is nearest to the City, column 0 a monster's left (LS-2.12)."""
    deep = fog - 3 + row
    first = _SLOT_FIRST[slot]
    entry = ENTRY[slot]
    if entry == EAST:
        return at(deep, first + column)
    if entry == WEST:
        return at(SIZE - 1 - deep, first + 3 - column)
    if entry == NORTH:
        return at(first + column, SIZE - 1 - deep)
    return at(first + 3 - column, deep)

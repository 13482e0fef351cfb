"""The valley: 44 squares around a hole, and sets of squares as the bits of one number.

Every bit trick of the game is here (DN-1). Squares count from a1 = 0 row by row to f8 = 47;
the four numbers of the hole belong to no square.
"""

from typing import Final

from mypy_extensions import i64

COLUMNS: Final = 6
ROWS: Final = 8
TEMPLE: Final = 9  # Tiles in a Temple.

NAMES: Final = [f"{column}{row}" for row in range(1, ROWS + 1) for column in "abcdef"]
HOLE: Final = [NAMES.index(name) for name in ("c4", "d4", "c5", "d5")]
SQUARES: Final = [square for square in range(COLUMNS * ROWS) if square not in HOLE]
BIT: Final = [1 << square for square in range(COLUMNS * ROWS)]


def _of(squares: list[int]) -> i64:
    """A set from its squares. Called, not written down, so that it compiles to 64 bits."""
    total = 0
    for square in squares:
        total |= BIT[square]
    return total


NOWHERE: Final[i64] = _of([])
BOARD: Final[i64] = _of(SQUARES)
_WEST: Final[i64] = _of([square for square in SQUARES if square % COLUMNS == 0])
_EAST: Final[i64] = _of([square for square in SQUARES if square % COLUMNS == COLUMNS - 1])
_BITS_SET: Final = bytes(number.bit_count() for number in range(1 << 16))


def at(name: str) -> int:
    """The number of a square: at("a1") is 0."""
    return NAMES.index(name)


def squares_of(squares: i64) -> list[int]:
    """The squares of a set, in canonical order (DN-1.3)."""
    return [square for square in SQUARES if squares & BIT[square]]


def count(squares: i64) -> i64:
    """How many squares a set has."""
    first: i64 = _BITS_SET[squares & 0xFFFF]
    second: i64 = _BITS_SET[(squares >> 16) & 0xFFFF]
    third: i64 = _BITS_SET[squares >> 32]
    return first + second + third


def bordering(squares: i64) -> i64:
    """Every square that shares a side with one of the set (DN-1.4)."""
    beside = ((squares & ~_EAST) << 1) | ((squares & ~_WEST) >> 1)
    return (beside | (squares << COLUMNS) | (squares >> COLUMNS)) & BOARD


def group(seed: i64, within: i64) -> i64:
    """The squares of `within` that can be walked to from `seed` without leaving it."""
    while True:
        grown = seed | (bordering(seed) & within)
        if grown == seed:
            return seed
        seed = grown


def temple_groups(tiles: i64) -> i64:
    """The tiles that lie in connected groups of nine or more (DN-10.2)."""
    large = NOWHERE
    left = tiles
    while count(left) >= TEMPLE:
        found = group(left & -left, tiles)
        if count(found) >= TEMPLE:
            large |= found
        left &= ~found
    return large


def _adjacent(square: int) -> i64:
    return bordering(BIT[square])


def _surrounding(square: int) -> i64:
    return _of(
        [
            other
            for other in SQUARES
            if other != square
            and abs(other % COLUMNS - square % COLUMNS) <= 1
            and abs(other // COLUMNS - square // COLUMNS) <= 1
        ]
    )


def _within(square: int) -> list[int]:
    """For 0, 1, 2 … steps: every square at most so many steps away (DN-1.6)."""
    reached: list[int] = [BIT[square]]
    for _ in range(12):
        reached.append(reached[-1] | bordering(reached[-1]))
    return reached


_NONE: Final[list[int]] = []
ADJACENT: Final = [0 if s in HOLE else _adjacent(s) for s in range(COLUMNS * ROWS)]
SURROUNDING: Final = [0 if s in HOLE else _surrounding(s) for s in range(COLUMNS * ROWS)]
WITHIN: Final = [_NONE if s in HOLE else _within(s) for s in range(COLUMNS * ROWS)]


def distance(here: int, there: int) -> int:
    """The fewest steps a pawn would need, around the hole (DN-1.6, R-03)."""
    bit: i64 = BIT[there]
    steps = 0
    for reached in WITHIN[here]:
        if reached & bit:
            break
        steps += 1
    return steps


def connected_sets(size: int) -> list[int]:
    """Every set of `size` squares that hang together (DN-1.7: 24 164 sets of nine)."""
    found: set[int] = {BIT[square] for square in SQUARES}
    for _ in range(size - 1):
        larger: set[int] = set()
        for squares in found:
            edge: i64 = bordering(squares) & ~squares
            while edge:
                larger.add(squares | (edge & -edge))
                edge &= edge - 1
        found = larger
    return sorted(found)


_nines: list[int] = []


def nines() -> list[int]:
    """Every place where a Temple could stand; worked out when first needed."""
    if not _nines:
        _nines.extend(connected_sets(TEMPLE))
    return _nines

"""The map: seven tiles, one in the middle and six around it (CS-2).

Every bit trick of the game is here: a set of positions, of players, of dice or of cards is the
bits of one number. Positions count in the order in which the rules settle ties.
"""

from typing import Final

POSITIONS: Final = ["C", "E", "SE", "SW", "W", "NW", "NE"]
AXIAL: Final = [(0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
NOWHERE: Final = -1

CENTRE: Final = 0
EAST: Final = 1
WEST: Final = 4
MARKET_ORDER: Final = [1, 2, 3, 5, 6]  # E, SE, SW, NW, NE (CS-3.4)

BIT: Final = [1 << number for number in range(60)]

# How far a spell reaches: a bit for each distance it can be cast at (CS-7.2).
R0: Final = 0b001
R0_1: Final = 0b011
R1: Final = 0b010
R0_2: Final = 0b111
R1_2: Final = 0b110
RANGES: Final = {R0: "R0", R0_1: "R0_1", R1: "R1", R0_2: "R0_2", R1_2: "R1_2"}


def _distance(here: int, there: int) -> int:
    dq, dr = AXIAL[here][0] - AXIAL[there][0], AXIAL[here][1] - AXIAL[there][1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def _reach(distances: int, here: int) -> int:
    found = 0
    for there in range(len(POSITIONS)):
        if distances & BIT[DISTANCE[here][there]]:
            found |= BIT[there]
    return found


# The fewest steps from one position to another (CS-2.4).
DISTANCE: Final = [[_distance(a, b) for b in range(7)] for a in range(7)]
# REACH[distances][here]: every position at one of these distances.
REACH: Final = [[_reach(distances, here) for here in range(7)] for distances in range(8)]


def at(name: str) -> int:
    """The number of a position: at("SE") is 2."""
    return POSITIONS.index(name)


def members(bits: int) -> list[int]:
    """What is in a small set, in ascending order."""
    found: list[int] = []
    number = 0
    while bits:
        if bits & 1:
            found.append(number)
        bits >>= 1
        number += 1
    return found

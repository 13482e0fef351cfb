"""The line of fire: only what stands right beside a hero hides anything (LS-7)."""

from gloaming.games.last_spell.board import AREA, NEXT, NOWHERE, X, Y, along, left_of, right_of
from gloaming.games.last_spell.box.maps import TREE
from gloaming.games.last_spell.box.structures import NOTHING, STRUCTURES
from gloaming.games.last_spell.state import State


class LineOfFire:
    """What one space sees of the board, worked out once for many targets."""

    __slots__ = ("closed", "corners", "space", "wide_left", "wide_right")

    def __init__(self, state: State, space: int) -> None:
        self.space = space
        self.closed: list[int] = []  # Sides with a blocking space (LS-7.2).
        self.wide_left: list[int] = []  # How far the row of blockers goes on (LS-7.3, LS-7.4).
        self.wide_right: list[int] = []
        for side in range(4):
            wall = NEXT[4 * space + side]
            if blocks_sight(state, wall):
                self.closed.append(side)
                self.wide_left.append(row_of_blockers(state, wall, left_of(side)))
                self.wide_right.append(row_of_blockers(state, wall, right_of(side)))
        self.corners: list[int] = []  # Pairs of closed sides that meet (LS-7.5).
        for one in self.closed:
            if right_of(one) in self.closed:
                self.corners.append(one)

    def sees(self, target: int) -> bool:
        """Whether there is a line of fire to a space (LS-7.6)."""
        if not self.closed:
            return True
        east = X[target] - X[self.space]
        south = Y[target] - Y[self.space]
        for n in range(len(self.closed)):
            side = self.closed[n]
            away = along(side, east, south)
            across = along(right_of(side), east, south)
            if away >= 2 and -(self.wide_left[n] + away - 1) <= across <= (
                self.wide_right[n] + away - 1
            ):
                return False
        for one in self.corners:
            if along(one, east, south) >= 1 and along(right_of(one), east, south) >= 1:
                return False
        return True


def row_of_blockers(state: State, wall: int, direction: int) -> int:
    """How many blocking spaces follow a blocking space without a gap (LS-7.3)."""
    many = 0
    space = NEXT[4 * wall + direction]
    while blocks_sight(state, space):
        many += 1
        space = NEXT[4 * space + direction]
    return many


def covered_by_tree(state: State, space: int) -> bool:
    """Whether a space is inside the Area of a Tree (LS-19.8)."""
    for one in AREA[space]:
        if one != NOWHERE and state.terrain[one] == TREE:
            return True
    return False


def blocks_sight(state: State, space: int) -> bool:
    """Whether a space hides what is behind it from a neighbour (LS-7.1)."""
    if space == NOWHERE:
        return False
    if state.terrain[space] == TREE:
        return True
    built = state.structure[space]
    return built != NOTHING and STRUCTURES[state.kind[built]].blocks_sight

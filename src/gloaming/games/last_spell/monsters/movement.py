"""How a monster moves: straight ahead, past others, around obstacles, out of the Fog (LS-12)."""

from typing import Final

from gloaming.games.last_spell.board import (
    AREA,
    BESIDE,
    BESIDE_CIRCLE,
    EAST,
    FIELD,
    NEAR_CIRCLE,
    NEXT,
    NORTH,
    NOWHERE,
    SIZE,
    SOUTH,
    STRIP_FIRST,
    STRIP_LAST,
    X,
    Y,
    at,
    left_of,
    right_of,
)
from gloaming.games.last_spell.box.maps import LOW, MAPS, WATER, WATER_PENALTY
from gloaming.games.last_spell.box.monster_cards import CARD, DRYAD, FIGURES, HARPY, KIND, Monster
from gloaming.games.last_spell.box.structures import (
    A_DEFENCE,
    A_WALL,
    NOTHING,
    PORTAL,
    STRUCTURES,
)
from gloaming.games.last_spell.state import FIRST_MONSTER, LEFT, NOBODY, State
from gloaming.games.last_spell.table.ground import (
    free,
    is_fog,
    occupied,
    shift_monster,
    tile_under,
)
from gloaming.games.last_spell.words import (
    AHEAD,
    AROUND_COIN,
    AROUND_OTHER,
    AT_THE_EDGE,
    CANNOT_PASS,
    FLIES_OVER,
    IS_HELD,
    IS_STUNNED,
    MEETS_CIRCLE,
    MEETS_HERO,
    MEETS_STRUCTURE,
    NO_WAY_OUT,
    NO_WAY_ROUND,
    PASSES,
    SLIDES_COIN,
    SLIDES_OTHER,
)

GOES_ON: Final = -1

# A Harpy that begins here makes at most three steps, or it would circle for ever.
_CORNERS: Final = [at(11, 11), at(16, 11), at(16, 16), at(11, 16)]
_CORNER_STEPS: Final = 3

_FACING_RANK: Final = [3, 0, 1, 2]  # East first, then south, west, north (LS-12.3).
_FIGURE_BITS: Final = 8


def in_order(state: State) -> list[int]:
    """All monsters by facing, then lane clockwise, then nearest to the City (LS-12.3, R-27)."""
    keys: list[int] = []
    last = SIZE - 1
    for figure in range(FIGURES):
        space = state.at[figure]
        if space == NOWHERE:
            continue
        x, y, facing = X[space], Y[space], state.facing[figure]
        if facing == EAST:
            lane, depth = last - y, last - x
        elif facing == SOUTH:
            lane, depth = x, last - y
        elif facing == NORTH:
            lane, depth = last - x, y
        else:
            lane, depth = y, x
        key = (_FACING_RANK[facing] * SIZE + lane) * SIZE + depth
        keys.append((key << _FIGURE_BITS) + figure)
    keys.sort()
    mask = (1 << _FIGURE_BITS) - 1
    return [key & mask for key in keys]


def move_monster(state: State, figure: int) -> None:
    """One monster makes its movement, then turns to the arrow of its space (LS-12.1)."""
    if state.stunned[figure]:
        state.tell("stays", figure, IS_STUNNED)
        return
    monster = CARD[figure]
    if monster.move == 0:
        return  # Cetusia, the Dryad, tiles and Monoliths stay (LS-20.9, LS-20.15, LS-20.22).
    walk(state, figure, monster)
    space = state.at[figure]
    if not is_fog(state, space) and state.facing[figure] != FIELD[space]:
        state.facing[figure] = FIELD[space]
        state.tell("turns", figure, FIELD[space])


def movement_points(state: State, figure: int, monster: Monster) -> int:
    """Its movement value, less 2 if a walker begins on Water (LS-10.3, LS-12.4)."""
    points = monster.move
    space = state.at[figure]
    if state.terrain[space] == WATER and not monster.flies:
        points = max(1, points - WATER_PENALTY)
    if KIND[figure] == HARPY and space in _CORNERS:
        points = min(points, _CORNER_STEPS)
    return points


def walk(state: State, figure: int, monster: Monster) -> None:
    """Straight along its facing, one space for each Movement Point (LS-12.4)."""
    points = movement_points(state, figure, monster)
    facing = state.facing[figure]
    edge = MAPS[state.map].edge
    here = state.at[figure]
    if monster.resolute and edge[here] >= state.fog and held(state, here):
        state.tell("stays", figure, IS_HELD)
        return
    visited = [here]
    while points > 0:
        ahead = NEXT[4 * here + facing]
        if edge[here] < state.fog:
            if ahead != NOWHERE and not occupied(state, ahead):
                here = go(state, figure, ahead, AHEAD)
                points -= 1
            else:
                there = slide(state, figure, here, facing, visited)
                if there == NOWHERE:
                    state.tell("stays", figure, NO_WAY_OUT)
                    return
                here = there
        else:
            met = meets(state, here, monster)
            if met != GOES_ON:
                state.tell("stays", figure, met)
                return
            if ahead == NOWHERE or edge[ahead] < state.fog:
                state.tell("stays", figure, AT_THE_EDGE)
                return
            if not occupied(state, ahead):
                here = go(state, figure, ahead, AHEAD)
                points -= 1
            elif passable(state, ahead, monster.flies):
                far = 2
                there = NEXT[4 * ahead + facing]
                while there != NOWHERE and passable(state, there, monster.flies):
                    there = NEXT[4 * there + facing]
                    far += 1
                if far > points or not free(state, there):
                    state.tell("stays", figure, CANNOT_PASS)
                    return
                over = PASSES if state.figure[ahead] >= FIRST_MONSTER else FLIES_OVER
                here = go(state, figure, there, over)
                points -= far
            elif goes_around(state, ahead, monster):
                there = side_step(state, figure, here, facing, visited)
                if there == NOWHERE:
                    state.tell("stays", figure, NO_WAY_ROUND)
                    return
                here = there
                points -= 1
            else:
                state.tell("stays", figure, NO_WAY_ROUND)
                return
        visited.append(here)


def go(state: State, figure: int, space: int, why: int) -> int:
    shift_monster(state, figure, space)
    state.tell("moves", figure, space, why)
    return space


def meets(state: State, space: int, monster: Monster) -> int:
    """What stops a monster on the map: a hero, a structure or the Circle beside it (LS-12.5)."""
    if BESIDE_CIRCLE[space]:
        return MEETS_CIRCLE
    if monster.resolute:
        return GOES_ON  # It goes around everything else (LS-10.8).
    for one in BESIDE[space]:
        stands = state.figure[one]
        if stands != NOTHING and stands < FIRST_MONSTER:
            return MEETS_HERO
        built = state.structure[one]
        if built != NOTHING:
            kind = state.kind[built]
            if kind != PORTAL and not (
                monster.flies and STRUCTURES[kind].category == A_DEFENCE
            ):  # Fliers do not stop for Defences (LS-10.9).
                return MEETS_STRUCTURE
    return GOES_ON


def held(state: State, space: int) -> bool:
    """Whether a Resolute monster stays: a Building, Defence, hero or the Circle near (LS-10.8)."""
    if NEAR_CIRCLE[space]:
        return True
    for one in AREA[space]:
        stands = state.figure[one]
        if stands != NOTHING and stands < FIRST_MONSTER:
            return True
        built = state.structure[one]
        if built != NOTHING:
            kind = state.kind[built]
            if kind != PORTAL and STRUCTURES[kind].category != A_WALL:
                return True
    return False


def passable(state: State, space: int, flies: bool) -> bool:
    """Whether a space can be passed over: a monster; for fliers, what they ignore (LS-12.7)."""
    stands = state.figure[space]
    if stands >= FIRST_MONSTER:  # Not the Dryad, a tile, who stands on one, or a Monolith.
        if state.growth == 0:
            return True
        return KIND[stands - FIRST_MONSTER] < DRYAD and tile_under(state, space) == NOBODY
    if not flies or stands != NOTHING:
        return False
    if state.terrain[space] == LOW:
        return True
    built = state.structure[space]
    if built == NOTHING or state.kind[built] == PORTAL:
        return False  # A Portal is no obstacle: who comes to it lands there (LS-3.3).
    return STRUCTURES[state.kind[built]].category == A_DEFENCE


def goes_around(state: State, space: int, monster: Monster) -> bool:
    """Whether a monster side-steps what is in its way (LS-12.8, LS-12.9)."""
    stands = state.figure[space]
    if stands >= FIRST_MONSTER:
        return True  # The Dryad, a tile, a Monolith: the others are passed.
    if stands != NOTHING or state.structure[space] != NOTHING:
        return monster.resolute
    return True  # Low Obstacle, Tree or Cliff.


def side_step(state: State, figure: int, here: int, facing: int, visited: list[int]) -> int:
    """One space to the side the coin shows, else to the other; where to, or NOWHERE (LS-12.8)."""
    first, second = sides(state, facing)
    there = NEXT[4 * here + first]
    if free(state, there) and there not in visited:
        return go(state, figure, there, AROUND_COIN)
    there = NEXT[4 * here + second]
    if free(state, there) and there not in visited:
        return go(state, figure, there, AROUND_OTHER)
    return NOWHERE


def slide(state: State, figure: int, here: int, facing: int, visited: list[int]) -> int:
    """A free side step in the Fog, inside the strip (LS-12.10, R-23, R-25)."""
    first, second = sides(state, facing)
    there = NEXT[4 * here + first]
    if can_slide(state, there, facing, visited):
        return go(state, figure, there, SLIDES_COIN)
    there = NEXT[4 * here + second]
    if can_slide(state, there, facing, visited):
        return go(state, figure, there, SLIDES_OTHER)
    return NOWHERE


def can_slide(state: State, there: int, facing: int, visited: list[int]) -> bool:
    if there == NOWHERE or occupied(state, there) or not is_fog(state, there) or there in visited:
        return False
    along = X[there] if facing in (NORTH, SOUTH) else Y[there]
    return STRIP_FIRST <= along <= STRIP_LAST


def sides(state: State, facing: int) -> tuple[int, int]:
    """The side the fate coin shows, and the other one."""
    if state.coin == LEFT:
        return left_of(facing), right_of(facing)
    return right_of(facing), left_of(facing)

"""What is on a space, and putting things there or taking them away (LS-2.9, LS-2.10, LS-3)."""

from typing import Final

from gloaming.engine.refusal import Refusal
from gloaming.games.last_spell.board import AREA, NEXT, NOWHERE, PLOTS, SPACES, X, Y, right_of
from gloaming.games.last_spell.box.maps import MAPS, WATER
from gloaming.games.last_spell.box.monster_cards import (
    DRYAD,
    KIND,
    MONOLITH,
    THE_DRYAD,
    TILES,
)
from gloaming.games.last_spell.box.structures import (
    A_BUILDING,
    FIRST_OFF_PLOT,
    FIRST_ON_PLOT,
    IN_PLAY,
    NOTHING,
    PORTAL,
    STRUCTURES,
    WATCHTOWER,
)
from gloaming.games.last_spell.state import (
    FIRST_HERO,
    FIRST_MONSTER,
    NOBODY,
    State,
)

NOT_FREE: Final = Refusal("LS-2.10", "not-free")
FOGGY: Final = Refusal("LS-3.6", "heroes-shun-fog")
LEFT_ALONE: Final = Refusal("LS-3.6", "left-alone")

IN_FOG: Final = Refusal("LS-3.6", "in-fog")


def is_fog(state: State, space: int) -> bool:
    """Whether a space lies in the Fog (LS-2.11)."""
    return MAPS[state.map].edge[space] < state.fog


def occupied(state: State, space: int) -> bool:
    """Whether anything on a space makes it an obstacle (LS-2.9)."""
    if state.figure[space] != NOTHING or state.terrain[space] > WATER:
        return True
    built = state.structure[space]
    return built != NOTHING and state.kind[built] != PORTAL


def free(state: State, space: int) -> bool:
    """On the board, not occupied, not Fog (LS-2.10)."""
    return space != NOWHERE and not occupied(state, space) and not is_fog(state, space)


def hero_on(state: State, space: int) -> int:
    """The hero on a space, or NOBODY."""
    stands = state.figure[space]
    return stands - FIRST_HERO if FIRST_HERO <= stands < FIRST_MONSTER else NOBODY


def monster_on(state: State, space: int) -> int:
    """The monster on a space, or NOBODY."""
    stands = state.figure[space]
    return stands - FIRST_MONSTER if stands >= FIRST_MONSTER else NOBODY


def tile_under(state: State, space: int) -> int:
    """The Hatchery or Seed Mortar on a space, whoever stands on it, or NOBODY (LS-20.26)."""
    if state.growth:  # There are none before the Dryad.
        for tile in TILES:
            if state.at[tile] == space:
                return tile
    return NOBODY


def trapped(state: State, hero: int) -> bool:
    """Whether a tile grew under a hero (LS-20.23)."""
    space = state.space[hero]
    return state.growth > 0 and space != NOWHERE and tile_under(state, space) != NOBODY


def vacate(state: State, space: int) -> None:
    """Whoever stood there has left; a tile under them is seen again."""
    state.figure[space] = NOTHING
    if state.growth:
        tile = tile_under(state, space)
        if tile != NOBODY:
            state.figure[space] = FIRST_MONSTER + tile


def stands_on(state: State, figure: int, space: int) -> bool:
    """Whether a monster is on a space; the Dryad is on two, a tile may be under somebody."""
    return state.at[figure] == space or state.figure[space] == FIRST_MONSTER + figure


def dryad_spaces(state: State) -> list[int]:
    """Both spaces of the Dryad; none while she is not on the board (LS-20.15)."""
    first = state.at[THE_DRYAD]
    if first == NOWHERE:
        return []
    return [first, NEXT[4 * first + right_of(state.facing[THE_DRYAD])]]


def area_around(state: State, figure: int) -> list[int]:
    """The Area of a monster: eight spaces, ten around the Dryad (LS-2.8)."""
    if KIND[figure] != DRYAD:
        return AREA[state.at[figure]]
    own = dryad_spaces(state)
    found: list[int] = []
    for space in own:
        for one in AREA[space]:
            if one not in own and one not in found:
                found.append(one)
    return found


def target_structure(state: State, space: int) -> int:
    """The structure on a space that monsters can attack, or NOTHING (LS-3.3)."""
    built = state.structure[space]
    return NOTHING if built == NOTHING or state.kind[built] == PORTAL else built


def put_monster(state: State, figure: int, space: int, facing: int) -> None:
    """A monster comes from the box (LS-11.8)."""
    state.at[figure] = space
    state.facing[figure] = facing
    state.wounds[figure] = 0
    state.stunned[figure] = 0
    state.figure[space] = FIRST_MONSTER + figure


def shift_monster(state: State, figure: int, space: int) -> None:
    left = state.at[figure]
    state.at[figure] = space
    vacate(state, left)
    state.figure[space] = FIRST_MONSTER + figure


def remove_monster(state: State, figure: int) -> None:
    """A monster goes back to the box."""
    left = dryad_spaces(state) if KIND[figure] == DRYAD else [state.at[figure]]
    state.at[figure] = NOWHERE
    for space in left:
        if state.figure[space] == FIRST_MONSTER + figure:
            vacate(state, space)
    state.wounds[figure] = 0
    state.stunned[figure] = 0


def put_hero(state: State, hero: int, space: int) -> None:
    """A hero is put or moves to a space; it leaves the one it stood on."""
    if state.space[hero] != NOWHERE:
        vacate(state, state.space[hero])
    state.space[hero] = space
    state.figure[space] = FIRST_HERO + hero


def remove_hero(state: State, hero: int) -> None:
    vacate(state, state.space[hero])
    state.space[hero] = NOWHERE


def spaces_of(state: State, built: int) -> list[int]:
    """The spaces of a structure: a Building has two."""
    return PLOTS[built - FIRST_ON_PLOT] if built < FIRST_OFF_PLOT else [state.where[built]]


def build(state: State, kind: int, space: int, plot: int = NOWHERE) -> int:
    """A structure is put on a space, or a Building on a plot. Its number."""
    if STRUCTURES[kind].category == A_BUILDING:
        built = FIRST_ON_PLOT + plot
        space = PLOTS[plot][0]
    else:
        built = FIRST_OFF_PLOT
        while state.kind[built] != NOTHING:
            built += 1
    state.kind[built] = kind
    state.where[built] = space
    state.flames[built] = 0
    state.shots[built] = 0
    for one in spaces_of(state, built):
        state.structure[one] = built
    return built


def tear_down(state: State, built: int) -> None:
    """A structure is removed; its flames go to the box (LS-16.4)."""
    for one in spaces_of(state, built):
        state.structure[one] = NOTHING
    state.kind[built] = NOTHING
    state.where[built] = NOWHERE
    state.flames[built] = 0
    state.shots[built] = 0


def standing(state: State, kind: int) -> int:
    """How many structures of a kind stand."""
    return state.kind.count(kind)


def left_alone(state: State, figure: int) -> bool:
    """Whether a figure is no monster that can be harmed beside one: a Monolith, or in the Fog."""
    return KIND[figure] == MONOLITH or is_fog(state, state.at[figure])


def lone_monster(state: State, figure: int) -> bool:
    """Whether no other monster is in a monster's Area (Isolation, LS-24.3)."""
    for space in area_around(state, figure):
        stands = state.figure[space] - FIRST_MONSTER
        if stands >= 0 and KIND[stands] != MONOLITH:
            return False
    return True


def monsters_in(state: State, spaces: list[int]) -> list[int]:
    """The monsters, tiles and Monoliths on some spaces, in their order, each once."""
    found: list[int] = []
    for space in spaces:
        figure = state.figure[space] - FIRST_MONSTER
        if figure >= 0:
            if figure not in found:  # The Dryad may be on two of them.
                found.append(figure)
            if state.growth:
                tile = tile_under(state, space)
                if tile != NOBODY and tile != figure:
                    found.append(tile)  # Whoever stands on it shares the space (LS-20.26).
    return found


def on_tower(state: State, space: int) -> bool:
    built = state.structure[space]
    return built != NOTHING and state.kind[built] == WATCHTOWER


def nearest_free(state: State, space: int, taken: list[int]) -> list[int]:
    """The nearest free spaces that are not about to be taken, all that are equally near."""
    nearest = 2 * SPACES
    found: list[int] = []
    for one in range(SPACES):
        far = abs(X[one] - X[space]) + abs(Y[one] - Y[space])
        if far <= nearest and free(state, one) and one not in taken:
            if far < nearest:
                nearest = far
                found = []
            found.append(one)
    return found


def set_free(state: State, hero: int) -> None:
    """The tile is removed, the hero is free (LS-20.25)."""
    remove_monster(state, tile_under(state, state.space[hero]))
    state.tell("freed", state.card[hero])


def of_category(state: State, category: int) -> int:
    """How many structures of a category stand."""
    many = 0
    for built in range(IN_PLAY):
        kind = state.kind[built]
        if kind != NOTHING and STRUCTURES[kind].category == category:
            many += 1
    return many

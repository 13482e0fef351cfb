"""Whom a monster attacks, and why (LS-13.3 to LS-13.6, LS-10.10 to LS-10.13)."""

from typing import Final

from gloaming.engine.refusal import Refusal
from gloaming.games.last_spell.board import AREA, BESIDE, NEXT, NOWHERE
from gloaming.games.last_spell.box.maps import CIRCLE
from gloaming.games.last_spell.box.monster_cards import (
    AREA_ATTACK,
    BOSS_ATTACK,
    CARD,
    EXPLOSION,
    MELEE_ATTACK,
    Monster,
)
from gloaming.games.last_spell.box.structures import NOTHING, PORTAL, STRUCTURES
from gloaming.games.last_spell.state import FIRST_HERO, FIRST_MONSTER, HEROES, State
from gloaming.games.last_spell.table.ground import is_fog, left_alone, monsters_in
from gloaming.games.last_spell.words import (
    BY_CATEGORY,
    CIRCLE_FIRST,
    FIRST_IN_LINE,
    IN_ITS_AREA,
    MOST_MANA,
    MOST_WOUNDS,
    NEAREST_HERO,
    ONLY_STRUCTURE,
    WEAKEST,
)

# What a blow is aimed at: the Circle, a hero from A_HERO up, a structure from A_STRUCTURE up.
THE_CIRCLE: Final = 0
A_HERO: Final = 1
A_STRUCTURE: Final = A_HERO + HEROES
A_MONSTER: Final = 1000  # One of those beside an explosion, to be chosen (LS-10.10).
ITSELF: Final = 1001  # The exploding monster is removed.

NOT_TIED: Final = Refusal("LS-13.4", "not-tied")

PER_BLOW: Final = 3  # Numbers in the plan: figure, aim, why;
AIM: Final = 1  # and where the later two stand.
WHY: Final = 2


class Aim:
    """What a monster attacks; more than one thing if the players have to choose."""

    __slots__ = ("aims", "why")

    def __init__(self, aims: list[int], why: int) -> None:
        self.aims = aims
        self.why = why


NO_AIM: Final = Aim([], 0)


def acts(state: State, figure: int) -> bool:
    """Stunned monsters and those in the Fog do not attack; Cetusia has attacked (LS-13.1)."""
    if CARD[figure].attack <= BOSS_ATTACK or state.stunned[figure]:
        return False
    space = state.at[figure]
    # A Seed Mortar under a trapped hero does nothing (LS-20.25).
    return not is_fog(state, space) and state.figure[space] >= FIRST_MONSTER


def aim_of(state: State, figure: int, monster: Monster) -> Aim:
    """The one thing a monster attacks in melee or by a shot."""
    space = state.at[figure]
    if monster.attack > MELEE_ATTACK:
        shot = first_in_line(state, space, state.facing[figure], monster.attack)
        if shot != NOWHERE:
            return Aim([shot], FIRST_IN_LINE)
    around = AREA[space] if monster.long_reach else BESIDE[space]
    return melee(state, around, monster)


def first_in_line(state: State, space: int, facing: int, reach: int) -> int:
    """What a shot hits first: a hero, a structure or the Circle, or NOWHERE (LS-13.6)."""
    for _ in range(reach):
        space = NEXT[4 * space + facing]
        if space == NOWHERE:
            return NOWHERE
        aim = on_space(state, space)
        if aim != NOWHERE:
            return aim
    return NOWHERE


def on_space(state: State, space: int) -> int:
    """What can be attacked on a space; a hero on a Watchtower before the tower (LS-15.5)."""
    stands = state.figure[space]
    if stands != NOTHING and stands < FIRST_MONSTER:
        return A_HERO + stands - FIRST_HERO
    if state.terrain[space] == CIRCLE:
        return THE_CIRCLE
    built = state.structure[space]
    if built != NOTHING and state.kind[built] != PORTAL:
        return A_STRUCTURE + built
    return NOWHERE


def melee(state: State, around: list[int], monster: Monster) -> Aim:
    """The Circle before heroes, heroes before structures (LS-13.3, R-11)."""
    heroes: list[int] = []
    structures: list[int] = []
    for space in around:
        aim = on_space(state, space)
        if aim == THE_CIRCLE:
            return Aim([THE_CIRCLE], CIRCLE_FIRST)
        if aim >= A_STRUCTURE:
            if aim not in structures:
                structures.append(aim)
        elif aim >= A_HERO:
            heroes.append(aim)
    if heroes:
        return among_heroes(state, heroes)
    return among_structures(state, structures, monster.strength) if structures else NO_AIM


def among_heroes(state: State, heroes: list[int]) -> Aim:
    """Most Wounds, then most base Mana, then the players choose (LS-13.4)."""
    if len(heroes) == 1:
        return Aim(heroes, NEAREST_HERO)
    most = max([state.hurt[aim - A_HERO] for aim in heroes])
    wounded = [aim for aim in heroes if state.hurt[aim - A_HERO] == most]
    if len(wounded) == 1:
        return Aim(wounded, MOST_WOUNDS)
    mana = max([state.base_mana[aim - A_HERO] for aim in wounded])
    return Aim([aim for aim in wounded if state.base_mana[aim - A_HERO] == mana], MOST_MANA)


def among_structures(state: State, structures: list[int], strength: int) -> Aim:
    """The one that fewest attacks destroy, then by category, then by choice (LS-13.5)."""
    if len(structures) == 1:
        return Aim(structures, ONLY_STRUCTURE)
    needed = [attacks_to_destroy(state, aim - A_STRUCTURE, strength) for aim in structures]
    fewest = min(needed)
    weak = [aim for n, aim in enumerate(structures) if needed[n] == fewest]
    if len(weak) == 1:
        return Aim(weak, WEAKEST)
    first = min([category(state, aim) for aim in weak])
    return Aim([aim for aim in weak if category(state, aim) == first], BY_CATEGORY)


def attacks_to_destroy(state: State, built: int, strength: int) -> int:
    """How many attacks of this Strength destroy a structure (LS-16.2)."""
    durability = STRUCTURES[state.kind[built]].capacity + 1 - state.flames[built]
    return -(-durability // strength)


def category(state: State, aim: int) -> int:
    return STRUCTURES[state.kind[aim - A_STRUCTURE]].category


def aimed_spaces(state: State, aim: Aim) -> list[int]:
    """The space that stands for each thing a monster could attack."""
    return [
        state.where[one - A_STRUCTURE] if one >= A_STRUCTURE else state.space[one - A_HERO]
        for one in aim.aims
    ]


def area_plan(state: State, figure: int) -> list[int]:
    """The blows of an area attack or an explosion, each component once (LS-10.10, LS-10.12)."""
    around = AREA[state.at[figure]]
    aims: list[int] = []
    for space in around:
        aim = on_space(state, space)
        if aim == NOWHERE:
            continue
        if aim not in aims:
            aims.append(aim)
        built = state.structure[space]
        if A_HERO <= aim < A_STRUCTURE and built != NOTHING and state.kind[built] != PORTAL:
            aims.append(A_STRUCTURE + built)  # The tower under a hero.
    if not aims:
        return []
    explodes = CARD[figure].attack == EXPLOSION
    aims.sort()
    if aims[0] == THE_CIRCLE:
        aims = [*aims[1:], THE_CIRCLE]  # Last, as LS-10.10 lists it.
    plan: list[int] = []
    for aim in aims:
        plan += [figure, aim, IN_ITS_AREA]
    if explodes:
        if victims_of(state, figure):
            plan += [figure, A_MONSTER, IN_ITS_AREA]
        plan += [figure, ITSELF, IN_ITS_AREA]
    return plan


def victims_of(state: State, figure: int) -> list[int]:
    """The monsters an explosion can hit: those beside it, outside the Fog (LS-10.10, LS-3.6)."""
    around = monsters_in(state, AREA[state.at[figure]])
    return [victim for victim in around if not left_alone(state, victim)]


def attacks_area(monster: Monster) -> bool:
    return monster.attack == AREA_ATTACK or monster.attack == EXPLOSION

"""How a hero moves: tokens, steps, gates, jumps, towers, portals (LS-5, LS-15.4, LS-15.5)."""

from typing import Final

from gloaming.engine.question import Option
from gloaming.engine.refusal import Refusal
from gloaming.games.last_spell.board import NEXT, NOWHERE, adjacent
from gloaming.games.last_spell.box.armour import WALK_LOW
from gloaming.games.last_spell.box.hero_cards import ACROBAT, SPRINTER, TOKENS
from gloaming.games.last_spell.box.maps import LOW, WATER, WATER_PENALTY
from gloaming.games.last_spell.box.structures import (
    IN_PLAY,
    NOTHING,
    PORTAL,
    STONE_GATE,
    WOODEN_GATE,
    WOODEN_WALL,
)
from gloaming.games.last_spell.heroes.pools import DONE_SPRINT, NO_MANA, has_ability, has_perk
from gloaming.games.last_spell.state import READY, USED, State
from gloaming.games.last_spell.table.ground import FOGGY, NOT_FREE, free, is_fog, on_tower, put_hero
from gloaming.games.last_spell.words import CLIMB, DESCEND, FLIP, JUMP, STEP, TRAVEL

JUMP_COST: Final = 3
ACROBAT_COST: Final = 2
CLIMB_COST: Final = 2
PORTAL_COST: Final = 2

TOKEN_IS_USED: Final = Refusal("LS-5.1", "token-used")
# The same reason, by the rule that names the price.
NO_POINTS: Final = Refusal("LS-5.2", "no-movement-points")
NO_POINTS_TO_JUMP: Final = Refusal("LS-5.6", "no-movement-points")
NO_POINTS_TO_CLIMB: Final = Refusal("LS-15.5", "no-movement-points")
NO_POINTS_TO_TRAVEL: Final = Refusal("LS-15.4", "no-movement-points")
NOT_ONE_STEP: Final = Refusal("LS-5.3", "not-one-step")
NO_JUMP: Final = Refusal("LS-5.6", "no-jump")
ON_A_TOWER: Final = Refusal("LS-15.5", "on-a-tower")
NO_TOWER: Final = Refusal("LS-15.5", "no-tower")
NOT_ON_A_TOWER: Final = Refusal("LS-15.5", "not-on-a-tower")
NO_PORTAL: Final = Refusal("LS-15.4", "no-portal")


def flip(state: State, hero: int, token: int) -> None:
    """A token is turned; its value, less 2 on Water, plus bonuses, becomes MP (LS-5.1, R-121)."""
    state.used[hero * TOKENS + token] = USED
    points = state.value[hero * TOKENS + token]
    if state.terrain[state.space[hero]] == WATER:
        points = max(1, points - WATER_PENALTY)  # LS-19.6
    if has_perk(state, hero, SPRINTER) and not state.this_phase[hero] & DONE_SPRINT:
        points += 1
    state.this_phase[hero] |= DONE_SPRINT
    points += state.stride[hero]
    state.stride[hero] = 0
    state.mp += points
    state.tell("flips", state.card[hero], points, state.mp)


def is_gate(state: State, space: int) -> bool:
    """An intact gate with nobody in it (LS-3.4)."""
    built = state.structure[space]
    if built == NOTHING or state.figure[space] != NOTHING:
        return False
    return state.kind[built] in (WOODEN_GATE, STONE_GATE)


class Way:
    """A step in one direction: where it leads, and what it costs."""

    __slots__ = ("cost", "space")

    def __init__(self, space: int, cost: int) -> None:
        self.space = space
        self.cost = cost


def way(state: State, hero: int, direction: int) -> Way:
    """One step in a direction; NOWHERE if the space it leads to is not free."""
    step = leads_to(state, hero, direction)
    return step if free(state, step.space) else Way(NOWHERE, step.cost)


def leads_to(state: State, hero: int, direction: int) -> Way:
    """Straight over gates (LS-3.4) and, in Jump Boots, Low Obstacles (A11)."""
    space = NEXT[4 * state.space[hero] + direction]
    cost = 1
    if space != NOWHERE and (is_gate(state, space) or state.terrain[space] == LOW):
        boots = has_ability(state, hero, WALK_LOW)
        while space != NOWHERE and (
            is_gate(state, space) or (boots and state.terrain[space] == LOW)
        ):
            space = NEXT[4 * space + direction]
            cost += 1
    return Way(space, cost)


def jump_over(state: State, hero: int, direction: int) -> int:
    """Where a jump over one Low Obstacle or Wooden Wall lands, or NOWHERE (LS-5.6)."""
    over = NEXT[4 * state.space[hero] + direction]
    if over == NOWHERE:
        return NOWHERE
    built = state.structure[over]
    wall = built != NOTHING and state.kind[built] == WOODEN_WALL
    if state.terrain[over] != LOW and not wall:
        return NOWHERE
    landing = NEXT[4 * over + direction]
    return landing if free(state, landing) else NOWHERE


def jump_cost(state: State, hero: int) -> int:
    return ACROBAT_COST if has_perk(state, hero, ACROBAT) else JUMP_COST


def portals_from(state: State, hero: int) -> list[int]:
    """The other Portals that hold no figure, if the hero stands on one (LS-15.4)."""
    here = state.structure[state.space[hero]]
    found: list[int] = []
    if here == NOTHING or state.kind[here] != PORTAL:
        return found
    for built in range(IN_PLAY):
        if state.kind[built] == PORTAL and built != here:
            space = state.where[built]
            if state.figure[space] == NOTHING:
                found.append(space)
    return found


def walking_options(state: State, hero: int, options: list[Option]) -> None:
    """Every way to move that can be paid now."""
    for token in range(TOKENS):
        if state.used[hero * TOKENS + token] == READY:
            options.append(FLIP[token])
    points = state.mp
    if points == 0:
        return
    here = state.space[hero]
    if on_tower(state, here):
        if points >= CLIMB_COST:
            for direction in range(4):
                space = NEXT[4 * here + direction]
                if free(state, space):
                    options.append(DESCEND[space])
        return
    for direction in range(4):
        step = way(state, hero, direction)
        if step.space != NOWHERE and step.cost <= points:
            options.append(STEP[step.space])
    if points >= jump_cost(state, hero):
        for direction in range(4):
            landing = jump_over(state, hero, direction)
            if landing != NOWHERE:
                options.append(JUMP[landing])
    if points >= CLIMB_COST:
        for direction in range(4):
            space = NEXT[4 * here + direction]
            if space != NOWHERE and on_tower(state, space) and state.figure[space] == NOTHING:
                options.append(CLIMB[space])
        if points >= PORTAL_COST and state.mana[hero]:
            for space in portals_from(state, hero):
                options.append(TRAVEL[space])


def walk(state: State, hero: int, option: Option) -> None:
    """Pay for a movement and make it; what was spent counts for Momentum (R-56)."""
    verb = option.verb
    cost = CLIMB_COST
    if verb == "step":
        for direction in range(4):
            step = way(state, hero, direction)
            if step.space == option.noun:
                cost = step.cost
                break
        state.tell("walks", state.card[hero], option.noun)
    elif verb == "jump":
        cost = jump_cost(state, hero)
        state.tell("jumps", state.card[hero], option.noun)
    elif verb == "climb":
        state.tell("climbs", state.card[hero], option.noun)
    elif verb == "descend":
        state.tell("descends", state.card[hero], option.noun)
    else:
        cost = PORTAL_COST
        state.mana[hero] -= 1
        state.tell("travels", state.card[hero], option.noun)
    state.mp -= cost
    state.walked += cost
    put_hero(state, hero, option.noun)


def refuse_walk(state: State, hero: int, option: Option) -> Refusal:
    """Why a movement is not offered: the way comes first, then its price."""
    verb, space = option.verb, option.noun
    if verb == "flip":
        return TOKEN_IS_USED
    if verb == "descend":
        return refuse_descent(state, state.space[hero], space)
    if on_tower(state, state.space[hero]):
        return ON_A_TOWER
    if verb == "climb":
        empty = on_tower(state, space) and state.figure[space] == NOTHING
        return NO_POINTS_TO_CLIMB if empty and adjacent(state.space[hero], space) else NO_TOWER
    if verb == "travel":
        return refuse_travel(state, hero, space)
    if verb == "jump":
        for direction in range(4):
            if jump_over(state, hero, direction) == space:
                return NO_POINTS_TO_JUMP
        return NO_JUMP
    return refuse_step(state, hero, space)


def refuse_step(state: State, hero: int, space: int) -> Refusal:
    """Why a space is no step away, or can't be entered, or is too far for the points left."""
    for direction in range(4):
        if leads_to(state, hero, direction).space == space:
            if is_fog(state, space):
                return FOGGY
            return NO_POINTS if free(state, space) else NOT_FREE
    # A gate, or what Jump Boots walk over: there nobody stops.
    return NOT_FREE if adjacent(state.space[hero], space) else NOT_ONE_STEP


def refuse_descent(state: State, here: int, space: int) -> Refusal:
    """From a tower down to a free space beside it (LS-15.5)."""
    if not on_tower(state, here):
        return NOT_ON_A_TOWER
    if not adjacent(here, space):
        return NOT_ONE_STEP
    if is_fog(state, space):
        return FOGGY
    return NO_POINTS_TO_CLIMB if free(state, space) else NOT_FREE


def refuse_travel(state: State, hero: int, space: int) -> Refusal:
    """From one Portal to another that holds no figure, for 2 MP and 1 Mana (LS-15.4)."""
    here, there = state.structure[state.space[hero]], state.structure[space]
    if state.kind[here] != PORTAL or state.kind[there] != PORTAL or here == there:
        return NO_PORTAL
    if state.figure[space] != NOTHING:
        return NOT_FREE
    return NO_POINTS_TO_TRAVEL if state.mp < PORTAL_COST else NO_MANA

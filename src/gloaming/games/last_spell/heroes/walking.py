"""How a hero moves: tokens, steps, gates, jumps, towers, portals (LS-5, LS-15.4, LS-15.5)."""

from typing import Final

from gloaming.engine.refusal import Refusal
from gloaming.games.last_spell.action import Action
from gloaming.games.last_spell.board import BESIDE, NEXT, NOWHERE, adjacent, direction_to, steps
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

_TOKENS: Final = list(range(TOKENS))


def is_gate(state: State, space: int) -> bool:
    """An intact gate with nobody in it (LS-3.4)."""
    built = state.structure[space]
    if built == NOTHING or state.figure[space] != NOTHING:
        return False
    return state.kind[built] in (WOODEN_GATE, STONE_GATE)


class Flip(Action):
    """A token is turned; its value, less 2 on Water, plus bonuses, becomes MP (LS-5.1, R-121)."""

    def nouns(self, state: State) -> list[int]:
        return _TOKENS

    def refuse(self, state: State, token: int) -> Refusal | None:
        ready = state.used[state.active * TOKENS + token] == READY
        return None if ready else TOKEN_IS_USED

    def do(self, state: State, token: int) -> None:
        hero = state.active
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


class Move(Action):
    """A way to another space, paid for in Movement Points (LS-5.2)."""

    def nouns(self, state: State) -> list[int]:
        """Without a point to spend there is nothing to look for."""
        return self.ways(state, state.active) if state.mp else []

    def ways(self, state: State, hero: int) -> list[int]:
        """Where it leads, whatever it costs."""
        raise NotImplementedError

    def go(self, state: State, space: int, cost: int, what: str) -> None:
        """Pay for it and go there; what was spent counts for Momentum (R-56)."""
        state.tell(what, state.card[state.active], space)
        state.mp -= cost
        state.walked += cost
        put_hero(state, state.active, space)


class Walk(Move):
    """One step in a direction, onto a free space (LS-5.3)."""

    def ways(self, state: State, hero: int) -> list[int]:
        ways = [self.leads_to(state, direction) for direction in range(4)]
        return [space for space in ways if space != NOWHERE]

    def leads_to(self, state: State, direction: int) -> int:
        """Straight over gates (LS-3.4) and, in Jump Boots, Low Obstacles (A11)."""
        space = NEXT[4 * state.space[state.active] + direction]
        if space != NOWHERE and (is_gate(state, space) or state.terrain[space] == LOW):
            boots = has_ability(state, state.active, WALK_LOW)
            while space != NOWHERE and (
                is_gate(state, space) or (boots and state.terrain[space] == LOW)
            ):
                space = NEXT[4 * space + direction]
        return space

    def refuse(self, state: State, space: int) -> Refusal | None:
        here = state.space[state.active]
        if on_tower(state, here):
            return ON_A_TOWER
        far = steps(here, space)
        if far != 1:  # Over a gate, or a Low Obstacle?
            direction = direction_to(here, space)
            if direction == NOWHERE or self.leads_to(state, direction) != space:
                return NOT_ONE_STEP
        if free(state, space):
            return NO_POINTS if state.mp < far else None
        return FOGGY if is_fog(state, space) else NOT_FREE

    def do(self, state: State, space: int) -> None:
        self.go(state, space, steps(state.space[state.active], space), "walks")


class Jump(Move):
    """Over one Low Obstacle or Wooden Wall (LS-5.6)."""

    def ways(self, state: State, hero: int) -> list[int]:
        ways = [self.landing(state, direction) for direction in range(4)]
        return [space for space in ways if space != NOWHERE]

    def landing(self, state: State, direction: int) -> int:
        """Where a jump in a direction lands, or NOWHERE."""
        over = NEXT[4 * state.space[state.active] + direction]
        if over == NOWHERE:
            return NOWHERE
        built = state.structure[over]
        wall = built != NOTHING and state.kind[built] == WOODEN_WALL
        if state.terrain[over] != LOW and not wall:
            return NOWHERE
        there = NEXT[4 * over + direction]
        return there if free(state, there) else NOWHERE

    def cost(self, state: State) -> int:
        return ACROBAT_COST if has_perk(state, state.active, ACROBAT) else JUMP_COST

    def refuse(self, state: State, space: int) -> Refusal | None:
        here = state.space[state.active]
        if on_tower(state, here):
            return ON_A_TOWER
        direction = direction_to(here, space)
        if direction == NOWHERE or self.landing(state, direction) != space:
            return NO_JUMP
        return NO_POINTS_TO_JUMP if state.mp < self.cost(state) else None

    def do(self, state: State, space: int) -> None:
        self.go(state, space, self.cost(state), "jumps")


class Climb(Move):
    """Up onto an empty tower beside the hero (LS-15.5)."""

    def ways(self, state: State, hero: int) -> list[int]:
        return [space for space in BESIDE[state.space[hero]] if on_tower(state, space)]

    def refuse(self, state: State, space: int) -> Refusal | None:
        here = state.space[state.active]
        if on_tower(state, here):
            return ON_A_TOWER
        empty = on_tower(state, space) and state.figure[space] == NOTHING
        if not empty or not adjacent(here, space):
            return NO_TOWER
        return NO_POINTS_TO_CLIMB if state.mp < CLIMB_COST else None

    def do(self, state: State, space: int) -> None:
        self.go(state, space, CLIMB_COST, "climbs")


class Descend(Move):
    """From a tower down to a free space beside it (LS-15.5)."""

    def ways(self, state: State, hero: int) -> list[int]:
        here = state.space[hero]
        return BESIDE[here] if on_tower(state, here) else []

    def refuse(self, state: State, space: int) -> Refusal | None:
        here = state.space[state.active]
        if not on_tower(state, here):
            return NOT_ON_A_TOWER
        if not adjacent(here, space):
            return NOT_ONE_STEP
        if is_fog(state, space):
            return FOGGY
        if not free(state, space):
            return NOT_FREE
        return NO_POINTS_TO_CLIMB if state.mp < CLIMB_COST else None

    def do(self, state: State, space: int) -> None:
        self.go(state, space, CLIMB_COST, "descends")


class Travel(Move):
    """From one Portal to another that holds no figure, for 2 MP and 1 Mana (LS-15.4)."""

    def ways(self, state: State, hero: int) -> list[int]:
        here = state.structure[state.space[hero]]
        if state.kind[here] != PORTAL:
            return []
        return [state.where[built] for built in range(IN_PLAY) if state.kind[built] == PORTAL]

    def refuse(self, state: State, space: int) -> Refusal | None:
        here, there = state.structure[state.space[state.active]], state.structure[space]
        if on_tower(state, state.space[state.active]):
            return ON_A_TOWER
        if state.kind[here] != PORTAL or state.kind[there] != PORTAL or here == there:
            return NO_PORTAL
        if state.figure[space] != NOTHING:
            return NOT_FREE
        if state.mp < PORTAL_COST:
            return NO_POINTS_TO_TRAVEL
        return None if state.mana[state.active] else NO_MANA

    def do(self, state: State, space: int) -> None:
        state.mana[state.active] -= 1
        self.go(state, space, PORTAL_COST, "travels")


MOVES: Final[list[Action]] = [
    Flip("flip"),
    Descend("descend"),
    Walk("step"),
    Jump("jump"),
    Climb("climb"),
    Travel("travel"),
]

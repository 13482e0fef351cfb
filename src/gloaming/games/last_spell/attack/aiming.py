"""Where an attack may be aimed, and which spaces it then affects (LS-6, LS-24.1, LS-24.2)."""

from typing import Final

from gloaming.engine.refusal import Refusal
from gloaming.games.last_spell.attack.line_of_fire import LineOfFire, covered_by_tree
from gloaming.games.last_spell.board import (
    BESIDE,
    NEXT,
    NOWHERE,
    SECTOR,
    SECTOR_DISTANCE,
    SECTOR_SPACES,
    SECTORS,
    X,
    Y,
    ahead,
    along,
    at,
    in_area,
)
from gloaming.games.last_spell.box.maps import CLIFF, GLENWALD
from gloaming.games.last_spell.box.monster_cards import KIND, MONOLITH
from gloaming.games.last_spell.box.weapon import (
    MELEE,
    MV1,
    NOBODY_HELPED,
    ON_ITSELF,
    ON_SECTORS,
    ON_SPACES,
    ONE_ALLY,
    RANGED,
    VISION,
    Attack,
)
from gloaming.games.last_spell.state import NOBODY, State
from gloaming.games.last_spell.table.ground import (
    IN_FOG,
    dryad_spaces,
    free,
    hero_on,
    is_fog,
    monster_on,
)

ON_CLIFF: Final = Refusal("LS-3.2", "on-cliff")
OUT_OF_RANGE: Final = Refusal("LS-24.1", "out-of-range")
TOO_NEAR: Final = Refusal("LS-6.7", "too-near")
OUT_OF_SIGHT: Final = Refusal("LS-6.8", "out-of-sight")
UNDER_TREES: Final = Refusal("LS-19.8", "under-trees")
NO_LANDING: Final = Refusal("LS-24.2", "no-landing")
NO_HERO_THERE: Final = Refusal("LS-24.3", "no-hero-there")


class Aiming:
    """One attack from one space: what it needs to know to judge any Impact Space."""

    __slots__ = ("attack", "keywords", "line_of_fire", "origin")

    def __init__(self, state: State, attack: Attack, origin: int, keywords: int) -> None:
        self.attack = attack
        self.origin = origin
        self.keywords = keywords
        # Melee weapons, Self and Melee range need no line of fire (LS-6.8, LS-19.8).
        sees = attack.type == MELEE or attack.reach.code != ON_SECTORS or keywords & VISION
        self.line_of_fire: LineOfFire | None = None if sees else LineOfFire(state, origin)

    def refuse(self, state: State, space: int) -> Refusal | None:
        """Why a space can't be the Impact Space (LS-6.6)."""
        attack = self.attack
        if state.terrain[space] == CLIFF:
            return ON_CLIFF
        if is_fog(state, space):
            return IN_FOG
        if not self.in_range(space):
            return OUT_OF_RANGE
        if attack.type == RANGED and in_area(self.origin, space):
            return TOO_NEAR
        if self.line_of_fire is not None:
            if not self.line_of_fire.sees(space):
                return OUT_OF_SIGHT
            if state.map == GLENWALD and covered_by_tree(state, space):
                return UNDER_TREES
        if attack.area is MV1 and not free(state, space):
            return NO_LANDING
        if attack.area.landing:
            direction = straight(self.origin, space)
            if not free(state, ahead(space, direction, attack.area.landing, 0)):
                return NO_LANDING
        if attack.helps != NOBODY_HELPED:
            alone = attack.helps == ONE_ALLY and space == self.origin
            if hero_on(state, space) == NOBODY or alone:
                return NO_HERO_THERE
        return None

    def in_range(self, space: int) -> bool:
        """Whether a space is inside the Range (LS-24.1)."""
        reach = self.attack.reach
        if reach.code == ON_ITSELF:
            return space == self.origin
        if reach.code == ON_SPACES:
            dx, dy = abs(X[space] - X[self.origin]), abs(Y[space] - Y[self.origin])
            return (dx == 0 or dy == 0) and reach.nearest <= dx + dy <= reach.farthest
        far = SECTOR_DISTANCE[SECTORS * SECTOR[self.origin] + SECTOR[space]]
        return reach.nearest <= far <= reach.farthest

    def candidates(self) -> list[int]:
        """The spaces inside the Range, as far as the board alone tells."""
        reach = self.attack.reach
        found: list[int] = []
        if reach.code == ON_ITSELF:
            found.append(self.origin)
        elif reach.code == ON_SPACES:
            for direction in range(4):
                space = self.origin
                for _ in range(reach.farthest):
                    space = NEXT[4 * space + direction]
                    if space == NOWHERE:
                        break
                    found.append(space)
        else:
            first = SECTORS * SECTOR[self.origin]
            for sector in range(SECTORS):
                if reach.nearest <= SECTOR_DISTANCE[first + sector] <= reach.farthest:
                    found += SECTOR_SPACES[sector]
        return found

    def spaces(self, state: State) -> list[int]:
        """Every legal Impact Space."""
        return [space for space in self.candidates() if self.refuse(state, space) is None]

    def possible(self, state: State) -> bool:
        """Whether there is any legal Impact Space."""
        for space in self.candidates():
            if self.refuse(state, space) is None:
                return True
        return False


def straight(origin: int, space: int) -> int:
    """The direction of the larger difference from one space to another (LS-24.2)."""
    return directions(origin, space)[0]


def directions(origin: int, space: int) -> list[int]:
    """The attack direction; more than one where the attacker chooses (R-106)."""
    east, south = X[space] - X[origin], Y[space] - Y[origin]
    most = max(abs(east), abs(south))
    return [side for side in range(4) if along(side, east, south) == most]


def affected(state: State, attack: Attack, origin: int, impact: int, direction: int) -> list[int]:
    """The spaces an attack affects: its pattern, less Fog and Cliff, less what is too near."""
    found: list[int] = []
    for space in attack.area.spaces(impact, direction):
        if state.terrain[space] == CLIFF or is_fog(state, space):
            continue
        if attack.type == RANGED and (space == origin or in_area(origin, space)):
            continue  # LS-6.7, R-45
        found.append(space)
    return found


def shielded(state: State, attack: Attack, origin: int) -> bool:
    """Whether the Monoliths keep an attack from the Dryad: only in melee (LS-20.18, R-122)."""
    if attack.type != MELEE:
        return False
    for space in dryad_spaces(state):
        if space in BESIDE[origin]:
            return False
        straight = X[space] == X[origin] or Y[space] == Y[origin]
        far = abs(X[space] - X[origin]) + abs(Y[space] - Y[origin])
        if straight and far == 2 and attack.reach.farthest == 2:
            between = at((X[space] + X[origin]) // 2, (Y[space] + Y[origin]) // 2)
            figure = monster_on(state, between)
            if figure == NOBODY or KIND[figure] != MONOLITH:
                return False
    return True

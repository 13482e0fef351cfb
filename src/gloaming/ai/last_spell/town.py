"""What the city of The Last Spell is worth: structures and where they stand, missions, stores.

The numbers here are set by thought, like those in `weights`.
"""

from math import pow
from typing import Final

from gloaming.ai.last_spell.foreseen import FRONT
from gloaming.ai.last_spell.outlook import FAR
from gloaming.ai.last_spell.sense import nights_left
from gloaming.ai.last_spell.weights import (
    GOLD,
    MATERIALS,
    MISSION,
    STORED,
    STRUCTURE,
    WALL,
    WORKER,
)
from gloaming.engine.question import Option
from gloaming.games.last_spell.board import ENTRY, NEXT, NOWHERE, SLOTS, SPACES, X, Y
from gloaming.games.last_spell.box.missions import (
    ARTILLERY,
    CALM_FLAMES,
    CALM_STREETS,
    CITY_FATHERS,
    FIELD_HOSPITAL,
    GIANT_SLAYERS,
    GUARDED_CIRCLE,
    RAMPARTS,
    SAFE_HOMES,
    TREASURY,
)
from gloaming.games.last_spell.box.structures import (
    A_BUILDING,
    A_DEFENCE,
    A_WALL,
    BALLISTA,
    BLACKSMITH,
    CATAPULT,
    GOLD_MINE,
    HOUSE,
    IN_PLAY,
    NOTHING,
    SCAVENGER_CAMP,
    SHOP,
    STRUCTURES,
)
from gloaming.games.last_spell.frames import OfHero
from gloaming.games.last_spell.state import CARDS_PER_SLOT, NO_CARD, NOBODY, State
from gloaming.games.last_spell.table.ground import of_category, standing

CHECKED: Final = 2  # The night after which missions are checked.
_LANES: Final = 4


def lanes(state: State) -> list[float]:
    """What a Wall is worth on each space: most in the way of what comes out of active slots."""
    worth = [0.4] * SPACES
    for slot in range(1, SLOTS + 1):
        if state.slot_cards[CARDS_PER_SLOT * slot] == NO_CARD:
            continue
        outwards = (ENTRY[slot] + 2) % 4
        for lane in range(_LANES):
            space = NEXT[4 * FRONT[4 * slot + lane] + outwards]  # The last one before the City.
            worth[space] = 1.0 if lane in (1, 2) else 0.9
    return worth


def walls(state: State) -> float:
    """The Walls that stand in the way; one that stands next to another holds fewer more."""
    worth = lanes(state)
    total = 0.0
    for built in range(IN_PLAY):
        kind = state.kind[built]
        if kind == NOTHING or STRUCTURES[kind].category != A_WALL:
            continue
        space = state.where[built]
        one = worth[space]
        for side in range(4):
            near = NEXT[4 * space + side]
            if near != NOWHERE and state.structure[near] != NOTHING:
                one *= 0.85
        lasting = STRUCTURES[kind].capacity + 1
        total += WALL * one * (lasting - state.flames[built]) ** 0.7
    return total


def defences(state: State) -> float:
    """Ballistas and Catapults near the Circle, towards the active slots."""
    total = 0.0
    many = [0] * len(STRUCTURES)
    fronts: list[int] = []
    for slot in range(1, SLOTS + 1):
        if state.slot_cards[CARDS_PER_SLOT * slot] != NO_CARD:
            fronts.append(FRONT[4 * slot + 1])
    for built in range(IN_PLAY):
        kind = state.kind[built]
        if kind not in (BALLISTA, CATAPULT):
            continue
        space = state.where[built]
        worth = STRUCTURE[kind] * (1.0 - 0.12 * many[kind]) - 0.5 * abs(FAR[space] - 3)
        for front in fronts:
            far = abs(X[front] - X[space]) + abs(Y[front] - Y[space])
            worth -= 0.25 * far / len(fronts)
        many[kind] += 1
        lasting = STRUCTURES[kind].capacity + 1
        total += worth * (lasting - state.flames[built]) / lasting
    return total


def buildings(state: State) -> float:
    """Everything else that stands, by what it still brings."""
    total = 0.0
    left = nights_left(state)
    for built in range(IN_PLAY):
        kind = state.kind[built]
        if kind == NOTHING or STRUCTURES[kind].category == A_WALL or kind in (BALLISTA, CATAPULT):
            continue
        worth = STRUCTURE[kind]
        if left == 1 and kind in (HOUSE, GOLD_MINE):
            worth = 0.0  # What can't pay before the end is worth nothing.
        elif kind == GOLD_MINE:
            worth += 2 * GOLD * left
        elif kind == SCAVENGER_CAMP:
            worth += 4 * MATERIALS * left
        elif kind == HOUSE:
            worth += MATERIALS * (left - 1)
        lasting = STRUCTURES[kind].capacity + 1
        total += worth * (lasting - state.flames[built]) / lasting
    return total


def stores(state: State) -> float:
    """Gold, Materials, and Workers who have not worked yet."""
    gold = GOLD * pow(float(state.gold), STORED)
    return gold + MATERIALS * pow(float(state.materials), STORED) + WORKER * state.workers


def share(have: float, need: float) -> float:
    """How likely something is that needs so much, with so much at hand."""
    return min(0.95, 0.1 + 0.85 * have / need) if have < need else 0.95


def likely(state: State, mission: int) -> float:
    """How likely a mission will be completed, by what can be seen of it."""
    if mission == NOBODY:
        return 0.0
    if state.achieved[mission]:
        return 1.0
    if mission == SAFE_HOMES:
        return 0.15 + 0.8 * min(1.0, max(0.0, (standing(state, HOUSE) - 2) / 4))
    if mission == RAMPARTS:
        return 0.95 * min(1.0, of_category(state, A_WALL) / 9)
    if mission == ARTILLERY:
        return 0.95 * min(1.0, of_category(state, A_DEFENCE) / 3)
    if mission == TREASURY:
        return share(state.gold + 2, 8) if state.day == CHECKED else 0.5
    if mission == CALM_STREETS:
        spread = CALM_FLAMES - state.panic  # There is another night after the first.
        return 0.5 if spread <= 0 else 0.3 if state.day < CHECKED else 0.0
    if mission == GIANT_SLAYERS:
        return share(state.big_kills + 1, 4)
    if mission == GUARDED_CIRCLE:
        return 0.7 if state.mages_lost == 0 else 0.4 if state.mages_lost == 1 else 0.0
    if mission == CITY_FATHERS:
        plain = standing(state, HOUSE) + standing(state, SHOP) + standing(state, BLACKSMITH)
        return 0.95 * min(1.0, (of_category(state, A_BUILDING) - plain) / 3)
    if mission == FIELD_HOSPITAL:
        return max(0.05, 0.7 - 0.12 * max(state.hurt))
    return 0.5  # Slaughter


def missions(state: State) -> float:
    """How likely one of the two is completed after the second night (LS-1.6)."""
    if state.day > CHECKED or state.edition.introductory:
        return MISSION
    first, second = state.missions
    return MISSION * (1.0 - (1.0 - likely(state, first)) * (1.0 - likely(state, second)))


def best_site(state: State, options: list[Option]) -> Option:
    """Where a structure would stand best, at a glance."""
    frame = state.stack[-1]
    assert isinstance(frame, OfHero)
    kind = frame.thing
    wall = STRUCTURES[kind].category == A_WALL
    worth = lanes(state) if wall else [0.0]
    best = options[0]
    most = -1000.0
    for option in options:
        space = option.noun
        score = worth[space] if wall else -float(abs(FAR[space] - 3))
        if wall:
            for side in range(4):
                near = NEXT[4 * space + side]
                if near != NOWHERE and state.structure[near] != NOTHING:
                    score *= 0.85
        if score > most:
            best, most = option, score
    return best


def town(state: State) -> float:
    """What stands and lies in the city by day."""
    return walls(state) + defences(state) + buildings(state) + stores(state)

"""Shadow Boxing: alone against three bots that only walk and hit (SO-1 to SO-9)."""

from typing import Final

from gloaming.engine.question import Question
from gloaming.engine.script import Frame, Step
from gloaming.games.casting_shadows.box.board import BIT, DISTANCE, REACH
from gloaming.games.casting_shadows.box.names import KIND, OB, OP, OR, SF
from gloaming.games.casting_shadows.cards import card_of
from gloaming.games.casting_shadows.resources.dice import ALL_DICE, ROLLING
from gloaming.games.casting_shadows.resources.pool import empty_pool, payable, pool_of
from gloaming.games.casting_shadows.spells.spell import PAID, Attack
from gloaming.games.casting_shadows.table.frames import Casting, Rolling
from gloaming.games.casting_shadows.table.state import BASE_LIMIT, BOOK, State

HERO: Final = 0
MOST_STEPS: Final = 2


def spell_of(state: State, bot: int) -> Attack:
    """The one spell of a bot (SO-2)."""
    effect = card_of(state.book[bot * BOOK]).effect
    assert isinstance(effect, Attack)
    return effect


class StartBotTurn(Step[State, Frame]):
    """A bot rolls all five dice (SO-4)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        state.ap = 0
        state.used = 0
        state.tell("turn", state.active, state.round)
        state.stack.append(Rolling(ROLLING, ALL_DICE))
        return None


class BotTravels(Step[State, Frame]):
    """If you are out of range, it comes nearer: a step for each Orb, at most two (SO-5)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        bot = state.active
        units = pool_of(state)
        steps = min(MOST_STEPS, units[OR] + units[OB] + units[OP])
        distances = spell_of(state, bot).reach.distances
        goals = REACH[distances][state.place[HERO]]
        for _ in range(steps):
            here = state.place[bot]
            if goals & BIT[here]:
                break
            state.place[bot] = step_towards(here, nearest(here, goals))
            state.tell("travels", bot, state.place[bot])
        return None


def nearest(here: int, goals: int) -> int:
    """The nearest of these positions; of several the first in order (SO-5)."""
    best = here
    for there in range(7):
        if goals & BIT[there] and (best == here or DISTANCE[here][there] < DISTANCE[here][best]):
            best = there
    return best


def step_towards(here: int, there: int) -> int:
    """The next position on a shortest path; of several the first in order (SO-5)."""
    for step in range(7):
        if DISTANCE[here][step] == 1 and DISTANCE[step][there] < DISTANCE[here][there]:
            return step
    return here


class BotCasts(Step[State, Frame]):
    """If you are in range, it casts with as many matching Gems as the spell allows (SO-6)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        bot = state.active
        attack = spell_of(state, bot)
        if not attack.reach.targets(state, bot):
            return None
        units = pool_of(state)
        strength = 0
        for at in range(len(attack.prices)):
            if payable(units, attack.prices[at]):
                strength = at + 1
        if strength:
            number = state.book[bot * BOOK]
            state.tell("casts", bot, KIND[number])
            casting = Casting(card_of(number).script, number, PAID)
            casting.enemy = HERO
            casting.strength = strength
            state.stack.append(casting)
        return None


class BotAbsorbs(Step[State, Frame]):
    """Each fragment charges it; with three energy it turns into its Shadow Form (SO-7, SO-8)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        bot = state.active
        fragments = pool_of(state)[SF]
        if fragments and not state.shadow & BIT[bot]:
            gained = min(fragments, BASE_LIMIT - state.energy[bot])
            state.energy[bot] += gained
            state.tell("absorbs", bot, gained)
            if state.energy[bot] == BASE_LIMIT:
                state.energy[bot] = 0
                state.shadow |= BIT[bot]
                state.tell("transforms", bot, state.character[bot])
        empty_pool(state)
        return None


def next_in_solo(state: State) -> int:
    """After you the bots, the one with Fatal Fronds first; after the last of them you (SO-3)."""
    order = [HERO] + [1 + (state.first_bot - 1 + step) % 3 for step in range(3)]
    at = order.index(state.active)
    for player in order[at + 1 :]:
        if state.hp[player] > 0:
            return player
    return HERO

"""The decks: cards beside the tiles, the Companion Portal, the Counterspells (CS-5, CS-10.6)."""

from typing import Final

from gloaming.engine.event import only
from gloaming.engine.question import NATURE, Option, Question
from gloaming.engine.script import Script, Step
from gloaming.games.casting_shadows.box.board import BIT, members
from gloaming.games.casting_shadows.box.names import (
    CARDS_IN_ALL,
    COUNTERSPELL_KINDS,
    FIRST_COPY,
    KIND,
    NONE,
)
from gloaming.games.casting_shadows.table.frames import Filling
from gloaming.games.casting_shadows.table.state import State, holder
from gloaming.games.casting_shadows.table.words import DEAL, DRAW, EMERGE


class TurnUp(Step[State, Filling]):
    """The top card of the Main deck is laid beside a tile (CS-5.5, CS-5.6)."""

    def run(self, state: State, filling: Filling) -> Question | None:
        if state.deck == 0:
            reshuffle(state)
        options: list[Option] = []
        weights: list[int] = []
        last = NONE
        for card in range(CARDS_IN_ALL):
            if state.deck & BIT[card]:
                if KIND[card] == last:
                    weights[-1] += 1
                else:
                    last = KIND[card]
                    options.append(DRAW[last])
                    weights.append(1)
        return Question(NATURE, "draw", options, weights)

    def answer(self, state: State, filling: Filling, option: Option) -> None:
        card = copy_in_deck(state, option.noun)
        state.deck &= ~BIT[card]
        state.market[filling.slot] = card
        state.tell("appears", option.noun, filling.slot)


def copy_in_deck(state: State, kind: int) -> int:
    """A card of this kind from the deck: one not yet cast this turn, if there is one (CS-R27)."""
    found = NONE
    card = FIRST_COPY[kind]
    while card < CARDS_IN_ALL and KIND[card] == kind:
        if state.deck & BIT[card]:
            if not state.used & BIT[card]:
                return card
            found = card
        card += 1
    return found


def reshuffle(state: State) -> None:
    """The discard pile becomes the Main deck (CS-10.6)."""
    for card in state.discard:
        state.deck |= BIT[card]
    state.discard.clear()
    state.tell("reshuffles")


class Emerge(Step[State, Filling]):
    """A Companion is laid into an empty slot of the Portal (CS-3.5, CS-9.3)."""

    def run(self, state: State, filling: Filling) -> Question | None:
        return Question(NATURE, "emerge", [EMERGE[number] for number in members(state.companions)])

    def answer(self, state: State, filling: Filling, option: Option) -> None:
        state.companions &= ~BIT[option.noun]
        state.portal[filling.slot] = option.noun
        state.tell("emerges", option.noun)


class DrawCounterspell(Step[State, Filling]):
    """Take the top card of the Counterspell deck and look at it alone (CS-5.7, CS-R35).

    Luck is asked also where the card was used before and only one can lie there: it is face down
    like any other (CS-R72), and what luck has answered nobody takes back.
    """

    def run(self, state: State, filling: Filling) -> Question | None:
        top = state.queue[0]
        if top >= 0:
            return Question(NATURE, "deal", [DEAL[top]])
        first = holder(top) * COUNTERSPELL_KINDS
        options: list[Option] = []
        weights: list[int] = []
        for kind in range(COUNTERSPELL_KINDS):
            if state.held[first + kind]:
                options.append(DEAL[kind])
                weights.append(state.held[first + kind])
        return Question(NATURE, "deal", options, weights)

    def answer(self, state: State, filling: Filling, option: Option) -> None:
        me = state.active
        top = state.queue.pop(0)
        if top < 0:
            state.held[holder(top) * COUNTERSPELL_KINDS + option.noun] -= 1
        state.held[me * COUNTERSPELL_KINDS + option.noun] += 1
        state.tell("draws-counterspell", me, option.noun, seen_by=only(me))


TURNING_UP: Final = Script("turn-up", [TurnUp()])
EMERGING: Final = Script("emerge", [Emerge()])

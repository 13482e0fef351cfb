"""Collecting a card: what it costs, what has to make room for it (CS-5.6, CS-5.7, CS-6.22)."""

from typing import Final

from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.casting_shadows.box.board import BIT
from gloaming.games.casting_shadows.box.names import DUSTY_DESERT, KIND, NONE
from gloaming.games.casting_shadows.cards import card_of
from gloaming.games.casting_shadows.resources.payment import pay
from gloaming.games.casting_shadows.resources.pool import payable, price
from gloaming.games.casting_shadows.table.frames import Filling
from gloaming.games.casting_shadows.table.state import (
    BOOK,
    State,
    cards_of,
    put_into_book,
    room,
    take_from_book,
)
from gloaming.games.casting_shadows.table.words import DISCARD, SACRIFICE
from gloaming.games.casting_shadows.turn.market import DrawCounterspell, TurnUp

COUNTERSPELL_PRICE: Final = price("G* O*")

NOTHING_HERE: Final = Refusal("CS-5.8", "nothing-here")
DECK_EMPTY: Final = Refusal("CS-R34", "deck-empty")
COST_TOO_HIGH: Final = Refusal("CS-5.6", "cost-too-high")
NO_SACRIFICE: Final = Refusal("CS-6.5", "no-sacrifice")
NO_ROOM: Final = Refusal("CS-6.22", "no-room")
WRONG_LEVEL: Final = Refusal("CS-R29", "wrong-level")
NOT_IN_BOOK: Final = Refusal("CS-6.22", "not-in-book")


def refuse_collect(state: State, me: int, units: list[int]) -> Refusal | None:
    """Why the active player can't collect from the current tile."""
    place = state.place[me]
    if state.tile[place] == DUSTY_DESERT:
        if not state.queue:
            return DECK_EMPTY
        if not payable(units, COUNTERSPELL_PRICE):
            return COST_TOO_HIGH
        return None if room(state, me) or has_card(state, me) else NO_ROOM
    number = state.market[place]
    if number == NONE:
        return NOTHING_HERE
    card = card_of(number)
    if not payable(units, card.price):
        return COST_TOO_HIGH
    if card.sacrifice != NONE:  # What is sacrificed makes room (CS-R30).
        return None if has_spell(state, me, card.sacrifice) else NO_SACRIFICE
    return None if room(state, me) or has_card(state, me) else NO_ROOM


def has_card(state: State, me: int) -> bool:
    """Whether there is a Spell or Resource card that could make room (CS-R32)."""
    return state.book[me * BOOK] != NONE


def has_spell(state: State, me: int, level: int) -> bool:
    for number in cards_of(state, me):
        if card_of(number).level == level:
            return True
    return False


def put_away(state: State, me: int, kind: int) -> None:
    """A card of this kind goes from the book to the discard pile.

    One that was cast this turn goes first: the other could still be cast (CS-R28).
    """
    given = NONE
    for number in cards_of(state, me):
        if KIND[number] == kind and (given == NONE or state.used & BIT[number]):
            given = number
    take_from_book(state, me, given)
    state.discard.append(given)


class Sacrifice(Step[State, Filling]):
    """A spell of exactly the shown level is put on the discard pile (CS-6.5).

    It is asked also where there is only one: nobody loses a card unasked.
    """

    def run(self, state: State, filling: Filling) -> Question | None:
        level = card_of(state.market[filling.slot]).sacrifice
        if level == NONE:
            return None
        options: list[Option] = []
        for number in cards_of(state, state.active):
            option = SACRIFICE[KIND[number]]
            if card_of(number).level == level and option not in options:
                options.append(option)
        return Question(state.active, "sacrifice", options)

    def answer(self, state: State, filling: Filling, option: Option) -> None:
        put_away(state, state.active, option.noun)
        state.tell("sacrifices", state.active, option.noun)

    def refuse(self, state: State, filling: Filling, option: Option) -> Refusal:
        if option.verb != "sacrifice":
            return NOT_ASKED
        return WRONG_LEVEL if holds(state, option.noun) else NOT_IN_BOOK


def holds(state: State, kind: int) -> bool:
    """Whether the active player has such a card."""
    for number in cards_of(state, state.active):
        if KIND[number] == kind:
            return True
    return False


class PayCost(Step[State, Filling]):
    """The units of the collection cost (CS-5.6)."""

    def run(self, state: State, filling: Filling) -> Question | None:
        pay(state, card_of(state.market[filling.slot]).price)
        return None


class PayForCounterspell(Step[State, Filling]):
    """A Gem and an Orb of any colours (CS-5.7)."""

    def run(self, state: State, filling: Filling) -> Question | None:
        pay(state, COUNTERSPELL_PRICE)
        return None


class MakeRoom(Step[State, Filling]):
    """If the book is full, one own Spell or Resource card is discarded, else none (CS-6.22).

    It is asked also where there is only one kind: nobody loses a card unasked.
    """

    def run(self, state: State, filling: Filling) -> Question | None:
        me = state.active
        if room(state, me):
            return None
        options: list[Option] = []
        for number in cards_of(state, me):
            option = DISCARD[KIND[number]]
            if option not in options:
                options.append(option)
        return Question(me, "discard", options)

    def answer(self, state: State, filling: Filling, option: Option) -> None:
        put_away(state, state.active, option.noun)
        state.tell("discards", state.active, option.noun)

    def refuse(self, state: State, filling: Filling, option: Option) -> Refusal:
        return NOT_IN_BOOK if option.verb == "discard" else NOT_ASKED


class Take(Step[State, Filling]):
    """The card moves into the Spell Book (CS-5.6)."""

    def run(self, state: State, filling: Filling) -> Question | None:
        number = state.market[filling.slot]
        state.market[filling.slot] = NONE
        put_into_book(state, state.active, number)
        state.tell("collects", state.active, KIND[number])
        return None


COLLECTING: Final = Script("collect", [Sacrifice(), PayCost(), MakeRoom(), Take(), TurnUp()])
COLLECTING_COUNTERSPELL: Final = Script(
    "collect-counterspell", [PayForCounterspell(), MakeRoom(), DrawCounterspell()]
)

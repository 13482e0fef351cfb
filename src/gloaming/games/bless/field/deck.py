"""The Deck: drawing, looking, the Mulligan, and what happens when it is empty (BL-4)."""

from typing import Final

from mypy_extensions import i64

from gloaming.engine.event import EVERYONE, only
from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.bless.ending import trigger_final_turns
from gloaming.games.bless.language.lasting import forget_modifiers
from gloaming.games.bless.table.bits import NONE, bit_of, count
from gloaming.games.bless.table.frames import Drawing
from gloaming.games.bless.table.state import (
    HAND,
    SPECTATORS,
    State,
    aside_of,
    everybody_knows,
    hand_of,
    known_to,
    set_aside,
    set_hand,
    set_known,
)
from gloaming.games.bless.table.words import ASIDE, DRAW, KEEP, Pile

NOT_IN_HAND: Final = Refusal("BL-4.1", "not-in-hand")

EVERYBODY: Final = 7  # Both seats and the spectators, a bit each.


def deck_ready(state: State, seat: int) -> bool:
    """NEED-DECK: an empty Deck triggers the Final Turns and is made of the Void (BL-4.4)."""
    if state.deck:
        return True
    trigger_final_turns(state, seat)
    if not state.void:
        state.tell("no-card", seat)
        return False
    state.deck = state.void
    state.void = NONE
    everybody_knows(state, state.deck)  # For everybody has read the Void.
    state.tell("reshuffles", seat)
    return True


def reach_deck(state: State, card: int) -> None:
    """A card in limbo is shuffled into the Deck; everybody saw it go there."""
    state.limbo &= ~bit_of(card)
    forget_modifiers(state, card)
    state.deck |= bit_of(card)
    everybody_knows(state, bit_of(card))
    shuffle(state)


def shuffle(state: State) -> None:
    """Nobody knows the order of the Deck any more."""
    state.top.clear()
    state.top_seen.clear()
    state.tell("shuffles")


def bag(state: State) -> i64:
    """The cards of the Deck whose place nobody knows."""
    cards = state.deck
    for card in state.top:
        cards &= ~bit_of(card)
    return cards


def leave_deck(state: State, card: int, seat: int, seen: int) -> None:
    """A card of the Deck comes into a hand; only those in `seen` know which.

    Whoever does not know can no longer be sure of any card that it still is in the Deck,
    unless its place on top is known.
    """
    for whose in range(SPECTATORS + 1):
        if whose == seat or seen >> whose & 1 or not known_to(state, whose):
            continue
        sure = NONE
        for at in range(len(state.top)):
            if state.top_seen[at] >> whose & 1:
                sure |= bit_of(state.top[at])
        set_known(state, whose, known_to(state, whose) & (~state.deck | sure))
    state.deck &= ~bit_of(card)
    set_hand(state, seat, hand_of(state, seat) | bit_of(card))
    set_known(state, seat, known_to(state, seat) & ~bit_of(card))


def who_sees(seat: int, seen: int) -> int:
    """The seats that may be told of a card, from those who know it."""
    return EVERYONE if seen >> SPECTATORS & 1 else only(seat) | seen


class DrawCard(Step[State, Drawing]):
    """Take the top card of the Deck, one card at a time (BL-4.4)."""

    def run(self, state: State, drawing: Drawing) -> Question | None:
        if drawing.left <= 0 or not deck_ready(state, drawing.seat):
            return None
        if not state.top:
            return Pile("draw", DRAW, state.deck, drawing.left)
        card = state.top[0]
        if state.top_seen[0] >> drawing.seat & 1:
            self.take(state, drawing, card)
            return None
        return Pile("draw", DRAW, bit_of(card), drawing.left)

    def answer(self, state: State, drawing: Drawing, option: Option) -> None:
        self.take(state, drawing, option.noun)

    def take(self, state: State, drawing: Drawing, card: int) -> None:
        seat = drawing.seat
        seen = state.top_seen[0] if state.top else 0
        leave_deck(state, card, seat, seen)
        if state.top:
            del state.top[0]
            del state.top_seen[0]
        state.tell("draws", seat, card, seen_by=who_sees(seat, seen))
        drawing.left -= 1
        drawing.repeat()


class SetAside(Step[State, Drawing]):
    """Set aside any number of cards of your hand, none too (BL-4.1)."""

    def run(self, state: State, drawing: Drawing) -> Question | None:
        options = ASIDE.on(hand_of(state, drawing.seat))
        options.append(KEEP)
        return Question(drawing.seat, "mulligan", options)

    def answer(self, state: State, drawing: Drawing, option: Option) -> None:
        seat = drawing.seat
        if option is KEEP:
            state.tell("mulligan", seat, int(count(aside_of(state, seat))))
            drawing.left = HAND - int(count(hand_of(state, seat)))
            return
        hand, bit = hand_of(state, seat), bit_of(option.noun)
        set_known(state, 1 - seat, known_to(state, 1 - seat) & ~hand)  # Which one it was,
        state.all_know &= ~hand  # nobody else can tell.
        set_hand(state, seat, hand & ~bit)
        set_aside(state, seat, aside_of(state, seat) | bit)
        state.tell("puts-aside", seat, option.noun, seen_by=only(seat))
        drawing.repeat()

    def refuse(self, state: State, drawing: Drawing, option: Option) -> Refusal:
        return NOT_IN_HAND if option.verb == "aside" else NOT_ASKED


class ShuffleBack(Step[State, Drawing]):
    """The cards set aside are shuffled into the Deck; without any it is not shuffled (R-05)."""

    def run(self, state: State, drawing: Drawing) -> Question | None:
        seat = drawing.seat
        back = aside_of(state, seat)
        if back:
            state.deck |= back
            set_known(state, seat, known_to(state, seat) | back)
            set_aside(state, seat, NONE)
            shuffle(state)
        return None


DRAWING: Final = Script("drawing", [DrawCard()])
MULLIGAN: Final = Script("mulligan", [SetAside(), DrawCard(), ShuffleBack()])


def look(state: State, many: int, seen: int) -> Question | None:
    """Luck turns up the topmost cards that those in `seen` do not all know yet (R-07)."""
    many = min(many, int(count(state.deck)))
    for at in range(many):
        if at == len(state.top):
            return Pile("look", DRAW, bag(state), many - at)
        if state.top_seen[at] & seen != seen:
            return Pile("look", DRAW, bit_of(state.top[at]), many - at)
    return None


def turn_up(state: State, card: int, seat: int, seen: int) -> None:
    """Those in `seen` look at a card on top of the Deck."""
    if card not in state.top:
        state.top.append(card)
        state.top_seen.append(0)
    at = state.top.index(card)
    state.top_seen[at] |= seen
    for whose in range(SPECTATORS + 1):
        if seen >> whose & 1:
            set_known(state, whose, known_to(state, whose) | bit_of(card))
    if seen == EVERYBODY:
        state.tell("shows", card)
    else:
        state.tell("looks", seat, card, seen_by=who_sees(seat, state.top_seen[at]))

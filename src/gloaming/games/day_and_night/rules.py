"""The sequence of play, top to bottom as the rulebook tells it."""

from typing import Any, Final

from mypy_extensions import i64

from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Frame, Script, Step, resume
from gloaming.games.day_and_night.board import ADJACENT, BIT, NOWHERE, squares_of
from gloaming.games.day_and_night.cards import SPELLS
from gloaming.games.day_and_night.decks import DECKS
from gloaming.games.day_and_night.edition import Edition
from gloaming.games.day_and_night.ending import check_room, end
from gloaming.games.day_and_night.frames import Building, Casting, Drawing
from gloaming.games.day_and_night.state import (
    DAY,
    FIRST,
    HAND,
    HOURS,
    IDLE,
    NIGHT,
    NOBODY,
    NOT_YET,
    TURN_LIMIT,
    State,
    holds,
    mystified,
)
from gloaming.games.day_and_night.steps import DRAWING
from gloaming.games.day_and_night.temples import BUILD, TEMPLE_STEP
from gloaming.games.day_and_night.words import (
    CAST,
    DISCARD,
    END_CASTING,
    END_TRAVEL,
    STEP,
)

STEP_HOURS: Final = 3

NO_HOURS: Final = Refusal("DN-7.1", "step-hours")
NOT_A_STEP_AWAY: Final = Refusal("DN-7.1", "not-a-step-away")
BEEN_THERE: Final = Refusal("DN-7.3", "been-there")
ONTO_CRYSTAL: Final = Refusal("DN-7.4", "onto-crystal")
PINNED: Final = Refusal("DN-7.4", "pinned")
FROZEN: Final = Refusal("DN-7.4", "frozen")
NO_WAY: Final = Refusal("DN-7.1", "no-way")
NOT_HELD: Final = Refusal("DN-8.1", "not-in-hand")


def new_game(edition: Edition) -> State:
    """Both books shuffled, an empty valley, the pawns in their corners (DN-3)."""
    state = State(edition)
    state.book = DECKS[edition.deck].copy()
    state.stack.append(Frame(PLAY))
    resume(state)
    return state


class Deal(Step[State, Frame]):
    """A player draws five cards; there is no mulligan (DN-3.4)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State, frame: Frame) -> Question | None:
        state.stack.append(Drawing(DRAWING, self.seat, HAND))
        return None


class NextTurn(Step[State, Frame]):
    """Day takes the first turn, then turns alternate (DN-3.5)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        frame.repeat()
        state.turn += 1
        state.active = 1 - state.active
        state.stack.append(Frame(TURN))
        return None


class Awaken(Step[State, Frame]):
    """Twelve hours; Day's markers ripen or Night's crystals fade; room check (DN-4.3)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        state.hours = HOURS
        state.changed = 0
        state.acted = 0
        state.entered = NOWHERE
        state.turn_start = state.pawn[state.active]
        state.travel_start = NOT_YET
        state.tell("turn", state.active, state.turn)
        if state.active == NIGHT:
            fade(state)
        elif ripen(state):
            check_room(state, awakening=True)
        return None


def ripen(state: State) -> bool:
    """A marker leaves every mystified tile; the last leaves an isolated one (DN-11.3, DN-11.4)."""
    ripe = NOWHERE
    left: list[int] = []
    for at, square in enumerate(state.markers):
        if at and state.markers[at - 1] == square:
            left.append(square)
    for square in state.markers:
        if square not in left:
            ripe |= BIT[square]
    if state.heard is not None:
        for square in squares_of(mystified(state)):
            state.tell("marker-off", square, left.count(square))
        for square in squares_of(ripe):
            state.tell("ripens", square)
    state.markers = left
    state.isolated |= ripe
    return ripe != 0


def fade(state: State) -> None:
    """Every crystal's life goes down by one; at none it is gone (DN-12.4)."""
    if state.heard is not None:
        for square in squares_of(state.crystals):
            lasts = state.lasting & BIT[square]
            state.tell("crystal-thins" if lasts else "crystal-off", square)
    state.crystals = state.lasting
    state.lasting = NOWHERE


class CastSpells(Step[State, Frame]):
    """She casts any number of spells, one after the other, or none (DN-4.4)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        me = state.active
        hand = state.hand
        options = [
            CAST[spell]
            for spell in range(FIRST[me], FIRST[me + 1])
            if hand[spell] and SPELLS[spell].refuse(state, me) is None
        ]
        options.append(END_CASTING)
        return Question(me, "cast", options)

    def answer(self, state: State, frame: Frame, option: Option) -> None:
        if option is END_CASTING:
            state.travel_start = state.pawn[state.active]
            state.tell("ends-casting", state.active)
            return
        frame.repeat()
        announce(state, option.noun)

    def refuse(self, state: State, frame: Frame, option: Option) -> Refusal:
        if option.verb != "cast":
            return NOT_ASKED
        return SPELLS[option.noun].refuse(state, state.active) or NOT_ASKED


def announce(state: State, spell: int) -> None:
    """The card leaves the hand, its hours are paid, its effect begins (DN-5.2)."""
    me, card = state.active, SPELLS[spell]
    hours = card.cost(state)
    state.tell("casts", me, spell, hours)
    leave_hand(state, spell)
    state.hours -= hours
    state.acted = 1
    if state.heard is not None and not card.useful(state, me):
        state.tell("no-effect", spell)
    state.stack.append(Casting(card.script, me, spell))


def leave_hand(state: State, spell: int) -> None:
    """A card leaves its owner's hand openly: if the other had seen a copy, it was this one."""
    state.hand[spell] -= 1
    if state.seen[spell]:
        state.seen[spell] -= 1


class Travel(Step[State, Frame]):
    """She steps to adjacent squares, three hours each, drawing a card each time (DN-7)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        options = STEP.on(steps_from(state))
        options.append(END_TRAVEL)
        return Question(state.active, "travel", options)

    def answer(self, state: State, frame: Frame, option: Option) -> None:
        me = state.active
        if option is END_TRAVEL:
            state.tell("ends-travel", me)
            return
        frame.repeat()
        state.hours -= STEP_HOURS
        state.acted = 1
        state.entered |= BIT[option.noun]
        state.pawn[me] = option.noun
        state.tell("steps", me, option.noun)
        state.stack.append(Drawing(DRAWING, me, 1))  # DN-7.2

    def refuse(self, state: State, frame: Frame, option: Option) -> Refusal:
        if option.verb != "step":
            return NOT_ASKED
        me, bit = state.active, BIT[option.noun]
        if state.hours < STEP_HOURS:
            return NO_HOURS
        if not ADJACENT[state.pawn[me]] & bit:
            return NOT_A_STEP_AWAY
        if forbidden(state) & bit:
            return BEEN_THERE
        return ONTO_CRYSTAL if state.crystals & bit else PINNED


def forbidden(state: State) -> i64:
    """Where she set out this turn and whatever she has entered (DN-7.3, ED-09)."""
    squares = state.entered
    if state.edition.forbids_turn_start and state.turn_start != NOT_YET:
        squares |= BIT[state.turn_start]
    if state.edition.forbids_travel_start and state.travel_start != NOT_YET:
        squares |= BIT[state.travel_start]
    return squares


def steps_from(state: State) -> i64:
    """Where the active pawn may step (DN-7.1, DN-7.3, DN-7.4)."""
    here = state.pawn[state.active]
    if state.hours < STEP_HOURS:
        return NOWHERE
    squares = ADJACENT[here] & ~forbidden(state)
    if state.active == DAY:
        if state.crystals & BIT[here]:
            return NOWHERE
        squares &= ~state.crystals
    return squares


def stuck(state: State) -> Refusal | None:
    """Why she could take no step, though she has the hours for one (DN-7.1, DN-7.4)."""
    if state.hours < STEP_HOURS or steps_from(state):
        return None
    pinned = state.active == DAY and state.crystals & BIT[state.pawn[DAY]]
    return FROZEN if pinned else NO_WAY


class Retreat(Step[State, Frame]):
    """She discards down to five cards, never further (DN-8.1)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        me = state.active
        over = holds(state.hand, me) - HAND
        if over <= 0:
            return None
        hand = state.hand
        held = [DISCARD[spell] for spell in range(FIRST[me], FIRST[me + 1]) if hand[spell]]
        return Question(me, "discard", held, None, over)

    def answer(self, state: State, frame: Frame, option: Option) -> None:
        leave_hand(state, option.noun)
        state.discard[option.noun] += 1
        state.tell("discards", state.active, option.noun)
        frame.repeat()

    def refuse(self, state: State, frame: Frame, option: Option) -> Refusal:
        return NOT_HELD if option.verb == "discard" else NOT_ASKED


class EndTurn(Step[State, Frame]):
    """Too many turns, or too many in which nobody did anything, end in a draw (DN-16.7)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        state.hours = 0
        state.changed = 0
        state.idle = 0 if state.acted else state.idle + 1
        if state.idle >= state.edition.idle_limit:
            end(state, NOBODY, IDLE)
        elif state.turn >= state.edition.turn_limit:
            end(state, NOBODY, TURN_LIMIT)
        return None


PLAY: Final = Script("play", [Deal(DAY), Deal(NIGHT), NextTurn()])
TURN: Final = Script("turn", [Awaken(), CastSpells(), Travel(), Retreat(), EndTurn()])

_SEQUENCES: Final[list[Script[Any, Any]]] = [PLAY, TURN, DRAWING, TEMPLE_STEP, BUILD]
SCRIPTS: Final = (
    {script.name: script for script in _SEQUENCES}
    | {spell.script.name: spell.script for spell in SPELLS}
    | {spell.stolen.name: spell.stolen for spell in SPELLS}
)
FRAMES: Final[dict[str, type[Frame]]] = {
    "frame": Frame,
    "casting": Casting,
    "drawing": Drawing,
    "building": Building,
}

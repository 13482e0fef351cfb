"""The sequence of play, top to bottom as the rulebook tells it."""

from typing import Any, Final

from gloaming.engine.question import NATURE, Option, Question
from gloaming.engine.script import Frame, Script, Step, resume
from gloaming.games.bless.cards import scripts
from gloaming.games.bless.ending import EndOfGame, count_final_turn, is_last_turn
from gloaming.games.bless.field.deck import DRAWING, MULLIGAN
from gloaming.games.bless.field.playing import SCRIPTS as PLAYING
from gloaming.games.bless.field.triggers import WAITING, collect, wait
from gloaming.games.bless.field.zones import BREAKING
from gloaming.games.bless.fight.attack import ATTACKING
from gloaming.games.bless.language.lasting import expire_modifiers
from gloaming.games.bless.language.sentences import TURN_START
from gloaming.games.bless.main_phase import Main
from gloaming.games.bless.table.bits import NONE, lowest
from gloaming.games.bless.table.frames import Breaking, Clash, Drawing, Effect, Using, Waiting
from gloaming.games.bless.table.state import (
    END,
    HAND,
    NOBODY,
    START,
    State,
    curses_of,
)
from gloaming.games.bless.table.words import STARTS

ACTIONS: Final = 3  # BL-3.5
FIRST_ACTIONS: Final = 2


def new_game(state: State) -> State:
    """62 cards in the Deck and nothing else on the table (BL-3.1)."""
    state.stack.append(Frame(PLAY))
    resume(state)
    return state


# Setup.


class FirstPlayer(Step[State, Frame]):
    """A fair coin decides who is First Player, unless the table has decided (BL-3.3, R-02)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        if state.first == NOBODY:
            return Question(NATURE, "starts", STARTS.copy())
        self.begin(state, state.first)
        return None

    def answer(self, state: State, frame: Frame, option: Option) -> None:
        self.begin(state, option.noun)

    def begin(self, state: State, seat: int) -> None:
        state.first = state.active = seat
        state.tell("starts", seat)


class Deal(Step[State, Frame]):
    """Each player gets four cards (BL-3.2)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State, frame: Frame) -> Question | None:
        state.stack.append(Drawing(DRAWING, self.seat, HAND))
        return None


class FirstMulligan(Step[State, Frame]):
    """The First Player changes cards, completely, then the other does (BL-3.4, R-03)."""

    def __init__(self, first: bool) -> None:
        self.first = first

    def run(self, state: State, frame: Frame) -> Question | None:
        seat = state.first if self.first else 1 - state.first
        state.stack.append(Drawing(MULLIGAN, seat))
        return None


class NextTurn(Step[State, Frame]):
    """The First Player takes turn 1, then turns alternate strictly (BL-3.5, BL-3.6)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        frame.repeat()
        if state.turn:
            state.active = 1 - state.active
        state.turn += 1
        state.stack.append(Frame(TURN))
        return None


# A turn.


class BeginTurn(Step[State, Frame]):
    """Two Actions in turn 1, three in every later turn; Final Turns are counted (BL-14.2)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        state.phase = START
        state.ends_turn = 0
        state.main_steps = 0
        state.resolved = 0
        state.attacked = NONE
        state.used = NONE
        state.actions = FIRST_ACTIONS if state.turn == 1 else ACTIONS
        state.tell("turn", state.active, state.turn, state.actions)
        count_final_turn(state)
        return None


class StartEffects(Step[State, Frame]):
    """What happens at the start of the turn happens now, in your order (BL-5.2)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        start = len(state.pending)
        curses = curses_of(state, state.active)
        while curses:
            collect(state, TURN_START, lowest(curses))
            curses &= curses - 1
        wait(state, start)
        return None


# The End phase (BL-5.5).


class RemoveStasis(Step[State, Frame]):
    """Stasis is removed from all Curses of both players (BL-5.5)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        state.phase = END
        state.actions = 0
        if state.stasis:
            state.stasis = NONE
            state.tell("stasis-ends")
        return None


class EndMulligan(Step[State, Frame]):
    """The active player changes cards, but not in the last Final Turn (BL-4.2, R-14)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        if not is_last_turn(state):
            state.stack.append(Drawing(MULLIGAN, state.active))
        return None


class Expire(Step[State, Frame]):
    """Effects that last until the end of this turn are over (BL-5.5, R-49)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        expire_modifiers(state)
        return None


PLAY: Final = Script(
    "play",
    [FirstPlayer(), Deal(0), Deal(1), FirstMulligan(True), FirstMulligan(False), NextTurn()],
)
TURN: Final = Script(
    "turn",
    [
        BeginTurn(),
        StartEffects(),
        Main(),
        RemoveStasis(),
        EndMulligan(),
        Expire(),
        EndOfGame(),
    ],
)

_SEQUENCES: Final[list[Script[Any, Any]]] = [
    PLAY,
    TURN,
    DRAWING,
    MULLIGAN,
    WAITING,
    BREAKING,
    ATTACKING,
]
SCRIPTS: Final[dict[str, Script[Any, Any]]] = {
    script.name: script for script in [*_SEQUENCES, *PLAYING, *scripts()]
}
FRAMES: Final[dict[str, type[Frame]]] = {
    "frame": Frame,
    "effect": Effect,
    "waiting": Waiting,
    "using": Using,
    "drawing": Drawing,
    "breaking": Breaking,
    "clash": Clash,
}

"""The Final Turns, and how the game ends (BL-14)."""

from typing import Final

from gloaming.engine.question import Question
from gloaming.engine.refusal import Refusal
from gloaming.engine.script import Frame, Step
from gloaming.games.bless.table.state import (
    CAP_DRAW,
    CAP_MOST_POINTS,
    CAP_TRIGGER_WINS,
    FINAL_TURNS,
    MOST_POINTS,
    NOBODY,
    TRIGGER_WINS,
    TURN_CAP,
    State,
)

LAST_TURN: Final = Refusal("BL-14.5", "last-turn")


def trigger_final_turns(state: State, seat: int) -> None:
    """Only the first trigger of the game counts (BL-14.1, R-13)."""
    if state.final_by == NOBODY:
        state.final_by = seat
        state.tell("final-turns", seat)


def count_final_turn(state: State) -> None:
    """The turns after the one of the trigger are the five Final Turns (BL-14.2)."""
    triggered = state.final_by != NOBODY
    if triggered and (state.final_count > 0 or state.active != state.final_by):
        state.final_turn = 1
        state.final_count += 1
        state.tell("final-turn", state.final_count)


def final_turns_left(state: State) -> int:
    """How many of the five are still to be finished (BL-14.2)."""
    if state.final_by == NOBODY:
        return 0
    return FINAL_TURNS - state.final_count + state.final_turn


class EndOfGame(Step[State, Frame]):
    """The game is over after the 5th Final Turn, or after turn 120 (BL-14.5, BL-14.6)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        state.final_turn = 0 if not is_last_turn(state) else 1
        last = bool(state.final_turn)
        if not last and state.turn < TURN_CAP:
            return None
        mine, theirs = state.vp
        if mine != theirs:
            end(state, 0 if mine > theirs else 1, MOST_POINTS if last else CAP_MOST_POINTS)
        elif state.final_by != NOBODY:
            end(state, state.final_by, TRIGGER_WINS if last else CAP_TRIGGER_WINS)
        else:
            end(state, NOBODY, CAP_DRAW)
        return None


def is_last_turn(state: State) -> bool:
    return bool(state.final_turn) and state.final_count == FINAL_TURNS


def is_own_last_turn(state: State) -> bool:
    """The active player has no other turn: whoever began the Final Turns has it a turn early."""
    own_next = 2
    if state.final_turn and state.final_count + own_next > FINAL_TURNS:
        return True
    return state.turn + own_next > TURN_CAP


def end(state: State, winner: int, ending: int) -> None:
    """The game is over: nothing that was in progress goes on."""
    state.winner = winner
    state.ending = ending
    state.stack.clear()
    state.tell("ends", winner, ending)

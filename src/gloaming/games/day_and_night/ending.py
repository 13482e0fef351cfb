"""Whether there is still room to win, and the end of the game (DN-16)."""

from mypy_extensions import i64

from gloaming.games.day_and_night.board import BOARD, TEMPLE, count, group, nines, temple_groups
from gloaming.games.day_and_night.state import (
    DAY,
    DEFAULT,
    NIGHT,
    NO_ROOM,
    NOBODY,
    State,
    built,
    temples_built,
)


def free(state: State, seat: int) -> i64:
    """Where this seat could still build: permanent things of others block it (R-31)."""
    squares = BOARD & ~(built(state, DAY) | built(state, NIGHT))
    return squares & ~state.isolated if seat == NIGHT else squares


def room_for_one(squares: i64) -> bool:
    """Some connected nine of these squares exist."""
    return temple_groups(squares) != 0


def room_for_two(squares: i64) -> bool:
    """Two connected nines without a common square exist."""
    large = temple_groups(squares)
    if count(large) < 2 * TEMPLE:
        return False
    if group(large & -large, large) != large:
        return True  # Two groups, each with room for one.
    for nine in nines():
        taken: i64 = nine
        if not taken & ~large and temple_groups(large & ~taken):
            return True
    return False


def can_win(state: State, seat: int) -> bool:
    """There is room for the Temples this seat still needs."""
    squares = free(state, seat)
    return room_for_one(squares) if temples_built(state, seat) else room_for_two(squares)


def check_room(state: State, awakening: bool) -> None:
    """End the game when lack of room has decided it (DN-16.3 to DN-16.5)."""
    day_can_win = can_win(state, DAY)
    if state.edition.default_when_no_win:
        night_is_stopped = not can_win(state, NIGHT)
    else:
        night_is_stopped = not room_for_one(free(state, NIGHT))
    if night_is_stopped and day_can_win:
        if awakening or not state.edition.default_at_awaken_only:  # ED-13
            end(state, DAY, DEFAULT)
    elif not day_can_win and not can_win(state, NIGHT):
        end(state, NOBODY, NO_ROOM)


def end(state: State, winner: int, ending: int) -> None:
    """The game is over: nothing that was in progress goes on."""
    state.winner = winner
    state.ending = ending
    state.stack.clear()
    state.tell("ends", winner, ending)

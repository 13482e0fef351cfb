"""Where there is room on the field, and for whom (BL-6.3, BL-9, BL-10.9)."""

from mypy_extensions import i64

from gloaming.games.bless.language.index import PRINTED
from gloaming.games.bless.table.bits import ALL, NONE, bit_of, count, lowest
from gloaming.games.bless.table.state import (
    CURSES,
    NOTHING,
    State,
    all_curses,
    curses_of,
    prayers_of,
)


def room_for_curse(state: State, seat: int, card: int = NOTHING) -> bool:
    """Fewer than four Curses, or a pure one that could make way for the new one (BL-9.3)."""
    mine = curses_of(state, seat)
    if count(mine) < CURSES:
        return True
    pure = mine & ~state.corrupt
    if card != NOTHING:
        pure &= ~bit_of(card)
    return pure != 0


def hosts(state: State, seat: int) -> i64:
    """Curses with no Bond, or with one this seat controls (BL-10.9, R-37)."""
    found = all_curses(state)
    theirs = prayers_of(state, 1 - seat) & PRINTED.bonds
    left = found if theirs else NONE
    while left:
        curse = lowest(left)
        left &= left - 1
        bond = state.under[curse]
        if bond != NOTHING and theirs & bit_of(bond):
            found &= ~bit_of(curse)
    return found


def playable_as_prayer(state: State, seat: int) -> i64:
    """Cards this seat could put down as a Prayer now: all, but a Bond needs a host (R-36)."""
    return ALL if hosts(state, seat) else ALL & ~PRINTED.bonds


def playable(state: State, seat: int) -> i64:
    """Cards this seat could put down in one role or the other (BL-6.3)."""
    return ALL if room_for_curse(state, seat) else playable_as_prayer(state, seat)


def top_of_void(state: State, many: int) -> i64:
    """The cards that reached the Void last."""
    left = state.void
    found = NONE
    for _ in range(many):
        top = top_of(state, left)
        found |= top
        left &= ~top
    return found


def top_of(state: State, cards: i64) -> i64:
    """The one of these cards of the Void that lies nearest to its top."""
    highest = NOTHING
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if highest == NOTHING or state.since[card] > state.since[highest]:
            highest = card
    return bit_of(highest) if highest != NOTHING else NONE

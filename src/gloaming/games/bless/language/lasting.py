"""Modifiers that effects have made: they come, last for a while, and go (BL-13.10).

`state.kinds`, `state.common` and `state.touched` always say which kinds of them there are and on
which cards, so that most questions about a value need not look at all.
"""

from gloaming.games.bless.language.index import LASTING, Lasting
from gloaming.games.bless.table.bits import NONE, bit_of
from gloaming.games.bless.table.state import MADE_IN, MOD, NOTHING, SUBJECT, State, stamp


def add_modifier(
    state: State, lasting: int, me: int, source: int, card: int, that: int, at: int
) -> None:
    """A modifier by its number: whose, of which card, on which card, with what, since when."""
    state.mods += [lasting, me, source, card, that, at, state.turn]
    count_in(state, lasting, card)


def give_modifier(
    state: State, lasting: Lasting, me: int, source: int, card: int, that: int
) -> None:
    """A modifier with the current stamp; its values stay live (BL-12.10)."""
    add_modifier(state, lasting.number, me, source, card, that, stamp(state))


def count_in(state: State, lasting: int, card: int) -> None:
    kind = 1 << LASTING[lasting].kind
    state.kinds |= kind
    if card == NOTHING:
        state.common |= kind
    else:
        state.touched |= bit_of(card)


def cut_modifiers(state: State, length: int) -> None:
    """Only so many numbers of modifiers stay."""
    if len(state.mods) > length:
        del state.mods[length:]
        count_anew(state)


def forget_modifiers(state: State, card: int) -> None:
    """A modifier tied to a card is lost when the card leaves its zone (BL-1.6)."""
    if not state.touched & bit_of(card):
        return
    mods = state.mods
    for at in range(len(mods) - MOD, -1, -MOD):
        if mods[at + SUBJECT] == card:
            del mods[at : at + MOD]
    count_anew(state)


def expire_modifiers(state: State) -> None:
    """What lasts until the end of this turn is over (BL-5.5, R-49)."""
    mods = state.mods
    if not mods:
        return
    for at in range(len(mods) - MOD, -1, -MOD):
        if mods[at + MADE_IN] + LASTING[mods[at]].ends <= state.turn:
            del mods[at : at + MOD]
    count_anew(state)


def count_anew(state: State) -> None:
    state.kinds = 0
    state.common = 0
    state.touched = NONE
    mods = state.mods
    for at in range(0, len(mods), MOD):
        count_in(state, mods[at], mods[at + SUBJECT])

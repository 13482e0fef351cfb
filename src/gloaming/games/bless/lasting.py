"""Modifiers that effects have made: they come, last for a while, and go (§4.5, BL-13.10).

`state.kinds` always says which kinds of them there are, a bit each, so that most questions about
a value need not look at all.
"""

from gloaming.games.bless.printed import LASTING
from gloaming.games.bless.state import MOD, State


def add_modifier(
    state: State, lasting: int, me: int, source: int, card: int, that: int, at: int
) -> None:
    """A modifier by its number: whose, of which card, on which card, with what, since when."""
    state.mods += [lasting, me, source, card, that, at, state.turn]
    state.kinds |= 1 << LASTING[lasting].kind


def cut_modifiers(state: State, length: int) -> None:
    """Only so many numbers of modifiers stay."""
    if len(state.mods) > length:
        del state.mods[length:]
        count_kinds(state)


def forget_modifiers(state: State, card: int) -> None:
    """A modifier tied to a card is lost when the card leaves its zone (BL-1.6)."""
    mods = state.mods
    if not mods:
        return
    for at in range(len(mods) - MOD, -1, -MOD):
        if mods[at + 3] == card:
            del mods[at : at + MOD]
    count_kinds(state)


def expire_modifiers(state: State) -> None:
    """What lasts until the end of this turn is over (BL-5.5, R-49)."""
    mods = state.mods
    if not mods:
        return
    for at in range(len(mods) - MOD, -1, -MOD):
        if mods[at + 6] + LASTING[mods[at]].ends <= state.turn:
            del mods[at : at + MOD]
    count_kinds(state)


def count_kinds(state: State) -> None:
    kinds = 0
    for at in range(0, len(state.mods), MOD):
        kinds |= 1 << LASTING[state.mods[at]].kind
    state.kinds = kinds

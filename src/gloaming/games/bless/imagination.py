"""What a seat may imagine behind what it can't see."""

from mypy_extensions import i64

from gloaming.engine.game import Luck
from gloaming.engine.script import ask_again
from gloaming.games.bless.table.bits import NONE, bit_of, cards_of, count
from gloaming.games.bless.table.state import (
    GOES_ON,
    SPECTATORS,
    State,
    aside_of,
    hand_of,
    known_to,
    set_aside,
    set_hand,
    set_known,
)


def imagine(state: State, seat: int, luck: Luck) -> State:
    """Deal the cards this seat does not know anew: a state it can't tell from the true one."""
    copy = state.clone()
    if copy.ending != GOES_ON:
        return copy  # Then all hands are open.
    eyes = seat if seat >= 0 else SPECTATORS
    known = known_to(copy, eyes)
    others = [other for other in (0, 1) if other != seat]
    held = [int(count(hand_of(copy, other) & ~known)) for other in others]
    put_aside = [int(count(aside_of(copy, other))) for other in others]
    for other in others:
        copy.deck |= (hand_of(copy, other) & ~known) | aside_of(copy, other)
        set_hand(copy, other, hand_of(copy, other) & known)
        set_aside(copy, other, NONE)
    pool = cards_of(copy.deck & ~known)
    for at, other in enumerate(others):
        set_hand(copy, other, hand_of(copy, other) | deal(copy, pool, held[at], luck))
        set_aside(copy, other, aside_of(copy, other) | deal(copy, pool, put_aside[at], luck))
    order_anew(copy, eyes, luck)
    for other in range(SPECTATORS):
        if other != seat:
            set_known(copy, other, knowledge(copy, other, eyes))
    ask_again(copy)  # What is on offer may have come from a hand just dealt anew.
    return copy


def deal(state: State, pool: list[int], many: int, luck: Luck) -> i64:
    """So many cards of a pool, taken out of the Deck."""
    cards = NONE
    for _ in range(many):
        cards |= bit_of(pool.pop(int(luck.random() * len(pool))))
    state.deck &= ~cards
    return cards


def order_anew(state: State, eyes: int, luck: Luck) -> None:
    """Cards on top of the Deck that this seat has not seen are others of the Deck."""
    free = state.deck
    for at in range(len(state.top)):
        if state.top_seen[at] >> eyes & 1:
            free &= ~bit_of(state.top[at])
    pool = cards_of(free)
    for at in range(len(state.top)):
        if not state.top_seen[at] >> eyes & 1:
            state.top[at] = pool.pop(int(luck.random() * len(pool)))


def knowledge(state: State, other: int, eyes: int) -> i64:
    """What another seat knows in an imagined state, as far as the imagining one can tell."""
    hidden = state.deck | hand_of(state, 1 - other)
    sure = state.all_know
    if eyes != SPECTATORS:  # Of its own hand a seat can tell what the other has seen.
        sure |= known_to(state, other) & hand_of(state, eyes)
    for at in range(len(state.top)):
        if state.top_seen[at] >> other & 1:
            sure |= bit_of(state.top[at])
    return sure & hidden

"""Cards go from zone to zone: onto the field, off it, into the Void, back into a hand."""

from typing import Final

from mypy_extensions import i64

from gloaming.engine.question import Question
from gloaming.engine.script import Script, Step
from gloaming.games.bless.ending import trigger_final_turns
from gloaming.games.bless.field.triggers import collect, wait
from gloaming.games.bless.language.index import PRINTED
from gloaming.games.bless.language.lasting import forget_modifiers
from gloaming.games.bless.language.sentences import BROKEN
from gloaming.games.bless.language.values import karma
from gloaming.games.bless.table.bits import bit_of, lowest
from gloaming.games.bless.table.frames import Breaking, Clash
from gloaming.games.bless.table.state import (
    NOBODY,
    NOTHING,
    State,
    all_curses,
    all_prayers,
    altar_of,
    altar_size,
    controller,
    curses_of,
    hand_of,
    host_of,
    in_order,
    known_to,
    no_secret,
    prayers_of,
    set_altar,
    set_curses,
    set_hand,
    set_known,
    set_prayers,
    stamp,
)


def remember_karma(state: State, leaving: i64) -> None:
    """The last Karma of an attacker that leaves the field, should it still bless (R-32)."""
    for frame in state.stack:
        if isinstance(frame, Clash) and leaving & bit_of(frame.attacker) and frame.karma < 0:
            frame.karma = karma(state, frame.attacker)


def leave_field(state: State, card: int) -> int:
    """A card leaves its zone of the field for limbo; the Bond it leaves behind, if any."""
    bit: i64 = bit_of(card)
    if all_curses(state) & bit:
        remember_karma(state, bit)
    elif PRINTED.bonds & bit:
        unbind(state, card)
    state.sun_curses &= ~bit
    state.moon_curses &= ~bit
    state.sun_prayers &= ~bit
    state.moon_prayers &= ~bit
    state.corrupt &= ~bit
    state.stasis &= ~bit
    state.attacked &= ~bit
    state.used &= ~bit
    state.limbo |= bit
    bond = state.under[card]
    state.under[card] = NOTHING
    return bond


def unbind(state: State, bond: int) -> None:
    """A Bond is no longer under its Curse, if it was under one."""
    host = host_of(state, bond)
    if host != NOTHING:
        state.under[host] = NOTHING


def reach_void(state: State, card: int) -> None:
    """A card in limbo becomes the top of the Void (BL-1.3)."""
    state.limbo &= ~bit_of(card)
    state.void |= bit_of(card)
    state.since[card] = stamp(state)
    forget_modifiers(state, card)


def reach_hand(state: State, card: int, seat: int) -> None:
    """A card in limbo comes into a hand, openly: everybody knows that it is there."""
    bit = bit_of(card)
    state.limbo &= ~bit
    forget_modifiers(state, card)
    set_hand(state, seat, hand_of(state, seat) | bit)
    set_known(state, 1 - seat, known_to(state, 1 - seat) | bit)
    state.all_know |= bit


def put_into_void(state: State, card: int) -> None:
    """From the field into the Void without breaking; its Bond does break (BL-9.2, R-68)."""
    bond = leave_field(state, card)
    if bond != NOTHING:
        break_bond(state, bond)
    reach_void(state, card)


def break_bond(state: State, bond: int) -> None:
    """The Curse above it is gone: the Bond breaks (BL-10.11)."""
    leave_field(state, bond)
    state.tell("breaks", bond)
    reach_void(state, bond)


def break_cards(state: State, cards: i64, offered: int = NOTHING, altar: int = NOBODY) -> None:
    """Cards that are broken together leave the field at once (BL-11.7)."""
    frame = Breaking(BREAKING)
    frame.of_first = cards & (state.sun_curses | state.sun_prayers)
    frame.of_second = cards & (state.moon_curses | state.moon_prayers)
    frame.offered = offered
    frame.altar = altar
    curses = cards & all_curses(state)
    start = len(state.pending)
    remember_karma(state, curses)
    left = curses
    while left:
        collect(state, BROKEN, lowest(left))
        left &= left - 1
    left = cards & ~curses
    while left:
        card = lowest(left)
        left &= left - 1
        leave_field(state, card)
        state.tell("breaks", card)
    left = curses
    while left:
        card = lowest(left)
        left &= left - 1
        bond = leave_field(state, card)
        state.tell("breaks", card)
        if bond != NOTHING:
            frame.bonds |= bit_of(bond)
    if len(state.pending) == start:
        settle(state, frame)
        return
    state.stack.append(frame)
    wait(state, start)


def settle(state: State, frame: Breaking) -> None:
    """Bonds left behind break, then the cards reach the Void or the Altar (BL-11.7, R-34)."""
    bonds = frame.bonds & all_prayers(state)
    if bonds:
        break_unbound(state, bonds & prayers_of(state, state.active))
        break_unbound(state, bonds & prayers_of(state, 1 - state.active))
    arrive(state, frame, frame.of_second if state.active else frame.of_first)
    arrive(state, frame, frame.of_first if state.active else frame.of_second)


def break_unbound(state: State, bonds: i64) -> None:
    """Those of these Bonds that lie under no Curse break."""
    for bond in in_order(state, bonds):
        if host_of(state, bond) == NOTHING:
            break_bond(state, bond)


def arrive(state: State, frame: Breaking, cards: i64) -> None:
    """One player's broken cards, in order of their arrival on the field."""
    if not cards:
        return
    for card in in_order(state, cards):
        if card == frame.offered:
            reach_altar(state, card, frame.altar)
        else:
            reach_void(state, card)


def reach_altar(state: State, card: int, seat: int) -> None:
    """An offered card is placed in the Altar; the fifth one triggers (BL-11.2, BL-14.1)."""
    state.limbo &= ~bit_of(card)
    forget_modifiers(state, card)
    set_altar(state, seat, altar_of(state, seat) | bit_of(card))
    state.tell("offers", seat, card)
    if altar_size(state, seat) == state.goal:
        trigger_final_turns(state, seat)


class Settle(Step[State, Breaking]):
    """After their BROKEN effects broken cards reach the Void or the Altar (BL-11.7, R-33)."""

    def run(self, state: State, frame: Breaking) -> Question | None:
        settle(state, frame)
        return None


BREAKING: Final = Script("breaking", [Settle()])


def pick_up(state: State, card: int) -> None:
    """A card leaves hand, Void or Deck to be played, openly."""
    bit: i64 = bit_of(card)
    if state.deck & bit:
        state.deck &= ~bit
        if card in state.top:
            at = state.top.index(card)
            del state.top[at]
            del state.top_seen[at]
    state.void &= ~bit
    state.sun_hand &= ~bit
    state.moon_hand &= ~bit
    state.limbo |= bit
    no_secret(state, bit)


def enter_curses(state: State, seat: int, card: int, stasis: bool) -> None:
    """A card in limbo becomes a Curse: a new object, pure, unmodified (BL-7.3, BL-1.6)."""
    bit: i64 = bit_of(card)
    state.limbo &= ~bit
    forget_modifiers(state, card)  # What was tied to a Prayer that is converted.
    set_curses(state, seat, curses_of(state, seat) | bit)
    state.since[card] = stamp(state)
    if stasis:
        state.stasis |= bit


def enter_prayers(state: State, seat: int, card: int) -> None:
    """A card in limbo becomes a Prayer."""
    state.limbo &= ~bit_of(card)
    set_prayers(state, seat, prayers_of(state, seat) | bit_of(card))
    state.since[card] = stamp(state)


def bind(state: State, bond: int, host: int) -> None:
    """A Bond is put under a Curse; an own one that lay there goes to the Void (BL-10.9)."""
    unbind(state, bond)
    old = state.under[host]
    if old != NOTHING:
        state.tell("drops", controller(state, old), old)
        put_into_void(state, old)
    state.under[host] = bond
    state.since[bond] = stamp(state)
    state.tell("binds", bond)
    state.tell("bound-to", host)


def discard(state: State, card: int, seat: int) -> None:
    """From a hand to the top of the Void (BL-11.8)."""
    bit = bit_of(card)
    set_hand(state, seat, hand_of(state, seat) & ~bit)
    state.limbo |= bit
    no_secret(state, bit)
    state.tell("discards", seat, card)
    reach_void(state, card)

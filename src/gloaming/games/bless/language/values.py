"""Values are computed whenever they are read, level after level (BL-12)."""

from typing import Final

from mypy_extensions import i64

from gloaming.games.bless.language.index import (
    BOND_SIDE,
    CURSE_SIDE,
    EYE,
    KARMA,
    LASTING,
    PRINTED,
    Side,
)
from gloaming.games.bless.language.sentences import (
    EYE_ALWAYS,
    EYE_IS,
    EYE_PLUS,
    FORM_FLIPS,
    FORM_IS,
    KARMA_PLUS,
    ORIGINAL_EYE,
    RIVALRY,
    SILENT,
    UNDEFINED,
)
from gloaming.games.bless.table.bits import NONE, bit_of, lowest
from gloaming.games.bless.table.state import (
    MADE_IN,
    MOD,
    NOTHING,
    OWNER,
    SECOND,
    SOURCE,
    STAMP,
    SUBJECT,
    State,
    all_curses,
    all_prayers,
    controller,
)

RIVALRY_BONUS: Final = 3  # BL-12.1
SILENCING: Final = 1 << SILENT
FORMING: Final = 1 << FORM_IS
EYE_KINDS: Final = 1 << EYE_PLUS | 1 << EYE_IS | 1 << EYE_ALWAYS | 1 << ORIGINAL_EYE | 1 << RIVALRY


class Tally:
    """What the modifiers of one kind come to: how many, their sum, the one used last."""

    __slots__ = ("latest", "many", "stamp", "total")

    def __init__(self) -> None:
        self.many = 0
        self.total = 0
        self.latest = UNDEFINED
        self.stamp = UNDEFINED

    def add(self, value: int, stamp: int, source: int) -> None:
        if value == UNDEFINED:
            return
        self.many += 1
        self.total += value
        if stamp > self.stamp:
            self.stamp = stamp
            self.latest = value


# Level 1: who has no effect.


def silenced(state: State) -> i64:
    """Cards without effect this turn: only modifiers say so (R-58)."""
    found = NONE
    if not state.kinds & SILENCING:
        return found
    mods = state.mods
    for at in range(0, len(mods), MOD):
        if LASTING[mods[at]].kind == SILENT:
            found |= bit_of(mods[at + SUBJECT])
    return found


# Level 2: Forms.


def of_form(state: State, form: int) -> i64:
    """Every card that is of this Form now; Dual ones are of both (BL-2.2)."""
    found: i64 = PRINTED.of_form(form)
    if not form_changes(state):
        return found
    left = all_curses(state)
    while left:
        card = lowest(left)
        left &= left - 1
        bit = bit_of(card)
        found = found | bit if forms_of(state, card) >> form & 1 else found & ~bit
    return found


def form_changes(state: State) -> bool:
    """Whether any Form on the field may differ from the printed one."""
    if state.kinds & FORMING:
        return True
    return bool(all_prayers(state) & PRINTED.flipping)


def forms_of(state: State, card: int) -> int:
    """A bit for Light and a bit for Shadow, changed in the order of stamps (R-57)."""
    bit: i64 = bit_of(card)
    forms = (1 if PRINTED.light & bit else 0) | (2 if PRINTED.shadow & bit else 0)
    if not form_changes(state) or not all_curses(state) & bit:
        return forms
    flip = 0  # The stamp of a Bond that flips; no card has two.
    bond = state.under[card]
    if bond != NOTHING and BOND_SIDE[bond].kinds >> FORM_FLIPS & 1:
        silent = silenced(state)
        if not silent & (bit | bit_of(bond)):
            flip = state.since[bond]
    mods = state.mods
    latest = 0
    for at in range(0, len(mods), MOD):
        if (
            mods[at + SUBJECT] == card
            and LASTING[mods[at]].kind == FORM_IS
            and mods[at + STAMP] > latest
        ):
            latest = mods[at + STAMP]
            forms = 1 + mods[at + SECOND]  # Light is 0, its bit 1; Shadow is 1, its bit 2.
    if flip > latest and forms != 3:
        forms = 3 - forms
    return forms


def is_form(state: State, card: int, form: int) -> bool:
    return bool(forms_of(state, card) >> form & 1)


# Any kind of modifier on any Curse.


def tally(state: State, card: int, kind: int, found: Tally) -> Tally:
    """Add up the modifiers of one kind that are active on a Curse now."""
    me = controller(state, card)
    silent = silenced(state)
    bit: i64 = bit_of(card)
    if not silent & bit:
        gather(state, CURSE_SIDE[card], me, card, card, kind, state.since[card], found)
        bond = state.under[card]
        if bond != NOTHING and not silent & bit_of(bond):
            gather(state, BOND_SIDE[bond], me, card, bond, kind, state.since[bond], found)
    reaching = NONE
    if PRINTED.reached >> kind & 1:
        reaching = all_curses(state) & PRINTED.reaching & ~silent
    while reaching:
        source = lowest(reaching)
        reaching &= reaching - 1
        reach(state, source, card, kind, found)
    if not state.kinds >> kind & 1:
        return found
    mods = state.mods
    for at in range(0, len(mods), MOD):
        target = mods[at + SUBJECT]
        if target != card and target != NOTHING:
            continue
        lasting = LASTING[mods[at]]
        if lasting.kind != kind or mods[at + MADE_IN] + lasting.begins > state.turn:
            continue
        whose, source = mods[at + OWNER], mods[at + SOURCE]
        if target == NOTHING and (
            lasting.on is None or not lasting.on.found(state, whose, source, NONE, False) & bit
        ):
            continue
        found.add(
            lasting.amount.of(state, whose, source, mods[at + SECOND]), mods[at + STAMP], source
        )
    return found


def gather(
    state: State, side: Side, me: int, card: int, source: int, kind: int, at: int, found: Tally
) -> None:
    """What a Curse says of itself, or its Bond of it."""
    if not side.kinds >> kind & 1:
        return
    for standing in side.standing:
        if standing.kind != kind or standing.on is not None:
            continue
        if standing.when is None or standing.when.met(state, me, card, card):
            found.add(standing.amount.of(state, me, card, card), at, source)


def reach(state: State, source: int, card: int, kind: int, found: Tally) -> None:
    """What a Curse says of others."""
    me = controller(state, source)
    bit: i64 = bit_of(card)
    for standing in CURSE_SIDE[source].standing:
        if standing.kind != kind or standing.on is None:
            continue
        if not standing.on.found(state, me, source, NONE, False) & bit:
            continue
        if standing.when is None or standing.when.met(state, me, source, card):
            found.add(standing.amount.of(state, me, source, card), state.since[source], source)


def kinds_on(state: State, card: int) -> int:
    """The kinds of modifiers that could be on a Curse now, a bit each; most often none."""
    kinds = CURSE_SIDE[card].kinds | state.common
    if state.touched & bit_of(card):
        kinds |= state.kinds
    bond = state.under[card]
    if bond != NOTHING:
        kinds |= BOND_SIDE[bond].kinds
    reaching = all_curses(state) & PRINTED.reaching
    while reaching:
        kinds |= CURSE_SIDE[lowest(reaching)].kinds
        reaching &= reaching - 1
    return kinds


def has(state: State, card: int, kind: int) -> bool:
    """Whether a Curse has an ability or a restriction; twice is once (R-88)."""
    if not kinds_on(state, card) >> kind & 1:
        return False
    bit = bit_of(card)
    if CURSE_SIDE[card].plainly >> kind & 1 and not silenced(state) & bit:
        return True
    return tally(state, card, kind, Tally()).many > 0


# Levels 3 to 5: numbers.


def original_eye(state: State, card: int) -> int:
    """The printed Eye, or what an effect always makes of it (BL-2.5, BL-12.9)."""
    value = EYE[card]
    if not state.kinds >> ORIGINAL_EYE & 1:
        return value
    latest = 0
    mods = state.mods
    for at in range(0, len(mods), MOD):
        lasting = LASTING[mods[at]]
        if lasting.kind != ORIGINAL_EYE or mods[at + SUBJECT] != card or mods[at + STAMP] < latest:
            continue
        if mods[at + MADE_IN] + lasting.begins <= state.turn:
            latest = mods[at + STAMP]
            value = lasting.amount.of(state, mods[at + OWNER], mods[at + SOURCE], mods[at + SECOND])
    return value


def karma(state: State, card: int) -> int:
    """Original Karma and all additions, never below 0 (BL-12.8, BL-2.6)."""
    if not kinds_on(state, card) >> KARMA_PLUS & 1:
        return KARMA[card]
    return max(0, KARMA[card] + tally(state, card, KARMA_PLUS, Tally()).total)


def eye(state: State, card: int, foe: int = NOTHING) -> int:
    """The Eye of a Curse, in a clash against `foe` if there is one (BL-12.6)."""
    kinds = kinds_on(state, card)
    if not kinds & EYE_KINDS:
        return EYE[card]
    found = Tally()  # As long as it stays empty it can be used again.
    if kinds >> EYE_ALWAYS & 1:
        tally(state, card, EYE_ALWAYS, found)
        if found.many:
            return max(0, found.latest)
    value = original_eye(state, card)
    if kinds >> EYE_IS & 1:
        tally(state, card, EYE_IS, found)
        if found.many:
            value = found.latest
            found = Tally()
    if kinds >> EYE_PLUS & 1:
        value += tally(state, card, EYE_PLUS, found).total
    if foe != NOTHING and kinds >> RIVALRY & 1:
        value += rivalry(state, card, foe)
    return max(0, value)


def rivalry(state: State, card: int, foe: int) -> int:
    """+3 against another Form, if neither card is Dual (BL-12.1)."""
    if not has(state, card, RIVALRY):
        return 0
    return RIVALRY_BONUS if forms_of(state, card) + forms_of(state, foe) == 3 else 0

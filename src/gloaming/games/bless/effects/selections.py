"""Which cards an effect speaks of, how many there are, and what is true of them (BL-13)."""

from typing import Final

from mypy_extensions import i64

from gloaming.games.bless.field.space import (
    hosts,
    playable,
    playable_as_prayer,
    room_for_curse,
    top_of,
    top_of_void,
)
from gloaming.games.bless.language.index import PRINTED
from gloaming.games.bless.language.sentences import UNDEFINED, Amount, Condition, Selection
from gloaming.games.bless.language.values import (
    eye,
    is_form,
    karma,
    of_form,
    original_eye,
    silenced,
)
from gloaming.games.bless.table.bits import NONE, bit_of, count, lowest
from gloaming.games.bless.table.state import (
    State,
    all_curses,
    all_prayers,
    curses_of,
    hand_of,
    prayers_of,
)

# Where.
CURSE: Final = 0
PRAYER: Final = 1
FIELD: Final = 2
IN_HAND: Final = 3
VOID: Final = 4
DECK: Final = 5

# Whose: yours, your opponent's, anybody's, or the opponent's of whoever controls “it”.
YOURS: Final = 0
OPPOSING: Final = 1
ANY: Final = 2
OF_THE_OTHER: Final = 3

# How it could be played.
AS_CURSE: Final = 0
AS_PRAYER: Final = 1
AS_EITHER: Final = 2

WHATEVER: Final = -1


class Cards(Selection):
    """Cards of a zone, narrowed down word by word."""

    def __init__(
        self,
        zone: int,
        side: int = ANY,
        *,
        top: int = WHATEVER,
        form: int = WHATEVER,
        form_not: int = WHATEVER,
        corrupt: int = WHATEVER,
        stasis: bool = False,
        types: tuple[int, ...] = (),
        other: bool = False,
        not_it: bool = False,
        least_eye: int = WHATEVER,
        higher_original_eye: bool = False,
        lower_original_eye: bool = False,
        other_side_has: Selection | None = None,
        ready: bool = False,
        topmost: bool = False,
        highest_eye: bool = False,
        playable: int = WHATEVER,
        bindable: bool = False,
        controllable: bool = False,
    ) -> None:
        self.zone = zone
        self.side = side
        self.top = top
        self.form = form
        self.form_not = form_not
        self.corrupt = corrupt
        self.stasis = stasis
        self.types = types
        self.other = other
        self.not_it = not_it
        self.least_eye = least_eye
        self.higher_original_eye = higher_original_eye
        self.lower_original_eye = lower_original_eye
        self.other_side_has = other_side_has
        self.ready = ready
        self.topmost = topmost
        self.highest_eye = highest_eye
        self.playable = playable
        self.bindable = bindable
        self.controllable = controllable
        self.plain = not (  # None of the rarer words.
            types
            or ready
            or least_eye != WHATEVER
            or higher_original_eye
            or lower_original_eye
            or other_side_has is not None
            or topmost
            or highest_eye
            or bindable
            or controllable
            or playable != WHATEVER
        )

    def found(self, state: State, me: int, card: int, it: i64, choosing: bool) -> i64:
        cards = self.there(state, me, it)
        if choosing and self.zone in (PRAYER, FIELD):
            cards &= ~(state.busy & all_prayers(state) & PRINTED.impulses)
        if not cards:
            return NONE
        if self.form != WHATEVER:
            cards &= self.with_form(state, self.form)
        if self.form_not != WHATEVER:
            cards &= ~self.with_form(state, self.form_not)
        if self.corrupt != WHATEVER:
            cards &= state.corrupt if self.corrupt else ~state.corrupt
        if self.stasis:
            cards &= state.stasis
        if self.other:
            cards &= ~bit_of(card)
        if self.not_it:
            cards &= ~it
        return cards if self.plain or not cards else self.narrowed(state, me, card, cards)

    def there(self, state: State, me: int, it: i64) -> i64:
        """All cards of the zone, of the side that is meant."""
        if self.zone == VOID:
            return state.void if self.top == WHATEVER else top_of_void(state, self.top)
        if self.zone == DECK:
            return state.deck if self.top == WHATEVER else top_of_deck(state, self.top)
        side = self.side
        if side == OF_THE_OTHER:
            whose = 1 if it & (curses_of(state, 0) | prayers_of(state, 0)) else 0
        else:
            whose = me if side == YOURS else 1 - me
        if self.zone == IN_HAND:
            return hand_of(state, whose)
        if self.zone == CURSE:
            return all_curses(state) if side == ANY else curses_of(state, whose)
        if self.zone == PRAYER:
            return all_prayers(state) if side == ANY else prayers_of(state, whose)
        if side == ANY:
            return all_curses(state) | all_prayers(state)
        return curses_of(state, whose) | prayers_of(state, whose)

    def with_form(self, state: State, form: int) -> i64:
        """Outside the field the printed Form counts."""
        return PRINTED.of_form(form) if self.zone >= IN_HAND else of_form(state, form)

    def narrowed(self, state: State, me: int, card: int, cards: i64) -> i64:
        """The rarer words."""
        if self.types:
            cards &= self.with_types()
        if self.ready:  # Not being resolved, not silenced, an Echo not used this turn.
            cards &= ~(state.busy | silenced(state) | (state.used & PRINTED.echoes))
        if self.least_eye != WHATEVER or self.higher_original_eye or self.lower_original_eye:
            cards = self.by_eye(state, card, cards)
        if self.other_side_has is not None:
            for seat in (0, 1):
                if not self.other_side_has.found(state, 1 - seat, card, NONE, True):
                    cards &= ~curses_of(state, seat)
        if self.topmost:
            cards = top_of(state, cards)
        if self.highest_eye:
            cards = with_highest_eye(state, cards)
        if self.bindable:
            cards &= hosts(state, me)
        if self.controllable and not room_for_curse(state, me):
            return NONE
        if self.playable == AS_EITHER:
            cards &= playable(state, me)
        elif self.playable == AS_PRAYER:
            cards &= playable_as_prayer(state, me)
        elif self.playable == AS_CURSE and not room_for_curse(state, me):
            return NONE
        return cards

    def with_types(self) -> i64:
        found = NONE
        for kind in self.types:
            found |= PRINTED.of_type(kind)
        return found

    def by_eye(self, state: State, card: int, cards: i64) -> i64:
        """Compared by original Eye; outside the field the printed one (R-83)."""
        own = original_eye(state, card)
        left = cards
        while left:
            candidate = lowest(left)
            left &= left - 1
            theirs = original_eye(state, candidate)
            if (
                (self.least_eye != WHATEVER and theirs < self.least_eye)
                or (self.higher_original_eye and theirs <= own)
                or (self.lower_original_eye and theirs >= own)
            ):
                cards &= ~bit_of(candidate)
        return cards


def top_of_deck(state: State, many: int) -> i64:
    found = NONE
    for card in state.top[:many]:
        found |= bit_of(card)
    return found


def with_highest_eye(state: State, cards: i64) -> i64:
    """Those of these Curses with the greatest Eye (BL-13.7)."""
    most = -1
    found = NONE
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        value = eye(state, card)
        if value > most:
            most = value
            found = NONE
        if value == most:
            found |= bit_of(card)
    return found


# Amounts.


class Count(Amount):
    """How many cards fit."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def of(self, state: State, me: int, card: int, other: int) -> int:
        return int(count(self.cards.found(state, me, card, NONE, False)))


class OwnKarma(Amount):
    """The Karma of the card itself."""

    def of(self, state: State, me: int, card: int, other: int) -> int:
        return karma(state, card)


class OriginalEyeOfTheOther(Amount):
    """The original Eye of the card modified, or of the second card chosen."""

    def of(self, state: State, me: int, card: int, other: int) -> int:
        return original_eye(state, other)


class HighestOriginalEye(Amount):
    """The highest original Eye among some cards; without any, no amount at all."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def of(self, state: State, me: int, card: int, other: int) -> int:
        most = UNDEFINED
        cards = self.cards.found(state, me, card, NONE, False)
        while cards:
            most = max(most, original_eye(state, lowest(cards)))
            cards &= cards - 1
        return most


# Conditions.


class Exactly(Condition):
    """So many cards fit, no more and no fewer."""

    def __init__(self, many: int, cards: Cards) -> None:
        self.many = many
        self.cards = cards

    def met(self, state: State, me: int, card: int, other: int) -> bool:
        return count(self.cards.found(state, me, card, NONE, False)) == self.many


class AtLeast(Condition):
    """So many cards fit, or more."""

    def __init__(self, many: int, cards: Cards) -> None:
        self.many = many
        self.cards = cards

    def met(self, state: State, me: int, card: int, other: int) -> bool:
        return count(self.cards.found(state, me, card, NONE, False)) >= self.many


class More(Condition):
    """More cards fit the first description than the second."""

    def __init__(self, cards: Cards, than: Cards) -> None:
        self.cards = cards
        self.than = than

    def met(self, state: State, me: int, card: int, other: int) -> bool:
        more = count(self.cards.found(state, me, card, NONE, False))
        return more > count(self.than.found(state, me, card, NONE, False))


class Both(Condition):
    """One thing and another."""

    def __init__(self, one: Condition, another: Condition) -> None:
        self.one = one
        self.another = another

    def met(self, state: State, me: int, card: int, other: int) -> bool:
        return self.one.met(state, me, card, other) and self.another.met(state, me, card, other)


class It(Condition):
    """The card itself is of a Form, or corrupt."""

    def __init__(self, form: int = WHATEVER, corrupt: bool = False) -> None:
        self.form = form
        self.corrupt = corrupt

    def met(self, state: State, me: int, card: int, other: int) -> bool:
        if self.corrupt and not state.corrupt & bit_of(card):
            return False
        return self.form == WHATEVER or is_form(state, card, self.form)


class OpponentsTurn(Condition):
    """It is the opponent's turn."""

    def met(self, state: State, me: int, card: int, other: int) -> bool:
        return state.active != me


class Foe(Condition):
    """The other card of the clash: its Form, its state, its clash Eye, its Karma (BL-8.11)."""

    def __init__(
        self,
        form: int = WHATEVER,
        corrupt: bool = False,
        least_eye: int = WHATEVER,
        most_karma: int = WHATEVER,
        changed_eye: bool = False,
    ) -> None:
        self.form = form
        self.corrupt = corrupt
        self.least_eye = least_eye
        self.most_karma = most_karma
        self.changed_eye = changed_eye

    def met(self, state: State, me: int, card: int, other: int) -> bool:
        if self.form != WHATEVER and not is_form(state, other, self.form):
            return False
        if self.corrupt and not state.corrupt & bit_of(other):
            return False
        if self.least_eye != WHATEVER and eye(state, other, card) < self.least_eye:
            return False
        if self.most_karma != WHATEVER and karma(state, other) > self.most_karma:
            return False
        return not self.changed_eye or eye(state, other, card) != original_eye(state, other)

"""Every answer that can be given in this game, and every fact that can happen."""

from typing import Final

from mypy_extensions import i64

from gloaming.engine.event import Fact
from gloaming.engine.question import NATURE, Option, Question
from gloaming.engine.vocabulary import Verb, Vocabulary
from gloaming.games.bless.table.bits import CARDS_IN_ALL, bit_of, count, lowest

RULES: Final = "2"  # Raised whenever an old journal would no longer replay.

SEATS: Final = ["sun", "moon"]
CARD_IDS: Final = [f"{number:02}" for number in range(1, CARDS_IN_ALL + 1)]
FORMS: Final = ["light", "shadow"]
SIDES: Final = [str(side) for side in range(7)]  # Of the die; none is called 0.

_CARDS: Final = dict(enumerate(CARD_IDS))

_STARTS: Final = Verb("starts", "seat", dict(enumerate(SEATS)))
_DRAW: Final = Verb("draw", "card", _CARDS)  # Luck: from the Deck.
_LOSE: Final = Verb("lose", "card", _CARDS)  # Luck: from a hand.
_ROLL: Final = Verb("roll", "side", {side: SIDES[side] for side in range(1, 7)})

_ASIDE: Final = Verb("aside", "card", _CARDS)
_KEEP: Final = Verb("keep")

_CURSE: Final = Verb("curse", "card", _CARDS)
_PRAY: Final = Verb("pray", "card", _CARDS)
_RELEASE: Final = Verb("release", "card", _CARDS)
_ATTACK: Final = Verb("attack", "card", _CARDS)
_INVOKE: Final = Verb("invoke", "card", _CARDS)
_END_TURN: Final = Verb("end_turn", ends=True)

_SEARCH: Final = Verb("search")
_TARGET: Final = Verb("target", "card", _CARDS)
_DIRECT: Final = Verb("direct")
_HOST: Final = Verb("host", "card", _CARDS)
_DROP: Final = Verb("drop", "card", _CARDS)
_CHOOSE: Final = Verb("choose", "card", _CARDS)
_NOTHING: Final = Verb("nothing")
_NEXT: Final = Verb("next", "card", _CARDS)
_YES: Final = Verb("yes")
_NO: Final = Verb("no")
_OFFER: Final = Verb("offer")
_TO_VOID: Final = Verb("to_void")
_EVEN: Final = Verb("even")
_ODD: Final = Verb("odd")
_AS_CURSE: Final = Verb("as_curse")
_AS_PRAYER: Final = Verb("as_prayer")
_FORM: Final = Verb("form", "form", dict(enumerate(FORMS)))

VOCABULARY: Final = Vocabulary(
    [
        _STARTS,
        _DRAW,
        _LOSE,
        _ROLL,
        _ASIDE,
        _KEEP,
        _CURSE,
        _PRAY,
        _RELEASE,
        _ATTACK,
        _INVOKE,
        _END_TURN,
        _SEARCH,
        _TARGET,
        _DIRECT,
        _HOST,
        _DROP,
        _CHOOSE,
        _NOTHING,
        _NEXT,
        _YES,
        _NO,
        _OFFER,
        _TO_VOID,
        _EVEN,
        _ODD,
        _AS_CURSE,
        _AS_PRAYER,
        _FORM,
    ]
)


class Lights:
    """The options of one verb for any set of cards."""

    __slots__ = ("by_card", "verb")

    def __init__(self, verb: Verb) -> None:
        self.verb = verb.name
        self.by_card = verb.row()

    def on(self, cards: i64) -> list[Option]:
        options: list[Option] = []
        self.onto(options, cards)
        return options

    def onto(self, options: list[Option], cards: i64) -> None:
        """Add the options for these cards to a list."""
        while cards:
            options.append(self.by_card[lowest(cards)])
            cards &= cards - 1


class Pile(Question):
    """Luck takes one card of a pile. The many options are listed only if somebody reads them."""

    __slots__ = ("cards", "lights", "listed")

    def __init__(self, why: str, lights: Lights, cards: i64, count: int) -> None:
        super().__init__(NATURE, why, [], None, count)
        self.lights = lights
        self.cards: i64 = cards
        self.listed = False

    @property
    def options(self) -> list[Option]:
        if not self.listed:
            self.lights.onto(self._options, self.cards)
            self.listed = True
        return self._options

    def offers(self, option: Option) -> bool:
        card, by_card = option.noun, self.lights.by_card
        if card >= len(by_card) or by_card[card] is not option:
            return False
        return self.cards & bit_of(card) != 0

    def pick(self, chance: float) -> Option:
        """As from the list: the card that falls at `chance`, counted from the lowest."""
        cards = self.cards
        for _ in range(int(chance * float(count(cards)))):
            cards &= cards - 1
        return self.lights.by_card[lowest(cards)]


STARTS: Final = _STARTS.row()
DRAW: Final = Lights(_DRAW)
LOSE: Final = Lights(_LOSE)
ROLL: Final = list(_ROLL.options.values())
ASIDE: Final = Lights(_ASIDE)
KEEP: Final = _KEEP.row()[0]
CURSE: Final = Lights(_CURSE)
PRAY: Final = Lights(_PRAY)
RELEASE: Final = Lights(_RELEASE)
ATTACK: Final = Lights(_ATTACK)
INVOKE: Final = Lights(_INVOKE)
END_TURN: Final = _END_TURN.row()[0]
SEARCH: Final = _SEARCH.row()[0]
TARGET: Final = Lights(_TARGET)
DIRECT: Final = _DIRECT.row()[0]
HOST: Final = Lights(_HOST)
DROP: Final = Lights(_DROP)
CHOOSE: Final = Lights(_CHOOSE)
NOTHING_THERE: Final = _NOTHING.row()[0]
NEXT: Final = Lights(_NEXT)
YES: Final = _YES.row()[0]
NO: Final = _NO.row()[0]
OFFER: Final = _OFFER.row()[0]
TO_VOID: Final = _TO_VOID.row()[0]
EVEN: Final = _EVEN.row()[0]
ODD: Final = _ODD.row()[0]
AS_CURSE: Final = _AS_CURSE.row()[0]
AS_PRAYER: Final = _AS_PRAYER.row()[0]
FORM: Final = _FORM.row()

FACTS: Final = [
    # The course of the game.
    Fact("starts", "seat"),
    Fact("turn", "seat number actions"),
    Fact("final-turns", "seat"),
    Fact("final-turn", "number"),
    Fact("turn-ends", "seat"),
    Fact("turn-will-end"),
    Fact("stasis-ends"),
    Fact("guard"),
    Fact("ends", "seat ending"),
    # Deck, hands, Void.
    Fact("draws", "seat card?"),
    Fact("no-card", "seat"),
    Fact("reshuffles", "seat"),
    Fact("shuffles"),
    Fact("puts-aside", "seat card?"),
    Fact("mulligan", "seat number"),
    Fact("discards", "seat card"),
    Fact("takes", "seat card"),
    Fact("takes-hidden", "seat card?"),
    Fact("looks", "seat card?"),
    Fact("shows", "card"),
    Fact("searches", "seat"),
    # The field.
    Fact("lays-curse", "seat card"),
    Fact("lays-prayer", "seat card"),
    Fact("plays-curse", "seat card"),
    Fact("plays-prayer", "seat card"),
    Fact("binds", "card"),
    Fact("bound-to", "card"),  # Always right after “binds”.
    Fact("drops", "seat card"),
    Fact("releases", "seat card"),
    Fact("invokes", "seat card"),
    Fact("uses", "seat card"),
    Fact("effect", "card"),
    Fact("no-effect", "card"),  # There is nothing to choose.
    Fact("unmet", "card"),  # Its condition does not hold.
    Fact("declines", "seat card"),
    Fact("corrupts", "card"),
    Fact("purifies", "card"),
    Fact("barrier", "card"),
    Fact("breaks", "card"),
    Fact("offers", "seat card"),
    Fact("to-void", "seat card"),
    Fact("blesses", "card number"),
    Fact("points", "seat number"),
    Fact("gains-action", "seat"),
    Fact("action-lost", "seat"),
    Fact("returns-to-deck", "card"),
    Fact("converts", "seat card"),
    Fact("controls", "seat card"),
    # A clash, step by step.
    Fact("attacks", "seat card"),
    Fact("defends", "card"),  # Always right after “attacks”.
    Fact("attacks-directly", "seat card"),
    Fact("counts", "card number"),  # Original Eye; then whatever changes it, by card.
    Fact("sets", "card number"),
    Fact("adds", "card number"),
    Fact("subtracts", "card number"),
    Fact("rivalry", "card number"),
    Fact("fixes", "card number"),
    Fact("clash-eye", "card number"),
    Fact("calls-even", "seat"),
    Fact("calls-odd", "seat"),
    Fact("rolls", "side"),
    Fact("eye-wins", "card"),
    Fact("wins", "card"),
    Fact("always-wins", "card"),
    Fact("ties-win", "card"),
    Fact("fate-wins", "card"),
    Fact("tie"),
    Fact("tie-wins"),  # Of two “wins” effects, and of two “always wins” (BL-8.9, BL-8.10).
    Fact("tie-always"),
    Fact("no-clash"),
    # What an effect gives to a card, for a while.
    Fact("strengthens", "card number"),
    Fact("weakens", "card number"),
    Fact("eye-becomes", "card number"),
    Fact("original-eye", "card number"),
    Fact("blessed-more", "card number"),
    Fact("has-form", "card form"),
    Fact("silences", "card"),
    Fact("cannot-attack", "card"),
    Fact("cannot-be-attacked", "card"),
    Fact("watches", "card"),
    Fact("gets-barrier", "card"),
    Fact("group", "seat"),
    Fact("free-prayers", "seat"),
]

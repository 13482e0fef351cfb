"""Which cards an effect reaches, written down card by card from the rules."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from gloaming.games.bless import GAME

PRINTED: Final = GAME.printed

Reach = Callable[[Any, int], Iterable[str]]  # The table, and whoever uses the effect.


def of_form(cards: Iterable[str], form: str) -> list[str]:
    """As printed: for cards outside the field."""
    return [card for card in cards if PRINTED[card]["form"] in (form, "dual")]


def curses(form: str = "", **words: bool) -> Reach:
    """Any Curse, of a Form, corrupt or not, in Stasis or not."""

    def reach(look: Any, me: int) -> list[str]:
        return [
            card
            for card, it in look.curses.items()
            if (not form or form in it["forms"]) and all(it[w] == v for w, v in words.items())
        ]

    return reach


def choosable(look: Any, cards: Iterable[str]) -> list[str]:
    """A resolving Impulse can't be chosen (R-44)."""
    return [c for c in cards if c not in look.prayers or not look.prayers[c]["resolving"]]


def any_prayer(look: Any, me: int) -> list[str]:
    return choosable(look, look.prayers)


def any_card(look: Any, me: int) -> list[str]:
    return [*look.curses, *any_prayer(look, me)]


def another_card(look: Any, me: int) -> list[str]:
    return [card for card in any_card(look, me) if card != look.effect["card"]]


def highest_eye(look: Any, me: int) -> list[str]:
    most = max((it["eye"] for it in look.curses.values()), default=0)
    return [card for card, it in look.curses.items() if it["eye"] == most]


def pure_with_counterpart(look: Any, me: int) -> list[str]:
    """Card 35: of a player whose opponent has a pure Curse too."""
    return [c for seat in (0, 1) if look.pure_of(1 - seat) for c in look.pure_of(seat)]


def pure_of_the_other(look: Any, me: int) -> list[str]:
    """Card 35: of the player whose Curse was not corrupted."""
    corrupted = look.curses[look.effect["chosen"][0]]["seat"]
    return list(look.pure_of(1 - corrupted))


def my_other_shadows(look: Any, me: int) -> list[str]:
    """Card 42: a Shadow of yours on the field, not this card, not the Curse chosen first."""
    cards = [*look.curses_of(me), *look.prayers_of(me)]
    forms = {**look.curses, **look.prayers}
    found = [card for card in choosable(look, cards) if "shadow" in forms[card]["forms"]]
    return [c for c in found if c != look.effect["card"] and c not in look.effect["chosen"]]


def lower_original_eye(look: Any, me: int) -> list[str]:
    """Cards 13, 48: one of yours that can carry the Bond, with less than the broken Curse had."""
    broken = look.effect["card"]
    was = 3 if look.lasts(broken, "original-eye") else int(PRINTED[broken]["eye"])
    mine = [card for card in look.curses_of(me) if look.curses[card]["original_eye"] < was]
    return [card for card in mine if card in look.hosts(me)]


def with_prayer_effect(look: Any, me: int) -> list[str]:
    """Cards 11, 46: your Curses that are Echo or Impulse as Prayers, and usable now."""
    mine = [card for card in look.curses_of(me) if PRINTED[card]["type"] != "bond"]
    return [card for card in mine if look.ready(card)]


def playable(look: Any, me: int, cards: Iterable[str]) -> list[str]:
    return [card for card in cards if look.playable(card, me)]


def top_of_deck(many: int) -> Reach:
    return lambda look, me: look.views[me]["deck_top"][:many]


def my_hand(look: Any, me: int) -> set[str]:
    hand: set[str] = look.hands[me]
    return hand


def hand_as_curse(look: Any, me: int) -> Iterable[str]:
    return look.hands[me] if look.room(me) else []


def lights_as_prayer(look: Any, me: int) -> list[str]:
    return [card for card in of_form(look.hands[me], "light") if look.as_prayer(card, me)]


def ready_echoes(look: Any, me: int) -> list[str]:
    return [card for card in look.echoes_of(me) if look.ready(card)]


def my_prayers(look: Any, me: int) -> list[str]:
    return choosable(look, look.prayers_of(me)) if look.room(me) else []


def my_corrupt(look: Any, me: int) -> list[str]:
    return [card for card in look.curses_of(me) if look.curses[card]["corrupt"]]


A_CURSE: Final = curses()
LIGHT: Final = curses("light")
SHADOW: Final = curses("shadow")

# By the card that says it, its half, and what is asked.
REACH: Final[dict[str, Reach]] = {
    "01 prayer strengthen": LIGHT,
    "04 prayer strengthen": A_CURSE,
    "05 curse discard": lambda look, me: look.hands[1 - me],
    "05 prayer break": any_prayer,
    "06 curse break": lambda look, me: look.curses_of(1 - me),
    "06 prayer control": lambda look, me: choosable(look, look.prayers_of(1 - me)),
    "08 prayer chain-up": A_CURSE,
    "09 prayer protect": A_CURSE,
    "10 prayer convert": my_prayers,
    "11 prayer use": with_prayer_effect,
    "12 prayer find": lambda look, me: look.deck(),
    "13 curse invoke": ready_echoes,
    "13 prayer move-bond": lower_original_eye,
    "14 prayer strengthen": A_CURSE,
    "16 prayer strengthen": A_CURSE,
    "17 prayer break": any_prayer,
    "18 prayer corrupt": lambda look, me: look.pure_of(me),
    "18 prayer break": any_card,
    "20 prayer silence": another_card,
    "21 curse discard": my_hand,
    "21 curse purify": my_corrupt,
    "23 prayer weaken": A_CURSE,
    "26 curse lay-prayer": lights_as_prayer,
    "27 prayer karma": LIGHT,
    "28 prayer take-top": top_of_deck(3),
    "29 curse lay-curse": hand_as_curse,
    "30 prayer strengthen": SHADOW,
    "33 prayer break": any_prayer,
    "34 prayer break": highest_eye,
    "35 curse corrupt": curses(corrupt=False),
    "35 prayer corrupt": pure_with_counterpart,
    "35 prayer break": pure_of_the_other,
    "37 prayer break": any_prayer,
    "38 prayer weaken": A_CURSE,
    "40 prayer original-eye": A_CURSE,
    "41 prayer silence": another_card,
    "42 prayer eye-of": A_CURSE,
    "42 prayer like": my_other_shadows,
    "43 prayer karma": SHADOW,
    "44 prayer take-top": top_of_deck(3),
    "45 prayer strengthen": A_CURSE,
    "46 curse invoke": ready_echoes,
    "46 prayer use": with_prayer_effect,
    "48 prayer move-bond": lower_original_eye,
    "53 prayer break": any_prayer,
    "54 curse play": lambda look, me: playable(look, me, look.void[:3]),
    "54 prayer play": lambda look, me: playable(look, me, look.void),
    "55 prayer take-back": lambda look, me: look.curses_of(look.seat),
    "56 curse take": lambda look, me: [c for c in look.void if int(PRINTED[c]["eye"]) >= 4],
    "56 prayer protect": curses(stasis=True),
    "58 curse lay-curse": hand_as_curse,
    "59 curse discard": my_hand,
    "59 curse purify": my_corrupt,
    "59 prayer reform": A_CURSE,
    "61 prayer break": lambda look, me: look.pure_of(me),
    "61 prayer control": lambda look, me: look.curses_of(1 - me) if look.room(me) else [],
    "62 curse take": lambda look, me: look.void,
    "62 prayer protect": A_CURSE,
}


def pool(look: Any) -> set[str]:
    """What the effect that asks reaches, those chosen already included."""
    effect = look.effect
    giver = effect["bond"] or effect["card"]
    return set(REACH[f"{giver} {effect['half']} {look.why}"](look, effect["seat"]))

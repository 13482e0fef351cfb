"""Sets of cards as the bits of one number: every bit trick of the game is here.

Cards count from 0; card 1 of the deck is number 0, card 62 is number 61.
"""

from typing import Final

from mypy_extensions import i64

CARDS_IN_ALL: Final = 62
BIT: Final = [1 << card for card in range(CARDS_IN_ALL)]


def _of(cards: list[int]) -> i64:
    """A set from its cards. Called, not written down, so that it compiles to 64 bits."""
    total = 0
    for card in cards:
        total |= BIT[card]
    return total


NONE: Final[i64] = _of([])
ALL: Final[i64] = _of(list(range(CARDS_IN_ALL)))

# Every power of two leaves another remainder when divided by 67: so a lone bit finds its place.
_PLACE: Final = bytes(
    next((card for card in range(CARDS_IN_ALL) if BIT[card] % 67 == rest), 0) for rest in range(67)
)


def _one() -> i64:
    return 1


_ONE: Final[i64] = _one()  # Called, not written down: so a shift of it is one of 64 bits.


# The slots of states and frames that hold sets of cards or of kinds, a bit each.
SETS: Final = [
    "deck",
    "void",
    "limbo",
    "sun_hand",
    "moon_hand",
    "sun_aside",
    "moon_aside",
    "sun_altar",
    "moon_altar",
    "sun_curses",
    "moon_curses",
    "sun_prayers",
    "moon_prayers",
    "corrupt",
    "stasis",
    "attacked",
    "used",
    "busy",
    "sun_knows",
    "moon_knows",
    "all_know",
    "kinds",
    "common",
    "touched",
    "it",
    "picked",
    "of_first",
    "of_second",
    "bonds",
]


def bit_of(card: i64) -> i64:
    """The set of one card; quicker than looking it up, once compiled."""
    return _ONE << card


def count(cards: i64) -> i64:
    """How many cards a set has: added up side by side, in pairs, fours and bytes of bits."""
    if not cards:
        return 0
    cards -= (cards >> 1) & 0x5555555555555555
    cards = (cards & 0x3333333333333333) + ((cards >> 2) & 0x3333333333333333)
    cards = (cards + (cards >> 4)) & 0x0F0F0F0F0F0F0F0F
    cards += cards >> 8
    cards += cards >> 16
    cards += cards >> 32
    return cards & 127


def lowest(cards: i64) -> int:
    """The lowest card of a set that is not empty.

    To go through a set without making a list of it:

        while cards:
            card = lowest(cards)
            cards &= cards - 1  # All but the lowest.
    """
    return _PLACE[(cards & -cards) % 67]


def cards_of(cards: i64) -> list[int]:
    """The cards of a set, by number."""
    found: list[int] = []
    while cards:
        found.append(lowest(cards))
        cards &= cards - 1
    return found


def has_one(cards: i64) -> bool:
    """Whether a set has exactly one card."""
    return cards != 0 and cards & (cards - 1) == 0

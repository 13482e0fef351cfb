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
_BITS_SET: Final = bytes(number.bit_count() for number in range(1 << 16))
_LOW: Final = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]


def _one() -> i64:
    return 1


_ONE: Final[i64] = _one()  # Called, not written down: so a shift of it is one of 64 bits.


def bit_of(card: i64) -> i64:
    """The set of one card; quicker than looking it up, once compiled."""
    return _ONE << card


def count(cards: i64) -> i64:
    """How many cards a set has."""
    if not cards:
        return 0
    first: i64 = _BITS_SET[cards & 0xFFFF]
    second: i64 = _BITS_SET[(cards >> 16) & 0xFFFF]
    third: i64 = _BITS_SET[(cards >> 32) & 0xFFFF]
    fourth: i64 = _BITS_SET[cards >> 48]
    return first + second + third + fourth


def cards_of(cards: i64) -> list[int]:
    """The cards of a set, by number."""
    found: list[int] = []
    first = 0
    while cards:
        for bit in _LOW[cards & 255]:
            found.append(first + bit)
        cards >>= 8
        first += 8
    return found


def only_card(cards: i64) -> int:
    """The lowest card of a set that is not empty."""
    first = 0
    while not cards & 255:
        cards >>= 8
        first += 8
    return first + _LOW[cards & 255][0]


def has_one(cards: i64) -> bool:
    """Whether a set has exactly one card."""
    return cards != 0 and cards & (cards - 1) == 0

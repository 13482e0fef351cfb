"""How many copies of each spell a book holds: data, replaceable (`deck` option)."""

from typing import Final

COPIES_PER_BOOK: Final = 70

# In the order of the spells, D01 … D20 and N01 … N19.
# fmt: off
DECKS: Final = {
    # Four of each minor spell, sixteen theme spells, fourteen miracles.
    "reconstructed_v1": [
        *[4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 2, 3, 2, 2, 2, 4, 3, 5, 4],
        *[4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 2, 3, 3, 4, 4, 5, 3],
    ],
    # Theme spells and miracles as evenly as seventy cards allow.
    "even_v1": [
        *[4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3],
        *[4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 4, 4, 4, 3],
    ],
}
# fmt: on

for _copies in DECKS.values():
    _books = [sum(_copies[:20]), sum(_copies[20:])]
    if _books != [COPIES_PER_BOOK] * 2:
        raise ValueError(f"a deck with books of {_books} cards")

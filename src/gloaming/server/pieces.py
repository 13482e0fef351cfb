"""Long work is done in pieces, one piece at a time in the whole house, and others come in between.

A match lives in the memory of the process that serves it, so whoever reads a long book has to read
it here. However long it is, and however many are read at once, nobody waits for more than a piece.
"""

from asyncio import Lock, sleep
from collections.abc import Iterable
from itertools import islice
from typing import Final, TypeVar

PIECE: Final = 25  # Steps; an entry that is followed is one, and takes a tenth of a millisecond.
LOOKS: Final = 4  # Of steps that look at the table too: each takes some milliseconds.
T = TypeVar("T")


class Pieces:
    """Those who have long work to do take turns."""

    def __init__(self) -> None:
        self.turn = Lock()

    async def all(self, steps: Iterable[T], size: int = PIECE) -> list[T]:
        """What comes of each step."""
        done: list[T] = []
        rest = iter(steps)
        while True:
            async with self.turn:
                piece = list(islice(rest, size))
                done += piece
                await sleep(0)  # After the last one too: the next in turn may be ready to begin.
            if len(piece) < size:
                return done

"""Where a Temple could rise, and how much of it is missing: all nines at once."""

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gloaming.games.day_and_night.board import BOARD, nines

Sets = NDArray[np.uint64]  # Each number is a set of squares.

NEVER: Final = 10  # Tiles missing where no Temple can rise any more.
SLACK: Final = 3
REMEMBERED: Final = 6


class Sites:
    """The places where a player could build her next Temple, seen from the tiles she has."""

    __slots__ = ("_shortest", "gaps", "nearly", "need", "ways")

    def __init__(self, tiles: int, ground: Sets) -> None:
        gaps = ground & np.uint64(BOARD & ~tiles)
        missing = np.bitwise_count(gaps)
        self.need = int(missing.min()) if len(gaps) else NEVER
        self.gaps: Sets = gaps[missing == self.need]  # Where the fewest tiles are missing.
        self.ways = len(self.gaps)
        self.nearly = int(np.count_nonzero(missing == self.need + 1))  # One tile more.
        self._shortest: dict[tuple[int, int], int] = {}

    def shortest(self, cheap: int, dear: int) -> int:
        """The best of the gaps: how many dear squares it has, less how many cheap ones."""
        found = self._shortest.get((cheap, dear))
        if found is None:
            balance = np.bitwise_count(self.gaps & np.uint64(dear)).astype(np.int8)
            balance -= np.bitwise_count(self.gaps & np.uint64(cheap)).astype(np.int8)
            found = self._shortest[cheap, dear] = int(balance.min()) if self.ways else 0
        return found

    def spoilt(self, squares: int) -> float:
        """The share of the gaps that hold one of these squares."""
        if not self.ways:
            return 0.0
        return int(np.count_nonzero(self.gaps & np.uint64(squares))) / self.ways


@lru_cache(64)
def ground(blocked: int) -> Sets:
    """Every connected nine without a blocked square."""
    if not blocked:
        return np.array(nines(), dtype=np.uint64)
    valley = ground(0)
    free: Sets = valley[(valley & np.uint64(blocked)) == 0]
    return free


class Surroundings:
    """The sites that lacked few tiles at some moment: a small part of all.

    A site that lacked more lacks at best one less for every tile laid since. So as long as few
    were laid, the best sites are among these, and nobody has to look at the others.
    """

    __slots__ = ("lacking", "near", "tiles")

    def __init__(self, tiles: int, ground: Sets) -> None:
        missing = np.bitwise_count(ground & np.uint64(BOARD & ~tiles))
        least = int(missing.min()) if len(ground) else NEVER
        self.tiles = tiles
        self.lacking = least + SLACK  # The others lacked more than this.
        self.near: Sets = ground[missing <= self.lacking]

    def sites(self, tiles: int) -> Sites | None:
        """The sites seen from these tiles, unless others could be as good."""
        laid = (tiles & ~self.tiles).bit_count()
        if laid > SLACK:
            return None
        found = Sites(tiles, self.near)
        return found if found.need + 1 + laid <= self.lacking else None


@lru_cache(256)
def last_seen(blocked: int) -> list[Surroundings]:
    """What was looked at last where these squares are blocked, the latest first."""
    return []


@lru_cache(32768)
def sites(tiles: int, blocked: int) -> Sites:
    """The sites of whoever has these tiles and can't build on blocked squares."""
    tiles &= ~blocked
    looked_at = last_seen(blocked)
    for surroundings in looked_at:
        found = surroundings.sites(tiles)
        if found is not None:
            return found
    looked_at.insert(0, Surroundings(tiles, ground(blocked)))
    del looked_at[REMEMBERED:]
    found = looked_at[0].sites(tiles)
    return Sites(tiles, ground(blocked)) if found is None else found

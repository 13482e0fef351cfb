"""Where a Temple could rise, and how much of it is missing: all nines at once.

There are 24 164 connected nines. A set of them is one number with a bit for each, so that one
operation tells something of all of them.
"""

from functools import lru_cache
from typing import Final

from gloaming.games.day_and_night.board import BIT, TEMPLE, nines, squares_of

NEVER: Final = 10  # Tiles missing where no Temple can rise any more.
REMEMBERED: Final = 8


@lru_cache(1)
def holding() -> list[int]:
    """For every square the nines that hold it.

    All nines in binary, one below the other: a row for each, and for every square a column.
    """
    rows = "".join([f"{nine:0{len(BIT)}b}" for nine in nines()])
    return [int(rows[len(BIT) - 1 - square :: len(BIT)], 2) for square in range(len(BIT))]


@lru_cache(64)
def ground(blocked: int) -> int:
    """Every connected nine without a blocked square."""
    found = (1 << len(nines())) - 1
    for square in squares_of(blocked):
        found ^= found & holding()[square]
    return found


@lru_cache(64)
def sites_left(blocked: int) -> int:
    """How many there are."""
    return ground(blocked).bit_count()


class Counts:
    """How many of some squares each nine holds, in binary: for every digit the nines that have it.

    Numbers are added to all nines at once, as one adds by hand: digit by digit, with a carry.
    """

    __slots__ = ("eights", "fours", "ones", "squares", "twos")

    def __init__(self) -> None:
        self.squares = 0
        self.ones = self.twos = self.fours = self.eights = 0

    def of(self, squares: int) -> "Counts":
        """The counts of other squares, worked out from these."""
        found = Counts()
        found.squares = squares
        found.ones, found.twos = self.ones, self.twos
        found.fours, found.eights = self.fours, self.eights
        for square in squares_of(squares & ~self.squares):
            found.add(holding()[square])
        for square in squares_of(self.squares & ~squares):
            found.subtract(holding()[square])
        return found

    def add(self, more: int) -> None:
        """One more for each of these nines."""
        to_twos = self.ones & more
        self.ones ^= more
        to_fours = self.twos & to_twos
        self.twos ^= to_twos
        to_eights = self.fours & to_fours
        self.fours ^= to_fours
        self.eights ^= to_eights

    def subtract(self, less: int) -> None:
        """One less for each of these nines: a digit that was 0 is 1 now, and borrows."""
        self.ones ^= less
        of_twos = self.ones & less
        self.twos ^= of_twos
        of_fours = self.twos & of_twos
        self.fours ^= of_fours
        of_eights = self.fours & of_fours
        self.eights ^= of_eights

    def most(self, among: int) -> int:
        """Those of some nines that hold the most."""
        for digit in (self.eights, self.fours, self.twos, self.ones):
            among = among & digit or among
        return among

    def fewest(self, among: int) -> int:
        """Those of some nines that hold the fewest."""
        for digit in (self.eights, self.fours, self.twos, self.ones):
            among = among ^ (among & digit) or among
        return among

    def with_just(self, many: int, among: int) -> int:
        """Those of some nines that hold so many."""
        for at, digit in enumerate((self.ones, self.twos, self.fours, self.eights)):
            has = among & digit
            among = has if many >> at & 1 else among ^ has
        return among

    def each(self, alike: int) -> int:
        """How many each of some nines holds that all hold as many."""
        total = 0
        for at, digit in enumerate((self.ones, self.twos, self.fours, self.eights)):
            total |= (digit & alike != 0) << at
        return total


_last_counted: Final = [Counts()]  # The latest first.


def counted(squares: int) -> Counts:
    """How many of these squares each nine holds: by what has changed since they were alike."""
    nearest = _last_counted[0]
    least = len(BIT)
    for known in _last_counted:
        changed = (known.squares ^ squares).bit_count()
        if changed < least:
            nearest, least = known, changed
    if least == 0:
        return nearest
    found = nearest.of(squares)
    _last_counted.insert(0, found)
    del _last_counted[REMEMBERED:]
    return found


class Sites:
    """The places where a player could build her next Temple, seen from the tiles she has."""

    __slots__ = ("_shortest", "best", "nearly", "need", "tiles", "ways")

    def __init__(self, tiles: int, ground: int) -> None:
        counts = counted(tiles)
        self.tiles = tiles
        self.best = counts.most(ground)  # Where the fewest tiles are missing.
        self.ways = self.best.bit_count()
        laid = counts.each(self.best)
        self.need = TEMPLE - laid if self.ways else NEVER
        # Where one tile more is missing.
        self.nearly = counts.with_just(laid - 1, ground).bit_count() if laid else 0
        self._shortest: dict[tuple[int, int], int] = {}

    def shortest(self, pawn: int, dear: int) -> int:
        """The best of the gaps: how many dear squares it has, less one if the pawn stands in it."""
        found = self._shortest.get((pawn, dear)) if self.ways else 0
        if found is None:
            found = self._shortest[pawn, dear] = self.measured(pawn, dear & ~self.tiles)
        return found

    def measured(self, pawn: int, dear: int) -> int:
        counts = counted(dear)
        around = 0 if self.tiles & BIT[pawn] else self.best & holding()[pawn]
        beside = self.best ^ around
        found = counts.each(counts.fewest(beside)) if beside else TEMPLE
        return min(found, counts.each(counts.fewest(around)) - 1) if around else found

    def spoilt(self, squares: int) -> float:
        """The share of the gaps that hold one of these squares."""
        if not self.ways:
            return 0.0
        unspoilt = self.best & ground(squares & ~self.tiles)
        return (self.ways - unspoilt.bit_count()) / self.ways


@lru_cache(4096)
def sites(tiles: int, blocked: int) -> Sites:
    """The sites of whoever has these tiles and can't build on blocked squares."""
    return Sites(tiles & ~blocked, ground(blocked))

"""Where a Temple could rise, found at once for all nines and by looking at each of them."""

from random import Random
from typing import Any

import pytest

from gloaming.ai.day_and_night.sites import NEVER, Counts, Sites, counted, ground, sites, sites_left
from gloaming.games.day_and_night.board import BIT, BOARD, SQUARES, nines, squares_of
from tests.support.day_and_night import squares

# What a look tells: what is missing at least, where, where one more is; the way there; the share
# that is spoilt.
Look = tuple[int, int, int, int, float]


def some_squares(luck: Random, many: int) -> int:
    return sum(1 << square for square in luck.sample(SQUARES, many))


def look(found: Sites, pawn: int, dear: int, spoils: int) -> Look:
    way = found.shortest(pawn, dear)
    return found.need, found.ways, found.nearly, way, found.spoilt(spoils)


def by_counting(tiles: int, blocked: int, pawn: int, dear: int, spoils: int) -> Look:
    """The same, nine by nine."""
    gaps = [nine & ~tiles for nine in nines() if not nine & blocked]
    if not gaps:
        return NEVER, 0, 0, 0, 0.0
    missing = [gap.bit_count() for gap in gaps]
    need = min(missing)
    best = [gap for gap, lacks in zip(gaps, missing, strict=True) if lacks == need]
    way = min((gap & dear).bit_count() - (gap & BIT[pawn]).bit_count() for gap in best)
    spoilt = sum(bool(gap & spoils) for gap in best) / len(best)
    return need, len(best), missing.count(need + 1), way, spoilt


def by_numpy(
    np: Any, every: Any, tiles: int, blocked: int, pawn: int, dear: int, spoils: int
) -> Look:
    """The same, as it was done when bots had numpy."""
    gaps = every[(every & np.uint64(blocked)) == 0] & np.uint64(BOARD & ~tiles)
    if not len(gaps):
        return NEVER, 0, 0, 0, 0.0
    missing = np.bitwise_count(gaps)
    need = int(missing.min())
    best = gaps[missing == need]
    balance = np.bitwise_count(best & np.uint64(dear)).astype(np.int8)
    balance -= np.bitwise_count(best & np.uint64(BIT[pawn])).astype(np.int8)
    spoilt = int(np.count_nonzero(best & np.uint64(spoils))) / len(best)
    return need, len(best), int(np.count_nonzero(missing == need + 1)), int(balance.min()), spoilt


def test_an_empty_valley_lacks_nine_tiles_everywhere() -> None:
    found = sites(0, 0)
    assert (found.need, found.ways, found.nearly) == (9, 24164, 0)
    assert sites_left(0) == 24164


@pytest.mark.parametrize("seed", range(5))
def test_sites_are_what_counting_gives(seed: int) -> None:
    luck = Random(seed)
    tiles, blocked = some_squares(luck, 14), some_squares(luck, 6)
    asked = luck.choice(SQUARES), some_squares(luck, 10), some_squares(luck, 3)
    assert look(sites(tiles, blocked), *asked) == by_counting(tiles & ~blocked, blocked, *asked)


def test_they_are_what_they_were_with_numpy() -> None:
    """Tiles come and go, mostly a few at a time, and the two sisters in turn."""
    np = pytest.importorskip("numpy")
    every, luck = np.array(nines(), dtype=np.uint64), Random(11)
    tiles, blocked = [0, 0], 0
    for number in range(2000):
        side = number % 2
        if luck.random() < 0.05:
            tiles[side] = some_squares(luck, luck.randrange(30))
        if luck.random() < 0.02:
            blocked = some_squares(luck, luck.choice([0, 0, 4, 9, 18]))
        for _ in range(luck.randrange(4)):
            tiles[side] ^= 1 << luck.choice(SQUARES)
        tiles[1 - side] &= ~tiles[side]
        dear = tiles[1 - side] & ~some_squares(luck, 5)
        asked = luck.choice(SQUARES), dear, some_squares(luck, luck.randrange(3))
        found = look(sites(tiles[side], blocked), *asked)
        assert found == by_numpy(np, every, tiles[side] & ~blocked, blocked, *asked)


@pytest.mark.parametrize("blocked", ["", "a1 b1 c1 d1 e1 f1 a2 b2 c2"])
def test_what_is_worked_out_from_the_last_counts_is_what_counting_anew_gives(blocked: str) -> None:
    luck, tiles, closed = Random(7), 0, squares(blocked)
    for _ in range(60):
        for _ in range(luck.choice([1, 1, 2])):
            tiles ^= 1 << luck.choice(SQUARES)
        anew = Counts().of(tiles & ~closed)
        found = sites(tiles, closed)
        assert found.best == anew.most(ground(closed))
        assert found.need == 9 - anew.each(found.best)


def test_every_count_is_right() -> None:
    """From none of nine squares to all of them."""
    nine = nines()[5000]
    alone = ground(BOARD & ~nine)  # The set of this nine: the only one without other squares.
    assert alone.bit_count() == 1
    for many in range(10):
        counts = counted(sum(BIT[square] for square in squares_of(nine)[:many]))
        assert counts.each(alone) == many
        assert counts.with_just(many, alone) == alone
        assert not counts.with_just(many - 1, alone)


def test_without_room_no_temple_can_rise() -> None:
    found = sites(squares("a1 b1"), BOARD & ~squares("a1 b1 c1"))
    assert (found.need, found.ways, found.nearly) == (NEVER, 0, 0)
    assert found.shortest(1, 2) == found.spoilt(1) == 0

"""Agents compared: every seed from both seats, and how sure one can be."""

import pytest

from gloaming.ai.versus import Tally, meet, pairings, wilson
from gloaming.engine.errors import BadSeats, UnknownOption


def test_every_seed_is_played_from_both_seats() -> None:
    every = pairings("day_and_night", "greedy", "random", 6, 40)
    assert [(seat, seed) for *_, seat, seed in every] == [
        *[(0, 40), (1, 40), (0, 41)],
        *[(1, 41), (0, 42), (1, 42)],
    ]


def test_with_four_seats_one_meets_three_and_moves_on() -> None:
    every = pairings("casting_shadows", "greedy", "random", 6, 7, 4)
    assert {pairing[1] for pairing in every} == {4}
    assert [(seat, seed) for *_, seat, seed in every] == [
        *[(0, 7), (1, 7), (2, 7), (3, 7)],
        *[(0, 8), (1, 8)],
    ]


@pytest.mark.parametrize("seats", [1, 3])
def test_a_number_of_seats_the_game_does_not_know_is_refused(seats: int) -> None:
    with pytest.raises(BadSeats):
        pairings("day_and_night", "random", "random", 2, 0, seats)


def test_a_second_place_is_no_draw() -> None:
    scores = {
        meet(pairing)[1] for pairing in pairings("casting_shadows", "random", "random", 8, 0, 4)
    }
    assert scores == {0.0, 1.0}


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [(95, 100, 0.8882, 0.9785), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_the_interval_is_wilsons(points: float, games: int, low: float, high: float) -> None:
    assert wilson(points, games) == pytest.approx((low, high), abs=1e-4)


def test_a_tally_counts_seat_by_seat() -> None:
    tally = Tally(2)
    for seat, score in [(0, 1.0), (1, 0.5), (1, 0.0)]:
        tally.add(seat, score)
    assert (tally.won, tally.drawn, tally.lost) == ([1, 0], [0, 1], [0, 1])
    assert (tally.games(), tally.points()) == (3, 1.5)


def test_together_each_agent_plays_every_seat_of_the_same_deals() -> None:
    every = pairings("last_spell", "greedy", "random", 2, 5, 3, {"scenario": "lakeburg"})
    assert [(agent, rival, seat, seed) for *_, agent, rival, seat, seed in every] == [
        *[("greedy", "greedy", 0, 5), ("random", "random", 0, 5)],
        *[("greedy", "greedy", 0, 6), ("random", "random", 0, 6)],
    ]
    assert {dict(options)["scenario"] for _, _, options, *_ in every} == {"lakeburg"}


def test_an_agent_beside_itself_plays_once() -> None:
    assert len(pairings("last_spell", "random", "random", 3)) == 3


def test_an_option_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(UnknownOption):
        pairings("last_spell", "random", "random", 1, options={"weather": "rain"})


def test_greedy_beats_random_from_both_sides() -> None:
    """A sample of `gloaming versus greedy random day_and_night --games 100`."""
    scores = [meet(pairing)[1] for pairing in pairings("day_and_night", "greedy", "random", 20)]
    assert scores.count(1.0) >= 18


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_any_number_of_random_mages(seats: int) -> None:
    """A sample of `gloaming versus greedy random casting_shadows --games 100 --seats 4`."""
    every = pairings("casting_shadows", "greedy", "random", 3 * seats, 0, seats)
    scores = [meet(pairing)[1] for pairing in every]
    assert scores.count(1.0) >= len(scores) - 1

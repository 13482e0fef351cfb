"""Agents compared: every seed from both seats, and how sure one can be."""

from collections.abc import Iterator
from io import StringIO

import pytest

from gloaming.ai.versus import Tally, count_up, main, meet, pairings, report, wilson
from gloaming.engine.errors import BadSeats


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
    count_up([(0, 1.0), (1, 0.5), (1, 0.0)], tally, 3, StringIO())
    assert report(tally, ["day", "night"]) == [
        "as day: 1 won, 0 drawn, 0 lost",
        "as night: 0 won, 1 drawn, 1 lost",
        "in all: 1.5 of 3 points, 95 % interval 12.5% to 87.5%",
    ]


def test_whoever_has_seen_enough_is_told_what_there_is() -> None:
    def interrupted() -> Iterator[tuple[int, float]]:
        yield 0, 1.0
        raise KeyboardInterrupt

    tally, progress = Tally(2), StringIO()
    count_up(interrupted(), tally, 100, progress)
    assert tally.won == [1, 0]
    assert "1 of 100 played" in progress.getvalue()
    assert "interrupted" in progress.getvalue()


def test_two_random_agents_meet_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["day_and_night", "random", "random", "--games", "2"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("random against random, day_and_night, 2 seats\nas day: ")


@pytest.mark.parametrize(
    "words",
    [
        ["chess", "random", "random"],
        ["day_and_night", "a", "b"],
        ["day_and_night", "random", "random", "--seats", "5"],
    ],
)
def test_a_stranger_is_refused_in_one_sentence(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_greedy_beats_random_from_both_sides() -> None:
    """A sample of `python -m gloaming.ai.versus day_and_night greedy random --games 100`."""
    scores = [meet(pairing)[1] for pairing in pairings("day_and_night", "greedy", "random", 20)]
    assert scores.count(1.0) >= 18


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_any_number_of_random_mages(seats: int) -> None:
    """A sample of `gloaming versus greedy random casting_shadows --games 100 --seats 4`."""
    every = pairings("casting_shadows", "greedy", "random", 3 * seats, 0, seats)
    scores = [meet(pairing)[1] for pairing in every]
    assert scores.count(1.0) >= len(scores) - 1

"""Two bots are compared from both seats."""

from collections.abc import Iterator

import pytest

from gloaming.ai.versus import Pairing, Result
from gloaming.cli import versus
from gloaming.games import DAY_AND_NIGHT
from gloaming.text import Catalogue
from tests.cli.conftest import Run

EN = Catalogue("en", DAY_AND_NIGHT)


def day_wins(pairings: list[Pairing]) -> Iterator[Result]:
    """Whoever is Day wins, except with the last deal, which is a draw."""
    last = pairings[-1][-1]
    for *_, seat, seed in pairings:
        yield seat, 0.5 if seed == last else 1.0 - seat


def test_results_are_counted_seat_by_seat(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(versus, "meet_all", day_wins)
    ran = run("versus", "greedy", "random", "--games", "6")
    assert ran.status == 0
    assert EN.say("versus-played", agent="greedy", rival="random", games=6) in ran.out
    assert EN.say("versus-seat", seat="Day", won=2, drawn=1, lost=0) in ran.out
    assert EN.say("versus-seat", seat="Night", won=0, drawn=1, lost=2) in ran.out
    assert "50.0%" in ran.out


def test_control_c_counts_what_was_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(pairings: list[Pairing]) -> Iterator[Result]:
        yield 0, 1.0
        raise KeyboardInterrupt

    monkeypatch.setattr(versus, "meet_all", interrupted)
    ran = run("versus", "greedy", "random", "--games", "6")
    assert ran.status == 0
    assert EN.say("versus-played", agent="greedy", rival="random", games=1) in ran.out


def test_with_four_seats_each_is_counted(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def third_loses(pairings: list[Pairing]) -> Iterator[Result]:
        for _, seats, *_, seat, _ in pairings:
            assert seats == 4
            yield seat, 0.0 if seat == 2 else 1.0

    monkeypatch.setattr(versus, "meet_all", third_loses)
    ran = run("versus", "greedy", "random", "casting_shadows", "--games", "8", "--seats", "4")
    assert ran.status == 0
    for seat, won in [("Amber", 2), ("Jade", 2), ("Ivory", 0), ("Onyx", 2)]:
        assert EN.say("versus-seat", seat=seat, won=won, drawn=0, lost=2 - won) in ran.out


def test_seats_a_game_does_not_have_are_refused(run: Run) -> None:
    ran = run("versus", "greedy", "random", "casting_shadows", "--seats", "5")
    assert ran.status == 2
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("names", [("greedy", "nobody"), ("greedy", "random", "chess")])
def test_strangers_are_refused(run: Run, names: tuple[str, ...]) -> None:
    ran = run("versus", *names)
    assert ran.status == 2
    assert names[-1] in ran.err
    assert len(ran.err.splitlines()) == 1

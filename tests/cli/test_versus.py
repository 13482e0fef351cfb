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
    last = pairings[-1][4]
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


@pytest.mark.parametrize("names", [("greedy", "nobody"), ("greedy", "random", "chess")])
def test_strangers_are_refused(run: Run, names: tuple[str, ...]) -> None:
    ran = run("versus", *names)
    assert ran.status == 2
    assert names[-1] in ran.err
    assert len(ran.err.splitlines()) == 1

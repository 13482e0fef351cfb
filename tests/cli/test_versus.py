"""Two bots are compared from both seats."""

from collections.abc import Iterator
from pathlib import Path

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
    for pairing in pairings:
        *_, seat, seed = pairing
        yield pairing, 0.5 if seed == last else 1.0 - seat


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
        yield pairings[0], 1.0
        raise KeyboardInterrupt

    monkeypatch.setattr(versus, "meet_all", interrupted)
    ran = run("versus", "greedy", "random", "--games", "6")
    assert ran.status == 0
    assert EN.say("versus-played", agent="greedy", rival="random", games=1) in ran.out


def greedy_wins(pairings: list[Pairing]) -> Iterator[Result]:
    for pairing in pairings:
        yield pairing, 1.0 if pairing[3] == "greedy" else 0.0


def test_together_each_bot_is_counted_alone(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(versus, "meet_all", greedy_wins)
    ran = run("versus", "greedy", "random", "last_spell", "--games", "10", "--seats", "3")
    assert ran.status == 0
    certain = {"low": "72.2%", "high": "100.0%"}
    greedy = EN.say("versus-together", agent="greedy", won=10, games=10, share="100.0%", **certain)
    certain = {"low": "0.0%", "high": "27.8%"}
    random = EN.say("versus-together", agent="random", won=0, games=10, share="0.0%", **certain)
    assert ran.out == f"{greedy}\n{random}\n"


KEEP = ("versus", "greedy", "random", "last_spell", "--games", "3", "--keep", "kept")


def test_results_are_kept_and_taken_up_again(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    played: list[Pairing] = []

    def two(pairings: list[Pairing]) -> Iterator[Result]:
        for result in list(greedy_wins(pairings))[:2]:
            played.append(result[0])
            yield result
        raise KeyboardInterrupt

    monkeypatch.setattr(versus, "meet_all", two)
    run(*KEEP)
    with (tmp_path / "kept").open("a") as file:
        file.write("greedy gre")  # The machine went down.
    ran = run(*KEEP)
    assert EN.say("fuzz-stopped") in ran.out
    assert len(set(played)) == len(played) == 4
    monkeypatch.setattr(versus, "meet_all", greedy_wins)
    whole = run(*KEEP)
    assert " 3 of 3 won" in whole.out
    assert (tmp_path / "kept").read_text().count("\n") == 1 + 6
    assert run(*KEEP).out == whole.out


def test_results_of_another_table_are_not_mixed_in(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(versus, "meet_all", greedy_wins)
    run(*KEEP)
    before = (tmp_path / "kept").read_text()
    ran = run(*KEEP, "--option", "difficulty=hard")
    assert ran.status == 2
    assert len(ran.err.splitlines()) == 1
    assert (tmp_path / "kept").read_text() == before


def test_a_damaged_line_is_named(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(versus, "meet_all", greedy_wins)
    run(*KEEP)
    kept = tmp_path / "kept"
    kept.write_text(kept.read_text().replace("greedy greedy 0 1 1", "greedy greedy 0 1 2"))
    ran = run(*KEEP)
    assert ran.status == 2
    assert "line 4" in ran.err


def test_with_four_seats_each_is_counted(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def third_loses(pairings: list[Pairing]) -> Iterator[Result]:
        for pairing in pairings:
            assert pairing[1] == 4
            yield pairing, 0.0 if pairing[5] == 2 else 1.0

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

"""`gloaming puzzles` from the command line."""

from pathlib import Path

import pytest

from gloaming.lab.puzzles.score import Attempt
from tests.cli.conftest import Run


def test_every_level_is_asked_and_its_score_is_told(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "scores.md"
    words = ["--puzzle", "next-door", "--tries", "2", "--effort", "0.1", "--table", str(file)]
    ran = run("puzzles", "day_and_night", *words)
    assert ran.status == 0
    assert "| Day & Night | kind | random | novice | apprentice | adept | master |" in ran.out
    assert "| Next door | win |" in ran.out
    assert ran.out.splitlines()[3].startswith("| all 1 |")
    assert file.read_text() in ran.out
    assert run("puzzles", "day_and_night", *words).out == ran.out


def test_only_those_who_are_wanted_are_asked(run: Run) -> None:
    ran = run("puzzles", "day_and_night", "--level", "random", "--level", "novice", "--tries", "1")
    assert ran.status == 0
    assert "| random | novice |" in ran.out
    assert ran.out.count("of 1 |") >= 20


def test_all_games_are_asked_about(run: Run) -> None:
    ran = run("puzzles", "--level", "random", "--tries", "1")
    assert ran.status == 0
    assert "| Day & Night | kind | random |" in ran.out


def test_whoever_interrupts_is_told_what_is_known(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    solved = Attempt.solved

    def once(attempt: Attempt, effort: float = 1.0) -> bool:
        if attempt.seed > 0:
            raise KeyboardInterrupt
        return solved(attempt, effort)

    monkeypatch.setattr(Attempt, "solved", once)
    ran = run("puzzles", "--level", "random")
    assert ran.status == 0
    assert ran.out.count("of 1 |") == 2
    assert ran.out.splitlines()[-1] == "Stopped."


@pytest.mark.parametrize(
    "words",
    [
        ["chess"],
        ["day_and_night", "--level", "oracle"],
        ["day_and_night", "--puzzle", "no-such-puzzle"],
        ["day_and_night", "--tries", "many"],
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(run: Run, words: list[str]) -> None:
    ran = run("puzzles", *words)
    assert ran.status == 2
    assert len(ran.err.splitlines()) == 1
    assert ran.out == ""

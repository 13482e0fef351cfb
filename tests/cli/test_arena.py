"""`gloaming arena` from the command line."""

import sys
from multiprocessing import active_children
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_levels_meet_and_the_results_are_kept(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("results.txt", "table.md", "plot.svg")]
    names = ["--file", "--table", "--plot"]
    where = [str(word) for pair in zip(names, files, strict=True) for word in pair]
    words = ("arena", "random", "novice", "--games", "2", "--option", "turn_limit=100", *where)
    ran = run(*words)
    assert ran.status == 0
    assert "| novice | random | 2 |" in ran.out
    assert files[1].read_text() in ran.out
    kept = files[0].read_text()
    assert kept.count("random:") == 2
    assert files[2].read_text().startswith("<svg")
    assert run(*words).out == ran.out
    assert files[0].read_text() == kept


def test_a_challenger_alone_is_counted(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "results.txt"
    words = ["--game", "casting_shadows", "--seats", "3", "--games", "3", "--file", str(file)]
    ran = run("arena", "random", "novice", *words, "--challenger", "novice")
    assert ran.status == 0
    assert "| novice | random | 3 |" in ran.out
    assert "| random | novice |" not in ran.out
    assert file.read_text().count("novice:") == 3


@pytest.mark.parametrize(
    "words",
    [
        ["random", "oracle"],
        ["random", "greedy", "--game", "chess"],
        ["random", "greedy", "--seats", "5"],
        ["random", "greedy", "--challenger", "oracle"],
        ["random", "greedy", "--option", "weather=fair"],
        ["random", "greedy", "--workers", "2", "--processes", "2"],
        ["random", "greedy", "--workers", "2", "--ray", "auto"],
        ["random", "greedy", "--ray", "nowhere"],
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(run: Run, words: list[str]) -> None:
    ran = run("arena", *words)
    assert ran.status == 2
    assert len(ran.err.splitlines()) == 1


def test_without_the_extra_it_says_what_to_install(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "gloaming.lab.cluster", raising=False)
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = run("arena", "random", "greedy", "--ray", "auto")
    assert ran.status == 2
    assert "gloaming[ray]" in ran.err


def test_a_level_searches_in_two_processes(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "results.txt"
    words = ["--game", "casting_shadows", "--games", "2", "--effort", "0.02", "--file", str(file)]
    ran = run("arena", "random", "master", *words, "--processes", "2")
    assert ran.status == 0
    assert "| master | random | 2 |" in ran.out
    assert "processes: 2\n" in file.read_text()
    assert active_children() == []
    assert run("arena", "random", "master", *words).status == 2  # These are other games.

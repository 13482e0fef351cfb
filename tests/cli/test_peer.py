"""`gloaming peer` from the command line."""

import subprocess
import sys
from pathlib import Path

import pytest

from gloaming.ai.levels import agent_called
from gloaming.ai.search import Search
from gloaming.ai.veto import Careful
from gloaming.cli.peer_match import in_time, tries
from gloaming.games import DAY_AND_NIGHT
from tests.cli.conftest import Run

FAST = ["--games", "2", "--seconds", "0.001", "--length", "5", "--option", "turn_limit=100"]


def test_a_level_meets_the_peer_and_the_results_are_kept(run: Run, tmp_path: Path) -> None:
    file, page = tmp_path / "results.txt", tmp_path / "table.md"
    words = ("peer", "greedy", *FAST, "--file", str(file), "--table", str(page))
    ran = run(*words)
    assert ran.status == 0, ran.err
    assert "| greedy | is-mcts | 2 |" in ran.out
    assert "tries, mean" in ran.out
    assert page.read_text() in ran.out
    kept = file.read_text()
    assert "seconds: 0.001\n" in kept
    first, second = kept.splitlines()[-2:]
    assert first.startswith("0 0 greedy:")
    assert second.startswith("0 1 is-mcts:")
    assert int(first.rpartition(":")[2]) > 10
    again = run(*words)  # Times are kept in whole milliseconds, so a mean may be told otherwise.
    assert again.out.partition("\n\n")[0] == ran.out.partition("\n\n")[0]
    assert run(*words).out == again.out
    assert file.read_text() == kept


def test_other_knobs_are_other_games(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "results.txt"
    assert run("peer", "random", *FAST, "--file", str(file)).status == 0
    before = file.read_text()
    ran = run("peer", "random", *FAST, "--file", str(file), "--uct-c", "2")
    assert ran.status == 2
    assert "uct_c: 2" in ran.err
    assert file.read_text() == before


@pytest.mark.parametrize(
    "words", [["oracle"], ["master", "chess"], ["master", "--option", "weather=fair"]]
)
def test_what_cannot_be_is_refused_in_one_sentence(run: Run, words: list[str]) -> None:
    ran = run("peer", *words)
    assert ran.status == 2
    assert len(ran.err.splitlines()) == 1


def test_a_choice_that_there_is_not_is_refused(run: Run) -> None:
    ran = run("peer", "--choice", "luck")
    assert ran.status != 0
    assert '"visits", "value"' in ran.err


def test_without_the_extra_it_says_what_to_install() -> None:
    """In a process of its own: here it was imported long ago."""
    without = "import sys; sys.modules['open_spiel'] = None; sys.argv[1:] = ['peer']"
    said = subprocess.run(
        [sys.executable, "-c", f"{without}; from gloaming.cli import main; main()"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 2
    assert "gloaming[spiel]" in said.stderr


def test_a_searching_level_has_no_more_time_than_the_peer() -> None:
    agent = in_time(agent_called("master", DAY_AND_NIGHT), 0.25)
    assert isinstance(agent, Careful)
    assert isinstance(agent.agent, Search)
    assert agent.agent.budget.seconds == 0.25
    assert tries(agent) == 0
    other = agent_called("master", DAY_AND_NIGHT)
    assert isinstance(other, Careful)
    assert isinstance(other.agent, Search)
    assert other.agent.budget.seconds > 0.25

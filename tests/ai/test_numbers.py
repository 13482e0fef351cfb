"""Every number that bots judge by says where it comes from: fitted, and how; or set by thought."""

import ast
import json
import re
from pathlib import Path

import pytest

import gloaming
from gloaming.ai.bots import bots_of
from gloaming.ai.terms import worth_of
from gloaming.engine.game import game_called
from gloaming.lab.origin import commit, origin
from tests.support.terms import TERMS

AI = Path(gloaming.__file__).parent / "ai"
SAID = re.compile(r"\bset by thought\b|\bfitted\b|\bmeasured\b", re.IGNORECASE)
APART = {"parallel.py", "versus.py"}  # They let others play, and judge nothing.
# What needs no reason: nothing, a whole, a half, and their opposites.
PLAIN = {0.0, 0.5, 1.0, 2.0}


def opinions(file: Path) -> list[float]:
    """The numbers of a file that could as well be others, as far as one can tell."""
    return [
        node.value
        for node in ast.walk(ast.parse(file.read_bytes()))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, float)
        and node.value not in PLAIN
    ]


@pytest.mark.parametrize(
    "file",
    [file for file in sorted(AI.rglob("*.py")) if opinions(file) and file.name not in APART],
    ids=lambda file: str(file.relative_to(AI)),
)
def test_a_file_with_numbers_says_where_they_come_from(file: Path) -> None:
    assert SAID.search(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", sorted(TERMS))
def test_fitted_worths_say_by_which_command_with_which_seeds_at_which_commit(game: str) -> None:
    told = json.loads(worth_of(game).read_text(encoding="utf-8"))
    again = origin(game, told["games"], told["steps"])
    assert told["from"]["command"] == again["command"]
    assert told["from"]["seeds"] == again["seeds"]
    assert re.match(r"[0-9a-f]{7}|gloaming [0-9]", told["from"]["commit"])


def test_an_origin_names_games_and_steps() -> None:
    told = origin("bless", 400, 1500)
    assert told["command"] == "gloaming fit bless --games 400 --walk 1500"
    assert told["seeds"] == "0 to 399, 1000000 to 1001499"
    assert told["commit"] == commit()


def test_without_git_the_version_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert commit() == f"gloaming {gloaming.__version__}"


def test_a_stretch_ends_with_facts_of_the_game() -> None:
    for id in TERMS:
        game, bots = game_called(id), bots_of(id)
        for evaluation in (bots.evaluation, bots.learned()):
            assert set(evaluation.stretch()) <= set(game.facts)

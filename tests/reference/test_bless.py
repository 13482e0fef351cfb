"""Bless beside its reference, question by question."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import gloaming.games  # noqa: F401 - puts them on the shelf
from gloaming.engine.game import game_called
from gloaming.engine.question import Question
from tests.promises.table import Table
from tests.reference.bless import compare
from tests.reference.bless.follow import Difference
from tests.reference.bless.turns import Game
from tests.reference.favouring import Favouring
from tests.reference.replayed import Replayed, journals
from tests.support.soak import far

BLESS = game_called("bless")
JOURNALS = journals("bless")
OPTIONS = list(product(["random", "sun", "moon"], ["5", "3", "7"]))


def table(seed: int, manner: str, first_player: str = "random", altar_goal: str = "5") -> Table:
    options = {"first_player": first_player, "altar_goal": altar_goal}
    kind = Favouring if manner == "favouring" else Table
    return kind(BLESS, options, 2, seed, manner)


@pytest.mark.parametrize(("first_player", "altar_goal"), OPTIONS)
@pytest.mark.parametrize("manner", ["random", "curious", "favouring"])
def test_every_question_of_a_game_is_foretold(
    manner: str, first_player: str, altar_goal: str
) -> None:
    """BL-1 to BL-14: who is asked, what is offered, what happens, every value, and the end."""
    for seed in range(far(3, 7)):
        assert compare(table(seed, manner, first_player, altar_goal)) > 50


@pytest.mark.parametrize("journal", JOURNALS, ids=[journal.stem for journal in JOURNALS])
def test_every_question_of_a_journal_is_foretold(journal: Path) -> None:
    """BL-14.5, 8.2: every ending there is, the cap of turns too."""
    assert compare(Replayed(journal)) > 50


BROKEN: dict[str, tuple[str, Any]] = {
    "nobody has Rivalry (BL-12.1)": ("rivalry", lambda *_: 0),
    "there is always room for a Curse (BL-9.3)": ("has_room", lambda *_: True),
    "a silenced Echo can be used (BL-10.6)": (
        "can_use",
        lambda self, thing: thing.used != self.turn and thing.card not in self.resolving,
    ),
    "nothing is ever silenced (4.6)": ("silenced", lambda *_: False),
    "the forecast is always a victory (BL-7.5)": (
        "forecast",
        lambda self, x, y: (("eye", "win"), self.judged(x, y)[1]),
    ),
    "nobody wins in spite of the Eye (BL-8.8)": ("wins", lambda *_: set()),
    "an opponent's Bond makes way (R-37)": (
        "hosts",
        lambda self, _: [*self.curses(0), *self.curses(1)],
    ),
    "nothing triggers the Final Turns (BL-14.1)": ("trigger_final_turns", lambda *_: None),
}


@pytest.mark.parametrize("rule", BROKEN)
def test_a_reference_that_breaks_a_rule_is_found_out(
    rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, broken = BROKEN[rule]
    monkeypatch.setattr(Game, name, broken)
    with pytest.raises(Difference):
        compare_many(20)


def compare_many(games: int) -> None:
    for seed in range(games):
        compare(table(seed, "curious"))


class OneTooFew(Table):
    """A table that keeps one of the steps of a turn to itself."""

    def questions(self) -> Iterator[Any]:
        for state in super().questions():
            asked = state.question
            if asked.why == "main" and len(asked.options) > 2:
                state.question = Question(asked.seat, asked.why, asked.options[1:])
            yield state


def test_an_answer_that_is_not_offered_is_found_out() -> None:
    with pytest.raises(Difference, match=r"seed 3, answer \d+: what \w+ is offered \(main\)"):
        compare(OneTooFew(BLESS, {}, 2, 3, "random"))

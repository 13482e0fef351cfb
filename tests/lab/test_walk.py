"""What bots learn from matches between two who think differently."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from gloaming.ai.bots import bots_of
from gloaming.ai.greedy import Greedy
from gloaming.cli.errors import MissingExtra, NothingToFit
from gloaming.cli.fit import fit
from gloaming.engine.errors import BadFile
from gloaming.games import BLESS, DAY_AND_NIGHT
from gloaming.lab.walk import PACE, Walk, differs, points, settled
from tests.support.terms import TERMS

WALKED = sorted(game for game in TERMS if TERMS[game].reach)


class Judged(Walk):
    """A walk where nobody plays: whoever thinks more of one term has won."""

    def play(self, thought: list[float], signs: list[int], seed: int) -> float:
        return 2.0 if signs[self.terms.names.index("eye")] > 0 else 0.0


def judged(file: Path) -> Judged:
    return Judged(file, BLESS, TERMS["bless"], TERMS["bless"].hand_set)


@pytest.mark.parametrize("game", WALKED)
def test_every_term_has_a_reach(game: str) -> None:
    terms = TERMS[game]
    assert len(terms.reach) == len(terms.names)
    assert any(terms.reach)


@pytest.mark.parametrize("game", WALKED)
def test_every_term_that_is_walked_changes_what_is_thought(game: str) -> None:
    """Else steps along it would be steps by chance."""
    terms = TERMS[game]
    worth = dict(zip(terms.names, terms.hand_set, strict=True))
    usual = told(terms.weigh(worth))
    for name, reach in zip(terms.names, terms.reach, strict=True):
        changed = told(terms.weigh(worth | {name: worth[name] + reach}))
        assert (changed != usual) == (reach > 0), name


@pytest.mark.parametrize("game", WALKED)
def test_a_walk_begins_with_what_was_thought_out(game: str) -> None:
    terms = TERMS[game]
    worth = dict(zip(terms.names, terms.hand_set, strict=True))
    ours: Any = bots_of(game).evaluation
    assert told(terms.weigh(worth)) == pytest.approx(told(ours))


def told(evaluation: Any) -> list[float]:
    """All the numbers by which an evaluation judges."""
    numbers: list[float] = [*evaluation.weights, *evaluation.quality, evaluation.hand]
    for name in ("next", "later"):
        numbers.append(getattr(evaluation, name, 0.0))
    return numbers


def test_the_same_thoughts_win_as_much_as_they_lose() -> None:
    """The same luck from both seats: nobody is better than oneself."""
    one, other = Greedy(bots_of("bless").evaluation), Greedy(bots_of("bless").evaluation)
    assert points(BLESS, one, other, 3) == 1.0


def test_thoughts_move_towards_who_wins(tmp_path: Path) -> None:
    terms = TERMS["bless"]
    eye, idle = terms.names.index("eye"), terms.names.index("lead")
    *_, last = judged(tmp_path / "walk").steps(50)
    assert last[eye] == pytest.approx(terms.hand_set[eye] + 50 * PACE * terms.reach[eye])
    assert last[idle] == terms.hand_set[idle]
    curse = terms.names.index("curse")
    assert abs(last[curse] - terms.hand_set[curse]) < 25 * PACE * terms.reach[curse]


def test_a_walk_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    whole = list(judged(tmp_path / "whole").steps(12))
    for steps in (5, 12):
        parts = list(judged(tmp_path / "parts").steps(steps))
    assert parts == whole
    assert (tmp_path / "parts").read_text() == (tmp_path / "whole").read_text()


def test_a_step_that_is_known_is_not_played_again(tmp_path: Path) -> None:
    list(judged(tmp_path / "walk").steps(3))
    text = (tmp_path / "walk").read_text()
    (tmp_path / "walk").write_text(text[: text.rindex("\n", 0, -1)] + "\n1\n")
    before, after = list(judged(tmp_path / "walk").steps(3))[1:]
    assert before == after, "the step said to be a draw leads nowhere"


@pytest.mark.parametrize("line", ["3", "won", "-1", "nan"])
def test_a_damaged_walk_is_refused(tmp_path: Path, line: str) -> None:
    judged(tmp_path / "walk").read()
    with (tmp_path / "walk").open("a") as file:
        file.write(f"1\n{line}\n")
    with pytest.raises(BadFile, match="6"):
        judged(tmp_path / "walk").read()


def test_a_walk_through_another_game_is_refused(tmp_path: Path) -> None:
    judged(tmp_path / "walk").read()
    terms = TERMS["day_and_night"]
    with pytest.raises(BadFile):
        Walk(tmp_path / "walk", DAY_AND_NIGHT, terms, terms.hand_set).read()


def test_a_walk_that_began_elsewhere_is_refused(tmp_path: Path) -> None:
    judged(tmp_path / "walk").read()
    terms = TERMS["bless"]
    with pytest.raises(BadFile):
        Walk(tmp_path / "walk", BLESS, terms, [0.0] * len(terms.names)).read()


def test_what_differs_is_the_same_every_time() -> None:
    assert differs(4, 30) == differs(4, 30) != differs(5, 30)
    assert set(differs(4, 30)) == {-1, 1}


def test_a_walk_settles_where_its_second_half_was() -> None:
    assert settled([[0.0, 9.0], [0.0, 9.0], [2.0, 1.0], [4.0, 2.0]]) == [3.0, 1.5]
    assert settled([[5.0]]) == [5.0]


def test_the_command_walks_and_writes_worths(tmp_path: Path) -> None:
    weights, steps = tmp_path / "worth.json", tmp_path / "walk"
    assert fit("bless", games=0, walk=1, steps=steps, weights=weights) == 0
    written = json.loads(weights.read_text())
    assert (written["games"], written["steps"]) == (0, 1)
    assert written["from"]["command"] == "gloaming fit bless --games 0 --walk 1"
    assert written["from"]["commit"]
    assert list(written["worth"]) == TERMS["bless"].names
    assert len(steps.read_text().split()) > len(TERMS["bless"].names)


def test_a_game_without_reaches_is_not_walked(tmp_path: Path) -> None:
    assert not TERMS["casting_shadows"].reach
    with pytest.raises(NothingToFit):
        fit("casting_shadows", games=0, walk=1, weights=tmp_path / "worth.json")


def test_a_regression_without_numpy_names_the_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nothing was played yet."""
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, "gloaming.lab.regression", raising=False)
    with pytest.raises(MissingExtra, match=r"gloaming\[lab\]"):
        fit("bless", games=1, samples=tmp_path / "samples", weights=tmp_path / "worth.json")
    assert list(tmp_path.iterdir()) == []

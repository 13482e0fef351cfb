"""What nobody should be seen doing: steps to and fro, drinks unhurt, late Houses, idle shots."""

from random import Random

import pytest

from gloaming.ai.advice import advise
from gloaming.ai.agent import imagination
from gloaming.ai.bots import ADEPT, bots_of
from gloaming.ai.levels import APPRENTICE, NOVICE, agent_called
from gloaming.ai.play import play
from gloaming.engine.journal import Answer, Journal
from gloaming.games import LAST_SPELL as GAME
from gloaming.lab.follies import (
    AT_NOTHING,
    FOLLIES,
    IN_VAIN,
    NO_THIRST,
    TO_AND_FRO,
    UNHURT,
    counted,
    follies,
    foolish,
)
from gloaming.lab.puzzles.puzzle import Puzzle, puzzles_of
from tests.support.last_spell import Field

PUZZLES = [puzzle for puzzle in puzzles_of(GAME) if puzzle.proof == "vain"]
THERE_AND_BACK = ["there-and-back", "up-and-down-the-street"]


def named(puzzle: Puzzle) -> str:
    return puzzle.name


def chosen(puzzle: Puzzle, level: str, seed: int) -> str:
    mind = imagination(GAME, puzzle.state, puzzle.seat, Random(seed))
    return agent_called(level, GAME, 1.0, False).choose(mind).name


@pytest.mark.parametrize("puzzle", PUZZLES, ids=named)
@pytest.mark.parametrize(("level", "times"), [(APPRENTICE, 3), (ADEPT, 2)])
def test_no_folly_is_chosen(puzzle: Puzzle, level: str, times: int) -> None:
    """Each of these was chosen once, in this position, by the level whose game it was."""
    solves = {option.name for option in puzzle.best}
    assert {chosen(puzzle, level, seed) for seed in range(times)} <= solves


@pytest.mark.parametrize("puzzle", PUZZLES, ids=named)
def test_no_folly_is_proposed(puzzle: Puzzle) -> None:
    """A hint names up to three answers: none of them is foolish."""
    mind = imagination(GAME, puzzle.state, puzzle.seat, Random(1))
    assert {it.option.name for it in advise(GAME, mind)} <= {it.name for it in puzzle.best}


@pytest.mark.parametrize("puzzle", PUZZLES, ids=named)
def test_what_brings_nothing_does_not_come_to_a_novice(puzzle: Puzzle) -> None:
    """It walks where it likes; but what can bring nothing it does not think of."""
    if puzzle.name in THERE_AND_BACK:
        pytest.skip("a novice goes astray")
    drinks = [one.name for one in puzzle.never if one.verb != "step"]
    for seed in range(30):
        assert chosen(puzzle, NOVICE, seed) not in drinks


def test_a_game_without_a_folly() -> None:
    """The introduction, with the seed that once had five Houses, two drinks and nine steps back."""
    agents = [agent_called(APPRENTICE, GAME, 1.0, False) for _ in range(2)]
    kept, _ = play(GAME, agents, {"scenario": "introductory"}, 0)
    assert counted(follies(kept)) == {}


# Whoever watches.


def with_folly(puzzle: Puzzle) -> list[str]:
    """What is noted of each answer that does not solve a puzzle."""
    question = puzzle.state.question
    assert question is not None
    found: list[str] = []
    for option in question.options:
        if option not in puzzle.best:
            kept = Journal(puzzle.journal.heading)
            kept.answers = [*puzzle.journal.answers, Answer(question.seat, option)]
            found += [it.folly for it in follies(kept) if it.at == len(kept.answers) - 1]
    return found


@pytest.mark.parametrize(
    ("name", "noted"),
    [
        ("a-healthy-drink", {TO_AND_FRO, UNHURT}),
        ("there-and-back", {TO_AND_FRO, UNHURT}),
        ("the-rest-of-the-salvo", {AT_NOTHING}),
        ("no-dawn-to-come", set()),  # Told only when the day ends.
    ],
)
def test_each_folly_is_noted(name: str, noted: set[str]) -> None:
    puzzle = next(it for it in PUZZLES if it.name == name)
    assert set(with_folly(puzzle)) == noted


def test_a_house_too_late_is_noted_when_the_day_ends() -> None:
    puzzle = next(it for it in PUZZLES if it.name == "no-dawn-to-come")
    assert [foolish(puzzle.journal, option) for option in puzzle.never] == [True]
    assert not foolish(puzzle.journal, puzzle.best[0])
    assert {IN_VAIN, NO_THIRST} < set(FOLLIES)


# What is in vain by itself.


@pytest.mark.parametrize(("hurt", "vain"), [(0, True), (1, False)])
def test_a_potion_heals_who_has_a_wound(hurt: int, vain: bool) -> None:
    """LS-9.2."""
    field = Field("HR5@9,9 HR2@18,18", "C@9,12E").arms("red1").turn()
    field.state.hurt[0] = hurt
    evaluation = bots_of(GAME.id).evaluation
    drink = next(one for one in field.question.options if one.verb == "drink")
    assert evaluation.in_vain(field.state, drink) == vain

"""The bots of a game are introduced once, in a room of their own; nobody else names a game."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import gloaming
from gloaming.ai import bots as house
from gloaming.ai.agent import imagination
from gloaming.ai.bots import Bots, NoBots, bots_of, has_bots, introduce
from gloaming.ai.evaluation import Evaluation
from gloaming.ai.levels import (
    NotLearned,
    UnknownAgent,
    agent_called,
    agents_of,
    levels_of,
    usual_level,
)
from gloaming.ai.search import Budget
from gloaming.ai.tree import Taste
from gloaming.engine.game import all_games
from gloaming.engine.question import NATURE
from gloaming.engine.script import answer
from gloaming.games import BLESS
from gloaming.games import DAY_AND_NIGHT as GAME
from gloaming.games.day_and_night.state import State
from tests.support.terms import TERMS

AI = Path(gloaming.__file__).parent / "ai"


class Bright(Evaluation[State]):
    """Whatever it is, it looks the same."""

    def value(self, state: State, seat: int) -> float:
        return 0.0

    def settled(self, state: State) -> bool:
        return True


@pytest.fixture
def sage(monkeypatch: pytest.MonkeyPatch) -> Iterator[Bots[State]]:
    """Bots for a game that nobody knew, with a level that no other game has."""
    monkeypatch.setattr(GAME, "id", "dusk")
    bots = Bots(GAME.id, Bright(), searches={"sage": (Budget(2, 1.0), Taste(1.0, 1.0))})
    introduce(bots)
    yield bots
    house._introduced.pop("dusk")


def test_nothing_outside_the_rooms_names_a_game() -> None:
    for file in AI.glob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert [game.id for game in all_games() if game.id in text] == [], file.name


def test_a_room_is_called_like_its_game() -> None:
    rooms = {file.parent.name for file in AI.glob("*/__init__.py")}
    assert rooms == {game.id for game in all_games() if has_bots(game.id)}
    for room in rooms:
        assert bots_of(room).game == room


def test_a_file_is_no_room() -> None:
    """A game could be called like one of them, and would still have no bots."""
    assert not has_bots("search")
    with pytest.raises(NoBots, match="search"):
        bots_of("search")


def test_one_introduction_makes_all_levels(sage: Bots[State]) -> None:
    assert levels_of(GAME) == ["novice", "apprentice", "sage"]
    assert agents_of(GAME) == ["random", "greedy", "learned", *levels_of(GAME)]
    assert usual_level(GAME) == "apprentice"
    state, luck = GAME.setup({}, GAME.seats[0]), Random(0)
    while state.question is not None and state.question.seat == NATURE:
        answer(state, state.question.pick(luck.random()))
    assert state.question is not None
    for name in agents_of(GAME):
        agent = agent_called(name, GAME)
        assert agent.name == name
        mind = imagination(GAME, state, max(0, state.question.seat), luck)
        assert agent.choose(mind) in state.question.options


def test_a_level_of_one_game_is_unknown_in_another(sage: Bots[State]) -> None:
    with pytest.raises(UnknownAgent, match="sage"):
        agent_called("sage", BLESS)
    with pytest.raises(NotLearned):
        agent_called("master", GAME)


def test_without_terms_what_was_thought_out_is_what_was_learned(sage: Bots[State]) -> None:
    assert sage.learned() is sage.evaluation


@pytest.mark.parametrize("game", sorted(TERMS))
def test_with_terms_everybody_believes_what_play_has_taught(game: str) -> None:
    """In an evaluation of their own."""
    bots = bots_of(game)
    assert bots.evaluation is not bots.learned() is not bots.learned()

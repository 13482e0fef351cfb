"""The levels: who they are, and that none but a novice throws the game away."""

from itertools import count
from math import inf
from random import Random

import pytest

from gloaming.ai.agent import Agent, Imagination, imagination
from gloaming.ai.bots import bots_of
from gloaming.ai.greedy import Greedy
from gloaming.ai.levels import (
    LEVELS,
    NotLearned,
    agent_called,
    agents_of,
    levels_of,
    usual_level,
)
from gloaming.ai.novice import Novice
from gloaming.ai.random import RandomAgent
from gloaming.ai.veto import Careful
from gloaming.engine.errors import UnknownWord
from gloaming.engine.question import Option
from gloaming.games import BLESS, DAY_AND_NIGHT
from gloaming.games.day_and_night.state import State
from tests.support.day_and_night import Table

EVALUATION = bots_of("day_and_night").evaluation
BUILT = "a4 b4 a5 b5 a3 b3 c3 d3 e3"
EIGHT = "a7 b7 c7 d7 e7 f7 a6 b6"


class Stubborn(Agent):
    """Always says the same."""

    def __init__(self, said: str) -> None:
        self.name = "stubborn"
        self.said = said

    def choose(self, mind: Imagination) -> Option:
        return DAY_AND_NIGHT.vocabulary.option(self.said)


def chosen(agent: Agent, state: State, seat: int, seed: int = 0) -> str:
    return agent.choose(imagination(DAY_AND_NIGHT, state, seat, Random(seed))).name


def careful(agent: Agent) -> Careful:
    return Careful(DAY_AND_NIGHT, EVALUATION, agent)


def gift() -> State:
    """Night's Wish has to change a square; her tile on c6 is the last that Day's Temple lacks."""
    table = Table("night", hand="N09", night_at="f8", day=EIGHT, temple_day=BUILT, night="c6 f1")
    return table.casts("N09").state


def test_a_move_that_loses_at_once_is_not_made() -> None:
    state = gift()
    assert chosen(Stubborn("change c6"), state, 1) == "change c6"
    answered = chosen(careful(Stubborn("change c6")), state, 1)
    assert answered != "change c6"


def test_a_move_that_does_not_lose_is_left_alone() -> None:
    """So is one where nobody could win so soon."""
    state = Table("night", hand="N09", night_at="f8", day=EIGHT, night="c6 f1").casts("N09").state
    assert chosen(careful(Stubborn("change c6")), state, 1) == "change c6"
    assert chosen(careful(Stubborn("change a7")), gift(), 1) == "change a7"


def test_a_veto_that_finds_nothing_in_time_lets_the_answer_stand() -> None:
    """And what it could not look at to the end is not taken for better."""
    for ticks in range(0, 60, 6):
        agent = careful(Stubborn("change c6"))
        agent.seconds, agent.clock = float(ticks), count(0.0).__next__
        if chosen(agent, gift(), 1) != "change c6":
            break
    assert ticks > 6
    assert agent.clock() <= ticks + 2


def test_levels_have_a_clock_at_a_table_and_none_in_the_arena() -> None:
    for level, seconds in [("apprentice", 2.0), ("adept", 2.0), ("master", 5.0)]:
        for hurried in (True, False):
            agent = agent_called(level, DAY_AND_NIGHT, 1.0, hurried)
            assert isinstance(agent, Careful)
            assert agent.seconds == (seconds if hurried else inf)


@pytest.mark.parametrize("level", LEVELS[1:])
def test_no_level_but_novice_gives_the_game_away(level: str) -> None:
    for seed in range(2):
        agent = agent_called(level, DAY_AND_NIGHT, 0.01)
        assert chosen(agent, gift(), 1, seed) != "change c6"


def test_a_novice_is_greedy_half_of_the_time() -> None:
    """It is offered 43 squares; one of them is worth a Temple."""
    table = Table("day", hand="D09", day=EIGHT, day_at="f1").casts("D09")
    best = chosen(Greedy(EVALUATION), table.state, 0)
    novice = Novice(Greedy(EVALUATION))
    said = [chosen(novice, table.state, 0, seed) for seed in range(40)]
    assert 10 <= said.count(best) <= 30


def test_who_has_not_learned_a_game_plays_it_as_it_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BLESS, "id", "dusk")
    assert levels_of(BLESS) == agents_of(BLESS)[1:] == ["novice"]
    assert usual_level(BLESS) == "novice"
    assert agent_called("novice", BLESS).name == "novice"
    with pytest.raises(NotLearned):
        agent_called("master", BLESS)
    assert usual_level(DAY_AND_NIGHT) == "apprentice"
    assert RandomAgent("novice").name == "novice"


def test_less_effort_means_fewer_rounds() -> None:
    agent = agent_called("master", DAY_AND_NIGHT, 0.5)
    whole = agent_called("master", DAY_AND_NIGHT)
    assert isinstance(agent, Careful)
    assert isinstance(whole, Careful)
    assert agent.agent.budget.rounds * 2 == whole.agent.budget.rounds  # type: ignore[attr-defined]


def test_a_stubborn_agent_says_only_words_of_the_game() -> None:
    with pytest.raises(UnknownWord):
        chosen(Stubborn("fly away"), gift(), 1)

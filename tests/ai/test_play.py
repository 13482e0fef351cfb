"""A whole game between agents: reproducible, and nothing but a journal."""

from random import Random

import pytest

from gloaming.ai.agent import imagination
from gloaming.ai.bots import has_bots
from gloaming.ai.levels import AGENTS, LEVELS, UnknownAgent, agent_called, levels_of
from gloaming.ai.play import play
from gloaming.engine.errors import BadOption, BadSeats
from gloaming.engine.game import all_games
from gloaming.engine.journal import read, write
from gloaming.games.day_and_night import GAME
from tests.support.day_and_night import Table


def journal_of(day: str, night: str, seed: int, **options: str) -> str:
    agents = [agent_called(day, GAME), agent_called(night, GAME)]
    return write(play(GAME, agents, options, seed)[0])


@pytest.mark.parametrize(("day", "night"), [("random", "random"), ("greedy", "random")])
def test_the_same_seed_gives_the_same_game(day: str, night: str) -> None:
    assert journal_of(day, night, 5) == journal_of(day, night, 5)


def test_another_seed_deals_other_cards() -> None:
    deals = set()
    for seed in range(5):
        lines = journal_of("random", "random", seed).splitlines()
        deals.add(tuple([line for line in lines if line.startswith("nature")][:10]))
    assert len(deals) == 5


def test_random_may_choose_anything_that_is_offered() -> None:
    agent, state = agent_called("random", GAME), Table("day", hand="D06").casts("D06").state
    minds = [imagination(GAME, state, 0, Random(seed)) for seed in range(500)]
    assert {agent.choose(mind) for mind in minds} == set(minds[0].question.options)


def test_an_agent_that_played_before_plays_the_same_again() -> None:
    """What an agent remembers between games would make results depend on their order."""
    veterans = [agent_called("greedy", GAME), agent_called("random", GAME)]
    play(GAME, veterans, {}, 8)
    assert write(play(GAME, veterans, {}, 9)[0]) == journal_of("greedy", "random", 9)


def test_the_journal_says_who_played_and_replays_to_the_same_end() -> None:
    agents = [agent_called("random", GAME), agent_called("random", GAME)]
    journal, outcome = play(GAME, agents, {"turn_limit": "100"}, 3)
    again = read(write(journal))
    assert again.heading.seats == ["random", "random"]
    assert again.heading.options == {"turn_limit": "100"}
    end = GAME.outcome(again.replay())  # type: ignore[arg-type]
    assert end is not None
    assert (end.scores, end.reason) == (outcome.scores, outcome.reason)


def test_a_table_needs_an_agent_for_every_seat() -> None:
    with pytest.raises(BadSeats):
        play(GAME, [agent_called("random", GAME)], {}, 0)


def test_an_option_nobody_knows_is_refused() -> None:
    with pytest.raises(BadOption):
        journal_of("random", "random", 0, weather="fair")


@pytest.mark.parametrize("name", AGENTS)
def test_an_agent_is_called_by_its_name(name: str) -> None:
    assert agent_called(name, GAME).name == name


def test_an_agent_nobody_knows_is_refused_by_name() -> None:
    with pytest.raises(UnknownAgent, match=r"“oracle”; there are: random, .*, master"):
        agent_called("oracle", GAME)


def test_only_whoever_has_learned_a_game_is_offered_for_it() -> None:
    for game in all_games():
        learned = has_bots(game.id)
        assert levels_of(game)[:2] == (LEVELS[:2] if learned else ["novice"])
        for name in levels_of(game):
            assert agent_called(name, game).name == name

"""The agents one can play against, by name, the weakest first."""

from math import inf
from typing import Any, Final

from gloaming.ai.agent import Agent
from gloaming.ai.bots import ADEPT, MASTER, bots_of, has_bots
from gloaming.ai.greedy import Greedy
from gloaming.ai.novice import Novice
from gloaming.ai.random import RandomAgent
from gloaming.ai.search import Search
from gloaming.ai.veto import Careful
from gloaming.engine.errors import GloamingError
from gloaming.engine.game import Game

NOVICE: Final = "novice"
APPRENTICE: Final = "apprentice"
LEVELS: Final = [NOVICE, APPRENTICE, ADEPT, MASTER]  # A game may have more that search.
SOON: Final = 2.0  # Seconds that an apprentice has for an answer; set by thought.

# What bots are made of. Tests and comparisons call them, and tables that were opened before there
# were levels; nobody is offered them any more.
RANDOM: Final = "random"
GREEDY: Final = "greedy"
LEARNED: Final = "learned"  # Greedy with the weights that play has taught.
AGENTS: Final = [RANDOM, GREEDY, LEARNED, *LEVELS]


class UnknownAgent(GloamingError):
    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f"no agent is called “{name}”; there are: {', '.join(known)}")


class NotLearned(GloamingError):
    def __init__(self, name: str, game: str) -> None:
        super().__init__(f"the {name} has not learned {game} yet")


def levels_of(game: Game[Any]) -> list[str]:
    """Who is offered for a game; to be more than a novice one must have learned to judge it."""
    if not has_bots(game.id):
        return [NOVICE]
    return [NOVICE, APPRENTICE, *bots_of(game.id).searches]


def agents_of(game: Game[Any]) -> list[str]:
    """Everybody who can play a game."""
    made_of = [RANDOM, GREEDY, LEARNED] if has_bots(game.id) else [RANDOM]
    return made_of + levels_of(game)


def is_agent(name: str, game: Game[Any]) -> bool:
    """Whether an agent is called so, even if it has not learned this game."""
    return name in AGENTS or name in agents_of(game)


def usual_level(game: Game[Any]) -> str:
    """Whom to seat where nobody was asked for."""
    return APPRENTICE if has_bots(game.id) else NOVICE


def agent_called(name: str, game: Game[Any], effort: float = 1.0, hurried: bool = True) -> Agent:
    """A new agent of this name, ready for a game; with less effort it searches less.

    Whoever is not hurried has no clock: then the same seed gives the same game on any machine.
    """
    if not is_agent(name, game):
        raise UnknownAgent(name, agents_of(game))
    if name not in agents_of(game):
        raise NotLearned(name, game.id)
    if name == RANDOM or not has_bots(game.id):
        return RandomAgent(name)
    bots = bots_of(game.id)
    if name == NOVICE:
        return Novice(Greedy(bots.evaluation))
    if name == GREEDY:
        return Greedy(bots.evaluation)
    if name == LEARNED:
        return Greedy(bots.learned(), LEARNED)
    if name == APPRENTICE:
        greedy = Greedy(bots.evaluation, APPRENTICE)
        return Careful(game, bots.evaluation, greedy, SOON if hurried else inf)
    search = searcher(name, game, effort, hurried)
    return Careful(game, search.evaluation, search, search.budget.seconds)


def searcher(name: str, game: Game[Any], effort: float = 1.0, hurried: bool = True) -> Search:
    """The one who looks ahead at this level."""
    bots = bots_of(game.id)
    budget, taste = bots.searches[name]
    return Search(game, bots.learned(), budget.times(effort, hurried), taste, name)

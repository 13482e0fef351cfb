"""The agents one can play against, by name, the weakest first."""

from math import inf
from typing import Any, Final

from gloaming.ai.agent import Agent
from gloaming.ai.budgets import BUDGETS
from gloaming.ai.evaluations import EVALUATIONS, evaluation_of
from gloaming.ai.greedy import Greedy
from gloaming.ai.learned import learned
from gloaming.ai.novice import Novice
from gloaming.ai.random import RandomAgent
from gloaming.ai.search import Search
from gloaming.ai.veto import Careful
from gloaming.engine.errors import GloamingError
from gloaming.engine.game import Game

NOVICE: Final = "novice"
APPRENTICE: Final = "apprentice"
ADEPT: Final = "adept"
MASTER: Final = "master"
LEVELS: Final = [NOVICE, APPRENTICE, ADEPT, MASTER]
SOON: Final = 2.0  # Seconds that an apprentice has for an answer.

# What bots are made of. Tests and comparisons call them, and tables that were opened before there
# were levels; nobody is offered them any more.
RANDOM: Final = "random"
GREEDY: Final = "greedy"
LEARNED: Final = "learned"  # Greedy with the weights that play has taught.
AGENTS: Final = [RANDOM, GREEDY, LEARNED, *LEVELS]


class UnknownAgent(GloamingError):
    def __init__(self, name: str) -> None:
        super().__init__(f"no agent is called “{name}”; there are: {', '.join(AGENTS)}")


class NotLearned(GloamingError):
    def __init__(self, name: str, game: str) -> None:
        super().__init__(f"the {name} has not learned {game} yet")


def levels_of(game: Game[Any]) -> list[str]:
    """Who is offered for a game; to be more than a novice one must have learned to judge it."""
    return [name for name in LEVELS if can_play(name, game)]


def agents_of(game: Game[Any]) -> list[str]:
    """Everybody who can play a game."""
    return [name for name in AGENTS if can_play(name, game)]


def can_play(name: str, game: Game[Any]) -> bool:
    if name in BUDGETS:
        return game.id in BUDGETS[name]
    return name in (RANDOM, NOVICE) or game.id in EVALUATIONS


def usual_level(game: Game[Any]) -> str:
    """Whom to seat where nobody was asked for."""
    return APPRENTICE if game.id in EVALUATIONS else NOVICE


def agent_called(name: str, game: Game[Any], effort: float = 1.0, hurried: bool = True) -> Agent:
    """A new agent of this name, ready for a game; with less effort it searches less.

    Whoever is not hurried has no clock: then the same seed gives the same game on any machine.
    """
    if name not in AGENTS:
        raise UnknownAgent(name)
    if name in BUDGETS and game.id not in BUDGETS[name]:
        raise NotLearned(name, game.id)
    if name == RANDOM:
        return RandomAgent()
    if name == NOVICE and game.id not in EVALUATIONS:
        return RandomAgent(NOVICE)
    evaluation = evaluation_of(game.id)
    if name == NOVICE:
        return Novice(Greedy(evaluation))
    if name == GREEDY:
        return Greedy(evaluation)
    if name == LEARNED:
        return Greedy(learned(game.id), LEARNED)
    if name == APPRENTICE:
        return Careful(game, evaluation, Greedy(evaluation, APPRENTICE), SOON if hurried else inf)
    search = searcher(name, game, effort, hurried)
    return Careful(game, search.evaluation, search, search.budget.seconds)


def searcher(name: str, game: Game[Any], effort: float = 1.0, hurried: bool = True) -> Search:
    """The one who looks ahead at this level."""
    budget, taste = BUDGETS[name][game.id]
    return Search(game, learned(game.id), budget.times(effort, hurried), taste, name)

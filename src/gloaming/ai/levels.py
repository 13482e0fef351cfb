"""The agents one can play against, by name."""

from collections.abc import Callable
from typing import Any, Final

from gloaming.ai.agent import Agent
from gloaming.ai.evaluate import EVALUATIONS, evaluation_of
from gloaming.ai.greedy import Greedy
from gloaming.ai.random import RandomAgent
from gloaming.engine.errors import GloamingError
from gloaming.engine.game import Game


class UnknownAgent(GloamingError):
    def __init__(self, name: str) -> None:
        super().__init__(f"no agent is called “{name}”; there are: {', '.join(LEVELS)}")


def _random(game: Game[Any]) -> Agent:
    return RandomAgent()


def _greedy(game: Game[Any]) -> Agent:
    return Greedy(evaluation_of(game.id))


LEVELS: Final[dict[str, Callable[[Game[Any]], Agent]]] = {"random": _random, "greedy": _greedy}


def levels_of(game: Game[Any]) -> list[str]:
    """Who can play a game, the weakest first; to be greedy one must have learned to judge it."""
    return [name for name in LEVELS if name != "greedy" or game.id in EVALUATIONS]


def agent_called(name: str, game: Game[Any]) -> Agent:
    """A new agent of this name, ready for a game."""
    made = LEVELS.get(name)
    if made is None:
        raise UnknownAgent(name)
    return made(game)

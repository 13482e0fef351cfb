"""Who chooses, and all a chooser ever gets: a seat's own imagination."""

from collections.abc import Callable
from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from gloaming.engine.errors import NothingAsked
from gloaming.engine.game import Game
from gloaming.engine.question import Option, Question
from gloaming.engine.script import Position
from gloaming.engine.sight import question_for


class Imagination:
    """What one seat can think of: its open question, and states it can't tell from the true one."""

    __slots__ = ("dream", "game", "luck", "question", "seat")

    def __init__(
        self, game: Game[Any], seat: int, dream: Callable[[], Position], luck: Random
    ) -> None:
        self.game = game
        self.seat = seat
        self.dream = dream  # Every call deals the secrets of the others anew.
        self.luck = luck
        self.question = question_for(game, dream(), seat)


def imagination(game: Game[Any], state: Position, seat: int, luck: Random) -> Imagination:
    """The imagination of a seat; the true state stays behind in `dream`."""

    def dream() -> Position:
        imagined: Position = game.imagine(state, seat, luck)
        return imagined

    return Imagination(game, seat, dream, luck)


def asked(state: Position) -> Question:
    """The open question of a game that goes on."""
    if state.question is None:
        raise NothingAsked
    return state.question


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Answers the questions of a seat."""

    name: str

    def choose(self, mind: Imagination) -> Option:
        raise NotImplementedError

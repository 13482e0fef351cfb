"""What an evaluation weighs, counted term by term, so that play can say what each is worth.

The numbers here are set by thought; what was fitted is in the `worth.json` of a game's bots.
"""

import json
from pathlib import Path
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from gloaming.ai.evaluation import Evaluation
from gloaming.engine.script import Position

S = TypeVar("S", bound=Position)

ROOMS: Final = Path(__file__).parent


@mypyc_attr(allow_interpreted_subclasses=True)
class Terms(Generic[S]):
    """The terms of a game, each the lead of the player whose turn has just ended.

    Where players win together it is what they have, and the turn has just begun. Of what a player
    does not know only that is counted which it could count itself.
    """

    names: list[str]
    hand_set: list[float]  # What each was thought to be worth, in units.
    unit: str  # The term that all others are measured in.
    doubt: float  # How far, in units, what was thought may be off the mark.

    def __init__(self) -> None:
        self.options: dict[str, str] = {}  # Of the table at which it is learned.
        self.whim = 0.06  # How often somebody answers by whim, so that not all games are alike.
        self.breadth = 8  # Ways to go on that somebody looks at.
        # How much more and less of each term two rivals think when it is learned in matches; empty
        # where it is not.
        self.reach: list[float] = []

    def ended(self, state: S) -> int:
        """Whose turn has just ended; below 0 where that can't be said."""
        raise NotImplementedError

    def count(self, state: S, seat: int) -> list[float]:
        raise NotImplementedError

    def weigh(self, worth: dict[str, float]) -> Evaluation[S]:
        """The evaluation with terms of this worth."""
        raise NotImplementedError


def worth_of(game: str) -> Path:
    """Where it is written what the terms of a game are worth: in the room of its bots."""
    return ROOMS / game / "worth.json"


def read_worth(game: str, names: list[str]) -> dict[str, float] | None:
    """What the terms of a game are worth as fitted, if they were and are the same still."""
    file = worth_of(game)
    if not file.is_file():
        return None
    told = json.loads(file.read_text(encoding="utf-8"))
    worth: dict[str, float] = {name: float(told["worth"][name]) for name in told["worth"]}
    return worth if list(worth) == names else None

"""Who will win when a turn has ended like this: features, weighed as play has taught."""

import json
from math import exp
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from gloaming.engine.script import Position

S = TypeVar("S", bound=Position)

FOLDER: Final = Path(__file__).parent / "weights"


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[S]):
    """What there is to count at a table of two, in numbers, for the seat whose turn has ended.

    Of what this seat does not know only that is counted which it could count itself.
    """

    names: list[str]

    def ended(self, state: S) -> int:
        """Whose turn has just ended; below 0 where that can't be said."""
        raise NotImplementedError

    def count(self, state: S, seat: int) -> list[float]:
        raise NotImplementedError


class Judge:
    """How likely each of two players is to win once a turn has ended."""

    __slots__ = ("features", "weights")

    def __init__(self, features: Features[Any], weights: list[list[float]]) -> None:
        self.features = features
        self.weights = weights  # For each seat whose turn has ended, a number for each feature.

    def chance(self, state: Position, seat: int) -> float:
        """From 0 to 1; below 0 where it can't tell."""
        ended = self.features.ended(state)
        if ended < 0:
            return -1.0
        weights = self.weights[ended]
        counted = self.features.count(state, ended)
        total = 0.0
        for at in range(len(counted)):
            total += weights[at] * counted[at]
        likely = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))
        return likely if ended == seat else 1.0 - likely


def read_weights(game: str, names: list[str]) -> list[list[float]] | None:
    """The weights of a game as they were fitted, if they were and still fit its features."""
    file = FOLDER / f"{game}.json"
    if not file.is_file():
        return None
    told = json.loads(file.read_text(encoding="utf-8"))
    if told["features"] != names:
        return None
    return [[float(weight) for weight in row] for row in told["weights"]]

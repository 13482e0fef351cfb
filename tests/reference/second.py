"""What a reference is: a game told a second time, that asks and shows as the first must."""

from collections.abc import Generator
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar


@dataclass(frozen=True, slots=True)
class Ask:
    """A question the reference expects."""

    seat: str  # "anybody" where the rules do not say who.
    why: str
    options: list[str]
    weights: list[int] | None = None
    count: int = 1
    perhaps_unasked: bool = False  # There is one option, and the game may take it by itself.


@dataclass(frozen=True, slots=True)
class End:
    """An end the reference expects; where the rules leave it open, any of several reasons."""

    scores: list[float]
    reasons: set[str]
    only_winners: bool = False  # The rules do not rank those who lost.


class Over(Exception):
    """Thrown by a reference when its game ends, from wherever it ends."""

    def __init__(self, scores: list[float], *reasons: str, only_winners: bool = False) -> None:
        self.end = End(scores, set(reasons), only_winners)


Play = Generator[Ask, str, None]  # Asks, gets the answer, and goes on.


class Reference:
    """A game told a second time."""

    aims: ClassVar[list[str]]  # Where a game can be steered to.

    def __init__(self, options: dict[str, str], seats: int) -> None: ...

    def play(self) -> Play:
        raise NotImplementedError

    def sight(self, watcher: str) -> dict[str, Any]:
        """What this watcher's view must contain; it may contain more."""
        raise NotImplementedError

    def tidy(self, view: dict[str, Any]) -> None:
        """Put in order what lies in a view in no order of meaning."""

    def secrets(self, watcher: str) -> set[str]:
        """Names that may stand nowhere in this watcher's view."""
        return set()

    def steer(self, ask: Ask, aim: str, luck: Random) -> str | None:
        """What somebody with this aim answers; None: anything."""
        raise NotImplementedError

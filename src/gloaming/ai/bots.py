"""The bots of a game: what they judge a table by, and how long those who search think about it.

The room of a game's bots is called like the game and introduces them, once, on its first page.
Nobody else names a game: whoever needs its bots asks for them by its id.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Generic, TypeVar

from gloaming.ai.evaluation import Evaluation
from gloaming.ai.search import Budget
from gloaming.ai.terms import Terms, read_worth
from gloaming.ai.tree import Taste
from gloaming.engine.errors import GloamingError
from gloaming.engine.script import Position

ADEPT: Final = "adept"
MASTER: Final = "master"

S = TypeVar("S", bound=Position)


class NoBots(GloamingError):
    def __init__(self, game: str) -> None:
        super().__init__(f"nobody has yet learned to judge a table of {game}")


class Bots(Generic[S]):
    """All that agents have to be told to play one game."""

    __slots__ = ("evaluation", "game", "searches", "terms")

    def __init__(
        self,
        game: str,
        evaluation: Evaluation[S],
        terms: Terms[S] | None = None,
        searches: dict[str, tuple[Budget, Taste]] | None = None,
    ) -> None:
        self.game = game  # Its id.
        self.evaluation = evaluation  # As it was thought out; enough for all who do not search.
        self.terms = terms  # What `gloaming fit` can find the worth of.
        # How long each level that searches may, and what it believes in; the weakest first.
        self.searches = searches or {}

    def learned(self) -> Evaluation[S]:
        """The evaluation as play has taught it, where it has; else as it was thought out.

        Everybody gets one of their own, since it may remember what it saw last.
        """
        worth = None if self.terms is None else read_worth(self.game, self.terms.names)
        if worth is None or self.terms is None:
            return self.evaluation
        return self.terms.weigh(worth)


_introduced: Final[dict[str, Bots[Any]]] = {}


def introduce(bots: Bots[Any]) -> None:
    """Make the bots of a game known by its id."""
    _introduced[bots.game] = bots


def has_bots(game: str) -> bool:
    """Whether somebody can judge a table of a game; its room is opened when first asked for."""
    room = f"gloaming.ai.{game}"
    if game not in _introduced and find_spec(room) is not None:
        import_module(room)
    return game in _introduced


def bots_of(game: str) -> Bots[Any]:
    """The bots of a game, by the game's id."""
    if not has_bots(game):
        raise NoBots(game)
    return _introduced[game]

"""How each game is drawn in a terminal; one without a drawing of its own gets a plain one."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from rich.console import RenderableType

from gloaming.cli.boards import day_and_night
from gloaming.cli.boards.bless import BlessBoard
from gloaming.cli.boards.casting_shadows import CastingShadowsBoard
from gloaming.cli.boards.day_and_night import DayAndNightBoard
from gloaming.cli.boards.generic import PlainBoard
from gloaming.cli.boards.last_spell import LastSpellBoard
from gloaming.cli.scene import Scene
from gloaming.engine.game import Game


class Board(Protocol):
    """Draws one game."""

    place: str  # The kind of thing that is lit on the board when it can be chosen.
    card: str  # The kind of thing whose number stands beside it when it can be chosen.
    signs: str  # The text that explains the drawing, "" if it needs none.
    examples: tuple[str, str]  # What can be typed: a place or a deed, and a card.

    def picture(self, scene: Scene) -> RenderableType:
        """The board itself."""
        ...

    def counts(self, scene: Scene) -> RenderableType:
        """What everybody may know beside it."""
        ...

    def cards(self, scene: Scene) -> list[RenderableType]:
        """The hand, or whatever cards are asked about; several ways, the shortest last."""
        ...

    def piles(self, scene: Scene) -> RenderableType:
        """The discard piles."""
        ...

    def zoom(self, scene: Scene, name: str) -> RenderableType | None:
        """All there is to say about a thing; None if there is no such thing."""
        ...


BOARDS: Final[dict[str, Board]] = {
    "bless": BlessBoard(),
    "casting_shadows": CastingShadowsBoard(),
    "day_and_night": DayAndNightBoard(),
    "last_spell": LastSpellBoard(),
}


# For games whose reasons count something: what a thing costs, what is left to pay it.
NUMBERS: Final[dict[str, Callable[[Mapping[str, Any], str], dict[str, object]]]] = {
    "day_and_night": day_and_night.numbers,
}


def board_of(game: Game[Any]) -> Board:
    return BOARDS.get(game.id) or PlainBoard()


def numbers(game: Game[Any], view: Mapping[str, Any], thing: str) -> dict[str, object]:
    """What a reason may count when it speaks of a thing."""
    counts = NUMBERS.get(game.id)
    return counts(view, thing) if counts else {}

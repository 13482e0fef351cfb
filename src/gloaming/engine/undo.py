"""What can be taken back: moments to come back to, and answers that taught nobody anything."""

from typing import Any, Final

from gloaming.engine.game import Game, Luck
from gloaming.engine.question import Option
from gloaming.engine.script import Position, answer
from gloaming.engine.sight import see

DREAMS: Final = 8  # How often a seat imagines what else could have happened, before it may undo.


class Point:
    """A moment to come back to: the table before an answer."""

    __slots__ = ("before", "line", "lone", "seat")

    def __init__(self, before: Position, seat: int, line: int) -> None:
        self.before = before
        self.seat = seat
        self.line = line  # Of the journal, that the answer became.
        question = before.question
        self.lone = question is not None and len(question.options) == 1  # There was no choice.


def teaches(
    game: Game[Any], before: Position, after: Position, seat: int, option: Option, luck: Luck
) -> bool:
    """Whether a seat learned by its own answer what it could not have known before.

    It learned nothing if the same answer, given in states it could not tell from the true
    one, leads to the same sight.
    """
    seen = see(game, after, seat, reasons=False)
    for _ in range(DREAMS):
        dream = game.imagine(before, seat, luck)
        answer(dream, option)
        if see(game, dream, seat, reasons=False) != seen:
            return True
    return False

"""What a seat, or whoever only watches, may know of the open question: one place decides it."""

from typing import Any, Final

from gloaming.engine.errors import NothingAsked, NotYourQuestion
from gloaming.engine.game import Game
from gloaming.engine.question import Question
from gloaming.engine.script import Position

SOMEBODY: Final = "somebody else"  # Is asked, where it is a secret who.


def question_for(game: Game[Any], state: Position, seat: int) -> Question:
    """The open question, which this seat may answer: else it is told why not, and no secret.

    Journals name luck and the table where they are asked.
    """
    question = state.question
    if question is None:
        raise NothingAsked
    if question.seat != seat and not question.asks(seat):
        asked = SOMEBODY if game.hushes(question.why) else game.seat_name(question.seat)
        raise NotYourQuestion(game.seat_name(seat), asked)
    return question

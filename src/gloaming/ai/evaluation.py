"""What an evaluation is."""

import sys
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from gloaming.engine.question import Option, Question
from gloaming.engine.script import Position

S = TypeVar("S", bound=Position)

TURN: Final = "turn"  # Every game tells when a turn begins.


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(Generic[S]):
    """Judges a table at a glance."""

    def value(self, state: S, seat: int) -> float:
        """How good the table looks to a seat; more is better."""
        raise NotImplementedError

    def settled(self, state: S) -> bool:
        """Whether nothing is half done, so that the value means something."""
        raise NotImplementedError

    def patience(self) -> int:
        """How many ways to finish something are worth a look; then a half done table is judged."""
        return sys.maxsize

    def weighs(self, state: S) -> bool:
        """Whether the value of a state that waits for luck counts all that luck could do.

        Then nothing has to be tried out: the value is the mean already.
        """
        return False

    def peril(self, state: S, seat: int) -> bool:
        """Whether a seat could lose before the next turn is over, as far as a glance can tell."""
        return True

    def in_vain(self, state: S, option: Option) -> bool:
        """Whether an answer can bring nothing at all, whatever follows: nobody gives it.

        Unless there is no other. Whoever plays at whim is held back by this, too, and whoever
        searches: a few tries may be luckier after it than after any other answer.
        """
        return False

    # For those who look ahead.

    def stretch(self) -> list[str]:
        """The facts that tell that a stretch has ended, after which the value says much."""
        return [TURN]

    def ponders(self, question: Question) -> bool:
        """Whether a question is worth more than a first look."""
        return True

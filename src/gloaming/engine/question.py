"""What a game can ask. Seats and luck answer in the same words."""

from typing import Final

NATURE: Final = -1  # Luck: whatever no seat decides.
TABLE: Final = -2  # Any of the cooperating players may answer.


def may_answer(asked: int, seat: int) -> bool:
    """Whether a seat may answer what `asked` is asked; luck and whoever only watches have none."""
    return seat >= 0 and asked in (seat, TABLE)


class Option:
    """One answer: a verb, and the id of the thing on the table it is done to.

    Options are made once, by a game's vocabulary: the same answer is the same object.
    """

    __slots__ = ("index", "name", "noun", "verb")

    def __init__(self, verb: str, noun: int, name: str) -> None:
        self.verb = verb
        self.noun = noun
        self.name = name  # As a journal writes it: "cast D07".
        self.index = -1  # Its number in the vocabulary.

    def __repr__(self) -> str:
        return self.name


class Question:
    """Play has stopped: `seat` must answer with one of `options`.

    A game may ask in a way of its own that lists many options only when somebody reads them: then
    it says anew what `options`, `offers` and `pick` are.
    """

    __slots__ = ("_options", "_total", "count", "seat", "weights", "why")

    def __init__(
        self,
        seat: int,
        why: str,
        options: list[Option],
        weights: list[int] | None = None,
        count: int = 1,
    ) -> None:
        self.seat = seat
        self.why = why
        self._options = options
        self.weights = weights  # Luck only: how often each option occurs; None: equally often.
        self._total = 0  # Of the weights, once somebody has asked for it.
        self.count = count  # At most so many answers of this kind are to come, with this one.

    @property
    def options(self) -> list[Option]:
        return self._options

    def asks(self, seat: int) -> bool:
        """Whether this seat may answer: it is asked itself, or everybody is."""
        return may_answer(self.seat, seat)

    @property
    def speaker(self) -> int:
        """Who answers when nobody else speaks up: for all of them the first seat does."""
        return 0 if self.seat == TABLE else self.seat

    def offers(self, option: Option) -> bool:
        for offered in self._options:  # By identity, which `in` tries but does not stop at.
            if offered is option:
                return True
        return False

    def pick(self, chance: float) -> Option:
        """The option that falls at `chance`, a number from 0 up to but not including 1."""
        weights = self.weights
        if weights is None:  # A float times a float: compiled, only that is quick.
            return self._options[int(chance * float(len(self._options)))]
        if self._total == 0:
            for weight in weights:
                self._total += weight
        left = int(chance * float(self._total))
        at = 0
        for weight in weights:
            left -= weight
            if left < 0:
                break
            at += 1
        return self._options[at]

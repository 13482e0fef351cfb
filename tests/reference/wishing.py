"""Tables that wish for something: how to come to what neither journals nor luck come to."""

from pathlib import Path

from gloaming.engine.question import NATURE, Option, Question
from tests.reference.replayed import Replayed


class Wishing(Replayed):
    """A journal up to some answer; from there on whatever begins with a wish, if it is offered."""

    def __init__(self, journal: Path, upto: int, seed: int, wishes: tuple[str, ...]) -> None:
        super().__init__(journal, upto, seed)
        self.wishes = wishes

    def pick(self, question: Question) -> Option:
        if len(self.answers) < len(self.given):
            return super().pick(question)
        for wish in self.wishes:
            for option in question.options:
                if option.name.startswith(wish):
                    return option
        if question.seat == NATURE:
            return question.pick(self.luck.random())
        return self.luck.choice(question.options)

"""Tables where a few things come together again and again: luck and players have favourites."""

from random import Random
from typing import Any

from gloaming.engine.question import NATURE, Option, Question
from tests.promises.table import Table


class Favouring(Table):
    """Each table loves some words and some things of its own, and picks them when it can.

    Luck loves them too: so the same few cards meet in one game, as blind luck rarely lets them.
    """

    loved: dict[str, bool]

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.loved = {}

    def pick(self, question: Question) -> Option:
        lucky = question.seat == NATURE
        loved = [self.love(option, lucky) for option in question.options]
        (option,) = self.luck.choices(question.options, loved)
        self.picked[option] += 1
        return option

    def love(self, option: Option, lucky: bool) -> float:
        found = 1.0
        for word in option.name.split():
            if word not in self.loved:
                self.loved[word] = Random(f"{self.seed} {word}").random() < 0.16
            if self.loved[word]:
                found *= 100 if lucky else 12
        return found if lucky else found / (1 + self.picked[option])

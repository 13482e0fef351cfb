"""Tables where a few things come together again and again: luck and players have favourites."""

from random import Random

from gloaming.engine.question import Option, Question
from tests.promises.table import Table


class Steered(Table):
    """Each table loves some words and some things of its own, and picks them when it can.

    Luck loves them too: so the same few cards meet in one game, as blind luck rarely lets them.
    """

    def pick(self, question: Question) -> Option:
        loved = [self.love(option) for option in question.options]
        (option,) = self.luck.choices(question.options, loved)
        self.picked[option] += 1
        return option

    def love(self, option: Option) -> float:
        found = 1.0
        for word in option.name.split():
            found *= Random(f"{self.seed} {word}").choice([1, 1, 1, 1, 12])
        return found / (1 + self.picked[option])

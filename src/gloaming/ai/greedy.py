"""Takes whatever looks best at once: one step of imagination, judged by an evaluation."""

import sys
from random import Random
from typing import Any, Final

from gloaming.ai.agent import Agent, Imagination, asked
from gloaming.ai.evaluation import Evaluation
from gloaming.engine.game import Game
from gloaming.engine.question import NATURE, Option
from gloaming.engine.script import Position, answer

EVERY: Final = sys.maxsize // 2
DREAMS: Final = 4  # How often an option is tried when luck has a say in what becomes of it.


class Greedy(Agent):
    """Tries every option, finishes what it begins, and keeps the one with the best look."""

    def __init__(self, evaluation: Evaluation[Any], name: str = "greedy") -> None:
        self.name = name
        self.evaluation = evaluation

    def choose(self, mind: Imagination) -> Option:
        options = mind.question.options
        if len(options) == 1:
            return options[0]
        dreams, seeds = self.dreams(mind)
        best: list[Option] = []
        most = 0.0
        for option in sensible(self.evaluation, dreams[0], options):
            value = self.worth(mind.seat, option, dreams, seeds)
            if not best or value > most:
                best, most = [option], value
            elif value == most:
                best.append(option)
        return mind.luck.choice(best)

    def dreams(self, mind: Imagination) -> tuple[list[Position], list[int]]:
        """Some states to try options in, each with its luck."""
        dreams = [mind.dream() for _ in range(DREAMS)]
        return dreams, [mind.luck.getrandbits(32) for _ in range(DREAMS)]

    def worth(self, seat: int, option: Option, dreams: list[Position], seeds: list[int]) -> float:
        """The mean value over the dreams; one is enough where luck has no say.

        All options meet the same luck, so that none looks better by chance alone.
        """
        values: list[float] = []
        for dream, seed in zip(dreams, seeds, strict=True):
            foresight = Foresight(self.evaluation, seat, Random(seed))
            values.append(foresight.worth(dream, foresight.after(dream, option)))
            if not foresight.lucky:
                break
        return sum(values) / len(values)


class Foresight:
    """Follows what a seat begins to where it is finished, in that seat's imagination."""

    __slots__ = ("breadth", "evaluation", "luck", "lucky", "seat")

    def __init__(
        self, evaluation: Evaluation[Any], seat: int, luck: Random, breadth: int = EVERY
    ) -> None:
        self.evaluation = evaluation
        self.seat = seat
        self.luck = luck
        self.breadth = (
            breadth  # How many ways to go on it looks at; some of them, if there are more.
        )
        self.lucky = False  # Whether luck was asked on the way.

    def after(self, state: Position, option: Option) -> Position:
        """A copy of the state after an answer, and after luck's answers to what it began."""
        copy = state.clone()
        answer(copy, option)
        while copy.question is not None and copy.question.seat == NATURE:
            if self.evaluation.weighs(copy):
                break
            self.lucky = True
            answer(copy, copy.question.pick(self.luck.random()))
        return copy

    def worth(self, state: Position, after: Position, ways: int = 1) -> float:
        """What an answer is worth, by the states before and after it.

        The rest of a choice of several is made blindly: enough to compare the first of them,
        where all sets of three squares out of 44 would be too many to look at.
        """
        question = asked(state)
        several = question.count > 1
        while several and self.unfinished(after) and asked(after).why == question.why:
            after = self.after(after, asked(after).options[0])
        return self.value(after, ways)

    def value(self, state: Position, ways: int = 1) -> float:
        """What a state is worth once the seat has finished what it is doing.

        Where there are too many ways to finish it, on top of those before, it is judged as it is.
        """
        while self.unfinished(state):
            more = ways * len(asked(state).options)
            if ways > 1:
                if more > self.evaluation.patience():
                    break
                ways = more
            state = self.best_after(state, more)
        return self.evaluation.value(state, self.seat)

    def best_after(self, state: Position, ways: int) -> Position:
        """The state after the answer to the open question that looks best."""
        best = state
        most = 0.0
        for option in some(asked(state).options, self.breadth, self.luck):
            after = self.after(state, option)
            worth = self.worth(state, after, ways)
            if best is state or worth > most:
                best, most = after, worth
        return best

    def unfinished(self, state: Position) -> bool:
        """The seat itself is asked, in the middle of something."""
        question = state.question
        if question is None or not question.asks(self.seat):
            return False
        return not self.evaluation.settled(state)


def at_a_glance(
    game: Game[Any],
    evaluation: Evaluation[Any],
    state: Position,
    seat: int,
    luck: Random,
    breadth: int = EVERY,
) -> Option:
    """What looks best to a seat in one dream of its own: the quickest sensible answer."""
    dream: Position = game.imagine(state, seat, luck)
    foresight = Foresight(evaluation, seat, luck, breadth)
    options = some(sensible(evaluation, dream, asked(dream).options), 2 * breadth, luck)
    best = options[0]
    most = 0.0
    for option in options:
        worth = foresight.worth(dream, foresight.after(dream, option))
        if option is options[0] or worth > most:
            best, most = option, worth
    return best


def sensible(evaluation: Evaluation[Any], state: Position, options: list[Option]) -> list[Option]:
    """The answers that may bring something; all of them, if none does."""
    found = [option for option in options if not evaluation.in_vain(state, option)]
    return found or options


def some(options: list[Option], many: int, luck: Random) -> list[Option]:
    """All options, or so many of them, evenly spread over the list."""
    every = len(options)
    if every <= many:
        return options
    first = luck.random()
    return [options[int((at + first) * every / many)] for at in range(many)]

"""No blunders: whoever is about to lose at once looks for something else."""

from collections.abc import Callable
from math import inf
from random import Random
from time import perf_counter
from typing import Any, Final

from gloaming.ai.agent import Agent, Imagination
from gloaming.ai.evaluation import TURN, Evaluation
from gloaming.ai.greedy import at_a_glance, sensible
from gloaming.engine.game import Game
from gloaming.engine.question import NATURE, Option
from gloaming.engine.script import Position, answer

DREAMS: Final = 4  # An answer loses at once if it does so in as many imagined states.
LONGEST: Final = 150  # Answers; a turn that takes more is nobody's end.


class Careful(Agent):
    """Answers like another agent, unless one turn of looking ahead shows that to be the end.

    An answer is a blunder if everybody's next best answers lose the game for this seat before the
    next turn is over, whatever the others hold, while another answer does not. When time is up
    without having found another, the other agent's answer stands.
    """

    def __init__(
        self, game: Game[Any], evaluation: Evaluation[Any], agent: Agent, seconds: float = inf
    ) -> None:
        self.name = agent.name
        self.game = game
        self.evaluation = evaluation
        self.agent = agent
        self.seconds = seconds  # For both to answer: a safety stop, as in a search.
        self.clock: Callable[[], float] = perf_counter
        self.until = inf

    def choose(self, mind: Imagination) -> Option:
        self.until = self.clock() + self.seconds
        options = mind.question.options
        chosen = self.agent.choose(mind)
        if len(options) == 1:
            return chosen
        dreams = [mind.dream()]
        if not self.evaluation.peril(dreams[0], mind.seat):
            return chosen
        if not self.loses(mind.seat, chosen, dreams):
            return chosen
        dreams += [mind.dream() for _ in range(DREAMS - 1)]
        if not self.loses(mind.seat, chosen, dreams):
            return chosen
        for option in sensible(self.evaluation, dreams[0], options):
            if option is not chosen and not self.loses(mind.seat, option, dreams):
                return chosen if self.late() else option
        return chosen

    def late(self) -> bool:
        return self.clock() > self.until

    def loses(self, seat: int, option: Option, dreams: list[Position]) -> bool:
        """Whether this answer loses in all these states, as far as there is time to see it."""
        for at, dream in enumerate(dreams):
            state = dream.clone()
            self.look_ahead(state, option, Random(at))
            if state.question is not None:
                return False
            outcome = self.game.outcome(state)
            if outcome is None or outcome.scores[seat] > 0.0:
                return False
        return True

    def look_ahead(self, state: Position, option: Option, luck: Random) -> None:
        """Play on to the end of the next turn, everybody doing what looks best."""
        state.heard = []
        turns = 0
        answer(state, option)
        for _ in range(LONGEST):
            for event in state.heard:
                turns += event.what == TURN
            state.heard.clear()
            question = state.question
            if question is None or turns > 1 or self.late():
                return
            if question.seat == NATURE:
                answer(state, question.pick(luck.random()))
            elif len(question.options) == 1:
                answer(state, question.options[0])
            else:
                answer(state, self.best(state, question.speaker, luck))

    def best(self, state: Position, seat: int, luck: Random) -> Option:
        """What looks best to whoever is asked, in that seat's own imagination."""
        return at_a_glance(self.game, self.evaluation, state, seat, luck)

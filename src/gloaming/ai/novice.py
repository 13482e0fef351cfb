"""Knows what is good, and forgets it half of the time."""

from gloaming.ai.agent import Agent, Imagination
from gloaming.ai.greedy import Greedy, sensible
from gloaming.engine.question import Option


class Novice(Agent):
    """Answers like another agent or whatever comes to mind, as a coin falls.

    What can bring nothing at all does not come to mind.
    """

    def __init__(self, agent: Greedy, name: str = "novice") -> None:
        self.name = name
        self.agent = agent

    def choose(self, mind: Imagination) -> Option:
        if mind.luck.random() < 0.5:
            option = mind.luck.choice(mind.question.options)
            dream, evaluation = mind.dream(), self.agent.evaluation
            if evaluation.in_vain(dream, option):
                option = mind.luck.choice(sensible(evaluation, dream, mind.question.options))
            return option
        return self.agent.choose(mind)

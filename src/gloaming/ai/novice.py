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
            options = sensible(self.agent.evaluation, mind.dream(), mind.question.options)
            return mind.luck.choice(options)
        return self.agent.choose(mind)

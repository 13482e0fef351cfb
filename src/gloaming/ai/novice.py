"""Knows what is good, and forgets it half of the time."""

from gloaming.ai.agent import Agent, Imagination
from gloaming.engine.question import Option


class Novice(Agent):
    """Answers like another agent or whatever comes to mind, as a coin falls."""

    def __init__(self, agent: Agent, name: str = "novice") -> None:
        self.name = name
        self.agent = agent

    def choose(self, mind: Imagination) -> Option:
        if mind.luck.random() < 0.5:
            return mind.luck.choice(mind.question.options)
        return self.agent.choose(mind)

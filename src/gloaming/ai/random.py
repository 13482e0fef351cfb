"""Plays whatever comes to mind."""

from gloaming.ai.agent import Agent, Imagination
from gloaming.engine.question import Option


class RandomAgent(Agent):
    """Every option is as good as any other."""

    def __init__(self, name: str = "random") -> None:
        self.name = name

    def choose(self, mind: Imagination) -> Option:
        return mind.luck.choice(mind.question.options)

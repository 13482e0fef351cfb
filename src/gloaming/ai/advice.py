"""What a strong player would do in somebody's place, and how well each answer would go."""

from typing import Any, Final

from gloaming.ai.agent import Imagination
from gloaming.ai.bots import ADEPT
from gloaming.ai.levels import searcher
from gloaming.ai.search import Search
from gloaming.ai.tree import Branch
from gloaming.engine.game import Game
from gloaming.engine.question import Option

MANY: Final = 3  # Answers that are worth a word.


class Advice:
    """An answer, and how likely a win seems after it: from 0 to 1."""

    __slots__ = ("chance", "option")

    def __init__(self, option: Option, chance: float) -> None:
        self.option = option
        self.chance = chance


def advise(game: Game[Any], mind: Imagination) -> list[Advice]:
    """The answers the adept believes in, the best first; nothing but what the seat can know."""
    return weigh(searcher(ADEPT, game), mind)


def weigh(search: Search, mind: Imagination) -> list[Advice]:
    """The answers tried most, with what they brought: whatever was bad was soon given up."""
    memory = search.take_up(mind)
    root = search.root(memory, mind)
    best = root.row[0]
    if len(root.row) > 1 and search.evaluation.ponders(mind.question):
        search.compare(memory, root, mind)
    tried: list[Branch] = []
    for branch in search.best_of(root, root.row):
        at = len(tried)
        while at and tried[at - 1].visits < branch.visits:
            at -= 1
        tried.insert(at, branch)
    return [
        Advice(branch.option, min(1.0, max(0.0, search.taste.mean(root, branch, best))))
        for branch in tried[:MANY]
    ]

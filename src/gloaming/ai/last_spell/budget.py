"""How long the searching levels think about a hero's answer, and what they believe in.

Set by thought. Looking at more ways did not win more games, so few are looked at; with six tries
instead of four the adept was measured in the arena (docs/bots.md).
"""

from typing import Final

from gloaming.ai.greedy import EVERY
from gloaming.ai.search import Budget
from gloaming.ai.tree import Taste

# Heroes go on as looks best: what differs is what they begin with. A few tries of a night say less
# than its evaluation, which weighs all dice; they are there to find what it does not see.
TASTE: Final = Taste(scale=1000.0, warmth=5.0, trust=16.0, wide=0.0)


def heroes(rounds: int, seconds: float, candidates: int) -> Budget:
    """For heroes by night, who have sixty spaces to aim at and follow a plan."""
    return Budget(
        rounds,
        seconds,
        soon=0.0,
        candidates=candidates,
        breadth=EVERY,
        margin=40.0,
        plans=True,
    )


ADEPT: Final = heroes(6, 2.0, candidates=2)
MASTER: Final = heroes(12, 5.0, candidates=3)

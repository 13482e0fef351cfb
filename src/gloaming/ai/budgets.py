"""How long the searching levels think about an answer, game by game, and what they believe in."""

from typing import Final

from gloaming.ai.greedy import EVERY
from gloaming.ai.search import Budget
from gloaming.ai.tree import Taste

# Where dice fall one try tells little, so the first look counts for more.
DAY_AND_NIGHT: Final = Taste(scale=8.0, warmth=1.0, trust=2.0)
# A turn of Bless shows its worth when both have had another one; then one try tells much.
BLESS: Final = Taste(scale=2.5, warmth=1.0, trust=1.0)
CASTING_SHADOWS: Final = Taste(scale=8.0, warmth=1.0, trust=4.0)
# Heroes go on as looks best: what differs is what they begin with. A few tries of a night say less
# than its evaluation, which weighs all dice; they are there to find what it does not see.
LAST_SPELL: Final = Taste(scale=1000.0, warmth=5.0, trust=16.0, wide=0.0)


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


BUDGETS: Final[dict[str, dict[str, tuple[Budget, Taste]]]] = {
    "adept": {
        "bless": (Budget(12, 2.0, reach=3, soon=0.0), BLESS),
        "casting_shadows": (Budget(24, 2.0), CASTING_SHADOWS),
        "day_and_night": (Budget(16, 2.0), DAY_AND_NIGHT),
        "last_spell": (heroes(6, 2.0, candidates=2), LAST_SPELL),
    },
    "master": {
        "bless": (Budget(32, 5.0, reach=3, soon=0.0), BLESS),
        "casting_shadows": (Budget(128, 5.0, reach=2), CASTING_SHADOWS),
        "day_and_night": (Budget(64, 5.0), DAY_AND_NIGHT),
        "last_spell": (heroes(12, 5.0, candidates=3), LAST_SPELL),
    },
}

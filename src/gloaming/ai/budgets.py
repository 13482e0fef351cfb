"""How long the searching levels think about an answer, game by game, and what they believe in."""

from typing import Final

from gloaming.ai.search import Budget
from gloaming.ai.tree import Taste

# Where dice fall one try tells little, so the first look counts for more.
DAY_AND_NIGHT: Final = Taste(scale=8.0, warmth=1.0, trust=2.0)
# A turn of Bless shows its worth when both have had another one; then one try tells much.
BLESS: Final = Taste(scale=2.5, warmth=1.0, trust=1.0)
CASTING_SHADOWS: Final = Taste(scale=8.0, warmth=1.0, trust=4.0)
# Its evaluation weighs all dice, so nothing is left to chance, and few ways tell all. More of them
# did not win more games: the best of many ways is the one that promises too much.
LAST_SPELL: Final = Taste(scale=1000.0, warmth=5.0, curiosity=0.004, trust=2.0)

BUDGETS: Final[dict[str, dict[str, tuple[Budget, Taste]]]] = {
    "adept": {
        "bless": (Budget(12, 2.0, reach=3, soon=0.0), BLESS),
        "casting_shadows": (Budget(24, 2.0), CASTING_SHADOWS),
        "day_and_night": (Budget(16, 2.0), DAY_AND_NIGHT),
        "last_spell": (Budget(3, 2.0, candidates=2, margin=4.0, luck=False), LAST_SPELL),
    },
    "master": {
        "bless": (Budget(32, 5.0, reach=3, soon=0.0), BLESS),
        "casting_shadows": (Budget(128, 5.0, reach=2), CASTING_SHADOWS),
        "day_and_night": (Budget(64, 5.0), DAY_AND_NIGHT),
        "last_spell": (Budget(6, 5.0, candidates=3, margin=8.0, luck=False), LAST_SPELL),
    },
}

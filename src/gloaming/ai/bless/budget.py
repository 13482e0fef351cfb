"""How long the searching levels think about an answer of Bless, and what they believe in.

How far they look was found with `tools/look_ahead.py bless` (27 turns) and judged in the arena; all
else is set by thought.
"""

from typing import Final

from gloaming.ai.search import Budget
from gloaming.ai.tree import Taste

# A turn of Bless shows its worth when both have had another one; then one try tells much.
TASTE: Final = Taste(scale=2.5, warmth=1.0, trust=1.0)
ADEPT: Final = Budget(12, 2.0, reach=3, soon=0.0)
MASTER: Final = Budget(32, 5.0, reach=3, soon=0.0)

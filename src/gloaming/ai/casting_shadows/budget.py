"""How long the searching levels think about an answer of Casting Shadows, and what they believe in.

How far they look was found with `tools/look_ahead.py casting_shadows` (81 turns) and judged in the
arena; all else is set by thought.
"""

from typing import Final

from gloaming.ai.search import Budget
from gloaming.ai.tree import Taste

# Where dice fall one try tells little, so the first look counts for more.
TASTE: Final = Taste(scale=8.0, warmth=1.0, trust=4.0)
ADEPT: Final = Budget(24, 2.0)
MASTER: Final = Budget(128, 5.0, reach=2)

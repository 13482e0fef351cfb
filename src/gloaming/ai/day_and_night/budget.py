"""How long the searching levels think about an answer of Day & Night, and what they believe in.

Set by thought.
"""

from typing import Final

from gloaming.ai.search import Budget
from gloaming.ai.tree import Taste

TASTE: Final = Taste(scale=8.0, warmth=1.0, trust=2.0)
ADEPT: Final = Budget(16, 2.0)
MASTER: Final = Budget(64, 5.0)

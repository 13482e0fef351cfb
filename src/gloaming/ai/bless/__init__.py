"""The bots of Bless.

The way through: `attacks` finds how many points a turn of attacks can make; `evaluation` makes one
number of that, of the field and of the hand; `terms` counts the same things one by one, so that
play can say what each is worth (`worth.json`); `budget` says how long a search may think.
"""

from gloaming.ai.bless import budget
from gloaming.ai.bless.evaluation import BlessEvaluation
from gloaming.ai.bless.terms import BlessTerms
from gloaming.ai.bots import ADEPT, MASTER, Bots, introduce
from gloaming.games.bless import GAME

introduce(
    Bots(
        GAME.id,
        BlessEvaluation(),
        BlessTerms(),
        {ADEPT: (budget.ADEPT, budget.TASTE), MASTER: (budget.MASTER, budget.TASTE)},
    )
)

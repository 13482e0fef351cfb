"""The bots of Casting Shadows.

The way through: `weights` are the numbers; `blows` says what an attack under way will do, and
`prospects` what the rest of a turn promises; `evaluation` makes one number of that and of what
everybody has; `sense` says what nobody does; `terms` counts a duel one by one, so that play can
say what each is worth (`worth.json`), and `learned` judges by that, and tables of several by
weights of their own; `budget` says how long a search may think.
"""

from gloaming.ai.bots import ADEPT, MASTER, Bots, introduce
from gloaming.ai.casting_shadows import budget
from gloaming.ai.casting_shadows.evaluation import CastingShadowsEvaluation
from gloaming.ai.casting_shadows.terms import CastingShadowsTerms
from gloaming.games.casting_shadows import GAME

introduce(
    Bots(
        GAME.id,
        CastingShadowsEvaluation(),
        CastingShadowsTerms(),
        {ADEPT: (budget.ADEPT, budget.TASTE), MASTER: (budget.MASTER, budget.TASTE)},
    )
)

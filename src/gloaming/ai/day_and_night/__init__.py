"""The bots of Day & Night.

The way through: `sites` finds where the next Temple could rise and how much of it is missing;
`evaluation` makes one number of that and of all else on the table; `terms` counts the same things
one by one, so that play can say what each is worth (`worth.json`); `budget` says how long a search
may think.
"""

from gloaming.ai.bots import ADEPT, MASTER, Bots, introduce
from gloaming.ai.day_and_night import budget
from gloaming.ai.day_and_night.evaluation import DayAndNightEvaluation
from gloaming.ai.day_and_night.terms import DayAndNightTerms
from gloaming.games.day_and_night import GAME

introduce(
    Bots(
        GAME.id,
        DayAndNightEvaluation(),
        DayAndNightTerms(),
        {ADEPT: (budget.ADEPT, budget.TASTE), MASTER: (budget.MASTER, budget.TASTE)},
    )
)

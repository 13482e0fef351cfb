"""The bots of The Last Spell.

The way through: `weights` are the numbers. By night `outlook` is what the next Monster Phase would
do, with `raid` for what comes to strike the Circle; `foreseen` keeps it for tables that are alike;
`reach` is how far a hero can walk, `chances` what an attack does by the dice, `prospects` what a
hero can still do with both; `under_way` is what is half done. By day `town` is what is built and in
store, `gear` what is carried. `sense` is what brings nothing by day or night. `evaluation` makes
one number of all that; `terms` counts the night one by one, so that play can say what each is worth
(`worth.json`); `budget` says how long a search may think.
"""

from gloaming.ai.bots import ADEPT, MASTER, Bots, introduce
from gloaming.ai.last_spell import budget
from gloaming.ai.last_spell.evaluation import LastSpellEvaluation
from gloaming.ai.last_spell.terms import LastSpellTerms
from gloaming.games.last_spell import GAME

introduce(
    Bots(
        GAME.id,
        LastSpellEvaluation(),
        LastSpellTerms(),
        {ADEPT: (budget.ADEPT, budget.TASTE), MASTER: (budget.MASTER, budget.TASTE)},
    )
)

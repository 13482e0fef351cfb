"""Evaluations as play has corrected them: what the searching levels look at tables with.

Games of the hand-set evaluation with itself show what it thinks too little of. Where a correction
won more games against it from all seats, it stands here; the apprentice keeps the evaluation as
it was thought out.
"""

from typing import Any, Final

from gloaming.ai.evaluate.casting_shadows import CastingShadowsEvaluation
from gloaming.ai.evaluate.casting_shadows_weights import WEIGHTS
from gloaming.ai.evaluate.evaluation import Evaluation

# In Casting Shadows Counterspells and the Shadow Form win more games than their HP would say.
FRESH: Final = 3.0
FORM: Final = 3.0
HELD: Final = 2.5


def casting_shadows() -> CastingShadowsEvaluation:
    weights = WEIGHTS.copy()
    weights["fresh"] *= FRESH
    weights["form"] *= FORM
    evaluation = CastingShadowsEvaluation(weights)
    evaluation.held = [HELD * worth for worth in evaluation.held]
    return evaluation


LEARNED: Final[dict[str, Evaluation[Any]]] = {"casting_shadows": casting_shadows()}

"""Evaluations as play has corrected them: what the searching levels look at tables with.

Where a correction of the hand-set evaluation won more games against it from all seats, it stands
here; the apprentice keeps the evaluation as it was thought out.
"""

from typing import Any, Final

from gloaming.ai.evaluate.casting_shadows import CastingShadowsEvaluation
from gloaming.ai.evaluate.casting_shadows_weights import WEIGHTS
from gloaming.ai.evaluate.evaluation import Evaluation
from gloaming.games.casting_shadows.state import State

# Among several Counterspells and the Shadow Form win more games than their HP would say: a greedy
# bot with these factors won 70 of 120 games against three without.
FRESH: Final = 3.0
FORM: Final = 3.0
HELD: Final = 2.5


class CrowdEvaluation(Evaluation[State]):
    """Casting Shadows: a duel as it was thought out, a table of several as play has taught.

    Duels have not shown yet that a search plays them better with the corrected weights.
    """

    def __init__(self) -> None:
        weights = WEIGHTS.copy()
        weights["fresh"] *= FRESH
        weights["form"] *= FORM
        self.duel = CastingShadowsEvaluation()
        self.crowd = CastingShadowsEvaluation(weights)
        self.crowd.held = [HELD * worth for worth in self.crowd.held]

    def value(self, state: State, seat: int) -> float:
        by = self.duel if state.variant.players == 2 else self.crowd
        return by.value(state, seat)

    def settled(self, state: State) -> bool:
        return self.duel.settled(state)

    def weighs(self, state: State) -> bool:
        return self.duel.weighs(state)

    def peril(self, state: State, seat: int) -> bool:
        return self.duel.peril(state, seat)


LEARNED: Final[dict[str, Evaluation[Any]]] = {"casting_shadows": CrowdEvaluation()}

"""How good a table looks at a glance: one evaluation for every game that has one."""

from typing import Any, Final

from gloaming.ai.bless.evaluation import BlessEvaluation
from gloaming.ai.casting_shadows.evaluation import CastingShadowsEvaluation
from gloaming.ai.day_and_night.evaluation import DayAndNightEvaluation
from gloaming.ai.evaluation import Evaluation
from gloaming.ai.last_spell.evaluation import LastSpellEvaluation
from gloaming.engine.errors import GloamingError

EVALUATIONS: Final[dict[str, Evaluation[Any]]] = {
    "bless": BlessEvaluation(),
    "casting_shadows": CastingShadowsEvaluation(),
    "day_and_night": DayAndNightEvaluation(),
    "last_spell": LastSpellEvaluation(),
}


class NoEvaluation(GloamingError):
    def __init__(self, game: str) -> None:
        super().__init__(f"nobody has yet learned to judge a table of {game}")


def evaluation_of(game: str) -> Evaluation[Any]:
    """The evaluation of a game, by the game's id."""
    found = EVALUATIONS.get(game)
    if found is None:
        raise NoEvaluation(game)
    return found

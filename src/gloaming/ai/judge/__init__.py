"""Who will win: what play has taught about tables at the end of a turn, game by game."""

from typing import Any, Final

from gloaming.ai.judge.bless import BlessFeatures
from gloaming.ai.judge.casting_shadows import CastingShadowsFeatures
from gloaming.ai.judge.day_and_night import DayAndNightFeatures
from gloaming.ai.judge.judge import Features, Judge, read_weights

FEATURES: Final[dict[str, Features[Any]]] = {
    "bless": BlessFeatures(),
    "casting_shadows": CastingShadowsFeatures(),
    "day_and_night": DayAndNightFeatures(),
}


def judge_of(game: str) -> Judge | None:
    """The judge of a game, where one was fitted."""
    features = FEATURES.get(game)
    if features is None:
        return None
    weights = read_weights(game, features.names)
    return None if weights is None else Judge(features, weights)

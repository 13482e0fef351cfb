"""Evaluations as play has fitted them: terms, what each is worth, and who is judged by it."""

from typing import Any, Final

from gloaming.ai.bless.terms import BlessTerms
from gloaming.ai.casting_shadows.terms import CastingShadowsTerms
from gloaming.ai.day_and_night.terms import DayAndNightTerms
from gloaming.ai.evaluation import Evaluation
from gloaming.ai.last_spell.terms import LastSpellTerms
from gloaming.ai.terms import Terms, read_worth

TERMS: Final[dict[str, Terms[Any]]] = {
    "bless": BlessTerms(),
    "casting_shadows": CastingShadowsTerms(),
    "day_and_night": DayAndNightTerms(),
    "last_spell": LastSpellTerms(),
}


def fitted(game: str) -> Evaluation[Any] | None:
    """The evaluation of a game with the weights that play has taught, where it has."""
    terms = TERMS.get(game)
    if terms is None:
        return None
    worth = read_worth(game, terms.names)
    return None if worth is None else terms.weigh(worth)

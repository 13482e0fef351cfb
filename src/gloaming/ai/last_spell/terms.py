"""What counts in The Last Spell when a hero begins to act by night, in tenths of a victory.

What is fitted is in `worth.json`; the numbers here are set by thought.
"""

from typing import Final

from gloaming.ai.greedy import EVERY
from gloaming.ai.last_spell.evaluation import LastSpellEvaluation
from gloaming.ai.last_spell.weights import BY_NIGHT, Weights
from gloaming.ai.terms import Terms
from gloaming.games.last_spell.heroes.pools import seat_of
from gloaming.games.last_spell.state import NO_CARD, NOBODY, State

TENTH: Final = 100.0
# What is counted only because the result depends on it: how far the game has come, and what is no
# merit of a table. Where many monsters stand much can be hit; only the last night has a boss; and
# what threatens the Circle is counted in Mages already.
COURSE: Final = ["second night", "third night", "phase", "cards"]
KEPT: Final = ["mages", "boss", "promise", "pull"]
# What the apprentice does not think of: set by thought, not fitted.
THOUGHT_OF: Final = {"harpy": 1.0, "ward": 1.0}
# They work within other terms.
UNCOUNTED: Final = ["part", "held", "decision", "salvo", "spoiled", *THOUGHT_OF]


class LastSpellTerms(Terms[State]):
    """Each weight of the night by what it makes of the table; besides, how far the game has come.

    The value of a table is a sum of weights, each times something. So a term is what the value
    gains when its weight is doubled.
    """

    def __init__(self) -> None:
        super().__init__()
        self.unit = "circle"
        self.doubt = 1.0
        self.options = {"scenario": "gildenberg", "difficulty": "hard"}
        self.whim = 0.01  # A hero who ends its turn by whim has lost much.
        self.breadth = EVERY  # There are sixty spaces to aim at.
        self.weighed = [name for name in BY_NIGHT if name not in UNCOUNTED]
        self.names = [*self.weighed, *COURSE]
        self.hand_set = [1.0] * len(self.weighed) + [0.0] * len(COURSE)
        self.plain = weighed({})
        self.doubled = [weighed({name: 2.0}) for name in self.weighed]

    def ended(self, state: State) -> int:
        """Heroes act one after the other: whoever begins now."""
        by_night = state.phase > 0 and not state.night_over
        return seat_of(state, state.active) if by_night and state.active != NOBODY else -1

    def count(self, state: State, seat: int) -> list[float]:
        value = self.plain.value(state, seat)
        found = [(one.value(state, seat) - value) / TENTH for one in self.doubled]
        cards = sum([card != NO_CARD for card in state.slot_cards])
        return [*found, float(state.day >= 2), float(state.day >= 3), float(state.phase), cards]

    def weigh(self, worth: dict[str, float]) -> LastSpellEvaluation:
        return weighed({name: worth[name] for name in self.weighed if name not in KEPT})


def weighed(times: dict[str, float]) -> LastSpellEvaluation:
    """The evaluation with some weights so many times as large."""
    weights = {**BY_NIGHT, **THOUGHT_OF}
    for name, factor in times.items():
        weights[name] *= max(0.0, factor)
    return LastSpellEvaluation(1.0, Weights(weights), hoards=False)

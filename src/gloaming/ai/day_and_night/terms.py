"""What counts in Day & Night when a turn has ended, in tiles.

What is fitted is in `worth.json`; the numbers here are set by thought.
"""

from typing import Final

from gloaming.ai.day_and_night.evaluation import (
    FEATURES,
    NEED,
    QUALITY,
    UNSEEN,
    WEIGHTS,
    DayAndNightEvaluation,
    blocked,
)
from gloaming.ai.day_and_night.sites import sites
from gloaming.ai.terms import Terms
from gloaming.games.day_and_night.state import FIRST, State, holds
from gloaming.games.day_and_night.words import SPELL_IDS

BOARD: Final = list(FEATURES)
USUAL: Final = 0.7  # A card is the second or third best of a hand.
LEAST: Final = 0.1  # What a card must be worth for cards to be told apart by their quality.
# How much more and less two rivals think of a term when it is learned in matches.
REACH: Final = {
    "tiles": 0.12,
    "ways": 0.1,
    "detours": 0.15,
    "isolated": 0.3,
    "ripening": 0.2,
    "mystified": 0.2,
    "exposed": 0.3,
    "pinned": 0.4,
    "frozen": 0.4,
    "sheltered": 0.1,
    "room": 0.4,
    "hand": 0.18,
}
SPELL: Final = 0.1  # The same for every spell.


class DayAndNightTerms(Terms[State]):
    """For both sisters what the next Temple lacks and all else on the table; her own spells."""

    def __init__(self) -> None:
        super().__init__()
        self.unit = "need"
        self.doubt = 0.5
        self.names = ["need", *BOARD, "hand", *SPELL_IDS]
        self.hand_set = [1.0, *(WEIGHTS[name] for name in BOARD), WEIGHTS["hand"] * USUAL]
        self.hand_set += [
            WEIGHTS["hand"] * USUAL * (QUALITY[spell] - UNSEEN) for spell in SPELL_IDS
        ]
        self.reach = [REACH.get(name, 0.0) for name in ("need", *BOARD, "hand")]
        self.reach += [SPELL] * len(SPELL_IDS)

    def ended(self, state: State) -> int:
        return 1 - state.active

    def count(self, state: State, seat: int) -> list[float]:
        found = [0.0] * len(self.names)
        for side, sign in ((seat, 1.0), (1 - seat, -1.0)):
            here = sites(state.tiles[side], blocked(state, side))
            found[0] += sign * NEED[here.need]
            at = 1
            for feature in FEATURES.values():
                found[at] += sign * feature(state, side, here)
                at += 1
            found[at] += sign * holds(state.hand, side)
        first = len(self.names) - len(SPELL_IDS)
        for spell in range(FIRST[seat], FIRST[seat + 1]):
            found[first + spell] = float(state.hand[spell])
        return found

    def weigh(self, worth: dict[str, float]) -> DayAndNightEvaluation:
        """A Temple stays worth more than what it lacked, or she would rather not build."""
        weights = WEIGHTS.copy()
        for name in BOARD:
            weights[name] = worth[name]
        weights["temples"] = max(weights["temples"], WEIGHTS["temples"])
        card = max(LEAST, worth["hand"])
        weights["hand"] = card / USUAL
        quality = {spell: UNSEEN + worth[spell] / card for spell in SPELL_IDS}
        return DayAndNightEvaluation(weights, quality=quality)

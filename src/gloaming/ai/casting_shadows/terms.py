"""What counts in a duel of Casting Shadows when a turn has ended, in HP.

What is fitted is in `worth.json`; the numbers here are set by thought.
"""

from typing import Final

from gloaming.ai.casting_shadows.evaluation import CastingShadowsEvaluation
from gloaming.ai.casting_shadows.learned import CastingShadowsLearned
from gloaming.ai.casting_shadows.weights import (
    AGAINST,
    COMPANION,
    GROUND,
    HELD,
    QUALITY,
    WEIGHTS,
)
from gloaming.ai.terms import Terms
from gloaming.games.casting_shadows.box.names import (
    COMPANION_DECK,
    COUNTERSPELLS,
    KIND,
    KINDS,
    NONE,
    TILES,
)
from gloaming.games.casting_shadows.table.state import (
    State,
    cards_of,
    counterspells,
    in_shadow_form,
)

LOW: Final = [3, 6, 9, 12]  # The first so many HP, which may be worth more than later ones.
IN_A_BOOK: Final = 1.25  # HP for each HP of DMG that a spell deals in a turn, as games go.
ENERGY: Final = 1.3
GUARD: Final = sum(HELD.values()) / len(HELD)
COMPANIONS: Final = sum(COMPANION.values()) / len(COMPANION)


class CastingShadowsTerms(Terms[State]):
    """For both mages: health, every spell in the book, Counterspells, energy, companion, place."""

    def __init__(self) -> None:
        super().__init__()
        self.unit = "hp"
        self.doubt = 1.0
        self.names = ["hp", *(f"first {hp} hp" for hp in LOW)]
        self.hand_set = [1.0] + [0.0] * len(LOW)
        self.counterspell, self.energy, self.form = range(len(self.names), len(self.names) + 3)
        self.names += ["counterspell", "energy", "form"]
        self.hand_set += [GUARD, ENERGY, WEIGHTS["form"] + COMPANIONS]
        self.spells = len(self.names)
        self.names += KINDS
        self.hand_set += [
            IN_A_BOOK * QUALITY[kind] if QUALITY[kind] else WEIGHTS["resource"] for kind in KINDS
        ]
        self.companions = len(self.names)
        self.names += COMPANION_DECK
        self.hand_set += [COMPANION[one] - COMPANIONS for one in COMPANION_DECK]
        self.tiles = len(self.names)
        self.names += TILES
        self.hand_set += [GROUND[tile] for tile in TILES]

    def ended(self, state: State) -> int:
        """Two players, and the other one begins."""
        return 1 - state.active if state.edition.players == 2 and state.active != NONE else -1

    def count(self, state: State, seat: int) -> list[float]:
        found = [0.0] * len(self.names)
        for side, sign in ((seat, 1.0), (1 - seat, -1.0)):
            found[0] += sign * state.hp[side]
            for at, hp in enumerate(LOW, 1):
                found[at] += sign * min(hp, state.hp[side])
            found[self.counterspell] += sign * counterspells(state, side)
            found[self.energy] += sign * state.energy[side]
            found[self.form] += sign * in_shadow_form(state, side)
            for number in cards_of(state, side):
                found[self.spells + KIND[number]] += sign
            if state.companion[side] != NONE:
                found[self.companions + state.companion[side]] += sign
            found[self.tiles + state.tile[state.place[side]]] += sign
        return found

    def weigh(self, worth: dict[str, float]) -> CastingShadowsLearned:
        weights = WEIGHTS.copy()
        weights["fresh"] = worth["counterspell"]
        weights["form"] = max(0.0, worth["form"])
        evaluation = CastingShadowsEvaluation(
            weights,
            AGAINST,
            {kind: max(0.0, worth[kind]) / IN_A_BOOK for kind in KINDS},
            {one: worth[one] for one in COMPANION_DECK},
        )
        evaluation.held = [worth["counterspell"] * HELD[kind] / GUARD for kind in COUNTERSPELLS]
        return CastingShadowsLearned(evaluation)

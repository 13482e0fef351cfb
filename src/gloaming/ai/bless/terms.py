"""What counts in Bless when a turn has ended, in Victory Points.

What is fitted is in `worth.json`; the numbers here are set by thought.
"""

from typing import Final

from gloaming.ai.bless.attacks import Attacks
from gloaming.ai.bless.evaluation import (
    FEATURES,
    QUALITY,
    UNSEEN,
    WEIGHTS,
    BlessEvaluation,
    after_turns,
    turns_to_come,
)
from gloaming.ai.terms import Terms
from gloaming.games.bless.rules import ACTIONS
from gloaming.games.bless.table.bits import cards_of, count
from gloaming.games.bless.table.state import FINAL_TURNS, HAND, NOBODY, State, hand_of

FIELD: Final = list(FEATURES)
SEEN: Final = 3.0  # Turns that what lies on the field serves; with fewer it is worth less.
CARDS: Final = [f"card {number:02}" for number in range(1, len(QUALITY) + 1)]
LEAST: Final = 0.05  # What a card must be worth for cards to be told apart by their quality.
# How much more and less two rivals think of a term when it is learned in matches.
REACH: Final = {
    "curse": 0.12,
    "eye": 0.03,
    "karma": 0.05,
    "corrupt": 0.15,
    "barrier": 0.1,
    "echo": 0.15,
    "bond": 0.15,
    "altar": 0.08,
    "next": 0.1,
    "later": 0.1,
    "hand": 0.08,
}
CARD: Final = 0.05  # The same for every card at hand.


class BlessTerms(Terms[State]):
    """The lead, by the turns that are left; the field; what attacks could make; one's own hand."""

    def __init__(self) -> None:
        super().__init__()
        self.unit = "lead"
        self.doubt = 0.5
        self.names = ["lead", *(f"lead, {left} left" for left in range(1, FINAL_TURNS + 1))]
        self.hand_set = [1.0] * len(self.names)
        self.field = len(self.names)
        self.next = self.field + len(FIELD)
        self.later, self.trigger, self.hand = self.next + 1, self.next + 2, self.next + 3
        self.names += [*FIELD, "next", "later", "trigger", "hand"]
        self.hand_set += [WEIGHTS[name] for name in FIELD]
        self.hand_set += [WEIGHTS["next"], WEIGHTS["later"], 0.0, WEIGHTS["hand"]]
        self.reach = [REACH.get(name, 0.0) for name in self.names] + [CARD] * len(CARDS)
        self.cards = len(self.names)
        self.names += CARDS
        self.hand_set += [WEIGHTS["hand"] * (quality - UNSEEN) for quality in QUALITY]

    def ended(self, state: State) -> int:
        return 1 - state.active

    def count(self, state: State, seat: int) -> list[float]:
        found = [0.0] * len(self.names)
        other = 1 - seat
        mine, theirs = turns_to_come(state, seat), turns_to_come(state, other) + 1
        final = state.final_by != NOBODY
        found[min(FINAL_TURNS, mine + theirs) if final else 0] = float(
            state.vp[seat] - state.vp[other]
        )
        at = self.field
        for feature in FEATURES.values():
            found[at] = feature(state, seat) * min(1.0, mine / SEEN)
            found[at] -= feature(state, other) * min(1.0, theirs / SEEN)
            at += 1
        found[self.next] = -Attacks(state, other).points(ACTIONS)
        if mine:
            found[self.later] = Attacks(after_turns(state, 1), seat).points(ACTIONS, wall=True)
        if final:
            found[self.trigger] = 1.0 if state.final_by == seat else -1.0
        found[self.hand] = float(held(state, seat) - held(state, other))
        for card in cards_of(hand_of(state, seat)):
            found[self.cards + card] = 1.0
        return found

    def weigh(self, worth: dict[str, float]) -> BlessEvaluation:
        weights = WEIGHTS.copy()
        for name in (*FIELD, "next", "later"):
            weights[name] = worth[name]
        weights["hand"] = max(LEAST, worth["hand"])
        quality = [UNSEEN + worth[card] / weights["hand"] for card in CARDS]
        return BlessEvaluation(weights, quality)


def held(state: State, seat: int) -> int:
    """Cards at hand; whoever has fewer than a full hand fills it up."""
    return max(HAND, int(count(hand_of(state, seat))))

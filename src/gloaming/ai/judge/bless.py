"""What counts in Bless when a turn has ended."""

from typing import Final

from gloaming.ai.evaluate.attacks import Attacks
from gloaming.ai.evaluate.bless import FEATURES, BlessEvaluation, after_turns, turns_to_come
from gloaming.ai.judge.judge import Features
from gloaming.games.bless.rules import ACTIONS
from gloaming.games.bless.state import NOBODY, State

SIDES: Final = ["mine", "theirs"]


class BlessFeatures(Features[State]):
    """The lead, by the turns that are left; for both players the field, and its attacks."""

    def __init__(self) -> None:
        self.evaluation = BlessEvaluation()
        self.field = list(FEATURES.values())
        self.names = ["even", "lead", "lead at the end", "trigger"]
        for side in SIDES:
            self.names += [f"{side} {name}" for name in FEATURES]
            self.names += [f"{side} {what}" for what in ("attacks", "late attacks", "turns")]
        self.names.append("mine hand")

    def ended(self, state: State) -> int:
        return 1 - state.active

    def count(self, state: State, seat: int) -> list[float]:
        other = 1 - seat
        lead = float(state.vp[seat] - state.vp[other])
        final = state.final_by != NOBODY
        by = 0.0 if not final else 1.0 if state.final_by == seat else -1.0
        left = turns_to_come(state, seat) + turns_to_come(state, other) + 1
        found = [1.0, lead, lead * 5.0 / left if final else 0.0, by]
        for side in (seat, other):
            turns = turns_to_come(state, side) + (side == other)
            share = min(1.0, turns / 3.0)
            for feature in self.field:
                found.append(float(feature(state, side)) * share)
            now = state if side == other else after_turns(state, 1)
            points = Attacks(now, side).points(ACTIONS) if turns else 0.0
            found.append(points)
            found.append(points if final else 0.0)
            found.append(float(turns))
        found.append(self.evaluation.held(state, seat, True))
        return found

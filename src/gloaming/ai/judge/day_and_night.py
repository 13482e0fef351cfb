"""What counts in Day & Night when a turn has ended."""

from typing import Final

from gloaming.ai.evaluate.day_and_night import (
    FEATURES,
    DayAndNightEvaluation,
    blocked,
)
from gloaming.ai.evaluate.sites import sites
from gloaming.ai.judge.judge import Features
from gloaming.games.day_and_night.board import count
from gloaming.games.day_and_night.state import State, holds, temples_built

SIDES: Final = ["mine", "theirs"]
FAR: Final = 6  # Tiles: whoever lacks more is far from a Temple anyhow.
SEEN: Final = [name for name in FEATURES if name != "temples"]


class DayAndNightFeatures(Features[State]):
    """For both sisters: how much the next Temple lacks, by Temples built, and all else."""

    def __init__(self) -> None:
        self.evaluation = DayAndNightEvaluation()
        self.seen = [FEATURES[name] for name in SEEN]
        self.names = ["even"]
        for side in SIDES:
            for built in range(2):
                self.names += [f"{side} built {built} lacks {need}" for need in range(FAR + 1)]
            self.names += [f"{side} {name}" for name in SEEN]
            self.names += [f"{side} tiles", f"{side} cards"]
        self.names.append("mine hand")

    def ended(self, state: State) -> int:
        return 1 - state.active

    def count(self, state: State, seat: int) -> list[float]:
        found = [1.0]
        for side in (seat, 1 - seat):
            here = sites(state.tiles[side], blocked(state, side))
            lacks = [0.0] * (2 * (FAR + 1))
            lacks[min(1, temples_built(state, side)) * (FAR + 1) + min(FAR, here.need)] = 1.0
            found += lacks
            for feature in self.seen:
                found.append(float(feature(state, side, here)))
            found.append(float(int(count(state.tiles[side]))))
            found.append(float(holds(state.hand, side)))
        found.append(self.evaluation.held(state, seat, True))
        return found

"""How good a table of Day & Night looks: features as plain functions, weights as data."""

from collections.abc import Callable
from math import log2
from typing import Final

from mypy_extensions import i64

from gloaming.ai.evaluate.evaluation import Evaluation
from gloaming.ai.evaluate.sites import Sites, ground, sites
from gloaming.games.day_and_night.board import ADJACENT, BIT, count
from gloaming.games.day_and_night.state import (
    DAY,
    FIRST,
    GOES_ON,
    HAND,
    NIGHT,
    NOBODY,
    SPELLS_IN_ALL,
    State,
    built,
    temples_built,
)

WON: Final = 1000.0
# What the best card of a hand is worth, the second best, and so on; five can be kept.
KEPT: Final = [1.0, 0.9, 0.75, 0.6, 0.45, 0.1, 0.1, 0.1, 0.1, 0.05, 0.05, 0.05]

WEIGHTS: Final = {
    "temples": 20.0,
    "closeness": 1.0,
    "ways": 0.15,
    "detours": -0.1,
    "frozen": -0.5,
    "sheltered": 0.1,
    "isolated": 0.5,
    "ripening": 0.3,
    "mystifying": 0.2,
    "room": 0.5,
    "pinned": -0.5,
    "exposed": -0.3,
    "hand": 0.6,
}
# By how many tiles are missing.
CLOSENESS: Final = [0.0, -1.0, -2.0, -3.0, -4.0, -5.0, -6.0, -7.0, -8.0, -9.0, -12.0]
QUALITY: Final = [1.0] * SPELLS_IN_ALL


class DayAndNightEvaluation(Evaluation[State]):
    """What a seat has over the other, by the tables above."""

    def __init__(
        self,
        weights: dict[str, float] = WEIGHTS,
        closeness: list[float] = CLOSENESS,
        quality: list[float] = QUALITY,
        kept: list[float] = KEPT,
    ) -> None:
        self.weights = [weights[name] for name in FEATURES]
        self.features = list(FEATURES.values())
        self.hand = weights["hand"]
        self.closeness = closeness
        self.close = weights["closeness"]
        self.quality = quality
        self.kept = kept

    def settled(self, state: State) -> bool:
        return len(state.stack) <= 2

    def value(self, state: State, seat: int) -> float:
        if state.ending != GOES_ON:
            if state.winner == NOBODY:
                return 0.0
            return WON if state.winner == seat else -WON
        other = 1 - seat
        total = self.hand * (
            self.hand_value(state, seat, True) - self.hand_value(state, other, False)
        )
        total += self.close * (
            self.closeness[here(state, seat).need] - self.closeness[here(state, other).need]
        )
        for weight, feature in zip(self.weights, self.features, strict=True):
            total += weight * (feature(state, seat) - feature(state, other))
        return total

    def hand_value(self, state: State, seat: int, known: bool) -> float:
        """The cards of a hand and those still to be drawn by travelling, the best ones first."""
        worth = [1.0] * steps_left(state, seat)
        for spell in range(FIRST[seat], FIRST[seat + 1]):
            for _ in range(state.hand[spell]):
                worth.append(self.quality[spell] if known else 1.0)
        worth.sort(reverse=True)
        total = 0.0
        for card, kept in zip(worth, self.kept, strict=False):
            total += card * kept
        return total


def steps_left(state: State, seat: int) -> int:
    """How many cards she can still draw by travelling this turn."""
    if state.active != seat or (seat == DAY and state.crystals & BIT[state.pawn[DAY]]):
        return 0
    return state.hours // 3


def temples(state: State, seat: int) -> float:
    """Temples built, and one about to be."""
    return temples_built(state, seat) + (here(state, seat).need == 0)


def ways(state: State, seat: int) -> float:
    found = here(state, seat)
    return log2(1 + found.ways + found.nearly / 8)


def detours(state: State, seat: int) -> float:
    square = state.pawn[seat]
    near = BIT[square] | ADJACENT[square]
    return here(state, seat).shortest(BIT[square], state.tiles[1 - seat] & ~near)


def frozen(state: State, seat: int) -> float:
    """The share of Day's best sites where a crystal stops her."""
    if seat == NIGHT or not state.crystals:
        return 0.0
    return here(state, DAY).spoilt(int(state.crystals))


def sheltered(state: State, seat: int) -> float:
    if seat == DAY or not state.crystals:
        return 0
    return int(count(state.crystals & state.tiles[NIGHT] & ~built(state, NIGHT)))


def isolated(state: State, seat: int) -> float:
    return int(count(state.isolated)) if seat == DAY else 0


def ripening(state: State, seat: int) -> float:
    return 2 * len(set(state.markers)) - len(state.markers) if seat == DAY else 0


def mystifying(state: State, seat: int) -> float:
    return len(state.markers) - len(set(state.markers)) if seat == DAY else 0


def room(state: State, seat: int) -> float:
    return log2(1 + len(ground(blocked(state, NIGHT)))) if seat == NIGHT else 0


def pinned(state: State, seat: int) -> float:
    return state.crystals & BIT[state.pawn[DAY]] != 0 if seat == DAY else 0


def exposed(state: State, seat: int) -> float:
    return state.tiles[DAY] & BIT[state.pawn[NIGHT]] != 0 if seat == NIGHT else 0


FEATURES: Final[dict[str, Callable[[State, int], float]]] = {
    "temples": temples,
    "ways": ways,
    "detours": detours,
    "frozen": frozen,
    "sheltered": sheltered,
    "isolated": isolated,
    "ripening": ripening,
    "mystifying": mystifying,
    "room": room,
    "pinned": pinned,
    "exposed": exposed,
}


def here(state: State, seat: int) -> Sites:
    return sites(state.tiles[seat], int(blocked(state, seat)))


def blocked(state: State, seat: int) -> i64:
    squares = built(state, DAY) | built(state, NIGHT)
    return squares | state.isolated if seat == NIGHT else squares

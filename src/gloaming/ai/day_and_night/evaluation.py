"""How good a table of Day & Night looks: features as plain functions, weights as data.

All weights here are set by thought. `worth.json` holds those that play has taught.
"""

from collections.abc import Callable
from math import log2
from typing import Final

from mypy_extensions import i64

from gloaming.ai.day_and_night.sites import Sites, sites, sites_left
from gloaming.ai.evaluation import Evaluation
from gloaming.games.day_and_night.board import ADJACENT, BIT, count
from gloaming.games.day_and_night.frames import Building, Casting
from gloaming.games.day_and_night.rules import STEP_HOURS
from gloaming.games.day_and_night.state import (
    DAY,
    FIRST,
    GOES_ON,
    NIGHT,
    NOBODY,
    State,
    built,
    temples_built,
)
from gloaming.games.day_and_night.words import SPELL_IDS

# Everything is measured in tiles: one tile less to go is worth about 1.
WON: Final = 1000.0
ENOUGH: Final = 12  # Tiles that can become two Temples within a turn.
WEIGHTS: Final = {
    "temples": 20.0,  # More than the nine tiles the next one lacks, or she would rather not build.
    "tiles": 0.0,
    "ways": 0.15,
    "detours": -0.1,
    "isolated": 0.5,
    "ripening": 0.3,
    "mystified": 0.2,
    "exposed": -0.3,
    "pinned": -0.5,
    "frozen": -0.5,
    "sheltered": 0.1,
    "room": 0.5,
    "hand": 0.6,
}

# What it is worth to be so many tiles short of the next Temple; the last: none can rise.
NEED: Final = [0.0, -1.0, -2.0, -3.0, -4.0, -5.0, -6.0, -7.0, -8.0, -9.0, -12.0]

# What the best card at hand is worth, the second best, and so on; five can be kept.
KEPT: Final = [1.0, 0.9, 0.75, 0.6, 0.45, 0.1, 0.1, 0.1, 0.1, 0.05, 0.05, 0.05]

# How much the spells do on average, against a card nobody has seen yet.
UNSEEN: Final = 1.0
# fmt: off
QUALITY: Final = {
    "D01": 0.8, "D02": 1.0, "D03": 1.1, "D04": 1.4, "D05": 0.4,
    "D06": 1.6, "D07": 1.0, "D08": 1.0, "D09": 2.0, "D10": 1.6,
    "D11": 0.8, "D12": 1.0, "D13": 0.4, "D14": 0.0, "D15": 0.1,
    "D16": 0.7, "D17": 0.5, "D18": 0.6, "D19": 0.6, "D20": 0.7,
    "N01": 0.6, "N02": 0.6, "N03": 1.0, "N04": 0.5, "N05": 0.9,
    "N06": 0.9, "N07": 1.1, "N08": 1.5, "N09": 2.0, "N10": 1.7,
    "N11": 0.8, "N12": 0.4, "N13": 0.6, "N14": 0.0, "N15": 0.3,
    "N16": 0.5, "N17": 0.5, "N18": 0.6, "N19": 0.6,
}
# fmt: on


class DayAndNightEvaluation(Evaluation[State]):
    """What a seat has over the other. Of the other's hand it counts the cards, no more."""

    def __init__(
        self,
        weights: dict[str, float] = WEIGHTS,
        need: list[float] = NEED,
        kept: list[float] = KEPT,
        quality: dict[str, float] = QUALITY,
    ) -> None:
        self.hand = weights["hand"]
        self.features = list(FEATURES.values())
        self.weights = [weights[name] for name in FEATURES]
        self.need = need
        self.kept = kept
        self.quality = [quality[spell] for spell in SPELL_IDS]

    def settled(self, state: State) -> bool:
        frame = state.stack[-1]
        return not isinstance(frame, (Casting, Building))

    def peril(self, state: State, seat: int) -> bool:
        """A Temple stands, or there are tiles enough for two; else nobody can win so soon."""
        if temples_built(state, DAY) + temples_built(state, NIGHT) > 0:
            return True
        return int(count(state.tiles[1 - seat])) >= ENOUGH

    def value(self, state: State, seat: int) -> float:
        if state.ending != GOES_ON:
            if state.winner == NOBODY:
                return 0.0
            return WON if state.winner == seat else -WON
        other = 1 - seat
        cards = self.held(state, seat, seen=True) - self.held(state, other, seen=False)
        return self.hand * cards + self.board(state, seat) - self.board(state, other)

    def board(self, state: State, seat: int) -> float:
        """What lies on the table for one seat."""
        here = sites(state.tiles[seat], blocked(state, seat))
        total = self.need[here.need]
        for at in range(len(self.features)):
            total += self.weights[at] * self.features[at](state, seat, here)
        return total

    def held(self, state: State, seat: int, seen: bool) -> float:
        """The cards a seat holds and those it can still draw by travelling, the best first."""
        worth = [UNSEEN] * steps_left(state, seat)
        for spell in range(FIRST[seat], FIRST[seat + 1]):
            for _ in range(state.hand[spell]):
                worth.append(self.quality[spell] if seen else UNSEEN)
        worth.sort(reverse=True)
        total = 0.0
        for at in range(min(len(worth), len(self.kept))):
            total += worth[at] * self.kept[at]
        return total


def blocked(state: State, seat: int) -> i64:
    """Where this seat can't build: on Temples, and Night not on isolated tiles (R-31)."""
    squares = built(state, DAY) | built(state, NIGHT)
    return squares | state.isolated if seat == NIGHT else squares


def steps_left(state: State, seat: int) -> int:
    """How many steps the hours left allow, each a card (DN-7.2)."""
    if state.active != seat or (seat == DAY and state.crystals & BIT[state.pawn[DAY]]):
        return 0
    return state.hours // STEP_HOURS


# The features: what a seat has, in numbers. Those of one sister alone are 0 for the other.


def temples(state: State, seat: int, here: Sites) -> float:
    """Temples built, and the one that is about to be."""
    return temples_built(state, seat) + (here.need == 0)


def tiles(state: State, seat: int, here: Sites) -> float:
    """Tiles on the whole board, wherever they lie."""
    return int(count(state.tiles[seat]))


def ways(state: State, seat: int, here: Sites) -> float:
    """Doublings of the number of sites where the fewest tiles are missing, or nearly so."""
    return log2(1 + here.ways + here.nearly / 8)


def detours(state: State, seat: int, here: Sites) -> float:
    """Squares of the best site that are hard to reach: the other's tiles away from the pawn.

    The square under the pawn is easy, and counts the other way.
    """
    square = state.pawn[seat]
    away = ~(BIT[square] | ADJACENT[square])
    return here.shortest(square, state.tiles[1 - seat] & away)


def isolated(state: State, seat: int, here: Sites) -> float:
    """Day's isolated tiles: nobody turns them any more (DN-11.4)."""
    return int(count(state.isolated)) if seat == DAY else 0


def ripening(state: State, seat: int, here: Sites) -> float:
    """Day tiles with one Mystify marker, ripe at her next awakening."""
    return 2 * len(set(state.markers)) - len(state.markers) if seat == DAY else 0


def mystified(state: State, seat: int, here: Sites) -> float:
    """Day tiles with two Mystify markers."""
    return len(state.markers) - len(set(state.markers)) if seat == DAY else 0


def exposed(state: State, seat: int, here: Sites) -> float:
    """Night stands on a Day tile, where five of Day's spells wait for her."""
    return state.tiles[DAY] & BIT[state.pawn[NIGHT]] != 0 if seat == NIGHT else 0


def pinned(state: State, seat: int, here: Sites) -> float:
    """Day stands on a crystal and can't travel (DN-7.4)."""
    return state.crystals & BIT[state.pawn[DAY]] != 0 if seat == DAY else 0


def frozen(state: State, seat: int, here: Sites) -> float:
    """The share of Day's best sites where a crystal stops her (DN-12.3)."""
    return here.spoilt(state.crystals) if seat == DAY and state.crystals else 0


def sheltered(state: State, seat: int, here: Sites) -> float:
    """Night tiles under a crystal: Day can't turn them."""
    if seat == DAY or not state.crystals:
        return 0
    return int(count(state.crystals & state.tiles[NIGHT] & ~built(state, NIGHT)))


def room(state: State, seat: int, here: Sites) -> float:
    """Doublings of the number of sites Night has at all; none, and Day wins (DN-16.4)."""
    return log2(1 + sites_left(blocked(state, NIGHT))) if seat == NIGHT else 0


FEATURES: Final[dict[str, Callable[[State, int, Sites], float]]] = {
    "temples": temples,
    "tiles": tiles,
    "ways": ways,
    "detours": detours,
    "isolated": isolated,
    "ripening": ripening,
    "mystified": mystified,
    "exposed": exposed,
    "pinned": pinned,
    "frozen": frozen,
    "sheltered": sheltered,
    "room": room,
}

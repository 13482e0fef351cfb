"""Where a meeple can go, and why not elsewhere (CS-5.1)."""

from typing import Final

from gloaming.engine.refusal import Refusal
from gloaming.games.casting_shadows.box.board import BIT, R1, R1_2, REACH
from gloaming.games.casting_shadows.box.names import NONE
from gloaming.games.casting_shadows.table.state import State, companion_of

OFF_THE_MAP: Final = Refusal("CS-2.1", "off-the-map")
STANDS_HERE: Final = Refusal("CS-5.1", "already-here")
TOO_FAR: Final = Refusal("CS-5.1", "too-far")
MUST_RUN: Final = Refusal("CS-8.7", "already-here")
RUNS_TOO_FAR: Final = Refusal("CS-8.7", "too-far")


def laid_out(state: State) -> int:
    """The positions with a tile, a bit each; all seven unless the map is compact."""
    found = 0
    for position in range(7):
        if state.tile[position] != NONE:
            found |= BIT[position]
    return found


def destinations(state: State, player: int) -> int:
    """The adjacent positions; with the Lightning Mouse, those two steps away, too (CS-R65)."""
    distances = R1_2 if companion_of(state, player).steps == 2 else R1
    found = REACH[distances][state.place[player]]
    return found & laid_out(state) if state.edition.compact else found


def refuse_travel(state: State, player: int, position: int, running: bool) -> Refusal:
    """Why a player can't travel there, or run there from an attack (CS-8.7)."""
    if state.tile[position] == NONE:
        return OFF_THE_MAP
    if state.place[player] == position:
        return MUST_RUN if running else STANDS_HERE
    return RUNS_TOO_FAR if running else TOO_FAR

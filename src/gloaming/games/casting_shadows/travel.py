"""Where a meeple can go (CS-5.1)."""

from gloaming.games.casting_shadows.board import BIT, R1, R1_2, REACH
from gloaming.games.casting_shadows.companions import companion_of
from gloaming.games.casting_shadows.state import NONE, State


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
    return found & laid_out(state) if state.variant.compact else found

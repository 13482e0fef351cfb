"""Leaving the table in the middle of anything (CS-R75)."""

from gloaming.engine.script import resume
from gloaming.games.casting_shadows.box.names import NONE
from gloaming.games.casting_shadows.spells.health import eliminate
from gloaming.games.casting_shadows.table.frames import Fleeing
from gloaming.games.casting_shadows.table.state import State


def resign(state: State, player: int) -> None:
    """Whoever resigns is eliminated at once; the open question is asked anew without them."""
    state.question = None
    top = state.stack[-1]
    if isinstance(top, Fleeing) and top.player == player:
        state.stack.pop()
    else:
        top.repeat()
    state.tell("resigns", player)
    if state.active == NONE:
        state.character[player] = NONE  # In set-up the others may still have it.
    state.hp[player] = 0
    eliminate(state, player)
    resume(state)

"""What the active player should know before the actions are ended, while it can be helped."""

from typing import Final

from gloaming.engine.refusal import Refusal
from gloaming.games.casting_shadows.box.names import CC, SF
from gloaming.games.casting_shadows.resources.pool import units_of
from gloaming.games.casting_shadows.table.state import State, companion_of
from gloaming.games.casting_shadows.turn.actions import refuse_ability

CRYSTALS_KILL: Final = Refusal("CS-9.6", "crystals-kill")
FULLY_CHARGED: Final = Refusal("CS-9.1", "fully-charged")


def warning(state: State) -> Refusal | None:
    """Of what happens at the end of the turn only what nobody wants, and the worst of it."""
    question = state.question
    if question is None or question.why != "act":
        return None
    me = state.active
    if crystals_kill(state, me):
        return CRYSTALS_KILL
    # Fully charged: what the ability does not make room for is lost (CS-9.1, CS-9.6).
    if units_of(state, SF) and refuse_ability(state, me) is None:
        return FULLY_CHARGED
    return None


def crystals_kill(state: State, me: int) -> bool:
    """The crystals of the pool, and sudden death after them, take the last HP (CS-9.6)."""
    crystals = units_of(state, CC)
    if not crystals or companion_of(state, me).calms_crystals:
        return False
    sudden = 1 if state.round >= state.edition.sudden_death else 0
    return crystals + sudden >= state.hp[me]

"""What the team owns and nobody carries, and what comes out of the box (LS-18.6)."""

from typing import Final

from gloaming.engine.refusal import Refusal
from gloaming.games.last_spell.box.equipment import COPIES
from gloaming.games.last_spell.state import IN_BOX, NOBODY, State

GOLD: Final = 0
MATERIALS: Final = 1

NO_POTION_LEFT: Final = Refusal("LS-18.16", "no-potion-left")


def earn(state: State, resource: int, many: int) -> None:
    if resource == GOLD:
        state.gold += many
    else:
        state.materials += many
    if many:
        state.tell("earns", resource, many)


def copy_in_box(state: State, sort: int, card: int) -> int:
    """A copy of a card that nobody has, or NOBODY."""
    for item in COPIES[sort][card]:
        if state.place[item] == IN_BOX:
            return item
    return NOBODY

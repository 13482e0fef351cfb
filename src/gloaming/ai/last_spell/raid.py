"""What the death of the third Alerion lets in: the Harpy, and where she would fly (LS-20.6)."""

from typing import Final

from gloaming.games.last_spell.board import FIELD, NOWHERE
from gloaming.games.last_spell.bosses.harpy import ALERIONS
from gloaming.games.last_spell.box.monster_cards import ALERION, HARPY, figures_of
from gloaming.games.last_spell.monsters.blows import THE_CIRCLE
from gloaming.games.last_spell.monsters.movement import move_monster
from gloaming.games.last_spell.night.forecast import aims_of
from gloaming.games.last_spell.state import LEFT, NOBODY, RIGHT, State
from gloaming.games.last_spell.table.ground import put_monster, remove_monster

THE_HARPY: Final = figures_of(HARPY)[0]


def third_alerion(state: State) -> int:
    """The last of them, if it is on the board: with its death the Harpy enters (LS-20.6)."""
    if state.alerions_dead == ALERIONS - 1:
        for figure in figures_of(ALERION):
            if state.at[figure] != NOWHERE:
                return figure
    return NOBODY


def raids(state: State) -> bool:
    """Whether the Harpy would strike the Circle in the next phase if the third Alerion died."""
    alerion = third_alerion(state)
    if alerion == NOBODY:
        return False
    for coin in (LEFT, RIGHT):
        dream = State(state.edition, state)
        dream.coin = coin
        space = dream.at[alerion]
        remove_monster(dream, alerion)
        put_monster(dream, THE_HARPY, space, FIELD[space])
        move_monster(dream, THE_HARPY)
        if THE_CIRCLE in aims_of(dream, THE_HARPY):
            return True
    return False

"""How the game ends (CS-10.4, SO-9); who has done how well is in `turn/ranking`."""

from gloaming.games.casting_shadows.box.board import BIT
from gloaming.games.casting_shadows.box.names import NONE
from gloaming.games.casting_shadows.table.state import (
    BEATEN,
    LAST_STANDING,
    SHADOWS_BEATEN,
    STANDING,
    TEAMS,
    State,
    in_play,
)


def check_end(state: State) -> None:
    """The game ends the moment only one player, or one team, is alive (CS-10.4, SO-9)."""
    living = 0
    for player in range(state.edition.players):
        if in_play(state, player):
            living |= BIT[player]
    if state.edition.solo:
        if not living & 1:
            end(state, NONE, BEATEN)
        elif living == 1:
            end(state, 0, SHADOWS_BEATEN)
    elif state.edition.teams:
        if not living & TEAMS[0] or not living & TEAMS[1]:
            end(state, NONE, STANDING[0 if living & TEAMS[0] else 1])
    elif living & (living - 1) == 0:
        end(state, BIT.index(living), LAST_STANDING)


def end(state: State, winner: int, ending: int) -> None:
    """The game is over: nothing that was in progress goes on."""
    state.ending = ending
    state.stack.clear()
    state.tell("ends", winner, ending)

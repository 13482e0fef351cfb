"""Who has done how well (CS-10.4, CS-10.8)."""

from gloaming.games.casting_shadows.box.board import BIT
from gloaming.games.casting_shadows.box.names import NONE
from gloaming.games.casting_shadows.cards import card_of
from gloaming.games.casting_shadows.ending import end
from gloaming.games.casting_shadows.table.state import (
    AHEAD,
    CAP_ALONE,
    CAP_SHARED,
    TURN_CAP,
    State,
    cards_of,
    in_play,
)


def worth(state: State, player: int) -> list[int]:
    """By what living players are ranked: HP, form, energy, levels of their spells (CS-10.8)."""
    if state.hp[player] == 0:
        return [0, 0, 0, 0]
    levels = 0
    for number in cards_of(state, player):
        levels += card_of(number).level
    shadow = 1 if state.shadow & BIT[player] else 0
    return [state.hp[player], shadow, state.energy[player], levels]


def standing(state: State, player: int) -> list[int]:
    """What puts one player before another: the living by their worth, then who fell last."""
    if state.edition.teams:
        other = (player + 2) % 4
        ours, partner = worth(state, player), worth(state, other)
        there = 1 if in_play(state, player) or in_play(state, other) else 0
        return [there] + [ours[at] + partner[at] for at in range(len(ours))]
    if in_play(state, player):
        return [1, *worth(state, player)]
    return [0, state.fallen.index(player)]


def places(state: State) -> list[int]:
    """The place of each player, 1 for the best; those who are equal share the better one."""
    players = range(state.edition.players)
    standings = [standing(state, player) for player in players]
    return [1 + sum(other > mine for other in standings) for mine in standings]


def end_at_cap(state: State) -> None:
    """Whoever is ahead alone has won, or a team; alone, the bots have not been beaten (CS-10.8)."""
    ranking = places(state)
    if state.edition.solo:
        end(state, NONE, CAP_ALONE)
    elif state.edition.teams:
        end(state, NONE, CAP_SHARED if ranking[0] == ranking[1] else AHEAD[ranking.index(1)])
    elif ranking.count(1) > 1:
        end(state, NONE, CAP_SHARED)
    else:
        end(state, ranking.index(1), TURN_CAP)

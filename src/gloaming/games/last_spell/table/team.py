"""The team: who is in play, whose turn comes when, how many are alive (LS-14.2)."""

from gloaming.games.last_spell.board import NOWHERE
from gloaming.games.last_spell.state import HEROES, WAITING, State


def team(state: State) -> list[int]:
    """The heroes in play, in the order in which they came (LS-14.2)."""
    if not state.edition.solo:
        return list(range(state.edition.heroes))
    found: list[int] = []
    for order in range(1, HEROES + 1):
        for hero in range(HEROES):
            if state.joined[hero] == order:
                found.append(hero)
    return found


def team_size(state: State) -> int:
    """How many heroes are in play."""
    many = 0
    for hero in range(HEROES):
        if state.joined[hero] > WAITING:
            many += 1
    return many


def turn_order(state: State) -> list[int]:
    """From the first player of the day on; a lone player's as they came (LS-14.2)."""
    order = team(state)
    first = 0 if state.edition.seats == 1 else (state.day - 1) % len(order)
    return order[first:] + order[:first]


def alive(state: State) -> int:
    """How many heroes are on the board (R-03)."""
    count = 0
    for hero in range(HEROES):
        if state.space[hero] != NOWHERE:
            count += 1
    return count

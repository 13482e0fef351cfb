"""What a hero can carry: two hands, a belt for three, one armour for each half (LS-4.5)."""

from typing import Final

from gloaming.games.last_spell.box.armour import SHIELD
from gloaming.games.last_spell.box.equipment import (
    FIRST_ARMOUR,
    FIRST_POTION,
    ITEM_COUNT,
    ITEMS,
    POTION,
)
from gloaming.games.last_spell.heroes.pools import armour_of
from gloaming.games.last_spell.state import CARRIED, HEROES, WAITING, State

HANDS: Final = 2
BELT: Final = 3


def hands_full(state: State, hero: int) -> int:
    """How many hands a hero's weapons and shield need (LS-4.5)."""
    full, mine = 0, CARRIED + hero
    for item in range(FIRST_POTION):
        if state.place[item] == mine:
            full += ITEMS[item].hands
    return full


def on_belt(state: State, hero: int) -> int:
    """How many potions and scrolls a hero carries (LS-4.5)."""
    many, mine = 0, CARRIED + hero
    for item in range(FIRST_POTION, ITEM_COUNT):
        if state.place[item] == mine:
            many += 1
    return many


class Load:
    """What each hero has in its hands and on its belt."""

    __slots__ = ("belt", "hands")

    def __init__(self, state: State) -> None:
        self.hands = [0] * HEROES
        self.belt = [0] * HEROES
        for item, place in enumerate(state.place):
            if place >= CARRIED:
                self.hands[place - CARRIED] += ITEMS[item].hands
                self.belt[place - CARRIED] += ITEMS[item].sort >= POTION


def can_carry(state: State, hero: int, item: int) -> bool:
    """Whether a hero has room for an item (LS-4.5)."""
    if state.joined[hero] <= WAITING or state.place[item] == CARRIED + hero:
        return False
    if item >= FIRST_POTION:
        return on_belt(state, hero) < BELT
    if ITEMS[item].hands:
        return hands_full(state, hero) + ITEMS[item].hands <= HANDS
    worn = armour_of(item).worn
    for other in range(FIRST_ARMOUR, FIRST_POTION):
        if state.place[other] == CARRIED + hero:
            kept = armour_of(other).worn
            if kept != SHIELD and kept == worn:
                return False
    return True


def takers(state: State, item: int) -> list[int]:
    """Who could carry an item."""
    return [hero for hero in range(HEROES) if can_carry(state, hero, item)]


def has_taker(state: State, item: int) -> bool:
    """Whether anybody could carry an item."""
    for hero in range(HEROES):
        if can_carry(state, hero, item):
            return True
    return False

"""What is foreseen of a table of The Last Spell: the next Monster Phase, and what draws heroes.

The numbers here are set by thought, like those in `weights`.
"""

from typing import Final

from gloaming.ai.last_spell.outlook import Outlook
from gloaming.ai.last_spell.weights import HAND_SET, STRUCTURE, Weights
from gloaming.games.last_spell.board import (
    CITY_FIRST,
    CITY_LAST,
    ENTRY,
    NOWHERE,
    SLOTS,
    SPACES,
    X,
    Y,
    at,
    slot_space,
)
from gloaming.games.last_spell.box.structures import IN_PLAY, NOTHING, STRUCTURES
from gloaming.games.last_spell.state import CARDS_PER_SLOT, HEROES, NO_CARD, State
from gloaming.games.last_spell.table.ground import put_hero, remove_hero

SLOT_PULL: Final = 25.0  # What is yet to come out of a slot draws heroes like a monster so strong.
REMEMBERED: Final = 32  # Tables: what one answer after the other leads to is often the same.
_FADING: Final = [0.9**far for far in range(2 * SPACES)]


def into_city(space: int) -> int:
    """The space of the City that is nearest to a space."""
    x = min(max(X[space], CITY_FIRST), CITY_LAST)
    y = min(max(Y[space], CITY_FIRST), CITY_LAST)
    return at(x, y)


# FRONT[4 * slot + column]: where what comes out of a slot would enter the City.
FRONT: Final = [
    NOWHERE if ENTRY[slot] == NOWHERE else into_city(slot_space(slot, 3, 2, column))
    for slot in range(SLOTS + 1)
    for column in range(4)
]


class Draw:
    """What draws heroes: monsters, by what they are worth, and slots that still have cards."""

    __slots__ = ("spaces", "weights")

    def __init__(self, state: State, outlook: Outlook) -> None:
        self.spaces: list[int] = []
        self.weights: list[float] = []
        pull = outlook.weights.pull
        for figure in outlook.monsters:
            self.spaces.append(into_city(state.at[figure]))
            self.weights.append(pull * outlook.worth[figure])
        for slot in range(1, SLOTS + 1):
            if state.slot_cards[CARDS_PER_SLOT * slot] != NO_CARD:
                self.spaces.append(FRONT[4 * slot + 1])
                self.weights.append(pull * SLOT_PULL)

    def pull(self, space: int) -> float:
        """How good it is to be on a space, by how near it is to all of that."""
        total = 0.0
        x, y = X[space], Y[space]
        for n in range(len(self.spaces)):
            there = self.spaces[n]
            total += self.weights[n] * _FADING[abs(X[there] - x) + abs(Y[there] - y)]
        return total


class Ahead:
    """All that is foreseen of one table."""

    __slots__ = ("base", "draw", "outlook")

    def __init__(self, state: State, weights: Weights) -> None:
        self.outlook = Outlook(state, weights)
        self.draw = Draw(state, self.outlook)
        self.base = weights.standing * standing_worth(
            state
        )  # What stands, and how near heroes are to the fight.
        for hero in range(HEROES):
            if state.space[hero] != NOWHERE:
                self.base += self.draw.pull(state.space[hero])


class Foreseen:
    """The tables thought of last: what is the same in all that matters is worked out once."""

    __slots__ = ("oldest", "tables", "weights")

    def __init__(self, weights: Weights = HAND_SET) -> None:
        self.weights = weights
        self.tables: list[Ahead] = []
        self.oldest = 0

    def of(self, state: State) -> Ahead:
        for table in self.tables:
            if table.outlook.same(state):
                return table
        table = Ahead(state, self.weights)
        if len(self.tables) < REMEMBERED:
            self.tables.append(table)
        else:
            self.tables[self.oldest] = table
            self.oldest = (self.oldest + 1) % REMEMBERED
        return table

    def moved(self, state: State, hero: int, space: int) -> State:
        """The same table with a hero somewhere else."""
        copy = State(state.edition, state)
        put_hero(copy, hero, space)
        return copy

    def without(self, state: State, hero: int) -> State:
        """The same table with a hero nowhere."""
        copy = State(state.edition, state)
        remove_hero(copy, hero)
        return copy


def standing_worth(state: State) -> float:
    """All structures, by how much they still bear."""
    total = 0.0
    for built in range(IN_PLAY):
        kind = state.kind[built]
        if kind != NOTHING:
            lasting = STRUCTURES[kind].capacity + 1
            total += STRUCTURE[kind] * (lasting - state.flames[built]) / lasting
    return total

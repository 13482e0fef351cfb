"""How far a hero of The Last Spell can walk in this phase (LS-5.1, LS-5.3)."""

from typing import Final

from gloaming.games.last_spell.board import NEXT, NOWHERE, SPACES
from gloaming.games.last_spell.box.hero_cards import TOKENS
from gloaming.games.last_spell.state import READY, State
from gloaming.games.last_spell.table.ground import free

UNREACHED: Final = -1


def movement(state: State, hero: int) -> int:
    """All Movement Points a hero could have now."""
    total = state.mp if state.active == hero else 0
    for token in range(hero * TOKENS, (hero + 1) * TOKENS):
        if state.used[token] == READY:
            total += state.value[token]
    return total


class Reach:
    """The spaces a hero could walk to, and in how many steps."""

    __slots__ = ("spaces", "steps")

    def __init__(self, state: State, start: int, points: int) -> None:
        self.steps = [UNREACHED] * SPACES
        self.steps[start] = 0
        self.spaces = [start]
        for space in self.spaces:
            far = self.steps[space] + 1
            if far > points:
                break
            for direction in range(4):
                one = NEXT[4 * space + direction]
                if one != NOWHERE and self.steps[one] == UNREACHED and free(state, one):
                    self.steps[one] = far
                    self.spaces.append(one)

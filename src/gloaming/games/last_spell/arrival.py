"""Sub-phase 4: Schema cards are revealed and their monsters placed in the Fog (LS-11.6–LS-11.9)."""

from typing import Final

from gloaming.engine.question import Question
from gloaming.engine.script import Step
from gloaming.games.last_spell.board import (
    ENTRY,
    NOWHERE,
    SLOT_COLUMNS,
    SLOT_ROWS,
    SLOTS,
    slot_space,
)
from gloaming.games.last_spell.frames import Round
from gloaming.games.last_spell.ground import occupied, put_monster
from gloaming.games.last_spell.monsters import ACCURSED, BULKY, STAND_INS, figures_of
from gloaming.games.last_spell.state import CARDS_PER_SLOT, NO_CARD, NOBODY, State
from gloaming.games.last_spell.waves import SCHEMAS

VARIANTS: Final = 3


class RevealWaves(Step[State, Round]):
    """On every active slot, in ascending number, the top card is revealed (LS-11.6)."""

    def run(self, state: State, frame: Round) -> Question | None:
        for slot in range(1, SLOTS + 1):
            first = CARDS_PER_SLOT * slot
            card = state.slot_cards[first]
            if card != NO_CARD:
                state.slot_cards[first] = state.slot_cards[first + 1]
                state.slot_cards[first + 1] = NO_CARD
                state.tell("reveals", slot, card)
                place_wave(state, slot, card)
        return None


def place_wave(state: State, slot: int, card: int) -> None:
    """Every icon of an active colour becomes a monster on its space (LS-11.7, LS-11.8)."""
    for icon in SCHEMAS[card].icons:
        if icon.colour > state.edition.colours:
            continue
        figure = figure_for(state, icon.kind)
        if figure == NOBODY:
            continue
        space = room_for(state, slot, icon.row, icon.column)
        if space == NOWHERE:
            state.tell("no-room", figure, slot)
            continue
        put_monster(state, figure, space, ENTRY[slot])
        state.tell("enters", figure, space)


def room_for(state: State, slot: int, row: int, column: int) -> int:
    """The icon's space, else the nearest free one of the slot, else NOWHERE (LS-11.8, R-32)."""
    best = NOWHERE
    nearest = SLOT_ROWS + SLOT_COLUMNS
    for r in range(SLOT_ROWS - 1, -1, -1):  # Ties: nearer to the City, then further left.
        for c in range(SLOT_COLUMNS):
            far = abs(r - row) + abs(c - column)
            if far < nearest:
                space = slot_space(slot, state.fog, r, c)
                if not occupied(state, space):
                    best = space
                    nearest = far
    return best


def figure_for(state: State, kind: int) -> int:
    """A figure of a kind from the box, or what stands in for it (LS-11.9, R-33, R-34)."""
    if BULKY <= kind < BULKY + VARIANTS or ACCURSED <= kind < ACCURSED + VARIANTS:
        first = BULKY if kind < ACCURSED else ACCURSED
        for step in range(VARIANTS):
            figure = in_box(state, first + (kind - first + step) % VARIANTS)
            if figure != NOBODY:
                return figure
    figure = in_box(state, kind)
    if figure != NOBODY:
        return figure
    for other in STAND_INS:
        figure = in_box(state, other)
        if figure != NOBODY:
            return figure
    return NOBODY


def in_box(state: State, kind: int) -> int:
    """A figure of this kind that is not on the board, or NOBODY."""
    for figure in figures_of(kind):
        if state.at[figure] == NOWHERE:
            return figure
    return NOBODY

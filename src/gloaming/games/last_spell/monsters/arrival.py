"""Sub-phase 4: Schema cards are revealed and their monsters placed in the Fog (LS-11.6–LS-11.9)."""

from typing import Final

from gloaming.engine.question import NATURE, Option, Question
from gloaming.engine.script import Step
from gloaming.games.last_spell.board import (
    EAST,
    ENTRY,
    NORTH,
    NOWHERE,
    SIZE,
    SLOT_COLUMNS,
    SLOT_ROWS,
    SLOTS,
    SPACES,
    STRIP_FIRST,
    STRIP_LAST,
    WEST,
    X,
    Y,
    slot_space,
)
from gloaming.games.last_spell.box.monster_cards import (
    ACCURSED,
    ALERION,
    BULKY,
    KIND,
    STAND_INS,
    figures_of,
)
from gloaming.games.last_spell.box.waves import (
    ALERION_CARDS,
    MORE_CLAWERS,
    NIGHT_DECK,
    SCHEMAS,
    Icon,
)
from gloaming.games.last_spell.frames import Round
from gloaming.games.last_spell.state import (
    CARDS_PER_SLOT,
    FACE_DOWN,
    LAST_NIGHT,
    NO_CARD,
    NOBODY,
    State,
)
from gloaming.games.last_spell.table.ground import (
    is_fog,
    monster_on,
    occupied,
    put_monster,
    remove_monster,
)
from gloaming.games.last_spell.words import REVEAL

VARIANTS: Final = 3


class BeginWaves(Step[State, Round]):
    """Slots are gone through from the first (LS-11.6)."""

    def run(self, state: State, frame: Round) -> Question | None:
        frame.index = 1
        return None


class RevealWaves(Step[State, Round]):
    """On every active slot, in ascending number, the top card is revealed (LS-11.6)."""

    def run(self, state: State, frame: Round) -> Question | None:
        while frame.index <= SLOTS:
            slot = frame.index
            first = CARDS_PER_SLOT * slot
            card = state.slot_cards[first]
            if card == FACE_DOWN:
                return draw_schema(state)
            if card != NO_CARD:
                state.slot_cards[first] = state.slot_cards[first + 1]
                state.slot_cards[first + 1] = NO_CARD
                state.tell("reveals", slot, card)
                place_wave(state, slot, card)
                state.breathe()
            frame.index += 1
        frame.index = 0
        return None

    def answer(self, state: State, frame: Round, option: Option) -> None:
        state.schemas_left[option.noun] = 0
        state.slot_cards[CARDS_PER_SLOT * frame.index] = option.noun
        frame.repeat()


def draw_schema(state: State) -> Question:
    """Luck turns a face-down card over: any that can still lie there (LS-18.5).

    In the Harpy's night three Alerion cards are among those on the slots, and only they are
    sure to be.
    """
    deck = [card for card in NIGHT_DECK[state.day] if state.schemas_left[card]]
    options = [REVEAL[card] for card in deck]
    if state.day < LAST_NIGHT or state.scenario != 1:
        return Question(NATURE, "reveal", options)
    special = [card for card in ALERION_CARDS if state.schemas_left[card]]
    hidden = state.slot_cards.count(FACE_DOWN)
    options = [REVEAL[card] for card in special]
    weights = [len(deck)] * len(special)
    if hidden > len(special):
        options += [REVEAL[card] for card in deck]
        weights += [hidden - len(special)] * len(deck)
    return Question(NATURE, "reveal", options, weights)


def place_wave(state: State, slot: int, card: int) -> None:
    """Every icon of an active colour becomes a monster on its space (LS-11.7, LS-11.8)."""
    colours = state.edition.colours(state.scenario)
    for icon in icons_on(state, card):
        if icon.colour > colours:
            continue
        figure = figure_for(state, icon.kind)
        if figure == NOBODY:
            continue
        space = room_for(state, slot, icon.row, icon.column)
        if space == NOWHERE and icon.kind == ALERION:
            space = make_room(state, slot, icon.row, icon.column)
        if space == NOWHERE:
            state.tell("no-room", figure, slot)
            continue
        put_monster(state, figure, space, ENTRY[slot])
        state.tell("enters", figure, space)


def icons_on(state: State, card: int) -> list[Icon]:
    """The icons of a card; from the second night on some tables add green Clawers."""
    if state.day == 1:
        return SCHEMAS[card].icons
    return SCHEMAS[card].icons + MORE_CLAWERS[: state.edition.difficulty.clawers]


def coming(state: State, card: int) -> list[Icon]:
    """What a card brings at this table, if its slot is empty: one it adds stands where there is
    room (LS-11.7, LS-11.8)."""
    printed = SCHEMAS[card].icons
    colours = state.edition.colours(state.scenario)
    found = [icon for icon in printed if icon.colour <= colours]
    for more in icons_on(state, card)[len(printed) :]:
        place = room_beside(found, more)
        if place != NOWHERE:
            found.append(Icon(place // SLOT_COLUMNS, place % SLOT_COLUMNS, "Cg"))
    return found


def room_beside(icons: list[Icon], more: Icon) -> int:
    """The place on a card that is nearest to an icon and has none, or NOWHERE."""
    taken = [SLOT_COLUMNS * icon.row + icon.column for icon in icons]
    best = NOWHERE
    nearest = SLOT_ROWS + SLOT_COLUMNS
    for row in range(SLOT_ROWS - 1, -1, -1):  # Ties as on the board.
        for column in range(SLOT_COLUMNS):
            far = abs(row - more.row) + abs(column - more.column)
            if far < nearest and SLOT_COLUMNS * row + column not in taken:
                best = SLOT_COLUMNS * row + column
                nearest = far
    return best


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


def make_room(state: State, slot: int, row: int, column: int) -> int:
    """An Alerion is always placed: elsewhere in the strip, or instead of another (R-126)."""
    home = slot_space(slot, state.fog, row, column)
    best = NOWHERE
    nearest = SPACES
    for space in range(SPACES):
        far = abs(X[space] - X[home]) + abs(Y[space] - Y[home])
        if far < nearest and is_fog(state, space) and not occupied(state, space):
            along = Y[space] if ENTRY[slot] in (EAST, WEST) else X[space]
            if on_side(state, slot, space) and STRIP_FIRST <= along <= STRIP_LAST:
                best = space
                nearest = far
    if best != NOWHERE:
        return best
    for far in range(SLOT_ROWS + SLOT_COLUMNS):
        for r in range(SLOT_ROWS - 1, -1, -1):
            for c in range(SLOT_COLUMNS):
                space = slot_space(slot, state.fog, r, c)
                figure = monster_on(state, space)
                if abs(r - row) + abs(c - column) == far and KIND[figure] != ALERION:
                    state.tell("swept-away", figure, space)
                    remove_monster(state, figure)
                    return space
    return NOWHERE


def on_side(state: State, slot: int, space: int) -> bool:
    """Whether a Fog space lies on the side of the board that a slot belongs to."""
    entry = ENTRY[slot]
    if entry == EAST:
        return X[space] < state.fog
    if entry == WEST:
        return X[space] >= SIZE - state.fog
    return Y[space] >= SIZE - state.fog if entry == NORTH else Y[space] < state.fog


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

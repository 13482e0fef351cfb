"""Everything that lies on the table, and nothing that merely happened."""

from typing import Final

from mypy_extensions import i64

from gloaming.engine.script import Position
from gloaming.games.day_and_night.board import BIT, BOARD, NOWHERE, at, count
from gloaming.games.day_and_night.edition import Edition

DAY: Final = 0
NIGHT: Final = 1
NOBODY: Final = -1
NOT_YET: Final = -1  # Of a square where something is to begin.

# A book is the spells FIRST[seat] up to FIRST[seat + 1]: D01–D20, then N01–N19.
FIRST: Final = [0, 20, 39]
SPELLS_IN_ALL: Final = 39

HOURS: Final = 12
HAND: Final = 5
MYSTIFY_MARKERS: Final = 8
CRYSTALS: Final = 12
UNLIMITED: Final = 99

# How a game can end.
GOES_ON: Final = 0
TWO_TEMPLES: Final = 1
DEFAULT: Final = 2
NO_ROOM: Final = 3
TURN_LIMIT: Final = 4
IDLE: Final = 5
DOUBLE_WIN: Final = 6
ENDINGS: Final = [
    "goes-on",
    "two-temples",
    "default",
    "no-room",
    "turn-limit",
    "idle",
    "double-win",
]


# The slots of states and frames that hold sets of squares, a bit each.
SETS: Final = ["entered", "tiles", "temples", "isolated", "crystals", "lasting", "targets", "left"]


class State(Position):
    """The table. Lists of two are Day's and Night's; lists of 39 count copies of each spell."""

    __slots__ = (
        "acted",
        "active",
        "book",
        "changed",
        "crystals",
        "discard",
        "edition",
        "ending",
        "entered",
        "hand",
        "hours",
        "idle",
        "isolated",
        "lasting",
        "markers",
        "pawn",
        "seen",
        "temples",
        "tiles",
        "travel_start",
        "turn",
        "turn_start",
        "winner",
    )

    def __init__(self, edition: Edition, original: "State | None" = None) -> None:
        super().__init__()
        self.edition = edition
        if original is None:
            self.turn = 0  # Player-turns begun.
            self.active = NIGHT  # The first turn passes to Day.
            self.hours = 0
            self.changed = 0  # A bit for each colour of which a tile was changed this turn.
            self.acted = 0  # 1 once a spell was cast or a step made this turn.
            self.idle = 0  # Player-turns in a row in which nobody acted.
            self.winner = NOBODY
            self.ending = GOES_ON

            self.pawn = [at("f1"), at("a8")]
            self.turn_start = NOT_YET
            self.travel_start = NOT_YET  # Until the journey begins.
            self.entered: i64 = NOWHERE  # Squares entered by a step this turn.

            self.tiles = [0, 0]
            self.temples = [0, 0, 0, 0]  # Day's first and second, Night's first and second.
            self.isolated: i64 = NOWHERE
            self.markers: list[int] = []  # The square under each Mystify marker.
            self.crystals: i64 = NOWHERE
            self.lasting: i64 = NOWHERE  # Crystals that outlive Night's next awakening.

            self.hand = [0] * SPELLS_IN_ALL
            self.book = [0] * SPELLS_IN_ALL  # A bag: its order is unknown to everyone.
            self.discard = [0] * SPELLS_IN_ALL
            self.seen = [0] * SPELLS_IN_ALL  # Of a hand: what the other player has seen.
        else:
            self.turn = original.turn
            self.active = original.active
            self.hours = original.hours
            self.changed = original.changed
            self.acted = original.acted
            self.idle = original.idle
            self.winner = original.winner
            self.ending = original.ending

            self.pawn = original.pawn.copy()
            self.turn_start = original.turn_start
            self.travel_start = original.travel_start
            self.entered = original.entered

            self.tiles = original.tiles.copy()
            self.temples = original.temples.copy()
            self.isolated = original.isolated
            self.markers = original.markers.copy()
            self.crystals = original.crystals
            self.lasting = original.lasting

            self.hand = original.hand.copy()
            self.book = original.book.copy()
            self.discard = original.discard.copy()
            self.seen = original.seen.copy()

    def clone(self) -> "State":
        copy = State(self.edition, self)
        copy.stack = [frame.clone() for frame in self.stack]
        copy.question = self.question  # A question is never changed once asked.
        return copy


def holds(pile: list[int], seat: int) -> int:
    """How many cards of this seat's book are in a pile."""
    cards = 0
    for spell in range(FIRST[seat], FIRST[seat + 1]):  # A loop: compiled, it beats sum() by ten.
        cards += pile[spell]
    return cards


def has_cards(pile: list[int], seat: int) -> bool:
    """Whether any card of this seat's book is in a pile."""
    for spell in range(FIRST[seat], FIRST[seat + 1]):  # A loop: it stops at the first card.
        if pile[spell]:
            return True
    return False


def owner(spell: int) -> int:
    """Whose book a spell belongs to."""
    return DAY if spell < FIRST[NIGHT] else NIGHT


def built(state: State, seat: int) -> i64:
    """The squares of this seat's Temples."""
    return state.temples[2 * seat] | state.temples[2 * seat + 1]


def temples_built(state: State, seat: int) -> int:
    """How many Temples this seat has (DN-13.4)."""
    return (state.temples[2 * seat] != 0) + (state.temples[2 * seat + 1] != 0)


def templed(state: State) -> i64:
    """Every square with a Temple marker, built or isolated."""
    return built(state, DAY) | built(state, NIGHT) | state.isolated


def alterable(state: State, me: int) -> i64:
    """Where this caster can change or turn over a tile (DN-6.1, DN-12.3)."""
    free = BOARD & ~templed(state)
    return free & ~state.crystals if me == DAY else free


def neutral(state: State) -> i64:
    """Every square without a tile (DN-2.1)."""
    return BOARD & ~(state.tiles[DAY] | state.tiles[NIGHT])


def mystified(state: State) -> i64:
    """Every square with a Mystify marker."""
    found = NOWHERE
    for square in state.markers:
        found |= BIT[square]
    return found


def marker_supply(state: State) -> int:
    """How many Mystify markers are left to place (DN-2.9)."""
    return UNLIMITED if state.edition.unlimited_markers else MYSTIFY_MARKERS - len(state.markers)


def crystal_supply(state: State) -> i64:
    """How many crystals are left to place (DN-2.10)."""
    return UNLIMITED if state.edition.unlimited_markers else CRYSTALS - count(state.crystals)

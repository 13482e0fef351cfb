"""Everything that lies on the table, and nothing that merely happened."""

from typing import Final

from mypy_extensions import i64

from gloaming.engine.script import Position
from gloaming.games.bless.table.bits import ALL, CARDS_IN_ALL, NONE, bit_of, count, lowest

NOBODY: Final = -1
NOTHING: Final = -1  # No card.

CURSES: Final = 4  # BL-9.1
ECHOES: Final = 2
HAND: Final = 4
FINAL_TURNS: Final = 5
TURN_CAP: Final = 120
SPECTATORS: Final = 2  # Their place in `known`, after the two seats.

# Phases of a turn (BL-5.1).
SETUP: Final = 0
START: Final = 1
MAIN: Final = 2
END: Final = 3
PHASES: Final = ["setup", "start", "main", "end"]

# How a game can end (BL-14.5, BL-14.6).
GOES_ON: Final = 0
MOST_POINTS: Final = 1
TRIGGER_WINS: Final = 2
CAP_MOST_POINTS: Final = 3
CAP_TRIGGER_WINS: Final = 4
CAP_DRAW: Final = 5
ENDINGS: Final = [
    "goes-on",
    "most-points",
    "trigger-wins",
    "cap-most-points",
    "cap-trigger-wins",
    "cap-draw",
]

# The numbers of a modifier in `mods`, by their places; first of all its number in `LASTING`.
MOD: Final = 7  # So many of them.
OWNER: Final = 1  # Whose effect made it,
SOURCE: Final = 2  # the effect of which card,
SUBJECT: Final = 3  # on which card, NOTHING for a whole group.
SECOND: Final = 4  # “That”: the second thing chosen, a card or a Form.
STAMP: Final = 5
MADE_IN: Final = 6  # In which turn.

# The numbers of an effect in `pending`; first of all its number in `CLAUSES`, then its OWNER.
TRIGGER: Final = 5
ABOUT: Final = 2  # The card it belongs to,
GIVEN_BY: Final = 3  # the Bond on which it is printed, or NOTHING,
ARRIVED: Final = 4  # and the stamp of the card.


class State(Position):
    """The table. Piles are sets of cards, one for each seat; lists of 62 go by card.

    What both seats have are two numbers, not a list of two: only so do sets stay plain machine
    numbers when compiled. The functions below find a seat's own by its number.
    """

    __slots__ = (
        "actions",
        "active",
        "all_know",
        "attacked",
        "busy",
        "clock",
        "common",
        "corrupt",
        "deck",
        "ending",
        "ends_turn",
        "final_by",
        "final_count",
        "final_turn",
        "first",
        "goal",
        "kinds",
        "limbo",
        "main_steps",
        "mods",
        "moon_altar",
        "moon_aside",
        "moon_curses",
        "moon_hand",
        "moon_knows",
        "moon_prayers",
        "pending",
        "phase",
        "resolved",
        "since",
        "stasis",
        "sun_altar",
        "sun_aside",
        "sun_curses",
        "sun_hand",
        "sun_knows",
        "sun_prayers",
        "top",
        "top_seen",
        "touched",
        "turn",
        "under",
        "used",
        "void",
        "vp",
        "winner",
    )

    def __init__(self, goal: int, original: "State | None" = None) -> None:
        super().__init__()
        self.goal = goal  # Altar cards that trigger the Final Turns (BL-14.7).
        if original is None:
            self.turn = 0
            self.active = 0
            self.first = NOBODY  # The First Player (BL-3.3).
            self.phase = SETUP
            self.actions = 0
            self.ends_turn = 0  # 1 once an effect said so (BL-5.6).
            self.main_steps = 0  # Guards (BL-14.6): steps this turn, effects this step.
            self.resolved = 0
            self.clock = 0  # Stamps given out so far; each is used once.
            self.final_by = NOBODY
            self.final_count = 0
            self.final_turn = 0  # 1 while one of the five is played.
            self.winner = NOBODY
            self.ending = GOES_ON
            self.vp = [0, 0]

            self.deck: i64 = ALL
            self.void: i64 = NONE
            self.limbo: i64 = NONE  # Between two zones (BL-11.7), or being laid.
            self.sun_hand: i64 = NONE
            self.moon_hand: i64 = NONE
            self.sun_aside: i64 = NONE  # Put away in a Mulligan (BL-4.1).
            self.moon_aside: i64 = NONE
            self.sun_altar: i64 = NONE
            self.moon_altar: i64 = NONE
            self.sun_curses: i64 = NONE
            self.moon_curses: i64 = NONE
            self.sun_prayers: i64 = NONE  # Echoes, resolving Impulses, Bonds by who controls them.
            self.moon_prayers: i64 = NONE

            self.corrupt: i64 = NONE
            self.stasis: i64 = NONE
            self.attacked: i64 = NONE  # Attacked this turn (BL-6.6).
            self.used: i64 = NONE  # Used an Echo effect this turn (BL-10.5).
            self.busy: i64 = NONE  # Its Prayer effect is being resolved.
            self.since = [0] * CARDS_IN_ALL  # Stamp of arrival on the field or in the Void.
            self.under = [NOTHING] * CARDS_IN_ALL  # The Bond under each Curse.

            self.top: list[int] = []  # The topmost cards of the Deck that somebody knows.
            self.top_seen: list[int] = []  # Who knows each: a bit per seat, one for spectators.
            self.sun_knows: i64 = NONE  # Hidden cards whose zone this seat knows,
            self.moon_knows: i64 = NONE
            self.all_know: i64 = NONE  # and those whose zone everybody knows.
            self.mods: list[int] = []  # Modifiers made by effects, MOD numbers each.
            self.kinds = 0  # Which kinds of modifiers are among them, a bit each;
            self.common = 0  # and of those, the kinds tied to no single card.
            self.touched: i64 = NONE  # The cards to which others are tied.
            self.pending: list[int] = []  # Effects waiting to be used, TRIGGER numbers each.
        else:
            self.turn = original.turn
            self.active = original.active
            self.first = original.first
            self.phase = original.phase
            self.actions = original.actions
            self.ends_turn = original.ends_turn
            self.main_steps = original.main_steps
            self.resolved = original.resolved
            self.clock = original.clock
            self.final_by = original.final_by
            self.final_count = original.final_count
            self.final_turn = original.final_turn
            self.winner = original.winner
            self.ending = original.ending
            self.vp = original.vp.copy()

            self.deck = original.deck
            self.void = original.void
            self.limbo = original.limbo
            self.sun_hand = original.sun_hand
            self.moon_hand = original.moon_hand
            self.sun_aside = original.sun_aside
            self.moon_aside = original.moon_aside
            self.sun_altar = original.sun_altar
            self.moon_altar = original.moon_altar
            self.sun_curses = original.sun_curses
            self.moon_curses = original.moon_curses
            self.sun_prayers = original.sun_prayers
            self.moon_prayers = original.moon_prayers

            self.corrupt = original.corrupt
            self.stasis = original.stasis
            self.attacked = original.attacked
            self.used = original.used
            self.busy = original.busy
            self.since = original.since.copy()
            self.under = original.under.copy()

            self.top = original.top.copy()
            self.top_seen = original.top_seen.copy()
            self.sun_knows = original.sun_knows
            self.moon_knows = original.moon_knows
            self.all_know = original.all_know
            self.mods = original.mods.copy()
            self.kinds = original.kinds
            self.common = original.common
            self.touched = original.touched
            self.pending = original.pending.copy()

    def clone(self) -> "State":
        copy = State(self.goal, self)
        copy.stack = [frame.clone() for frame in self.stack]
        copy.question = self.question  # A question is never changed once asked.
        return copy


def stamp(state: State) -> int:
    """A number later than every one before."""
    state.clock += 1
    return state.clock


# What a seat has, by the seat's number.


def hand_of(state: State, seat: int) -> i64:
    """The cards a seat holds."""
    return state.moon_hand if seat else state.sun_hand


def aside_of(state: State, seat: int) -> i64:
    """The cards a seat has put away in a Mulligan."""
    return state.moon_aside if seat else state.sun_aside


def altar_of(state: State, seat: int) -> i64:
    """The cards a seat has Offered."""
    return state.moon_altar if seat else state.sun_altar


def curses_of(state: State, seat: int) -> i64:
    """The Curses a seat controls."""
    return state.moon_curses if seat else state.sun_curses


def prayers_of(state: State, seat: int) -> i64:
    """The Prayers a seat controls, Bonds included."""
    return state.moon_prayers if seat else state.sun_prayers


def known_to(state: State, whose: int) -> i64:
    """Hidden cards of which a seat, or everybody, knows in which zone they are."""
    if whose == SPECTATORS:
        return state.all_know
    return state.moon_knows if whose else state.sun_knows


def set_hand(state: State, seat: int, cards: i64) -> None:
    if seat:
        state.moon_hand = cards
    else:
        state.sun_hand = cards


def set_aside(state: State, seat: int, cards: i64) -> None:
    if seat:
        state.moon_aside = cards
    else:
        state.sun_aside = cards


def set_altar(state: State, seat: int, cards: i64) -> None:
    if seat:
        state.moon_altar = cards
    else:
        state.sun_altar = cards


def set_curses(state: State, seat: int, cards: i64) -> None:
    if seat:
        state.moon_curses = cards
    else:
        state.sun_curses = cards


def set_prayers(state: State, seat: int, cards: i64) -> None:
    if seat:
        state.moon_prayers = cards
    else:
        state.sun_prayers = cards


def set_known(state: State, whose: int, cards: i64) -> None:
    if whose == SPECTATORS:
        state.all_know = cards
    elif whose:
        state.moon_knows = cards
    else:
        state.sun_knows = cards


def everybody_knows(state: State, cards: i64) -> None:
    """Everybody has seen in which zone these hidden cards are."""
    state.sun_knows |= cards
    state.moon_knows |= cards
    state.all_know |= cards


def no_secret(state: State, cards: i64) -> None:
    """These cards lie open now: there is nothing left to know about where they are."""
    state.sun_knows &= ~cards
    state.moon_knows &= ~cards
    state.all_know &= ~cards


# The whole field.


def all_curses(state: State) -> i64:
    """Every Curse on the field."""
    return state.sun_curses | state.moon_curses


def all_prayers(state: State) -> i64:
    """Every Prayer on the field, Bonds included (BL-1.7)."""
    return state.sun_prayers | state.moon_prayers


def controller(state: State, card: int) -> int:
    """Who controls a card on the field (BL-13.13); NOBODY elsewhere."""
    bit = bit_of(card)
    if (state.sun_curses | state.sun_prayers) & bit:
        return 0
    return 1 if (state.moon_curses | state.moon_prayers) & bit else NOBODY


def host_of(state: State, bond: int) -> int:
    """The Curse a Bond lies under."""
    curses = all_curses(state)
    while curses:
        curse = lowest(curses)
        curses &= curses - 1
        if state.under[curse] == bond:
            return curse
    return NOTHING


def in_order(state: State, cards: i64) -> list[int]:
    """Cards by their stamps, the earliest first: arrival on the field, or in the Void."""
    found: list[int] = []
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        at = len(found)
        while at and state.since[found[at - 1]] > state.since[card]:
            at -= 1
        found.insert(at, card)
    return found


def altar_size(state: State, seat: int) -> int:
    return int(count(altar_of(state, seat)))

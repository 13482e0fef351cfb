"""Everything that lies on the table, and nothing that merely happened (§3.1)."""

from typing import Final

from mypy_extensions import i64

from gloaming.engine.script import Position
from gloaming.games.bless.bits import ALL, CARDS_IN_ALL, NONE, bit_of, cards_of, count

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

# How a game can end (BL-14.5, §8.2).
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

MOD: Final = 7  # Numbers of a modifier: grant, player, source, target, that, stamp, turn.
TRIGGER: Final = 5  # Numbers of a waiting effect: clause, player, card, bond, stamp of the card.


class State(Position):
    """The table. Piles are sets of cards; lists of two are the seats', of 62 the cards'."""

    __slots__ = (
        "actions",
        "active",
        "altar",
        "aside",
        "attacked",
        "busy",
        "clock",
        "corrupt",
        "curses",
        "deck",
        "ending",
        "ends_turn",
        "final_by",
        "final_count",
        "final_turn",
        "first",
        "goal",
        "hand",
        "kinds",
        "known",
        "limbo",
        "main_steps",
        "mods",
        "pending",
        "phase",
        "prayers",
        "resolved",
        "since",
        "stasis",
        "top",
        "top_seen",
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
            self.main_steps = 0  # Guards of §8.3: steps this turn, effects this step.
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
            self.hand = [0, 0]
            self.aside = [0, 0]  # Put away in a Mulligan (BL-4.1).
            self.altar = [0, 0]
            self.curses = [0, 0]
            self.prayers = [0, 0]  # Echoes, resolving Impulses, and Bonds by who controls them.

            self.corrupt: i64 = NONE
            self.stasis: i64 = NONE
            self.attacked: i64 = NONE  # Attacked this turn (BL-6.6).
            self.used: i64 = NONE  # Used an Echo effect this turn (BL-10.5).
            self.busy: i64 = NONE  # Its Prayer effect is being resolved (§4.3).
            self.since = [0] * CARDS_IN_ALL  # Stamp of arrival on the field or in the Void.
            self.under = [NOTHING] * CARDS_IN_ALL  # The Bond under each Curse.

            self.top: list[int] = []  # The topmost cards of the Deck that somebody knows.
            self.top_seen: list[int] = []  # Who knows each: a bit per seat, one for spectators.
            self.known = [0, 0, 0]  # Hidden cards whose zone each seat, and everybody, knows.
            self.mods: list[int] = []  # Modifiers made by effects, MOD numbers each.
            self.kinds = 0  # Which kinds of modifiers are among them, a bit each.
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
            self.hand = original.hand.copy()
            self.aside = original.aside.copy()
            self.altar = original.altar.copy()
            self.curses = original.curses.copy()
            self.prayers = original.prayers.copy()

            self.corrupt = original.corrupt
            self.stasis = original.stasis
            self.attacked = original.attacked
            self.used = original.used
            self.busy = original.busy
            self.since = original.since.copy()
            self.under = original.under.copy()

            self.top = original.top.copy()
            self.top_seen = original.top_seen.copy()
            self.known = original.known.copy()
            self.mods = original.mods.copy()
            self.kinds = original.kinds
            self.pending = original.pending.copy()

    def clone(self) -> "State":
        copy = State(self.goal, self)
        copy.stack = [frame.clone() for frame in self.stack]
        copy.question = self.question  # A question is never changed once asked.
        return copy


def stamp(state: State) -> int:
    """A number later than every one before (§3.1)."""
    state.clock += 1
    return state.clock


def all_curses(state: State) -> i64:
    """Every Curse on the field."""
    first: i64 = state.curses[0]
    second: i64 = state.curses[1]
    return first | second


def all_prayers(state: State) -> i64:
    """Every Prayer on the field, Bonds included (BL-1.7)."""
    first: i64 = state.prayers[0]
    second: i64 = state.prayers[1]
    return first | second


def controller(state: State, card: int) -> int:
    """Who controls a card on the field (BL-13.13); NOBODY elsewhere."""
    bit: i64 = bit_of(card)
    if state.curses[0] & bit or state.prayers[0] & bit:
        return 0
    return 1 if state.curses[1] & bit or state.prayers[1] & bit else NOBODY


def host_of(state: State, bond: int) -> int:
    """The Curse a Bond lies under."""
    return state.under.index(bond) if bond in state.under else NOTHING


def in_order(state: State, cards: i64) -> list[int]:
    """Cards by their stamps, the earliest first: arrival on the field, or in the Void."""
    found: list[int] = []
    for card in cards_of(cards):
        at = len(found)
        while at and state.since[found[at - 1]] > state.since[card]:
            at -= 1
        found.insert(at, card)
    return found


def altar_size(state: State, seat: int) -> int:
    return int(count(state.altar[seat]))


def trigger_final_turns(state: State, seat: int) -> None:
    """Only the first trigger of the game counts (BL-14.1, R-13)."""
    if state.final_by == NOBODY:
        state.final_by = seat
        state.tell("final-turns", seat)

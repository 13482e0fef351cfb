"""How good a table of Bless looks: features as plain functions, weights as data.

All weights here are set by thought. `worth.json` holds those that play has taught.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from gloaming.ai.bless.attacks import Attacks
from gloaming.ai.evaluation import Evaluation
from gloaming.engine.question import Option
from gloaming.games.bless.language.index import LASTING, PRINTED
from gloaming.games.bless.language.sentences import BARRIER
from gloaming.games.bless.language.values import eye, has, karma
from gloaming.games.bless.rules import ACTIONS
from gloaming.games.bless.table.bits import BIT, NONE, cards_of, count
from gloaming.games.bless.table.frames import UNDECIDED, Clash
from gloaming.games.bless.table.state import (
    FINAL_TURNS,
    GOES_ON,
    HAND,
    MADE_IN,
    MAIN,
    MOD,
    NOBODY,
    NOTHING,
    State,
    altar_size,
    curses_of,
    hand_of,
    prayers_of,
)
from gloaming.games.bless.table.words import RELEASE, TO_VOID

# Everything is measured in Victory Points.
WON: Final = 1000.0
WEIGHTS: Final = {
    # Points that attacks can still make: less than points made, or they would never be made;
    # then those of the next turn and the one after it, which others can prevent.
    "now": 0.9,
    "next": 0.4,
    "later": 0.35,
    # A Curse is something to attack with, and a wall: without one every attack is direct.
    "curse": 0.3,
    "eye": 0.07,
    "karma": 0.1,
    "corrupt": -0.4,  # Half gone: the next clash it loses breaks it.
    "barrier": 0.2,
    "echo": 0.5,  # Used again every turn for an Action, and it chains (BL-10.4).
    "bond": 0.1,  # What it does to a Curse is seen there.
    "hand": 0.3,
    "altar": 0.15,  # Whoever starts the Final Turns wins ties, and has mostly been ahead.
}

# Enough for a Curse of one's own, then one of theirs (card 61); Echoes that chain have hundreds
# of ways, and what the first of them does shows before the second is asked.
PATIENCE: Final = 32

# How much of a Curse's future is left when so many own turns are to come.
FUTURE: Final = [0.0, 0.5, 0.8, 1.0]

# What a card is worth in hand, against one that nobody has seen yet: Curses that win clashes or
# score much, Impulses that break things, Echoes that help every turn.
UNSEEN: Final = 1.0
# fmt: off
QUALITY: Final = [
    1.1, 1.3, 1.3, 1.1, 1.1, 1.2, 0.9, 1.2, 1.2, 0.8,  # 01 - 10
    1.4, 0.9, 1.2, 0.9, 1.1, 1.1, 1.1, 1.3, 0.9, 1.1,  # 11 - 20
    1.0, 0.8, 1.3, 1.1, 0.6, 1.1, 0.9, 1.1, 1.1, 1.1,  # 21 - 30
    1.3, 1.3, 1.2, 1.2, 1.1, 0.9, 1.1, 1.2, 0.8, 0.8,  # 31 - 40
    1.1, 0.8, 0.9, 1.1, 1.1, 1.1, 1.2, 1.4, 0.7, 1.2,  # 41 - 50
    1.4, 1.1, 0.8, 1.0, 0.9, 1.1, 0.7, 1.1, 1.0, 1.1,  # 51 - 60
    1.5, 1.2,                                          # 61, 62
]
# fmt: on


class BlessEvaluation(Evaluation[State]):
    """What a seat has over the other. Of the other's hand it counts the cards, no more."""

    def __init__(self, weights: dict[str, float] = WEIGHTS, quality: list[float] = QUALITY) -> None:
        self.now = weights["now"]
        self.next = weights["next"]
        self.later = weights["later"]
        self.hand = weights["hand"]
        self.features = list(FEATURES.values())
        self.weights = [weights[name] for name in FEATURES]
        self.quality = quality

    def settled(self, state: State) -> bool:
        """Between two steps of a Main phase, or of a Mulligan."""
        question = state.question
        return question is None or question.why in ("main", "mulligan")

    def patience(self) -> int:
        return PATIENCE

    def peril(self, state: State, seat: int) -> bool:
        """The game ends with the Final Turns, not before (BL-14.2)."""
        return state.final_by != NOBODY and state.final_count >= FINAL_TURNS - 1

    def in_vain(self, state: State, option: Option) -> bool:
        """To let a broken Curse go, while an Offer makes points and does not bring the end nearer.

        A few imagined games may end better without them; nobody at a table would understand it.
        And to remove Stasis by the last Action: none is left to attack, and it ends by itself.
        """
        if option.verb == RELEASE.verb:
            return state.actions == 1
        if option is not TO_VOID:
            return False
        clash = state.stack[-1]
        assert isinstance(clash, Clash)
        begins = state.final_by == NOBODY and altar_size(state, clash.me) + 1 >= state.goal
        return not begins and karma(state, clash.attacker) > 0

    def value(self, state: State, seat: int) -> float:
        other = 1 - seat
        lead = float(state.vp[seat] - state.vp[other])
        if state.winner != NOBODY:
            return lead + (WON if state.winner == seat else -WON)
        if state.ending != GOES_ON:
            return lead
        lead += on_the_way(state, seat) - on_the_way(state, other)
        cards = self.held(state, seat, seen=True) - self.held(state, other, seen=False)
        field = self.field(state, seat) - self.field(state, other)
        return lead + self.hand * cards + field + self.attacks(state, seat)

    def field(self, state: State, seat: int) -> float:
        """What lies on the field for one seat, as far as there are turns left to use it."""
        total = 0.0
        for at in range(len(self.features)):
            total += self.weights[at] * self.features[at](state, seat)
        return total * FUTURE[min(turns_to_come(state, seat), len(FUTURE) - 1)]

    def attacks(self, state: State, seat: int) -> float:
        """The points of this turn's attacks, less those of the next, and those of the one after.

        Before that one the other player has a turn, and nobody lays no Curse at all.
        """
        active = state.active
        sign = 1.0 if active == seat else -1.0
        total = 0.0
        if state.phase == MAIN and not state.ends_turn:
            total += sign * self.now * Attacks(state, active).points(min(state.actions, ACTIONS))
        if turns_to_come(state, 1 - active):
            next_turn = after_turns(state, 1)
            total -= sign * self.next * Attacks(next_turn, 1 - active).points(ACTIONS)
        if turns_to_come(state, active):
            later = after_turns(state, 2)
            total += sign * self.later * Attacks(later, active).points(ACTIONS, wall=True)
        return total

    def held(self, state: State, seat: int, seen: bool) -> float:
        """The cards a seat holds, and those that fill up its hand at the end of its turn."""
        hand: i64 = hand_of(state, seat)
        total = UNSEEN * max(0, HAND - int(count(hand)))
        for card in cards_of(hand):
            total += self.quality[card] if seen else UNSEEN
        return total


def turns_to_come(state: State, seat: int) -> int:
    """How many turns a seat has after this one: many, or what is left of the five (BL-14.2)."""
    if state.final_by == NOBODY:
        return FINAL_TURNS
    first = 1 if seat != state.final_by else 2
    turns = 0
    for turn in range(first, FINAL_TURNS + 1, 2):
        if turn > state.final_count:
            turns += 1
    return turns


def after_turns(state: State, turns: int) -> State:
    """The field so many turns later, if nobody did anything meanwhile."""
    later = state.clone()
    later.turn += turns
    if turns % 2:
        later.active = 1 - later.active
    later.stasis = NONE
    later.attacked = NONE
    mods = later.mods
    for at in range(len(mods) - MOD, -1, -MOD):
        if mods[at + MADE_IN] + LASTING[mods[at]].ends < later.turn:
            del mods[at : at + MOD]
    return later


def on_the_way(state: State, seat: int) -> float:
    """Points of a clash that somebody else's answer has interrupted: promised, or half won."""
    total = 0.0
    for frame in state.stack:
        if isinstance(frame, Clash) and frame.me == seat and frame.defender != NOTHING:
            if frame.offered and frame.at < len(frame.script.steps):
                total += frame.karma if frame.karma >= 0 else karma(state, frame.attacker)
            elif frame.decided == UNDECIDED and state.corrupt & BIT[frame.defender]:
                total += karma(state, frame.attacker) / 2
    return total


# The features: what a seat has, in numbers.


def curse(state: State, seat: int) -> float:
    """Curses on the field."""
    return int(count(curses_of(state, seat)))


def curse_eye(state: State, seat: int) -> float:
    """Their Eye."""
    total = 0
    for card in cards_of(curses_of(state, seat)):
        total += eye(state, card)
    return total


def curse_karma(state: State, seat: int) -> float:
    """Their Karma: what they score."""
    total = 0
    for card in cards_of(curses_of(state, seat)):
        total += karma(state, card)
    return total


def corrupt(state: State, seat: int) -> float:
    """Corrupt Curses."""
    return int(count(curses_of(state, seat) & state.corrupt))


def barrier(state: State, seat: int) -> float:
    """Pure Curses with Barrier: they can't be broken in one turn (BL-12.3)."""
    total = 0
    for card in cards_of(curses_of(state, seat) & ~state.corrupt):
        total += has(state, card, BARRIER)
    return total


def echo(state: State, seat: int) -> float:
    """Echoes on the field."""
    return int(count(prayers_of(state, seat) & PRINTED.echoes))


def bond(state: State, seat: int) -> float:
    """Bonds this seat controls."""
    return int(count(prayers_of(state, seat) & PRINTED.bonds))


def altar(state: State, seat: int) -> float:
    """Cards in the Altar."""
    return altar_size(state, seat)


FEATURES: Final[dict[str, Callable[[State, int], float]]] = {
    "curse": curse,
    "eye": curse_eye,
    "karma": curse_karma,
    "corrupt": corrupt,
    "barrier": barrier,
    "echo": echo,
    "bond": bond,
    "altar": altar,
}

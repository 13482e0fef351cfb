"""What becomes of Curses, in a clash or by an effect: corrupt, weakened, blessing (BL-7, BL-11)."""

from typing import Final

from mypy_extensions import i64

from gloaming.engine.question import Question
from gloaming.engine.script import Step
from gloaming.games.bless.field.triggers import collect, rule_clause, wait
from gloaming.games.bless.language.index import Lasting
from gloaming.games.bless.language.lasting import add_modifier, give_modifier
from gloaming.games.bless.language.sentences import (
    ATTACKED,
    BARRIER,
    BLESS,
    CANNOT_BE_ATTACKED,
    CORRUPTED,
    EYE_PLUS,
    THIS_TURN,
    Modifier,
)
from gloaming.games.bless.language.values import has, karma
from gloaming.games.bless.table.bits import lowest
from gloaming.games.bless.table.frames import Effect
from gloaming.games.bless.table.state import NOTHING, State, all_curses, controller, stamp

# Saves know modifiers by their numbers: these two come before those of the cards.
WEAKNESS: Final = Lasting(Modifier(EYE_PLUS, -2), THIS_TURN)  # Cards 23 and 38, each time.
BARRIER_HOLDS: Final = Lasting(Modifier(CANNOT_BE_ATTACKED), THIS_TURN)  # BL-12.3


def corrupt(state: State, cards: i64) -> i64:
    """Pure Curses become corrupt, at once; Barrier applies instantly (BL-7.3, BL-12.3)."""
    fresh = cards & all_curses(state) & ~state.corrupt
    state.corrupt |= fresh
    left = fresh
    while left:
        card = lowest(left)
        left &= left - 1
        state.tell("corrupts", card)
        if has(state, card, BARRIER):
            state.tell("barrier", card)
            give_modifier(state, BARRIER_HOLDS, controller(state, card), card, card, NOTHING)
    left = fresh
    while left:
        collect(state, CORRUPTED, lowest(left))
        left &= left - 1
    return fresh


def bless(state: State, card: int, seat: int, worth: int, here: bool = True) -> None:
    """Points for a seat; then what the Curse does when it blesses, if still here (BL-11.1)."""
    state.vp[seat] += worth
    state.tell("blesses", card, worth)
    state.tell("points", seat, state.vp[seat])
    if here:
        start = len(state.pending)
        collect(state, BLESS, card)
        wait(state, start)


def weaken(state: State, me: int, source: int, card: int, at: int) -> None:
    """A Curse has -2 Eye until the end of the turn (R-70)."""
    add_modifier(state, WEAKNESS.number, me, source, card, NOTHING, at)


# Effects that the rules give to cards, not a text.


class ImpactBlesses(Step[State, Effect]):
    """A card with Impact that corrupted another one blesses (BL-12.2)."""

    def run(self, state: State, effect: Effect) -> Question | None:
        bless(state, effect.card, effect.me, karma(state, effect.card))
        return None


class Weaken(Step[State, Effect]):
    """The Curse attacked gets -2 Eye until the end of the turn (R-70)."""

    def run(self, state: State, effect: Effect) -> Question | None:
        weaken(state, effect.me, effect.bond, effect.card, stamp(state))
        state.tell("weakens", effect.card, 2)
        return None


IMPACT_EFFECT: Final = rule_clause("impact", CORRUPTED, ImpactBlesses())
WEAKENED: Final = rule_clause("weakened", ATTACKED, Weaken())

"""Effects that something calls: they wait for their turn, are ordered and used (BL-13)."""

from typing import Any, Final

from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.bless.language.index import BOND_SIDE, CLAUSES, CURSE_SIDE
from gloaming.games.bless.language.sentences import BROKEN, When
from gloaming.games.bless.language.values import silenced
from gloaming.games.bless.table.bits import NONE, bit_of, has_one, lowest
from gloaming.games.bless.table.frames import Effect, Waiting
from gloaming.games.bless.table.state import (
    ABOUT,
    ARRIVED,
    GIVEN_BY,
    NOTHING,
    OWNER,
    TRIGGER,
    State,
    all_curses,
    controller,
)
from gloaming.games.bless.table.words import NEXT

MOST_EFFECTS: Final = 1000  # A guard, in one step of the Main phase (BL-14.6).

NOT_WAITING: Final = Refusal("BL-13.4", "not-waiting")


def rule_clause(name: str, trigger: int, *effects: Step[State, Any]) -> When:
    """An effect that the rules give to cards, not a text."""
    clause = When(trigger, *effects)
    clause.number = len(CLAUSES)
    CLAUSES.append(clause)
    clause.script = Script(name, clause.effects)
    return clause


def collect(state: State, trigger: int, card: int) -> None:
    """A Curse's own effects for a trigger, and those its Bond gives, begin to wait."""
    own = CURSE_SIDE[card].whens[trigger]
    bond = state.under[card]
    if not own and (bond == NOTHING or not BOND_SIDE[bond].whens[trigger]):
        return
    silent = silenced(state)
    if silent & bit_of(card):
        return
    me = controller(state, card)
    for clause in own:
        add(state, clause, me, card, NOTHING)
    if bond != NOTHING and not silent & bit_of(bond):
        for clause in BOND_SIDE[bond].whens[trigger]:
            add(state, clause, me, card, bond)


def add(state: State, clause: When, me: int, card: int, bond: int) -> None:
    """One more effect waits: it belongs to `me`, is about `card`, is printed on `bond` if any."""
    state.pending += [clause.number, me, card, bond, state.since[card]]


def wait(state: State, start: int) -> None:
    """What began to wait since `start` is used before anything else goes on (BL-13.5)."""
    if len(state.pending) > start:
        state.stack.append(Waiting(WAITING, start))


class UseNext(Step[State, Waiting]):
    """The active player's effects first; each player orders their own (BL-13.4)."""

    def run(self, state: State, frame: Waiting) -> Question | None:
        drop_the_gone(state, frame.start)
        if len(state.pending) <= frame.start:
            return None
        me = whose_turn(state, frame)
        sources = NONE
        for at in range(frame.start, len(state.pending), TRIGGER):
            if state.pending[at + OWNER] == me:
                sources |= bit_of(printed_on(state, at))
        if not has_one(sources):
            return Question(me, "order", NEXT.on(sources))
        self.use(state, frame, lowest(sources))
        return None

    def answer(self, state: State, frame: Waiting, option: Option) -> None:
        self.use(state, frame, option.noun)

    def use(self, state: State, frame: Waiting, source: int) -> None:
        frame.repeat()
        pending = state.pending
        me = whose_turn(state, frame)
        at = frame.start
        while pending[at + OWNER] != me or printed_on(state, at) != source:
            at += TRIGGER
        script = CLAUSES[pending[at]].script
        assert script is not None
        state.tell("effect", source)
        if begin_effect(state):
            state.stack.append(Effect(script, me, pending[at + ABOUT], pending[at + GIVEN_BY]))
            del pending[at : at + TRIGGER]

    def refuse(self, state: State, frame: Waiting, option: Option) -> Refusal:
        return NOT_WAITING if option.verb == "next" else NOT_ASKED


def whose_turn(state: State, frame: Waiting) -> int:
    """The active player as long as an effect of theirs waits, then the other."""
    for at in range(frame.start, len(state.pending), TRIGGER):
        if state.pending[at + OWNER] == state.active:
            return state.active
    return 1 - state.active


def printed_on(state: State, at: int) -> int:
    """The card on which a waiting effect is printed."""
    bond = state.pending[at + GIVEN_BY]
    return bond if bond != NOTHING else state.pending[at + ABOUT]


def drop_the_gone(state: State, start: int) -> None:
    """An effect whose card has left the field is dropped, unless it is BROKEN."""
    pending = state.pending
    for at in range(len(pending) - TRIGGER, start - 1, -TRIGGER):
        if CLAUSES[pending[at]].trigger == BROKEN:
            continue
        card = pending[at + ABOUT]
        if not all_curses(state) & bit_of(card) or state.since[card] != pending[at + ARRIVED]:
            del pending[at : at + TRIGGER]


def begin_effect(state: State) -> bool:
    """Count an effect; too many in one step end the turn (BL-14.6)."""
    state.resolved += 1
    if state.resolved <= MOST_EFFECTS:
        return True
    state.pending.clear()
    state.ends_turn = 1
    state.tell("guard")
    return False


WAITING: Final = Script("waiting", [UseNext()])

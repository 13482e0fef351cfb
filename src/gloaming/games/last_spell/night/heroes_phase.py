"""The Heroes Phase: turns go round until everybody has passed (LS-14)."""

from typing import Final

from gloaming.engine.question import TABLE, Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Frame, Script, Step
from gloaming.games.last_spell.action import Actions
from gloaming.games.last_spell.board import NOWHERE
from gloaming.games.last_spell.box.hero_cards import TOKENS
from gloaming.games.last_spell.box.structures import BALLISTA, IN_PLAY
from gloaming.games.last_spell.heroes.pools import full_ap, seat_of
from gloaming.games.last_spell.heroes.walking import MOVES
from gloaming.games.last_spell.night.actions import (
    DrawMana,
    Drink,
    Fire,
    Punch,
    Read,
    Reinforce,
    Restore,
    Stride,
    UseWeapon,
)
from gloaming.games.last_spell.night.perks_and_traits import (
    UsePerk,
    UseTrait,
)
from gloaming.games.last_spell.state import BLOCKED, HEROES, NOBODY, READY, State
from gloaming.games.last_spell.table.ending import end_of_night
from gloaming.games.last_spell.table.ground import trapped
from gloaming.games.last_spell.table.team import team, turn_order
from gloaming.games.last_spell.words import (
    ACT,
    END_TURN,
)

MOST_ACTIONS: Final = 400  # In one Heroes Phase; never reached in legal play.

IS_TRAPPED: Final = Refusal("LS-20.25", "is-trapped")
HAS_PASSED: Final = Refusal("LS-14.3", "has-passed")

PUNCHING: Final = Punch("punch")
ACTIONS: Final = Actions(
    [
        *MOVES,
        UseWeapon("attack"),
        Restore("restore"),
        Stride("use_item"),
        Drink("drink"),
        Read("read"),
        PUNCHING,
        Reinforce("reinforce"),
        Fire("fire"),
        UsePerk("use_perk"),
        UseTrait("use_trait"),
        DrawMana("draw_mana"),
    ]
)
WHEN_TRAPPED: Final = Actions([PUNCHING])  # Nothing but the fist is free (LS-20.25).


class RefreshHeroes(Step[State, Frame]):
    """All AP and Movement tokens are refreshed, all counters of the phase reset (LS-14.1)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        state.tell("heroes-phase", state.phase)
        state.actions = 0
        state.phase_kills = 0
        state.well = 0
        state.active = NOBODY
        for hero in team(state):
            state.passed[hero] = 0
            state.this_phase[hero] = 0
            state.ap[hero] = full_ap(state, hero)
            for token in range(hero * TOKENS, (hero + 1) * TOKENS):
                if state.used[token] != BLOCKED:  # LS-20.5
                    state.used[token] = READY
        for number in range(len(state.uses)):
            state.uses[number] = 0
        for built in range(IN_PLAY):
            if state.kind[built] == BALLISTA:
                state.shots[built] = 1
        return None


class NextTurn(Step[State, Frame]):
    """The next hero that has not passed takes a turn; if there is none, the phase is over."""

    def run(self, state: State, frame: Frame) -> Question | None:
        ready = still_in(state)
        if not ready:
            state.active = NOBODY
            return None
        if len(ready) > 1 and not state.edition.seat_order:
            return Question(TABLE, "act", [ACT[state.card[hero]] for hero in ready])
        frame.repeat()
        begin_turn(state, ready[0])
        return None

    def answer(self, state: State, frame: Frame, option: Option) -> None:
        frame.repeat()
        begin_turn(state, state.card.index(option.noun))

    def refuse(self, state: State, frame: Frame, option: Option) -> Refusal:
        return HAS_PASSED if option.verb == "act" else NOT_ASKED


def still_in(state: State) -> list[int]:
    """The heroes that have not passed, in turn order from whoever is next (LS-14.2)."""
    order = turn_order(state)
    if state.active in order:
        after = order.index(state.active) + 1
        order = order[after:] + order[:after]
    return [hero for hero in order if state.space[hero] != NOWHERE and not state.passed[hero]]


def begin_turn(state: State, hero: int) -> None:
    state.active = hero
    state.mp = 0
    state.walked = 0
    state.attacked = 0
    state.acted = 0
    state.drunk = 0
    state.kills = 0
    state.clear_sight = 0
    state.tell("turn", state.card[hero])
    state.stack.append(Frame(TURN))


class TakeTurn(Step[State, Frame]):
    """A hero takes any number of actions in any order, then ends its turn (LS-14.3)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        hero = state.active
        if end_of_night(state):  # Tested after every action (LS-1.8).
            return None
        if state.space[hero] == NOWHERE:
            return None  # Killed by its own player's Defence.
        if state.actions >= MOST_ACTIONS:
            for one in range(HEROES):
                state.passed[one] = 1
            return None
        options: list[Option] = []
        open_to(state, hero).offer(state, options)
        options.append(END_TURN)
        return Question(seat_of(state, hero), "turn", options)

    def answer(self, state: State, frame: Frame, option: Option) -> None:
        hero = state.active
        if option is END_TURN:
            end_turn(state, hero)
            return
        frame.repeat()
        state.acted = 1
        state.actions += 1
        ACTIONS.do(state, option)

    def refuse(self, state: State, frame: Frame, option: Option) -> Refusal:
        actions = open_to(state, state.active)
        if option.verb in ACTIONS.by_verb and option.verb not in actions.by_verb:
            return IS_TRAPPED
        return actions.refuse(state, option)


def open_to(state: State, hero: int) -> Actions:
    """What a hero can choose from (LS-14.5)."""
    return WHEN_TRAPPED if state.growth and trapped(state, hero) else ACTIONS


def end_turn(state: State, hero: int) -> None:
    """MP left are lost (LS-5.2); a turn in which nothing was done is a Pass (LS-14.3)."""
    state.mp = 0
    if state.acted:
        state.tell("ends-turn", state.card[hero])
    else:
        state.passed[hero] = 1
        state.tell("passes", state.card[hero])


TURN: Final = Script("turn", [TakeTurn()])
HEROES_PHASE: Final = Script("heroes-phase", [RefreshHeroes(), NextTurn()])

"""The Heroes Phase: turns go round until everybody has passed (LS-14)."""

from typing import Final

from gloaming.engine.question import TABLE, Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Frame, Script, Step
from gloaming.games.last_spell.attack.attack_types import refuse_type
from gloaming.games.last_spell.board import NOWHERE
from gloaming.games.last_spell.box.equipment import (
    ARMOUR,
    ITEM_COUNT,
    ITEMS,
    POTION,
    TYPES_PER_WEAPON,
    WEAPON,
    WEAPONS,
)
from gloaming.games.last_spell.box.hero_cards import FIELD_MEDIC, SECOND_WIND, TOKENS
from gloaming.games.last_spell.box.structures import BALLISTA, IN_PLAY
from gloaming.games.last_spell.heroes.pools import full_ap, refuse_restore, restore, seat_of
from gloaming.games.last_spell.heroes.walking import flip, refuse_walk, walk, walking_options
from gloaming.games.last_spell.night.actions import (
    draw_mana,
    drink,
    fire,
    loaded,
    punch,
    punches,
    read,
    refuse_fire,
    refuse_potion,
    refuse_punch,
    refuse_reinforce,
    refuse_scroll,
    refuse_stride,
    refuse_well,
    reinforce,
    stride,
    use_weapon,
)
from gloaming.games.last_spell.night.perks_and_traits import (
    can_use_perk,
    can_use_trait,
    use_perk,
    use_trait,
)
from gloaming.games.last_spell.state import BLOCKED, CARRIED, HEROES, NOBODY, READY, State
from gloaming.games.last_spell.table.ending import end_of_night
from gloaming.games.last_spell.table.ground import trapped
from gloaming.games.last_spell.table.team import team, turn_order
from gloaming.games.last_spell.words import (
    ACT,
    ATTACK,
    DRAW_MANA,
    DRINK,
    END_TURN,
    FIRE,
    PUNCH_AT,
    READ,
    REINFORCE,
    RESTORE,
    USE_ITEM,
    USE_PERK,
    USE_TRAIT,
)

MOST_ACTIONS: Final = 400  # In one Heroes Phase; never reached in legal play (§8).

IS_TRAPPED: Final = Refusal("LS-20.25", "is-trapped")
HAS_PASSED: Final = Refusal("LS-14.3", "has-passed")
PERK_NOT_ON_TURN: Final = Refusal("LS-4.6", "perk-not-on-turn")
TRAIT_NOT_ON_TURN: Final = Refusal("LS-4.7", "trait-not-on-turn")

_MOVES: Final = ["flip", "step", "jump", "climb", "descend", "travel"]
# What a trapped hero can't do: all but to punch (LS-20.25).
_ACTIONS: Final = [
    *_MOVES,
    "attack",
    "reinforce",
    "drink",
    "read",
    "fire",
    "restore",
    "use_item",
    "draw_mana",
    "use_perk",
    "use_trait",
]


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
        if state.growth and trapped(state, hero):  # Nothing but the fist is free (LS-20.25).
            options = [PUNCH_AT[space] for space in punches(state, hero)]
            options.append(END_TURN)
            return Question(seat_of(state, hero), "turn", options)
        walking_options(state, hero, options)
        carried_options(state, hero, options)
        for space in punches(state, hero):
            options.append(PUNCH_AT[space])
        if refuse_reinforce(state, hero) is None:
            options.append(REINFORCE)
        for space in loaded(state):
            options.append(FIRE[space])
        if can_use_perk(state, hero, FIELD_MEDIC):
            options.append(USE_PERK[FIELD_MEDIC])
        if can_use_perk(state, hero, SECOND_WIND):
            options.append(USE_PERK[SECOND_WIND])
        if can_use_trait(state, hero):
            options.append(USE_TRAIT[state.trait[hero]])
        if refuse_well(state, hero) is None:
            options.append(DRAW_MANA)
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
        act(state, hero, option)

    def refuse(self, state: State, frame: Frame, option: Option) -> Refusal:
        if option.verb in _ACTIONS and trapped(state, state.active):
            return IS_TRAPPED
        return refuse_action(state, state.active, option) or NOT_ASKED


def end_turn(state: State, hero: int) -> None:
    """MP left are lost (LS-5.2); a turn in which nothing was done is a Pass (LS-14.3)."""
    state.mp = 0
    if state.acted:
        state.tell("ends-turn", state.card[hero])
    else:
        state.passed[hero] = 1
        state.tell("passes", state.card[hero])


def carried_options(state: State, hero: int, options: list[Option]) -> None:
    """What can be done with the hero's weapons, armour, potions and scrolls."""
    mine = CARRIED + hero
    for item in range(ITEM_COUNT):
        if state.place[item] != mine:
            continue
        sort = ITEMS[item].sort
        if sort == WEAPON:
            if not state.attacked:
                first = TYPES_PER_WEAPON * item
                for number in range(first, first + len(WEAPONS[ITEMS[item].card].attacks)):
                    if refuse_type(state, hero, number) is None:
                        options.append(ATTACK[number])
        elif sort == ARMOUR:
            if refuse_restore(state, hero, item) is None:
                options.append(RESTORE[item])
            elif refuse_stride(state, hero, item) is None:
                options.append(USE_ITEM[item])
        elif sort == POTION:
            if not state.drunk:
                options.append(DRINK[item])
        elif refuse_scroll(state, hero, item) is None:
            options.append(READ[item])


def act(state: State, hero: int, option: Option) -> None:
    """Do one action of a turn (LS-14.5)."""
    verb, noun = option.verb, option.noun
    if verb == "flip":
        flip(state, hero, noun)
    elif verb in ("step", "jump", "climb", "descend", "travel"):
        walk(state, hero, option)
    elif verb == "attack":
        use_weapon(state, hero, noun)
    elif verb == "punch":
        punch(state, hero, noun)
    elif verb == "reinforce":
        reinforce(state, hero)
    elif verb == "drink":
        drink(state, hero, noun)
    elif verb == "read":
        read(state, hero, noun)
    elif verb == "fire":
        fire(state, hero, noun)
    elif verb == "restore":
        restore(state, hero, noun)
    elif verb == "use_item":
        stride(state, hero, noun)
    elif verb == "draw_mana":
        draw_mana(state, hero)
    elif verb == "use_perk":
        use_perk(state, hero, noun)
    else:
        use_trait(state, hero, noun)


def refuse_action(state: State, hero: int, option: Option) -> Refusal | None:
    """Why an action is not offered."""
    verb, noun = option.verb, option.noun
    if verb in _MOVES:
        return refuse_walk(state, hero, option)
    if verb == "attack":
        return refuse_type(state, hero, noun)
    if verb == "punch":
        return refuse_punch(state, hero, noun)
    if verb == "reinforce":
        return refuse_reinforce(state, hero)
    if verb == "drink":
        return refuse_potion(state, hero, noun)
    if verb == "read":
        return refuse_scroll(state, hero, noun)
    if verb == "fire":
        return refuse_fire(state, noun)
    if verb == "restore":
        return refuse_restore(state, hero, noun)
    if verb == "use_item":
        return refuse_stride(state, hero, noun)
    if verb == "draw_mana":
        return refuse_well(state, hero)
    if verb == "use_perk":
        return PERK_NOT_ON_TURN
    return TRAIT_NOT_ON_TURN if verb == "use_trait" else None


TURN: Final = Script("turn", [TakeTurn()])
HEROES_PHASE: Final = Script("heroes-phase", [RefreshHeroes(), NextTurn()])

"""The Main Phase: the team does what it likes, in any order (LS-18.6)."""

from typing import Final

from gloaming.engine.question import TABLE, Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Step
from gloaming.games.last_spell.box.hero_cards import FOREMAN, HAGGLER
from gloaming.games.last_spell.day.building import (
    BUILDING,
    NO_WORKERS,
    building_options,
    refuse_build,
    refuse_repair,
    refuse_upgrade,
    refuse_work,
    repair,
    upgrade_wall,
    work,
)
from gloaming.games.last_spell.day.market import (
    HANDING_OUT,
    buy,
    buy_potion,
    market_options,
    refuse_buy,
    refuse_move,
    refuse_potion,
    refuse_sell,
    sell,
    upgrade,
)
from gloaming.games.last_spell.day.market import refuse_upgrade as refuse_weapon
from gloaming.games.last_spell.frames import OfHero, Round
from gloaming.games.last_spell.heroes.solo import recruit, recruits, refuse_recruit
from gloaming.games.last_spell.state import (
    WAITING,
    State,
)
from gloaming.games.last_spell.table.supply import GOLD, MATERIALS, earn
from gloaming.games.last_spell.words import END_MAIN, RECRUIT, SCAVENGE, USE_TRAIT

FOREMAN_WORKERS: Final = 3
HAGGLED: Final = 3
MOST_ACTIONS: Final = 300  # Of one Main Phase (§8).

NOT_THIS_TRAIT: Final = Refusal("LS-18.6", "trait-not-by-day")


class MainPhase(Step[State, Round]):
    """The team does what it likes, in any order, until it declares the end (LS-18.6, DP-08)."""

    def run(self, state: State, frame: Round) -> Question | None:
        if state.actions >= MOST_ACTIONS:
            return None
        options = [END_MAIN]
        if state.workers:
            options += SCAVENGE
        building_options(state, options)
        market_options(state, options)
        for card in recruits(state):
            options.append(RECRUIT[card])
        for trait in (HAGGLER, FOREMAN):
            if refuse_trait(state, trait) is None:
                options.append(USE_TRAIT[trait])
        return Question(TABLE, "main", options)

    def answer(self, state: State, frame: Round, option: Option) -> None:
        if option is END_MAIN:
            return
        frame.repeat()
        state.actions += 1
        do(state, option)

    def refuse(self, state: State, frame: Round, option: Option) -> Refusal:
        return refuse_action(state, option) or NOT_ASKED


def refuse_trait(state: State, trait: int) -> Refusal | None:
    """Haggler and Foreman belong to the day (TR11, TR12)."""
    if trait not in (HAGGLER, FOREMAN) or trait not in state.trait:
        return NOT_THIS_TRAIT
    hero = state.trait.index(trait)
    mine = state.joined[hero] > WAITING and not state.spent_trait[hero]
    return None if mine else NOT_THIS_TRAIT


def do(state: State, option: Option) -> None:
    """One action of the Main Phase."""
    verb, noun = option.verb, option.noun
    if verb == "scavenge":
        state.workers -= 1
        state.tell("scavenges", noun)
        earn(state, GOLD if noun == GOLD else MATERIALS, 1)
    elif verb == "work":
        work(state, noun)
    elif verb == "build":
        state.stack.append(OfHero(BUILDING, thing=noun))
    elif verb == "upgrade_wall":
        upgrade_wall(state, noun)
    elif verb == "repair":
        repair(state, noun)
    elif verb == "buy":
        buy(state, noun)
    elif verb == "buy_potion":
        buy_potion(state, noun)
    elif verb == "sell":
        sell(state, noun)
    elif verb == "upgrade":
        upgrade(state, noun)
    elif verb == "move":
        state.stack.append(OfHero(HANDING_OUT, thing=noun))
    elif verb == "recruit":
        recruit(state, noun)
    else:
        use_trait(state, noun)


def use_trait(state: State, trait: int) -> None:
    hero = state.trait.index(trait)
    state.spent_trait[hero] = 1
    state.tell("uses-trait", state.card[hero], trait)
    if trait == HAGGLER:
        state.discount = HAGGLED
    else:
        state.workers += FOREMAN_WORKERS


def refuse_action(state: State, option: Option) -> Refusal | None:
    """Why an action of the Main Phase is not offered."""
    verb, noun = option.verb, option.noun
    if verb == "scavenge":
        return NO_WORKERS
    if verb == "work":
        return refuse_work(state, noun)
    if verb == "build":
        return refuse_build(state, noun)
    if verb == "upgrade_wall":
        return refuse_upgrade(state, noun)
    if verb == "repair":
        return refuse_repair(state, noun)
    if verb == "buy":
        return refuse_buy(state, noun)
    if verb == "buy_potion":
        return refuse_potion(state, noun)
    if verb == "sell":
        return refuse_sell(state, noun)
    if verb == "upgrade":
        return refuse_weapon(state, noun)
    if verb == "move":
        return refuse_move(state, noun)
    if verb == "recruit":
        return refuse_recruit(state, noun)
    return refuse_trait(state, noun) if verb == "use_trait" else None

"""The day: dawn, the Main Phase, the end of the day (LS-18)."""

from typing import Any, Final

from gloaming.engine.question import NATURE, TABLE, Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.last_spell.box.equipment import (
    FIRST_ARMOUR,
    FIRST_SCROLL,
    ITEM_COUNT,
    POTION,
    POTION_PRICE,
)
from gloaming.games.last_spell.box.hero_cards import FOREMAN, HAGGLER
from gloaming.games.last_spell.box.structures import (
    CATAPULT,
    FIRST_OFF_PLOT,
    FIRST_ON_PLOT,
    HOUSE,
    IN_PLAY,
    LAUNCH_TOKENS,
    STRUCTURES,
)
from gloaming.games.last_spell.day.building import (
    BUILDING,
    GOLD,
    MATERIALS,
    NO_WORKERS,
    building_options,
    earn,
    refuse_build,
    refuse_repair,
    refuse_upgrade,
    refuse_work,
    repair,
    upgrade_wall,
    work,
)
from gloaming.games.last_spell.day.discovery import AdvanceFog, DrawDirection, FindHarpy, LookAhead
from gloaming.games.last_spell.day.market import (
    HANDING_OUT,
    buy,
    market_options,
    price,
    refuse_buy,
    refuse_move,
    refuse_potion,
    refuse_sell,
    sell,
    upgrade,
)
from gloaming.games.last_spell.day.market import refuse_upgrade as refuse_weapon
from gloaming.games.last_spell.frames import OfHero, Round
from gloaming.games.last_spell.heroes.levels import LevelUps
from gloaming.games.last_spell.heroes.pools import full_ap, heal, regain_mana
from gloaming.games.last_spell.heroes.preparation import copy_in_box
from gloaming.games.last_spell.heroes.solo import recruit, recruits, refuse_recruit
from gloaming.games.last_spell.state import (
    ADVANCED_BAG,
    ADVANCED_DISCARD,
    ADVANCED_ROW,
    BASE_BAG,
    BASE_DISCARD,
    BASE_ROW,
    READY,
    SHARED,
    WAITING,
    State,
)
from gloaming.games.last_spell.table.ground import standing, team
from gloaming.games.last_spell.words import DEAL, END_MAIN, RECRUIT, SCAVENGE, USE_TRAIT

WORKERS: Final = 2  # And one for each House.
FOREMAN_WORKERS: Final = 3
HAGGLED: Final = 3
BASE_CARDS: Final = 6
ADVANCED_CARDS: Final = 4
MOST_ACTIONS: Final = 300  # Of one Main Phase (§8).

NOT_THIS_TRAIT: Final = Refusal("LS-18.6", "trait-not-by-day")


class Dawn(Step[State, Round]):
    """Unsold cards are discarded, and Workers come: two, and one for each House (LS-18.2)."""

    def run(self, state: State, frame: Round) -> Question | None:
        for item in range(ITEM_COUNT):
            if state.place[item] == BASE_ROW:
                state.place[item] = BASE_DISCARD
            elif state.place[item] == ADVANCED_ROW:
                state.place[item] = ADVANCED_DISCARD
        frame.index = 0
        state.workers = WORKERS + standing(state, HOUSE)
        state.discount = 0
        state.actions = 0
        for item in range(FIRST_ARMOUR):
            state.upgraded[item] = 0
        for built in range(FIRST_ON_PLOT, FIRST_OFF_PLOT):
            state.shots[built] = STRUCTURES[state.kind[built]].jobs
        state.tell("dawn", state.day, state.workers)
        return None


class DealRow(Step[State, Round]):
    """Cards are dealt to a row; an empty deck is rebuilt from its discards (LS-18.2)."""

    def __init__(self, bag: int, row: int, discard: int, many: int) -> None:
        self.bag = bag
        self.row = row
        self.discard = discard
        self.many = many

    def run(self, state: State, frame: Round) -> Question | None:
        return self.ask(state)

    def ask(self, state: State) -> Question | None:
        """What luck deals next; nothing once the row is full or no card is left."""
        left = self.many - state.place.count(self.row)
        if left <= 0:
            return None
        cards = self.in_bag(state)
        if not cards:
            for item in range(ITEM_COUNT):
                if state.place[item] == self.discard:
                    state.place[item] = self.bag
            cards = self.in_bag(state)
        if not cards:
            return None
        return Question(NATURE, "deal", [DEAL[item] for item in cards], None, left)

    def in_bag(self, state: State) -> list[int]:
        return [item for item in range(ITEM_COUNT) if state.place[item] == self.bag]

    def answer(self, state: State, frame: Round, option: Option) -> None:
        state.place[option.noun] = self.row
        state.tell("dealt", option.noun)
        frame.repeat()


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


def buy_potion(state: State, colour: int) -> None:
    """A full potion of a colour for 2 Gold (LS-18.12)."""
    item = copy_in_box(state, POTION, colour)
    cost = price(state, POTION_PRICE)
    state.gold -= cost
    state.discount = 0
    state.place[item] = SHARED
    state.tell("buys", item, cost)


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


class EndOfDay(Step[State, Round]):
    """Regeneration and Restore (LS-18.15)."""

    def run(self, state: State, frame: Round) -> Question | None:
        state.actions = 0
        state.workers = 0
        state.discount = 0
        state.tell("evening", state.day)
        for hero in team(state):
            heal(state, hero, 1)
            regain_mana(state, hero, state.base_mana[hero])
            state.ap[hero] = full_ap(state, hero)
        for token in range(len(state.used)):
            state.used[token] = READY
        for item in range(FIRST_ARMOUR, FIRST_SCROLL):  # Armour, shields and potions.
            state.exhausted[item] = 0
        for built in range(IN_PLAY):
            if state.kind[built] == CATAPULT:
                state.shots[built] = LAUNCH_TOKENS
            elif built < FIRST_OFF_PLOT:
                state.shots[built] = 0
        return None


DAY: Final[Script[Any, Any]] = Script(
    "day",
    [
        Dawn(),
        LevelUps(),
        DealRow(BASE_BAG, BASE_ROW, BASE_DISCARD, BASE_CARDS),
        DealRow(ADVANCED_BAG, ADVANCED_ROW, ADVANCED_DISCARD, ADVANCED_CARDS),
        AdvanceFog(),
        DrawDirection(last=False),
        FindHarpy(last=False),
        MainPhase(),
        DrawDirection(last=True),
        FindHarpy(last=True),
        LookAhead(),
        EndOfDay(),
    ],
)

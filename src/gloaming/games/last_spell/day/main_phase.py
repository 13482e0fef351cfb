"""The Main Phase: the team does what it likes, in any order (LS-18.6)."""

from typing import Final

from gloaming.engine.question import TABLE, Option, Question
from gloaming.engine.refusal import Refusal
from gloaming.engine.script import Step
from gloaming.games.last_spell.action import Action, Actions
from gloaming.games.last_spell.box.hero_cards import FOREMAN, HAGGLER
from gloaming.games.last_spell.day.building import Build, Repair, Scavenge, UpgradeWall, Work
from gloaming.games.last_spell.day.market import Buy, BuyPotion, MoveItem, Sell, Upgrade
from gloaming.games.last_spell.frames import Round
from gloaming.games.last_spell.heroes.solo import Recruit
from gloaming.games.last_spell.state import WAITING, State
from gloaming.games.last_spell.words import END_MAIN

FOREMAN_WORKERS: Final = 3
HAGGLED: Final = 3
MOST_ACTIONS: Final = 300  # Of one Main Phase.

NOT_THIS_TRAIT: Final = Refusal("LS-18.6", "trait-not-by-day")


class UseTraitByDay(Action):
    """Haggler and Foreman belong to the day (TR11, TR12)."""

    def nouns(self, state: State) -> list[int]:
        return _BY_DAY

    def refuse(self, state: State, trait: int) -> Refusal | None:
        if trait not in _BY_DAY or trait not in state.trait:
            return NOT_THIS_TRAIT
        hero = state.trait.index(trait)
        mine = state.joined[hero] > WAITING and not state.spent_trait[hero]
        return None if mine else NOT_THIS_TRAIT

    def do(self, state: State, trait: int) -> None:
        hero = state.trait.index(trait)
        state.spent_trait[hero] = 1
        state.tell("uses-trait", state.card[hero], trait)
        if trait == HAGGLER:
            state.discount = HAGGLED
        else:
            state.workers += FOREMAN_WORKERS


_BY_DAY: Final = [HAGGLER, FOREMAN]
ACTIONS: Final = Actions(
    [
        Scavenge("scavenge"),
        Build("build"),
        Work("work", Repair("repair"), UpgradeWall("upgrade_wall")),
        Buy("buy", Sell("sell"), Upgrade("upgrade"), MoveItem("move")),
        BuyPotion("buy_potion"),
        Recruit("recruit"),
        UseTraitByDay("use_trait"),
    ]
)


class MainPhase(Step[State, Round]):
    """The team does what it likes, in any order, until it declares the end (LS-18.6, DP-08)."""

    def run(self, state: State, frame: Round) -> Question | None:
        if state.actions >= MOST_ACTIONS:
            return None
        options = [END_MAIN]
        ACTIONS.offer(state, options)
        return Question(TABLE, "main", options)

    def answer(self, state: State, frame: Round, option: Option) -> None:
        if option is END_MAIN:
            return
        frame.repeat()
        state.actions += 1
        ACTIONS.do(state, option)

    def refuse(self, state: State, frame: Round, option: Option) -> Refusal:
        return ACTIONS.refuse(state, option)

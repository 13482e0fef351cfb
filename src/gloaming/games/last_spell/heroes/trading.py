"""Scenario III begins with better weapons: a starting one is traded in (DP-23)."""

from typing import Final

from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.last_spell.box.equipment import ARMOUR, ITEMS, WEAPON_ITEMS, WEAPONS
from gloaming.games.last_spell.frames import OfHero, Round
from gloaming.games.last_spell.heroes.carrying import HANDS, hands_full
from gloaming.games.last_spell.heroes.pools import seat_of
from gloaming.games.last_spell.state import ADVANCED_BAG, CARRIED, IN_BOX, SHARED, State
from gloaming.games.last_spell.table.team import team
from gloaming.games.last_spell.words import GIVE_UP, TRADE_FOR

TRADED_LEVEL: Final = 2

NOT_GIVEN_UP: Final = Refusal("LS-18.16", "not-given-up")
NOT_TRADED: Final = Refusal("LS-18.16", "not-traded")


class TradeWeapons(Step[State, Round]):
    """In seat order each hero trades one starting weapon (DP-23)."""

    def run(self, state: State, frame: Round) -> Question | None:
        order = team(state)
        if state.scenario == 3 and frame.index < len(order):
            state.stack.append(OfHero(TRADING, order[frame.index]))
            frame.index += 1
            frame.repeat()
        else:
            frame.index = 0
        return None


def weapons_of(state: State, hero: int) -> list[int]:
    return [item for item in range(WEAPON_ITEMS) if state.place[item] == CARRIED + hero]


class GiveUp(Step[State, OfHero]):
    """The weapon that goes; asked of whoever has two (DP-23)."""

    def run(self, state: State, frame: OfHero) -> Question | None:
        mine = weapons_of(state, frame.hero)
        if len(mine) == 1:
            frame.thing = mine[0]
            return None
        return Question(seat_of(state, frame.hero), "give-up", [GIVE_UP[item] for item in mine])

    def answer(self, state: State, frame: OfHero, option: Option) -> None:
        frame.thing = option.noun

    def refuse(self, state: State, frame: OfHero, option: Option) -> Refusal:
        return NOT_GIVEN_UP if option.verb == "give_up" else NOT_ASKED


class TradeFor(Step[State, OfHero]):
    """An Advanced weapon of the same type, or any if none is left, at Level II (DP-23)."""

    def run(self, state: State, frame: OfHero) -> Question | None:
        offered = self.offered(state, frame)
        options = [TRADE_FOR[item] for item in offered]
        return Question(seat_of(state, frame.hero), "trade-for", options)

    def offered(self, state: State, frame: OfHero) -> list[int]:
        left = [item for item in range(WEAPON_ITEMS) if state.place[item] == ADVANCED_BAG]
        alike = [item for item in left if type_of(item) == type_of(frame.thing)]
        return alike or left

    def answer(self, state: State, frame: OfHero, option: Option) -> None:
        state.place[frame.thing] = IN_BOX
        state.place[option.noun] = CARRIED + frame.hero
        state.weapon_level[option.noun] = TRADED_LEVEL
        state.tell("gets", state.card[frame.hero], option.noun)
        lay_down(state, frame.hero, option.noun)

    def refuse(self, state: State, frame: OfHero, option: Option) -> Refusal:
        return NOT_TRADED if option.verb == "trade_for" else NOT_ASKED


def type_of(item: int) -> int:
    return WEAPONS[ITEMS[item].card].type


def lay_down(state: State, hero: int, kept: int) -> None:
    """What no longer fits in the hands goes to the Shared Supply, a shield first (LS-4.5)."""
    held = [item for item in range(len(ITEMS)) if state.place[item] == CARRIED + hero]
    held = [item for item in held if ITEMS[item].hands and item != kept]
    shields = [item for item in held if ITEMS[item].sort == ARMOUR]
    for item in shields + [item for item in held if item not in shields]:
        if hands_full(state, hero) > HANDS:
            state.place[item] = SHARED
            state.tell("puts-down", item)


TRADING: Final = Script("trade", [GiveUp(), TradeFor()])

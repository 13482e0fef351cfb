"""Buying, selling, upgrading and handing out equipment by day (LS-18.12 to LS-18.14)."""

from typing import Final

from gloaming.engine.question import NATURE, TABLE, Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.last_spell.action import Action
from gloaming.games.last_spell.box.equipment import (
    ITEM_COUNT,
    ITEMS,
    POTION,
    POTION_PRICE,
    POTIONS,
)
from gloaming.games.last_spell.box.structures import ADVANCED_SHOP, BLACKSMITH, SHOP
from gloaming.games.last_spell.box.weapon import BASE
from gloaming.games.last_spell.frames import OfHero, Round
from gloaming.games.last_spell.heroes.carrying import has_taker, takers
from gloaming.games.last_spell.state import (
    ADVANCED_DISCARD,
    ADVANCED_ROW,
    BASE_DISCARD,
    BASE_ROW,
    CARRIED,
    NOBODY,
    SHARED,
    WAITING,
    State,
)
from gloaming.games.last_spell.table.supply import copy_in_box
from gloaming.games.last_spell.words import (
    DEAL,
    GIVE_TO,
    PUT_DOWN,
)

LEVEL_PRICES: Final = [0, 2, 4]  # From Level I to II, from II to III.
MOST_LEVEL: Final = 3

NOT_IN_ROW: Final = Refusal("LS-18.12", "not-in-row")
NO_SHOP: Final = Refusal("LS-18.12", "no-shop")
CANNOT_PAY: Final = Refusal("LS-18.12", "cannot-pay")
NONE_LEFT: Final = Refusal("LS-18.12", "no-such-potion-left")
NOT_OURS: Final = Refusal("LS-18.12", "not-ours")
NO_BLACKSMITH: Final = Refusal("LS-18.13", "no-blacksmith")
UPGRADED_TODAY: Final = Refusal("LS-18.13", "upgraded-today")
BEST_LEVEL: Final = Refusal("LS-18.13", "best-level")
CANNOT_PAY_SMITH: Final = Refusal("LS-18.13", "cannot-pay-smith")
CANNOT_CARRY: Final = Refusal("LS-18.14", "cannot-carry")
NOT_IN_TEAM: Final = Refusal("LS-18.14", "not-in-team")
CARRIES_IT: Final = Refusal("LS-18.14", "carries-it")
NOBODY_CARRIES: Final = Refusal("LS-18.14", "nobody-can-carry")
NOT_OURS_TO_MOVE: Final = Refusal("LS-18.14", "not-ours-to-move")

_COLOURS: Final = list(range(len(POTIONS)))

BASE_CARDS: Final = 6
ADVANCED_CARDS: Final = 4


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


def wares(state: State) -> list[int]:
    """All that belongs to the team, or lies in the row of a shop that stands."""
    base = BASE_ROW if SHOP in state.kind else SHARED
    advanced = ADVANCED_ROW if ADVANCED_SHOP in state.kind else SHARED
    return [n for n, at in enumerate(state.place) if at >= SHARED or at in (base, advanced)]


def price(state: State, full: int) -> int:
    """What a purchase costs after haggling (TR11)."""
    return max(0, full - state.discount)


class Buy(Action):
    """A card of a row, if its shop stands; it lies in the Shared Supply (LS-18.12)."""

    def nouns(self, state: State) -> list[int]:
        return wares(state)

    def refuse(self, state: State, item: int) -> Refusal | None:
        place = state.place[item]
        if place not in (BASE_ROW, ADVANCED_ROW):
            return NOT_IN_ROW
        if (SHOP if place == BASE_ROW else ADVANCED_SHOP) not in state.kind:
            return NO_SHOP
        return CANNOT_PAY if state.gold < price(state, ITEMS[item].price) else None

    def do(self, state: State, item: int) -> None:
        state.exhausted[item] = 0
        pay(state, item)


class BuyPotion(Action):
    """A full potion of a colour for 2 Gold (LS-18.12)."""

    def nouns(self, state: State) -> list[int]:
        return _COLOURS

    def refuse(self, state: State, colour: int) -> Refusal | None:
        if SHOP not in state.kind:
            return NO_SHOP
        if copy_in_box(state, POTION, colour) == NOBODY:
            return NONE_LEFT
        return CANNOT_PAY if state.gold < price(state, POTION_PRICE) else None

    def do(self, state: State, colour: int) -> None:
        pay(state, copy_in_box(state, POTION, colour))


def pay(state: State, item: int) -> None:
    """What was bought lies in the Shared Supply; the haggling is over (TR11)."""
    cost = price(state, ITEMS[item].price)
    state.gold -= cost
    state.discount = 0
    state.place[item] = SHARED
    state.tell("buys", item, cost)


class Sell(Action):
    """Any owned card that has a price, for half of it; it goes to its discards (LS-18.12)."""

    def nouns(self, state: State) -> list[int]:
        return wares(state)

    def refuse(self, state: State, item: int) -> Refusal | None:
        return None if state.place[item] >= SHARED else NOT_OURS

    def do(self, state: State, item: int) -> None:
        gold = ITEMS[item].price // 2
        state.gold += gold
        state.place[item] = BASE_DISCARD if ITEMS[item].tier == BASE else ADVANCED_DISCARD
        state.exhausted[item] = 0
        state.tell("sells", item, gold)


class Upgrade(Action):
    """Level II for 2 Gold, Level III for 4; a step per weapon and Day (LS-18.13)."""

    def nouns(self, state: State) -> list[int]:
        return wares(state)

    def refuse(self, state: State, item: int) -> Refusal | None:
        if state.place[item] < SHARED:
            return NOT_OURS
        if BLACKSMITH not in state.kind:
            return NO_BLACKSMITH
        if state.weapon_level[item] == MOST_LEVEL:
            return BEST_LEVEL
        if state.upgraded[item]:
            return UPGRADED_TODAY
        return CANNOT_PAY_SMITH if state.gold < LEVEL_PRICES[state.weapon_level[item]] else None

    def do(self, state: State, item: int) -> None:
        state.gold -= LEVEL_PRICES[state.weapon_level[item]]
        state.weapon_level[item] += 1
        state.upgraded[item] = 1
        state.tell("upgrades", item, state.weapon_level[item])


# Handing out (LS-18.14).


class HandOut(Step[State, OfHero]):
    """An item goes to a hero that can carry it, or to the Shared Supply (LS-18.14)."""

    def run(self, state: State, frame: OfHero) -> Question | None:
        options = [GIVE_TO[state.card[hero]] for hero in takers(state, frame.thing)]
        if state.place[frame.thing] != SHARED:
            options.append(PUT_DOWN)
        return Question(TABLE, "give", options)

    def answer(self, state: State, frame: OfHero, option: Option) -> None:
        item = frame.thing
        if option is PUT_DOWN:
            state.place[item] = SHARED
            state.tell("puts-down", item)
        else:
            state.place[item] = CARRIED + state.card.index(option.noun)
            state.tell("gets", option.noun, item)

    def refuse(self, state: State, frame: OfHero, option: Option) -> Refusal:
        if option.verb != "give_to":
            return NOT_ASKED
        if option.noun not in state.card:
            return NOT_IN_TEAM
        hero = state.card.index(option.noun)
        if state.joined[hero] <= WAITING:
            return NOT_IN_TEAM
        return CARRIES_IT if state.place[frame.thing] == CARRIED + hero else CANNOT_CARRY


class MoveItem(Action):
    """What the team owns goes to another hero or to the Shared Supply (LS-18.14)."""

    def nouns(self, state: State) -> list[int]:
        return wares(state)

    def refuse(self, state: State, item: int) -> Refusal | None:
        if state.place[item] < SHARED:
            return NOT_OURS_TO_MOVE
        idle = state.place[item] == SHARED and not has_taker(state, item)
        return NOBODY_CARRIES if idle else None

    def do(self, state: State, item: int) -> None:
        state.stack.append(OfHero(HANDING_OUT, thing=item))


HANDING_OUT: Final = Script("hand-out", [HandOut()])

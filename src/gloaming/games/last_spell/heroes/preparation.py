"""Hero preparation and deployment (LS-18.15, LS-18.16)."""

from typing import Final

from gloaming.engine.question import NATURE, TABLE, Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.last_spell.board import CITY
from gloaming.games.last_spell.box.armour import WOODEN_SHIELD, WORN_OUT_ARMOR, WORN_OUT_PANTS
from gloaming.games.last_spell.box.equipment import (
    ARMOUR,
    ITEM_COUNT,
    ITEMS,
    POTION,
    POTIONS,
    WEAPON,
    WEAPON_IDS,
    Item,
)
from gloaming.games.last_spell.box.hero_cards import HEROES as HERO_CARDS
from gloaming.games.last_spell.box.hero_cards import (
    TOKENS,
    TRAITS,
    TRAITS_DRAWN,
)
from gloaming.games.last_spell.box.structures import NOTHING
from gloaming.games.last_spell.frames import OfHero, Round
from gloaming.games.last_spell.heroes.carrying import BELT, HANDS, Load
from gloaming.games.last_spell.heroes.levels import NOT_DRAWN, DrawPerks, KeepPerk
from gloaming.games.last_spell.heroes.pools import full_ap, seat_of
from gloaming.games.last_spell.state import CARRIED, NOBODY, State
from gloaming.games.last_spell.table.ground import free, on_tower, put_hero
from gloaming.games.last_spell.table.supply import NO_POTION_LEFT, copy_in_box
from gloaming.games.last_spell.table.team import turn_order
from gloaming.games.last_spell.words import (
    DEPLOY,
    DRAW_TRAIT,
    END_EXCHANGE,
    KEEP_TRAIT,
    SWAP,
    SWAP_WITH,
    TAKE_HERO,
    TAKE_POTION,
)

MOST_SWAPS: Final = 20  # So that an exchange ends.

HERO_TAKEN: Final = Refusal("LS-18.16", "hero-taken")
NOT_SWAPPED: Final = Refusal("LS-18.16", "not-swapped")
NOT_IN_CITY: Final = Refusal("LS-18.15", "not-a-place-to-deploy")


class PrepareHeroes(Step[State, Round]):
    """Each player in turn prepares a hero (LS-18.16)."""

    def run(self, state: State, frame: Round) -> Question | None:
        if frame.index < state.edition.prepared:
            state.stack.append(OfHero(PREPARATION, frame.index))
            frame.index += 1
            frame.repeat()
        else:
            frame.index = 0
        return None


class TakeHero(Step[State, OfHero]):
    """A hero card that nobody has, and the starting equipment it names (DP-01)."""

    def run(self, state: State, frame: OfHero) -> Question | None:
        left = [card for card in range(len(HERO_CARDS)) if card not in state.card]
        return Question(seat_of(state, frame.hero), "hero", [TAKE_HERO[card] for card in left])

    def answer(self, state: State, frame: OfHero, option: Option) -> None:
        state.tell("takes-hero", seat_of(state, frame.hero), option.noun)
        become(state, frame.hero, option.noun)

    def refuse(self, state: State, frame: OfHero, option: Option) -> Refusal:
        return HERO_TAKEN if option.verb == "take_hero" else NOT_ASKED


def become(state: State, hero: int, card: int) -> None:
    """A hero gets its values, weapons, worn-out armour, and a shield if the card says so."""
    drawn = HERO_CARDS[card]
    state.card[hero] = card
    state.hp[hero] = drawn.hp
    state.base_mana[hero] = drawn.mana
    state.mana[hero] = drawn.mana
    state.ap[hero] = full_ap(state, hero)
    for token in range(TOKENS):
        state.value[hero * TOKENS + token] = drawn.tokens[token]
    for weapon in drawn.weapons:
        give(state, hero, WEAPON, WEAPON_IDS.index(weapon))
    give(state, hero, ARMOUR, WORN_OUT_ARMOR)
    give(state, hero, ARMOUR, WORN_OUT_PANTS)
    if drawn.shield:
        give(state, hero, ARMOUR, WOODEN_SHIELD)


def give(state: State, hero: int, sort: int, card: int) -> None:
    """A copy of a card from the box."""
    item = copy_in_box(state, sort, card)
    state.place[item] = CARRIED + hero
    state.tell("gets", state.card[hero], item)


class DrawTraits(Step[State, OfHero]):
    """Two Traits are drawn (LS-18.16)."""

    def run(self, state: State, frame: OfHero) -> Question | None:
        left = TRAITS_DRAWN - len(state.drawn)
        if left == 0:
            return None
        traits = [trait for trait in range(len(TRAITS)) if state.traits_left[trait]]
        options = [DRAW_TRAIT[trait] for trait in traits]
        return Question(NATURE, "draw-trait", options, None, left)

    def answer(self, state: State, frame: OfHero, option: Option) -> None:
        state.traits_left[option.noun] -= 1
        state.drawn.append(option.noun)
        state.tell("draws-trait", state.card[frame.hero], option.noun)
        frame.repeat()


class KeepTrait(Step[State, OfHero]):
    """One Trait is kept, the other goes back (DP-02)."""

    def run(self, state: State, frame: OfHero) -> Question | None:
        options = [KEEP_TRAIT[trait] for trait in state.drawn]
        return Question(seat_of(state, frame.hero), "trait", options)

    def answer(self, state: State, frame: OfHero, option: Option) -> None:
        state.trait[frame.hero] = option.noun
        state.tell("keeps-trait", state.card[frame.hero], option.noun)
        for trait in state.drawn:
            if trait != option.noun:
                state.traits_left[trait] += 1
        state.drawn = []

    def refuse(self, state: State, frame: OfHero, option: Option) -> Refusal:
        return NOT_DRAWN if option.verb == "keep_trait" else NOT_ASKED


class TakePotion(Step[State, OfHero]):
    """One potion of a chosen colour (DP-04)."""

    def run(self, state: State, frame: OfHero) -> Question | None:
        colours = [
            colour for colour in range(len(POTIONS)) if copy_in_box(state, POTION, colour) != NOBODY
        ]
        options = [TAKE_POTION[colour] for colour in colours]
        return Question(seat_of(state, frame.hero), "potion", options)

    def answer(self, state: State, frame: OfHero, option: Option) -> None:
        give(state, frame.hero, POTION, option.noun)

    def refuse(self, state: State, frame: OfHero, option: Option) -> Refusal:
        return NO_POTION_LEFT if option.verb == "take_potion" else NOT_ASKED


# The exchange.


def exchangeable(item: Item) -> bool:
    """Weapons, shields and potions can be swapped, armour can't (LS-18.16)."""
    return item.sort in (WEAPON, POTION) or (item.sort == ARMOUR and item.hands > 0)


def swappable(state: State) -> list[int]:
    """What the heroes have that can be swapped."""
    return [
        item
        for item in range(ITEM_COUNT)
        if state.place[item] >= CARRIED and exchangeable(ITEMS[item])
    ]


def can_swap(state: State, one: int, other: int) -> bool:
    """Whether two heroes can swap these items and still carry everything (LS-4.5)."""
    return fits(state, Load(state), one, other)


def fits(state: State, load: Load, one: int, other: int) -> bool:
    """Whether both heroes could carry what they would get for what they give."""
    first, second = state.place[one] - CARRIED, state.place[other] - CARRIED
    if first == second:
        return False
    hands = ITEMS[other].hands - ITEMS[one].hands
    belt = (ITEMS[other].sort >= POTION) - (ITEMS[one].sort >= POTION)
    if load.hands[first] + hands > HANDS or load.hands[second] - hands > HANDS:
        return False
    return load.belt[first] + belt <= BELT and load.belt[second] - belt <= BELT


def partners(state: State, item: int) -> list[int]:
    """What an item can be swapped with."""
    load = Load(state)
    return [other for other in swappable(state) if fits(state, load, item, other)]


def with_partners(state: State) -> list[int]:
    """What can be swapped with anything at all."""
    load, items = Load(state), swappable(state)
    found: list[int] = []
    for item in items:
        for other in items:
            if fits(state, load, item, other):
                found.append(item)
                break
    return found


class Exchange(Step[State, Round]):
    """Players may swap starting weapons, shields and potions between their heroes (DP-05).

    A lone player does not (LS-22.1).
    """

    def run(self, state: State, frame: Round) -> Question | None:
        if state.edition.solo or state.actions >= MOST_SWAPS:
            state.actions = 0
            return None
        options = [END_EXCHANGE]
        options += [SWAP[item] for item in with_partners(state)]
        return Question(TABLE, "exchange", options)

    def answer(self, state: State, frame: Round, option: Option) -> None:
        if option is END_EXCHANGE:
            state.actions = 0
            return
        state.actions += 1
        frame.repeat()
        state.stack.append(OfHero(SWAPPING, thing=option.noun))

    def refuse(self, state: State, frame: Round, option: Option) -> Refusal:
        return NOT_SWAPPED if option.verb == "swap" else NOT_ASKED


class SwapWith(Step[State, OfHero]):
    """The other item of the swap."""

    def run(self, state: State, frame: OfHero) -> Question | None:
        others = partners(state, frame.thing)
        return Question(TABLE, "swap-with", [SWAP_WITH[item] for item in others])

    def answer(self, state: State, frame: OfHero, option: Option) -> None:
        one, other = frame.thing, option.noun
        state.place[one], state.place[other] = state.place[other], state.place[one]
        for item in (one, other):
            state.tell("gets", state.card[state.place[item] - CARRIED], item)

    def refuse(self, state: State, frame: OfHero, option: Option) -> Refusal:
        return NOT_SWAPPED if option.verb == "swap_with" else NOT_ASKED


class Deploy(Step[State, Round]):
    """In turn order every hero is put on a free space of the City or on a tower (DP-09)."""

    def run(self, state: State, frame: Round) -> Question | None:
        order = turn_order(state)
        if frame.index == len(order):
            frame.index = 0
            return None
        hero = order[frame.index]
        places = [space for space in CITY if can_stand(state, space)]
        return Question(seat_of(state, hero), "deploy", [DEPLOY[space] for space in places])

    def answer(self, state: State, frame: Round, option: Option) -> None:
        hero = turn_order(state)[frame.index]
        put_hero(state, hero, option.noun)
        state.tell("deploys", state.card[hero], option.noun)
        frame.index += 1
        frame.repeat()

    def refuse(self, state: State, frame: Round, option: Option) -> Refusal:
        return NOT_IN_CITY if option.verb == "deploy" else NOT_ASKED


def can_stand(state: State, space: int) -> bool:
    """A free space, or a Watchtower nobody is on (LS-18.15)."""
    if free(state, space):
        return True
    return on_tower(state, space) and state.figure[space] == NOTHING


SWAPPING: Final = Script("swap", [SwapWith()])
PREPARATION: Final = Script(
    "prepare",
    [TakeHero(), DrawTraits(), KeepTrait(), DrawPerks(), KeepPerk(), TakePotion()],
)

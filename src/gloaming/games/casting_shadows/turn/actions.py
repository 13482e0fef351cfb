"""Phase 2: one row for each of the six actions and the two free activities (CS-4.4, CS-5)."""

from typing import Final

from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Frame, Step
from gloaming.games.casting_shadows.box.board import BIT
from gloaming.games.casting_shadows.box.names import CC, DUSTY_DESERT, KIND, NONE
from gloaming.games.casting_shadows.cards import CARDS, card_of
from gloaming.games.casting_shadows.cards.characters import CHARACTER
from gloaming.games.casting_shadows.resources.dice import REROLLING, add_rerollable, refuse_die
from gloaming.games.casting_shadows.resources.payment import pay
from gloaming.games.casting_shadows.resources.pool import CRYSTAL, gain, pool_of
from gloaming.games.casting_shadows.spells.spell import Resource
from gloaming.games.casting_shadows.table.frames import Casting, Filling, Rolling
from gloaming.games.casting_shadows.table.state import (
    BOOK,
    SHADOW_LIMIT,
    State,
    cards_of,
    in_shadow_form,
    take_from_book,
)
from gloaming.games.casting_shadows.table.travel import destinations, refuse_travel
from gloaming.games.casting_shadows.table.words import (
    ABILITY,
    CAST,
    COLLECT,
    END_ACTIONS,
    PROTECT,
    REFRESH,
    TRAVEL,
    USE,
)
from gloaming.games.casting_shadows.turn.collecting import (
    COLLECTING,
    COLLECTING_COUNTERSPELL,
    refuse_collect,
)
from gloaming.games.casting_shadows.turn.market import TURNING_UP

NO_AP: Final = Refusal("CS-4.4", "no-ap")
NOT_YOURS: Final = Refusal("CS-5.2", "not-yours")
ALREADY_CAST: Final = Refusal("CS-5.2", "already-cast")
NO_CRYSTAL: Final = Refusal("CS-5.4", "no-crystal")
DESERT_STAYS: Final = Refusal("CS-5.5", "desert-stays")
NOTHING_TO_REFRESH: Final = Refusal("CS-5.5", "nothing-to-refresh")
NOT_A_RESOURCE: Final = Refusal("CS-6.25", "not-a-resource")
BASE_FORM: Final = Refusal("CS-9.9", "base-form")
NOT_CHARGED: Final = Refusal("CS-9.9", "not-charged")


class Action:
    """One thing to do: to what it can be done now, why not to anything else, and doing it.

    It costs an Action point, which is seen to where it is chosen, unless it is free.
    """

    __slots__ = ("free", "verb")

    def __init__(self, verb: str, free: bool = False) -> None:
        self.verb = verb
        self.free = free

    def offer(self, state: State, me: int, units: list[int], options: list[Option]) -> None:
        """Add whatever can be chosen now."""
        raise NotImplementedError

    def refuse(self, state: State, me: int, noun: int) -> Refusal | None:
        """Why something can't be chosen, with Action points enough."""
        raise NotImplementedError

    def do(self, state: State, me: int, noun: int) -> None:
        raise NotImplementedError


class Lone(Action):
    """An action without a choice: it is offered if nothing speaks against it."""

    __slots__ = ("option",)

    def __init__(self, option: Option, free: bool = False) -> None:
        super().__init__(option.verb, free)
        self.option = option

    def offer(self, state: State, me: int, units: list[int], options: list[Option]) -> None:
        if self.against(state, me, units) is None:
            options.append(self.option)

    def refuse(self, state: State, me: int, noun: int) -> Refusal | None:
        return self.against(state, me, pool_of(state))

    def against(self, state: State, me: int, units: list[int]) -> Refusal | None:
        """What speaks against it, with so many units of each kind in the pool."""
        raise NotImplementedError


class TravelTo(Action):
    """The meeple goes to another tile (CS-5.1)."""

    def offer(self, state: State, me: int, units: list[int], options: list[Option]) -> None:
        options += TRAVEL[destinations(state, me)]

    def refuse(self, state: State, me: int, noun: int) -> Refusal | None:
        return refuse_travel(state, me, noun, False)

    def do(self, state: State, me: int, noun: int) -> None:
        state.place[me] = noun
        state.tell("travels", me, noun)


class CastSpell(Action):
    """A Spell stays in the book and is marked used until the end of the turn (CS-5.2)."""

    def offer(self, state: State, me: int, units: list[int], options: list[Option]) -> None:
        for at in range(me * BOOK, me * BOOK + BOOK):
            number = state.book[at]
            if number == NONE:
                break
            kind = KIND[number]
            card = CARDS[kind]
            if (
                card.is_spell
                and not state.used & BIT[number]
                and CAST[kind] not in options
                and card.effect.refuse(state, me, units) is None
            ):
                options.append(CAST[kind])

    def refuse(self, state: State, me: int, noun: int) -> Refusal | None:
        refusal = NOT_YOURS
        for number in cards_of(state, me):
            if KIND[number] == noun:
                if not state.used & BIT[number]:
                    return CARDS[noun].effect.refuse(state, me, pool_of(state))
                refusal = ALREADY_CAST
        return refusal

    def do(self, state: State, me: int, noun: int) -> None:
        for number in cards_of(state, me):
            if KIND[number] == noun and not state.used & BIT[number]:
                state.used |= BIT[number]
                state.tell("casts", me, noun)
                state.stack.append(Casting(CARDS[noun].script, number))
                return


class UseResource(Action):
    """A Resource card is discarded for its token (CS-6.25)."""

    def offer(self, state: State, me: int, units: list[int], options: list[Option]) -> None:
        for at in range(me * BOOK, me * BOOK + BOOK):
            number = state.book[at]
            if number == NONE:
                break
            kind = KIND[number]
            if not CARDS[kind].is_spell and USE[kind] not in options:
                options.append(USE[kind])

    def refuse(self, state: State, me: int, noun: int) -> Refusal | None:
        return NOT_A_RESOURCE if CARDS[noun].is_spell else NOT_YOURS

    def do(self, state: State, me: int, noun: int) -> None:
        for number in cards_of(state, me):
            effect = card_of(number).effect
            if KIND[number] == noun and isinstance(effect, Resource):
                take_from_book(state, me, number)
                state.discard.append(number)
                state.tell("uses", me, noun)
                gain(state, effect.unit)
                return


class UseAbility(Lone):
    """All five energy for the ability, and no Action point (CS-9.9, CS-R61)."""

    def against(self, state: State, me: int, units: list[int]) -> Refusal | None:
        return refuse_ability(state, me)

    def do(self, state: State, me: int, noun: int) -> None:
        state.energy[me] = 0
        character = state.character[me]
        state.tell("ability", me, character)
        state.stack.append(Casting(CHARACTER[character].ability.script))


def refuse_ability(state: State, me: int) -> Refusal | None:
    """Only in Shadow Form, only fully charged, and only if it does anything (CS-9.9)."""
    if not in_shadow_form(state, me):
        return BASE_FORM
    if state.energy[me] < SHADOW_LIMIT:
        return NOT_CHARGED
    return CHARACTER[state.character[me]].ability.refuse(state, me)


class RerollDice(Action):
    """Any dice of the pool are rolled once more, named one by one (CS-5.3)."""

    def offer(self, state: State, me: int, units: list[int], options: list[Option]) -> None:
        add_rerollable(state, 0, options)

    def refuse(self, state: State, me: int, noun: int) -> Refusal | None:
        return refuse_die(state, noun)

    def do(self, state: State, me: int, noun: int) -> None:
        state.tell("rerolls", me, noun)
        state.stack.append(Rolling(REROLLING, BIT[noun]))


class Protect(Lone):
    """A Cursed Crystal is removed (CS-5.4)."""

    def against(self, state: State, me: int, units: list[int]) -> Refusal | None:
        return None if units[CC] else NO_CRYSTAL

    def do(self, state: State, me: int, noun: int) -> None:
        state.tell("protects", me)
        pay(state, CRYSTAL, quietly=1)  # It was told already.


class Refresh(Lone):
    """The market card goes to the discard pile and is replaced (CS-5.5)."""

    def against(self, state: State, me: int, units: list[int]) -> Refusal | None:
        place = state.place[me]
        if state.market[place] != NONE:
            return None
        return DESERT_STAYS if state.tile[place] == DUSTY_DESERT else NOTHING_TO_REFRESH

    def do(self, state: State, me: int, noun: int) -> None:
        place = state.place[me]
        number = state.market[place]
        state.market[place] = NONE
        state.discard.append(number)
        state.tell("refreshes", me, KIND[number])
        state.stack.append(Filling(TURNING_UP, place))


class Collect(Lone):
    """The card beside the current tile, or a Counterspell on Dusty Desert (CS-5.6, CS-5.7)."""

    def against(self, state: State, me: int, units: list[int]) -> Refusal | None:
        return refuse_collect(state, me, units)

    def do(self, state: State, me: int, noun: int) -> None:
        place = state.place[me]
        desert = state.tile[place] == DUSTY_DESERT
        state.stack.append(Filling(COLLECTING_COUNTERSPELL if desert else COLLECTING, place))


ACTIONS: Final[list[Action]] = [
    TravelTo("travel"),
    CastSpell("cast"),
    UseResource("use", free=True),
    UseAbility(ABILITY, free=True),
    RerollDice("reroll"),
    Protect(PROTECT),
    Refresh(REFRESH),
    Collect(COLLECT),
]
FREE_ACTIVITIES: Final = [action for action in ACTIONS if action.free]
BY_VERB: Final = {action.verb: action for action in ACTIONS}


class Act(Step[State, Frame]):
    """The active player does one thing after another until ending the phase (CS-4.7)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        me = state.active
        units = pool_of(state)
        options: list[Option] = []
        for action in ACTIONS if state.ap else FREE_ACTIVITIES:
            action.offer(state, me, units, options)
        options.append(END_ACTIONS)
        return Question(me, "act", options)

    def answer(self, state: State, frame: Frame, option: Option) -> None:
        me = state.active
        if option is END_ACTIONS:
            state.tell("ends-actions", me)
            return
        frame.repeat()
        action = BY_VERB[option.verb]
        if not action.free:
            state.ap -= 1
        action.do(state, me, option.noun)

    def refuse(self, state: State, frame: Frame, option: Option) -> Refusal:
        action = BY_VERB.get(option.verb)
        if action is None:
            return NOT_ASKED
        if not state.ap and not action.free:
            return NO_AP
        return action.refuse(state, state.active, option.noun) or NOT_ASKED

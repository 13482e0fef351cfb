"""Phase 2: six actions for an Action point each, and two free activities (CS-4.4, CS-5)."""

from typing import Final

from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Frame, Step
from gloaming.games.casting_shadows.box.board import BIT
from gloaming.games.casting_shadows.box.names import CC, DUSTY_DESERT, KIND
from gloaming.games.casting_shadows.cards import CARDS, card_of
from gloaming.games.casting_shadows.cards.characters import CHARACTER
from gloaming.games.casting_shadows.resources.dice import REROLLING, add_rerollable, refuse_die
from gloaming.games.casting_shadows.resources.pool import CRYSTAL, gain, pay, pool_of
from gloaming.games.casting_shadows.spells.spell import Resource
from gloaming.games.casting_shadows.table.frames import Casting, Filling, Rolling
from gloaming.games.casting_shadows.table.state import (
    BOOK,
    NONE,
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


class Act(Step[State, Frame]):
    """The active player does one thing after another until ending the phase (CS-4.7)."""

    def run(self, state: State, frame: Frame) -> Question | None:
        me = state.active
        units = pool_of(state)
        if state.ap:
            options = TRAVEL[destinations(state, me)].copy()
            add_cards(state, me, units, True, options)
            if refuse_ability(state, me) is None:
                options.append(ABILITY)
            add_rerollable(state, 0, options)
            if units[CC]:
                options.append(PROTECT)
            if state.market[state.place[me]] != NONE:
                options.append(REFRESH)
            if refuse_collect(state, me, units) is None:
                options.append(COLLECT)
        else:
            options = []
            add_cards(state, me, units, False, options)
            if refuse_ability(state, me) is None:
                options.append(ABILITY)
        options.append(END_ACTIONS)
        return Question(me, "act", options)

    def answer(self, state: State, frame: Frame, option: Option) -> None:
        me = state.active
        if option is END_ACTIONS:
            state.tell("ends-actions", me)
            return
        frame.repeat()
        verb = option.verb
        if option is ABILITY:
            use_ability(state, me)
            return
        if verb == "use":
            use_resource(state, me, option.noun)
            return
        state.ap -= 1
        if option is PROTECT:
            state.tell("protects", me)
            pay(state, CRYSTAL, quietly=1)  # It was told already.
        elif option is REFRESH:
            refresh(state, me)
        elif option is COLLECT:
            collect(state, me)
        elif verb == "reroll":
            state.tell("rerolls", me, option.noun)
            state.stack.append(Rolling(REROLLING, BIT[option.noun]))
        elif verb == "travel":
            state.place[me] = option.noun
            state.tell("travels", me, option.noun)
        else:
            cast(state, me, option.noun)

    def refuse(self, state: State, frame: Frame, option: Option) -> Refusal:
        me, verb = state.active, option.verb
        if verb == "use":
            return NOT_YOURS if isinstance(CARDS[option.noun].effect, Resource) else NOT_A_RESOURCE
        if verb == "ability":
            return refuse_ability(state, me) or NOT_ASKED
        if verb not in ("travel", "cast", "reroll", "protect", "refresh", "collect"):
            return NOT_ASKED
        if not state.ap:
            return NO_AP
        if verb == "travel":
            return refuse_travel(state, me, option.noun, False)
        if verb == "cast":
            return refuse_cast(state, me, option.noun)
        if verb == "reroll":
            return refuse_die(state, option.noun)
        if verb == "protect":
            return NO_CRYSTAL
        if verb == "refresh":
            desert = state.tile[state.place[me]] == DUSTY_DESERT
            return DESERT_STAYS if desert else NOTHING_TO_REFRESH
        return refuse_collect(state, me, pool_of(state)) or NOT_ASKED


def add_cards(
    state: State, me: int, units: list[int], can_cast: bool, options: list[Option]
) -> None:
    """The cards of the book that can be cast or used now, each kind once."""
    for at in range(me * BOOK, me * BOOK + BOOK):
        number = state.book[at]
        if number == NONE:
            break
        kind = KIND[number]
        card = CARDS[kind]
        if not card.is_spell:
            if USE[kind] not in options:
                options.append(USE[kind])
        elif (
            can_cast
            and not state.used & BIT[number]
            and CAST[kind] not in options
            and card.effect.refuse(state, me, units) is None
        ):
            options.append(CAST[kind])


def refuse_cast(state: State, me: int, kind: int) -> Refusal:
    """Why a card that is not offered can't be cast (CS-5.2)."""
    refusal = NOT_YOURS
    for number in cards_of(state, me):
        if KIND[number] == kind:
            if not state.used & BIT[number]:
                return CARDS[kind].effect.refuse(state, me, pool_of(state)) or NOT_ASKED
            refusal = ALREADY_CAST
    return refusal


def cast(state: State, me: int, kind: int) -> None:
    """The card stays in the book and is marked used until the end of the turn (CS-5.2)."""
    for number in cards_of(state, me):
        if KIND[number] == kind and not state.used & BIT[number]:
            state.used |= BIT[number]
            state.tell("casts", me, kind)
            state.stack.append(Casting(CARDS[kind].script, number))
            return


def refresh(state: State, me: int) -> None:
    """The market card goes to the discard pile and is replaced (CS-5.5)."""
    place = state.place[me]
    number = state.market[place]
    state.market[place] = NONE
    state.discard.append(number)
    state.tell("refreshes", me, KIND[number])
    state.stack.append(Filling(TURNING_UP, place))


def collect(state: State, me: int) -> None:
    """The card beside the current tile, or a Counterspell on Dusty Desert (CS-5.6, CS-5.7)."""
    place = state.place[me]
    desert = state.tile[place] == DUSTY_DESERT
    state.stack.append(Filling(COLLECTING_COUNTERSPELL if desert else COLLECTING, place))


def use_resource(state: State, me: int, kind: int) -> None:
    """The card is discarded for its token (CS-6.25)."""
    for number in cards_of(state, me):
        effect = card_of(number).effect
        if KIND[number] == kind and isinstance(effect, Resource):
            take_from_book(state, me, number)
            state.discard.append(number)
            state.tell("uses", me, kind)
            gain(state, effect.unit)
            return


def refuse_ability(state: State, me: int) -> Refusal | None:
    """Only in Shadow Form, only fully charged, and only if it does anything (CS-9.9)."""
    if not in_shadow_form(state, me):
        return BASE_FORM
    if state.energy[me] < SHADOW_LIMIT:
        return NOT_CHARGED
    return CHARACTER[state.character[me]].ability.refuse(state, me)


def use_ability(state: State, me: int) -> None:
    """All five energy for the ability, and no Action point (CS-R61)."""
    state.energy[me] = 0
    character = state.character[me]
    state.tell("ability", me, character)
    state.stack.append(Casting(CHARACTER[character].ability.script))

"""Modifiers that effects give, for a while (BL-13.10)."""

from typing import Final

from gloaming.engine.question import Question
from gloaming.engine.script import Step
from gloaming.games.bless.effects.selections import Cards
from gloaming.games.bless.language.index import Lasting
from gloaming.games.bless.language.lasting import give_modifier
from gloaming.games.bless.language.sentences import (
    BARRIER,
    CANNOT_ATTACK,
    CANNOT_BE_ATTACKED,
    EYE_IS,
    EYE_PLUS,
    FORM_IS,
    KARMA_PLUS,
    ORIGINAL_EYE,
    SILENT,
    WEAK_TO_LIGHT,
    WEAK_TO_SHADOW,
    Modifier,
)
from gloaming.games.bless.table.bits import lowest
from gloaming.games.bless.table.frames import Effect
from gloaming.games.bless.table.state import NOTHING, State, all_curses, all_prayers

# How the log speaks of a modifier that an effect gives to a card.
TOLD: Final = {
    EYE_PLUS: "strengthens",
    EYE_IS: "eye-becomes",
    ORIGINAL_EYE: "original-eye",
    KARMA_PLUS: "blessed-more",
    BARRIER: "gets-barrier",
    SILENT: "silences",
    CANNOT_ATTACK: "cannot-attack",
    CANNOT_BE_ATTACKED: "cannot-be-attacked",
    WEAK_TO_LIGHT: "watches",
    WEAK_TO_SHADOW: "watches",
}


class Give(Step[State, Effect]):
    """It gets a modifier for a while."""

    def __init__(self, mod: Modifier, lasts: tuple[int, int]) -> None:
        self.lasting = Lasting(mod, lasts)

    def run(self, state: State, effect: Effect) -> Question | None:
        lasting = self.lasting
        left = effect.it & (all_curses(state) | all_prayers(state))
        while left:
            card = lowest(left)
            left &= left - 1
            give_modifier(state, lasting, effect.me, effect.card, card, effect.that)
            if state.heard is not None:
                self.tell(state, effect, card)
        return None

    def tell(self, state: State, effect: Effect, card: int) -> None:
        kind = self.lasting.kind
        if kind == FORM_IS:
            state.tell("has-form", card, effect.that)
        else:
            amount = self.lasting.amount.of(state, effect.me, effect.card, effect.that)
            state.tell(TOLD[kind], card, amount)


class GiveAll(Step[State, Effect]):
    """Whatever fits, at each moment, has a modifier for a while (R-50)."""

    def __init__(self, mod: Modifier, on: Cards, lasts: tuple[int, int]) -> None:
        self.on = on
        self.lasting = Lasting(mod, lasts, on)

    def run(self, state: State, effect: Effect) -> Question | None:
        give_modifier(state, self.lasting, effect.me, effect.card, NOTHING, NOTHING)
        state.tell("group", effect.me)
        return None


class GiveYou(Step[State, Effect]):
    """You yourself may do something for a while."""

    def __init__(self, mod: Modifier, lasts: tuple[int, int]) -> None:
        self.lasting = Lasting(mod, lasts)

    def run(self, state: State, effect: Effect) -> Question | None:
        give_modifier(state, self.lasting, effect.me, effect.card, NOTHING, NOTHING)
        state.tell("free-prayers", effect.me)
        return None

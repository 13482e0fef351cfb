"""What effects do, one sentence each: choosing first, then what is done with the chosen."""

from typing import Final

from mypy_extensions import i64

from gloaming.engine.question import NATURE, Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.bless.effects.selections import DECK, IN_HAND, Cards
from gloaming.games.bless.language.sentences import Condition
from gloaming.games.bless.table.bits import NONE, bit_of, count, lowest
from gloaming.games.bless.table.frames import Effect
from gloaming.games.bless.table.state import NOTHING, State, hand_of
from gloaming.games.bless.table.words import CHOOSE, FORM, LOSE, NO, NOTHING_THERE, YES

MOST_ROUNDS: Final = 20  # A guard; no game needs so many (BL-14.6).

NOT_CHOOSABLE: Final = Refusal("BL-13.6", "not-choosable")
ALREADY_CHOSEN: Final = Refusal("BL-13.6", "already-chosen")
SOMETHING_THERE: Final = Refusal("BL-13.1", "something-there")

Doing = Step[State, Effect]


def said_by(effect: Effect) -> int:
    """The card that says what is being done: the Bond that gives the effect, or the card itself."""
    return effect.bond if effect.bond != NOTHING else effect.card


def stops(state: State, effect: Effect, what: str) -> None:
    """The rest of an effect has no application, and the log says why (BL-13.1)."""
    state.tell(what, said_by(effect))
    effect.cancel()


class Possible(Step[State, Effect]):
    """A step that can say whether it could be done now."""

    def possible(self, state: State, effect: Effect) -> bool:
        raise NotImplementedError


class Choose(Possible):
    """Somebody picks so many of some cards; with none to pick the effect stops (BL-13.1)."""

    def __init__(
        self,
        cards: Cards,
        why: str,
        many: int = 1,
        by_opponent: bool = False,
        second: bool = False,
        secret: bool = False,
        shown: bool = False,
    ) -> None:
        self.cards = cards
        self.why = why  # What for: it names the question.
        self.many = many
        self.by_opponent = by_opponent
        self.second = second  # “That”, not “it”.
        self.secret = secret  # Whether there is any candidate is not for all to know.
        # Where others can't see the cards, even a lone one is named by an answer.
        self.hidden = cards.zone in (IN_HAND, DECK) and not shown

    def pool(self, state: State, effect: Effect) -> i64:
        return self.cards.found(state, effect.me, effect.card, effect.it, True) & ~effect.picked

    def possible(self, state: State, effect: Effect) -> bool:
        return self.pool(state, effect) != 0

    def run(self, state: State, effect: Effect) -> Question | None:
        pool = self.pool(state, effect)
        left = self.many - count(effect.picked)
        seat = 1 - effect.me if self.by_opponent else effect.me
        if self.secret and hand_of(state, seat):
            return Question(seat, self.why, CHOOSE.on(pool) or [NOTHING_THERE])
        if count(pool) > left > 0 or (pool and left and self.hidden):
            return Question(seat, self.why, CHOOSE.on(pool), None, int(left))
        self.take(state, effect, effect.picked | pool if left else effect.picked)
        return None

    def take(self, state: State, effect: Effect, cards: i64) -> None:
        effect.picked = NONE
        if not cards:
            stops(state, effect, "no-effect")
        elif self.second:
            effect.that = lowest(cards)
        else:
            effect.it = cards

    def answer(self, state: State, effect: Effect, option: Option) -> None:
        if option is NOTHING_THERE:
            self.take(state, effect, NONE)
            return
        effect.picked |= bit_of(option.noun)
        if self.secret:
            self.take(state, effect, effect.picked)
        else:
            effect.repeat()

    def refuse(self, state: State, effect: Effect, option: Option) -> Refusal:
        if option is NOTHING_THERE:
            return SOMETHING_THERE
        if option.verb != "choose":
            return NOT_ASKED
        return ALREADY_CHOSEN if effect.picked & bit_of(option.noun) else NOT_CHOOSABLE


class ChooseAtRandom(Step[State, Effect]):
    """Luck picks one of some cards of a hand."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def run(self, state: State, effect: Effect) -> Question | None:
        pool = self.cards.found(state, effect.me, effect.card, NONE, True)
        if pool:
            return Question(NATURE, "lose", LOSE.on(pool))
        stops(state, effect, "no-effect")
        return None

    def answer(self, state: State, effect: Effect, option: Option) -> None:
        effect.it = bit_of(option.noun)


class ChooseForm(Step[State, Effect]):
    """Light or Shadow, never both (R-57)."""

    def run(self, state: State, effect: Effect) -> Question | None:
        return Question(effect.me, "form", FORM.copy())

    def answer(self, state: State, effect: Effect, option: Option) -> None:
        effect.that = option.noun


# What an effect depends on.


class OnlyIf(Step[State, Effect]):
    """The rest is done only if something holds."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def run(self, state: State, effect: Effect) -> Question | None:
        if not self.condition.met(state, effect.me, effect.card, effect.card):
            stops(state, effect, "unmet")
        return None


class AsLongAs(Step[State, Effect]):
    """The rest is done again and again while something holds (R-60)."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def run(self, state: State, effect: Effect) -> Question | None:
        effect.rounds += 1
        if self.condition.met(state, effect.me, effect.card, effect.card):
            if effect.rounds > MOST_ROUNDS:
                effect.cancel()
        elif effect.rounds == 1:
            stops(state, effect, "unmet")
        else:
            effect.cancel()
        return None


class Again(Step[State, Effect]):
    """Back to the beginning of the effect."""

    def run(self, state: State, effect: Effect) -> Question | None:
        effect.at = 0
        return None


class AllOrNothing(Possible):
    """“Do A to do B”: if either is impossible, neither is done (BL-13.9)."""

    def __init__(self, choices: list[Choose]) -> None:
        self.choices = choices

    def possible(self, state: State, effect: Effect) -> bool:
        for choice in self.choices:
            if not choice.possible(state, effect):
                return False
        return True

    def run(self, state: State, effect: Effect) -> Question | None:
        if not self.possible(state, effect):
            stops(state, effect, "no-effect")
        return None


class YouMay(Step[State, Effect]):
    """The player decides whether the rest is done; impossible things are not asked (BL-13.2)."""

    def __init__(self, first: Possible) -> None:
        self.first = first

    def run(self, state: State, effect: Effect) -> Question | None:
        if self.first.possible(state, effect):
            return Question(effect.me, "may", [YES, NO])
        stops(state, effect, "no-effect")
        return None

    def answer(self, state: State, effect: Effect, option: Option) -> None:
        if option is NO:
            state.tell("declines", effect.me, said_by(effect))
            effect.cancel()


class Block(Step[State, Effect]):
    """A part of an effect that stops by itself; the rest goes on."""

    def __init__(self, name: str, *steps: Doing) -> None:
        self.script = Script(name, list(steps))

    def run(self, state: State, effect: Effect) -> Question | None:
        state.stack.append(Effect(self.script, effect.me, effect.card, effect.bond))
        return None


def pay(cost: list[Doing], then: list[Doing]) -> list[Doing]:
    """All or nothing: what is paid, then what is got for it (BL-13.9)."""
    choices = [step for step in [*cost, *then] if isinstance(step, Choose) and not step.second]
    return [AllOrNothing(choices), *cost, *then]


def may(*steps: Doing) -> list[Doing]:
    """You may do all this, or nothing of it (BL-13.2)."""
    first = steps[0]
    assert isinstance(first, Possible)
    return [YouMay(first), *steps]


def only_if(condition: Condition, *steps: Doing) -> list[Doing]:
    return [OnlyIf(condition), *steps]


def as_long_as(condition: Condition, *steps: Doing) -> list[Doing]:
    return [AsLongAs(condition), *steps, Again()]

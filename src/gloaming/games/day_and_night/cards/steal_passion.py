"""Steal Passion: look at the other hand, take a spell, cast it or throw it away (DN-14.3)."""

from typing import Final

from gloaming.engine.event import only
from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.games.day_and_night.cards.night import NIGHT_BOOK
from gloaming.games.day_and_night.frames import Casting
from gloaming.games.day_and_night.spell import Spell
from gloaming.games.day_and_night.state import FIRST, NOBODY, State, holds
from gloaming.games.day_and_night.steps import Effect
from gloaming.games.day_and_night.words import CAST_STOLEN, DISCARD_STOLEN, STEAL

NOT_IN_THEIR_HAND: Final = Refusal("DN-14.3", "not-in-their-hand")


class LookAtHand(Effect):
    """The caster sees the opponent's whole hand, and will remember it (DN-14.3)."""

    def useful(self, state: State, me: int, spell: int) -> bool:
        return holds(state.hand, 1 - me) > 0

    def run(self, state: State, casting: Casting) -> Question | None:
        them = 1 - casting.me
        for spell in range(FIRST[them], FIRST[them + 1]):
            state.seen[spell] = state.hand[spell]
            for _ in range(state.hand[spell]):
                state.tell("sees", casting.me, spell, seen_by=only(casting.me) | only(them))
        return None


class PickSpell(Effect):
    """She must pick one card, which is shown to both (R-51, R-52)."""

    def useful(self, state: State, me: int, spell: int) -> bool:
        return False

    def run(self, state: State, casting: Casting) -> Question | None:
        them = 1 - casting.me
        hand = range(FIRST[them], FIRST[them + 1])
        options = [STEAL[spell] for spell in hand if state.hand[spell]]
        return Question(casting.me, "steal", options) if options else None

    def answer(self, state: State, casting: Casting, option: Option) -> None:
        casting.stolen = option.noun
        state.hand[option.noun] -= 1
        state.seen[option.noun] -= 1
        state.tell("steals", casting.me, option.noun)

    def refuse(self, state: State, casting: Casting, option: Option) -> Refusal:
        return NOT_IN_THEIR_HAND if option.verb == "steal" else NOT_ASKED


class UseStolen(Effect):
    """She casts it for no hours, with Day and Night exchanged, or discards it (DN-14.4)."""

    def useful(self, state: State, me: int, spell: int) -> bool:
        return False

    def run(self, state: State, casting: Casting) -> Question | None:
        if casting.stolen == NOBODY:
            return None
        if stolen(casting).refuse_stolen(state, casting.me) is not None:  # DN-14.5
            return Question(casting.me, "discard_stolen", [DISCARD_STOLEN])
        return Question(casting.me, "use_stolen", [CAST_STOLEN, DISCARD_STOLEN])

    def answer(self, state: State, casting: Casting, option: Option) -> None:
        spell = casting.stolen
        casting.stolen = NOBODY
        if option is DISCARD_STOLEN:
            state.discard[spell] += 1
            state.tell("discards-stolen", casting.me, spell)
            return
        state.tell("casts-stolen", casting.me, spell)
        card = NIGHT_BOOK[spell - FIRST[1]]
        if not card.useful(state, casting.me):
            state.tell("no-effect", spell)
        state.stack.append(Casting(card.stolen, casting.me, spell))

    def refuse(self, state: State, casting: Casting, option: Option) -> Refusal:
        if option is not CAST_STOLEN:
            return NOT_ASKED
        return stolen(casting).refuse_stolen(state, casting.me) or NOT_ASKED


def stolen(casting: Casting) -> Spell:
    return NIGHT_BOOK[casting.stolen - FIRST[1]]

"""The Fog advances, and the team learns from where the night will come (LS-18.4, LS-18.5)."""

from typing import Final

from gloaming.engine.question import NATURE, TABLE, Option, Question
from gloaming.engine.refusal import NOT_ASKED, Refusal
from gloaming.engine.script import Script, Step
from gloaming.games.last_spell.board import SLOTS
from gloaming.games.last_spell.box.waves import DIRECTION_CARDS
from gloaming.games.last_spell.frames import OfHero, Round
from gloaming.games.last_spell.monsters.arrival import draw_schema
from gloaming.games.last_spell.state import (
    CARDS_PER_SLOT,
    FACE_DOWN,
    LAST_NIGHT,
    NOBODY,
    State,
)
from gloaming.games.last_spell.table.team import team_size
from gloaming.games.last_spell.words import DIRECT, FLIP_COIN, LOOK

MOST_SLOTS: Final = 4

NOTHING_TO_LOOK_AT: Final = Refusal("LS-18.7", "nothing-to-look-at")


class AdvanceFog(Step[State, Round]):
    """The Fog comes one space nearer, not in the introductory game (LS-18.4, LS-23.2)."""

    def run(self, state: State, frame: Round) -> Question | None:
        if not state.edition.introductory:
            state.fog += 1
            state.tell("fog", state.fog)
        return None


class DrawDirection(Step[State, Round]):
    """A Direction card of this scenario and night says which slots are active (LS-18.5)."""

    def __init__(self, last: bool) -> None:
        self.last = last  # After the Main Phase, as hard tables have it (K6).

    def run(self, state: State, frame: Round) -> Question | None:
        edition = state.edition
        if edition.introductory or edition.difficulty.discovery_last != self.last:
            return None
        cards = [
            number
            for number, card in enumerate(DIRECTION_CARDS)
            if card.scenario == state.scenario and card.night == state.day
        ]
        return Question(NATURE, "direction", [DIRECT[number] for number in cards])

    def answer(self, state: State, frame: Round, option: Option) -> None:
        state.direction = option.noun
        state.tell("directs", option.noun)
        state.slots = active_slots(state)
        for slot in DIRECTION_CARDS[option.noun].slots[: state.slots]:
            for place in range(CARDS_PER_SLOT):
                state.slot_cards[CARDS_PER_SLOT * slot + place] = FACE_DOWN


def active_slots(state: State) -> int:
    """As many as heroes, in a solo game as nights; one more in a nightmare (LS-22.5, K8)."""
    many = team_size(state)
    if state.edition.solo:
        many = max(many, state.day)
    return min(MOST_SLOTS, many + state.edition.difficulty.more_slots)


class FindHarpy(Step[State, Round]):
    """Before the last night a coin says on which side of the Cliff the Harpy sits (LS-18.5)."""

    def __init__(self, last: bool) -> None:
        self.last = last

    def run(self, state: State, frame: Round) -> Question | None:
        edition = state.edition
        if edition.introductory or edition.difficulty.discovery_last != self.last:
            return None
        if state.scenario != 1 or state.day != LAST_NIGHT:
            return None
        return Question(NATURE, "harpy-side", FLIP_COIN)

    def answer(self, state: State, frame: Round, option: Option) -> None:
        state.side = option.noun
        state.tell("harpy-side", option.noun)


class LookAhead(Step[State, Round]):
    """Seer jobs paid before the Discovery are given their slots after it (K6)."""

    def run(self, state: State, frame: Round) -> Question | None:
        if state.seen_ahead and unknown_slots(state):
            state.seen_ahead -= 1
            frame.repeat()
            state.stack.append(OfHero(LOOKING))
        else:
            state.seen_ahead = 0
        return None


def unknown_slots(state: State) -> list[int]:
    """Slots with a card that lies face down."""
    found: list[int] = []
    for slot in range(1, SLOTS + 1):
        first = CARDS_PER_SLOT * slot
        if FACE_DOWN in state.slot_cards[first : first + CARDS_PER_SLOT]:
            found.append(slot)
    return found


class ChooseSlot(Step[State, OfHero]):
    """The Seer looks at one slot (BD9)."""

    def run(self, state: State, frame: OfHero) -> Question | None:
        frame.thing = NOBODY
        return Question(TABLE, "look", [LOOK[slot] for slot in unknown_slots(state)])

    def answer(self, state: State, frame: OfHero, option: Option) -> None:
        frame.thing = option.noun

    def refuse(self, state: State, frame: OfHero, option: Option) -> Refusal:
        return NOTHING_TO_LOOK_AT if option.verb == "look" else NOT_ASKED


class TurnFaceUp(Step[State, OfHero]):
    """Both cards of the slot are turned face up (BD9)."""

    def run(self, state: State, frame: OfHero) -> Question | None:
        first = CARDS_PER_SLOT * frame.thing
        if FACE_DOWN in state.slot_cards[first : first + CARDS_PER_SLOT]:
            return draw_schema(state)
        return None

    def answer(self, state: State, frame: OfHero, option: Option) -> None:
        place = CARDS_PER_SLOT * frame.thing
        if state.slot_cards[place] != FACE_DOWN:
            place += 1
        state.slot_cards[place] = option.noun
        state.schemas_left[option.noun] = 0
        state.tell("looks", frame.thing, option.noun)
        frame.repeat()


LOOKING: Final = Script("look", [ChooseSlot(), TurnFaceUp()])

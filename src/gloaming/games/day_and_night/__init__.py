"""Day & Night: two sisters, a valley of 44 squares, nine tiles make a Temple, two Temples win."""

from gloaming.engine.game import Game, Luck, Outcome, put_on_shelf
from gloaming.engine.refusal import Refusal
from gloaming.games.day_and_night.board import NAMES
from gloaming.games.day_and_night.codex import CODEX, PRINTED
from gloaming.games.day_and_night.edition import SETTINGS, Edition
from gloaming.games.day_and_night.rules import FRAMES, SCRIPTS, new_game, stuck
from gloaming.games.day_and_night.shapes import View
from gloaming.games.day_and_night.state import (
    DAY,
    ENDINGS,
    GOES_ON,
    NIGHT,
    NOBODY,
    SETS,
    State,
    temples_built,
)
from gloaming.games.day_and_night.view import imagine, view
from gloaming.games.day_and_night.words import FACTS, RULES, SPELL_IDS, VOCABULARY

__all__ = ["GAME"]


class DayAndNight(Game[State]):
    """The box."""

    def __init__(self) -> None:
        self.id = "day_and_night"
        self.rules = RULES
        self.seats = (2,)
        self.seat_names = ["day", "night"]
        self.settings = SETTINGS
        self.vocabulary = VOCABULARY
        self.facts = {fact.what: fact for fact in FACTS}
        self.scripts = SCRIPTS
        self.frames = FRAMES
        self.bits = frozenset(SETS)
        self.things = {
            "seat": self.seat_names,
            "colour": self.seat_names,
            "square": NAMES,
            "spell": SPELL_IDS,
            "ending": ENDINGS,
        }
        self.printed = PRINTED
        self.codex = CODEX

    def lay_out(self, options: dict[str, str], seats: int) -> State:
        return new_game(Edition(options))

    def blank(self, options: dict[str, str], seats: int) -> State:
        return State(Edition(options))

    def view(self, state: State, seat: int) -> View:
        return view(state, seat)

    def imagine(self, state: State, seat: int, luck: Luck) -> State:
        return imagine(state, seat, luck)

    def outcome(self, state: State) -> Outcome | None:
        if state.ending == GOES_ON:
            return None
        if state.winner == NOBODY:
            return Outcome([0.5, 0.5], ENDINGS[state.ending])
        scores = [0.0, 0.0]
        scores[state.winner] = 1.0
        return Outcome(scores, ENDINGS[state.ending])

    def warns(self, state: State) -> Refusal | None:
        """No turn is lost without a word: that no step is possible is said before the travel."""
        question = state.question
        travels = question is not None and question.why in ("cast", "travel")
        return stuck(state) if travels else None

    def tally(self, state: State) -> list[dict[str, int]]:
        return [{"temples": int(temples_built(state, seat))} for seat in (DAY, NIGHT)]


GAME = DayAndNight()
put_on_shelf(GAME)

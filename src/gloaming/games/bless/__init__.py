"""Bless: a duel with one deck, in which every card is a Curse or a Prayer."""

from gloaming.engine.game import Game, Luck, Outcome, put_on_shelf
from gloaming.engine.refusal import Refusal
from gloaming.engine.setting import Setting
from gloaming.games.bless.codex import CODEX, PRINTED
from gloaming.games.bless.ending import LAST_TURN, is_own_last_turn
from gloaming.games.bless.imagination import imagine
from gloaming.games.bless.rules import FRAMES, SCRIPTS, new_game
from gloaming.games.bless.shapes import View
from gloaming.games.bless.table.bits import SETS
from gloaming.games.bless.table.state import ENDINGS, GOES_ON, NOBODY, State
from gloaming.games.bless.table.words import CARD_IDS, FACTS, FORMS, RULES, SEATS, SIDES, VOCABULARY
from gloaming.games.bless.view import view

__all__ = ["GAME"]


class Bless(Game[State]):
    """The box."""

    def __init__(self) -> None:
        self.id = "bless"
        self.rules = RULES
        self.seats = (2,)
        self.seat_names = SEATS
        self.settings = [
            Setting("first_player", ["random", *SEATS]),  # BL-3.3
            Setting("altar_goal", ["5", "3", "7"]),  # BL-14.7
        ]
        self.vocabulary = VOCABULARY
        self.facts = {fact.what: fact for fact in FACTS}
        self.scripts = SCRIPTS
        self.frames = FRAMES
        self.bits = frozenset(SETS)
        self.things = {
            "seat": SEATS,
            "card": CARD_IDS,
            "form": FORMS,
            "side": SIDES,
            "ending": ENDINGS,
        }
        self.printed = PRINTED
        self.codex = CODEX

    def lay_out(self, options: dict[str, str], seats: int) -> State:
        state = self.blank(options, seats)
        if options["first_player"] in SEATS:
            state.first = SEATS.index(options["first_player"])
        return new_game(state)

    def blank(self, options: dict[str, str], seats: int) -> State:
        return State(int(options["altar_goal"]))

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
        """The fourth Final Turn is the last one of whoever began them, which nothing else says."""
        question = state.question
        acts = question is not None and question.why == "main"
        return LAST_TURN if acts and is_own_last_turn(state) else None

    def tally(self, state: State) -> list[dict[str, int]]:
        return [{"points": points} for points in state.vp]


GAME = Bless()
put_on_shelf(GAME)

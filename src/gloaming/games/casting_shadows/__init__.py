"""Casting Shadows: mages on seven tiles, five dice, a book of spells; the last one alive wins."""

from gloaming.engine.game import Game, Luck, Outcome, put_on_shelf
from gloaming.engine.question import Option
from gloaming.engine.refusal import Refusal
from gloaming.games.casting_shadows.box.board import POSITIONS
from gloaming.games.casting_shadows.box.names import (
    CHARACTERS,
    COMPANION_DECK,
    COUNTERSPELLS,
    DICE,
    KINDS,
    SEATS,
    TILES,
    UNITS,
)
from gloaming.games.casting_shadows.cards import CARDS
from gloaming.games.casting_shadows.codex import CODEX
from gloaming.games.casting_shadows.printed import printed
from gloaming.games.casting_shadows.rules import FRAMES, SCRIPTS, new_game
from gloaming.games.casting_shadows.shapes import View
from gloaming.games.casting_shadows.table.edition import SETTINGS, Edition
from gloaming.games.casting_shadows.table.state import (
    ENDINGS,
    GOES_ON,
    SHADOWS_BEATEN,
    State,
    in_play,
)
from gloaming.games.casting_shadows.table.words import (
    AMOUNTS,
    CONVERSIONS,
    FACTS,
    PASS,
    PURSE,
    ROLL_NAMES,
    RULES,
    VOCABULARY,
)
from gloaming.games.casting_shadows.turn.ranking import places
from gloaming.games.casting_shadows.turn.resigning import resign
from gloaming.games.casting_shadows.turn.warnings import warning
from gloaming.games.casting_shadows.view import imagine, view

__all__ = ["GAME"]


# Slots of the table and of what is in progress that hold a bit for each thing: never below nothing.
SETS = (
    "companions",
    "deck",
    "harmed",
    "paid",
    "price",
    "replies",
    "shadow",
    "targets",
    "used",
    "waiting",
)


class CastingShadows(Game[State]):
    """The box."""

    def __init__(self) -> None:
        self.id = "casting_shadows"
        self.rules = RULES
        self.seats = (2, 3, 4, 1)  # Two as a rule; one plays against the shadows (SO-1).
        self.seat_names = SEATS
        self.settings = SETTINGS
        self.vocabulary = VOCABULARY
        self.facts = {fact.what: fact for fact in FACTS}
        self.scripts = SCRIPTS
        self.frames = FRAMES
        self.bits = frozenset(SETS)
        self.things = {
            "seat": SEATS,
            "position": POSITIONS,
            "tile": TILES,
            "character": CHARACTERS,
            "form": CHARACTERS,  # Their Shadow Forms.
            "spell": KINDS,
            "counterspell": COUNTERSPELLS,
            "companion": COMPANION_DECK,
            "unit": UNITS,
            "die": DICE,
            "purse": PURSE,
            "conversion": CONVERSIONS,
            "amount": AMOUNTS,
            "roll": ROLL_NAMES,
            "ending": ENDINGS,
        }
        self.printed = {card.id: printed(card) for card in CARDS}
        self.codex = CODEX

    def reactions(self) -> dict[str, str]:
        return {"respond": PASS.name}

    def waits(self, state: State) -> bool:
        """Nobody loses a card unasked (CS-6.5, CS-6.22)."""
        question = state.question
        given_away = question is not None and question.why in ("sacrifice", "discard")
        return given_away or super().waits(state)

    def binds(self, option: Option) -> bool:
        """A Counterspell that was shown can't be taken back (CS-R73)."""
        return option.verb == "reveal"

    def plays(self, state: State, seat: int) -> bool:
        return in_play(state, seat)

    def resign(self, state: State, seat: int) -> bool:
        resign(state, seat)
        return True

    def lay_out(self, options: dict[str, str], seats: int) -> State:
        return new_game(Edition(options, seats))

    def blank(self, options: dict[str, str], seats: int) -> State:
        return State(Edition(options, seats))

    def view(self, state: State, seat: int) -> View:
        return view(state, seat)

    def imagine(self, state: State, seat: int, luck: Luck) -> State:
        return imagine(state, seat, luck)

    def outcome(self, state: State) -> Outcome | None:
        """A ranking: 1 for the first place, 0 for the last; who is equal gets the same."""
        if state.ending == GOES_ON:
            return None
        reason = ENDINGS[state.ending]
        if state.edition.solo:
            return Outcome([1.0 if state.ending == SHADOWS_BEATEN else 0.0], reason)
        ranking = places(state)
        if state.edition.teams:
            return Outcome([1.0 if place == 1 else 0.0 for place in ranking], reason)
        most = len(ranking) - 1
        return Outcome([(most + 1 - place) / most for place in ranking], reason)

    def warns(self, state: State) -> Refusal | None:
        """No HP and no fragment is lost at the end of a turn without a word (CS-9.1, CS-9.6)."""
        return warning(state)

    def tally(self, state: State) -> list[dict[str, int]]:
        edition = state.edition
        return [{"hp": hp} for hp in state.hp[: 1 if edition.solo else edition.players]]


GAME = CastingShadows()
put_on_shelf(GAME)

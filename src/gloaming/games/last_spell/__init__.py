"""The Last Spell: heroes hold a city against the night while mages prepare the last spell."""

from gloaming.engine.game import Game, Luck, Outcome, put_on_shelf
from gloaming.games.last_spell.box.maps import MAPS
from gloaming.games.last_spell.codex import CODEX
from gloaming.games.last_spell.edition import SETTINGS, Edition
from gloaming.games.last_spell.printed import PRINTED
from gloaming.games.last_spell.rules import FRAMES, SCRIPTS, new_game
from gloaming.games.last_spell.shapes import View
from gloaming.games.last_spell.state import (
    BOSS_SLAIN,
    CAMPAIGN_WON,
    ENDINGS,
    GOES_ON,
    SURVIVED,
    State,
)
from gloaming.games.last_spell.view import imagine, view
from gloaming.games.last_spell.words import FACTS, RULES, THINGS, VOCABULARY

__all__ = ["GAME"]


class LastSpell(Game[State]):
    """The box."""

    def __init__(self) -> None:
        self.id = "last_spell"
        self.rules = RULES
        self.seats = (2, 3, 4, 1)  # One plays up to three heroes (LS-22).
        self.seat_names = ["first", "second", "third", "fourth"]
        self.together = True  # LS-1.1
        self.settings = SETTINGS
        self.vocabulary = VOCABULARY
        self.facts = {fact.what: fact for fact in FACTS}
        self.scripts = SCRIPTS
        self.frames = FRAMES
        self.things = {"seat": self.seat_names, **THINGS}
        self.printed = PRINTED
        self.codex = CODEX

    def lay_out(self, options: dict[str, str], seats: int) -> State:
        return new_game(Edition(options, seats))

    def blank(self, options: dict[str, str], seats: int) -> State:
        return State(Edition(options, seats))

    def view(self, state: State, seat: int) -> View:
        return view(state, seat)

    def imagine(self, state: State, seat: int, luck: Luck) -> State:
        return imagine(state, seat, luck)

    def outcome(self, state: State) -> Outcome | None:
        """All win or lose together (LS-1.1)."""
        if state.ending == GOES_ON:
            return None
        won = 1.0 if state.ending in (SURVIVED, BOSS_SLAIN, CAMPAIGN_WON) else 0.0
        return Outcome([won] * state.edition.seats, ENDINGS[state.ending])

    def chapter(self, state: State) -> str:
        """The city that is defended; the introduction is a night of its own (LS-1.3)."""
        return "introductory" if state.edition.introductory else MAPS[state.map].name

    def tally(self, state: State) -> list[dict[str, int]]:
        """For all of them: how far it went, and who is left in the Magic Circle (LS-1.1)."""
        return [{"night": state.day, "mages": state.mages}]


GAME = LastSpell()
put_on_shelf(GAME)

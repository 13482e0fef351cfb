"""`gloaming replay`: step through a journal, move by move."""

from pathlib import Path
from random import Random
from typing import Annotated, Final

from cyclopts import Parameter
from rich.text import Text

from gloaming.cli.boards import board_of
from gloaming.cli.errors import DamagedFile
from gloaming.cli.keeper import ours, read_journal, steps_of
from gloaming.cli.scene import Scene
from gloaming.cli.screen import Screen
from gloaming.cli.shell import language as spoken
from gloaming.cli.sitting import touched
from gloaming.engine.entry import ANSWERED
from gloaming.engine.errors import BadFile
from gloaming.engine.event import EVERYONE, Event, only
from gloaming.engine.game import SPECTATOR
from gloaming.engine.journal import Journal
from gloaming.engine.match import Match
from gloaming.engine.question import NATURE
from gloaming.engine.script import Position
from gloaming.engine.sight import tell
from gloaming.text import Catalogue

BEFORE: Final = 10  # Moves whose log is shown in grey before that of the one looked at.


class Move:
    """A seat's answer and all that followed from it, luck's answers included."""

    def __init__(self, state: Position, heard: list[Event]) -> None:
        self.state = state
        self.heard = heard


class Film:
    """A journal that has been played again, ready to be looked at anywhere."""

    def __init__(self, journal: Journal, catalogue: Catalogue, open_hands: bool) -> None:
        self.journal = journal
        self.game = journal.heading.game
        self.catalogue = catalogue
        self.moves: list[Move] = []
        self.cut = moves_of(journal, self.moves)  # Of other rules: why there are no more.
        self.outcome = self.game.outcome(self.moves[-1].state)
        # While a game goes on its hands are nobody's business.
        self.open_hands = open_hands or self.outcome is not None

    def lines(self, number: int) -> list[str]:
        """The log of one move; the first begins with the options of the table."""
        told = [tell(self.game, event, self.witness(event)) for event in self.moves[number].heard]
        options = {} if number else self.journal.heading.options
        return self.catalogue.table_options(options) + [self.catalogue.event(it) for it in told]

    def witness(self, event: Event) -> int:
        """Somebody who may see all of an event, when hands are open."""
        if not self.open_hands or event.seen_by == EVERYONE:
            return SPECTATOR
        seats = range(len(self.journal.heading.seats))
        return next((seat for seat in seats if event.seen_by & only(seat)), SPECTATOR)

    def scene(self, number: int, height: int | None) -> Scene:
        move = self.moves[number]
        asked = move.state.question
        seat = asked.seat if asked is not None and self.open_hands else SPECTATOR
        names = self.journal.heading.seats
        scene = Scene(self.game, move.state, seat, self.catalogue, names, height)
        scene.question = None  # There is nothing to choose here.
        scene.touched = touched(self.game, move.heard, board_of(self.game).place, SPECTATOR)
        return scene

    def ending(self) -> list[str]:
        """What is to be said at the last move."""
        said = [] if self.outcome is None else [self.catalogue.outcome(self.outcome)]
        if self.cut is not None:
            parts = {"theirs": self.journal.heading.rules, "ours": self.game.rules}
            said.append(self.catalogue.say("terminal-replay-cut", line=self.cut.line, **parts))
        return said

    def show(self, screen: Screen, number: int) -> None:
        log = [Text(line) for line in self.lines(number)]
        if screen.live:
            earlier = range(max(0, number - BEFORE), number)
            log = [Text(line, "dim") for at in earlier for line in self.lines(at)] + log
        place = self.catalogue.say("terminal-move", number=number, count=len(self.moves) - 1)
        if number == len(self.moves) - 1:
            place = " ".join([*self.ending(), place])
        screen.show(self.scene(number, screen.height), log, place)


def moves_of(journal: Journal, moves: list[Move]) -> BadFile | None:
    """The table after every move, the first as it was set up; and what ends them too early."""
    match = Match(ours(journal.heading), Random(0))
    moves.append(Move(match.state.clone(), []))
    for entry in steps_of(match, journal):
        if isinstance(entry, BadFile):
            return entry
        state = match.state.clone()
        if entry.kind == ANSWERED and entry.asked == NATURE:
            moves[-1].state = state
            moves[-1].heard += entry.events
        else:
            moves.append(Move(state, entry.events))
    return None


def replay(
    file: Path,
    /,
    *,
    print_log: Annotated[bool, Parameter(name="--print", negative="")] = False,
    open_hands: Annotated[bool, Parameter(name="--open", negative="")] = False,
    language: str | None = None,
) -> int:
    """Step through a journal: Enter goes on, b goes back, a number goes there, q leaves.

    Parameters
    ----------
    file
        A journal, as `gloaming play` keeps it.
    print_log
        Write the whole log instead.
    open_hands
        Show every card, even if the game is not over.
    language
        en, it or fr; by default that of the shell.
    """
    journal = read_journal(file, any_rules=True)
    try:
        catalogue = Catalogue(spoken(language), journal.heading.game, journal.heading.options)
        film = Film(journal, catalogue, open_hands)
    except BadFile as error:
        raise DamagedFile(file, error) from None
    screen = Screen()
    if not print_log:
        return look(film, screen)
    for number in range(len(film.moves)):
        for line in film.lines(number):
            screen.say(line)
    if film.cut is not None:
        screen.say(film.ending()[-1])
    return 0


def look(film: Film, screen: Screen) -> int:
    """Let somebody leaf through it."""
    last = len(film.moves) - 1
    at = 0
    try:
        with screen:
            while True:
                film.show(screen, at)
                typed = screen.read().casefold()
                if typed == "q":
                    break
                at = int(typed) if typed.isdecimal() else at + (-1 if typed == "b" else 1)
                at = max(0, min(last, at))
    except (KeyboardInterrupt, EOFError):
        pass
    return 0

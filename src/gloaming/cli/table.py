"""A table in the terminal: a match, who sits where, and what each of them has read of the log."""

from random import Random
from typing import Any, Final, Protocol

from gloaming.ai.agent import Agent, imagination
from gloaming.engine.errors import CannotResign
from gloaming.engine.event import Event
from gloaming.engine.game import Game
from gloaming.engine.match import Match
from gloaming.engine.question import NATURE, Option, Question
from gloaming.engine.sight import tell
from gloaming.text import Catalogue

NOBODY: Final = -1


class Player(Protocol):
    """Whoever sits at a seat."""

    person: bool

    def choose(self, table: "Table", seat: int) -> Option | None:
        """An answer to the open question, or None after having done something else instead."""
        ...


class Bot:
    """An agent at the table, fed by imagination only."""

    person = False

    def __init__(self, agent: Agent, luck: Random) -> None:
        self.agent = agent
        self.luck = luck

    def choose(self, table: "Table", seat: int) -> Option | None:
        match = table.match
        return self.agent.choose(imagination(match.game, match.state, seat, self.luck))


class Line:
    """One line of the log: a fact, or an answer given because there was no other."""

    __slots__ = ("fact", "number", "seat")

    def __init__(self, number: int, seat: int, fact: Event | Option) -> None:
        self.number = number  # Of the answer that brought it about.
        self.seat = seat  # Who gave that answer.
        self.fact = fact


class Table:
    """Runs a match: luck and bots answer at once, people when they are ready."""

    def __init__(self, match: Match, players: list[Player]) -> None:
        self.match = match
        self.players = players
        self.log: list[Line] = []
        self.read = [0] * len(players)  # How long the log was when each seat last chose.
        self.chosen = False  # Whether anybody has chosen anything here.
        self.resigned = NOBODY
        self.remember()

    def remember(self) -> None:
        """The log of a match that has been going on for a while."""
        state = self.match.journal.start()
        for number, given in enumerate(self.match.journal.answers):
            if given.seat >= 0:
                self.read[given.seat] = len(self.log)
            state.heard = []
            self.match.journal.follow(state, given)
            self.log += [Line(number, given.seat, event) for event in state.heard]

    def run(self) -> None:
        """Play until the game is over or somebody resigns."""
        while (question := self.match.state.question) is not None and self.resigned == NOBODY:
            self.ask(question)

    def ask(self, question: Question) -> None:
        """Get one answer, from whoever is asked; a lone option is nobody's choice.

        A person gives it nevertheless if it ends something, or something else was refused (UX-34).
        """
        if question.seat == NATURE:
            self.note(NATURE, self.match.leave_to_luck())
            return
        seat = self.speaker(question)
        person, state = self.players[seat].person, self.match.state
        if len(question.options) == 1 and not (person and self.match.game.waits(state)):
            option = question.options[0]
            self.log.append(Line(self.match.number(), seat, option))
            self.note(seat, self.match.answer(seat, option.name))
            return
        chosen = self.players[seat].choose(self, seat)
        if chosen is not None:
            self.read[seat] = len(self.log)
            self.chosen = True
            self.note(seat, self.match.answer(seat, chosen.name))

    def resign(self, seat: int) -> None:
        """A seat gives up: it alone is out where the rules say so, else the game is over."""
        self.chosen = True
        self.read[seat] = len(self.log)
        try:
            self.note(seat, self.match.resign(seat))
        except CannotResign:
            self.resigned = seat

    def speaker(self, question: Question) -> int:
        """Who answers: the first person who may, before any bot."""
        people = (seat for seat in self.people() if question.asks(seat))
        return next(people, question.speaker)

    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.person]

    def note(self, seat: int, heard: list[Event]) -> None:
        number = self.match.number() - 1
        self.log += [Line(number, seat, event) for event in heard]

    def take_back(self, seat: int, all_of_it: bool) -> None:
        """Undo this seat's last choice, or everything since something it can't take back."""
        if all_of_it:
            self.match.restart(seat)
        else:
            self.match.undo(seat)
        number = self.match.number()
        self.log = [line for line in self.log if line.number < number]
        self.read = [min(read, len(self.log)) for read in self.read]

    def unread(self, seat: int) -> int:
        """Where in the log begins what is new to a seat; to a spectator, the last move."""
        return self.read[seat] if seat >= 0 else max(self.read)

    def told(self, line: Line, seat: int, catalogue: Catalogue) -> str:
        """A line of the log as one seat may read it; "" if it is not for this seat."""
        if isinstance(line.fact, Event):
            return catalogue.event(tell(self.match.game, line.fact, seat))
        if line.seat != seat:
            return ""  # That there was no choice may tell what somebody holds.
        return catalogue.say("terminal-lone", option=catalogue.option(line.fact))

    def things_touched(self, kind: str, seat: int) -> set[str]:
        """The things of a kind, squares for instance, in what this seat has not yet read."""
        new = [line.fact for line in self.log[self.unread(seat) :]]
        events = [fact for fact in new if isinstance(fact, Event)]
        return touched(self.match.game, events, kind, seat)


def touched(game: Game[Any], events: list[Event], kind: str, seat: int) -> set[str]:
    """The things of a kind that events speak of, as far as a seat may know."""
    found: set[str] = set()
    for event in events:
        names = tell(game, event, seat)[1:]
        kinds = game.facts[event.what].kinds
        found |= {str(name) for of, name in zip(kinds, names, strict=True) if of == kind}
    return found

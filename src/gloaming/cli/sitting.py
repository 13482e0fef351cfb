"""One sitting at the terminal: a match, who sits where, and what each has read of the log."""

from random import Random
from typing import Any, Final, Protocol

from gloaming.ai.agent import Agent, imagination
from gloaming.engine.entry import Entry
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

    def choose(self, sitting: "Sitting", seat: int) -> Option | None:
        """An answer to the open question, or None after having done something else instead."""
        ...


class Bot:
    """An agent at the table, fed by imagination only."""

    person = False

    def __init__(self, agent: Agent, luck: Random) -> None:
        self.agent = agent
        self.luck = luck

    def choose(self, sitting: "Sitting", seat: int) -> Option | None:
        match = sitting.match
        return self.agent.choose(imagination(match.game, match.state, seat, self.luck))


class Line:
    """One line of the log: a fact, or an answer given because there was no other."""

    __slots__ = ("fact", "seat", "seq")

    def __init__(self, seq: int, seat: int, fact: Event | Option) -> None:
        self.seq = seq  # Of the entry that brought it about.
        self.seat = seat  # Whose entry that is.
        self.fact = fact


class Sitting:
    """Runs a match: luck and bots answer at once, people when they are ready."""

    def __init__(self, match: Match, players: list[Player]) -> None:
        self.match = match
        self.players = players
        self.log: list[Line] = []
        self.read = [0] * len(players)  # How long the log was when each seat last chose.
        self.chosen = False  # Whether anybody has chosen anything here.
        self.resigned = NOBODY  # Whoever ended the match by it.
        self.remember()

    def remember(self) -> None:
        """The log of a match that has been going on for a while."""
        match = self.match
        for entry in Match(match.heading, match.luck).retrace(match.journal):
            if entry.seat >= 0:
                self.read[entry.seat] = len(self.log)
            self.note(entry)

    def run(self) -> None:
        """Play until the match is over."""
        while (question := self.match.state.question) is not None and self.match.ended is None:
            self.ask(question)

    def ask(self, question: Question) -> None:
        """Get one answer, from whoever is asked; a lone option is nobody's choice.

        A person gives it nevertheless if it ends something, or something else was refused (UX-34).
        """
        if question.seat == NATURE:
            for entry in self.match.leave_to_luck():
                self.note(entry)
            return
        seat = self.speaker(question)
        person, state = self.players[seat].person, self.match.state
        if len(question.options) == 1 and not (person and self.match.game.waits(state)):
            option = question.options[0]
            self.log.append(Line(self.match.seq, seat, option))
            self.note(self.match.answer(seat, option.name))
            return
        chosen = self.players[seat].choose(self, seat)
        if chosen is not None:
            self.read[seat] = len(self.log)
            self.chosen = True
            self.note(self.match.answer(seat, chosen.name))

    def resign(self, seat: int) -> None:
        """A seat gives up: it alone is out where the rules say so, else the game is over."""
        self.chosen = True
        self.read[seat] = len(self.log)
        self.note(self.match.resign(seat))
        if self.match.ended is not None:
            self.resigned = seat

    def speaker(self, question: Question) -> int:
        """Who answers: the first person who may, before any bot."""
        people = (seat for seat in self.people() if question.asks(seat))
        return next(people, question.speaker)

    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.person]

    def note(self, entry: Entry) -> None:
        self.log += [Line(entry.seq, entry.seat, event) for event in entry.events]

    def take_back(self, seat: int, all_of_it: bool) -> None:
        """Undo this seat's last choice, or everything since something it can't take back."""
        back = self.match.restart(seat) if all_of_it else self.match.undo(seat)
        self.log = [line for line in self.log if line.seq < int(back.said)]
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

"""A running table: its journal, its state, and who may take back what."""

from typing import Any, Final

from gloaming.engine.errors import AlreadyAnswered, CannotUndo, NotYourQuestion
from gloaming.engine.event import Event
from gloaming.engine.game import Game, Luck
from gloaming.engine.heading import Heading
from gloaming.engine.journal import RESIGN, Answer, Journal, resign
from gloaming.engine.question import NATURE, Option
from gloaming.engine.script import Position, answer
from gloaming.engine.sight import question_for, see

DREAMS: Final = 8  # How often a seat imagines what else could have happened, before it may undo.


class Match:
    """One game being played. Every answer goes through `answer`, whoever gives it."""

    __slots__ = ("events", "game", "journal", "luck", "state", "undoable")

    def __init__(self, journal: Journal, luck: Luck) -> None:
        self.journal = journal
        self.game: Game[Any] = journal.heading.game
        self.luck = luck
        self.events: list[Event] = []
        self.state = journal.replay(heard=self.events)
        self.undoable: list[Point] = []

    def number(self) -> int:
        """The number of the open question: how many were answered before it."""
        return len(self.journal.answers)

    def answer(self, seat: int, said: str, number: int | None = None) -> list[Event]:
        """A seat answers the open question; `number` guards against stale ones."""
        if number is not None and number != self.number():
            raise AlreadyAnswered(number, self.number())
        question = question_for(self.game, self.state, seat)
        if seat >= len(self.journal.heading.seats):
            raise NotYourQuestion(self.game.seat_name(seat), "somebody who sits here")
        return self.take(question.seat, seat, self.game.vocabulary.option(said))

    def leave_to_luck(self) -> list[Event]:
        """Luck answers, if it is asked."""
        question = self.state.question
        if question is None or question.seat != NATURE:
            return []
        return self.take(NATURE, NATURE, question.pick(self.luck.random()))

    def take(
        self, asked: int, seat: int, option: Option, revealing: bool | None = None
    ) -> list[Event]:
        """Give an answer; `revealing` is known when a match is taken up again."""
        before = self.state.clone()
        lone = before.question is not None and len(before.question.options) == 1
        heard: list[Event] = []
        self.state.heard = heard
        try:
            answer(self.state, option)
        finally:
            self.state.heard = None
        point = Point(before, seat, self.number(), len(self.events), lone)
        self.journal.answers.append(Answer(asked, option))
        self.events += heard
        if self.undoable and self.undoable[-1].seat != seat:
            self.undoable.clear()  # Another seat's answer came in between.
        if revealing is None:
            bound = seat == NATURE or self.game.binds(option)
            revealing = bound or self.reveals(before, seat, option)
        if revealing:
            self.undoable.clear()
        else:
            self.undoable.append(point)
        return heard

    def resign(self, seat: int) -> list[Event]:
        """A seat leaves a game that goes on without it; nothing before that is taken back."""
        heard: list[Event] = []
        self.state.heard = heard
        try:
            resign(self.game, self.state, seat)
        finally:
            self.state.heard = None
        self.journal.answers.append(Answer(seat, RESIGN))
        self.events += heard
        self.undoable.clear()
        return heard

    def reveals(self, before: Position, seat: int, option: Option) -> bool:
        """Whether a seat learned by its own answer what it could not have known before.

        It learned nothing if the same answer, given in states it could not tell from the true
        one, leads to the same sight.
        """
        seen = see(self.game, self.state, seat, reasons=False)
        for _ in range(DREAMS):
            dream = self.game.imagine(before, seat, self.luck)
            answer(dream, option)
            if see(self.game, dream, seat, reasons=False) != seen:
                return True
        return False

    def can_undo(self, seat: int) -> bool:
        return any(point.seat == seat and not point.lone for point in self.undoable)

    def undo(self, seat: int) -> None:
        """Take back this seat's last real choice."""
        if not self.can_undo(seat):
            raise CannotUndo(self.game.seat_name(seat))
        while self.undoable[-1].lone:
            self.undoable.pop()
        self.back_to(self.undoable.pop())

    def restart(self, seat: int) -> None:
        """Take back all this seat did since something it can't take back."""
        if not self.can_undo(seat):
            raise CannotUndo(self.game.seat_name(seat))
        first = self.undoable[0]
        self.undoable.clear()
        self.back_to(first)

    def back_to(self, point: "Point") -> None:
        self.state = point.before
        del self.events[point.events :]
        del self.journal.answers[point.answers :]


class Point:
    """A moment to come back to: the table before an answer."""

    __slots__ = ("answers", "before", "events", "lone", "seat")

    def __init__(self, before: Position, seat: int, answers: int, events: int, lone: bool) -> None:
        self.before = before
        self.seat = seat
        self.answers = answers
        self.events = events
        self.lone = lone  # There was nothing else to answer.


def new_match(game: Game[Any], options: dict[str, str], seats: list[str], luck: Luck) -> Match:
    return Match(Journal(Heading(game, options, seats)), luck)

"""A game as a readable text file: how it was set up, and every answer since, luck's too.

After the heading each line is one answer, `seat verb noun`; a `#` begins a remark:

    nature draw D07
    day cast D07
    day change e1

Where a game goes on without a seat that gives up, `jade resign` says when that was; it answers no
question.
"""

from collections.abc import Iterator
from typing import Any, Final

from gloaming.engine.errors import BadFile, CannotResign, GloamingError, NothingAsked
from gloaming.engine.event import Event
from gloaming.engine.game import Game
from gloaming.engine.heading import Heading, heading_length, read_heading, write_heading
from gloaming.engine.question import NATURE, TABLE, Option
from gloaming.engine.script import Position, answer
from gloaming.engine.sight import question_for

TITLE: Final = "gloaming journal 1"
RESIGN: Final = Option("resign", 0, "resign")  # In no game's vocabulary: it is never offered.


class Answer:
    """One line of a journal: who answered what."""

    __slots__ = ("line", "option", "seat")

    def __init__(self, seat: int, option: Option, line: int = 0) -> None:
        self.seat = seat
        self.option = option
        self.line = line  # Where it stands in the file it was read from.


class Journal:
    """Set-up and answers; enough to play the same game again, exactly."""

    __slots__ = ("answers", "heading")

    def __init__(self, heading: Heading) -> None:
        self.heading = heading
        self.answers: list[Answer] = []

    def start(self) -> Position:
        """The table before the first answer."""
        state: Position = self.heading.game.setup(self.heading.options, len(self.heading.seats))
        return state

    def replay(self, upto: int | None = None, heard: list[Event] | None = None) -> Position:
        """The table after so many answers, all by default; what happened goes to `heard`."""
        state = self.start()
        state.heard = heard
        for given in self.answers[:upto]:
            try:
                self.follow(state, given)
            except GloamingError as error:
                raise BadFile(given.line, str(error)) from None
        state.heard = None
        return state

    def lines_in(self, lines: list[str], most: int = 0) -> Iterator[int]:
        """Read on below the heading, line by line; no more than so many answers."""
        game = self.heading.game
        seats = {game.seat_name(seat): seat for seat in range(len(self.heading.seats))}
        seats |= {"nature": NATURE, "table": TABLE}
        for number in range(heading_length(lines) + 1, len(lines) + 1):
            yield number
            line = lines[number - 1].partition("#")[0].strip()
            if not line:
                continue
            who, _, said = line.partition(" ")
            if who not in seats:
                raise BadFile(number, f"nobody at this table is called “{who}”")
            try:
                option = RESIGN if said == RESIGN.name else game.vocabulary.option(said)
            except GloamingError as error:
                raise BadFile(number, str(error)) from None
            if most and len(self.answers) == most:
                raise BadFile(number, f"a journal of more than {most} answers is too long")
            self.answers.append(Answer(seats[who], option, number))

    def of_other_rules(self) -> str:
        """What is added to a complaint about a line that was written under other rules."""
        ours, theirs = self.heading.game.rules, self.heading.rules
        return "" if ours == theirs else f" (rules version {theirs}; this table plays {ours})"

    def follow(self, state: Position, given: Answer) -> None:
        """Give one answer of this journal, by whoever is named; or let that seat resign."""
        game = self.heading.game
        if given.option is RESIGN:
            resign(game, state, given.seat)
            return
        question_for(game, state, given.seat)
        answer(state, given.option)

    def hear(
        self, state: Position, given: Answer, looks: list[Position] | None = None
    ) -> list[Event]:
        """Give one answer: what happens by it. Who looks gets the table after every beat of it."""
        heard: list[Event] = []
        state.heard, state.beat, state.looks = heard, 0, looks
        try:
            self.follow(state, given)
            state.breathe()
            if looks:
                looks[-1] = state.clone()  # What is done without a word belongs to the last one.
        finally:
            state.heard = state.looks = None
        return heard


def resign(game: Game[Any], state: Position, seat: int) -> None:
    """A seat that still plays gives up, whoever is asked."""
    if state.question is None:
        raise NothingAsked
    if seat < 0 or not game.plays(state, seat) or not game.resign(state, seat):
        raise CannotResign(game.seat_name(seat))


def write(journal: Journal) -> str:
    seat_name = journal.heading.game.seat_name
    lines = write_heading(TITLE, journal.heading)
    lines += [f"{seat_name(given.seat)} {given.option.name}" for given in journal.answers]
    return "\n".join([*lines, ""])


def read(text: str, any_rules: bool = False) -> Journal:
    """The journal in a text. Whether its answers can be given, replaying will tell."""
    lines = text.splitlines()
    journal = begun(lines, any_rules)
    for _ in journal.lines_in(lines):
        pass
    return journal


def begun(lines: list[str], any_rules: bool = False) -> Journal:
    """A journal of which only the heading is read."""
    return Journal(read_heading(TITLE, lines, any_rules))

"""A match being played: its book of entries, the table they lead to, and how it ended.

Every act of a person is an entry, and so is what luck answers to it. Taking back is an entry too:
it names the first one that no longer stands. Whoever follows all entries gets the same table.
"""

from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Collection, Iterable
from random import Random
from typing import Final, NamedTuple

from gloaming.engine.errors import AlreadyAnswered, CannotResign, NothingAsked, NotYourQuestion
from gloaming.engine.event import Event
from gloaming.engine.game import Luck, Outcome
from gloaming.engine.heading import Heading
from gloaming.engine.journal import Journal
from gloaming.engine.match import Match
from gloaming.engine.question import NATURE
from gloaming.engine.script import Position
from gloaming.engine.sight import question_for

MARK: Final = 64  # After so many answers the table is remembered, to look back at it quickly.
RECENT: Final = 100  # So many entries are kept with what happened; older ones are in the store.
AGREED: Final = "agreed"  # Said by the offer that ended it.
VOTE_STANDS: Final = 1  # To give up together: for this turn and so many more.


class Entry(NamedTuple):
    """One line of the book."""

    seq: int
    kind: str  # "answer", "undo", "resign" or "offer".
    asked: int
    seat: int  # Who did it; for the whole table somebody speaks.
    said: str
    closed: bool  # Nothing up to here can be taken back.
    events: list[Event]


class Book:
    """Changes only by entries; gives the ones it wrote to be stored."""

    def __init__(self, heading: Heading, luck: Luck) -> None:
        self.heading = heading
        self.game = heading.game
        self.luck = luck
        self.match = Match(Journal(heading), Random())
        self.seq = 0
        self.standing: list[int] = []  # The entry of each answer that was not taken back.
        self.marks: list[Position] = [self.match.state.clone()]
        self.recent: deque[Entry] = deque(maxlen=RECENT)
        self.offers: dict[int, int] = {}  # Who offers a draw, and for how many turns still.
        self.ended: Outcome | None = None  # By resigning or agreement.

    @property
    def result(self) -> Outcome | None:
        return self.ended or self.game.outcome(self.match.state)

    @property
    def asked(self) -> int | None:
        """Who must answer now; nobody when the match is over."""
        question = self.match.state.question
        return None if question is None or self.ended else question.seat

    # What can be done.

    def begin(self) -> list[Entry]:
        """What luck has to say before anybody is asked."""
        return self._leave_to_luck([])

    def answer(self, seat: int, said: str, seq: int) -> list[Entry]:
        """A seat answers the open question; luck answers what follows."""
        self._must_be_open(seq)
        asked = self.asked
        assert asked is not None, "a match without result asks something"
        heard = self.match.answer(seat, said)
        option = self.match.journal.answers[-1].option
        return self._leave_to_luck([self._answered(asked, seat, option.name, heard)])

    def undo(self, seat: int, seq: int, turn: bool = False) -> list[Entry]:
        """A seat takes back its last choice, or all it can."""
        self._must_be_open(seq)
        if turn:
            self.match.restart(seat)
        else:
            self.match.undo(seat)
        first = self.standing[self.match.number()]
        self._forget()
        return [self._write("undo", NATURE, seat, str(first), False, [])]

    def resign(self, seat: int, seq: int) -> list[Entry]:
        """A seat gives up: it alone is out where the rules say so, else the match is over."""
        self._must_be_open(seq)
        if not self.plays(seat):
            raise CannotResign(self.game.seat_name(seat))
        return self._leave_to_luck([self._resigned(seat)])

    def offer_draw(self, seat: int, seq: int, people: Collection[int] = ()) -> list[Entry]:
        """Offer a draw or agree to one; where all play together, vote to give up.

        Bots agree to no draw, but follow the people they play together with.
        """
        self._must_be_open(seq)
        if not self.plays(seat):
            raise NotYourQuestion(self.game.seat_name(seat), "somebody else")
        together = self.game.together and len(people) > 0
        seats = people if together else range(len(self.heading.seats))
        asked = [at for at in seats if self.plays(at)]
        return [self._offered(seat, all(at == seat or at in self.offers for at in asked))]

    def plays(self, seat: int) -> bool:
        """Whether a seat still has a part in the game."""
        return self.game.plays(self.match.state, seat)

    def can_undo(self, seat: int) -> bool:
        return self.result is None and self.match.can_undo(seat)

    def follow(self, entries: Iterable[Entry]) -> None:
        """Do what was written before, or by somebody else."""
        for entry in entries:
            if entry.kind == "answer":
                option = self.game.vocabulary.option(entry.said)
                question_for(self.game, self.match.state, entry.asked)
                heard = self.match.take(entry.asked, entry.seat, option, entry.closed)
                self._answered(entry.asked, entry.seat, entry.said, heard)
            elif entry.kind == "undo":
                self._back_to(bisect_left(self.standing, int(entry.said)))
                self._write("undo", NATURE, entry.seat, entry.said, False, [])
            elif entry.kind == "resign":
                self._resigned(entry.seat)
            else:
                self._offered(entry.seat, entry.said == AGREED)

    def at(self, seq: int) -> Position:
        """The table after those of the first entries that still stand."""
        number = self.number_at(seq)
        state = self.marks[number // MARK].clone()
        journal = self.match.journal
        for given in journal.answers[number // MARK * MARK : number]:
            journal.follow(state, given)
        return state

    def number_at(self, seq: int) -> int:
        """How many answers stand among the first entries."""
        return bisect_left(self.standing, seq)

    def stands(self, entry: Entry) -> bool:
        """Whether an entry was not taken back."""
        if entry.kind != "answer":
            return True
        at = bisect_left(self.standing, entry.seq)
        return at < len(self.standing) and self.standing[at] == entry.seq

    # How it is done.

    def _must_be_open(self, seq: int) -> None:
        if seq != self.seq:
            raise AlreadyAnswered(seq, self.seq)
        if self.result is not None:
            raise NothingAsked

    def _leave_to_luck(self, entries: list[Entry]) -> list[Entry]:
        match = self.match
        while (question := match.state.question) is not None and question.seat == NATURE:
            option = question.pick(self.luck.random())
            heard = match.take(NATURE, NATURE, option)
            entries.append(self._answered(NATURE, NATURE, option.name, heard))
        return entries

    def _answered(self, asked: int, seat: int, said: str, heard: list[Event]) -> Entry:
        self._stand(heard)
        return self._write("answer", asked, seat, said, not self.match.undoable, heard)

    def _stand(self, heard: list[Event]) -> None:
        """The entry about to be written has changed the table."""
        self.standing.append(self.seq)
        if len(self.standing) % MARK == 0:
            self.marks.append(self.match.state.clone())
        self.match.events.clear()  # They are in the entries.
        turns = sum(event.what == "turn" for event in heard)
        if turns:
            self.offers = {at: left - turns for at, left in self.offers.items() if left >= turns}

    def _back_to(self, number: int) -> None:
        points = self.match.undoable
        while points[-1].answers > number:
            points.pop()
        self.match.back_to(points.pop())
        self._forget()

    def _forget(self) -> None:
        number = self.match.number()
        del self.standing[number:]
        del self.marks[number // MARK + 1 :]

    def _resigned(self, seat: int) -> Entry:
        heard: list[Event] = []
        try:
            heard = self.match.resign(seat)
        except CannotResign:
            seats = range(len(self.heading.seats))
            self.ended = Outcome([0.0 if at == seat else 1.0 for at in seats], "resignation")
        else:
            self.offers.pop(seat, None)
            self._stand(heard)
        return self._write("resign", NATURE, seat, "", True, heard)

    def _offered(self, seat: int, agreed: bool) -> Entry:
        self.offers[seat] = VOTE_STANDS if self.game.together else 0  # A draw: for this turn.
        if agreed:
            together = self.game.together
            score, reason = (0.0, "given-up") if together else (0.5, "agreed")
            seats = range(len(self.heading.seats))
            self.ended = Outcome([score if self.plays(at) else 0.0 for at in seats], reason)
        return self._write("offer", NATURE, seat, AGREED if agreed else "", False, [])

    def _write(
        self, kind: str, asked: int, seat: int, said: str, closed: bool, events: list[Event]
    ) -> Entry:
        entry = Entry(self.seq, kind, asked, seat, said, closed, events)
        self.seq += 1
        self.recent.append(entry)
        return entry


Change = Callable[[Book], list[Entry]]

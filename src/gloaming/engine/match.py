"""A match being played: its entries, the table they lead to, who may take back what, how it ended.

Whatever is done is one entry, and so is each answer of luck; an undo names the first that no longer
stands. Who names an entry from before the open question was asked comes too late.
"""

from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, Final

from gloaming.engine.entry import (
    AGREED,
    ANSWERED,
    CARRIED,
    FROM_JOURNAL,
    HANDED,
    HINTED,
    NOTES,
    OFFERED,
    RESIGNED,
    TAKEN_BACK,
    Entry,
)
from gloaming.engine.errors import (
    AlreadyAnswered,
    AlreadyOffered,
    BadFile,
    BookFull,
    CannotResign,
    CannotUndo,
    EnoughTakenBack,
    GloamingError,
    NothingAsked,
    NotYourQuestion,
)
from gloaming.engine.event import Event
from gloaming.engine.game import Game, Luck, Outcome
from gloaming.engine.heading import Heading
from gloaming.engine.journal import RESIGN, Answer, Journal
from gloaming.engine.question import NATURE, Option
from gloaming.engine.script import Position
from gloaming.engine.sight import question_for
from gloaming.engine.undo import Point, teaches

MARK: Final = 64  # After so many answers the table is remembered, to look back at it quickly.
RECENT: Final = 100  # So many entries are kept with what happened.
VOTE_STANDS: Final = 1  # To give up together: for this turn and so many more.
BOOK: Final = 20_000  # So many entries fit into one book; a long match has a tenth of them.
TAKEN_BACK_OFTEN: Final = 100  # Since something was done that stays.


class Match:
    """One game being played. It changes only by entries, whoever causes them."""

    __slots__ = (
        "acted",
        "dreams",
        "ended",
        "game",
        "journal",
        "luck",
        "marks",
        "offers",
        "open_since",
        "recent",
        "returns",
        "seq",
        "since",
        "standing",
        "state",
        "undoable",
    )

    def __init__(
        self,
        heading: Heading,
        luck: Luck,
        dreams: Luck | None = None,
        state: Position | None = None,
        since: int = 0,
    ) -> None:
        """A match at its beginning, or at a table that was saved after so many entries."""
        self.game: Game[Any] = heading.game
        self.luck = luck
        self.dreams = dreams or luck  # By what a seat imagines.
        self.journal = Journal(heading)  # The answers that stand.
        self.state = self.journal.start() if state is None else state
        self.since = since  # Entries before that are not known here.
        self.seq = since  # How many entries there are.
        self.open_since = since  # So many there were when the open question was asked.
        self.acted: dict[int, int] = {}  # So many there were when a seat had last done something.
        self.standing: list[int] = []  # Which of them brought each line of the journal.
        self.marks: list[Position] = [self.state.clone()]
        self.recent: deque[Entry] = deque(maxlen=RECENT)
        self.undoable: list[Point] = []
        self.returns = 0  # How often something was taken back that could be taken back again.
        self.offers: dict[int, int] = {}  # Who offers a draw, and for how many turns still.
        self.ended: Outcome | None = None  # By resigning or agreement.

    @property
    def heading(self) -> Heading:
        return self.journal.heading

    @property
    def result(self) -> Outcome | None:
        return self.ended or self.game.outcome(self.state)

    @property
    def asked(self) -> int | None:
        """Who must answer now; nobody when the match is over."""
        question = self.state.question
        return None if question is None or self.ended is not None else question.seat

    def plays(self, seat: int) -> bool:
        """Whether a seat still has a part in the game."""
        return 0 <= seat < len(self.heading.seats) and self.game.plays(self.state, seat)

    @property
    def full(self) -> bool:
        """Whether the book has no room for more: the match can only be ended."""
        return self.seq >= BOOK

    # What can be done. Who names an entry means: if the question that was open then still is.

    def answer(self, seat: int, said: str, seq: int | None = None) -> Entry:
        """A seat answers the open question."""
        self._must_go_on(seq)
        question = question_for(self.game, self.state, seat)
        if seat >= len(self.heading.seats):
            raise NotYourQuestion(self.game.seat_name(seat), "somebody who sits here")
        return self.take(question.seat, seat, self.game.vocabulary.option(said))

    def leave_to_luck(self) -> list[Entry]:
        """Luck answers as long as it is asked."""
        entries: list[Entry] = []
        while self.asked == NATURE:
            question = self.state.question
            assert question is not None
            entries.append(self.take(NATURE, NATURE, question.pick(self.luck.random())))
        return entries

    def undo(self, seat: int, seq: int | None = None) -> Entry:
        """A seat takes back its last real choice."""
        self._must_take_back(seat, seq)
        real = [point.line for point in self.undoable if point.seat == seat and not point.lone]
        return self._take_back(seat, self.standing[real[-1]])

    def restart(self, seat: int, seq: int | None = None) -> Entry:
        """A seat takes back all it did since something it can't take back."""
        self._must_take_back(seat, seq)
        return self._take_back(seat, self.standing[self.undoable[0].line])

    def can_undo(self, seat: int) -> bool:
        if self.asked is None:
            return False
        return any(point.seat == seat and not point.lone for point in self.undoable)

    def resign(self, seat: int) -> Entry:
        """A seat gives up: it alone is out where the rules say so, else the match is over."""
        self.must_be_open()  # Whichever question that is: it means the game.
        if not self.plays(seat):
            raise CannotResign(self.game.seat_name(seat))
        return self._give_up(seat)

    def offer(self, seat: int, seq: int | None = None, people: Collection[int] = ()) -> Entry:
        """Offer a draw or agree to one, once a turn; where all play together, vote to give up.

        Bots agree to no draw, but follow the people they play together with.
        """
        self.must_be_open(seq)
        if not self.plays(seat):
            raise NotYourQuestion(self.game.seat_name(seat), "somebody else")
        together = self.game.together and len(people) > 0
        seats = people if together else range(len(self.heading.seats))
        others = [at for at in seats if at != seat and self.plays(at)]
        agreed = all(at in self.offers for at in others)
        if not agreed and self.offers.get(seat, -1) >= self._offer_stands:
            raise AlreadyOffered(self.game.seat_name(seat))
        return self._offer(seat, agreed)

    @property
    def _offer_stands(self) -> int:
        """For how many turns after this one."""
        return VOTE_STANDS if self.game.together else 0

    def must_be_open(self, seq: int | None = None) -> None:
        """Somebody is asked, and was asked the same when there were so many entries."""
        if seq is not None and not self.open_since <= seq <= self.seq:
            raise AlreadyAnswered(seq, self.seq)
        if self.asked is None:
            raise NothingAsked

    def _must_go_on(self, seq: int | None) -> None:
        self.must_be_open(seq)
        if self.full:
            raise BookFull(BOOK)

    def _must_take_back(self, seat: int, seq: int | None) -> None:
        self._must_go_on(seq)
        if not self.can_undo(seat):
            raise CannotUndo(self.game.seat_name(seat))
        if self.returns >= TAKEN_BACK_OFTEN:
            raise EnoughTakenBack(TAKEN_BACK_OFTEN)

    # What is only said, for everybody to know.

    def has_hint(self, seat: int) -> bool:
        """Whether a seat took advice on the open question already."""
        since = [entry for entry in self.recent if entry.seq >= self.open_since]
        return any(entry.kind == HINTED and entry.seat == seat for entry in since)

    def hint(self, seat: int) -> Entry:
        """A seat takes advice."""
        self._must_go_on(None)
        return self._note(HINTED, seat)

    def hand_over(self, seat: int, level: str) -> Entry:
        """A bot plays for a seat from here on; without a level its player is back."""
        self.must_be_open()
        if level and self.full:
            raise BookFull(BOOK)
        return self._note(HANDED, seat, level)

    def from_journal(self) -> Entry:
        """All that was done so far was not done here."""
        return self._note(FROM_JOURNAL, NATURE)

    def carry(self, before: str, save: str = "") -> Entry:
        """Other rules are played from here on; nothing behind that is taken back."""
        return self._carry(f"{before} {self.game.rules}", save)

    # What was done before.

    def follow(self, entries: Iterable[Entry]) -> None:
        """Do what was written before, or by somebody else."""
        for entry in entries:
            FOLLOW[entry.kind](self, entry)

    def retrace(self, journal: Journal) -> Iterator[Entry]:
        """Go the way of a journal, line by line; none of it can be taken back."""
        for given in journal.answers:
            try:
                if given.option is RESIGN:
                    yield self._leave(given.seat)
                else:
                    yield self.take(given.seat, max(given.seat, NATURE), given.option, True)
            except GloamingError as error:
                raise BadFile(given.line, f"{error}{journal.of_other_rules()}") from None

    # Looking back.

    def at(self, seq: int) -> Position:
        """The table after those of the first entries that still stand."""
        line = self.line_at(seq)
        state = self.marks[line // MARK].clone()
        for given in self.journal.answers[line // MARK * MARK : line]:
            self.journal.follow(state, given)
        return state

    def line_at(self, seq: int) -> int:
        """How many lines of the journal come of the first entries."""
        return bisect_left(self.standing, seq)

    def stands(self, entry: Entry) -> bool:
        """Whether an entry was not taken back."""
        if entry.kind != ANSWERED:
            return True
        line = self.line_at(entry.seq)
        return line < len(self.standing) and self.standing[line] == entry.seq

    # How it is done: one road for new entries and for old ones.

    def take(self, asked: int, seat: int, option: Option, closed: bool | None = None) -> Entry:
        """Give an answer; `closed` is known when it was given before."""
        if closed is None and (seat == NATURE or self.game.binds(option)):
            closed = True
        # What can't be taken back need not be remembered.
        before = None if closed else self.state.clone()
        line = len(self.standing)
        heard = self._play(Answer(asked, option))
        if closed or (self.undoable and self.undoable[-1].seat != seat):
            self._close()  # Another seat's answer came in between.
        if before is not None:
            if closed is None and self.reveals(before, seat, option):
                self._close()
            else:
                self.undoable.append(Point(before, seat, line))
        return self._write(ANSWERED, asked, seat, option.name, not self.undoable, heard)

    def _close(self) -> None:
        """Nothing up to here can be taken back."""
        self.undoable.clear()
        self.returns = 0

    def reveals(self, before: Position, seat: int, option: Option) -> bool:
        return teaches(self.game, before, self.state, seat, option, self.dreams)

    def _take_back(self, seat: int, first: int) -> Entry:
        """Whatever was done from an entry on did not happen."""
        line = self.line_at(first)
        points = self.undoable
        while points and points[-1].line > line:
            points.pop()
        if not points:
            raise CannotUndo(self.game.seat_name(seat))
        self.state = points.pop().before
        del self.journal.answers[line:]
        del self.standing[line:]
        del self.marks[line // MARK + 1 :]
        self.returns += 1
        return self._write(TAKEN_BACK, NATURE, seat, str(first), False, [])

    def _give_up(self, seat: int) -> Entry:
        try:
            return self._leave(seat)
        except CannotResign:
            seats = range(len(self.heading.seats))
            self.ended = Outcome([0.0 if at == seat else 1.0 for at in seats], "resignation")
            return self._write(RESIGNED, NATURE, seat, "", True, [])

    def _leave(self, seat: int) -> Entry:
        """A seat leaves a game that goes on without it; nothing before that is taken back."""
        heard = self._play(Answer(seat, RESIGN))
        self._close()
        self.offers.pop(seat, None)
        return self._write(RESIGNED, NATURE, seat, "", True, heard)

    def _offer(self, seat: int, agreed: bool) -> Entry:
        self.offers[seat] = self._offer_stands
        if agreed:
            score, reason = (0.0, "given-up") if self.game.together else (0.5, AGREED)
            seats = range(len(self.heading.seats))
            self.ended = Outcome([score if self.plays(at) else 0.0 for at in seats], reason)
        return self._write(OFFERED, NATURE, seat, AGREED if agreed else "", False, [])

    def _carry(self, said: str, save: str) -> Entry:
        self._close()
        entry = self._write(CARRIED, NATURE, NATURE, said, True, [])
        entry.save = save
        return entry

    def _note(self, kind: str, seat: int, said: str = "") -> Entry:
        if kind == FROM_JOURNAL:
            self._close()
            self.offers.clear()
        return self._write(kind, NATURE, seat, said, False, [])

    def _play(self, given: Answer) -> list[Event]:
        """One more line of the journal, and what happens by it."""
        heard = self.journal.hear(self.state, given)
        self.journal.answers.append(given)
        self.standing.append(self.seq)
        if len(self.standing) % MARK == 0:
            self.marks.append(self.state.clone())
        turns = 0
        for event in heard:
            if event.what == "turn":
                turns += 1
        if turns and self.offers:
            self.offers = {at: left - turns for at, left in self.offers.items() if left >= turns}
        return heard

    def _write(
        self, kind: str, asked: int, seat: int, said: str, closed: bool, events: list[Event]
    ) -> Entry:
        entry = Entry(self.seq, kind, asked, seat, said, closed, events)
        self.seq += 1
        if kind not in NOTES and kind != OFFERED:  # These leave the question as it is.
            self.open_since = self.seq
            if seat >= 0:
                self.acted[seat] = self.seq
        self.recent.append(entry)
        return entry


# What each kind of entry does to a match that follows it.
FOLLOW: Final[dict[str, Callable[[Match, Entry], Entry]]] = {
    ANSWERED: lambda match, entry: match.take(
        entry.asked, entry.seat, match.game.vocabulary.option(entry.said), entry.closed
    ),
    TAKEN_BACK: lambda match, entry: match._take_back(entry.seat, int(entry.said)),
    RESIGNED: lambda match, entry: match._give_up(entry.seat),
    OFFERED: lambda match, entry: match._offer(entry.seat, entry.said == AGREED),
    CARRIED: lambda match, entry: match._carry(entry.said, entry.save),
    **dict.fromkeys(NOTES, lambda match, entry: match._note(entry.kind, entry.seat, entry.said)),
}


def new_match(game: Game[Any], options: dict[str, str], seats: list[str], luck: Luck) -> Match:
    return Match(Heading(game, options, seats), luck)


def taken_up(journal: Journal, luck: Luck) -> Match:
    """The match that a journal tells, ready to go on."""
    match = Match(journal.heading, luck)
    for _ in match.retrace(journal):
        pass
    return match

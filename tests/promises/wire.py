"""All that a guest gets of a table over the wire, to the byte.

The table is the server's own, in memory. Every seat is held by a guest, and at every other one a
bot plays, so that it shows whether one thinks.
"""

from collections.abc import Callable
from random import Random

import msgspec

from gloaming.engine.entry import Entry
from gloaming.engine.errors import GloamingError
from gloaming.engine.heading import Heading
from gloaming.engine.journal import write
from gloaming.engine.match import Match
from gloaming.engine.question import NATURE, Option
from gloaming.engine.reading import Reading
from gloaming.engine.script import Position
from gloaming.engine.sight import Sight, see, tell
from gloaming.server import visibility
from gloaming.server.hints import job_at
from gloaming.server.protocol import Update
from gloaming.server.refusals import refused
from gloaming.server.store import Cover, Seat
from gloaming.server.table import Table, moved_on


class Wire:
    """A table in any state, true or imagined; it plays on by the road of every match."""

    def __init__(self, heading: Heading, state: Position) -> None:
        game = heading.game
        self.match = Match(heading, Random(0), state=state)
        self.table = Table("table")
        seats = [
            Seat(name, guest_at(at), None, "" if at % 2 else "greedy")
            for at, name in enumerate(heading.seats)
        ]
        self.table.cover = Cover("table", game.id, game.rules, heading.options, seats)
        self.table.cover.hints = True  # For the dreams that are made for them.
        self.table.reading = Reading(heading, self.match.luck, match=self.match)
        self.news: list[Entry] = []
        self.come_to_rest()

    def give(self, option: Option) -> None:
        """Somebody answers, and everybody gets the news."""
        question = self.match.state.question
        assert question is not None
        self.news = [self.match.take(question.seat, max(question.seat, NATURE), option, True)]
        self.come_to_rest()

    def come_to_rest(self) -> None:
        reading = self.table.reading
        assert reading is not None
        moved_on(self.table.cover, reading)

    def update(self, seat: int) -> bytes:
        """What is sent of itself: the sight, and what happened last."""
        sight = visibility.sight(self.table, guest_at(seat), seat)
        return msgspec.json.encode(
            Update(sight, list(visibility.told(self.table, seat, self.news)))
        )

    def retold(self, seat: int) -> bytes:
        """What is sent to whoever asks how the last answer came to what it did, beat by beat."""
        since = self.match.seq - len(self.news)
        retold = visibility.Retold(self.table, guest_at(seat), seat, since, self.match.seq)
        list(retold.steps())
        return msgspec.json.encode([retold.board, retold.beats, retold.upto])

    def glimpse(self, seat: int) -> tuple[Sight, list[list[object]]]:
        """What the update is made of, without the reasons: quicker where they are many."""
        game = self.match.game
        told = [tell(game, event, seat) for entry in self.news for event in entry.events]
        return see(game, self.match.state, seat, reasons=False), told

    def replies(self, seat: int, option: Option) -> list[bytes]:
        """What is sent to whoever asks for it: a preview, a hint, an answer, the rest."""
        table, guest, seq, said = self.table, guest_at(seat), self.match.seq, option.name
        replies = [
            reply(lambda: visibility.preview(table, guest, seat, said, seq)),
            reply(lambda: job_at(table, guest, seat, seq)),  # To a thinker: a dream.
            reply(lambda: write(visibility.journal_at(table, seq))),
            reply(lambda: visibility.line(table.game, table.cover, guest, set())),
        ]
        question = self.match.state.question
        if question is not None and not question.asks(seat) and seat >= 0:
            replies.append(reply(lambda: self.match.answer(seat, said, seq)))
        return replies


def guest_at(seat: int) -> str:
    return f"guest {seat}"  # At -1 stands whoever only watches.


def reply(ask: Callable[[], object]) -> bytes:
    try:
        return msgspec.json.encode(ask())
    except GloamingError as error:
        return msgspec.json.encode(refused(error))

"""A table as this process knows it: its match, as far as it can be read, and who is watching."""

import asyncio
from math import inf
from time import monotonic
from typing import Any, Final

from gloaming.engine.game import Game, Outcome, game_called
from gloaming.engine.match import Match
from gloaming.engine.question import may_answer
from gloaming.engine.reading import Reading
from gloaming.server.refusals import NotYourSeat, OtherRules
from gloaming.server.store import Cover

SPECTATOR = -1
LOOKED_IN: Final = 10.0  # So many seconds a plain look at a table keeps its bots playing.


class Watcher:
    """A live connection: whose it is, which seat it looks from, and up to where it was told."""

    __slots__ = ("guest", "looking", "seat", "since", "wake")

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.looking = False  # It has said what it wants to see.
        self.seat = SPECTATOR
        self.since = 0
        self.wake = asyncio.Event()

    def look(self, seat: int, since: int) -> None:
        self.looking = True
        self.seat, self.since = seat, max(0, since)
        self.wake.set()


class Table:
    """Whoever reads or changes it holds the lock."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.stale = True  # What the store has must be read before anything else.
        self.news = False  # Another process was heard to have changed it.
        self.looked = -inf  # When somebody last looked in without staying.
        self.cover: Cover
        self.reading: Reading | None = None

    @property
    def live(self) -> bool:
        """Whether the match is known to its last entry, and played by the rules we know."""
        reading = self.reading
        return reading is not None and reading.whole and self.cover.rules == self.game.rules

    @property
    def match(self) -> Match:
        """The match, if it can go on here."""
        if self.reading is None or not self.live:
            raise OtherRules(self.cover.rules, self.game.rules)
        return self.reading.match

    @property
    def result(self) -> Outcome | None:
        """How it ended, by the rules it was played by."""
        return None if self.cover.result is None else Outcome(*self.cover.result)

    @property
    def length(self) -> int:
        """How many entries are in memory."""
        return 0 if self.reading is None else self.reading.length

    @property
    def game(self) -> Game[Any]:
        return game_called(self.cover.game)

    def held_by(self, guest: str) -> list[int]:
        return [at for at, seat in enumerate(self.cover.seats) if seat.holder == guest]

    def must_hold(self, guest: str, seat: int) -> None:
        """Nobody sits, sees or acts where another does."""
        if seat not in self.held_by(guest):
            raise NotYourSeat

    def may_look(self, guest: str, seat: int) -> None:
        """From its own seats, or as a spectator."""
        if seat != SPECTATOR:
            self.must_hold(guest, seat)

    @property
    def people(self) -> list[int]:
        """Seats that belong to somebody or wait for somebody, though a bot may play there now."""
        seats = enumerate(self.cover.seats)
        return [at for at, seat in seats if seat.holder is not None or seat.token is not None]

    @property
    def gives_hints(self) -> bool:
        """To whoever has no person against them; else only where the table agreed to it."""
        return self.cover.hints or self.game.together or len(self.people) < 2

    def present(self) -> set[str]:
        return {watcher.guest for watcher in self.watchers}

    def playing_people(self) -> list[int]:
        """Seats still in the game that no bot plays: somebody sits there, or is waited for."""
        seats = enumerate(self.cover.seats)
        return [at for at, seat in seats if not seat.level and self.match.plays(at)]

    @property
    def only_bots(self) -> bool:
        """Whether bots play on among themselves, as far as is known without reading the match."""
        return self.cover.asked is not None and all(seat.level for seat in self.cover.seats)

    @property
    def rests(self) -> bool:
        """Bots among themselves play on only while somebody looks."""
        watched = self.watchers or monotonic() < self.looked + LOOKED_IN
        return not watched and not self.playing_people()

    def bot_asked(self) -> int | None:
        """The seat whose bot must answer now."""
        asked, seats = self.cover.asked, self.cover.seats
        if asked is None or not self.live or self.match.full or self.rests:
            return None
        may = [at for at in range(len(seats)) if may_answer(asked, at)]
        return may[0] if may and all(seats[at].level for at in may) else None

    def come(self, watcher: Watcher) -> None:
        """Somebody looks on. Others are told only if they see it: a seat's holder is there now.

        Of mere watchers nobody is told: where many look on, everybody would hear of everybody.
        """
        seen = watcher.guest not in self.present() and bool(self.held_by(watcher.guest))
        self.watchers.add(watcher)
        if seen:
            self.tell_watchers()

    def go(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        if watcher.guest not in self.present() and self.held_by(watcher.guest):
            self.tell_watchers()

    def tell_watchers(self) -> None:
        for watcher in self.watchers:
            if watcher.looking:
                watcher.wake.set()


def moved_on(cover: Cover, reading: Reading) -> None:
    """What the cover says after the match was written."""
    match, result = reading.match, reading.match.result
    cover.rules, cover.asked, cover.length = match.game.rules, match.asked, match.seq
    cover.result = None if result is None else (result.scores, result.reason)
    cover.version += 1  # If somebody else changed it too, the store has another one: we read.
    reading.length = match.seq

"""Every table of the house: opening, joining, playing, playing again. Knows no HTTP."""

from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from secrets import SystemRandom
from time import monotonic
from typing import Any, Final

import msgspec

import gloaming.games  # noqa: F401 - puts them on the shelf
from gloaming.ai.levels import agents_of
from gloaming.engine.entry import FROM_JOURNAL, HANDED, Entry
from gloaming.engine.game import Game, game_called
from gloaming.engine.heading import Heading
from gloaming.engine.journal import Journal, begun
from gloaming.engine.match import BOOK, RECENT, Match
from gloaming.engine.reading import Reading, journal_of
from gloaming.engine.setting import chosen, with_host
from gloaming.server import visibility
from gloaming.server.acts import Change, change_of
from gloaming.server.figures import Figures
from gloaming.server.identity import TABLE, Opener, hashed, new_table
from gloaming.server.keeping import Keeping
from gloaming.server.outages import WrittenMeanwhile
from gloaming.server.pieces import LOOKS, Pieces
from gloaming.server.protocol import (
    Act,
    Beats,
    HandOver,
    ImportJournal,
    JoinTable,
    MyTables,
    OpenTable,
    PlayOn,
    TableOpened,
    Told,
)
from gloaming.server.refusals import (
    ABotPlays,
    BadSeating,
    GoesOn,
    NoSuchTable,
    OtherRules,
    WrongLink,
)
from gloaming.server.seating import called, doors, host_moved, seated
from gloaming.server.settings import Settings
from gloaming.server.store import Cover, Seat, Store
from gloaming.server.table import Table, moved_on

DEEPEST: Final = 8  # A match goes on from one that goes on from one, so often; then it is copied.
IN_MEMORY: Final = 1_000_000  # Entries, of all tables together.


class Lobby:
    """The tables this process knows, over the store they all share."""

    def __init__(self, store: Store, settings: Settings, figures: Figures) -> None:
        self.store = store
        self.figures = figures
        self.most = settings.tables
        self.luck = SystemRandom()
        self.hears = False  # Other processes tell us what they change.
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.keeping = Keeping(store, settings, self.tables)
        self.pieces = Pieces()
        self.on_change: list[Callable[[Table], None]] = []  # Who else wants to know.

    # Coming to a table.

    @asynccontextmanager
    async def at(self, id: str, sure: bool = True) -> AsyncIterator[Table]:
        """A table as it is now; nobody else touches it meanwhile.

        Who is not `sure` trusts that we hear of what other processes do, a moment later.
        """
        table = self.tables.get(id)
        if table is None:
            if not TABLE.fullmatch(id):
                raise NoSuchTable  # No database need be asked for what is no name of ours.
            self._make_room()
            table = self.tables[id] = Table(id)
        self.tables.move_to_end(id)
        async with table.lock:
            known = not table.stale and not table.news
            if known and self.store.shared and (sure or not self.hears):
                known = await self.store.version(id) == table.cover.version
            if not known:
                table.news = False
                try:
                    await self._read(table)
                except BaseException:
                    table.stale = True  # Whoever comes next tries again.
                    raise
            yield table

    async def _read(self, table: Table) -> None:
        """Take the table's newest entries from the store, all or as far as they are known."""
        new = table.reading is None
        try:
            await self._read_on(table, new)
        except BaseException:
            if new:
                table.reading = None
            raise

    async def _read_on(self, table: Table, new: bool) -> None:
        cover = await self.store.cover(table.id)
        if cover is None:
            if not table.watchers:
                self.tables.pop(table.id, None)
            raise NoSuchTable
        table.cover = cover
        names = [seat.name for seat in cover.seats]
        if table.reading is None:
            heading = Heading(table.game, cover.options, names, cover.rules)
            table.reading = Reading(heading, self.luck, Random())
        reading = table.reading
        reading.heading.seats[:] = names
        entries: list[Entry] = []
        async for page in self.store.read(table.id, reading.length):
            await self.pieces.all(map(reading.follow_one, page))
            entries += page
        if reading.length > cover.length:  # Something was written between our two looks.
            table.cover = await self.store.cover(table.id) or cover
        if new and not table.live:
            await self._carry_over(table, reading, entries)
        table.stale = False

    async def _carry_over(self, table: Table, reading: Reading, entries: list[Entry]) -> None:
        """Go on under the rules we know with a match of others, if that can be.

        Only a process that has just come to a table does so: where two of different rules play at
        one table, none drags it back and forth.
        """
        cover = table.cover
        if not reading.settle(await self.store.kept(table.id), entries) or cover.result is not None:
            return  # It stays as it is, to be looked at.
        reading.heading.rules = table.game.rules
        carried = [reading.carry(cover.rules), *reading.match.leave_to_luck()]
        try:
            await self.store.append(table.id, carried, reading.match)
        except WrittenMeanwhile:
            table.reading = None
            await self._read(table)
        except BaseException:
            table.reading = None
            raise
        else:
            moved_on(cover, reading)
            self.changed(table)

    def new_match(self, game: Game[Any], options: dict[str, str], names: list[str]) -> Match:
        """Nobody has answered yet. What seats imagine takes no luck that counts."""
        return Match(Heading(game, options, names), self.luck, Random())

    def _make_room(self) -> None:
        """Forget the tables nobody came to for the longest time."""
        entries = sum(table.length for table in self.tables.values())
        for table in list(self.tables.values()):
            if len(self.tables) < self.most and entries < IN_MEMORY:
                return
            if not table.watchers and not table.lock.locked():
                entries -= table.length
                del self.tables[table.id]

    async def told(self, table: Table, seat: int, since: int) -> list[Told]:
        """What a seat heard since an entry; the store remembers what the table forgot."""
        recent = table.match.recent if table.live else ()
        if recent and (since > recent[-1].seq or recent[0].seq <= since):
            entries: Sequence[Entry] = [entry for entry in recent if entry.seq >= since]
        else:
            entries = await self.store.entries(table.id, max(0, since))
        told = visibility.told(table, seat, entries)
        if len(entries) <= RECENT:
            return list(told)
        return await self.pieces.all(told)

    async def retold(self, table: Table, guest: str, seat: int, since: int, upto: int) -> Beats:
        """How the match came from one entry to another."""
        retold = visibility.Retold(table, guest, seat, since, upto)
        await self.pieces.all(retold.steps(), LOOKS)
        return Beats(retold.board, retold.beats, retold.upto)

    def came_or_went(self, table: Table) -> None:
        """A table that rested may go on, one that nobody looks at any more may rest."""
        for told in self.on_change:
            told(table)

    def look_in(self, table: Table) -> None:
        """Somebody sees the table, and does not stay."""
        table.looked = monotonic()
        self.came_or_went(table)

    # Playing.

    async def act(self, guest: str, id: str, act: Act, sure: bool = True) -> int:
        """Do something from a seat; how many entries there were before."""
        kind = type(act).__name__
        try:
            done = await self._act(guest, id, act, sure)
        except Exception as error:
            self.figures.acts.labels(kind, type(error).__name__).inc()
            raise
        self.figures.acts.labels(kind, "done").inc()
        return done

    async def _act(self, guest: str, id: str, act: Act, sure: bool) -> int:
        async with self.at(id, sure) as table:
            table.must_hold(guest, act.seat)
            seq = table.match.seq
            if isinstance(act, HandOver):
                await self._hand_over(table, act)
                return seq
            if table.cover.seats[act.seat].level:
                raise ABotPlays
            seats = enumerate(table.cover.seats)
            people = [at for at, seat in seats if seat.holder is not None and not seat.level]
            await self.change(table, change_of(act, people))
            return seq

    async def change(self, table: Table, change: Change) -> None:
        """Do it and what luck adds, store it, tell everybody: in this order, or not at all."""
        match, reading = table.match, table.reading
        assert reading is not None
        entry = change(match)
        table.stale = True  # Until the store has it, what we know is only a wish.
        try:
            entries = [entry, *match.leave_to_luck()]
            await self.store.append(table.id, entries, match)
        except WrittenMeanwhile:
            table.reading = None
            await self._read(table)
            await self.change(table, change)  # Unless what came in between speaks against it.
            return
        except BaseException:
            table.reading = None
            raise
        moved_on(table.cover, reading)
        if entry.kind == HANDED:
            table.cover.seats[entry.seat].level = entry.said
        table.stale = False
        self.changed(table)

    async def _hand_over(self, table: Table, act: HandOver) -> None:
        if act.level and act.level not in agents_of(table.game):
            raise BadSeating(f"no bot is called “{act.level}”")
        if act.level != table.cover.seats[act.seat].level:
            await self.change(table, lambda match: match.hand_over(act.seat, act.level))

    def changed(self, table: Table) -> None:
        table.tell_watchers()
        self.came_or_went(table)

    # Opening and joining.

    async def open_table(self, opener: Opener, wish: OpenTable) -> TableOpened:
        game, guest = game_called(wish.game), opener.guest
        seats, keys = seated(game, wish.seats, guest)
        chosen(game.settings, wish.options)
        host = next((at for at, seat in enumerate(seats) if seat.holder == guest), 0)
        options = with_host(game.settings, wish.options, game.seat_name(host))
        match = self.new_match(game, options, [seat.name for seat in seats])
        return await self._open(opener, match, [], seats, keys, hints=wish.hints)

    async def import_journal(self, opener: Opener, wish: ImportJournal) -> TableOpened:
        """A table that begins where a journal ends, or somewhere on the way."""
        lines = wish.journal.splitlines()
        journal = begun(lines, any_rules=True)
        await self.pieces.all(journal.lines_in(lines, BOOK))
        if wish.upto is not None:
            del journal.answers[max(0, wish.upto) :]
        return await self._go_on(opener, journal, wish)

    async def play_on(self, opener: Opener, id: str, wish: PlayOn) -> TableOpened:
        """A table that begins at a moment of another one."""
        async with self.at(id) as table:
            journal = visibility.journal_at(table, wish.at)
            state, at = visibility.moment_at(table, wish.at)
        books = [part.book for part in await self.store.parts(id) if part.first < at]
        if not books or len(books) > DEEPEST:
            return await self._go_on(opener, journal, wish)
        heading = journal.heading
        seats, keys = seated(heading.game, wish.seats, opener.guest)
        heading.seats[:] = [seat.name for seat in seats]
        match = Match(heading, self.luck, Random(), state, at)
        about: dict[str, Any] = {"hints": wish.hints, "base": books[-1], "begun": at}
        return await self._open(opener, match, [match.from_journal()], seats, keys, **about)

    async def journal(self, table: Table) -> str:
        """The whole match, secrets and all, as it was written: when it is over."""
        if table.result is None:
            raise GoesOn
        cover = table.cover
        names = [seat.name for seat in cover.seats]
        heading = Heading(table.game, cover.options, names, cover.rules)
        return journal_of(heading, await self.store.entries(table.id))

    async def _go_on(
        self, opener: Opener, journal: Journal, wish: ImportJournal | PlayOn
    ) -> TableOpened:
        seats, keys = seated(journal.heading.game, wish.seats, opener.guest)
        journal.heading.seats[:] = [seat.name for seat in seats]
        heading = journal.heading
        match = self.new_match(heading.game, heading.options, heading.seats)
        entries = await self.pieces.all(match.retrace(journal))  # Refuses what can't be.
        if entries:
            entries.append(match.from_journal())
        return await self._open(opener, match, entries, seats, keys, hints=wish.hints)

    async def _open(
        self,
        opener: Opener,
        match: Match,
        entries: list[Entry],
        seats: list[Seat],
        keys: dict[str, str],
        before: str | None = None,
        **about: Any,
    ) -> TableOpened:
        """A table for a match, after what luck has to say before anybody is asked."""
        home = await self.keeping.home(opener.address)
        await self.keeping.must_have_room(opener.guest, home)
        entries += match.leave_to_luck()
        game = match.game
        cover = Cover(new_table(), game.id, game.rules, match.heading.options, seats)
        cover = msgspec.structs.replace(cover, owner=opener.guest, home=home, **about)
        cover.from_journal = any(entry.kind == FROM_JOURNAL for entry in entries)
        await self.store.add(cover, entries, match, before)
        async with self.at(cover.id) as table:
            self.came_or_went(table)
        links = {seat: f"/table/{cover.id}#join={key}" for seat, key in keys.items()}
        return TableOpened(cover.id, links)

    async def join(self, guest: str, id: str, wish: JoinTable) -> int:
        """Take the seat whose door this key opens."""
        key, name = hashed(wish.token), called(wish.name)
        async with self.at(id) as table:
            for at, seat in enumerate(table.cover.seats):
                if seat.token == key and await self.store.sit(id, at, key, guest, name):
                    await self._read(table)
                    self.changed(table)
                    return at
        raise WrongLink

    async def rematch(self, opener: Opener, id: str) -> TableOpened:
        """The same people once more, each one seat further; asked twice, it is the same table.

        A match that can't go on because the rules have changed goes on there, seats as they are,
        from the last moment that replays.
        """
        async with self.at(id) as table:
            table.must_hold(opener.guest, (table.held_by(opener.guest) or [-1])[0])
            if table.result is None and table.live:
                raise GoesOn
            if table.cover.rematch is None:
                try:
                    opened = await self._play_again(opener, table)
                    await self._read(table)
                    self.changed(table)
                    return opened
                except WrittenMeanwhile:
                    await self._read(table)
            return TableOpened(table.cover.rematch or "", {})

    async def _play_again(self, opener: Opener, table: Table) -> TableOpened:
        cover, game = table.cover, table.game
        seats = [Seat(it.name, it.holder, None, it.level) for it in cover.seats]
        if table.result is None:
            match, entries = await self._saved_from(table)
        else:
            seats = seats[-1:] + seats[:-1]
            options = host_moved(game, cover.options, len(seats))
            match, entries = self.new_match(game, options, [seat.name for seat in seats]), []
        keys = doors(game, seats)
        return await self._open(opener, match, entries, seats, keys, table.id, hints=cover.hints)

    async def _saved_from(self, table: Table) -> tuple[Match, list[Entry]]:
        """As much of a match that can't go on as replays, as a match of our rules."""
        cover, known = table.cover, table.reading
        if known is None or not known.parts:
            raise OtherRules(cover.rules, table.game.rules)
        names = [seat.name for seat in cover.seats]
        reading = Reading(Heading(table.game, cover.options, names), self.luck, Random())
        entries = (await self.store.entries(table.id))[: known.match.seq]
        await self.pieces.all(map(reading.follow_one, entries))
        return reading.match, [*entries, reading.carry(cover.rules)]

    async def mine(self, guest: str, game: str = "") -> MyTables:
        lines = []
        for cover in await self.store.covers_of(guest, game):
            here = self.tables.get(cover.id)
            present = here.present() if here is not None else set()
            lines.append(visibility.line(game_called(cover.game), cover, guest, present))
        return MyTables(lines)

"""What is kept: matches, who sits at them, their entries. Nothing counts before it is here.

Entries only grow. Two who write the same entry meet at its key, and one of them is told.
"""

from asyncio import Lock
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from secrets import token_hex
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Engine,
    and_,
    bindparam,
    create_engine,
    event,
    exists,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from gloaming.engine.entry import Entry
from gloaming.engine.match import Match
from gloaming.engine.reading import Kept
from gloaming.engine.save import save
from gloaming.server.books import (
    PAGE,
    WRITE,
    Part,
    page_of,
    paged,
    parts_of,
    to_json,
    weight,
    written,
)
from gloaming.server.clock import now
from gloaming.server.leases import Leases
from gloaming.server.migrations import upgrade
from gloaming.server.outages import Outages, WrittenMeanwhile
from gloaming.server.place import Place, cannot_open
from gloaming.server.rows import LEASES, MATCHES, SEATS
from gloaming.server.scribe import Hand, Scribe, Work

CHANNEL: Final = "gloaming"  # PostgreSQL tells the other processes here.
MIGRATING: Final = 4_711_815  # A lock of this number: one process brings the database up to date.
PATIENCE: Final = {"timeout": 10, "command_timeout": 60}  # Seconds, with PostgreSQL.


class Seat(msgspec.Struct):
    """Who sits here: a guest and the door key by hash, or a bot by its level, or both."""

    name: str
    holder: str | None = None
    token: str | None = None
    level: str = ""


class Cover(msgspec.Struct):
    """What is known of a match without reading its entries."""

    id: str
    game: str
    rules: str
    options: dict[str, str]
    seats: list[Seat]
    changed: float = 0.0
    version: int = 0
    length: int = 0
    asked: int | None = None
    result: tuple[list[float], str] | None = None
    rematch: str | None = None
    hints: bool = False  # The table agreed to them when it was opened.
    from_journal: bool = False  # Not all of it was played here.
    owner: str = ""  # The guest who opened it, by hash,
    home: str = ""  # and from where, by a keyed one.
    bytes: int = 0  # Of its own entries.
    base: str | None = None  # The match it goes on from, and
    begun: int = 0  # from where on its entries are its own.
    chapter: str = ""  # That is played, where a game has any.


class Store:
    """One database, SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.place = Place(url)
        self.url = self.place.url
        self.shared = self.place.shared  # With other processes.
        known: dict[str, Any] = {"hide_parameters": True}  # In no error, in no log.
        if self.shared:
            known |= {"pool_size": 10, "pool_pre_ping": True, "connect_args": PATIENCE}
        else:
            known |= {"connect_args": {"timeout": 30}}
        self.engine = create_async_engine(self.place.address, **known)
        self.hand: Hand | None = None
        if not self.shared:
            prepare_sqlite(self.engine.sync_engine)
        if self.place.file is not None:
            engine = create_engine(self.url.set(drivername="sqlite"), **known)
            prepare_sqlite(engine)
            self.hand = Hand(engine.execution_options(writing=True))
        self.writing = self.engine.execution_options(writing=True)
        # SQLite has one writer, and lets those who wait sleep: here they stand in line. Answers of
        # players stand behind one other at most: whatever else is written waits for its turn aside.
        self.turn = nullcontext() if self.shared else Lock()
        self.aside = nullcontext() if self.shared else Lock()
        self.voice = token_hex(8)  # By which a process knows its own shouts.
        self.leases = Leases(self)
        self.outages = Outages()
        self.scribe = Scribe(self._at_once)

    async def open(self) -> None:
        """Bring the database up to date; one process at a time."""
        try:
            self.place.enter()
            async with self.writing.begin() as connection:
                if self.shared:
                    await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
                await connection.run_sync(upgrade)
        except Exception as error:
            await self.close()
            raise cannot_open(self.place, error) from None

    async def close(self) -> None:
        await self.scribe.close()
        if self.hand is not None:
            self.hand.close()
        await self.engine.dispose()
        self.place.leave()

    async def probe(self) -> None:
        """Write something that changes nothing, as far as the disk."""
        async with self.change() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with self.outages.watched():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def change(self, *matches: str) -> AsyncIterator[AsyncConnection]:
        """A transaction on some matches; when it is through, the other processes hear of it."""
        async with self.aside, self._transaction(matches) as connection:
            yield connection

    @asynccontextmanager
    async def _transaction(self, matches: Sequence[str]) -> AsyncIterator[AsyncConnection]:
        with self.outages.watched(writes=True):
            async with self.turn, self.writing.begin() as connection:
                yield connection
                if self.shared and matches:
                    await self._shout(connection, matches)

    async def _at_once(self, matches: Sequence[str], work: Work) -> None:
        """Answers of players."""
        if self.hand is None:
            async with self._transaction(matches) as connection:
                await connection.run_sync(work)
            return
        with self.outages.watched(writes=True):
            async with self.turn:
                await self.hand.write(work)

    async def _shout(self, connection: AsyncConnection, matches: Sequence[str]) -> None:
        said = [f"{self.voice} {match}" for match in matches]
        await connection.execute(SHOUT, {"channel": CHANNEL, "said": said})

    async def add(
        self, cover: Cover, entries: Sequence[Entry], match: Match, before: str | None = None
    ) -> None:
        """A new match; as the rematch of the one `before`, unless that has one already.

        A long book is written page by page, and others write in between. Nobody sits at the match,
        and nobody finds it, before the last page is written.
        """
        row = msgspec.structs.asdict(cover) | {"created": now(), "changed": now()}
        row |= {"options": to_json(cover.options), "length": match.seq, "bytes": weight(entries)}
        row |= {"asked": match.asked, "result": _result(match)} | kept(match)
        seats = [
            msgspec.structs.asdict(seat) | {"match": cover.id, "seat": at}
            for at, seat in enumerate(row.pop("seats"))
        ]
        first = insert(MATCHES).values(row)
        *early, last = paged(entries) or [[]]
        for at, page in enumerate(early):
            async with self.change() as connection:
                if at == 0:
                    await connection.execute(first)
                await connection.execute(WRITE, written(cover.id, page))
        async with self.change(before or cover.id) as connection:
            if before is not None:
                only = and_(MATCHES.c.id == before, MATCHES.c.rematch.is_(None))
                said = update(MATCHES).where(only).values(rematch=cover.id, version=1 + _version)
                if (await connection.execute(said)).rowcount == 0:
                    raise WrittenMeanwhile
            if cover.base is not None:  # It may have been let go of at this very moment.
                there = update(MATCHES).where(MATCHES.c.id == cover.base).values(version=_version)
                if (await connection.execute(there)).rowcount == 0:
                    raise WrittenMeanwhile
            if not early:
                await connection.execute(first)
            await connection.execute(insert(SEATS), seats)
            if last:
                await connection.execute(WRITE, written(cover.id, last))

    async def append(self, id: str, entries: Sequence[Entry], match: Match) -> None:
        """Write what happened, all or nothing, together with what others write at this moment."""
        then = {
            "this": id,
            "rules": match.game.rules,
            "asked": match.asked,
            "result": _result(match),
            "length": match.seq,
            "more": weight(entries),
        } | kept(match)
        await self.scribe.append(id, entries, then)

    async def version(self, match: str) -> int:
        async with self.reading() as connection:
            found = await connection.execute(select(_version).where(MATCHES.c.id == match))
            return found.scalar_one_or_none() or 0

    async def cover(self, id: str) -> Cover | None:
        found = await self._covers(MATCHES.c.id == id)
        return found[0] if found else None

    async def covers_of(self, holder: str, game: str = "", limit: int = 200) -> list[Cover]:
        """A guest's matches, of all games or of one, the last changed first."""
        mine = MATCHES.c.id.in_(select(SEATS.c.match).where(SEATS.c.holder == holder))
        return await self._covers(and_(mine, MATCHES.c.game == game) if game else mine, limit)

    async def _covers(self, which: Any, limit: int = 1) -> list[Cover]:
        async with self.reading() as connection:
            query = select(*COVER).where(which).order_by(MATCHES.c.changed.desc()).limit(limit)
            rows = (await connection.execute(query)).mappings().all()
            ids = [row["id"] for row in rows]
            sitting = select(SEATS).where(SEATS.c.match.in_(ids)).order_by(SEATS.c.seat)
            seats: dict[str, list[Seat]] = {id: [] for id in ids}
            for seat in (await connection.execute(sitting)).mappings():
                at = Seat(seat["name"], seat["holder"], seat["token"], seat["level"])
                seats[seat["match"]].append(at)
        return [_cover(dict(row), seats[row["id"]]) for row in rows]

    async def read(self, match: str, since: int = 0) -> AsyncIterator[list[Entry]]:
        """Its entries, page by page: nobody waits for a long book as a whole."""
        for part in await self.parts(match, since):
            page: list[Entry] = []
            at = part.first
            while not page or len(page) == PAGE:
                async with self.reading() as connection:
                    page = await page_of(connection, part, at)
                if not page:
                    break
                yield page
                at = page[-1].seq + 1

    async def parts(self, match: str, since: int = 0) -> list[Part]:
        """The books in which its entries are found."""
        async with self.reading() as connection:
            return await parts_of(connection, match, since)

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        return [entry async for page in self.read(match, since) for entry in page]

    async def kept(self, match: str) -> Kept | None:
        """The table a match had come to when it was last written."""
        async with self.reading() as connection:
            saved = select(MATCHES.c.saved, MATCHES.c.save).where(MATCHES.c.id == match)
            row = (await connection.execute(saved)).one()
        return None if row.save is None else Kept(row.saved, row.save)

    async def sit(self, match: str, seat: int, token: str, holder: str, name: str) -> bool:
        """Let a guest in by the key of the door, unless somebody else came in by it before."""
        free = or_(SEATS.c.holder.is_(None), SEATS.c.holder == holder)
        door = and_(SEATS.c.match == match, SEATS.c.seat == seat, SEATS.c.token == token, free)
        async with self.change(match) as connection:
            sits = update(SEATS).where(door).values(holder=holder, name=name)
            changed = await connection.execute(sits)
            again = update(MATCHES).where(MATCHES.c.id == match).values(version=_version + 1)
            await connection.execute(again)
            return bool(changed.rowcount)

    async def waiting_for_bots(self) -> list[str]:
        """Matches where a bot must answer, and no other process has a lease to think for it."""
        async with self.reading() as connection:
            rows = await connection.execute(WAITING, {"me": self.voice})
            return [row.id for row in rows]


_version: Final = MATCHES.c.version
_SITTING: Final = SEATS.alias()
# Saves are long, and seldom read.
COVER: Final = [column for column in MATCHES.c if column.name not in ("save", "saved")]
# Bots among themselves wait for somebody who looks; so does a question for a whole table of them.
PEOPLE: Final = exists().where(_SITTING.c.match == MATCHES.c.id, _SITTING.c.level == "")
_person: Final = exists().where(
    SEATS.c.match == MATCHES.c.id, SEATS.c.seat == MATCHES.c.asked, SEATS.c.level == ""
)
_kept: Final = exists().where(
    LEASES.c.match == MATCHES.c.id,
    LEASES.c.keeper != bindparam("me"),
    LEASES.c.until >= now(),
)
WAITING: Final = select(MATCHES.c.id).where(MATCHES.c.asked >= 0, ~_person, ~_kept, PEOPLE)
SHOUT: Final = text("SELECT pg_notify(:channel, said) FROM unnest(CAST(:said AS text[])) AS said")


def kept(match: Match) -> dict[str, Any]:
    chapter = match.game.chapter(match.state)
    return {"saved": match.seq, "save": save(match.heading, match.state), "chapter": chapter}


def _result(match: Match) -> str | None:
    result = match.result
    return None if result is None else to_json((result.scores, result.reason))


def _cover(row: dict[str, Any], seats: list[Seat]) -> Cover:
    del row["created"]
    row["options"] = msgspec.json.decode(row["options"])
    if row["result"] is not None:
        row["result"] = msgspec.json.decode(row["result"], type=tuple[list[float], str])
    return Cover(**row, seats=seats)


def prepare_sqlite(engine: Engine) -> None:
    """Readers beside one writer, every commit on the disk, no lock that is asked for too late."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # We say BEGIN ourselves.
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Any) -> None:
        writing = connection.get_execution_options().get("writing", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

"""What is kept, for whom and for how long.

Nothing is let go of unless the host says after how many days; but what a guest may own has an end,
and so has what all who come from one address own: whoever drops their cookie is a new guest.
"""

import asyncio
from hmac import digest
from typing import Any, Final, NamedTuple

from sqlalchemy import and_, case, delete, exists, func, or_, select
from structlog import get_logger

from gloaming.server.clock import now
from gloaming.server.outages import StoreTrouble
from gloaming.server.refusals import TooManyBytes, TooManyTables, TooMuchThere
from gloaming.server.rows import ENTRIES, KEYS, LEASES, MATCHES, SEATS
from gloaming.server.settings import Settings
from gloaming.server.store import Store
from gloaming.server.table import Table

log = get_logger()
MEGABYTE: Final = 1_000_000
DAY: Final = 86400.0
AGAIN: Final = 3600.0  # Seconds, until it is looked again for what is old.
AT_ONCE: Final = 20  # Matches: others write in between.


class Owned(NamedTuple):
    """By a guest, or by all from one address."""

    open: int  # Matches that are not over.
    bytes: int


class Keeping:
    """Looks after how much there is."""

    def __init__(self, store: Store, settings: Settings, tables: dict[str, Table]) -> None:
        self.store = store
        self.settings = settings
        self.key = b""  # Of this house, for addresses.
        self.tables = tables  # In memory: who sits there is not sent away.

    async def home(self, address: str) -> str:
        """What is kept of an address: enough to know it again, and without our key to nobody."""
        if not address:
            return ""
        if not self.key:
            ours = select(KEYS.c.value).where(KEYS.c.name == "homes")
            async with self.store.reading() as connection:
                self.key = bytes.fromhex((await connection.execute(ours)).scalar_one())
        return digest(self.key, address.encode(), "sha256").hex()

    async def owned(self, whose: Any) -> Owned:
        going_on = func.count(case((MATCHES.c.result.is_(None), 1)))
        theirs = select(going_on, func.coalesce(func.sum(MATCHES.c.bytes), 0))
        async with self.store.reading() as connection:
            row = (await connection.execute(theirs.where(whose))).one()
        return Owned(int(row[0]), int(row[1]))

    async def must_have_room(self, guest: str, home: str) -> None:
        """Whether a guest may open one more, and somebody from there."""
        own = await self.owned(MATCHES.c.owner == guest)
        if own.open >= self.settings.guest_tables:
            raise TooManyTables(self.settings.guest_tables)
        if own.bytes >= self.settings.guest_megabytes * MEGABYTE:
            raise TooManyBytes(self.settings.guest_megabytes)
        there = await self.owned(and_(MATCHES.c.home == home, MATCHES.c.home != ""))
        if there.open >= self.settings.address_tables:
            raise TooMuchThere
        if there.bytes >= self.settings.address_megabytes * MEGABYTE:
            raise TooMuchThere

    async def tidy(self) -> None:
        """Let go of what is old, as long as the server runs."""
        while True:
            try:
                gone = 0
                while found := await self.let_go():
                    gone += found
                if gone:
                    log.info("let go", matches=gone)
            except StoreTrouble:
                pass  # The store has said so.
            await asyncio.sleep(AGAIN)

    async def let_go(self) -> int:
        """Of some that are old; how many they were."""
        watched = [id for id, table in self.tables.items() if table.watchers]
        old = select(MATCHES.c.id).where(self._is_old(), MATCHES.c.id.not_in(watched))
        async with self.store.change() as connection:
            ids = [row.id for row in await connection.execute(old.limit(AT_ONCE))]
            for rows in (ENTRIES.c.match, SEATS.c.match, LEASES.c.match, MATCHES.c.id):
                await connection.execute(delete(rows.table).where(rows.in_(ids)))
        for id in ids:
            table = self.tables.get(id)
            if table is not None:
                table.stale = True  # Whoever comes there reads that it is gone.
        return len(ids)

    def _is_old(self) -> Any:
        """Too long ago, and no other match goes on from it; or never written to its end."""
        later = MATCHES.alias()
        base = exists().where(later.c.base == MATCHES.c.id)
        nobody = ~exists().where(SEATS.c.match == MATCHES.c.id)
        unfinished = and_(nobody, MATCHES.c.created < now() - DAY)
        if not self.settings.keep_days:
            return and_(unfinished, ~base)
        long_ago = MATCHES.c.changed < now() - self.settings.keep_days * DAY
        return and_(or_(long_ago, unfinished), ~base)

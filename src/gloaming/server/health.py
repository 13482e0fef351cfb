"""Whether the store can read and write: for whoever looks after the server, and cheap to ask.

A look at /healthz writes something that changes nothing, at most every few seconds; others who ask
meanwhile get the same answer. A file is read through for damaged pages in the background: when the
server starts, and once a day.
"""

import asyncio
import sqlite3
from pathlib import Path
from time import monotonic
from typing import Final

from structlog import get_logger

from gloaming.server.outages import StoreDamaged, StoreTrouble
from gloaming.server.store import Store
from gloaming.server.tasks import start

log = get_logger()
FRESH: Final = 5.0  # Seconds for which an answer is good.
PATIENCE: Final = 10.0  # Seconds after which a write that does not end is a trouble, too.
A_DAY: Final = 24 * 3600.0


class Health:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.asking = asyncio.Lock()
        self.asked = -FRESH
        self.found: StoreTrouble | None = None
        self.inspecting: asyncio.Task[None] | None = None

    def begin(self) -> None:
        if self.store.place.file is not None:
            self.inspecting = start(self.inspect_daily(self.store.place.file), "inspect")

    async def close(self) -> None:
        if self.inspecting is not None:
            self.inspecting.cancel()
            await asyncio.gather(self.inspecting, return_exceptions=True)

    async def trouble(self) -> StoreTrouble | None:
        """What is wrong at the moment."""
        async with self.asking:
            if monotonic() - self.asked >= FRESH:
                self.found = await self.probe()
                self.asked = monotonic()
        if self.found is None and self.store.outages.damaged:
            return StoreDamaged()
        return self.found

    async def probe(self) -> StoreTrouble | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.probe()
        except StoreTrouble as trouble:
            return trouble
        except TimeoutError:
            return StoreTrouble()
        return None

    async def inspect_daily(self, file: Path) -> None:
        while True:
            damaged = await asyncio.to_thread(is_damaged, file)
            if damaged and not self.store.outages.damaged:
                log.error("the store is damaged", file=file.name)
            self.store.outages.damaged = damaged
            await asyncio.sleep(A_DAY)


def is_damaged(file: Path) -> bool:
    """Read a file through, every page of it; others read and write meanwhile."""
    try:
        connection = sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True, timeout=30)
        try:
            found: str = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        finally:
            connection.close()
    except sqlite3.DatabaseError as error:
        return error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    return found != "ok"

"""What happened in another process, heard through PostgreSQL: only which table, never what."""

import asyncio
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
from structlog import get_logger

from gloaming.server.lobby import Lobby
from gloaming.server.store import CHANNEL, Store

log = get_logger()
AGAIN: Final = 1.0  # Seconds before a lost connection is tried again.


class Ears:
    """Listens as long as the server runs."""

    def __init__(self, store: Store, lobby: Lobby) -> None:
        self.lobby = lobby
        self.dsn = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.looking: set[asyncio.Task[None]] = set()
        self.task = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        while True:
            lost = asyncio.Event()
            try:
                connection = await asyncpg.connect(self.dsn)
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self.heard)
                for id in list(self.lobby.tables):
                    self.wake(id)  # Who knows what we missed.
                try:
                    await lost.wait()
                finally:
                    connection.terminate()
            except (OSError, asyncpg.PostgresError) as error:
                log.warning("not listening", why=type(error).__name__)
            await asyncio.sleep(AGAIN)

    def heard(self, connection: Any, pid: int, channel: str, id: str) -> None:
        if id in self.lobby.tables:
            task = asyncio.create_task(self.look_at(id))
            self.looking.add(task)
            task.add_done_callback(self.looking.discard)

    async def look_at(self, id: str) -> None:
        """We hear our own voice too; of what we know already nobody is told again."""
        version = await self.lobby.store.version(id)
        table = self.lobby.tables.get(id)
        if table is not None and (table.stale or table.match.version != version):
            self.wake(id)

    def wake(self, id: str) -> None:
        """Whoever comes to a table reads the store first, so that waking its watchers is enough."""
        table = self.lobby.tables.get(id)
        if table is not None:
            table.tell_watchers()

    async def close(self) -> None:
        tasks = [self.task, *self.looking]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

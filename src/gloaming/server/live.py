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
        self.voice = store.voice
        self.dsn = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.task = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        while True:
            lost = asyncio.Event()
            try:
                connection = await asyncpg.connect(self.dsn)
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self.heard)
                self.lobby.hears = True
                for id in list(self.lobby.tables):
                    self.wake(id)  # Who knows what we missed.
                try:
                    await lost.wait()
                finally:
                    self.lobby.hears = False
                    connection.terminate()
            except (OSError, asyncpg.PostgresError) as error:
                log.warning("not listening", why=type(error).__name__)
            await asyncio.sleep(AGAIN)

    def heard(self, connection: Any, pid: int, channel: str, said: str) -> None:
        voice, _, id = said.partition(" ")
        if voice != self.voice:
            self.wake(id)

    def wake(self, id: str) -> None:
        """Whoever comes to the table next reads the store first: its watchers come at once."""
        table = self.lobby.tables.get(id)
        if table is not None:
            table.news = True
            table.tell_watchers()

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)

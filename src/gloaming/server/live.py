"""What happened in another process, heard through PostgreSQL: only which table, never what."""

import asyncio
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
from structlog import get_logger

from gloaming.server.lobby import Lobby
from gloaming.server.store import CHANNEL, PATIENCE, Store
from gloaming.server.tasks import start

log = get_logger()
AGAIN: Final = 1.0  # Seconds before a lost connection is tried again.
STILL: Final = 30.0  # Seconds after which a connection that says nothing is asked whether it lives.


class Ears:
    """Listens as long as the server runs."""

    def __init__(self, store: Store, lobby: Lobby) -> None:
        self.lobby = lobby
        self.voice = store.voice
        self.dsn = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.task = start(self.listen(), "ears")

    async def listen(self) -> None:
        deaf = False
        while True:
            try:
                connection = await asyncpg.connect(self.dsn, **PATIENCE)
                try:
                    deaf = False
                    await self.listen_to(connection)
                finally:
                    self.lobby.hears = False
                    connection.terminate()
            except Exception as error:  # Whatever it was: who is deaf for good says nothing.
                if not deaf:
                    log.warning("not listening", why=type(error).__name__)
                deaf = True
            await asyncio.sleep(AGAIN)

    async def listen_to(self, connection: Any) -> None:
        """As long as it lives."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        await connection.add_listener(CHANNEL, self.heard)
        self.lobby.hears = True
        for id in list(self.lobby.tables):
            self.wake(id)  # Who knows what we missed.
        while not lost.is_set():
            try:
                await asyncio.wait_for(lost.wait(), STILL)
            except TimeoutError:
                await connection.execute("SELECT 1")  # A line that was cut says nothing by itself.

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

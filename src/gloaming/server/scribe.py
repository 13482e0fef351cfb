"""The scribe writes down what is played: all who wait at a moment, in one commit.

Into a file it writes in one go, by a hand of its own. Statement by statement, each would wait for
whoever keeps the server busy, and an answer would take ten times as long while somebody floods it.
"""

from asyncio import Future, Task, gather, get_running_loop
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, bindparam, update

from gloaming.engine.entry import HANDED, Entry
from gloaming.server.books import WRITE, written
from gloaming.server.clock import now
from gloaming.server.outages import StoreAway
from gloaming.server.rows import MATCHES, SEATS
from gloaming.server.tasks import start

Work = Callable[[Connection], None]
MOVE_ON: Final = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("this"))
    .values(version=MATCHES.c.version + 1, changed=now(), bytes=MATCHES.c.bytes + bindparam("more"))
)
HAND_OVER: Final = (
    update(SEATS)
    .where(SEATS.c.match == bindparam("this"), SEATS.c.seat == bindparam("at"))
    .values(level=bindparam("to"))
)


class Page(NamedTuple):
    """What is to be added to one match, and who waits for it."""

    match: str
    entries: Sequence[Entry]
    now: dict[str, Any]  # The match after it.
    written: Future[None]

    def fail(self, error: Exception) -> None:
        if not self.written.done():
            self.written.set_exception(error)

    def handed(self) -> list[dict[str, Any]]:
        """The seats that changed hands: the entry and the seat are written together, or neither."""
        return [
            {"this": self.match, "at": entry.seat, "to": entry.said}
            for entry in self.entries
            if entry.kind == HANDED
        ]


class Scribe:
    """Whoever appends waits until it is written."""

    def __init__(
        self, transaction: Callable[[Sequence[str], Work], Coroutine[Any, Any, None]]
    ) -> None:
        self.transaction = transaction
        self.pages: list[Page] = []
        self.task: Task[None] | None = None

    async def append(self, match: str, entries: Sequence[Entry], now: dict[str, Any]) -> None:
        page = Page(match, entries, now, get_running_loop().create_future())
        self.pages.append(page)
        if self.task is None or self.task.done():
            self.task = start(self._write_all(), "scribe")
        await page.written

    async def close(self) -> None:
        """Whatever waits to be written is written before."""
        if self.task is not None:
            await gather(self.task, return_exceptions=True)

    async def _write_all(self) -> None:
        """One commit for all who wait: the disk is slow, and no slower for many."""
        while self.pages:
            pages, self.pages = self.pages, []
            try:
                await self._write(pages)
            except StoreAway as error:
                for page in pages:
                    page.fail(error)
            except Exception:
                for page in pages:  # One of them came too late, but which?
                    await self._write_alone(page)
            finally:
                for page in pages:  # Whatever ends us: nobody waits for ever.
                    page.fail(StoreAway())

    async def _write_alone(self, page: Page) -> None:
        try:
            await self._write([page])
        except Exception as error:
            page.fail(error)

    async def _write(self, pages: list[Page]) -> None:
        def work(connection: Connection) -> None:
            lines = [line for page in pages for line in written(page.match, page.entries)]
            connection.execute(WRITE, lines)
            connection.execute(MOVE_ON, [page.now for page in pages])
            for hand in [hand for page in pages for hand in page.handed()]:
                connection.execute(HAND_OVER, hand)

        await self.transaction([page.match for page in pages], work)
        for page in pages:
            if not page.written.done():
                page.written.set_result(None)


class Hand:
    """A thread that writes into a file, one transaction after the other."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread: Final = ThreadPoolExecutor(1, "hand")

    async def write(self, work: Work) -> None:
        await get_running_loop().run_in_executor(self.thread, self._write, work)

    def _write(self, work: Work) -> None:
        with self.engine.begin() as connection:
            work(connection)

    def close(self) -> None:
        self.thread.shutdown()
        self.engine.dispose()

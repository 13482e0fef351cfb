"""Lets bots answer where they are asked, by the same road as everybody."""

import asyncio
from collections.abc import Callable
from random import Random
from secrets import SystemRandom, choice
from time import monotonic
from typing import Final

from structlog import get_logger

from gloaming.engine.errors import GloamingError
from gloaming.server import visibility
from gloaming.server.bots import Job, NoThought, Thinkers, Thought
from gloaming.server.lobby import Lobby
from gloaming.server.pace import Pace
from gloaming.server.table import Table

log = get_logger()
SWEEP: Final = 20.0  # Seconds after which a bot's table that stands still is looked after.


class BotSeats:
    """One task for each table where a bot is asked."""

    def __init__(self, lobby: Lobby, thinkers: Thinkers, pause: float) -> None:
        self.lobby = lobby
        self.thinkers = thinkers
        self.pace = Pace(pause)
        self.clock: Callable[[], float] = monotonic
        self.playing: dict[str, asyncio.Task[None]] = {}
        lobby.on_change.append(self.look_at)
        self.sweeping = asyncio.create_task(self.sweep())

    def look_at(self, table: Table) -> None:
        """Something happened here: perhaps a bot is asked now."""
        if table.bot_asked() is not None:
            self.play_at(table.id)

    def play_at(self, id: str) -> None:
        if id not in self.playing:
            self.playing[id] = asyncio.create_task(self.play(id))

    async def sweep(self) -> None:
        """Find tables whose bot was forgotten: the server was ended, or another process was."""
        quiet = 0.0
        while True:
            try:
                for id in await self.lobby.store.waiting_for_bots(quiet):
                    self.play_at(id)
            except Exception:
                log.exception("sweep failed")
            quiet = SWEEP
            await asyncio.sleep(SWEEP)

    async def play(self, id: str) -> None:
        """Answer for the bots of a table as long as they are asked."""
        try:
            while await self.answer_once(id):
                pass
        except Exception:
            log.exception("bot stopped")  # The sweep comes back to it.
        finally:
            self.playing.pop(id, None)

    async def answer_once(self, id: str) -> bool:
        async with self.lobby.at(id, sure=False) as table:
            seat = table.bot_asked()
            if seat is None:
                self.playing.pop(id, None)  # Before anybody else can ask a bot here.
                return False
            since = table.match.open_since
            question = table.match.state.question
            assert question is not None, "whoever is asked is asked something"
            seed = SystemRandom().getrandbits(64)
            save = visibility.dream(table, seat, Random(seed))
            job = Job(save, seat, table.cover.seats[seat].level, seed)
            kind = self.pace.kind(table, seat)
        began = self.clock()
        thought = await self.think(job, [option.name for option in question.options])
        await self.pace.wait(kind, self.clock() - began, thought.seconds)
        async with self.lobby.at(id, sure=False) as table:
            if table.bot_asked() == seat and table.match.open_since == since:
                said = thought.say
                try:
                    await self.lobby.change(table, lambda match: match.answer(seat, said))
                except GloamingError as error:
                    log.info("bot was late", why=type(error).__name__)
        return True

    async def think(self, job: Job, options: list[str]) -> Thought:
        """What the bot wants; when no thinker can tell, anything that is allowed."""
        try:
            thought = await self.thinkers.think(job)
        except NoThought:
            return Thought(choice(options))
        return thought if thought.say in options else Thought(choice(options))

    async def close(self) -> None:
        tasks = [self.sweeping, *self.playing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()

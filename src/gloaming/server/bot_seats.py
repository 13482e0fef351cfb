"""Lets bots answer where they are asked, by the same road as everybody."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from random import Random
from secrets import SystemRandom, choice
from time import monotonic
from typing import Any, Final

from structlog import get_logger

from gloaming.engine.errors import GloamingError
from gloaming.server import visibility
from gloaming.server.bots import Job, NoThought, Thinkers, Thought
from gloaming.server.lobby import Lobby
from gloaming.server.outages import StoreTrouble
from gloaming.server.pace import Pace, Trial
from gloaming.server.table import Table
from gloaming.server.tasks import start

log = get_logger()
SWEEP: Final = 10.0  # Seconds after which a bot's table that stands still is looked after.
AGAIN: Final = 1.0  # Seconds before a table that another process thinks for is asked for again.


class BotSeats:
    """One task for each table where a bot is asked."""

    def __init__(self, lobby: Lobby, thinkers: Thinkers, pause: float) -> None:
        self.lobby = lobby
        self.thinkers = thinkers
        self.pace = Pace(pause)
        self.clock: Callable[[], float] = monotonic
        self.playing: dict[str, asyncio.Task[None]] = {}
        self.thoughts: dict[str, tuple[int, asyncio.Task[Thought]]] = {}  # And when each was asked.
        lobby.on_change.append(self.look_at)
        self.sweeping = start(self.sweep(), "sweep")

    def look_at(self, table: Table) -> None:
        """Something happened here: perhaps a bot is asked now, or one thinks of what is past."""
        asked = table.bot_asked() is not None
        if table.id in self.thoughts:
            since, thought = self.thoughts[table.id]
            if not asked or table.match.open_since != since:
                thought.cancel()
        if asked:
            self.play_at(table.id)

    def play_at(self, id: str) -> None:
        if id not in self.playing:
            self.playing[id] = start(self.play(id), "bot")

    async def sweep(self) -> None:
        """Find tables whose bot was forgotten: the server was ended, or another process was."""
        while True:
            try:
                await self.lobby.store.leases.renew()
                for id in await self.lobby.store.waiting_for_bots():
                    self.play_at(id)
                for table in self.lobby.tables.values():
                    if table.watchers and table.only_bots:  # Which the store leaves to us.
                        self.play_at(table.id)
            except StoreTrouble:
                pass  # The store has said so.
            except Exception:
                log.exception("sweep failed")
            await asyncio.sleep(SWEEP)

    async def play(self, id: str) -> None:
        """Answer for the bots of a table as long as they are asked."""
        try:
            while not await self.lobby.store.leases.claim(id):
                await asyncio.sleep(AGAIN)  # Another process does, or did before it was ended.
                if not await self.still_asked(id):
                    return
            while self.lobby.store.leases.holds(id) and await self.answer_once(id):
                pass
        except StoreTrouble:
            pass  # The store has said so, and the sweep comes back to it.
        except Exception:
            log.exception("bot stopped")  # The sweep comes back to it.
        finally:
            self.playing.pop(id, None)

    async def still_asked(self, id: str) -> bool:
        async with self.lobby.at(id) as table:
            if table.bot_asked() is None:
                self.playing.pop(id, None)  # Before anybody else can ask a bot here.
                return False
        return True

    async def answer_once(self, id: str) -> bool:
        async with self.lobby.at(id, sure=False) as table:
            seat = table.bot_asked()
            if seat is None:
                await self.lobby.store.leases.release(id)
                self.playing.pop(id, None)  # Before anybody else can ask a bot here.
                return False
            since = table.match.open_since
            question = table.match.state.question
            assert question is not None, "whoever is asked is asked something"
            seed = SystemRandom().getrandbits(64)
            save = visibility.dream(table, seat, Random(seed))
            job = Job(save, seat, table.cover.seats[seat].level, seed)
            kind = self.pace.kind(table, seat, self.thinkers.compiled.path())
            trial = self.pace.trial(kind, table, seat)
            options = [option.name for option in question.options]
            whose = table.cover.owner, bool(table.playing_people())
            thinking = self.think(job, options, whose, trial)
        began = self.clock()
        thought = await self.unless_past(id, since, thinking)
        if thought is None:
            return True  # Somebody else was faster than the thought: look again.
        await self.pace.wait(kind, self.clock() - began, thought.seconds)
        async with self.lobby.at(id, sure=False) as table:
            if table.bot_asked() == seat and table.match.open_since == since:
                said = thought.say
                try:
                    await self.lobby.change(table, lambda match: match.answer(seat, said, since))
                except StoreTrouble:
                    raise  # Not at once again: the sweep comes back to it.
                except GloamingError as error:
                    log.info("bot was late", why=type(error).__name__)
        return True

    async def unless_past(
        self, id: str, since: int, thinking: Coroutine[Any, Any, Thought]
    ) -> Thought | None:
        """What comes of a thought; nothing, if the question is gone before."""
        thought = asyncio.create_task(thinking)
        self.thoughts[id] = (since, thought)
        try:
            return await thought
        except asyncio.CancelledError:
            me = asyncio.current_task()
            if me is not None and me.cancelling():
                raise
            return None
        finally:
            del self.thoughts[id]

    async def think(
        self, job: Job, options: list[str], whose: tuple[str, bool], trial: Trial | None
    ) -> Thought:
        """What the bot wants; when no thinker can tell, anything that is allowed."""
        try:
            if trial is not None:
                tried = await self.thinkers.think(trial.job, *whose)
                self.pace.learn(trial, tried.seconds)
            thought = await self.thinkers.think(job, *whose)
        except NoThought:
            return Thought(choice(options))
        return thought if thought.say in options else Thought(choice(options))

    async def close(self) -> None:
        tasks = [self.sweeping, *self.playing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()
        with suppress(StoreTrouble):
            await self.lobby.store.leases.release_all()

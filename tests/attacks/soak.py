"""Soak: a hundred tables for an hour, with kills, restarts, slow readers and floods in between.

Nothing acknowledged is lost, memory stays where it is, and honest players hardly notice. Restarts
come in the first third: after that the same process has to bear all the rest.
"""

import asyncio
import json
import tempfile
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from time import monotonic

from websockets.exceptions import WebSocketException

from tests.attacks.cookies import COOKIE, backslashes, head
from tests.attacks.ground import SOON, Ground, Honest, figures, ms
from tests.attacks.honest import Waited
from tests.attacks.restarts import kept
from tests.attacks.server import Server
from tests.attacks.visitor import LOST, ME, OTHER, bot

TABLES = 100
PAUSE = 4.0  # Seconds a player thinks, on the average.
EVERY = 10.0  # Seconds between two lines that tell how it goes,
LULL = 20.0  # and between two troubles.
TROUBLE = 10.0  # Seconds a trouble lasts.
ROOM = 1.25  # So many times as much memory as after the restarts, at most,
MORE = 50.0  # and so many megabytes.


class Soak:
    """What is done to the server meanwhile, and what was seen."""

    def __init__(self, ground: Ground, server: Server, seconds: float) -> None:
        self.ground = ground
        self.server = server
        self.seconds = seconds
        self.began = monotonic()
        self.luck = Random(1)
        self.memory: list[tuple[float, float]] = []  # When, and megabytes.
        self.restarts: list[tuple[float, float]] = []  # From, to.
        self.troubles: dict[str, int] = {}

    @property
    def at(self) -> float:
        return monotonic() - self.began

    async def go_on(self) -> None:
        roads = [self.cookies, self.openings, self.deaf, self.silent, self.masters]
        watching = asyncio.create_task(self.watch())
        try:
            while self.at < self.seconds:
                await asyncio.sleep(min(LULL, self.seconds / 12))
                if self.at < self.seconds / 3:
                    await self.restart()
                else:
                    trouble = self.luck.choice(roads)
                    name = trouble.__name__
                    self.troubles[name] = self.troubles.get(name, 0) + 1
                    until = min(self.seconds, self.at + TROUBLE)
                    with suppress(*LOST, WebSocketException, AssertionError):
                        await trouble(until)
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)

    async def watch(self) -> None:
        while True:
            if self.server.runs:
                self.memory.append((self.at, self.server.memory()))
                print(
                    f"  {self.at:6.0f} s  {self.memory[-1][1]:6.0f} MB"
                    f"  {len(self.restarts)} restarts  {self.troubles}",
                    flush=True,
                )
            await asyncio.sleep(min(EVERY, self.seconds / 20))

    # Troubles.

    async def restart(self) -> None:
        """Killed, or told to end, in turn."""
        began = monotonic()
        if len(self.restarts) % 2:
            await self.server.terminate()
        else:
            await self.server.kill()
        await self.server.start()
        self.restarts.append((began, monotonic()))

    async def cookies(self, until: float) -> None:
        attacker = self.server.attacker()
        while self.at < until:
            await attacker.say(head(attacker, backslashes(COOKIE), "connection: close"))
            await asyncio.sleep(0.02)

    async def openings(self, until: float) -> None:
        while self.at < until:
            attacker = await self.server.attacker().come()
            for _ in range(20):
                await attacker.open(ME, OTHER)
            attacker.leave()
            await asyncio.sleep(0.1)

    async def deaf(self, until: float) -> None:
        """Watchers who ask for all of a table and never read."""
        attacker = await self.server.visitor().come()
        table = await attacker.table(ME, OTHER)
        again = json.dumps({"type": "watch", "seat": -1, "since": 0})
        async with AsyncExitStack() as stack:
            lives = []
            for _ in range(20):
                lives.append(await stack.enter_async_context(attacker.live(table)))
                lives[-1].transport.pause_reading()
                await asyncio.sleep(0.12)  # Faster than this nobody is let in.
            while self.at < until:
                for live in lives:
                    with suppress(*LOST, WebSocketException):
                        await asyncio.wait_for(live.send(again), 0.1)
                await asyncio.sleep(0.5)
            for live in lives:
                live.transport.abort()

    async def silent(self, until: float) -> None:
        """Half heads."""
        attacker = self.server.attacker()
        held = []
        for _ in range(150):
            _, writer = await attacker.dial()
            writer.write(head(attacker)[:-3])
            held.append(writer)
        while self.at < until:
            await asyncio.sleep(0.2)
        for writer in held:
            writer.close()

    async def masters(self, until: float) -> None:
        """Tables of bots, watched."""
        attacker = await self.server.visitor().come()
        async with AsyncExitStack() as stack:
            for _ in range(10):
                table = await attacker.table(bot("master"), bot("master"), game="bless")
                live = await stack.enter_async_context(attacker.live(table))
                await live.send(json.dumps({"type": "watch", "seat": -1, "since": 2**31 - 1}))
                await asyncio.sleep(0.25)
            while self.at < until:
                await asyncio.sleep(0.2)

    def judge_memory(self) -> None:
        """As long as the last process lived, after a while to settle."""
        last = self.restarts[-1][1] - self.began if self.restarts else 0.0
        settled = last + (self.seconds - last) / 4
        later = [megabytes for at, megabytes in self.memory if at >= settled]
        if len(later) < 2:
            self.ground.noticed("memory: it did not last long enough to tell")
            return
        most = max(later[0] * ROOM, later[0] + MORE)
        self.ground.noticed(
            f"memory: {later[0]:.0f} MB when settled, {later[-1]:.0f} MB at the end"
        )
        self.ground.holds(f"memory stays below {most:.0f} MB", max(later) <= most, max(later))


async def soak(seconds: float, database: str = "") -> int:
    with tempfile.TemporaryDirectory(prefix="gloaming-soak-") as folder:
        async with AsyncExitStack() as stack:
            ground = Ground(Path(folder), False, seconds, stack)
            server = ground.server = Server(Path(folder), database)
            stack.push_async_callback(server.kill)
            await server.start()
            print(f"soak: {TABLES} tables for {seconds:.0f} s", flush=True)
            playing = await Honest.begin(server, TABLES, PAUSE)
            going = Soak(ground, server, seconds)
            try:
                try:
                    await going.go_on()
                except asyncio.CancelledError:  # Somebody stops it: what was done is judged.
                    task = asyncio.current_task()
                    assert task is not None
                    task.uncancel()
                await asyncio.sleep(3)
                account = await playing.stop()
            finally:
                await playing.end()
            tell(going, account.answers)
            ground.noticed(f"refused: {account.refused}, cut off: {account.cut_off}")
            going.judge_memory()
            lost = figures(account.answers).lost
            ground.holds("every answer got a reply", lost == 0, lost)
            await server.terminate()
            await kept(ground, server.database, account)
            traces = server.log().count("Traceback")
            ground.holds("no traceback in the log", traces == 0, traces)
            print("\n".join(ground.report.lines()))
            return 1 if ground.report.broken else 0


def tell(going: Soak, answers: list[Waited]) -> None:
    """All answers, and those that no restart kept waiting."""
    ground = going.ground
    undisturbed = [
        it
        for it in answers
        if not any(
            began <= it.at + it.seconds and it.at <= ended for began, ended in going.restarts
        )
    ]
    every, calm = figures(answers), figures(undisturbed)
    ground.tried(f"{len(going.restarts)} restarts, then {going.troubles} in {going.at:.0f} s")
    ground.noticed(f"all answers: {every}")
    ground.noticed(f"those that met no restart: {calm}")
    ground.holds(f"99 of 100 answers are back within {ms(SOON)}", every.p99 <= SOON, ms(every.p99))

"""Bots think elsewhere: in processes of their own, each fed with one imagined table at a time.

A thinker that takes too long or dies is replaced; the table meanwhile is nobody's hostage. So is,
after its job, one that began before the rules were compiled. One whose thought nobody waits for any
more thinks to the end: to start another takes longer.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from pathlib import Path
from typing import Final

import msgspec
from structlog import get_logger

from gloaming.server.compiled import Compiled
from gloaming.server.line import Line

log = get_logger()
TRIES: Final = 2
LONGEST: Final = 1 << 20  # Bytes of a job.


class Job(msgspec.Struct):
    """A table as the bot imagines it, and who shall answer there."""

    save: str
    seat: int
    level: str
    seed: int
    hint: bool = False  # Advice for whoever sits there, instead of an answer.


class Thought(msgspec.Struct):
    say: str
    advice: list[tuple[str, float]] = []  # Answers, and how likely a win seems after each.
    seconds: float = 0.0  # It took.


class NoThought(Exception):
    """No thinker came to an answer."""


class Thinkers:
    """As many processes as may think at once, started when they are needed."""

    def __init__(self, count: int, seconds: float, compiled: Path | None = None) -> None:
        self.seconds = seconds
        self.compiled = Compiled(compiled)
        self.command = [sys.executable, "-P", "-m", "gloaming.server.thinker"]
        self.line = Line(count)
        self.idle: deque[Process | None] = deque([None] * count)
        self.thinking: set[asyncio.Task[Thought]] = set()
        self.running: dict[Process, str] = {}  # And where each has its rules from.
        self.ended: set[Process] = set()  # Told to go, and perhaps not gone yet.
        self.closed = False

    async def think(self, job: Job, guest: str = "", people: bool = True) -> Thought:
        """What to say to the question open in the job, when it is this guest's turn."""
        await self.line.enter(guest, people)
        if self.closed:
            self.line.leave()
            raise NoThought
        thinking = asyncio.create_task(self._think(job))
        self.thinking.add(thinking)
        thinking.add_done_callback(self._thought)
        return await asyncio.shield(thinking)

    def _thought(self, thinking: asyncio.Task[Thought]) -> None:
        self.thinking.discard(thinking)
        self.line.leave()
        if not thinking.cancelled():
            thinking.exception()  # Whoever waits has it; perhaps nobody does.

    async def _think(self, job: Job) -> Thought:
        for _ in range(TRIES):
            thinker = self.idle.popleft()
            try:
                thinker = await self._fit(thinker)
                async with asyncio.timeout(self.seconds):
                    return await ask(thinker, job)
            except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
                log.warning("thinker replaced", level=job.level, why=type(error).__name__)
                self._end(thinker)
                thinker = None
            except asyncio.CancelledError:
                self._end(thinker)
                thinker = None
                raise NoThought from None  # Nobody but `close` does that.
            finally:
                self.idle.append(thinker)
        raise NoThought

    async def _fit(self, thinker: Process | None) -> Process:
        """This one, if it lives and knows the fastest rules there are; else a new one."""
        rules = self.compiled.path()
        if thinker is not None:
            if thinker.returncode is None and self.running[thinker] == rules:
                return thinker
            self._end(thinker)
        thinker = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, limit=LONGEST, env=first_from(rules)
        )
        self.running[thinker] = rules
        return thinker

    def _end(self, thinker: Process | None) -> None:
        if thinker is not None:
            self.running.pop(thinker, None)
            self.ended = {it for it in self.ended if it.returncode is None}
            if thinker.returncode is None:
                thinker.kill()
                self.ended.add(thinker)

    async def close(self) -> None:
        """Nobody thinks any more: who waits for a thought is told so, and no process is left."""
        self.closed = True
        thoughts = list(self.thinking)
        for thinking in thoughts:
            thinking.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
        for thinker in list(self.running):
            self._end(thinker)
        for thinker in list(self.ended):
            await thinker.wait()


def first_from(folder: str) -> dict[str, str] | None:
    """Our own surroundings, in which modules are looked for in a folder first."""
    if not folder:
        return None
    known = os.environ.get("PYTHONPATH")
    return os.environ | {"PYTHONPATH": f"{folder}{os.pathsep}{known}" if known else folder}


async def ask(thinker: Process, job: Job) -> Thought:
    assert thinker.stdin is not None
    assert thinker.stdout is not None
    thinker.stdin.write(msgspec.json.encode(job) + b"\n")
    await thinker.stdin.drain()
    return msgspec.json.decode(await thinker.stdout.readline(), type=Thought)

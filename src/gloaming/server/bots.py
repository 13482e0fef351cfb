"""Bots think elsewhere: in processes of their own, each fed with one imagined table at a time.

A thinker that takes too long or dies is replaced; the table meanwhile is nobody's hostage. So is,
after its job, one that began before the rules were compiled.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Final

import msgspec
from structlog import get_logger

from gloaming.server.compiled import Compiled

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
        self.idle: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(count):
            self.idle.put_nowait(None)
        self.running: dict[Process, str] = {}  # And where each has its rules from.

    async def think(self, job: Job) -> Thought:
        """What to say to the question open in the job."""
        for _ in range(TRIES):
            thinker = await self.idle.get()
            try:
                thinker = await self._fit(thinker)
                async with asyncio.timeout(self.seconds):
                    return await ask(thinker, job)
            except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
                log.warning("thinker replaced", level=job.level, why=type(error).__name__)
                self._end(thinker)
                thinker = None
            except asyncio.CancelledError:
                self._end(thinker)  # It is in the middle of something nobody waits for.
                thinker = None
                raise
            finally:
                self.idle.put_nowait(thinker)
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
            if thinker.returncode is None:
                thinker.kill()

    async def close(self) -> None:
        ended = list(self.running)
        for thinker in ended:
            self._end(thinker)
        for thinker in ended:
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

"""Where an attack takes place: a server, honest players, and what is written down of it."""

import asyncio
import os
import subprocess
import sys
import tempfile
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from time import monotonic

import msgspec

from tests.attacks.honest import Account, Waited
from tests.attacks.server import Server
from tests.attacks.visitor import ME, OTHER
from tests.server import postgres

ROOT = Path(__file__).resolve().parents[2]
FAMILIES = (
    "cookies",
    "messages",
    "paths",
    "doors",
    "offers",
    "bots",
    "slow",
    "addresses",
    "foreign",
    "clocks",
    "restarts",
    "weather",
    "start_up",
    "saves",
    "twins",
)
TABLES = 5  # Of honest players,
PAUSE = 0.4  # who answer after so many seconds.
QUIET = 3.0  # Seconds before the attack begins.
GRACE = 3.0  # Seconds after it in which what is late may still come.
SOON = 0.3  # Seconds in which 99 of 100 answers are to be back,
AS_BEFORE = 3.0  # or in so many times what they took before, where the machine itself is slow.

Run = Callable[["Ground"], Awaitable[None]]


class Attack(msgspec.Struct, frozen=True):
    """One sentence says what is tried."""

    family: str
    name: str
    what: str
    run: Run
    short: bool  # It has a short form, which is a test.


ATTACKS: list[Attack] = []


def attack(run: Run) -> Run:
    """Put it on the list."""
    return listed(run, short=True)


def at_length(run: Run) -> Run:
    """Put it on the list; what could be tried in a moment other tests try."""
    return listed(run, short=False)


def listed(run: Run, short: bool) -> Run:
    family = run.__module__.rpartition(".")[2]
    what = (run.__doc__ or "").partition("\n")[0].rstrip(".")
    ATTACKS.append(Attack(family, run.__name__, what, run, short))
    return run


def all_attacks() -> list[Attack]:
    for family in FAMILIES:
        import_module(f"tests.attacks.{family}")
    return sorted(ATTACKS, key=lambda it: FAMILIES.index(it.family))


@dataclass
class Report:
    """What is told of one attack."""

    tried: list[str] = field(default_factory=list)
    noticed: list[str] = field(default_factory=list)
    held: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)

    def lines(self) -> Iterator[str]:
        for word, said in (
            ("tried", self.tried),
            ("noticed", self.noticed),
            ("held", self.held),
            ("NOT HELD", self.broken),
        ):
            for number, line in enumerate(said):
                yield f"  {word if not number else '':<10}{line}"


class Ground:
    """An attack is given one, and says here what it tried and what held."""

    def __init__(self, folder: Path, short: bool, seconds: float, stack: AsyncExitStack) -> None:
        self.folder = folder
        self.short = short
        self.seconds = seconds
        self.stack = stack
        self.report = Report()
        self.server: Server  # Given by whoever runs the attack: one for all of the short ones.
        self.began = monotonic()
        self.ended = 0.0

    # Telling.

    def tried(self, what: str) -> None:
        self.report.tried.append(what)

    def noticed(self, what: str) -> None:
        self.report.noticed.append(what)

    def holds(self, promise: str, so: bool, seen: object = "") -> None:
        """A promise, whether it was kept, and what was seen instead."""
        line = promise if so or seen == "" else f"{promise}; seen: {str(seen)[:300]}"
        (self.report.held if so else self.report.broken).append(line)

    def soon(self, promise: str, waited: float, before: float = 0.0) -> None:
        """A promise about time: told and judged where there is time for it, never in a test."""
        if not self.short:
            limit = max(SOON, AS_BEFORE * before)
            self.holds(f"{promise} ({ms(waited)}; at most {ms(limit)})", waited <= limit)

    # Going on.

    def many(self, short: int, long: int) -> int:
        return short if self.short else long

    def start(self) -> None:
        self.began = monotonic()

    @property
    def goes_on(self) -> bool:
        return monotonic() - self.began < self.seconds

    @property
    def took(self) -> float:
        return (self.ended or monotonic()) - self.began

    # Others.

    async def own_server(self, database: str = "", name: str = "own") -> Server:
        """One that nobody else uses; not started yet."""
        folder = Path(tempfile.mkdtemp(prefix=f"{name}-", dir=self.folder))
        server = Server(folder, database, name)
        self.stack.push_async_callback(server.kill)
        return server

    @cached_property
    def postgres(self) -> postgres.Postgres:
        return self.stack.enter_context(postgres.running())

    @asynccontextmanager
    async def honest(
        self, server: Server | None = None, tables: int = TABLES, pause: float = PAUSE
    ) -> AsyncIterator[None]:
        """Honest players before and while; what they noticed is told and judged afterwards."""
        server = server or self.server
        if self.short:
            self.start()
            yield
            self.ended = monotonic()
            self.holds("an honest player answers, and is heard", await plays(server))
            return
        playing = await Honest.begin(server, tables, pause)
        try:
            await asyncio.sleep(QUIET)
            self.start()
            yield
            self.ended = monotonic()
            await asyncio.sleep(GRACE)
            account = await playing.stop()
        finally:
            await playing.end()
        self.tell(account)

    def tell(self, account: Account) -> None:
        quiet = [it for it in account.answers if it.at < self.began]
        under = [it for it in account.answers if self.began <= it.at < self.ended]
        came = [it for it in account.coming if self.began <= it.at < self.ended]
        before, now = figures(quiet), figures(under)
        self.noticed(f"before: {before}")
        self.noticed(f"meanwhile: {now}")
        self.noticed(f"who came in meanwhile: {figures(came)}")
        if account.refused or account.cut_off:
            self.noticed(f"refused: {account.refused}, cut off: {account.cut_off}")
        self.soon("99 of 100 answers were back soon", now.p99, before.p99)
        self.soon("whoever came got in soon", figures(came).p99, before.p99)
        self.holds("no honest answer was left without a reply", now.lost == 0, f"{now.lost}")
        away = figures(came).lost
        self.holds("nobody who came was turned away", away == 0, f"{away} of {len(came)}")
        self.holds("no honest player was refused or cut off", not account.refused, account.refused)


class Honest:
    """The process in which honest people play."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @staticmethod
    async def begin(server: Server, tables: int, pause: float) -> "Honest":
        command = [sys.executable, "-m", "tests.attacks.honest"]
        process = await asyncio.create_subprocess_exec(
            *command,
            *map(str, (server.port, tables, pause)),
            stdin=PIPE,
            stdout=PIPE,
            cwd=ROOT,
            start_new_session=True,  # Ctrl-C is for us: they still tell what they met.
            limit=1 << 30,
        )
        assert process.stdout is not None
        assert await process.stdout.readline(), "nobody wanted to play"
        return Honest(process)

    async def stop(self) -> Account:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(b"stop\n")
        await self.process.stdin.drain()
        said = await asyncio.wait_for(self.process.stdout.readline(), 120)
        return msgspec.json.decode(said, type=Account)

    async def end(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


async def plays(server: Server) -> bool:
    """Somebody opens a table and answers one question."""
    visitor = server.visitor()
    await visitor.come()
    opened = await visitor.open(ME, OTHER)
    if opened.status != 200:
        return False
    table = opened.json["table"]
    sight = await visitor.see(table, 0)
    say = sight["asked"]["options"][0]
    said = await visitor.act(table, "answer", seat=0, seq=sight["seq"], say=say)
    visitor.leave()
    return said.status == 200 and said.json["sight"]["seq"] > sight["seq"]


@dataclass
class Figures:
    """How long people waited."""

    count: int
    lost: int
    median: float
    p99: float
    worst: float

    def __str__(self) -> str:
        lost = f", {self.lost} never" if self.lost else ""
        waits = f"median {ms(self.median)}, p99 {ms(self.p99)}, worst {ms(self.worst)}"
        return f"{self.count} waited{lost}: {waits}" if self.count else "nobody"


def figures(waits: list[Waited]) -> Figures:
    times = sorted(it.seconds for it in waits) or [0.0]
    lost = sum(not it.came for it in waits)
    last = len(times) - 1
    return Figures(len(waits), lost, times[last // 2], times[last * 99 // 100], times[-1])


def ms(seconds: float) -> str:
    return f"{seconds * 1000:,.0f} ms"


@contextmanager
def a_small_disk(place: Path, megabytes: int = 3) -> Iterator[Path | None]:
    """In memory; nothing, where nobody may make one."""
    place.mkdir()
    make = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(place)]
    if os.geteuid() != 0 or subprocess.run(make, check=False, capture_output=True).returncode:
        yield None
        return
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", str(place)], check=False)

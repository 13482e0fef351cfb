"""Measures the server: random clients at ever more tables, on SQLite and on PostgreSQL.

One server process; the clients play in this one. Latency is the time from sending an answer until
the other player's client has the update. CPU is what the server's process takes for an answer. With
--against TREE the server of another tree, which was set up, takes turns with ours: on a machine in
use the processor's time is all that can be compared.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
from asyncio.subprocess import DEVNULL, Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from logging import WARNING
from pathlib import Path
from random import Random
from secrets import token_urlsafe
from statistics import quantiles
from time import perf_counter

import httpx2
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(1, str(Path(__file__).resolve().parents[1]))

from tests.server.house import FREELY
from tests.server.postgres import free_port, running

from gloaming.ai.play import play
from gloaming.ai.random import RandomAgent
from gloaming.engine.journal import write
from gloaming.games import DAY_AND_NIGHT
from gloaming.server.app import create_app
from gloaming.server.logs import configure
from gloaming.server.settings import Settings
from gloaming.server.sockets import Entrance

ROW = "{:<12}{:>8}{:>10}{:>12}{:>10}{:>10}{:>12}{:>10}"
HERE = Path(__file__).resolve().parents[1]
HEADING = ("", "tables", "speed", "answers/s", "p50 ms", "p99 ms", "kB/table", "CPU ms")
TURNS = 3  # Of two trees that are compared.


class Asked(msgspec.Struct):
    """What a random player reads of a question; the rest is skipped, to measure the server only."""

    options: list[str]


class Sight(msgspec.Struct):
    seq: int
    asked: Asked | None


class Update(msgspec.Struct):
    sight: Sight


UPDATE = msgspec.json.Decoder(Update)


def serve(database: str, port: int) -> None:
    """The server by itself: no limits, no log."""
    rates = {name: FREELY for name in Settings.__struct_fields__ if name.endswith("_rate")}
    settings = Settings(database=database, tables=10_000, address_connections=10_000, **rates)  # type: ignore[arg-type]
    configure(WARNING)
    uvicorn.Server(Entrance(create_app(settings), settings, port=port)).run()


@asynccontextmanager
async def server(database: str, tree: Path = HERE) -> AsyncIterator[tuple[Process, str]]:
    port = free_port()
    python = sys.executable if tree == HERE else str(tree / ".venv/bin/python")
    command = [python, str(tree / "tools/bench_server.py"), "--serve", database]
    command += ["--port", str(port)]
    process = await asyncio.create_subprocess_exec(*command, stdout=DEVNULL, stderr=DEVNULL)
    url = f"http://127.0.0.1:{port}"
    async with httpx2.AsyncClient(base_url=url) as client:
        while True:
            try:
                await client.get("/healthz")
                break
            except httpx2.TransportError:
                await asyncio.sleep(0.1)
    try:
        yield process, url
    finally:
        process.terminate()
        await process.wait()


class Table:
    """Two random players, each at a live connection."""

    def __init__(self, seed: int, pause: float) -> None:
        self.luck = Random(seed)
        self.pause = pause  # Seconds before an answer, on the average.
        self.sent: dict[int, tuple[int, float]] = {}  # By entry: who answered, and when.
        self.latencies: list[float] = []
        self.answers = 0
        self.live: list[ClientConnection] = []

    async def open(self, url: str, client: httpx2.AsyncClient, stack: AsyncExitStack) -> None:
        cookie = {"cookie": f"gloaming={token_urlsafe(32)}"}
        seats = [{"who": "me", "name": "a"}, {"who": "me", "name": "b"}]
        wish = {"game": "day_and_night", "seats": seats}
        opened = await client.post("/api/tables", json=wish, headers=cookie)
        table = opened.json()["table"]
        address = f"{url.replace('http', 'ws')}/api/tables/{table}/live"
        self.live = [
            await stack.enter_async_context(
                connect(address, additional_headers=cookie, compression=None, open_timeout=60)
            )
            for _ in seats
        ]

    async def play(self, url: str, client: httpx2.AsyncClient, stack: AsyncExitStack) -> None:
        """Match after match."""
        while True:
            await asyncio.gather(*(self.sit(seat, it) for seat, it in enumerate(self.live)))
            self.sent.clear()
            await self.open(url, client, stack)

    async def sit(self, seat: int, live: ClientConnection) -> None:
        await live.send(json.dumps({"type": "watch", "seat": seat, "since": 2**31 - 1}))
        last = -1
        async for raw in live:
            now = perf_counter()
            sight = UPDATE.decode(raw).sight
            for seq in [seq for seq, sent in self.sent.items() if sent[0] != seat]:
                if seq < sight.seq:
                    self.latencies.append(now - self.sent.pop(seq)[1])
            if sight.asked is None:
                return
            options = sight.asked.options
            if options and sight.seq != last:
                last = sight.seq
                await asyncio.sleep(self.pause * self.luck.random() * 2)
                self.answers += 1
                self.sent[last] = seat, perf_counter()
                say = self.luck.choice(options)
                act = {"type": "answer", "seat": seat, "seq": last, "say": say}
                await live.send(json.dumps(act))


async def measure(
    name: str, database: str, count: int, seconds: float, pause: float, tree: Path = HERE
) -> None:
    async with server(database, tree) as (process, url), AsyncExitStack() as stack:
        client = await stack.enter_async_context(httpx2.AsyncClient(base_url=url, timeout=60))
        before = memory(process)
        tables = [Table(seed, pause) for seed in range(count)]
        for table in tables:
            await table.open(url, client, stack)
        playing = [asyncio.create_task(table.play(url, client, stack)) for table in tables]
        await asyncio.sleep(seconds / 4)  # Warm up.
        for table in tables:
            table.answers = 0
            table.latencies.clear()
        began, used = perf_counter(), worked(process)
        await asyncio.sleep(seconds)
        took, used = perf_counter() - began, worked(process) - used
        answers = sum(table.answers for table in tables)
        latencies = [late * 1000 for table in tables for late in table.latencies]
        each = (memory(process) - before) / count
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    cuts = quantiles(latencies, n=100) if len(latencies) > 1 else [float("nan")] * 99
    speed = "full" if not pause else f"{pause:g} s"
    figures = [f"{answers / took:.0f}", f"{cuts[49]:.1f}", f"{cuts[98]:.1f}", f"{each:.0f}"]
    figures.append(f"{used * 1000 / max(1, answers):.2f}")
    print(ROW.format(name, count, speed, *figures), flush=True)


def memory(process: Process) -> float:
    """Resident kilobytes."""
    for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return float(line.split()[1])
    return float("nan")


def worked(process: Process) -> float:
    """Seconds of the processor."""
    said = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(said[11]) + int(said[12])) / os.sysconf("SC_CLK_TCK")


async def compare(other: Path, counts: list[int], seconds: float) -> None:
    """The server of another tree, and ours, in turns."""
    print(ROW.format(*HEADING))
    with running() as postgres, tempfile.TemporaryDirectory() as folder:
        for kind in ("sqlite", "postgresql"):
            for count in counts:
                for tree in (other, HERE) * TURNS:
                    file = f"sqlite:///{folder}/{token_urlsafe(6)}.db"
                    database = file if kind == "sqlite" else postgres.new_database()
                    name = f"{kind[:6]} {'old' if tree == other else 'new'}"
                    await measure(name, database, count, seconds, 0, tree)


async def rebuild(name: str, database: str, games: int) -> None:
    """How long the longest of some random matches takes to come back after a restart."""
    agents = [RandomAgent(), RandomAgent()]
    journals = [play(DAY_AND_NIGHT, agents, {}, seed)[0] for seed in range(games)]
    longest = max(journals, key=lambda journal: len(journal.answers))
    seats = [{"who": "me"}, {"who": "me"}]
    async with server(database) as (_, url), httpx2.AsyncClient(base_url=url) as client:
        wish = {"journal": write(longest), "seats": seats}
        opened = await client.post("/api/tables/import", json=wish)
        table = opened.json()["table"]
    async with server(database) as (_, url), httpx2.AsyncClient(base_url=url) as client:
        began = perf_counter()
        (await client.get(f"/api/tables/{table}")).raise_for_status()
        took = (perf_counter() - began) * 1000
    print(
        f"{name}: a match of {len(longest.answers)} answers is back {took:.0f} ms after a restart"
    )


async def everything(counts: list[int], seconds: float) -> None:
    print(ROW.format(*HEADING))
    with running() as postgres, tempfile.TemporaryDirectory() as folder:
        for name in ("sqlite", "postgresql"):

            def fresh(name: str = name) -> str:
                if name == "postgresql":
                    return postgres.new_database()
                return f"sqlite:///{folder}/{token_urlsafe(6)}.db"

            for count in counts:
                await measure(name, fresh(), count, seconds, 0)
                await measure(name, fresh(), count, seconds, max(2.0, count / 50))
            await rebuild(name, fresh(), 100)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", metavar="DATABASE", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 1000])
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--against", type=Path, metavar="TREE", help="compare with its server")
    given = parser.parse_args()
    if given.serve:
        serve(given.serve, given.port)
    elif given.against:
        asyncio.run(compare(given.against.resolve(), given.tables, given.seconds))
    else:
        asyncio.run(everything(given.tables, given.seconds))


if __name__ == "__main__":
    main()

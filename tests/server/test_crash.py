"""Nothing acknowledged is lost: the server is killed in the middle of play, again and again.

Longer: make soak.
"""

import asyncio
import json
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from pathlib import Path
from random import Random
from typing import BinaryIO

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from gloaming.server.store import Store
from tests.server import postgres as pg
from tests.server.house import FRIEND, ME, Guest, sqlite
from tests.server.postgres import Postgres, free_port
from tests.support.soak import far

pytestmark = pytest.mark.asyncio(loop_scope="session")
KILLS = far(2, 30)
TABLES = far(3, 8)
PAUSE = 0.02 * TABLES
SERVE = [sys.executable, "-c", "from gloaming.cli import main; main()", "serve", "--pause", "0"]


async def start(database: str, port: int, log: BinaryIO | int = DEVNULL) -> Process:
    server = await asyncio.create_subprocess_exec(
        *SERVE, "--database", database, "--port", str(port), stdout=PIPE, stderr=log
    )
    assert server.stdout is not None
    assert b"served" in await asyncio.wait_for(server.stdout.readline(), 600)
    return server


async def kill(server: Process) -> None:
    server.kill()
    await server.wait()


class Player:
    """Plays one seat at random over a live connection, and comes back whenever it breaks."""

    def __init__(self, guest: Guest, table: str, seat: int, seed: int) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.luck = Random(seed)
        self.since = 0
        self.told: list[int] = []  # The entries it heard of, in order.
        self.acknowledged: dict[int, str] = {}

    async def play(self) -> None:
        while True:
            try:
                await self.stay_connected()
            except (OSError, WebSocketException):
                await asyncio.sleep(0.05)

    async def stay_connected(self) -> None:
        address = f"{self.guest.url.replace('http', 'ws')}/api/tables/{self.table}/live"
        cookie = "; ".join(f"{name}={value}" for name, value in self.guest.http.cookies.items())
        async with connect(address, additional_headers={"cookie": cookie}) as connection:
            await connection.send(
                json.dumps({"type": "watch", "seat": self.seat, "since": self.since})
            )
            sent: tuple[int, str] | None = None
            async for raw in connection:
                update = json.loads(raw)
                assert update["type"] == "update", update
                sight = update["sight"]
                if sent is not None and sight["seq"] > sent[0]:
                    self.acknowledged[sent[0]] = sent[1]
                    sent = None
                self.told += [told["seq"] for told in update["told"]]
                assert sight["seq"] >= self.since, "the table went back"
                self.since = sight["seq"]
                asked = sight["asked"]
                if asked and asked["options"] and sent is None:
                    await asyncio.sleep(PAUSE)  # The door lets nobody in faster than people play.
                    sent = sight["seq"], self.luck.choice(asked["options"])
                    act = {"type": "answer", "seat": self.seat, "seq": sent[0], "say": sent[1]}
                    await connection.send(json.dumps(act))


async def survive(database: str) -> None:
    luck = Random(1)
    port = free_port()
    server = await start(database, port)
    url = f"http://127.0.0.1:{port}"
    guests = [Guest(url), Guest(url)]
    players = []
    for seed in range(TABLES):
        opened = await guests[0].open(ME, FRIEND)
        joined = await guests[1].join(opened["links"]["night"])
        assert joined.status_code == 200
        players += [Player(guest, opened["table"], seat, seed) for seat, guest in enumerate(guests)]
    playing = [asyncio.create_task(player.play()) for player in players]
    before = 0
    for _ in range(KILLS):
        while sum(len(player.acknowledged) for player in players) < before + 5 * TABLES:
            await asyncio.sleep(0.05)
            for task in playing:
                if task.done():
                    task.result()  # Nobody leaves: this says why somebody did.
        await asyncio.sleep(luck.random() / 2)
        before = sum(len(player.acknowledged) for player in players)
        await kill(server)
        server = await start(database, port)
    await asyncio.sleep(1)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await kill(server)
    for guest in guests:
        await guest.http.aclose()
    await check(database, players)


async def check(database: str, players: list[Player]) -> None:
    store = Store(database)
    for player in players:
        entries = await store.entries(player.table)
        assert [entry.seq for entry in entries] == list(range(len(entries)))
        assert len(player.acknowledged) >= KILLS
        for seq, said in player.acknowledged.items():
            assert (entries[seq].said, entries[seq].seat) == (said, player.seat)
        # Nothing was told twice, nothing was left out.
        expected = [entry.seq for entry in entries for _ in entry.events]
        assert player.told == expected[: len(player.told)]
        heard = [entry for entry in entries if entry.seq < player.since]
        assert len(player.told) == sum(len(entry.events) for entry in heard)
    await store.close()


async def test_killed_again_and_again_on_sqlite(tmp_path: Path) -> None:
    await survive(sqlite(tmp_path))


@pg.needed
async def test_killed_again_and_again_on_postgresql(postgres: Postgres) -> None:
    await survive(postgres.new_database())


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
async def test_it_ends_gently_when_it_is_told_to(tmp_path: Path, told: signal.Signals) -> None:
    """While bots think, advice is asked for and somebody watches: no traceback, no process left."""
    port = free_port()
    with (tmp_path / "log").open("wb") as log:
        server = await start(sqlite(tmp_path), port, log)
    ann = Guest(f"http://127.0.0.1:{port}")
    async with ann.http:
        assert (await ann.get("/healthz")).text == "ok"
        table = (await ann.open(ME, {"who": "bot", "level": "adept"}))["table"]
        await ann.open({"who": "bot", "level": "adept"}, ME)  # Whose bot thinks at once.
        sight = await ann.see(table, 0)
        hint = f"/api/tables/{table}/hint"
        async with ann.live(table, 0) as live:
            await live.hear()
            advice = asyncio.create_task(ann.get(hint, seat=0, seq=sight["seq"]))
            while len(thinkers := children(server.pid)) < 2:
                await asyncio.sleep(0.01)
            server.send_signal(told)
            await asyncio.wait_for(server.wait(), 600)
            assert (await advice).status_code in (
                200,
                409,
            )  # It came to an end, one way or another.
    assert server.returncode == (0 if told == signal.SIGINT else -told)
    assert not [pid for pid in thinkers if Path(f"/proc/{pid}").exists()]
    assert b"Traceback" not in (tmp_path / "log").read_bytes()
    again = Store(sqlite(tmp_path))
    cover = await again.cover(table)
    assert cover is not None
    assert cover.length == sight["seq"]
    await again.close()


def children(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()

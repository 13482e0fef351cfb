"""Bad weather: a full disk, damaged pages, the file taken away."""

import asyncio
import os
from collections import Counter
from pathlib import Path

from tests.attacks.ground import Ground, Honest, a_small_disk, at_length
from tests.attacks.restarts import kept, plays_or_not, told
from tests.attacks.server import Server
from tests.attacks.visitor import ME, OTHER

PAGE = 4096


async def fill(ground: Ground, server: Server, room: "Room") -> None:
    """Play until nothing more can be written; then there is room again."""
    await server.start()
    playing = await Honest.begin(server, 5, 0.2)
    statuses: Counter[int] = Counter()
    words: Counter[str] = Counter()
    try:
        await asyncio.sleep(1)
        guest = await server.visitor().come()
        table = await guest.table(ME, OTHER)
        room.take()
        for _ in range(30):
            said = await guest.open(ME, OTHER)
            statuses[said.status] += 1
            words[said.refusal or "no word"] += 1
            await asyncio.sleep(0.1)
        seen = await guest.get(f"/api/tables/{table}")
        sick = await guest.get("/healthz")
        room.give()
        await asyncio.sleep(1)
        again = await plays_or_not(server)
        well = await guest.get("/healthz")
        await asyncio.sleep(2)
        account = await playing.stop()
    finally:
        await playing.end()
    await server.terminate()
    ground.tried(f"30 tables wished for on a full disk: {dict(statuses)}, {dict(words)}")
    full = sum(count for status, count in statuses.items() if status != 200)
    ground.holds("the disk was full", full > 0)
    ground.holds("each refusal is a 503 or 507 with a word", words["no word"] == 0, dict(words))
    ground.holds("nothing is called broken", set(statuses) <= {200, 429, 503, 507}, dict(statuses))
    ground.holds("tables can still be looked at", seen.status == 200, seen.status)
    ground.holds("/healthz says that nothing can be written", sick.status == 503, sick.status)
    ground.holds("with room again, it goes on by itself", again)
    ground.holds("/healthz is well again", well.status == 200, well.status)
    traces = server.log().count("Traceback")
    ground.holds("no traceback in its log", traces == 0, f"{traces} of them")
    told(ground, account)
    await kept(ground, server.database, account)


class Room:
    """A small disk in memory, and a file that fills it."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "filling"

    def take(self) -> None:
        with self.file.open("wb") as file:
            try:
                while True:
                    os.write(file.fileno(), b"\0" * PAGE)
            except OSError:
                pass

    def give(self) -> None:
        self.file.unlink()


@at_length
async def a_full_disk(ground: Ground) -> None:
    """Nothing can be written any more; somebody makes room later."""
    with a_small_disk(ground.folder / "disk") as place:
        if place is None:
            ground.tried("nothing: only root can make a small disk")
            return
        server = await ground.own_server(f"sqlite:///{place / 'gloaming.db'}", "small")
        try:
            await fill(ground, server, Room(place))
        finally:
            await server.kill()


@at_length
async def damaged_pages(ground: Ground) -> None:
    """Pages in the middle of the file are overwritten while the server is down."""
    server = await ground.own_server()
    await server.start()
    tables = []
    for _ in range(3):
        guest = await server.visitor().come(patient=True)
        tables += [(guest, await guest.table(ME, OTHER)) for _ in range(15)]
    await server.terminate()
    file = server.folder / "gloaming.db"
    size = file.stat().st_size
    with file.open("r+b") as damaged:
        for page in range(12, size // PAGE - 2, 3):
            damaged.seek(page * PAGE)
            damaged.write(b"\xa5" * PAGE)
    said = await server.launch()
    ground.tried(f"a third of {size // PAGE} pages overwritten; at start it said: {said!r}")
    if b"served" not in said:
        assert server.process is not None
        code = await asyncio.wait_for(server.process.wait(), 60)
        ground.holds("it ends with code 2 and a sentence", code == 2, code)
    else:
        statuses: Counter[int] = Counter()
        for guest, table in tables:
            guest.idle.clear()
            statuses[(await guest.get(f"/api/tables/{table}")).status] += 1
        sick = await server.visitor().get("/healthz")
        ground.tried(f"{len(tables)} tables looked at: {dict(statuses)}")
        ground.holds("nothing is called broken", not statuses[500] and not statuses[0], statuses)
        ground.holds("/healthz says that pages are damaged", sick.status == 503, sick.status)
    traces = server.log().count("Traceback")
    ground.holds("no traceback in its log", traces == 0, f"{traces} of them")
    await server.kill()

"""Bots: one guest keeps them all busy; others get their answers all the same."""

import asyncio
import json
import sqlite3
from contextlib import suppress
from statistics import median
from time import monotonic

from tests.attacks.ground import Ground, attack, ms
from tests.attacks.server import Server
from tests.attacks.visitor import LOST, ME, OTHER, Visitor, bot

TABLES = 25
HINTS = 40
LEVEL = "master"
SLOW = "bless"  # Where a master thinks long.
AS_ALONE = 5.0  # So many times as long as alone a bot may take, while one guest floods,
AT_LEAST = 3.0  # or so many seconds.


async def a_bots_answer(visitor: Visitor) -> float:
    """Seconds from a person's last answer of a turn to the bot's first."""
    table = await visitor.table(ME, bot(LEVEL))
    async with visitor.live(table) as live:
        await live.send(json.dumps({"type": "watch", "seat": 0, "since": 0}))
        began, waiting = 0.0, 0
        async for raw in live:
            update = json.loads(raw)
            if update["type"] != "update":
                continue
            sight = update["sight"]
            if began and any(it["seq"] >= waiting for it in update["told"]):
                return monotonic() - began
            if sight["asked"] is None:
                break
            if sight["asked"]["options"]:
                act = {"seat": 0, "seq": sight["seq"], "say": sight["asked"]["options"][-1]}
                await live.send(json.dumps({"type": "answer"} | act))
            elif not began:
                began, waiting = monotonic(), sight["seq"]
    return 0.0


async def some_answers(ground: Ground) -> list[float]:
    visitor = await ground.server.visitor().come()
    return [await a_bots_answer(visitor) for _ in range(ground.many(1, 3))]


@attack
async def tables_of_masters(ground: Ground) -> None:
    """One guest opens 25 tables of masters among themselves; another's bot is to answer."""
    alone = await some_answers(ground)
    attacker = await ground.server.attacker().come()
    opened = []
    for _ in range(ground.many(3, TABLES)):
        said = await attacker.open(bot("master"), bot("master"), game=SLOW)
        if said.status == 200:
            opened.append(said.json["table"])
    watching = [asyncio.create_task(watch(attacker, table)) for table in opened[:20]]
    await asyncio.sleep(ground.many(0, 3))
    flooded = await some_answers(ground)
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    ground.tried(f"{len(opened)} of {ground.many(3, TABLES)} tables of masters were opened")
    ground.noticed(f"a bot's answer, alone: median {ms(median(alone))}, worst {ms(max(alone))}")
    ground.noticed(f"meanwhile: median {ms(median(flooded))}, worst {ms(max(flooded))}")
    ground.holds("the bot answered all the same", len(flooded) == len(alone))
    if not ground.short:
        most = max(AT_LEAST, AS_ALONE * median(alone))
        late = max(flooded)
        ground.holds(f"the bot of another answers within {ms(most)}", late <= most, ms(late))


async def watch(visitor: Visitor, table: str) -> None:
    async with visitor.live(table) as live:
        await live.send(json.dumps({"type": "watch", "seat": -1, "since": 2**31 - 1}))
        async for _ in live:
            pass


@attack
async def bots_nobody_watches(ground: Ground) -> None:
    """Tables of bots only, opened and left alone."""
    attacker = await ground.server.attacker().come(patient=True)
    tables = [await attacker.table(bot("random"), bot("random")) for _ in range(ground.many(1, 10))]
    if ground.short:
        await asyncio.wait_for(moved(attacker, tables[0]), 600)
        ground.tried("one table of bots, watched")
        ground.holds("who watches sees them play", True)
        return
    await asyncio.sleep(ground.seconds)
    first = lengths(ground.server)
    await asyncio.sleep(5)
    later = lengths(ground.server)
    ground.tried(f"{len(tables)} tables of bots, alone for {ground.seconds:.0f} s, then 5 s more")
    playing = sum(later[table] > first[table] for table in tables)
    over = sum([(await attacker.see(table))["result"] is not None for table in tables])
    ground.holds("they rest when nobody watches", playing == 0, f"{playing} play, {over} are over")
    ground.holds("none was played to its end for nobody", over == 0, over)


def lengths(server: Server) -> dict[str, int]:
    """How many entries each match has. Nobody looks at the tables for that: bots would notice."""
    file = sqlite3.connect(f"file:{server.folder / 'gloaming.db'}?mode=ro", uri=True)
    try:
        return dict(file.execute("SELECT id, length FROM matches").fetchall())
    finally:
        file.close()


async def moved(visitor: Visitor, table: str) -> None:
    async with visitor.live(table) as live:
        await live.send(json.dumps({"type": "watch", "seat": -1, "since": 0}))
        first = json.loads(await live.recv())["sight"]["seq"]
        async for raw in live:
            sight = json.loads(raw).get("sight", {})
            if sight.get("seq", 0) > first or sight.get("result"):
                return


@attack
async def abandoned_hints(ground: Ground) -> None:
    """Forty guests ask for a hint and go away; then somebody asks for one and waits."""
    honest = await ground.server.visitor().come(patient=True)
    table = await honest.table(ME, bot("random"))
    seq = (await honest.see(table, 0))["seq"]
    began = monotonic()
    said = await honest.get(f"/api/tables/{table}/hint?seat=0&seq={seq}")
    alone = monotonic() - began
    ground.holds("alone, a hint is given", said.status == 200, said.status)

    requests = [await a_request_for_a_hint(ground) for _ in range(ground.many(3, HINTS))]
    await asyncio.gather(*(ask_and_leave(*it) for it in requests))
    began = monotonic()
    said = await honest.get(f"/api/tables/{table}/hint?seat=0&seq={seq}")
    waited = monotonic() - began
    ground.tried(f"{ground.many(3, HINTS)} hints asked for and abandoned")
    ground.noticed(f"a hint alone: {ms(alone)}, after them: {ms(waited)}")
    ground.holds("the next one is given", said.status == 200, said.status)
    if not ground.short:
        most = max(AT_LEAST, 3 * alone)
        ground.holds(f"it is given within {ms(most)}", waited <= most, ms(waited))


async def a_request_for_a_hint(ground: Ground) -> tuple[Visitor, bytes]:
    visitor = await ground.server.visitor().come(patient=True)
    table = await visitor.table(ME, OTHER, game=SLOW)
    sight = await visitor.see(table)
    seat = next(it["seat"] for it in sight["seats"] if it["id"] == sight["asked"]["seat"])
    seq = sight["seq"]
    cookie = "; ".join(f"{name}={it}" for name, it in visitor.cookies.items())
    path = f"/api/tables/{table}/hint?seat={seat}&seq={seq}"
    lines = f"GET {path} HTTP/1.1\r\nhost: {visitor.host}\r\ncookie: {cookie}\r\n\r\n"
    return visitor, lines.encode()


async def ask_and_leave(visitor: Visitor, request: bytes) -> None:
    visitor.leave()
    with suppress(*LOST):
        _, writer = await visitor.dial()
        writer.write(request)
        await writer.drain()
        await asyncio.sleep(0.2)
        writer.close()

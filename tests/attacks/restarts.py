"""Restarts: killed, ended, cut off from its database under load; nothing acknowledged is lost."""

import asyncio
import json
from collections import Counter
from time import monotonic

from gloaming.server.store import Store
from tests.attacks.ground import Ground, Honest, at_length, figures, ms, plays
from tests.attacks.honest import Account
from tests.attacks.server import Server
from tests.attacks.visitor import LOST, ME, OTHER

TABLES = 8
PAUSE = 0.15
DEAF = 30.0  # Seconds in which a watcher hears again, or is told to come back.


async def kept(ground: Ground, database: str, account: Account) -> None:
    """Every acknowledged answer is in the store, once, and where it was given."""
    store = Store(database)
    lost, count, gaps = 0, 0, 0
    try:
        for table, answers in account.acknowledged.items():
            entries = await store.entries(table)
            gaps += [entry.seq for entry in entries] != list(range(len(entries)))
            for seq, (seat, say) in answers.items():
                count += 1
                found = entries[seq] if seq < len(entries) else None
                lost += found is None or (found.seat, found.said) != (seat, say)
    finally:
        await store.close()
    ground.holds(f"all of {count} acknowledged answers are kept", lost == 0, f"{lost} are not")
    ground.holds("somebody could play", count > 0)
    ground.holds("no book has a gap", gaps == 0, gaps)
    ground.holds("no table ever went back", account.went_back == 0, account.went_back)


def told(ground: Ground, account: Account) -> None:
    ground.noticed(f"answers: {figures(account.answers)}, from the first try to the reply")
    if account.refused:
        ground.noticed(f"refused meanwhile: {account.refused}")


async def killed(ground: Ground, database: str = "") -> None:
    server = await ground.own_server(database)
    await server.start()
    playing = await Honest.begin(server, TABLES, PAUSE)
    kills = 0
    try:
        await asyncio.sleep(2)
        ground.start()
        while ground.goes_on:
            await server.kill()
            await server.start()
            kills += 1
            await asyncio.sleep(1.5)
        await asyncio.sleep(2)
        account = await playing.stop()
    finally:
        await playing.end()
    await server.kill()
    ground.tried(f"{kills} times killed while {TABLES} tables play")
    told(ground, account)
    await kept(ground, server.database, account)


@at_length
async def killed_on_sqlite(ground: Ground) -> None:
    """kill -9 under load, again and again, on SQLite."""
    await killed(ground)


@at_length
async def killed_on_postgresql(ground: Ground) -> None:
    """kill -9 under load, again and again, on PostgreSQL."""
    await killed(ground, ground.postgres.new_database())


@at_length
async def ended_under_load(ground: Ground) -> None:
    """SIGTERM under load: it finishes what it is doing, and ends."""
    server = await ground.own_server()
    await server.start()
    playing = await Honest.begin(server, TABLES, PAUSE)
    codes, slowest = [], 0.0
    try:
        await asyncio.sleep(2)
        for _ in range(3):
            began = monotonic()
            codes.append(await server.terminate())
            slowest = max(slowest, monotonic() - began)
            await server.start()
            await asyncio.sleep(2)
        account = await playing.stop()
    finally:
        await playing.end()
    await server.terminate()
    ground.tried(f"told to end three times while {TABLES} tables play; {ms(slowest)} at most")
    ground.holds("it ends by itself", set(codes) <= {0, -15}, codes)
    traces = server.log().count("Traceback")
    ground.holds("without a traceback", traces == 0, f"{traces} of them")
    told(ground, account)
    await kept(ground, server.database, account)


@at_length
async def the_database_is_restarted(ground: Ground) -> None:
    """PostgreSQL is stopped as by a loss of power, is away for a while, and comes back."""
    server = await ground.own_server(ground.postgres.new_database())
    await server.start()
    playing = await Honest.begin(server, TABLES, PAUSE)
    guest = await server.visitor().come()
    table = await guest.table(ME, OTHER)
    statuses: Counter[int] = Counter()
    words: Counter[str] = Counter()
    no_word = 0
    watch = json.dumps({"type": "watch", "seat": -1, "since": 0})
    try:
        async with guest.live(table) as live:
            await live.send(watch)
            await live.recv()
            ground.postgres.stop()
            logged = server.logged()
            for _ in range(40):
                said = await guest.get(f"/api/tables/{table}")
                statuses[said.status] += 1
                words[said.refusal or "no word"] += 1
                no_word += said.status == 503 and not said.header("retry-after")
                await asyncio.sleep(0.1)
            sick = await guest.get("/healthz")
            log = server.log(logged)
            ground.postgres.start()
            await until(server)
            hears = await hears_again(server, guest.cookies, table, live)
        await asyncio.sleep(3)
        account = await playing.stop()
    finally:
        await playing.end()
    ground.tried(f"asked 40 times while it was away: {dict(statuses)}, {dict(words)}")
    ground.holds("each is told 503 with a word", set(statuses) == {503} and not words["no word"])
    ground.holds("and when to come back", no_word == 0 and statuses[503] > 0, no_word)
    ground.holds("/healthz says that it is away", sick.status == 503, sick.status)
    traces = log.count("Traceback")
    ground.holds("no tracebacks", traces == 0, f"{traces} of them, {len(log) // 1000} kB of log")
    secret = [it for it in (table, "postgres@", "parameters") if it in log]
    ground.holds("no table, address or parameter in the log", not secret, secret)
    ground.holds("a watcher hears again, or is told to come back", hears)
    told(ground, account)
    await server.terminate()
    await kept(ground, server.database, account)


async def until(server: Server) -> None:
    """It serves again."""
    async with asyncio.timeout(60):
        while not await plays_or_not(server):
            await asyncio.sleep(0.2)


async def plays_or_not(server: Server) -> bool:
    try:
        return await plays(server)
    except (AssertionError, *LOST):
        return False


async def hears_again(server: Server, cookies: dict[str, str], table: str, live: object) -> bool:
    """Something happens at the table: the old connection tells, or is closed."""
    guest = server.visitor()
    guest.cookies, guest.patient = cookies, True
    sight = await guest.see(table, 0)
    act = {"seat": 0, "seq": sight["seq"], "say": sight["asked"]["options"][0]}
    assert (await guest.act(table, "answer", **act)).status == 200
    try:
        async with asyncio.timeout(DEAF):
            async for raw in live:  # type: ignore[attr-defined]
                said = json.loads(raw)
                if said["type"] == "update" and said["sight"]["seq"] > sight["seq"]:
                    return True
    except TimeoutError:
        return False
    except Exception:
        return True
    return True  # Closed: a browser comes back.

"""Slow and many: silent sockets, half heads and bodies, live connections, who does not read."""

import asyncio
import json
from asyncio import StreamReader, StreamWriter
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from tests.attacks.ground import Ground, attack
from tests.attacks.visitor import ATTACKER, LOST, ME, OTHER, Visitor

FILES = 1_024  # What a process may usually have open.
SOCKETS = 1_100
LIVE = 1_500
MOST_LIVE = 300  # From one address.
AGAIN = json.dumps({"type": "watch", "seat": -1, "since": 0})
GONE = 90.0  # Seconds after which nobody is waited for any more.


async def hold(ground: Ground, what: str, words: Callable[[Visitor], bytes]) -> None:
    """Many connections from one address that say half of something, and others who come in."""
    server = ground.server
    if not ground.short:
        server = await ground.own_server()
        server.files = FILES
        await server.start()
    attacker = server.attacker()
    held: list[tuple[StreamReader, StreamWriter]] = []

    async def one() -> None:
        try:
            reader, writer = await asyncio.wait_for(attacker.dial(), 5)
            writer.write(words(attacker))
        except LOST:
            return
        held.append((reader, writer))

    async with ground.honest(server):
        for _ in range(ground.many(1, SOCKETS // 50)):
            await asyncio.gather(*(one() for _ in range(ground.many(20, 50))))
        while ground.goes_on and not ground.short:
            await asyncio.sleep(0.2)
        inside = await server.answers()
    ground.tried(f"{len(held)} connections with {what} from one address")
    ground.holds("somebody else comes in meanwhile", inside)
    if not ground.short:
        closed = sum(await asyncio.gather(*(ends(reader) for reader, _ in held)))
        ground.holds("all of them are closed in the end", closed == len(held), f"{closed} were")
        traces = server.log().count("Traceback")
        ground.holds("no traceback in its log", traces == 0, f"{traces} of them")
    for _, writer in held:
        writer.close()
    if not ground.short:
        await server.kill()


async def ends(reader: StreamReader) -> bool:
    """The server closes the connection, whatever it says before."""
    try:
        await asyncio.wait_for(reader.read(), GONE)
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


@attack
async def silent_sockets(ground: Ground) -> None:
    """1,100 connections that say nothing, to a server that may open 1,024 files."""
    await hold(ground, "nothing said", lambda attacker: b"")


@attack
async def half_heads(ground: Ground) -> None:
    """1,100 connections that stop in the middle of a head."""
    await hold(ground, "half a head", lambda it: f"GET / HTTP/1.1\r\nhost: {it.host}\r\nx".encode())


@attack
async def half_bodies(ground: Ground) -> None:
    """1,100 connections that stop in the middle of a body."""

    def half(attacker: Visitor) -> bytes:
        kind = "content-type: application/json\r\ncontent-length: 60000"
        return f"POST /api/tables HTTP/1.1\r\nhost: {attacker.host}\r\n{kind}\r\n\r\n{{".encode()

    await hold(ground, "half a body", half)


@attack
async def a_drop_at_a_time(ground: Ground) -> None:
    """Heads and bodies that come one byte at a time, for ever."""
    attacker = ground.server.attacker()
    head = f"GET / HTTP/1.1\r\nhost: {attacker.host}\r\nx: ".encode()
    closed = 0

    async def drip() -> None:
        nonlocal closed
        reader, writer = await attacker.dial()
        try:
            writer.write(head)
            while not reader.at_eof():
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(0.5)
        except LOST:
            pass
        finally:
            writer.close()
        closed += 1

    async with ground.honest():
        dripping = [asyncio.create_task(drip()) for _ in range(ground.many(3, 50))]
        await asyncio.sleep(ground.many(0, int(max(ground.seconds, 30))))
    ground.tried(f"{len(dripping)} heads that come a byte every half second")
    if not ground.short:
        ground.holds("they are closed within half a minute", closed == len(dripping), closed)
    for task in dripping:
        task.cancel()
    await asyncio.gather(*dripping, return_exceptions=True)


@attack
async def many_live_connections(ground: Ground) -> None:
    """1,500 live connections from one address, a new guest for every ten."""
    most = ground.many(40, LIVE)
    async with AsyncExitStack() as stack:
        async with ground.honest():
            held = await crowd(ground, stack, most)
        for live in held:
            live.transport.abort()
    ground.tried(f"{len(held)} of {most} live connections were let in")
    ground.holds(f"one address has at most {MOST_LIVE}", len(held) <= MOST_LIVE, len(held))
    ground.holds("some are let in", len(held) > 0)


@attack
async def a_crowd_at_one_table(ground: Ground) -> None:
    """A hundred and eighty watchers of one table, and whoever is last goes and comes again."""
    count = 0
    async with AsyncExitStack() as stack:
        async with ground.honest():
            held = await crowd(ground, stack, ground.many(20, 180))
            for live in held:
                with suppress(*LOST, WebSocketException):
                    await live.send(AGAIN)
            attacker = await ground.server.attacker().come(patient=True)
            while count < ground.many(3, 100_000) and (ground.goes_on or ground.short):
                with suppress(*LOST, WebSocketException):
                    async with attacker.live(await some_table(attacker)) as live:
                        live.transport.abort()
                count += 1
                await asyncio.sleep(0.02)
        for live in held:
            live.transport.abort()
    ground.tried(f"{len(held)} watchers of one table, {count} times one came and went")


async def crowd(ground: Ground, stack: AsyncExitStack, most: int) -> list[ClientConnection]:
    """So many live connections to one table, as far as they are let in."""
    held: list[ClientConnection] = []

    async def one(attacker: Visitor, table: str) -> None:
        with suppress(*LOST, WebSocketException):
            held.append(await stack.enter_async_context(attacker.live(table)))

    for _ in range(most // 10):  # As many as a guest may open in a second.
        attacker = await ground.server.attacker().come(patient=True)
        table = await some_table(attacker)
        await asyncio.gather(*(one(attacker, table) for _ in range(10)))
        attacker.leave()
        await asyncio.sleep(0.2 if len(held) < MOST_LIVE else 0)
    return held


_tables: dict[int, str] = {}


async def some_table(visitor: Visitor) -> str:
    """One for all of them: who opens too many tables is told to wait."""
    if visitor.port not in _tables:
        opener = await Visitor(visitor.port, f"{ATTACKER[:-1]}7").come(patient=True)
        _tables[visitor.port] = await opener.table(ME, OTHER)
        opener.leave()
    return _tables[visitor.port]


@attack
async def readers_who_do_not_read(ground: Ground) -> None:
    """Watchers who never read, and ask to be told all of their table again and again."""
    player = await ground.server.visitor().come(patient=True)
    table = await player.table(ME, OTHER)
    before = ground.server.memory()
    attacker = await ground.server.attacker().come()
    async with AsyncExitStack() as stack:
        async with ground.honest():
            deaf = []
            for _ in range(ground.many(2, 25)):
                with suppress(*LOST, WebSocketException):
                    live = await stack.enter_async_context(attacker.live(table))
                    live.transport.pause_reading()
                    deaf.append(live)
                await asyncio.sleep(0.12)  # Faster than this nobody is let in.
            answers = 0
            while answers < ground.many(5, 10_000):
                sight = await player.see(table)
                if sight["asked"] is None:
                    break
                seat = ["day", "night"].index(sight["asked"]["seat"])
                asked = (await player.see(table, seat))["asked"]
                act = {"seat": seat, "seq": sight["seq"], "say": asked["options"][0]}
                await player.act(table, "answer", **act)
                answers += 1
                for live in deaf:
                    with suppress(*LOST, WebSocketException):
                        await asyncio.wait_for(live.send(AGAIN), 0.2)
                if not ground.goes_on:
                    break
        for live in deaf:
            live.transport.abort()
    more = ground.server.memory() - before
    ground.tried(f"{len(deaf)} watchers who never read, {answers} answers at their table")
    ground.holds("they were let in", len(deaf) > 0)
    ground.holds("what they do not read is not kept for them", more < 64, f"{more:.0f} MB more")

"""Cookies and heads: what stands before a request, too much of it, and in a costly shape."""

import asyncio

from tests.attacks.ground import Ground, attack
from tests.attacks.visitor import LOST, Said, Visitor

COOKIE = 7_000  # Bytes: as much as most proxies let through.
FIELD = 20_000  # More than a head may have.
FIELDS = 101
FLOOD = 64 << 20  # Bytes.
PIECE = 1 << 16
TAKEN = 8 << 20  # What kernel and server may have buffered before anybody says no.


def head(visitor: Visitor, *lines: str, path: str = "/api/shelf") -> bytes:
    first = f"GET {path} HTTP/1.1\r\nhost: {visitor.host}\r\n"
    return (first + "".join(f"{line}\r\n" for line in lines)).encode() + b"\r\n"


def backslashes(size: int) -> str:
    return 'cookie: gloaming="' + "\\" * size + '"'


def too_large(said: Said) -> bool:
    return said.status in (400, 431)


@attack
async def a_cookie_of_backslashes(ground: Ground) -> None:
    """A cookie that takes quadratic time to read, again and again, by four at once."""
    attacker = ground.server.attacker()
    answers: list[int] = []

    async def flood() -> None:
        while True:
            said = await attacker.say(head(attacker, backslashes(COOKIE), "connection: close"))
            answers.append(said.status)
            if not ground.goes_on:
                return

    async with ground.honest():
        await asyncio.gather(*(flood() for _ in range(ground.many(1, 4))))
    ground.tried(f"{len(answers)} cookies of {COOKIE} bytes in {ground.took:.1f} s")
    ground.holds("a strange cookie is no cookie, or refused", set(answers) <= {200, 400, 429, 431})


@attack
async def a_large_cookie(ground: Ground) -> None:
    """One cookie of 64 kB."""
    attacker = ground.server.attacker()
    async with ground.honest():
        said = await attacker.say(head(attacker, backslashes(1 << 16)))
    ground.tried("one cookie of 65,536 backslashes")
    ground.holds("it is refused as too large", too_large(said), said.status)


@attack
async def a_head_without_end(ground: Ground) -> None:
    """One header field that never ends."""
    await pour(ground, b"x-long: ", b"x" * PIECE)


@attack
async def fields_without_end(ground: Ground) -> None:
    """Header fields that never end."""
    await pour(ground, b"", b"".join(b"x-%d: 1\r\n" % number for number in range(5_000)))


async def pour(ground: Ground, first: bytes, piece: bytes) -> None:
    attacker = ground.server.attacker()
    before = ground.server.memory()
    flood = ground.many(TAKEN * 2, FLOOD)
    sent = 0
    async with ground.honest():
        _, writer = await attacker.dial()
        try:
            writer.write(head(attacker)[:-2] + first)
            while sent < flood:
                writer.write(piece)
                sent += len(piece)
                await asyncio.wait_for(writer.drain(), 20)
        except LOST:
            pass
        finally:
            writer.close()
    more = ground.server.memory() - before
    ground.tried(f"{sent / 1e6:.0f} of {flood / 1e6:.0f} MB sent before it was cut off")
    ground.holds(f"cut off within {TAKEN >> 20} MB", sent <= TAKEN, f"{sent / 1e6:.0f} MB")
    ground.holds("nobody keeps it in memory", more < 32, f"{more:.0f} MB more")


@attack
async def one_too_large_and_one_too_many(ground: Ground) -> None:
    """Heads a little above what is allowed, and large ones of honest people."""
    attacker = ground.server.attacker()
    many = [f"x-{number}: 1" for number in range(FIELDS)]
    tries = {
        "a field of 20 kB": [f"x-long: {'x' * FIELD}"],
        "101 fields": many,
        "a path of 20 kB": [],
    }
    for what, lines in tries.items():
        path = f"/{'x' * FIELD}" if "path" in what else "/api/shelf"
        said = await attacker.say(head(attacker, *lines, path=path))
        ground.holds(f"{what} is refused", said.status in (400, 414, 431), said.status)
        ground.holds(f"{what}: no cookie comes with the refusal", not said.header("set-cookie"))
    large = [f"x-{number}: {'x' * 100}" for number in range(50)]
    said = await attacker.say(head(attacker, *large, f"cookie: other={'x' * 3000}"))
    ground.tried("a field of 20 kB, 101 fields, a path of 20 kB; then 50 fields of 9 kB in all")
    ground.holds("9 kB in 50 fields are let through", said.status == 200, said.status)

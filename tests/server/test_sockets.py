"""Bytes before they are a request: long heads, half ones, silence, floods, and odd frames."""

import asyncio
import logging
import resource
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio

from gloaming.server import porter as the_porter
from gloaming.server.porter import (
    FOR_A_BODY,
    FOR_A_FAREWELL,
    FOR_A_HEAD,
    FOR_A_READER,
    Porter,
    files,
)
from gloaming.server.settings import Settings
from gloaming.server.sockets import DEAF, FRAMES, PIECES, PIPELINED, Caller
from tests.server.asgi import Clock
from tests.server.house import FRIEND, ME, House, quick, served, sqlite
from tests.server.raw import PATIENCE, Raw, raw, refusal, until

pytestmark = pytest.mark.asyncio(loop_scope="session")
GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
LAST = b"Connection: close\r\n\r\n"


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def lines(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A house whose porter goes by a clock of ours."""
    async with served(quick(sqlite(tmp_path_factory.mktemp("lines")))) as house:
        house.porter.clock = Clock()
        yield house


def pass_time(house: House, seconds: float) -> None:
    clock = house.porter.clock
    assert isinstance(clock, Clock)
    clock.now += seconds
    house.porter.look_around()


async def waiting(house: House, count: int = 1) -> None:
    """Until the porter knows so many sockets."""
    await until(lambda: len(house.porter.stays) == count)


async def heard_so_far(house: House, size: int) -> None:
    """Until so many bytes of a beginning have come."""

    def unread() -> int:
        found = [
            it.unread for it in house.server.server_state.connections if isinstance(it, Caller)
        ]
        return max(found, default=0)

    await until(lambda: unread() == size)


async def due_in(house: House, seconds: float) -> None:
    """Until somebody is expected to be there in so many seconds."""
    due = house.porter.clock() + seconds
    await until(lambda: due in {stay.due for stay in house.porter.stays.values()})


# Long heads.


@pytest.mark.parametrize(
    "head",
    [
        b"X-Long: " + b"x" * 20_000,
        b"X-Long: " + b"x" * 500_000,
        b"Cookie: " + b"\\" * 17_000,
        b"\r\n".join(b"X-%d: y" % i for i in range(120)),
        b"\r\n".join(b"X-%d: y" % i for i in range(5000)),
        b"X" * 40_000,
    ],
    ids=["a field", "a very long one", "a cookie", "many fields", "very many", "a name"],
)
async def test_a_long_head_is_refused_before_it_is_there(lines: House, head: bytes) -> None:
    for end in (b"\r\n\r\n", b""):
        async with raw(lines) as line:
            line.say(GET, head, end)
            if head.count(b"\n") > 100 or len(head) > 16_384:
                assert refusal(await line.end()) == (431, "long_head")


async def test_a_head_without_end_is_never_gathered(lines: House) -> None:
    """150 MB in one field were taken; now the line is cut after a few."""
    async with raw(lines) as line:
        line.say(GET, b"X-Long: ")
        sent = 0
        try:
            while sent < 256 * DEAF:
                line.say(b"x" * 65_536)
                await line.writer.drain()
                sent += 65_536
        except ConnectionError:
            pass
        assert sent < 256 * DEAF


@pytest.mark.parametrize(
    "path",
    [b"/" + b"x" * 20_000, b"/?" + b"x" * 20_000, b"http://" + b"x" * 20_000],
    ids=["path", "query", "host"],
)
async def test_a_long_address_is_refused(lines: House, path: bytes) -> None:
    async with raw(lines) as line:
        line.say(b"GET ", path, b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert refusal(await line.end()) == (431, "long_head")


async def test_what_comes_after_a_body_is_bounded_too(lines: House) -> None:
    post = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    for more in (b"0\r\nX-Long: " + b"x" * 40_000, b"1;" + b"x" * 40_000, b"1" * 40_000):
        async with raw(lines) as line:
            line.say(post, more)
            status, code = refusal(await line.end())
            assert status in (400, 431)
            assert code in ("long_head", "bad_message")


async def test_fair_heads_are_read(lines: House) -> None:
    fields = b"".join(b"X-%d: %s\r\n" % (i, b"y" * 100) for i in range(97))
    async with raw(lines) as line:
        line.say(GET, fields, LAST)
        assert (await line.end()).startswith(b"HTTP/1.1 200")
    async with raw(lines) as line:
        for byte in GET + b"X: y\r\n" + LAST:
            line.say(bytes([byte]))
        assert (await line.end()).startswith(b"HTTP/1.1 200")
    async with raw(lines) as line:
        line.say((GET + b"\r\n") * 5, GET, LAST)
        assert (await line.end()).count(b"HTTP/1.1 200") == 6


# Slow ones.


@pytest.mark.parametrize("nothing", [b"", b"\r\n\r\n"])
async def test_who_says_nothing_is_let_go(lines: House, nothing: bytes) -> None:
    await waiting(lines, 0)
    async with raw(lines) as line:
        line.say(nothing)
        await waiting(lines)
        await heard_so_far(lines, len(nothing))
        pass_time(lines, FOR_A_HEAD - 1)
        assert lines.porter.stays
        pass_time(lines, 1)
        assert await line.end() == b""
        await waiting(lines, 0)


@pytest.mark.parametrize("half", [b"G", b"GET / HTTP/1.1\r\n", GET, GET + b"X-Half: y"])
async def test_half_a_head_is_not_waited_for(lines: House, half: bytes) -> None:
    await waiting(lines, 0)
    async with raw(lines) as line:
        line.say(half)
        await heard_so_far(lines, len(half))
        pass_time(lines, FOR_A_HEAD)
        assert refusal(await line.end()) == (408, "too_slow")
        pass_time(lines, FOR_A_FAREWELL)
        await waiting(lines, 0)


async def test_drop_by_drop_is_not_fast_enough(lines: House) -> None:
    await waiting(lines, 0)
    async with raw(lines) as line:
        for at in range(20):
            line.say(GET[at : at + 1])
            await heard_so_far(lines, at + 1)
            if at == 10:
                pass_time(lines, FOR_A_HEAD)
                break
        assert refusal(await line.end()) == (408, "too_slow")


async def test_half_a_body_is_not_waited_for(lines: House) -> None:
    """The rest never comes, whether somebody reads it or it was refused already."""
    kind = b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    for path, answered in ((b"/api/tables", 408), (b"/healthz", 405)):
        await waiting(lines, 0)
        async with raw(lines) as line:
            line.say(b"POST ", path, b" HTTP/1.1\r\nHost: localhost\r\n", kind)
            if answered == 405:
                assert b" 405 " in await line.reader.readline()
            await due_in(lines, FOR_A_BODY)
            pass_time(lines, FOR_A_BODY)
            heard = await line.end()
            assert answered == 405 or refusal(heard) == (408, "too_slow")
            pass_time(lines, FOR_A_FAREWELL)
            await waiting(lines, 0)


async def test_a_body_that_breaks_off_leaves_nothing_in_the_log(
    lines: House, caplog: pytest.LogCaptureFixture
) -> None:
    post = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    for rest in (b"Content-Length: 100\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\n-1\r\n"):
        await waiting(lines, 0)
        async with raw(lines) as line:
            line.say(post, rest)
            line.writer.write_eof()
            heard = await line.end()
            assert heard == b"" or refusal(heard) == (400, "bad_message")
        await waiting(lines, 0)
    await until(lambda: not lines.server.server_state.tasks)
    assert caplog.records == []


async def test_who_does_not_read_is_let_go(lines: House) -> None:
    await waiting(lines, 0)
    async with raw(lines, limit=1) as line:
        await ask_and_not_read(lines, line)
        pass_time(lines, FOR_A_READER)
        await waiting(lines, 0)


async def test_who_reads_on_after_a_while_is_kept(lines: House) -> None:
    await waiting(lines, 0)
    async with raw(lines, limit=1) as line:
        await ask_and_not_read(lines, line)
        pass_time(lines, FOR_A_READER - 1)
        (stay,) = lines.porter.stays.values()
        while stay.stalled is not None:
            assert await asyncio.wait_for(line.reader.read(65_536), PATIENCE)
        pass_time(lines, 1)
        assert not stay.transport.is_closing()


async def ask_and_not_read(house: House, line: Raw) -> None:
    """Until the server can say no more."""
    page = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
    sockets = house.server.server_state.connections

    def stalled() -> bool:
        if not any(isinstance(it, Caller) and it.pipeline for it in sockets):
            line.say(page * 4)  # Few at a time: who asks for more is cut off for that.
        return any(stay.stalled for stay in house.porter.stays.values())

    await until(stalled)


# Many.


async def test_an_address_holds_only_so_many(tmp_path: Path) -> None:
    async with served(quick(sqlite(tmp_path), address_connections=20)) as house:
        held = [
            await asyncio.open_connection("127.0.0.1", int(house.url.rpartition(":")[2]))
            for _ in range(20)
        ]
        await waiting(house, 20)
        async with raw(house) as line:
            assert refusal(await line.end()) == (429, "too_many")
        async with raw(house, local_addr=("127.0.0.2", 0)) as other:
            other.say(GET, LAST)
            assert (await other.end()).startswith(b"HTTP/1.1 200")
        held += [
            await asyncio.open_connection("127.0.0.1", int(house.url.rpartition(":")[2]))
            for _ in range(200)
        ]
        await until(lambda: len(house.porter.stays) <= 20 + the_porter.WORD)
        for _, writer in held:
            writer.transport.abort()
        await waiting(house, 0)
        assert house.porter.addresses == {}


async def test_room_is_kept_and_nobody_takes_all_of_it() -> None:
    porter = Porter(Settings(), 1024)
    assert porter.room == 896
    assert porter.each == 200
    assert Porter(Settings(), 256).each == 56
    assert Porter(Settings(address_connections=5), 65_536).each == 5


async def test_as_many_files_as_can_be_had(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = [(1024, 4096)]
    monkeypatch.setattr(resource, "getrlimit", lambda which: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda which, wanted: limits.append(wanted))
    assert files() == 4096
    assert files() == 4096
    assert limits == [(1024, 4096), (4096, 4096)]

    def no(which: int, wanted: tuple[int, int]) -> None:
        raise ValueError

    limits.append((1024, 4096))
    monkeypatch.setattr(resource, "setrlimit", no)
    assert files() == 1024


async def test_who_asks_on_and_on_before_an_answer_is_cut_off(lines: House) -> None:
    async with raw(lines) as line:
        line.say((GET + b"\r\n") * PIPELINED * 20)
        assert (await line.end()).count(b"HTTP/1.1 200") <= PIPELINED * 2


# Live ones.


def frame(opcode: int, data: bytes = b"", last: bool = True) -> bytes:
    """As a browser sends it: under a mask, which may be nothing."""
    return bytes([opcode | (0x80 if last else 0), 0x80 | len(data)]) + bytes(4) + data


@asynccontextmanager
async def live(house: House, *more: bytes) -> AsyncIterator[Raw]:
    ann = await house.guest()
    table = (await ann.open(ME, FRIEND))["table"]
    async with raw(house) as line:
        line.say(b"GET /api/tables/%s/live HTTP/1.1\r\nHost: localhost\r\n" % table.encode())
        line.say(b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n")
        line.say(b"Sec-WebSocket-Key: ", b"A" * 22, b"==\r\n", *more, b"\r\n")
        yield line


@pytest.mark.parametrize(
    ("flood", "code"),
    [
        (frame(9) * (FRAMES + 1), 1008),
        (frame(1, b"", last=False) + frame(0, b"", last=False) * (PIECES + 1), 1008),
        (frame(1, b"\xff\xfe"), 1007),
        (frame(3), 1002),
        (frame(0), 1002),
        (frame(9, b"x" * 125)[:1] + bytes([0xFE, 0xFF, 0xFF]), 1009),
        (b"\x81\x05hello", 1002),
        (bytes([0x81, 0xFF]) + b"\xff" * 8, 1009),
        (bytes([0x81, 0xFF]) + (10**9).to_bytes(8, "big"), 1009),
        (frame(8, b"\x00"), 1002),
    ],
    ids=[
        "very many",
        "pieces without end",
        "no letters",
        "an unknown kind",
        "the rest of nothing",
        "a long ping",
        "no mask",
        "a length without end",
        "a gigabyte",
        "half a reason",
    ],
)
async def test_odd_frames_end_the_connection_with_a_word(
    lines: House, flood: bytes, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with live(lines) as line:
        assert b" 101 " in await line.reader.readuntil(b"\r\n\r\n")
        line.say(flood)
        heard = await line.end()
        assert b"\x88" in heard
        assert code.to_bytes(2, "big") in heard
    assert caplog.records == []


@pytest.mark.parametrize(
    "field",
    [
        b"X-Long: " + b"x" * 9000 + b"\r\n",
        b"Sec-WebSocket-Key: again\r\n",
        b"Sec-WebSocket-Extensions: \xff;;;=,\r\n",
        b"Origin: http://[\r\n",
        b"X: \xff\xfe\r\n" * 3 + b"Host: again\r\n",
    ],
)
async def test_an_odd_handshake_is_refused(
    lines: House, field: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with live(lines, field) as line:
        assert 400 <= int((await line.end()).split()[1]) < 500
    assert [record for record in caplog.records if record.levelno > logging.INFO] == []

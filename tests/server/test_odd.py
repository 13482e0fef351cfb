"""Whatever is sent: a refusal with a sentence, no traceback, and little in the log."""

import json
from io import StringIO
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.requests import ClientDisconnect
from starlette.types import Receive, Scope, Send

from gloaming.server import door as the_door
from gloaming.server.logs import Sparingly
from gloaming.server.store import Store
from tests.server import postgres as pg
from tests.server.asgi import Clock, ask, code, door, written
from tests.server.house import House, quick, served
from tests.server.postgres import Postgres
from tests.server.raw import raw
from tests.support.soak import far

pytestmark = pytest.mark.asyncio(loop_scope="session")
JSON = ("content-type", "application/json")


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/a%00b",
        "/%0a",
        "/" + "x" * 300,
        "/x/" * 500,
        "/assets/%00.js",
        "/" + "%ed%a0%80" * 90,
    ],
)
async def test_an_odd_path_leads_nowhere(house: House, path: str) -> None:
    for asked in (path, f"/api{path}", f"/api/tables{path}"):
        said = await ask(house.app, asked)
        assert said.status == 404
        assert code(said) in ("no_such_place", "no_such_table")


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE", "PROPFIND", "x" * 500])
async def test_an_odd_method_is_refused(house: House, method: str) -> None:
    said = await ask(house.app, "/api/tables", method=method)
    assert (said.status, code(said)) == (405, "not_so")


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 1000,
        b'{"game":' * 1000,
        b'{"game": "x", "seats": [], "options": {"a": ' + b"[" * 1000 + b"]" * 1000 + b"}}",
        b"\xff\xfe{}",
        b'"\\ud800"',
        b'{"game": "\\ud800", "seats": []}',
        b'{"game": "\\u0000", "seats": []}',
        b"NaN",
        b"",
        b"1e999999",
    ],
)
async def test_an_odd_body_is_refused(house: House, body: bytes) -> None:
    for path in ("/api/tables", "/api/tables/import", f"/api/tables/{'x' * 22}/acts"):
        said = await ask(house.app, path, JSON, method="POST", body=body)
        assert 400 <= said.status < 500
        assert code(said)


async def test_a_long_head_is_refused_before_it_is_read() -> None:
    long = [("x-long", "x" * 20_000)], [(f"x-{i}", "") for i in range(200)]
    for fields in long:
        said = await ask(door(), "/api/shelf", *fields)
        assert (said.status, code(said)) == (431, "long_head")
    assert (await ask(door(), f"/api/shelf?{'x' * 20_000}")).status == 431
    assert (await ask(door(), "/api/shelf", ("x-fair", "x" * 15_000))).status == 200


async def test_odd_requests_leave_little_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = StringIO()
    monkeypatch.setattr(the_door, "log", written(lines))
    house = door()
    for _ in range(500):
        await ask(house, "/api/" + "x" * 900, ("origin", "y" * 900), method="z" * 900)
    log = lines.getvalue().splitlines()
    assert 0 < len(log) < 300  # So many a minute, and some minutes may have passed.
    assert max(len(line) for line in log) < 300


async def test_what_is_no_name_of_a_table_is_not_asked_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cover(self: Store, id: str) -> None:
        raise AssertionError("the store was asked")

    monkeypatch.setattr(Store, "cover", cover)
    for name in ("nowhere", "x" * 21, "x" * 23, "é" * 22, "*" * 22):
        said = await ask(house.app, f"/api/tables/{name}")
        assert (said.status, code(said)) == (404, "no_such_table")
        assert name not in house.lobby.tables


@pg.needed
async def test_on_postgresql_odd_names_are_nobodys(postgres: Postgres) -> None:
    async with served(quick(postgres.new_database())) as house:
        for name in ("%00", "x%00", "%ff", "x" * 22, "x" * 200):
            for path in ("", "/log", "/at/1", "/journal"):
                said = await ask(house.app, f"/api/tables/{name}{path}")
                assert (said.status, code(said)) in ((404, "no_such_table"), (404, "no_such_place"))
        wish = {"game": "day_and_night", "seats": [{"who": "me", "name": "A\u0000\u0007n"}] * 2}
        said = await ask(
            house.app, "/api/tables", JSON, method="POST", body=json.dumps(wish).encode()
        )
        assert said.status == 200


async def test_what_was_left_out_of_the_log_is_told_later() -> None:
    clock = Clock()
    odd = Sparingly(2, clock)
    assert [odd.more() for _ in range(4)] == [{}, {}, None, None]
    clock.now += 60
    assert [odd.more(), odd.more()] == [{"left_out": 2}, {}]


async def test_who_goes_away_in_the_middle_of_a_sentence_breaks_nothing() -> None:
    async def listening(scope: Scope, receive: Receive, send: Send) -> None:
        raise ClientDisconnect

    with pytest.raises(IndexError):  # Nothing was answered, and nothing else came of it.
        await ask(door(listening))


WORDS = [
    b"GET ", b"POST ", b"HEAD ", b"CONNECT ", b"OPTIONS * ", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"/", b"*", b"%00", b"/api/tables", b"/api/shelf", b"/api/tables/x/live", b"/x/../..//",
    b" HTTP/1.1\r\n", b" HTTP/1.0\r\n", b" HTTP/0.9\r\n", b"\r\n", b"\n", b"\r\n\r\n",
    b"Host: localhost\r\n", b"Host:\r\n", b"Content-Length: 5\r\n", b"Content-Length: -1\r\n",
    b"Content-Length: 99999999999999999999\r\n", b"Transfer-Encoding: chunked\r\n", b"0\r\n\r\n",
    b"5\r\nhello\r\n", b"Upgrade: websocket\r\nConnection: upgrade\r\n",
    b"Upgrade: h2c\r\nConnection: upgrade\r\n", b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n",
    b"Sec-WebSocket-Version: 13\r\n", b"Expect: 100-continue\r\n", b"Cookie: gloaming=\xff\r\n",
    b"Origin: http://[\r\n", b"\x00", b"\x16\x03\x01\x02\x00", b"X: " + b"x" * 9000 + b"\r\n",
    b"Content-Type: application/json\r\n", b'{"game":' * 50, b"[" * 2000, b"Range: bytes=9-1\r\n",
    b"\xff" * 50, b"GET http://[::1/ HTTP/1.1\r\n", b"GET /\xc3\xbc HTTP/1.1\r\nHost: x\r\n",
    b"?say=%ff&seat=x", b"X-Forwarded-For: \xff, 1.1.1.1\r\n", b"Connection: close\r\n",
]  # fmt: skip


METHODS, PATHS = WORDS[:5], WORDS[6:13]


def nonsense(luck: Random) -> bytes:
    """Something that is no request, or an odd one."""
    said = [luck.choice(WORDS) for _ in range(luck.randrange(1, 12))]
    if luck.random() < 0.7:
        line = [luck.choice(METHODS), luck.choice(PATHS), b" HTTP/1.1\r\nHost: localhost\r\n"]
        said = [*line, *said, b"\r\n\r\n"]
    if luck.random() < 0.3:
        said.insert(luck.randrange(len(said)), luck.randbytes(luck.randrange(40)))
    return b"".join(said)


async def test_whatever_bytes_come_nothing_breaks(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    answered = 0
    for seed in range(far(600, 20_000)):
        async with raw(house) as line:
            line.say(nonsense(Random(seed)))
            line.writer.write_eof()
            heard = await line.end()
            answered += heard.startswith(b"HTTP/1.1 ")
            assert b"HTTP/1.1 5" not in heard, seed
            assert b"Traceback" not in heard
    assert answered > 100
    assert [record.getMessage() for record in caplog.records] == []


odd_text = st.text(st.characters(codec="latin-1", exclude_characters="\r\n"), max_size=40)
odd_path = st.text(st.sampled_from("/%.0aüAPI?&={}[]\\\"':;~ "), max_size=60)
named = (
    "host origin cookie sec-fetch-site content-type content-length range expect x-forwarded-for "
    "x-forwarded-proto accept-encoding if-none-match upgrade authorization transfer-encoding"
)
odd_fields = st.lists(st.tuples(st.sampled_from(named.split()), odd_text), max_size=4)


@settings(max_examples=far(300, 5000), deadline=None, suppress_health_check=list(HealthCheck))
@given(
    path=st.sampled_from(["/", "/api/", "/api/tables", "/api/tables/x/", "/api/tables/x/live?"]),
    more=odd_path,
    fields=odd_fields,
    body=st.binary(max_size=200),
    method=st.sampled_from(["GET", "POST", "HEAD", "OPTIONS", "PUT", "X"]),
    kind=st.sampled_from(["http", "http", "websocket"]),
)
async def test_whatever_is_asked_the_answer_is_a_sentence(
    house: House,
    path: str,
    more: str,
    fields: list[tuple[str, str]],
    body: bytes,
    method: str,
    kind: str,
) -> None:
    said = await ask(house.app, path + more, *fields, method=method, body=body, kind=kind)
    assert said.status < 500
    if said.status >= 400:
        assert said.cookie == ""
        page = said.headers.get("content-type", "").startswith("text/html")  # It says so itself.
        assert page or "range" in dict(fields) or method == "HEAD" or code(said)  # Of files, words.
    assert said.headers["x-content-type-options"] == "nosniff"

"""Whatever is sent: a refusal with a sentence, no traceback, and little in the log."""

import json
from io import StringIO

import pytest
import structlog
from starlette.requests import ClientDisconnect
from starlette.types import Receive, Scope, Send

from gloaming.server import door as the_door
from gloaming.server.logs import Sparingly
from tests.server import postgres as pg
from tests.server.asgi import Clock, ask, code, door
from tests.server.house import House, quick, served
from tests.server.postgres import Postgres

pytestmark = pytest.mark.asyncio(loop_scope="session")
JSON = ("content-type", "application/json")


def written(lines: StringIO) -> structlog.typing.FilteringBoundLogger:
    """A log as it is written, but here."""
    log: structlog.typing.FilteringBoundLogger = structlog.wrap_logger(
        structlog.PrintLogger(lines),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(0),
    )
    return log


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

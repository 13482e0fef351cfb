"""Bad weather: the database goes away and comes back, the disk is full, a page is damaged."""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TextIO, cast

import pytest
import structlog
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import SQLAlchemyError
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from gloaming.server import health, outages
from gloaming.server.health import is_damaged
from gloaming.server.logs import Lines
from gloaming.server.store import Store
from tests.server import postgres as pg
from tests.server.house import BOT, FRIEND, ME, House, Live, done, quick, served, sqlite
from tests.server.postgres import Postgres

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture
def every_line() -> Iterator[None]:
    """The log is kept whole."""
    before = structlog.get_config()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(0))
    yield
    structlog.configure(**before)


class Wire:
    """The line to PostgreSQL, which can be cut and mended."""

    def __init__(self, port: int) -> None:
        self.there = port
        self.port = 0
        self.server: asyncio.Server | None = None
        self.ends: set[asyncio.StreamWriter] = set()

    async def mend(self) -> None:
        self.server = await asyncio.start_server(self.carry, "127.0.0.1", self.port)
        self.port = self.server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        assert self.server is not None
        self.server.close()
        for end in list(self.ends):
            end.transport.abort()
        await self.server.wait_closed()

    async def carry(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        there, forth = await asyncio.open_connection("127.0.0.1", self.there)
        self.ends |= {back, forth}
        await asyncio.gather(pour(here, forth), pour(there, back))


async def pour(source: asyncio.StreamReader, into: asyncio.StreamWriter) -> None:
    try:
        while some := await source.read(65536):
            into.write(some)
            await into.drain()
    except OSError:
        pass
    finally:
        into.close()


@asynccontextmanager
async def far_away(postgres: Postgres) -> AsyncIterator[tuple[House, Wire]]:
    """A house whose PostgreSQL is at the end of a wire."""
    wire = Wire(postgres.port)
    await wire.mend()
    database = postgres.new_database().replace(f":{postgres.port}/", f":{wire.port}/")
    async with served(quick(database.replace("postgres@", "postgres:hush@"))) as house:
        yield house, wire
    await wire.cut()


@pg.needed
async def test_while_postgresql_is_away_everybody_gets_a_word(
    postgres: Postgres, every_line: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """503, a sentence, when to come again; one line in the log, without a secret in it."""
    monkeypatch.setattr(health, "FRESH", 0.0)
    with capture_logs() as lines:
        async with far_away(postgres) as (house, wire):
            ann = await house.guest()
            table = (await ann.open(ME, {"who": "me", "name": "Zoe"}))["table"]
            sight = await ann.see(table, 0)
            answer = {"seat": 0, "seq": sight["seq"], "say": sight["asked"]["options"][0]}
            await wire.cut()
            lines.clear()
            for _ in range(5):
                asked = [
                    await ann.act(table, "answer", **answer),
                    await ann.get(f"/api/tables/{table}", seat=0),
                    await ann.get("/api/tables"),
                    await ann.post("/api/tables", {"game": "bless", "seats": [ME, BOT]}),
                ]
                for refused in asked:
                    assert refused.status_code == 503
                    assert refused.headers["retry-after"] == "5"
                    assert refused.json()["code"] == "store_away"
                    assert refused.json()["text"].startswith("the tables are out of reach")
            ill = await ann.get("/healthz")
            assert (ill.status_code, ill.headers["retry-after"]) == (503, "5")
            spoken = [line for line in lines if line["log_level"] in ("error", "warning")]
            assert len([line for line in spoken if line["event"] == "the store fails"]) == 1
            assert len(spoken) <= 2, spoken  # And that it no longer listens.
            for secret in ("hush", table, answer["say"], "Zoe"):
                assert secret not in str(lines)
            await wire.mend()
            done(await ann.act(table, "answer", **answer))
            assert (await ann.get("/healthz")).text == "ok"
    assert any(line["event"] == "the store is back" for line in lines)


@pg.needed
async def test_who_watches_while_postgresql_goes_is_told_or_sent_away(postgres: Postgres) -> None:
    """Nobody stays deaf: the connection is closed with a reason, and whoever comes back hears."""
    async with far_away(postgres) as (house, wire):
        ann = await house.guest()
        table = (await ann.open(ME, {"who": "me", "name": "Zoe"}))["table"]
        async with ann.live(table, 0) as day:
            seq = (await day.hear())["sight"]["seq"]
            await wire.cut()
            while house.lobby.hears:  # As long as it does it has no reason to ask.
                await asyncio.sleep(0.01)
            house.lobby.tables[table].tell_watchers()
            code, reason = await hung_up(day)
            assert code == 1013
            assert reason.startswith("the tables are out of reach")
        assert not house.lobby.tables[table].watchers
        await wire.mend()
        async with ann.live(table, 0) as day:
            await day.hear()
            await ann.answer(table, 0, "end_casting")
            assert (await day.until(seq + 1))["told"][0]["what"] == "ends-casting"


@pg.needed
async def test_it_listens_again_when_postgresql_is_back(postgres: Postgres) -> None:
    async with far_away(postgres) as (house, wire):
        assert await heard(house)
        await wire.cut()
        while house.lobby.hears:
            await asyncio.sleep(0.01)
        await wire.mend()
        assert await heard(house)


async def heard(house: House) -> bool:
    while not house.lobby.hears:
        await asyncio.sleep(0.01)
    return True


async def test_what_is_written_is_in_no_error(tmp_path: Path) -> None:
    """Neither in those of a statement that fails, nor in the log."""
    store = Store(sqlite(tmp_path))
    await store.open()
    wrong = text("SELECT :card FROM nowhere"), {"card": "the queen"}
    async with store.engine.connect() as connection:
        with pytest.raises(SQLAlchemyError) as error:
            await connection.execute(*wrong)
    assert "the queen" not in str(error.value)
    with capture_logs() as lines, pytest.raises(outages.StoreTrouble) as trouble:
        async with store.reading() as connection:
            await connection.execute(*wrong)
    assert trouble.value.__cause__ is None
    assert [(line["how"], line["why"]) for line in lines] == [
        ("StoreTrouble", "OperationalError 1")
    ]
    await store.close()


async def test_news_that_could_not_be_read_are_read_later(house: House) -> None:
    """What was heard is not forgotten because the store was asked in vain."""
    ann = await house.guest()
    id = (await ann.open(ME, FRIEND))["table"]
    lobby = house.lobby
    table = lobby.tables[id]
    looks = []

    async def away(self: Store, id: str) -> None:
        looks.append(id)
        raise outages.StoreAway

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Store, "cover", away)
        table.news = True
        for _ in range(2):
            with pytest.raises(outages.StoreAway):
                async with lobby.at(id):
                    pass
    assert looks == [id, id]


async def test_a_connection_that_can_not_tell_is_closed(house: House) -> None:
    """Whatever it dies of."""
    ann = await house.guest()
    id = (await ann.open(ME, FRIEND))["table"]

    async def broken(*_: Any) -> None:
        raise ZeroDivisionError

    async with ann.live(id, 0) as day:
        await day.hear()
        with pytest.MonkeyPatch.context() as patch, capture_logs() as lines:
            patch.setattr(house.lobby, "told", broken)
            house.lobby.tables[id].tell_watchers()
            code, _ = await hung_up(day)
    assert code == 1013
    assert [line["task"] for line in lines if line["event"] == "task died"] == ["telling"]


async def hung_up(live: Live) -> tuple[int, str]:
    """Why a connection was closed, after all that was said before."""
    try:
        while True:
            await live.hear()
    except ConnectionClosed as closed:
        return (0, "it was cut") if closed.rcvd is None else (closed.rcvd.code, closed.rcvd.reason)


# The disk.


class Disk:
    """On which a database has room for so many pages; never less than it has already."""

    def __init__(self, store: Store) -> None:
        self.pages = 1_000_000
        assert store.hand is not None
        for engine in (store.engine.sync_engine, store.hand.engine):
            event.listen(engine, "begin", self.begun)

    def begun(self, connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={self.pages}")


async def test_when_the_disk_is_full_nothing_acknowledged_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """507 with a sentence, one line in the log; and it goes on when there is room."""
    monkeypatch.setattr(health, "FRESH", 0.0)
    with capture_logs() as lines:
        await fill(tmp_path)
    assert [line["how"] for line in lines if line["event"] == "the store fails"] == ["StoreFull"]


async def fill(tmp_path: Path) -> None:
    async with served(quick(sqlite(tmp_path))) as house:
        ann = await house.guest()
        wish = {"game": "day_and_night", "seats": [ME, ME]}
        table = done(await ann.post("/api/tables", wish))["table"]
        disk = Disk(house.lobby.store)
        disk.pages = 1
        opened = 0
        while (answer := await ann.post("/api/tables", wish)).status_code == 200:
            opened += 1
        assert answer.status_code == 507
        assert answer.json()["code"] == "store_full"
        assert "retry-after" in answer.headers
        for _ in range(5):  # What can be read meanwhile is no reason to tell it again.
            await ann.see(table, 0)
            assert (await ann.post("/api/tables", wish)).status_code == 507
        assert len(done(await ann.get("/api/tables"))["tables"]) == opened + 1
        seq = (await ann.see(table, 0))["seq"]
        kinds = [{"type": "answer", "seat": 0, "say": "end_casting"}, {"type": "undo", "seat": 0}]
        for number in range(99):  # There may be room for a few in what was begun.
            kind = kinds[number % 2] | {"seq": seq}
            answer = await ann.post(f"/api/tables/{table}/acts", kind)
            if answer.status_code != 200:
                break
            seq = answer.json()["sight"]["seq"]
        assert (answer.status_code, answer.json()["code"]) == (507, "store_full")
        assert (await ann.see(table, 0))["seq"] == seq
        disk.pages = 1_000_000
        done(await ann.post(f"/api/tables/{table}/acts", kind))
        done(await ann.post("/api/tables", wish))
        assert (await ann.get("/healthz")).text == "ok"


async def test_healthz_says_when_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And asks the disk only now and then, however many ask."""
    probes = []

    async def probe(self: Store) -> None:
        probes.append(1)
        async with self.reading() as connection:
            await connection.execute(text("PRAGMA query_only=ON"))
            await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

    monkeypatch.setattr(Store, "probe", probe)
    async with served(quick(sqlite(tmp_path))) as house:
        ann = await house.guest()
        answers = await asyncio.gather(*(ann.get("/healthz") for _ in range(20)))
    assert {answer.status_code for answer in answers} == {503}
    assert answers[0].text == outages.StoreReadOnly.sentence
    assert len(probes) == 1


async def test_healthz_does_not_wait_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that neither writes nor refuses is a trouble, too."""

    async def probe(self: Store) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Store, "probe", probe)
    monkeypatch.setattr(health, "PATIENCE", 0.01)
    async with served(quick(sqlite(tmp_path))) as house:
        ill = await (await house.guest()).get("/healthz")
    assert (ill.status_code, ill.text) == (503, outages.StoreTrouble.sentence)


async def test_healthz_says_when_a_page_is_damaged(tmp_path: Path) -> None:
    """Found in the background when the server starts."""
    settings = quick(sqlite(tmp_path))
    async with served(settings) as house:
        await (await house.guest()).open(ME, FRIEND)
    file = tmp_path / "gloaming.db"
    assert not is_damaged(file)
    break_last_page(file)
    async with served(settings) as house:
        ann = await house.guest()
        while not house.lobby.store.outages.damaged:
            await asyncio.sleep(0.01)
        ill = await ann.get("/healthz")
        assert ill.status_code == 503
        assert ill.text == outages.StoreDamaged.sentence


async def test_a_log_that_can_not_be_written_stops_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with Path("/dev/full").open("w") as full:
        monkeypatch.setattr("sys.stderr", full)
        print("a line", file=cast(TextIO, Lines()), flush=True)
        monkeypatch.undo()
        with pytest.raises(OSError, match="No space left"):
            full.flush()
        os.dup2(os.open(os.devnull, os.O_WRONLY), full.fileno())  # So that it can be closed.


def break_last_page(file: Path) -> None:
    size = file.stat().st_size
    with file.open("r+b") as raw:
        raw.seek(size - 4096)
        raw.write(b"\xff" * 4096)

"""What one guest and one address may own has its bounds, and what is old is let go of."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select, update

from gloaming.server.rows import ENTRIES, MATCHES
from tests.server import postgres as pg
from tests.server.books import ZOE, brought, entries_of, give_up, go_on, grown_old, journal
from tests.server.house import (
    BOT,
    ME,
    done,
    play_on,
    quick,
    refused,
    served,
    sqlite,
)
from tests.server.postgres import Postgres

pytestmark = pytest.mark.asyncio(loop_scope="session")
PROXY = ("127.0.0.1",)
ELSEWHERE = "203.0.113.9"

# What a guest owns.


async def test_a_guest_owns_only_so_many_open_matches(tmp_path: Path) -> None:
    async with served(quick(sqlite(tmp_path), guest_tables=2)) as house:
        ann, bob = await house.guest(), await house.guest()
        wish = {"game": "day_and_night", "seats": [ME, BOT]}
        first = (await ann.open(ME, BOT))["table"]
        await ann.open(BOT, BOT)
        assert refused(await ann.post("/api/tables", wish)) == "too_many_tables"
        done(await bob.post("/api/tables", wish))
        await give_up(ann, first)
        done(await ann.post("/api/tables", wish))
        assert refused(await ann.post(f"/api/tables/{first}/rematch")) == "too_many_tables"


async def test_a_guest_owns_only_so_many_bytes(tmp_path: Path) -> None:
    async with served(quick(sqlite(tmp_path), guest_megabytes=1)) as house:
        ann = await house.guest()
        table = await brought(ann, journal())
        owner = (await house.lobby.store.cover(table)).owner  # type: ignore[union-attr]
        owned = await house.lobby.keeping.owned(MATCHES.c.owner == owner)
        async with house.lobby.store.reading() as connection:
            stored = func.sum(func.length(ENTRIES.c.events) + func.length(ENTRIES.c.said))
            least = (await connection.execute(select(stored))).scalar_one()
        assert least < owned.bytes < 10 * least
        many = update(MATCHES).values(bytes=999_990)
        async with house.lobby.store.change() as connection:
            await connection.execute(many)
        other = (await ann.open(ME, ZOE))["table"]
        await play_on({0: ann, 1: ann}, other, Random(1), 3)
        wish = {"game": "day_and_night", "seats": [ME, BOT]}
        assert refused(await ann.post("/api/tables", wish)) == "too_many_bytes"


async def test_who_drops_the_cookie_owns_no_more(tmp_path: Path) -> None:
    async with served(quick(sqlite(tmp_path), address_tables=2, proxies=PROXY)) as house:
        wish = {"game": "day_and_night", "seats": [ME, BOT]}
        for _ in range(2):
            done(await (await house.guest()).post("/api/tables", wish))
        late = await house.guest()
        assert refused(await late.post("/api/tables", wish)) == "too_much_there"
        late.http.headers["x-forwarded-for"] = ELSEWHERE
        done(await late.post("/api/tables", wish))


async def test_all_from_one_address_own_only_so_many_bytes(tmp_path: Path) -> None:
    async with served(quick(sqlite(tmp_path), address_megabytes=1)) as house:
        await (await house.guest()).open(ME, BOT)
        async with house.lobby.store.change() as connection:
            await connection.execute(update(MATCHES).values(bytes=1_000_000))
        wish = {"game": "day_and_night", "seats": [ME, BOT]}
        late = await house.guest()
        assert refused(await late.post("/api/tables", wish)) == "too_much_there"


async def test_no_address_is_in_the_database(tmp_path: Path) -> None:
    homes = set()
    for place in (tmp_path / "here", tmp_path / "there"):
        async with served(quick(sqlite(place), proxies=PROXY)) as house:
            ann = await house.guest()
            ann.http.headers["x-forwarded-for"] = ELSEWHERE
            table = (await ann.open(ME, BOT))["table"]
            homes.add((await house.lobby.store.cover(table)).home)  # type: ignore[union-attr]
        for file in place.iterdir():
            assert ELSEWHERE.encode() not in file.read_bytes()
    assert len(homes) == 2, "what one house keeps of an address tells nothing in another"


# What is kept.


async def check_letting_go(database: str) -> None:
    async with served(quick(database, keep_days=30.0)) as house:
        ann = await house.guest()
        keeping = house.lobby.keeping
        old, watched, base = [(await ann.open(ME, ZOE))["table"] for _ in range(3)]
        await play_on({0: ann, 1: ann}, base, Random(1), 8)
        await give_up(ann, base)
        await grown_old(house, 31)
        assert old in house.lobby.tables
        seq = (await ann.see(base, 0))["seq"]
        on = await go_on(ann, base, seq)
        async with ann.live(watched, 0) as live:
            await live.hear()
            assert await keeping.let_go() == 1
        assert refused(await ann.get(f"/api/tables/{old}")) == "no_such_table"
        await ann.see(watched, 0)
        await ann.see(on, 0)
        await ann.see(base, 0)  # The one that goes on from it needs it.
        assert await keeping.let_go() == 1
        await grown_old(house, 31)
        assert [await keeping.let_go() for _ in range(3)] == [1, 1, 0]
        assert await entries_of(house) == 0


async def test_what_is_old_is_let_go_of_if_the_host_says_so(tmp_path: Path) -> None:
    await check_letting_go(sqlite(tmp_path))


@pg.needed
async def test_what_is_old_is_let_go_of_on_postgresql(postgres: Postgres) -> None:
    await check_letting_go(postgres.new_database())


async def test_nothing_goes_on_from_what_was_just_let_go_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(quick(sqlite(tmp_path), keep_days=30.0)) as house:
        ann, store = await house.guest(), house.lobby.store
        table = (await ann.open(ME, ZOE))["table"]
        await play_on({0: ann, 1: ann}, table, Random(1), 8)
        await give_up(ann, table)
        seq = (await ann.see(table, 0))["seq"]
        await grown_old(house, 31)
        parts = store.parts

        async def too_late(match: str, since: int = 0) -> Any:
            found = await parts(match, since)
            assert await house.lobby.keeping.let_go() == 1
            return found

        monkeypatch.setattr(store, "parts", too_late)
        wish = {"at": seq, "seats": [ME, ZOE]}
        assert refused(await ann.post(f"/api/tables/{table}/play_on", wish)) == "written_meanwhile"
        monkeypatch.undo()
        assert done(await ann.get("/api/tables"))["tables"] == []
        assert await entries_of(house) == 0


async def test_at_home_nothing_is_let_go_of(tmp_path: Path) -> None:
    async with served(quick(sqlite(tmp_path))) as house:
        ann = await house.guest()
        table = (await ann.open(ME, ZOE))["table"]
        await grown_old(house, 4000)
        assert await house.lobby.keeping.let_go() == 0
        await ann.see(table, 0)

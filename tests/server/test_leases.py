"""Which of two servers thinks for a table, whatever their own clocks say."""

import asyncio
import sys
import time
from pathlib import Path

import pytest

from gloaming.server import bot_seats
from gloaming.server.clock import now
from gloaming.server.rows import LEASES
from gloaming.server.store import Store
from tests.server import postgres as pg
from tests.server.house import BOT, ME, House, quick, served
from tests.server.postgres import Postgres

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pg.needed]
SLOW = [sys.executable, "-c", "import time; time.sleep(600)"]
TEN_MINUTES = 600.0


def set_clock(patch: pytest.MonkeyPatch, ahead: float) -> None:
    """The clock of this machine is wrong from now on, wherever the server looks at it."""
    true = time.time
    for name, module in list(sys.modules.items()):
        if name.startswith("gloaming.server") and getattr(module, "time", None) is true:
            patch.setattr(module, "time", lambda: true() + ahead)
    patch.setattr(time, "time", lambda: true() + ahead)


async def slow_house(house: House) -> str:
    """A table whose bot thinks for ever."""
    house.app.state.bots.thinkers.command = SLOW
    table = (await (await house.guest()).open(BOT, ME))["table"]
    while not await held(house.lobby.store, table):
        await asyncio.sleep(0.01)
    return str(table)


async def held(store: Store, table: str) -> bool:
    """Whether some process has a lease on a table."""
    async with store.reading() as connection:
        rows = await connection.execute(LEASES.select())
        return table in {row.match for row in rows}


@pytest.mark.parametrize("ahead", [-TEN_MINUTES, TEN_MINUTES])
async def test_a_table_another_server_thinks_for_is_left_to_it(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, ahead: float
) -> None:
    database = postgres.new_database()
    async with served(quick(database)) as first:
        table = await slow_house(first)
        set_clock(monkeypatch, ahead)
        async with served(quick(database)) as second:
            assert await second.lobby.store.waiting_for_bots() == []
            assert not await second.lobby.store.leases.claim(table)
            assert table not in second.app.state.bots.playing


@pytest.mark.parametrize("ahead", [-TEN_MINUTES, TEN_MINUTES])
async def test_the_table_of_a_dead_server_is_taken_over(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, ahead: float
) -> None:
    """When its lease has run out, by the database's clock."""
    monkeypatch.setattr(bot_seats, "SWEEP", 0.05)
    database = postgres.new_database()
    async with served(quick(database)) as first:
        table = await slow_house(first)
        first.app.state.bots.sweeping.cancel()  # It will never be heard of again.
        seq = await length(first.lobby.store, table)
        set_clock(monkeypatch, ahead)
        async with served(quick(database)) as second:
            assert table not in second.app.state.bots.playing
            await run_out(second.lobby.store)
            while await length(second.lobby.store, table) == seq:
                await asyncio.sleep(0.01)
            assert second.lobby.store.leases.holds(table)
            await first.lobby.store.leases.renew()
            assert not first.lobby.store.leases.holds(table)


async def length(store: Store, table: str) -> int:
    cover = await store.cover(table)
    assert cover is not None
    return cover.length


async def run_out(store: Store) -> None:
    """Make every lease older than it can get."""
    async with store.change() as connection:
        long_ago = LEASES.update().values(until=now() - 1.0)
        await connection.execute(long_ago)


async def test_a_server_that_ends_leaves_its_tables_at_once(postgres: Postgres) -> None:
    database = postgres.new_database()
    async with served(quick(database)) as first:
        table = await slow_house(first)
    async with served(quick(database)) as second:
        while table not in second.app.state.bots.playing:
            await asyncio.sleep(0.01)


async def test_of_two_who_want_a_lease_one_gets_it(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()
    stores = [Store(url), Store(url)]
    await stores[0].open()
    for id in map(str, range(10)):
        taken = await asyncio.gather(*(store.leases.claim(id) for store in stores))
        assert sorted(taken) == [False, True]
        winner, loser = stores if taken[0] else stores[::-1]
        assert await winner.leases.claim(id)  # It has it already.
        assert winner.leases.holds(id)
        await winner.leases.release(id)
        assert not winner.leases.holds(id)
        assert await loser.leases.claim(id)
    for store in stores:
        await store.close()

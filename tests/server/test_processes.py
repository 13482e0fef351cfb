"""Several processes on one PostgreSQL: one wins, the others are told, everybody hears."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from sqlalchemy import text

from tests.server import postgres as pg
from tests.server.house import FRIEND, ME, House, done, quick, refused, served
from tests.server.postgres import Postgres

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pg.needed]


@pytest_asyncio.fixture(loop_scope="session")
async def houses(postgres: Postgres) -> AsyncIterator[list[House]]:
    settings = quick(postgres.new_database())
    # Both bring the new database up to date at the same time.
    first, second = served(settings), served(settings)
    yield list(await asyncio.gather(first.__aenter__(), second.__aenter__()))
    await asyncio.gather(first.__aexit__(None, None, None), second.__aexit__(None, None, None))


async def test_answers_race_and_one_wins(houses: list[House]) -> None:
    ann = await houses[0].guest()
    table = (await ann.open(ME, {"who": "me", "name": "Zoe"}))["table"]
    both = [ann, await houses[1].guest(ann)]
    for _ in range(20):
        seat = ["day", "night"].index((await ann.see(table))["asked"]["seat"])
        sight = await ann.see(table, seat)
        act = {"seat": seat, "seq": sight["seq"], "say": sight["asked"]["options"][0]}
        answers = await asyncio.gather(*(it.act(table, "answer", **act) for it in both))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        loser = next(answer for answer in answers if answer.status_code == 409)
        assert refused(loser) == "already_answered"
        boards = [(await it.see(table, 0))["board"] for it in both]
        assert boards[0] == boards[1]


async def test_what_happens_at_one_is_heard_at_the_other(houses: list[House]) -> None:
    ann, bob = await houses[0].guest(), await houses[1].guest()
    opened = await ann.open(ME, FRIEND)
    table = opened["table"]
    async with ann.live(table, 0) as day:
        await day.hear()
        done(await bob.join(opened["links"]["night"], "Bob"))
        update = await day.hear()
        while update["sight"]["seats"][1]["name"] != "Bob":
            update = await day.hear()
        async with bob.live(table, 1) as night:
            seq = (await night.hear())["sight"]["seq"]
            await ann.answer(table, 0, "end_casting")
            update = await night.until(seq + 1)
            assert update["told"][0]["what"] == "ends-casting"
            done(await ann.act(table, "undo", seat=0, seq=seq + 1))
            assert (await night.until(seq + 2))["told"][0]["what"] == "undone"


async def test_a_deaf_process_looks_into_the_store(houses: list[House]) -> None:
    """Nobody tells it what others do; whoever asks gets it all the same, and it hears again."""
    ann, bob = await houses[0].guest(), await houses[1].guest()
    table = (await ann.open(ME, {"who": "me", "name": "Zoe"}))["table"]
    async with bob.live(table) as watching:
        seq = (await watching.hear())["sight"]["seq"]
        ears = houses[1].lobby
        assert ears.hears
        async with ears.store.engine.connect() as connection:
            await connection.execute(
                text(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
                )
            )
        await ann.answer(table, 0, "end_casting")
        assert (await bob.see(table))["seq"] == seq + 1
        assert (await watching.until(seq + 1))["told"][0]["what"] == "ends-casting"


async def test_a_request_never_gets_less_than_the_store_has(houses: list[House]) -> None:
    """What one process acknowledged, the other shows at once, heard or not."""
    ann = await houses[0].guest()
    table = (await ann.open(ME, {"who": "me", "name": "Zoe"}))["table"]
    there = await houses[1].guest(ann)
    for turn in range(20):
        sight = (await ann.answer(table, turn % 2, "end_casting"))["sight"]
        assert (await there.see(table))["seq"] == sight["seq"]
        sight = (await ann.answer(table, turn % 2, "end_travel"))["sight"]
        assert (await there.see(table))["seq"] == sight["seq"]
        if sight["asked"] is None or sight["asked"]["why"] == "discard":
            break

"""Bots are shared: people's tables first, guest after guest, and nobody thinks for nobody."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path

import pytest

from gloaming.engine import game
from gloaming.server.bots import Job, Thinkers, Thought
from gloaming.server.line import Line
from gloaming.server.table import Table
from tests.server.house import BOT, ME, House, done, quick, served, sqlite
from tests.support.lanterns import LANTERNS

pytestmark = pytest.mark.asyncio(loop_scope="session")
NOVICE = {"who": "bot", "level": "novice"}


class Slowly:
    """Takes the place of the processes: thinks of one thing after the other, when it is told to."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.jobs: list[Job] = []
        self.go_on = asyncio.Semaphore(0)
        thinkers._think = self.think  # type: ignore[method-assign]

    async def think(self, job: Job) -> Thought:
        self.jobs.append(job)
        await self.go_on.acquire()
        return Thought("whatever")


async def until(true: Callable[[], bool]) -> None:
    for _ in range(6000):
        if true():
            return
        await asyncio.sleep(0.01)
    pytest.fail("it never came to that")


@asynccontextmanager
async def slow_house(tmp_path: Path) -> AsyncIterator[tuple[House, Slowly, Line]]:
    async with served(quick(sqlite(tmp_path))) as house:
        thinkers: Thinkers = house.app.state.bots.thinkers
        yield house, Slowly(thinkers), thinkers.line


# The line.


async def called(line: Line, *coming: tuple[str, bool]) -> list[str]:
    """Who gets the place, one after the other, when all these come while it is taken."""
    await line.enter("somebody", True)
    order: list[str] = []

    async def come(guest: str, people: bool) -> None:
        await line.enter(guest, people)
        order.append(guest)
        line.leave()

    tasks = [asyncio.create_task(come(*it)) for it in coming]
    await asyncio.sleep(0)
    assert len(line) == len(coming)
    line.leave()
    await asyncio.gather(*tasks)
    assert (len(line), line.free) == (0, 1)
    return order


async def test_guest_after_guest() -> None:
    many = [("ann", True)] * 4
    assert await called(Line(1), *many, ("bob", True), ("cat", True)) == [
        *("ann", "bob", "cat"),
        *("ann", "ann", "ann"),
    ]


async def test_tables_with_people_come_first() -> None:
    coming = [("ann", False), ("bob", False), ("ann", True), ("cat", True)]
    assert await called(Line(1), *coming) == ["ann", "cat", "ann", "bob"]


async def test_who_goes_away_is_taken_out_of_the_line() -> None:
    line = Line(1)
    await line.enter("somebody", True)
    waiting = [asyncio.create_task(line.enter("ann", True)) for _ in range(3)]
    await asyncio.sleep(0)
    for task in waiting[:2]:
        task.cancel()
    await asyncio.gather(*waiting[:2], return_exceptions=True)
    assert len(line) == 1
    line.leave()
    await waiting[2]
    assert (len(line), line.free) == (0, 0)


async def test_who_goes_away_when_called_gives_the_place_on() -> None:
    line = Line(1)
    await line.enter("somebody", True)
    gone, next = (asyncio.create_task(line.enter(guest, True)) for guest in ("ann", "bob"))
    await asyncio.sleep(0)
    line.leave()
    gone.cancel()
    await next
    assert gone.cancelled()
    line.leave()
    assert line.free == 1


# Tables.


async def test_a_guest_waits_for_one_thought_of_anothers_many_tables(tmp_path: Path) -> None:
    async with slow_house(tmp_path) as (house, slowly, line):
        ann, bob = await house.guest(), await house.guest()
        for _ in range(12):
            await ann.open(BOT, ME)
        await until(lambda: len(line) == 11)
        await bob.open(NOVICE, ME)
        await until(lambda: len(line) == 12)
        slowly.go_on.release()
        slowly.go_on.release()
        await until(lambda: len(slowly.jobs) == 3)
        assert [job.level for job in slowly.jobs] == ["random", "random", "novice"]


async def test_bots_among_themselves_come_last(tmp_path: Path) -> None:
    async with slow_house(tmp_path) as (house, slowly, line):
        ann, bob = await house.guest(), await house.guest()
        for _ in range(12):
            await ann.see((await ann.open(BOT, BOT))["table"])
        await until(lambda: len(line) == 11)
        await bob.open(NOVICE, ME)
        await until(lambda: len(line) == 12)
        slowly.go_on.release()
        await until(lambda: len(slowly.jobs) == 2)
        assert [job.level for job in slowly.jobs] == ["random", "novice"]


def unseen(house: House, id: str) -> Table:
    """As if it had been long ago that somebody looked."""
    table = house.lobby.tables[id]
    table.looked = -inf
    return table


async def test_bots_among_themselves_rest_while_nobody_looks(tmp_path: Path) -> None:
    async with slow_house(tmp_path) as (house, slowly, _):
        ann = await house.guest()
        playing = house.app.state.bots.playing
        id = (await ann.open(BOT, BOT))["table"]
        assert id not in playing  # Nobody has looked yet.
        await ann.see(id)
        await until(lambda: len(slowly.jobs) == 1)
        seq = unseen(house, id).match.seq
        slowly.go_on.release()
        await until(lambda: id not in playing)
        assert house.lobby.tables[id].match.seq == seq
        async with ann.live(id):
            await until(lambda: len(slowly.jobs) == 2)
            slowly.go_on.release()
            await until(lambda: len(slowly.jobs) == 3)
        await until(lambda: id not in playing)
        done(await ann.get(f"/api/tables/{id}"))
        await until(lambda: id in playing)


async def test_a_resting_table_is_not_taken_up_by_the_sweep(tmp_path: Path) -> None:
    async with slow_house(tmp_path) as (house, _, _):
        ann = await house.guest()
        resting = (await ann.open(BOT, BOT))["table"]
        asked = (await ann.open(BOT, ME))["table"]
        waiting = await house.lobby.store.waiting_for_bots()
        assert asked in waiting
        assert resting not in waiting


async def test_a_seat_taken_back_takes_its_bot_out_of_the_line(tmp_path: Path) -> None:
    async with slow_house(tmp_path) as (house, slowly, line):
        ann, bob = await house.guest(), await house.guest()
        await bob.open(BOT, ME)
        await until(lambda: len(slowly.jobs) == 1)
        table = (await ann.open(ME, ME))["table"]
        done(await ann.act(table, "hand_over", seat=0, level="random"))
        await until(lambda: len(line) == 1)
        done(await ann.act(table, "hand_over", seat=0, level=""))
        await until(lambda: len(line) == 0)
        await until(lambda: table not in house.app.state.bots.playing)


async def test_an_offer_does_not_stop_a_bot_that_thinks(tmp_path: Path) -> None:
    async with slow_house(tmp_path) as (house, slowly, _):
        ann = await house.guest()
        table = (await ann.open(BOT, ME))["table"]
        await until(lambda: len(slowly.jobs) == 1)
        seq = (await ann.see(table, 1))["seq"]
        done(await ann.act(table, "offer_draw", seat=1, seq=seq))
        slowly.go_on.release()
        async with ann.live(table, 1) as night:
            assert (await night.until(seq + 2))["sight"]["seq"] == seq + 2


@pytest.fixture
def lanterns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "_shelf", game._shelf | {"lanterns": LANTERNS})


@pytest.mark.usefixtures("lanterns")
async def test_bots_who_are_all_asked_go_on_after_a_restart_when_somebody_looks(
    tmp_path: Path,
) -> None:
    async with slow_house(tmp_path) as (house, slowly, _):
        ann = await house.guest()
        wish = {"game": "lanterns", "seats": [ME, ME]}
        table = done(await ann.post("/api/tables", wish))["table"]
        for seat in (0, 1):
            before = await ann.answer(table, seat, "rest")
        assert before["sight"]["asked"]["seat"] == "table"
        for seat in (0, 1):
            done(await ann.act(table, "hand_over", seat=seat, level="random"))
        await until(lambda: len(slowly.jobs) == 1)
    async with slow_house(tmp_path) as (house, slowly, _):
        ann = await house.guest(ann)
        slowly.go_on.release()
        async with ann.live(table, 0) as live:
            await live.until(before["sight"]["seq"] + 3)


# Hints.


async def test_hints_nobody_waits_for_are_taken_out_of_the_line(tmp_path: Path) -> None:
    async with served(quick(sqlite(tmp_path))) as house:
        thinkers: Thinkers = house.app.state.hints.thinkers
        slowly = Slowly(thinkers)
        asking = []
        for _ in range(5):
            ann = await house.guest()
            table = (await ann.open(ME, BOT))["table"]
            seq = (await ann.see(table, 0))["seq"]
            hint = ann.get(f"/api/tables/{table}/hint", seat=0, seq=seq)
            asking.append(asyncio.create_task(hint))
        await until(lambda: len(thinkers.line) == 4)
        for task in asking:
            task.cancel()
        await until(lambda: len(thinkers.line) == 0)
        assert len(slowly.jobs) == 1
        slowly.go_on.release()
        await until(lambda: thinkers.line.free == 1)
        assert not house.app.state.hints.asking

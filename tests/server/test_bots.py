"""Bots answer by themselves; slow and dying ones are replaced and hold nobody up."""

import asyncio
import sys
from pathlib import Path

import pytest
import uvicorn

from gloaming.cli.serve import Server
from gloaming.engine.entry import Entry
from gloaming.engine.match import Match
from gloaming.server import bot_seats
from gloaming.server.app import create_app
from gloaming.server.bots import Job, NoThought, Thinkers
from gloaming.server.outages import StoreAway
from gloaming.server.sockets import Entrance
from gloaming.server.store import Store
from tests.server import postgres as pg
from tests.server.house import BOT, ME, House, done, quick, refused, served, sqlite

pytestmark = pytest.mark.asyncio(loop_scope="session")
SLOW = [sys.executable, "-c", "import time; time.sleep(60)"]
DYING = [sys.executable, "-c", "input()"]
JOB = Job("", 0, "random", 1)


async def night_has_played(house: House) -> None:
    ann = await house.guest()
    table = (await ann.open(ME, BOT))["table"]
    async with ann.live(table, 0) as day:
        seq = (await day.hear())["sight"]["seq"]
        for say in ("end_casting", "end_travel"):
            await day.say("answer", seat=0, seq=seq, say=say)
            seq = (await day.until(seq + 1))["sight"]["seq"]
        sight = (await day.hear())["sight"]
        while sight["asked"]["seat"] != "day":
            sight = (await day.hear())["sight"]
    assert sight["board"]["turn"] == 3


async def test_a_bot_answers_by_itself(house: House) -> None:
    await night_has_played(house)


@pytest.mark.parametrize("command", [SLOW, DYING])
async def test_a_table_goes_on_when_its_bot_can_not(tmp_path: Path, command: list[str]) -> None:
    async with served(quick(sqlite(tmp_path), bot_seconds=0.3)) as house:
        house.app.state.bots.thinkers.command = command
        await night_has_played(house)


async def test_a_thinker_that_died_is_replaced(tmp_path: Path) -> None:
    mark = tmp_path / "was-here"
    script = f"""
import os, pathlib
mark = pathlib.Path({str(mark)!r})
input()
if mark.exists():
    print('{{"say": "hello"}}', flush=True)
mark.touch()
"""
    thinkers = Thinkers(1, 20)
    thinkers.command = [sys.executable, "-c", script]
    assert (await thinkers.think(JOB)).say == "hello"
    await thinkers.close()


async def test_slow_thinkers_are_ended(tmp_path: Path) -> None:
    thinkers = Thinkers(2, 0.2)
    thinkers.command = SLOW
    with pytest.raises(NoThought):
        await thinkers.think(JOB)
    assert not thinkers.running


async def test_a_bot_is_remembered_across_a_restart(tmp_path: Path) -> None:
    settings = quick(sqlite(tmp_path))
    async with served(settings) as house:
        house.app.state.bots.thinkers.command = SLOW
        ann = await house.guest()
        table = (await ann.open(BOT, ME))["table"]
        before = await ann.see(table, 1)
        assert before["thinking"]
    async with served(settings) as house:
        for _ in range(200):
            async with house.lobby.at(table) as found:
                if found.match.seq > before["seq"]:
                    return
            await asyncio.sleep(0.1)
        pytest.fail("the bot was forgotten")


@pytest.mark.parametrize("shared", [False, pytest.param(True, marks=pg.needed)])
async def test_bots_that_are_asked_together_go_on_after_a_restart(
    tmp_path: Path, request: pytest.FixtureRequest, shared: bool
) -> None:
    """Among themselves, at a question for the whole table, as soon as somebody looks."""
    postgres = request.getfixturevalue("postgres") if shared else None
    settings = quick(postgres.new_database() if postgres else sqlite(tmp_path))
    async with served(settings) as house:
        house.app.state.bots.thinkers.command = SLOW
        ann = await house.guest()
        wish = {"game": "last_spell", "seats": [ME, ME]}
        table = done(await ann.post("/api/tables", wish))["table"]
        sight = await ann.see(table, 0)
        while sight["asked"]["seat"] != "table":
            asked = [seat["id"] for seat in sight["seats"]].index(sight["asked"]["seat"])
            sight = (await ann.answer(table, asked))["sight"]
        for seat in (0, 1):
            done(await ann.act(table, "hand_over", seat=seat, level="random"))
        seq = (await ann.see(table))["seq"]
    async with served(settings) as house:
        ann = await house.guest(ann)
        async with ann.live(table) as live:
            await live.until(seq + 1)


async def test_a_bots_table_that_stood_still_is_looked_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store failed while a bot wrote, and nobody came or went since."""
    monkeypatch.setattr(bot_seats, "SWEEP", 0.05)
    failed: list[int] = []
    append = Store.append

    async def fails_once(store: Store, id: str, entries: list[Entry], match: Match) -> None:
        if not failed:
            failed.append(entries[0].seq)
            raise StoreAway
        await append(store, id, entries, match)

    async with served(quick(sqlite(tmp_path))) as house:
        ann = await house.guest()
        table = (await ann.open(BOT, BOT))["table"]
        async with ann.live(table) as live:
            await live.hear()
            monkeypatch.setattr(Store, "append", fails_once)
            while not failed:
                await asyncio.sleep(0.01)
            await live.until(failed[0] + 1)


async def test_who_waits_for_a_thought_when_the_house_closes_is_told() -> None:
    """Also who stands in line; and no process is left."""
    thinkers = Thinkers(1, 600)
    thinkers.command = SLOW
    thoughts = [asyncio.create_task(thinkers.think(JOB)) for _ in range(3)]
    while not thinkers.running:
        await asyncio.sleep(0.01)
    started = list(thinkers.running)
    await thinkers.close()
    ended = await asyncio.gather(*thoughts, return_exceptions=True)
    assert [type(end) for end in ended] == [NoThought] * 3
    assert not thinkers.running
    assert None not in [process.returncode for process in started]


async def test_the_house_rests_before_it_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []

    async def rest() -> None:
        done.append("rest")

    async def shutdown(server: uvicorn.Server, sockets: object) -> None:
        done.append("shutdown")

    monkeypatch.setattr(uvicorn.Server, "shutdown", shutdown)
    settings = quick(sqlite(tmp_path))
    app = create_app(settings)
    app.state.rest = rest
    await Server(Entrance(app, settings), app, False).shutdown()
    assert done == ["rest", "shutdown"]


async def test_a_seat_is_handed_to_a_bot_and_taken_back(house: House) -> None:
    ann = await house.guest()
    table = (await ann.open(ME, {"who": "me", "name": "Zoe"}))["table"]
    sight = done(await ann.act(table, "hand_over", seat=1, level="random"))["sight"]
    assert sight["seats"][1]["who"] == "bot"
    act = await ann.act(table, "resign", seat=1, seq=sight["seq"])
    assert refused(act) == "a_bot_plays"
    sight = done(await ann.act(table, "hand_over", seat=1, level=""))["sight"]
    assert sight["seats"][1]["who"] == "person"
    assert refused(await ann.act(table, "hand_over", seat=1, level="x")) == "bad_seating"

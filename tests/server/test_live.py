"""The live connection: everybody hears, whoever was away catches up, nobody hears too much."""

from random import Random

import pytest
from websockets.asyncio.client import connect

from gloaming.engine.match import RECENT
from tests.server.house import ME, House, Live, done, play_on, two

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_both_players_and_a_spectator_hear_an_answer(house: House) -> None:
    ann, bob, table = await two(house)
    eve = await house.guest()
    async with ann.live(table, 0) as day, bob.live(table, 1) as night, eve.live(table) as other:
        seq = (await day.hear())["sight"]["seq"]
        await day.say("answer", seat=0, seq=seq, say="end_casting")
        for live, seat in ((day, 0), (night, 1), (other, -1)):
            update = await live.until(seq + 1)
            assert update["sight"]["seat"] == seat
            assert update["sight"]["asked"]["why"] == "travel"


async def test_whoever_was_away_is_told_what_was_missed_and_no_more(house: House) -> None:
    ann, bob, table = await two(house)
    async with bob.live(table, 1) as night:
        seq = (await night.hear())["sight"]["seq"]
    await ann.answer(table, 0, "end_casting")
    await ann.answer(table, 0, "end_travel")
    async with bob.live(table, 1, since=seq) as night:
        update = await night.hear()
    assert [told["what"] for told in update["told"]][:2] == ["ends-casting", "ends-travel"]
    assert update["sight"]["seq"] == seq + 2


async def test_a_reader_who_missed_a_hundred_entries_gets_them_from_the_store(house: House) -> None:
    ann = await house.guest()
    table = (await ann.open(ME, {"who": "me", "name": "Zoe"}))["table"]
    sight = await play_on({0: ann, 1: ann}, table, Random(3), RECENT)
    assert sight["seq"] > RECENT + 5, "not enough to have forgotten the opening"
    async with ann.live(table, 0, since=0) as live:
        told = (await live.hear())["told"]
    log = done(await ann.get(f"/api/tables/{table}/log", seat=0))["told"]
    assert told == log
    assert [it["what"] for it in told[:5]] == ["draws"] * 5


async def test_a_stale_answer_is_refused_to_its_sender_only(house: House) -> None:
    ann, bob, table = await two(house)
    async with ann.live(table, 0) as day, bob.live(table, 1) as night:
        seq = (await day.hear())["sight"]["seq"]
        await night.hear()
        await day.say("answer", seat=0, seq=seq - 1, say="end_casting")
        said = await day.hear()
        while said["type"] == "update":
            said = await day.hear()
        assert said["code"] == "already_answered"
        await day.say("answer", seat=0, seq=seq, say="end_casting")
        assert (await night.until(seq + 1))["type"] == "update"


async def test_nobody_watches_from_anothers_seat(house: House) -> None:
    ann, bob, table = await two(house)
    async with bob.live(table, 1) as night:
        await night.hear()
        await night.say("watch", seat=0, since=0)
        assert (await night.hear())["code"] == "not_your_seat"
        await night.say("answer", seat=0, seq=10, say="end_casting")
        assert (await night.hear())["code"] == "not_your_seat"
        await ann.answer(table, 0, "end_casting")
        assert (await night.hear())["sight"]["seat"] == 1


async def test_presence_is_shown(house: House) -> None:
    ann, bob, table = await two(house)
    async with ann.live(table, 0) as day:
        present = [seat["present"] for seat in (await day.hear())["sight"]["seats"]]
        assert present == [True, False]
        async with bob.live(table, 1) as night:
            await night.hear()
            update = await day.hear()
            assert [seat["present"] for seat in update["sight"]["seats"]] == [True, True]
        update = await day.hear()
        assert [seat["present"] for seat in update["sight"]["seats"]] == [True, False]


async def test_undone_answers_are_told_to_whoever_heard_them(house: House) -> None:
    ann, bob, table = await two(house)
    async with bob.live(table, 1) as night:
        seq = (await night.hear())["sight"]["seq"]
        await ann.answer(table, 0, "end_casting")
        assert (await night.hear())["told"][0]["seq"] == seq
        done(await ann.act(table, "undo", seat=0, seq=seq + 1))
        assert (await night.hear())["told"] == [
            {"seq": seq + 1, "what": "undone", "things": ["day", seq], "beat": 0}
        ]


async def test_an_unknown_table_is_refused(house: House) -> None:
    for name in ("nowhere", "x" * 22):  # Nobody asks first: it is closed before one could.
        address = f"{house.url.replace('http', 'ws')}/api/tables/{name}/live"
        async with connect(address) as connection:
            assert (await Live(connection).hear())["code"] == "no_such_table"


async def test_of_mere_watchers_nobody_is_told(house: House) -> None:
    """A crowd at one table would cost the square of its size."""
    ann, bob, table = await two(house)
    eve = await house.guest()
    async with ann.live(table, 0) as live:
        assert not (await live.hear())["sight"]["seats"][1]["present"]
        for _ in range(3):
            async with eve.live(table) as watching:
                await watching.hear()
        async with bob.live(table, 1):
            assert (await live.hear())["sight"]["seats"][1]["present"]
            async with bob.live(table, 1) as again:
                await again.hear()
        assert not (await live.hear())["sight"]["seats"][1]["present"]

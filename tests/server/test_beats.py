"""How a match is retold: beat by beat, to whoever may look, as much at once as is bearable."""

from pathlib import Path
from random import Random

import pytest

from gloaming.engine.journal import read
from gloaming.server import visibility
from gloaming.server.books import _events
from tests.promises.table import JOURNALS
from tests.server.house import (
    ME,
    Guest,
    House,
    Json,
    done,
    play_on,
    quick,
    refused,
    served,
    sqlite,
    two,
)

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def retold(guest: Guest, table: str, since: int, upto: int, seat: int = -1) -> Json:
    path = f"/api/tables/{table}/beats"
    beats: Json = done(await guest.get(path, since=since, upto=upto, seat=seat))
    return beats


async def imported(house: House, name: str) -> tuple[Guest, str]:
    ann = await house.guest()
    journal = (JOURNALS / f"{name}.journal").read_text(encoding="utf-8")
    seats = len(read(journal).heading.seats)
    wish = {"journal": journal, "seats": [ME] * seats}
    return ann, done(await ann.post("/api/tables/import", wish))["table"]


async def test_beats_lead_from_one_sight_to_the_other_and_say_what_the_log_says(
    tmp_path: Path,
) -> None:
    async with served(quick(sqlite(tmp_path))) as house:
        ann, bob, table = await two(house)
        now = await play_on({0: ann, 1: bob}, table, Random(3), 60)
        for seat, guest in ((0, ann), (1, bob), (-1, bob)):
            told = await retold(guest, table, 0, now["seq"], seat)
            log = done(await guest.get(f"/api/tables/{table}/log", seat=seat))["told"]
            assert [fact for beat in told["beats"] for fact in beat["told"]] == log
            board = told["board"]
            assert board == done(await guest.get(f"/api/tables/{table}/at/0", seat=seat))["board"]
            for beat in told["beats"]:
                board |= beat["board"]
                path = f"/api/tables/{table}/at/{beat['seq']}"
                there = await guest.get(path, seat=seat, beat=beat["beat"] + 1)
                assert done(there)["board"] == board
            assert board == (await guest.see(table, seat))["board"]
            assert told["upto"] == now["seq"]
        assert {beat["by"] for beat in told["beats"]} == {"nature", "day", "night"}


async def test_a_moment_within_an_entry_asks_nothing_and_says_so(tmp_path: Path) -> None:
    async with served(quick(sqlite(tmp_path))) as house:
        ann, table = await imported(house, "last_spell/introductory-survived")
        told = await retold(ann, table, 0, 200)
        long = next(beat["seq"] for beat in told["beats"] if beat["beat"] == 2)
        there = done(await ann.get(f"/api/tables/{table}/at/{long}", beat=1))
        assert there["seq"] == long
        assert there["asked"] is None
        after = done(await ann.get(f"/api/tables/{table}/at/{long}", beat=99))
        assert after["board"] == done(await ann.get(f"/api/tables/{table}/at/{long + 1}"))["board"]


async def test_what_a_seat_may_not_know_is_not_retold(tmp_path: Path) -> None:
    async with served(quick(sqlite(tmp_path))) as house:
        ann, bob, table = await two(house)
        now = await ann.see(table, 0)
        told = await retold(bob, table, 0, now["seq"], 1)
        drawn = [fact for beat in told["beats"] for fact in beat["told"] if fact["what"] == "draws"]
        assert {fact["things"][1] for fact in drawn if fact["things"][0] == "day"} == {-1}
        assert -1 not in {fact["things"][1] for fact in drawn if fact["things"][0] == "night"}


async def test_nobody_is_retold_what_another_seat_saw(tmp_path: Path) -> None:
    async with served(quick(sqlite(tmp_path))) as house:
        ann, bob, table = await two(house)
        path = f"/api/tables/{table}/beats"
        assert refused(await bob.get(path, since=0, upto=5, seat=0)) == "not_your_seat"
        assert refused(await ann.get(path, since=0, upto=5, seat=7)) == "not_your_seat"
        other = f"/api/tables/{'x' * len(table)}/beats"
        assert refused(await ann.get(other, since=0, upto=5)) == "no_such_table"


@pytest.mark.parametrize(
    "query",
    [
        {"since": 5, "upto": 4},
        {"since": -1, "upto": 4},
        {"since": 0, "upto": 2**40},
        {"since": "x", "upto": 4},
        {"since": 0},
        {"upto": 3},
        {"since": 0, "upto": 3, "seat": 64},
    ],
)
async def test_a_stretch_that_is_none_is_refused(tmp_path: Path, query: Json) -> None:
    async with served(quick(sqlite(tmp_path))) as house:
        ann, _, table = await two(house)
        assert refused(await ann.get(f"/api/tables/{table}/beats", **query)) == "bad_message"


async def test_beyond_the_end_there_is_nothing_to_tell(tmp_path: Path) -> None:
    async with served(quick(sqlite(tmp_path))) as house:
        ann, _, table = await two(house)
        now = await ann.see(table)
        told = await retold(ann, table, now["seq"] + 50, now["seq"] + 90)
        assert told["beats"] == []
        assert told["board"] == now["board"]


async def test_a_long_stretch_is_told_in_parts(tmp_path: Path) -> None:
    async with served(quick(sqlite(tmp_path))) as house:
        ann, table = await imported(house, "last_spell/campaign-won")
        length = (await ann.see(table))["seq"]
        first = await retold(ann, table, 0, length)
        assert first["upto"] <= visibility.STRETCH < length
        assert len(first["beats"]) < visibility.BEATS + 50
        assert first["beats"][-1]["seq"] < first["upto"]
        second = await retold(ann, table, first["upto"], length)
        assert second["beats"][0]["seq"] >= first["upto"]
        board = first["board"]
        for beat in first["beats"]:
            board |= beat["board"]
        assert board == second["board"]


async def test_a_sight_says_when_its_seat_last_did_something(tmp_path: Path) -> None:
    async with served(quick(sqlite(tmp_path))) as house:
        ann, bob, table = await two(house)
        assert (await ann.see(table, 0))["acted"] == 0
        after = (await ann.answer(table, 0, "end_casting"))["sight"]
        assert 0 < after["acted"] <= after["seq"]
        assert (await bob.see(table, 1))["acted"] == 0
        assert (await bob.see(table))["acted"] == 0


async def test_retelling_has_a_rate(tmp_path: Path) -> None:
    async with served(quick(sqlite(tmp_path), retelling_rate="3/minute")) as house:
        ann = await house.guest()
        table = (await ann.open(ME, ME))["table"]
        got = [await ann.get(f"/api/tables/{table}/beats", since=0, upto=1) for _ in range(5)]
        assert [one.status_code for one in got] == [200, 200, 200, 429, 429]


async def test_beats_that_were_written_before_there_were_any_are_one(tmp_path: Path) -> None:
    """Old rows have five numbers to an event."""
    (event,) = _events('[["draws", 0, 1, 0, -1]]')
    assert event.beat == 0

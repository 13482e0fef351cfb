"""Every door has a limit of its own."""

from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from starlette.routing import Route, WebSocketRoute
from websockets.exceptions import InvalidStatus

from gloaming.server.doors import LOOKING, door_of
from gloaming.server.http import api
from gloaming.server.rates import Rates
from gloaming.server.refusals import NoSuchTable, TooMany, after
from gloaming.server.settings import Settings
from tests.server.asgi import Clock
from tests.server.house import BOT, ME, Json, done, quick, refused, served, sqlite
from tests.server.raw import raw

pytestmark = pytest.mark.asyncio(loop_scope="session")
ONLY_LOOKS = {
    "/api/shelf",
    "/api/games/{game}/codex",
    "/api/tables/{id}",
    "/api/tables/{id}/at/{seq}",
    "/api/tables/{id}/preview",
    "/api/{path:path}",
}


def doors() -> Iterator[tuple[str, str, str]]:
    """Every way into the house: method, path, and the door that is meant to be there."""
    for route in api.routes:
        assert isinstance(route, Route | WebSocketRoute)
        path = route.path.replace("{id}", "T4ble-name").replace("{seq}", "12")
        for method in getattr(route, "methods", None) or [""]:
            yield method, route.path, door_of(method, path)


async def test_every_door_is_known() -> None:
    seen = list(doors())
    assert len(seen) > 14
    for method, path, door in seen:
        assert (door == LOOKING) == (method in ("GET", "POST") and path in looks(method)), path


def looks(method: str) -> set[str]:
    return ONLY_LOOKS if method == "GET" else {"/api/{path:path}"}


async def test_every_door_has_a_rate() -> None:
    rates = Rates(Settings())
    for _, _, door in doors():
        assert door in rates.doors
    for door, (guest, address) in rates.doors.items():
        assert address or door == LOOKING
        for mine, ours in zip(guest, address if guest else [], strict=True):
            assert mine.seconds == ours.seconds
            assert mine.most <= ours.most


@pytest.mark.parametrize("door", ["opening", "importing", "reading", "hint", "joining", "act"])
async def test_a_door_closes_for_a_guest_and_for_an_address(door: str) -> None:
    narrow: Json = {f"{door}_rate": "2/minute | 3/minute"}
    rates = Rates(Settings(**narrow), lambda: 100.0)
    for _ in range(2):
        rates.check("ann", "here", door)
    with pytest.raises(TooMany):
        rates.check("ann", "elsewhere", door)
    rates.check("bob", "here", door)
    with pytest.raises(TooMany):
        rates.check("cat", "here", door)
    rates.check("cat", "there", door)


async def test_who_has_to_wait_is_told_how_long() -> None:
    clock = Clock()
    rates = Rates(Settings(guest_rate="2/second;3/minute"), clock)

    def wait() -> float:
        with pytest.raises(TooMany) as told:
            rates.check("ann", "here")
        return told.value.wait

    rates.check("ann", "here")
    rates.check("ann", "here")
    assert wait() == 1
    clock.now += 1
    rates.check("ann", "here")
    clock.now += 0.5
    assert wait() == 58.5
    assert after(TooMany(58.5)) == {"retry-after": "59"}
    assert after(TooMany(0.2)) == {"retry-after": "1"}
    assert after(NoSuchTable()) == {}


async def test_every_429_says_when_to_come_back(tmp_path: Path) -> None:
    """By a rate, by a live connection too many, by a socket too many."""
    narrow = quick(sqlite(tmp_path), opening_rate="1/hour", connections=1, address_connections=6)
    async with served(narrow) as house:
        ann = await house.guest()
        table = (await ann.open(ME, ME))["table"]
        said = await ann.post("/api/tables", {"game": "day_and_night", "seats": [ME, ME]})
        assert refused(said) == "too_many"
        assert 60 < int(said.headers["retry-after"]) <= 3600
        async with ann.live(table, 0) as first:
            await first.hear()
            with pytest.raises(InvalidStatus) as turned_away:
                async with ann.live(table, 0):
                    pass
        answer = turned_away.value.response
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "1")
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(raw(house)) for _ in range(7)]
            assert b"\r\nretry-after: 1\r\n" in await lines[-1].end()


async def test_a_journal_counts_as_many_entries_as_it_has_lines() -> None:
    rates = Rates(Settings(writing_rate="10/day"), lambda: 100.0)
    rates.take("writing", "ann", "here", 8)
    with pytest.raises(TooMany):
        rates.take("writing", "ann", "here", 3)
    rates.check("ann", "here", "act")
    rates.check("ann", "here", "act")
    with pytest.raises(TooMany):
        rates.check("ann", "here", "act")


async def test_rematches_and_playing_on_are_openings(tmp_path: Path) -> None:
    async with served(quick(sqlite(tmp_path), opening_rate="3/hour")) as house:
        ann = await house.guest()
        table = (await ann.open(ME, ME))["table"]
        seq = (await ann.see(table, 0))["seq"]
        done(await ann.act(table, "resign", seat=0, seq=seq))
        done(await ann.post(f"/api/tables/{table}/rematch"))
        wish = {"at": seq, "seats": [ME, BOT]}
        done(await ann.post(f"/api/tables/{table}/play_on", wish))
        for path, body in (("rematch", None), ("play_on", wish)):
            assert refused(await ann.post(f"/api/tables/{table}/{path}", body)) == "too_many"


async def test_acts_over_the_live_connection_come_by_the_same_door(tmp_path: Path) -> None:
    async with served(quick(sqlite(tmp_path), act_rate="2/hour")) as house:
        ann = await house.guest()
        table = (await ann.open(ME, ME))["table"]
        async with ann.live(table, 0) as day:
            seq = (await day.hear())["sight"]["seq"]
            await day.say("answer", seat=0, seq=seq, say="end_casting")
            await day.until(seq + 1)
            done(await ann.act(table, "undo", seat=0, seq=seq + 1))
            await day.until(seq + 2)
            await day.say("answer", seat=0, seq=seq + 2, say="end_casting")
            assert (await day.hear())["code"] == "too_many"

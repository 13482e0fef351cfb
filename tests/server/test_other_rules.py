"""Matches outlive a new version of the rules: as they were, from what lay there, or from before.

Real changes of rules, in both directions, met over HTTP and over a live connection.
"""

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import text

from gloaming.engine import game
from gloaming.engine.journal import read
from gloaming.server.outages import WrittenMeanwhile
from gloaming.server.store import Store
from tests.server import postgres as pg
from tests.server.house import FRIEND, ME, Guest, House, Json, done, quick, refused, served, sqlite
from tests.support import lantern_rules as rules
from tests.support.lanterns import LANTERNS

pytestmark = pytest.mark.asyncio(loop_scope="session")
BOB: Json = {"who": "me", "name": "Bob"}


@pytest.fixture(autouse=True)
def _shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "_shelf", game._shelf | {"lanterns": LANTERNS})


@pytest_asyncio.fixture(
    loop_scope="session", params=["sqlite", pytest.param("postgres", marks=pg.needed)]
)
async def house(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    database = sqlite(tmp_path)
    if request.param == "postgres":
        database = request.getfixturevalue("postgres").new_database()
    async with served(quick(database)) as house:
        yield house


@contextmanager
def played_by(house: House, change: Any, version: str = "8") -> Iterator[None]:
    """A server of other rules comes to the same tables."""
    with pytest.MonkeyPatch.context() as patch:
        change(patch, version)
        house.lobby.tables.clear()
        yield
    house.lobby.tables.clear()


async def opened(ann: Guest, *seats: Json, **options: str) -> str:
    wish = {"game": "lanterns", "seats": list(seats or (ME, BOB)), "options": options}
    return str(done(await ann.post("/api/tables", wish))["table"])


async def play(ann: Guest, table: str, *says: str) -> Json:
    """Whoever is asked says it; for the table Ann does."""
    sight = await ann.see(table)
    for say in says:
        seat = {"bob": 1}.get(sight["asked"]["seat"], 0)
        act = await ann.act(table, "answer", seat=seat, seq=sight["seq"], say=say)
        sight = done(act)["sight"]
    return await ann.see(table, 0)


async def log_of(ann: Guest, table: str) -> list[Json]:
    told: list[Json] = done(await ann.get(f"/api/tables/{table}/log", seat=0))["told"]
    return told


async def at(ann: Guest, table: str, seq: int) -> Json:
    sight: Json = done(await ann.get(f"/api/tables/{table}/at/{seq}", seat=0))
    return sight


async def journal(ann: Guest, table: str) -> str:
    response = await ann.get(f"/api/tables/{table}/journal")
    assert response.status_code == 200, response.text
    return str(response.text)


# In progress.


async def test_a_harmless_change_is_an_entry_and_play_goes_on(house: House) -> None:
    ann = await house.guest()
    table = await opened(ann)
    before = await play(ann, table, "peek", "rest")
    log = await log_of(ann, table)
    assert (await ann.see(table, 0))["can_undo"] is False
    await play(ann, table, "rest")
    assert (await ann.see(table, 1))["can_undo"]
    with played_by(house, rules.harmless):
        async with ann.live(table, 1) as live:
            update = await live.hear()
            assert update["sight"]["seq"] == before["seq"] + 2
            assert update["told"][-1] == {
                "seq": before["seq"] + 1,
                "what": "rules-changed",
                "things": ["7", "8"],
                "beat": 0,
            }
            assert not update["sight"]["can_undo"]  # Nothing behind it can be taken back.
            act = await ann.act(table, "undo", seat=1, seq=before["seq"] + 2)
            assert refused(act) == "cannot_undo"
            await play(ann, table, "stay")
            assert (await live.until(before["seq"] + 3))["sight"]["other_rules"] == ""
        assert (await log_of(ann, table))[: len(log)] == log
        assert (await at(ann, table, before["seq"]))["board"] == before["board"]
    await play(ann, table, "rest")  # And back again.
    changes = [
        told["things"] for told in await log_of(ann, table) if told["what"] == "rules-changed"
    ]
    assert changes == [["7", "8"], ["8", "7"]]


async def test_of_two_servers_that_carry_a_match_over_one_does(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other was a moment faster: what it wrote is read, and nothing is written twice."""
    ann = await house.guest()
    table = await opened(ann)
    before = await play(ann, table, "peek", "rest")
    append = house.lobby.store.append

    async def too_late(*given: Any) -> None:
        monkeypatch.setattr(house.lobby.store, "append", append)
        await append(*given)  # That was the other server.
        raise WrittenMeanwhile

    with played_by(house, rules.harmless):
        monkeypatch.setattr(house.lobby.store, "append", too_late)
        sight = await ann.see(table, 0)
        assert sight["seq"] == before["seq"] + 1
        assert (sight["board"], sight["other_rules"]) == (before["board"], "")
        changes = [it for it in await log_of(ann, table) if it["what"] == "rules-changed"]
        assert [it["things"] for it in changes] == [["7", "8"]]
        await play(ann, table, "rest")


async def test_a_match_goes_on_from_the_table_that_was_saved(house: House) -> None:
    ann = await house.guest()
    table = await opened(ann)
    first = await ann.see(table, 0)
    peeked = await play(ann, table, "peek")
    before = await play(ann, table, "rest", "rest")
    log = await log_of(ann, table)
    with played_by(house, rules.no_peeking):
        sight = await ann.see(table, 0)
        assert sight["board"] == before["board"]
        assert sight["other_rules"] == ""
        assert sight["asked"]["options"] == ["stay", "go_home"]
        assert (await log_of(ann, table)) == [
            *log,
            {"seq": before["seq"], "what": "rules-changed", "things": ["7", "8"], "beat": 0},
        ]
        # What replays is shown, of the rest it is said that it can't be.
        assert (await at(ann, table, first["seq"]))["board"] == first["board"]
        lost = await at(ann, table, peeked["seq"])
        assert (lost["other_rules"], lost["board"], lost["asked"]) == ("7", first["board"], None)
        assert (await at(ann, table, before["seq"]))["board"] == before["board"]
        assert refused(await ann.act(table, "undo", seat=1, seq=sight["seq"])) == "cannot_undo"
        now = await play(ann, table, "stay", "rest")
        house.lobby.tables.clear()  # It comes back from the same place.
        assert await ann.see(table, 0) == now
        assert (await at(ann, table, sight["seq"]))["board"] == before["board"]
    # The rules of before make sense of all of it: peeking is allowed there.
    back = await ann.see(table, 0)
    assert (back["board"], back["seq"]) == (now["board"], now["seq"] + 1)
    assert (await at(ann, table, peeked["seq"]))["board"] == peeked["board"]
    over = await play(ann, table, "rest", "go_home")
    assert over["result"] == {"scores": [0.0, 0.0], "reason": "dark", "tally": []}
    written = await journal(ann, table)
    assert "rules: 7\n" in written
    assert "# from here on: rules 8\ntable stay\n" in written
    assert "# from here on: rules 7\nbob rest\n" in written


async def test_a_match_that_can_not_go_on_says_so_and_goes_on_at_another_table(
    house: House,
) -> None:
    ann = await house.guest()
    table = await opened(ann)
    first = await ann.see(table, 0)
    before = await play(ann, table, "peek", "rest")
    log = await log_of(ann, table)
    with played_by(house, rules.a_moon):
        async with ann.live(table, 0) as live:
            update = await live.hear()
            sight = update["sight"]
            assert update["told"] == log
            assert (sight["other_rules"], sight["asked"], sight["result"]) == ("7", None, None)
            assert (sight["seq"], sight["board"]) == (before["seq"], first["board"])
            assert not sight["can_undo"]
            act = {"seat": 1, "seq": sight["seq"]}
            assert refused(await ann.act(table, "answer", say="rest", **act)) == "other_rules"
            assert refused(await ann.act(table, "resign", **act)) == "other_rules"
            await live.say("answer", say="rest", **act)
            assert (await live.hear())["code"] == "other_rules"
            stranger = await house.guest()
            assert refused(await stranger.post(f"/api/tables/{table}/rematch")) == "not_your_seat"
            assert refused(await ann.get(f"/api/tables/{table}/journal")) == "goes_on"
            other = done(await ann.post(f"/api/tables/{table}/rematch"))["table"]
            assert done(await ann.post(f"/api/tables/{table}/rematch")) == {
                "table": other,
                "links": {},
            }
            assert (await live.hear())["sight"]["rematch"] == other
        here = await ann.see(other, 0)
        assert here["board"] == first["board"]
        assert here["asked"]["seat"] == "ann"
        assert "peek" not in here["asked"]["options"]
        assert [seat["name"] for seat in here["seats"]] == ["Ann", "Bob"]
        assert (await log_of(ann, other))[-1]["things"] == ["7", "8"]
        moon = await play(ann, other, "rest")
        house.lobby.tables.clear()
        assert await ann.see(other, 0) == moon
    # Where the rules of before come back, both go on: one as it was, one from where it replays.
    assert (await ann.see(table, 0))["board"] == before["board"]
    await play(ann, table, "rest")
    assert (await ann.see(other, 0))["board"] == moon["board"]
    await play(ann, other, "peek")


async def test_a_match_that_can_not_go_on_shows_nobody_what_is_hidden(house: House) -> None:
    ann, bob = await house.guest(), await house.guest()
    wish = {"game": "lanterns", "seats": [ME, FRIEND], "options": {}}
    link = done(await ann.post("/api/tables", wish))
    table = link["table"]
    done(await bob.join(link["links"]["bob"]))
    await play(ann, table, "peek", "rest")
    seen = [await ann.see(table, 0), await bob.see(table, 1), await bob.see(table)]
    with played_by(house, rules.a_moon):
        for before, guest, seat in zip(seen, (ann, bob, bob), (0, 1, -1), strict=True):
            now = await guest.see(table, seat)
            hidden = [not basket for basket in before["board"]["baskets"]]
            assert all(
                not basket or not was
                for basket, was in zip(now["board"]["baskets"], hidden, strict=True)
            )
        assert refused(await bob.get(f"/api/tables/{table}", seat=0)) == "not_your_seat"
        assert refused(await bob.get(f"/api/tables/{table}/at/1", seat=0)) == "not_your_seat"
        other = done(await bob.post(f"/api/tables/{table}/rematch"))["table"]
        assert refused(await bob.get(f"/api/tables/{other}", seat=0)) == "not_your_seat"
        assert (await bob.see(other, 1))["board"]["baskets"][0] == [0, 0, 0]  # She saw none.


async def test_all_that_was_told_is_told_without_words_that_are_gone(house: House) -> None:
    ann = await house.guest()
    table = await opened(ann)
    await play(ann, table, "peek", "rest")
    log = await log_of(ann, table)
    with played_by(house, rules.a_fact_less):
        house.lobby.tables.clear()
        kept = await log_of(ann, table)
        assert [told["what"] for told in kept] == [
            *(told["what"] for told in log if told["what"] != "takes"),
            "rules-changed",
        ]


# Over.


@pytest.mark.parametrize("change", [rules.harmless, rules.no_peeking, rules.a_moon])
async def test_a_finished_match_stays_what_it_was(house: House, change: Any) -> None:
    ann = await house.guest()
    table = await opened(ann)
    start = await ann.see(table, 0)
    over = await play(ann, table, "peek", "rest", "rest", "go_home")
    log, written = await log_of(ann, table), await journal(ann, table)
    assert read(written).replay().question is None
    with played_by(house, change):
        sight = await ann.see(table, 0)
        assert (sight["result"], sight["seq"]) == (over["result"], over["seq"])
        assert await log_of(ann, table) == log  # And no entry was added.
        assert await journal(ann, table) == written
        lost = change is rules.a_moon
        assert sight["board"] == (start if lost else over)["board"]
        assert sight["other_rules"] == ("7" if lost else "")
        assert (await at(ann, table, start["seq"]))["board"] == start["board"]
        seats = {"at": start["seq"], "seats": [ME, BOB]}
        done(await ann.post(f"/api/tables/{table}/play_on", seats))
        assert refused(await ann.act(table, "answer", seat=0, seq=9, say="rest")) == "other_rules"
        again = done(await ann.post(f"/api/tables/{table}/rematch"))["table"]
        assert (await ann.see(again, 0))["seats"][1]["name"] == "Ann"
    assert await ann.see(table, 0) == over | {"rematch": again}


# Databases, journals.

NEWER = (
    "save",
    "saved",
    "hints",
    "from_journal",
    "owner",
    "bytes",
    "base",
    "begun",
    "home",
    "chapter",
)


async def test_a_match_from_before_tables_were_saved(tmp_path: Path) -> None:
    """It is carried over by its entries, if they replay; else it goes on from where they do."""
    async with served(quick(sqlite(tmp_path))) as house:
        ann = await house.guest()
        good, bad = await opened(ann), await opened(ann)
        await play(ann, good, "rest")
        start = await ann.see(bad, 0)
        await play(ann, bad, "peek", "rest")
    store = Store(sqlite(tmp_path))
    async with store.writing.begin() as connection:
        owned = ("INDEX ix_matches_owner", "INDEX ix_matches_base", "INDEX ix_matches_home")
        for since in ("TABLE leases", "TABLE keys", *owned):
            await connection.execute(text(f"DROP {since}"))
        for column in NEWER:
            await connection.execute(text(f"ALTER TABLE matches DROP COLUMN {column}"))
        await connection.execute(text("ALTER TABLE entries DROP COLUMN save"))
        await connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    await store.close()
    with pytest.MonkeyPatch.context() as patch:
        rules.no_peeking(patch)
        async with served(quick(sqlite(tmp_path))) as house:
            ann = await house.guest(ann)
            assert (await play(ann, good, "rest"))["asked"]["seat"] == "table"
            sight = await ann.see(bad, 0)
            assert (sight["other_rules"], sight["board"]) == ("7", start["board"])
            other = done(await ann.post(f"/api/tables/{bad}/rematch"))["table"]
            await play(ann, other, "rest")


async def test_a_journal_of_other_rules_is_tried(house: House) -> None:
    ann = await house.guest()
    table = await opened(ann)
    await play(ann, table, "rest", "rest", "stay", "peek", "rest", "rest", "go_home")
    written = await journal(ann, table)
    wish = {"journal": written, "seats": [ME, BOB]}
    with played_by(house, rules.harmless):
        done(await ann.post("/api/tables/import", wish))
    with played_by(house, rules.no_peeking):
        response = await ann.post("/api/tables/import", wish)
        assert refused(response) == "bad_file"
        line = written.splitlines().index("ann peek") + 1
        assert f"line {line}: " in response.json()["text"]
        assert "rules version 7" in response.json()["text"]
        early = wish | {"upto": 5}
        done(await ann.post("/api/tables/import", early))

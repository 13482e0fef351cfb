"""Long books stop nobody, and playing on copies nothing."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gloaming.engine.match import BOOK, Match
from gloaming.server import lobby as lobbies
from gloaming.server.books import PAGE
from gloaming.server.pieces import PIECE, Pieces
from tests.server import postgres as pg
from tests.server.books import ZOE, brought, entries_of, give_up, go_on, grown_old, journal
from tests.server.house import (
    ME,
    House,
    done,
    play_on,
    quick,
    refused,
    served,
    sqlite,
)
from tests.server.postgres import Postgres

pytestmark = pytest.mark.asyncio(loop_scope="session")


# Pieces.


async def test_long_work_takes_turns() -> None:
    pieces = Pieces()
    order: list[str] = []

    async def work(name: str) -> None:
        assert len(await pieces.all(map(order.append, [name] * 3 * PIECE))) == 3 * PIECE

    await asyncio.gather(*map(work, "abc"))
    assert order[: 3 * PIECE] == [*"a" * PIECE, *"b" * PIECE, *"c" * PIECE]


async def test_work_that_fails_lets_the_others_go_on() -> None:
    def failing() -> Iterator[int]:
        yield 1
        raise LookupError

    pieces = Pieces()
    with pytest.raises(LookupError):
        await pieces.all(failing())
    assert await pieces.all(range(3)) == [0, 1, 2]


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter[int]]:
    """How many answers were taken between two moments at which others have their turn."""
    moments = 0
    taken: Counter[int] = Counter()
    take = Match.take

    async def tick() -> None:
        nonlocal moments
        while True:
            moments += 1
            await asyncio.sleep(0)

    def counting(*args: Any) -> Any:
        taken[moments] += 1
        return take(*args)

    monkeypatch.setattr(Match, "take", counting)
    ticking = asyncio.create_task(tick())
    yield taken
    ticking.cancel()
    monkeypatch.undo()


async def test_others_have_their_turn_while_long_journals_are_brought_and_read(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, text = await house.guest(), journal()
    with counted(monkeypatch) as taken:
        tables = await asyncio.gather(*(brought(ann, text) for _ in range(3)))
        for table in tables:
            del house.lobby.tables[table]
        await asyncio.gather(*(ann.see(table) for table in tables))
        await ann.post(f"/api/tables/{tables[0]}/play_on", {"at": 500, "seats": [ME, ZOE]})
    assert sum(taken.values()) > 12 * PAGE
    assert max(taken.values()) <= PIECE


async def test_a_log_of_many_pages_is_told_whole(house: House) -> None:
    ann = await house.guest()
    table = await brought(ann, journal())
    told = done(await ann.get(f"/api/tables/{table}/log"))["told"]
    seqs = [fact["seq"] for fact in told]
    assert seqs == sorted(seqs)
    assert len(set(seqs)) > 2 * PAGE
    half = done(await ann.get(f"/api/tables/{table}/log", since=300))["told"]
    assert half == [fact for fact in told if fact["seq"] >= 300]


async def test_a_journal_longer_than_a_book_is_refused(house: House) -> None:
    ann = await house.guest()
    head, _, _ = journal().partition("\n\n")
    lines = "\nday end_casting" * (BOOK + 1)
    response = await ann.post(
        "/api/tables/import", {"journal": f"{head}\n{lines}\n", "seats": [ME, ZOE]}
    )
    assert refused(response) == "bad_file"
    assert f"more than {BOOK} answers" in response.json()["text"]


async def test_a_journal_that_is_half_written_is_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server ends in the middle: nobody finds what is there, and it is let go of."""
    async with served(quick(sqlite(tmp_path))) as house:
        ann, store = await house.guest(), house.lobby.store
        change, left = store.change, 2

        def breaking(*matches: str) -> Any:
            nonlocal left
            left -= 1
            if left < 0:
                raise RuntimeError
            return change(*matches)

        monkeypatch.setattr(store, "change", breaking)
        wish = {"journal": journal(), "seats": [ME, ZOE]}
        assert (await ann.post("/api/tables/import", wish)).status_code == 500
        monkeypatch.undo()
        assert done(await ann.get("/api/tables"))["tables"] == []
        assert await entries_of(house) == 2 * PAGE
        assert await house.lobby.keeping.let_go() == 0  # It may still be written.
        await grown_old(house, 2)
        assert await house.lobby.keeping.let_go() == 1
        assert await entries_of(house) == 0


# Playing on.


async def check_playing_on(house: House) -> None:
    ann = await house.guest()
    first = await brought(ann, journal(), upto=600)
    await play_on({0: ann, 1: ann}, first, Random(1), 3)
    await give_up(ann, first)
    second = await go_on(ann, first, 400)
    assert await entries_of(house, match=second) < 20
    await play_on({0: ann, 1: ann}, second, Random(2), 5)
    await give_up(ann, second)
    third = await go_on(ann, second, (await ann.see(second, 0))["seq"] - 2)
    earlier = await go_on(ann, second, 100)
    sights = [await ann.see(table, 0) for table in (second, third, earlier)]
    logs = [await ann.get(f"/api/tables/{it}/log", seat=0) for it in (first, second, third)]
    house.lobby.tables.clear()  # And read again, from three books.
    assert [await ann.see(table, 0) for table in (second, third, earlier)] == sights
    begin = [[it for it in done(log)["told"] if it["seq"] < 390] for log in logs]
    assert begin[0] == begin[1] == begin[2]
    assert begin[0]
    for table in (second, third, earlier):
        for at in (10, 90):
            then = [done(await ann.get(f"/api/tables/{it}/at/{at}")) for it in (first, table)]
            assert then[0]["board"] == then[1]["board"]
    assert not sights[1]["can_undo"]
    await give_up(ann, third)
    again = await brought(ann, (await ann.get(f"/api/tables/{third}/journal")).text)
    assert (await ann.see(again, 0))["board"] == (await ann.see(third, 0))["board"]


async def test_playing_on_copies_nothing_and_shows_all(house: House) -> None:
    await check_playing_on(house)


@pg.needed
async def test_playing_on_on_postgresql(postgres: Postgres) -> None:
    async with served(quick(postgres.new_database())) as house:
        await check_playing_on(house)


async def test_after_many_books_in_books_one_is_copied(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobbies, "DEEPEST", 1)
    ann = await house.guest()
    table = await brought(ann, journal(), upto=300)
    await give_up(ann, table)
    lengths = []
    for _ in range(3):
        table = await go_on(ann, table, (await ann.see(table, 0))["seq"] - 1)
        await play_on({0: ann, 1: ann}, table, Random(2), 2)
        await give_up(ann, table)
        lengths.append(await entries_of(house, match=table))
    assert lengths[0] < 50
    assert lengths[1] > 300
    assert lengths[2] < 50


# In memory.


async def test_only_so_many_entries_stay_in_memory(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobbies, "IN_MEMORY", 1000)
    ann, text = await house.guest(), journal()
    tables = [await brought(ann, text) for _ in range(4)]
    assert sum(table.length for table in house.lobby.tables.values()) < 3000
    assert tables[0] not in house.lobby.tables
    await ann.see(tables[0])

"""What players answer is written first, in one go, and together."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from gloaming.server.store import Store
from tests.server.house import ME, done, quick, served, sqlite

pytestmark = pytest.mark.asyncio(loop_scope="session")
OPENINGS = 8


class Line:
    """Who came to the store, and who came away, in order."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.came: list[str] = []
        self.left: list[str] = []
        for name in ("add", "append"):
            monkeypatch.setattr(store, name, self.watched(name, getattr(store, name)))

    def watched(self, name: str, write: Any) -> Any:
        async def watched(*given: Any) -> None:
            self.came.append(name)
            await write(*given)
            self.left.append(name)

        return watched

    async def wait_for(self, count: int) -> None:
        while len(self.came) < count:
            await asyncio.sleep(0.01)


async def test_an_answer_waits_for_one_opening_at_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many stand in line: eight at once kept others waiting for a third of a second."""
    async with served(quick(sqlite(tmp_path))) as house:
        ann = await house.guest()
        table = (await ann.open(ME, ME))["table"]
        seq = (await ann.see(table, 0))["seq"]
        store = house.lobby.store
        assert isinstance(store.turn, asyncio.Lock)
        line = Line(store, monkeypatch)
        await store.turn.acquire()
        asked = [asyncio.create_task(ann.open(ME, ME)) for _ in range(OPENINGS)]
        await line.wait_for(OPENINGS)
        answer = ann.act(table, "answer", seat=0, seq=seq, say="end_casting")
        answering = asyncio.create_task(answer)
        await line.wait_for(OPENINGS + 1)
        store.turn.release()
        done(await answering)
        await asyncio.gather(*asked)
        assert sorted(line.left) == ["add"] * OPENINGS + ["append"]
        assert line.left.index("append") <= 1


async def test_what_waits_at_a_moment_is_one_commit(tmp_path: Path) -> None:
    async with served(quick(sqlite(tmp_path))) as house:
        ann = await house.guest()
        tables = [(await ann.open(ME, ME))["table"] for _ in range(5)]
        seq = (await ann.see(tables[0], 0))["seq"]
        store = house.lobby.store
        commits: list[object] = []
        assert store.hand is not None
        assert isinstance(store.turn, asyncio.Lock)
        event.listen(store.hand.engine, "commit", commits.append)
        await store.turn.acquire()
        acts = [ann.act(it, "answer", seat=0, seq=seq, say="end_casting") for it in tables]
        acting = [asyncio.create_task(act) for act in acts]
        while len(store.scribe.pages) < len(tables) - 1:  # The first is at the door already.
            await asyncio.sleep(0.01)
        store.turn.release()
        for act in acting:
            done(await act)
        assert len(commits) == 2

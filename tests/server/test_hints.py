"""Advice at the table: for whoever is asked, by what that seat can know, one at a time."""

import asyncio
from pathlib import Path

import pytest

from gloaming.engine.journal import write
from gloaming.games import LAST_SPELL
from gloaming.lab.puzzles.puzzle import puzzles_of
from tests.server.house import BOT, FRIEND, ME, House, done, quick, refused, served, sqlite

pytestmark = pytest.mark.asyncio(loop_scope="session")
ZOE = {"who": "me", "name": "Zoe"}
SLEEPY = ["sleep", "60"]


def at(table: str, seat: int, seq: int) -> str:
    return f"/api/tables/{table}/hint?seat={seat}&seq={seq}"


async def test_the_adept_is_asked(house: House) -> None:
    ann = await house.guest()
    table = (await ann.open(ME, BOT))["table"]
    sight = await ann.see(table, 0)
    first = done(await ann.get(at(table, 0, sight["seq"])))
    assert 1 <= len(first["advice"]) <= 3
    for advised in first["advice"]:
        assert advised["say"] in sight["asked"]["options"]
        assert 0 <= advised["chance"] <= 1
    again = done(await ann.get(at(table, 0, sight["seq"])))
    assert {it["say"] for it in again["advice"]} & {it["say"] for it in first["advice"]}
    assert (await ann.see(table, 0))["seq"] == sight["seq"]  # Asking changes nothing.


async def test_only_whoever_is_asked_gets_advice(house: House) -> None:
    ann, bob = await house.guest(), await house.guest()
    opened = await ann.open(ME, FRIEND)
    table = opened["table"]
    done(await bob.join(opened["links"]["night"]))
    seq = (await ann.see(table, 0))["seq"]
    assert refused(await bob.get(at(table, 0, seq))) == "not_your_seat"
    assert refused(await bob.get(at(table, 1, seq))) == "not_your_question"
    assert refused(await bob.get(at(table, -1, seq))) == "not_your_seat"
    assert refused(await ann.get(at(table, 0, seq - 1))) == "already_answered"
    assert refused(await ann.get(at("nowhere", 0, seq))) == "no_such_table"
    done(await ann.act(table, "resign", seat=0, seq=seq))
    seq = (await ann.see(table, 0))["seq"]
    assert refused(await ann.get(at(table, 0, seq))) == "nothing_asked"


async def test_one_hint_at_a_time_and_none_from_whoever_sleeps(tmp_path: Path) -> None:
    async with served(quick(sqlite(tmp_path), bot_seconds=1.0)) as house:
        house.app.state.hints.thinkers.command = SLEEPY
        ann = await house.guest()
        table = (await ann.open(ME, BOT))["table"]
        seq = (await ann.see(table, 0))["seq"]
        first = asyncio.create_task(ann.get(at(table, 0, seq)))
        await asyncio.sleep(0.3)
        assert refused(await ann.get(at(table, 0, seq))) == "too_many"
        assert refused(await first) == "nobody_knows"
        assert refused(await ann.get(at(table, 0, seq))) == "nobody_knows"


async def test_a_hint_is_no_folly(house: House) -> None:
    """Where bots once drank unhurt, built too late, fired at nothing and walked to and fro."""
    for puzzle in [it for it in puzzles_of(LAST_SPELL) if it.proof == "vain"]:
        ann = await house.guest()
        wish = {"journal": write(puzzle.journal), "seats": [ME, ZOE]}
        table = done(await ann.post("/api/tables/import", wish))["table"]
        sight = await ann.see(table, puzzle.seat)
        assert sight["asked"] is not None
        hint = done(await ann.get(at(table, puzzle.seat, sight["seq"])))
        assert {it["say"] for it in hint["advice"]} <= {it.name for it in puzzle.best}

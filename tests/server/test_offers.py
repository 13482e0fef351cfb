"""An offer keeps nobody from playing, however often and from wherever it is made."""

import pytest

from gloaming.engine.errors import AlreadyAnswered
from gloaming.server.figures import Figures
from gloaming.server.lobby import Lobby
from gloaming.server.protocol import GiveAnswer, OfferDraw
from gloaming.server.settings import Settings
from tests.server.house import House, done, refused, two

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_offers_make_no_answer_preview_or_undo_stale(house: House) -> None:
    ann, bob, table = await two(house)
    seq = (await ann.see(table, 0))["seq"]
    done(await bob.act(table, "offer_draw", seat=1, seq=seq))
    assert refused(await bob.act(table, "offer_draw", seat=1, seq=seq)) == "already_offered"
    query = {"seat": 0, "seq": seq, "say": "end_casting"}
    done(await ann.get(f"/api/tables/{table}/preview", **query))
    answered = done(await ann.act(table, "answer", **query))["sight"]
    assert answered["asked"]["why"] == "travel"
    assert refused(await ann.act(table, "answer", **query)) == "already_answered"
    done(await ann.act(table, "undo", seat=0, seq=answered["seq"]))


async def test_a_refused_offer_tells_nobody_anything(house: House) -> None:
    ann, bob, table = await two(house)
    async with ann.live(table, 0) as day:
        seq = (await day.hear())["sight"]["seq"]
        for _ in range(20):
            await bob.act(table, "offer_draw", seat=1, seq=seq)
        await ann.act(table, "answer", seat=0, seq=seq, say="end_casting")
        told = []
        while "ends-casting" not in told:
            told += [fact["what"] for fact in (await day.hear())["told"]]
    assert told == ["offers-draw", "ends-casting"]


async def test_an_offer_at_one_server_stops_no_answer_at_another(house: House) -> None:
    """The other has not heard of it when it writes the answer, and finds its place taken."""
    _, _, table = await two(house)
    there = Lobby(house.lobby.store, Settings(), Figures())
    async with there.at(table) as found:
        seq = found.match.seq
        ann, bob = (seat.holder for seat in found.cover.seats)
    assert ann
    assert bob
    await house.lobby.act(bob, table, OfferDraw(1, seq))
    assert found.match.seq == seq
    await there.act(ann, table, GiveAnswer(0, seq, "end_casting"))
    assert found.match.seq == seq + 2
    with pytest.raises(AlreadyAnswered):
        await there.act(ann, table, GiveAnswer(0, seq, "end_casting"))

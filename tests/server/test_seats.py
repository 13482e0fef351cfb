"""One to four seats: playing together, giving up by vote, and not telling who is asked."""

from random import Random

import pytest

from gloaming.engine import game
from gloaming.engine.heading import Heading
from gloaming.engine.reading import Reading
from gloaming.server import visibility
from gloaming.server.store import Cover, Seat
from gloaming.server.table import Table, moved_on
from tests.server.house import BOT, ME, Guest, House, Json, done, refused
from tests.support.fireflies import FIREFLIES, put_on_the_shelf

pytestmark = pytest.mark.asyncio(loop_scope="session")
FRIEND: Json = {"who": "friend"}


@pytest.fixture(autouse=True)
def _shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "_shelf", game._shelf.copy())
    put_on_the_shelf()


async def opened(guest: Guest, name: str, *seats: Json) -> Json:
    wish = {"game": name, "seats": list(seats), "options": {}}
    table: Json = done(await guest.post("/api/tables", wish))
    return table


async def vote(guest: Guest, table: str, seat: int) -> Json:
    seq = (await guest.see(table, seat))["seq"]
    sight: Json = done(await guest.act(table, "offer_draw", seat=seat, seq=seq))["sight"]
    return sight


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
async def test_any_number_of_seats_the_game_has(house: House, seats: int) -> None:
    ann = await house.guest()
    table = (await opened(ann, "vigil", *[ME] * seats))["table"]
    sight = await ann.see(table, 0)
    assert [seat["id"] for seat in sight["seats"]] == ["north", "east", "south", "west"][:seats]
    assert sight["together"]
    too_many = {"game": "vigil", "seats": [ME] * 5, "options": {}}
    assert refused(await ann.post("/api/tables", too_many)) == "bad_seats"


async def test_giving_up_together_takes_everybody_but_the_bots(house: House) -> None:
    """UX-25: one vote is not enough, a bot's is not needed, and all have lost."""
    ann, bob = await house.guest(), await house.guest()
    table = await opened(ann, "vigil", ME, FRIEND, BOT)
    id = table["table"]
    done(await bob.join(table["links"]["east"]))
    sight = await vote(ann, id, 0)
    assert (sight["result"], sight["offers"]) == (None, ["north"])
    told = done(await bob.get(f"/api/tables/{id}/log", seat=1))["told"]
    assert told[-1]["what"] == "votes-to-give-up"
    sight = await vote(bob, id, 1)
    assert sight["result"] == {"scores": [0.0] * 3, "reason": "given-up", "tally": []}


async def test_a_vote_is_remembered_as_it_was_taken(house: House) -> None:
    """The book, read again from the store, ends as it did."""
    ann = await house.guest()
    id = (await opened(ann, "vigil", ME, BOT))["table"]
    before = (await vote(ann, id, 0))["result"]
    house.lobby.tables.pop(id)
    assert (await ann.see(id, 0))["result"] == before


async def test_rivals_agree_on_a_draw_only_all_of_them(house: House) -> None:
    ann = await house.guest()
    id = (await opened(ann, "fireflies", ME, ME, ME))["table"]
    assert (await vote(ann, id, 0))["result"] is None
    assert (await vote(ann, id, 1))["result"] is None
    drawn = {"scores": [0.5] * 3, "reason": "agreed", "tally": []}
    assert (await vote(ann, id, 2))["result"] == drawn


async def test_nobody_learns_who_is_asked_in_a_hushed_question(house: House) -> None:
    """UX-21: neither the seat, nor the question, nor that a bot is thinking."""
    ann, bob = await house.guest(), await house.guest()
    table = await opened(ann, "fireflies", ME, FRIEND, ME)
    id = table["table"]
    done(await bob.join(table["links"]["east"]))
    nothing = {"options": [], "ends": [], "waits": False, "warns": [], "refused": []}
    hidden = {"seat": "hidden", "why": "", "count": 0} | nothing
    assert (await bob.see(id, 1))["asked"] == hidden
    assert (await bob.see(id))["asked"] == hidden
    mine = (await ann.see(id, 0))["asked"]
    assert (mine["seat"], mine["why"]) == ("north", "swap")
    # Whoever sits on both sides of a curtain must know whom to call, but not what she can say.
    assert (await ann.see(id, 2))["asked"] == mine | nothing
    await ann.answer(id, 0)
    assert (await ann.see(id, 0))["asked"] == hidden
    assert (await bob.see(id, 1))["asked"]["seat"] == "east"


async def test_a_bot_that_is_asked_in_secret_is_not_seen_thinking() -> None:
    """UX-21: only Ann, whose seat it holds, knows that it is asked."""
    heading = Heading(FIREFLIES, {}, ["a", "b", "c"])
    seats = [Seat("a", "ann", None, "greedy"), Seat("b", "bob"), Seat("c", "ann")]
    table = Table("t")
    table.cover = Cover("t", FIREFLIES.id, FIREFLIES.rules, {}, seats)
    table.reading = Reading(heading, Random(1))
    table.match.leave_to_luck()
    moved_on(table.cover, table.reading)
    assert table.bot_asked() == 0
    for guest, seat in (("ann", 2), ("bob", 1), ("bob", -1)):
        assert visibility.sight(table, guest, seat).thinking == (guest == "ann")


async def test_a_common_question_is_answered_by_anybody(house: House) -> None:
    ann, bob = await house.guest(), await house.guest()
    table = await opened(ann, "vigil", ME, FRIEND)
    id = table["table"]
    done(await bob.join(table["links"]["east"]))
    await ann.answer(id, 0)
    await bob.answer(id, 1)
    for guest, seat in ((ann, 0), (bob, 1)):
        asked = (await guest.see(id, seat))["asked"]
        assert (asked["seat"], asked["options"]) == ("table", ["guard north", "guard south"])
    await bob.answer(id, 1, "guard south")
    assert (await ann.see(id, 0))["result"] is not None

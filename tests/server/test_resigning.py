"""Resigning where the others play on, over HTTP (CS-R75), and where the host sits (CS-R03)."""

from typing import Any

import pytest

from gloaming.engine.journal import read
from tests.server.house import FRIEND, ME, Guest, House, Json, done, refused

pytestmark = pytest.mark.asyncio(loop_scope="session")
ZOE = {"who": "me", "name": "Zoe"}
BOT = {"who": "bot", "level": "random"}


async def shadows(guest: Guest, *seats: Json, **options: str) -> Json:
    wish = {"game": "casting_shadows", "seats": list(seats), "options": options}
    opened: Json = done(await guest.post("/api/tables", wish))
    return opened


async def three(house: House, **options: str) -> tuple[list[Guest], str]:
    ann, bob, cat = await house.guest(), await house.guest(), await house.guest()
    opened = await shadows(ann, ME, FRIEND, FRIEND, characters="random", **options)
    done(await bob.join(opened["links"]["jade"], "Bob"))
    done(await cat.join(opened["links"]["ivory"], "Cat"))
    return [ann, bob, cat], opened["table"]


async def resign(guest: Guest, table: str, seat: int) -> Any:
    seq = (await guest.see(table, seat))["seq"]
    return await guest.act(table, "resign", seat=seat, seq=seq)


async def test_one_of_three_resigns_and_two_play_on(house: House) -> None:
    """CS-R75: the log says so, nobody waits for it, and a restarted server knows it too."""
    guests, table = await three(house, first_player="seat1")
    assert (await guests[0].see(table, 0))["resigning"] == "goes-on"
    update = done(await resign(guests[0], table, 0))
    told = [fact["what"] for fact in update["told"]]
    assert told[:2] == ["resigns", "out"]
    assert told.count("resigns") == 1
    sight = await guests[1].see(table, 1)
    assert sight["result"] is None
    assert (sight["asked"]["seat"], sight["asked"]["why"]) == ("jade", "act")
    assert [one["alive"] for one in sight["board"]["players"]] == [False, True, True]
    assert sight["resigning"] == "decides"
    assert (await guests[0].see(table, 0))["resigning"] == ""
    assert refused(await resign(guests[0], table, 0)) == "cannot_resign"
    house.lobby.tables.clear()  # As if the server had been started anew.
    again = await guests[1].see(table, 1)
    assert (again["board"], again["seq"]) == (sight["board"], sight["seq"])
    past = done(await guests[1].get(f"/api/tables/{table}/at/{again['seq'] - 1}", seat=1))
    assert [one["alive"] for one in past["board"]["players"]] == [False, True, True]


async def test_the_last_one_at_the_table_has_won_by_the_rules(house: House) -> None:
    """CS-R75, CS-10.4: and the journal of the match tells it again."""
    guests, table = await three(house)
    done(await resign(guests[2], table, 2))
    sight = done(await resign(guests[0], table, 0))["sight"]
    hp = [{"hp": 0}, {"hp": 18}, {"hp": 0}]
    assert sight["result"] == {"scores": [0.5, 1.0, 0.0], "reason": "last-standing", "tally": hp}
    text = (await guests[1].get(f"/api/tables/{table}/journal")).text
    assert "\nivory resign\n" in text
    assert text.endswith("amber resign\n")
    assert read(text).replay().question is None
    wish = {"journal": text, "seats": [ME, ZOE, BOT], "upto": len(read(text).answers) - 1}
    opened = done(await guests[0].post("/api/tables/import", wish))
    sight = await guests[0].see(opened["table"], 0)
    assert [one["alive"] for one in sight["board"]["players"]] == [True, True, False]
    assert sight["result"] is None


async def test_who_has_left_need_not_agree_to_a_draw(house: House) -> None:
    """CS-R75: and has no part in it."""
    guests, table = await three(house)
    done(await resign(guests[2], table, 2))
    for seat in (0, 1):
        seq = (await guests[seat].see(table, seat))["seq"]
        if seat == 0:
            assert (await guests[2].act(table, "offer_draw", seat=2, seq=seq)).status_code == 409
        sight = done(await guests[seat].act(table, "offer_draw", seat=seat, seq=seq))["sight"]
    hp = [{"hp": 18}, {"hp": 18}, {"hp": 0}]
    assert sight["result"] == {"scores": [0.5, 0.5, 0.0], "reason": "agreed", "tally": hp}


async def test_at_one_screen_and_with_bots_the_others_play_on(house: House) -> None:
    """CS-R75: whoever shares the screen is asked next, a bot answers by itself."""
    ann = await house.guest()
    options = {"characters": "random", "first_player": "seat1"}
    table = (await shadows(ann, ME, ZOE, ZOE, **options))["table"]
    sight = done(await resign(ann, table, 0))["sight"]
    assert (sight["result"], sight["asked"]["seat"]) == (None, "jade")
    table = (await shadows(ann, ME, BOT, ZOE, **options))["table"]
    done(await resign(ann, table, 0))
    async with ann.live(table, 2) as live:
        update = await live.hear()
        while (update["sight"]["asked"] or {}).get("seat") == "jade":
            update = await live.hear()
    assert update["sight"]["board"]["players"][0]["alive"] is False


async def test_the_host_says_who_begins_wherever_the_host_sits(house: House) -> None:
    """CS-R03: the seat of whoever opened the table, also in the rematch."""
    ann = await house.guest()
    wish = [FRIEND, ME, BOT]
    table = (await shadows(ann, *wish, first_player="host"))["table"]
    sight = await ann.see(table, 1)
    assert (sight["asked"]["seat"], sight["asked"]["why"]) == ("jade", "first")
    assert sight["options"] == {"first_player": "host", "host": "jade"}
    table = (await shadows(ann, ME, FRIEND))["table"]
    assert (await ann.see(table, 0))["options"] == {}
    shelf = done(await ann.get("/api/shelf"))["games"]
    (game,) = [one for one in shelf if one["id"] == "casting_shadows"]
    assert "host" not in [setting["name"] for setting in game["settings"]]


async def test_in_a_rematch_the_host_has_moved_on(house: House) -> None:
    """CS-R03: everybody sits one seat further, the host, too."""
    ann, bob = await house.guest(), await house.guest()
    opened = await shadows(ann, FRIEND, ME, first_player="host", characters="random")
    done(await bob.join(opened["links"]["amber"]))
    done(await resign(bob, opened["table"], 0))
    again = done(await ann.post(f"/api/tables/{opened['table']}/rematch"))["table"]
    sight = await ann.see(again, 0)
    assert (sight["asked"]["seat"], sight["seats"][0]["yours"]) == ("amber", True)

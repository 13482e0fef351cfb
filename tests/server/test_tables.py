"""Opening tables, joining them by link, finding them again."""

import pytest

from gloaming.ai.bots import bots_of
from tests.server.house import BOT, FRIEND, ME, House, done, refused

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_the_shelf_holds_the_four_games(house: House) -> None:
    shelf = done(await (await house.guest()).get("/api/shelf"))
    games = {game["id"]: game for game in shelf["games"]}
    assert set(games) == {"day_and_night", "bless", "casting_shadows", "last_spell"}
    assert games["day_and_night"]["seat_names"] == ["day", "night"]
    assert games["day_and_night"]["levels"] == ["novice", "apprentice", "adept", "master"]
    assert games["last_spell"]["levels"] == ["novice", "apprentice", "adept", "master"]
    assert [it for it in games if games[it]["together"]] == ["last_spell"]
    assert games["day_and_night"]["reactions"] == {}
    assert games["casting_shadows"]["reactions"] == {"respond": "pass"}


async def test_a_bot_that_has_not_learned_a_game_is_refused(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(bots_of("last_spell").searches, "master")
    ann = await house.guest()
    seats = [ME, {"who": "bot", "level": "master"}]
    assert refused(await ann.post("/api/tables", {"game": "last_spell", "seats": seats})) == (
        "bad_seating"
    )


async def test_a_new_table_is_at_its_first_question(house: House) -> None:
    ann = await house.guest()
    table = (await ann.open(ME, FRIEND))["table"]
    sight = await ann.see(table, 0)
    assert sight["asked"]["seat"] == "day"
    assert sight["asked"]["options"]
    assert sight["board"]["hand_sizes"] == [5, 5]
    assert [seat["who"] for seat in sight["seats"]] == ["person", "open"]
    assert [seat["yours"] for seat in sight["seats"]] == [True, False]


async def test_a_friend_joins_by_the_link_with_a_name(house: House) -> None:
    ann, bob = await house.guest(), await house.guest()
    opened = await ann.open(ME, FRIEND)
    sight = done(await bob.join(opened["links"]["night"], "  Bob\nthe  Builder "))
    assert sight["seat"] == 1
    assert sight["seats"][1]["name"] == "Bob the Builder"
    assert (await ann.see(opened["table"], 0))["seats"][1]["who"] == "person"


async def test_a_link_lets_one_guest_in_and_that_one_again(house: House) -> None:
    ann, bob, eve = await house.guest(), await house.guest(), await house.guest()
    link = (await ann.open(ME, FRIEND))["links"]["night"]
    done(await bob.join(link))
    assert refused(await eve.join(link)) == "wrong_link"
    done(await bob.join(link))


async def test_a_wrong_key_opens_nothing(house: House) -> None:
    ann, eve = await house.guest(), await house.guest()
    opened = await ann.open(ME, FRIEND)
    assert refused(await eve.join(f"/table/{opened['table']}#join=guess")) == "wrong_link"
    assert refused(await eve.join("/table/guess#join=guess")) == "no_such_table"


async def test_my_tables_are_listed_the_last_changed_first(house: House) -> None:
    ann, bob = await house.guest(), await house.guest()
    first = (await ann.open(ME, FRIEND))["table"]
    second = (await ann.open(FRIEND, ME))["table"]
    await ann.answer(first, 0)
    lines = done(await ann.get("/api/tables"))["tables"]
    assert [line["table"] for line in lines] == [first, second]
    assert [line["turn_is_yours"] for line in lines] == [True, False]
    assert done(await bob.get("/api/tables"))["tables"] == []


@pytest.mark.parametrize(
    "seats",
    [
        [ME],
        [ME, ME, ME],
        [ME, {"who": "bot"}],
        [ME, {"who": "bot", "level": "nobody"}],
        [ME, {"who": "friend", "level": "random"}],
        [ME, {"who": "cat"}],
    ],
)
async def test_seats_that_can_not_be_are_refused(house: House, seats: list[object]) -> None:
    ann = await house.guest()
    wish = {"game": "day_and_night", "seats": seats}
    assert refused(await ann.post("/api/tables", wish)) in {
        "bad_seats",
        "bad_seating",
        "bad_message",
    }


async def test_unknown_games_and_options_are_refused(house: House) -> None:
    ann = await house.guest()
    seats = [ME, BOT]
    assert refused(await ann.post("/api/tables", {"game": "chess", "seats": seats})) == (
        "unknown_game"
    )
    wish = {"game": "day_and_night", "seats": seats, "options": {"deck": "marked"}}
    assert refused(await ann.post("/api/tables", wish)) in {"bad_option", "bad_value"}


async def test_hot_seat_one_guest_looks_from_both_seats(house: House) -> None:
    ann = await house.guest()
    table = (await ann.open(ME, {"who": "me", "name": "Zoe"}))["table"]
    day, night = await ann.see(table, 0), await ann.see(table, 1)
    assert len(day["board"]["hands"][0]) == len(night["board"]["hands"][1]) == 5
    assert day["board"]["hands"][1] == night["board"]["hands"][0] == []


async def test_a_spectator_sees_no_hand(house: House) -> None:
    ann, eve = await house.guest(), await house.guest()
    table = (await ann.open(ME, FRIEND))["table"]
    sight = await eve.see(table)
    assert sight["board"]["hands"] == [[], []]
    assert sight["asked"]["options"] == []
    assert sight["asked"]["refused"] == []


async def test_the_codex_is_the_same_for_everybody(house: House) -> None:
    """It is the box, not a table: options, seats and what is hidden have no say in it."""
    ann, bob = await house.guest(), await house.guest()
    before = done(await ann.get("/api/games/bless/codex"))
    wish = {"game": "bless", "seats": [ME, FRIEND], "options": {"altar_goal": "3"}}
    done(await ann.post("/api/tables", wish))
    assert done(await bob.get("/api/games/bless/codex")) == before
    assert len(before["articles"]) == 62
    assert before["articles"][3] == {
        "id": "04",
        "kind": "card",
        "card": "04",
        "names": ["04"],
        "texts": ["card-04"],
        "facts": {"form": "light", "eye": "5", "karma": "2", "type": "echo"},
        "rules": [],
    }
    assert refused(await ann.get("/api/games/chess/codex")) == "no_such_place"

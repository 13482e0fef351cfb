"""Answering, taking back, resigning, agreeing on a draw, handing over, playing again."""

from random import Random

import pytest

from gloaming.ai.play import play
from gloaming.ai.random import RandomAgent
from gloaming.engine.journal import read, write
from gloaming.games import DAY_AND_NIGHT
from tests.server.house import ME, Guest, House, Json, done, play_on, refused, two

pytestmark = pytest.mark.asyncio(loop_scope="session")
ZOE = {"who": "me", "name": "Zoe"}


async def test_an_answer_moves_the_table_on(house: House) -> None:
    ann, bob, table = await two(house)
    before = await ann.see(table, 0)
    update = await ann.answer(table, 0, "end_casting")
    assert update["sight"]["asked"]["why"] == "travel"
    assert update["sight"]["seq"] == before["seq"] + 1
    assert [told["what"] for told in update["told"]] == ["ends-casting"]
    assert (await bob.see(table, 1))["seq"] == before["seq"] + 1


async def test_a_stale_answer_is_already_answered(house: House) -> None:
    ann, _, table = await two(house)
    seq = (await ann.see(table, 0))["seq"]
    act = {"seat": 0, "seq": seq, "say": "end_casting"}
    done(await ann.act(table, "answer", **act))
    response = await ann.act(table, "answer", **act)
    assert response.status_code == 409
    assert refused(response) == "already_answered"


async def test_who_gives_up_is_never_too_late_for_a_question_that_is_gone(house: House) -> None:
    """The other player, or a bot, answers while somebody makes up their mind to resign."""
    ann, bob, table = await two(house)
    seq = (await bob.see(table, 1))["seq"]
    done(await ann.act(table, "answer", seat=0, seq=seq, say="end_casting"))
    sight = done(await bob.act(table, "resign", seat=1, seq=seq))["sight"]
    assert sight["result"]["reason"] == "resignation"
    assert refused(await bob.act(table, "resign", seat=1, seq=seq)) == "nothing_asked"


async def test_what_is_not_offered_or_unknown_is_refused_and_changes_nothing(house: House) -> None:
    ann, _, table = await two(house)
    seq = (await ann.see(table, 0))["seq"]
    for say, code in {"end_travel": "not_offered", "dance": "unknown_word"}.items():
        assert refused(await ann.act(table, "answer", seat=0, seq=seq, say=say)) == code
    assert (await ann.see(table, 0))["seq"] == seq


async def test_whoever_is_not_asked_can_not_answer(house: House) -> None:
    _, bob, table = await two(house)
    seq = (await bob.see(table, 1))["seq"]
    act = await bob.act(table, "answer", seat=1, seq=seq, say="end_casting")
    assert refused(act) == "not_your_question"


async def test_a_choice_can_be_taken_back_and_the_log_forgets_it(house: House) -> None:
    ann, bob, table = await two(house)
    before = await ann.see(table, 0)
    update = await ann.answer(table, 0, "end_casting")
    assert update["sight"]["can_undo"]
    undone = done(await ann.act(table, "undo", seat=0, seq=update["sight"]["seq"]))
    assert undone["sight"]["board"] == before["board"]
    assert undone["sight"]["asked"] == before["asked"]
    assert undone["told"][0]["what"] == "undone"
    assert undone["told"][0]["things"] == ["day", before["seq"]]
    log = done(await bob.get(f"/api/tables/{table}/log", seat=1))["told"]
    assert "ends-casting" not in [told["what"] for told in log]


async def test_nothing_is_taken_back_across_luck(house: House) -> None:
    ann, _, table = await two(house)
    await ann.answer(table, 0, "end_casting")
    step = next(
        option
        for option in (await ann.see(table, 0))["asked"]["options"]
        if option.startswith("step")
    )
    sight = (await ann.answer(table, 0, step))["sight"]
    assert not sight["can_undo"]
    assert refused(await ann.act(table, "undo", seat=0, seq=sight["seq"])) == "cannot_undo"


async def test_the_turn_is_restarted_at_once(house: House) -> None:
    ann, _, table = await two(house)
    first = await ann.see(table, 0)
    await ann.answer(table, 0, "end_casting")
    seq = (await ann.answer(table, 0, "end_travel"))["sight"]["seq"]
    back = done(await ann.act(table, "undo", seat=0, seq=seq, turn=True))["sight"]
    assert back["board"] == first["board"]


async def test_nobody_takes_back_for_another(house: House) -> None:
    ann, bob, table = await two(house)
    seq = (await ann.answer(table, 0, "end_casting"))["sight"]["seq"]
    assert refused(await bob.act(table, "undo", seat=1, seq=seq)) == "cannot_undo"
    assert refused(await bob.act(table, "undo", seat=0, seq=seq)) == "not_your_seat"


async def test_resigning_ends_the_match(house: House) -> None:
    ann, bob, table = await two(house)
    seq = (await bob.see(table, 1))["seq"]
    sight = done(await bob.act(table, "resign", seat=1, seq=seq))["sight"]
    none = [{"temples": 0}, {"temples": 0}]
    assert sight["result"] == {"scores": [1.0, 0.0], "reason": "resignation", "tally": none}
    assert sight["asked"] is None
    act = await ann.act(table, "answer", seat=0, seq=sight["seq"], say="end_casting")
    assert refused(act) == "nothing_asked"


async def test_a_draw_needs_both(house: House) -> None:
    ann, bob, table = await two(house)
    seq = (await ann.see(table, 0))["seq"]
    sight = done(await ann.act(table, "offer_draw", seat=0, seq=seq))["sight"]
    assert sight["offers"] == ["day"]
    assert sight["result"] is None
    sight = done(await bob.act(table, "offer_draw", seat=1, seq=sight["seq"]))["sight"]
    none = [{"temples": 0}, {"temples": 0}]
    assert sight["result"] == {"scores": [0.5, 0.5], "reason": "agreed", "tally": none}


async def test_an_offer_lapses_with_the_turn(house: House) -> None:
    """DN-16.7: unanswered until the end of the current turn, it is gone."""
    ann = await house.guest()
    table = (await ann.open(ME, ZOE))["table"]
    seq = (await ann.see(table, 0))["seq"]
    done(await ann.act(table, "offer_draw", seat=0, seq=seq))
    await ann.answer(table, 0, "end_casting")
    assert (await ann.see(table, 0))["offers"] == ["day"]
    await ann.answer(table, 0, "end_travel")
    assert (await ann.see(table, 0))["offers"] == []


async def test_the_past_can_be_looked_at(house: House) -> None:
    ann, _, table = await two(house)
    before = await ann.see(table, 0)
    await ann.answer(table, 0, "end_casting")
    await ann.answer(table, 0, "end_travel")
    path = f"/api/tables/{table}/at/{before['seq']}"
    assert done(await ann.get(path, seat=0))["board"] == before["board"]
    assert refused(await ann.get(path, seat=1)) == "not_your_seat"


async def test_a_preview_shows_what_an_answer_changes_and_changes_nothing(house: House) -> None:
    ann, _, table = await two(house)
    sight = await ann.see(table, 0)
    query = {"seat": 0, "seq": sight["seq"]}
    path = f"/api/tables/{table}/preview"
    for say in sight["asked"]["options"]:
        board = done(await ann.get(path, say=say, **query))["board"]
        if say != "end_casting":
            assert board["hand_sizes"] == [4, 5]
    assert refused(await ann.get(path, say="end_travel", **query)) == "not_offered"
    assert await ann.see(table, 0) == sight


async def test_a_rematch_swaps_the_seats_once(house: House) -> None:
    ann, bob, table = await two(house)
    path = f"/api/tables/{table}/rematch"
    assert refused(await ann.post(path)) == "goes_on"
    seq = (await bob.see(table, 1))["seq"]
    done(await bob.act(table, "resign", seat=1, seq=seq))
    again = done(await ann.post(path))["table"]
    assert done(await bob.post(path))["table"] == again
    assert (await bob.see(table, 1))["rematch"] == again
    seats = (await bob.see(again, 0))["seats"]
    assert [seat["name"] for seat in seats] == ["Bob", "Ann"]
    assert (await (await house.guest()).see(table))["rematch"] == ""


async def test_a_match_that_is_over_can_be_exported_and_played_on_elsewhere(house: House) -> None:
    ann, bob, table = await two(house)
    path = f"/api/tables/{table}/journal"
    await play_on({0: ann, 1: bob}, table, Random(1), 30)
    assert refused(await ann.get(path)) == "goes_on"
    seq = (await bob.see(table, 1))["seq"]
    end = done(await bob.act(table, "resign", seat=1, seq=seq))["sight"]
    text = (await ann.get(path)).text
    journal = read(text)
    assert journal.heading.seats == ["Ann", "Bob"]
    assert journal.heading.game.view(journal.replay(), 1) == end["board"]

    wish = {"journal": text, "seats": [ME, ZOE]}
    whole = done(await ann.post("/api/tables/import", wish))["table"]
    assert (await ann.see(whole, 1))["board"] == end["board"]
    part = done(await ann.post("/api/tables/import", wish | {"upto": 20}))["table"]
    assert (await ann.see(part, 0))["seq"] < (await ann.see(whole, 0))["seq"]
    await play_on({0: ann, 1: ann}, part, Random(2), 5)


async def test_a_match_is_played_on_from_a_moment_though_choices_were_taken_back(
    house: House,
) -> None:
    """UX-27: a moment counts entries; what was taken back is not among the answers any more."""
    ann, bob, table = await two(house)
    for _ in range(3):
        seq = (await ann.answer(table, 0, "end_casting"))["sight"]["seq"]
        done(await ann.act(table, "undo", seat=0, seq=seq))
    await play_on({0: ann, 1: bob}, table, Random(1), 30)
    sight = await ann.see(table, 0)
    moments = [entry["seq"] + 1 for entry in (await log_of(ann, table))]
    wish = {"at": moments[-9], "seats": [ME, ZOE]}
    path = f"/api/tables/{table}/play_on"
    assert refused(await ann.post(path, wish)) == "goes_on"
    done(await ann.act(table, "resign", seat=0, seq=sight["seq"]))
    for at in (moments[-9], moments[2], 0):
        then = done(await bob.get(f"/api/tables/{table}/at/{at}", seat=1))
        opened = done(await bob.post(path, wish | {"at": at}))["table"]
        seen = await bob.see(opened, 1)
        assert seen["result"] is None
        if then["asked"]["seat"] != "nature":  # Luck has gone on, and otherwise than before.
            assert seen["board"] == then["board"]
            assert seen["asked"] == then["asked"]
    await play_on({0: bob, 1: bob}, opened, Random(2), 5)
    assert (await bob.see(table, 1))["seq"] == sight["seq"] + 1


async def log_of(guest: Guest, table: str) -> list[Json]:
    told: list[Json] = done(await guest.get(f"/api/tables/{table}/log"))["told"]
    return told


async def test_a_finished_journal_is_shown_with_its_result_and_all_hands(house: House) -> None:
    journal, outcome = play(DAY_AND_NIGHT, [RandomAgent(), RandomAgent()], {}, 3)
    ann, eve = await house.guest(), await house.guest()
    wish = {"journal": write(journal), "seats": [ME, ZOE]}
    table = done(await ann.post("/api/tables/import", wish))["table"]
    sight = await eve.see(table)
    temples = [{"temples": 1}, {"temples": 0}]
    told = {"scores": outcome.scores, "reason": outcome.reason, "tally": temples}
    assert sight["result"] == told
    assert sight["asked"] is None
    played = write(journal).replace(
        "seat day: random\nseat night: random", "seat day: Ann\nseat night: Zoe"
    )
    remark = "# up to here: from a journal, not played at this table\n"
    assert (await eve.get(f"/api/tables/{table}/journal")).text == played + remark
    early = done(await eve.get(f"/api/tables/{table}/at/200"))
    assert early["board"]["hands"] == [[], []]


async def test_a_damaged_journal_is_refused_with_its_line(house: House) -> None:
    ann = await house.guest()
    heading = [
        "gloaming journal 1",
        "game: day_and_night",
        f"rules: {DAY_AND_NIGHT.rules}",
        "seat day: a",
    ]
    text = "\n".join([*heading, "seat night: b", "", "day dance", ""])
    response = await ann.post("/api/tables/import", {"journal": text, "seats": [ME, ZOE]})
    assert refused(response) == "bad_file"
    assert "line 7" in response.json()["text"]

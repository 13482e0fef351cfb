"""Between people: no hint unless agreed on, no bot in secret, no stacked deal that looks fair."""

from typing import Any

import pytest

from gloaming.ai.play import play
from gloaming.ai.random import RandomAgent
from gloaming.engine import game
from gloaming.engine.journal import read, write
from gloaming.games import DAY_AND_NIGHT
from gloaming.server.bots import Job, Thought
from tests.server.house import BOT, FRIEND, ME, Guest, House, Json, done, refused
from tests.support.fireflies import put_on_the_shelf

pytestmark = pytest.mark.asyncio(loop_scope="session")
ZOE: Json = {"who": "me", "name": "Zoe"}
MASTER: Json = {"who": "bot", "level": "master"}


class Oracle:
    """Gives advice at once, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Job] = []

    async def think(self, job: Job, *_: Any, **__: Any) -> Thought:
        self.asked.append(job)
        return Thought("end_casting", [("end_casting", 0.5)])


@pytest.fixture
def oracle(house: House, monkeypatch: pytest.MonkeyPatch) -> Oracle:
    oracle = Oracle()
    monkeypatch.setattr(house.app.state.hints, "thinkers", oracle)
    return oracle


async def opened(guest: Guest, *seats: Json, **wish: Any) -> Json:
    table = {"game": "day_and_night", "seats": list(seats)} | wish
    found: Json = done(await guest.post("/api/tables", table))
    return found


async def two(house: House, **wish: Any) -> tuple[Guest, Guest, str]:
    ann, bob = await house.guest(), await house.guest()
    table = await opened(ann, ME, FRIEND, **wish)
    done(await bob.join(table["links"]["night"]))
    return ann, bob, table["table"]


async def log_of(guest: Guest, table: str, seat: int = -1) -> list[tuple[str, list[Any]]]:
    told = done(await guest.get(f"/api/tables/{table}/log", seat=seat))["told"]
    return [(fact["what"], fact["things"]) for fact in told]


async def hint(guest: Guest, table: str, seat: int = 0) -> Any:
    seq = (await guest.see(table, seat))["seq"]
    return await guest.get(f"/api/tables/{table}/hint", seat=seat, seq=seq)


# Hints.


async def test_between_people_there_are_no_hints_unless_they_agreed(
    house: House, oracle: Oracle
) -> None:
    ann, bob, table = await two(house)
    assert not (await bob.see(table, 1))["hints"]
    answer = await hint(ann, table)
    assert refused(answer) == "no_hints"
    assert "did not agree" in answer.json()["text"]
    assert oracle.asked == []
    assert "takes-hint" not in [what for what, _ in await log_of(bob, table, 1)]


async def test_a_seat_that_waits_for_a_friend_counts_and_so_does_a_shared_screen(
    house: House, oracle: Oracle
) -> None:
    ann = await house.guest()
    for seats in ((ME, FRIEND), (ME, ZOE)):
        assert refused(await hint(ann, (await opened(ann, *seats))["table"])) == "no_hints"


async def test_whoever_lets_a_bot_play_meanwhile_is_still_somebody(
    house: House, oracle: Oracle
) -> None:
    ann, bob, table = await two(house)
    done(await bob.act(table, "hand_over", seat=1, level="random"))
    assert refused(await hint(ann, table)) == "no_hints"


async def test_where_they_agreed_everybody_sees_that_one_was_taken_but_not_what_it_said(
    house: House, oracle: Oracle
) -> None:
    ann, bob, table = await two(house, hints=True)
    assert (await bob.see(table, 1))["hints"]
    assert done(await hint(ann, table))["advice"][0]["say"] == "end_casting"
    for guest, seat in ((ann, 0), (bob, 1), (await house.guest(), -1)):
        assert (await log_of(guest, table, seat))[-1] == ("takes-hint", ["day"])
    seq = (await ann.see(table, 0))["seq"]
    done(await hint(ann, table))  # The same advice on the same question is no news.
    assert (await ann.see(table, 0))["seq"] == seq
    assert oracle.asked[0] == oracle.asked[1]


async def test_a_hint_leaves_the_question_open_and_what_was_done_undoable(
    house: House, oracle: Oracle
) -> None:
    ann, _, table = await two(house, hints=True)
    await ann.answer(table, 0, "end_casting")
    before = await ann.see(table, 0)
    assert before["can_undo"]
    done(await hint(ann, table))
    after = await ann.see(table, 0)
    assert after == before | {"seq": before["seq"] + 1}
    act = {"seat": 0, "seq": before["seq"]}  # As it was seen before the hint.
    done(await ann.act(table, "answer", say="end_travel", **act))
    assert refused(await ann.act(table, "answer", say="end_travel", **act)) == "already_answered"
    assert "takes-hint" in [what for what, _ in await log_of(ann, table)]


async def test_alone_against_bots_nobody_has_to_agree_or_to_be_told(
    house: House, oracle: Oracle
) -> None:
    ann = await house.guest()
    table = (await opened(ann, ME, BOT))["table"]
    before = await ann.see(table, 0)
    assert before["hints"]
    done(await hint(ann, table))
    assert (await ann.see(table, 0))["seq"] == before["seq"]


async def test_those_who_play_together_may_ask_and_see_it(house: House, oracle: Oracle) -> None:
    ann, bob = await house.guest(), await house.guest()
    table = await opened(ann, ME, FRIEND, game="last_spell")
    id = table["table"]
    done(await bob.join(next(iter(table["links"].values()))))
    assert (await bob.see(id, 1))["hints"]
    done(await hint(ann, id))
    assert (await log_of(bob, id, 1))[-1][0] == "takes-hint"


async def test_where_it_is_a_secret_who_is_asked_a_hint_would_tell(
    house: House, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game, "_shelf", game._shelf.copy())
    put_on_the_shelf()
    monkeypatch.setattr("gloaming.server.hints.levels_of", lambda _: ["adept"])
    ann, eve = await house.guest(), await house.guest()
    table = (await opened(ann, *[ME] * 3, game="fireflies", hints=True))["table"]
    for _ in range(20):
        sights = [await ann.see(table, seat) for seat in range(3)]
        seat = next(at for at, sight in enumerate(sights) if sight["asked"]["options"])
        if (await eve.see(table))["asked"]["seat"] == "hidden":
            assert refused(await hint(ann, table, seat)) == "no_hints"
            return
        await ann.answer(table, seat)
    pytest.fail("nobody was asked in secret")


# Bots that play for somebody.


async def test_a_borrowed_bot_leaves_a_trace_for_all(house: House) -> None:
    ann, bob, table = await two(house)
    update = done(await ann.act(table, "hand_over", seat=0, level="novice"))
    assert update["told"][0]["what"] == "bot-plays"
    done(await ann.act(table, "hand_over", seat=0, level=""))
    done(await ann.act(table, "hand_over", seat=0, level=""))  # Changes nothing, says nothing.
    for guest, seat in ((ann, 0), (bob, 1), (await house.guest(), -1)):
        told = await log_of(guest, table, seat)
        assert [it for it in told if it[0] in ("bot-plays", "player-back")] == [
            ("bot-plays", ["day", "novice"]),
            ("player-back", ["day"]),
        ]


async def test_seat_and_trace_are_kept_together(house: House) -> None:
    """Read anew from the store, the bot still sits there and the log still says so."""
    ann, bob, table = await two(house)
    done(await bob.act(table, "hand_over", seat=1, level="master"))
    house.lobby.tables.clear()
    sight = await ann.see(table, 0)
    assert (sight["seats"][1]["who"], sight["seats"][1]["level"]) == ("bot", "master")
    assert (await log_of(ann, table))[-1] == ("bot-plays", ["night", "master"])
    await ann.answer(table, 0, "end_casting")


async def test_handing_over_makes_nobodys_answer_stale(house: House) -> None:
    ann, bob, table = await two(house)
    seq = (await ann.see(table, 0))["seq"]
    for level in ("random", "", "random"):
        done(await bob.act(table, "hand_over", seat=1, level=level))
    done(await ann.act(table, "answer", seat=0, seq=seq, say="end_casting"))


async def test_when_it_is_over_nobody_takes_over(house: House) -> None:
    ann, bob, table = await two(house)
    done(await ann.act(table, "resign", seat=0, seq=(await ann.see(table, 0))["seq"]))
    assert refused(await bob.act(table, "hand_over", seat=1, level="random")) == "nothing_asked"


# Matches from journals.


def a_journal(answers: int = 20) -> str:
    journal, _ = play(DAY_AND_NIGHT, [RandomAgent(), RandomAgent()], {}, 3)
    del journal.answers[answers:]
    return write(journal)


async def imported(guest: Guest, journal: str, *seats: Json, **wish: Any) -> Json:
    wish = {"journal": journal, "seats": list(seats)} | wish
    table: Json = done(await guest.post("/api/tables/import", wish))
    return table


async def test_a_match_from_a_journal_says_so_at_the_door_at_the_table_and_in_the_lists(
    house: House,
) -> None:
    ann, bob = await house.guest(), await house.guest()
    table = await imported(ann, a_journal(), ME, FRIEND)
    id = table["table"]
    assert (await bob.see(id))["from_journal"]  # Before sitting down.
    assert ("from-journal", []) in await log_of(bob, id)
    assert done(await bob.join(table["links"]["night"]))["from_journal"]
    for guest in (ann, bob):
        assert done(await guest.get("/api/tables"))["tables"][0]["from_journal"]
    house.lobby.tables.clear()
    assert (await bob.see(id, 1))["from_journal"]


async def test_its_own_journal_says_so_too_and_can_be_read(house: House) -> None:
    ann = await house.guest()
    table = (await imported(ann, a_journal(), ME, ZOE))["table"]
    for seat in (0, 1):
        done(await ann.act(table, "hand_over", seat=seat, level="random"))
        done(await ann.act(table, "hand_over", seat=seat, level=""))
    sight = await ann.see(table, 0)
    seat = ["day", "night"].index(sight["asked"]["seat"])
    done(await ann.act(table, "resign", seat=seat, seq=sight["seq"]))
    written = (await ann.get(f"/api/tables/{table}/journal")).text
    lines = written.splitlines()
    remark = lines.index("# up to here: from a journal, not played at this table")
    assert lines[remark - 1] == a_journal().splitlines()[-1]
    assert "# night is played by a bot: random" in lines[remark:]
    assert "# night is back" in lines[remark:]
    read(written).replay()
    again = (await imported(ann, written, ME, ZOE))["table"]
    assert (await ann.see(again, 0))["from_journal"]


async def test_a_dealt_hand_alone_is_told(house: House) -> None:
    """Not one answer was given, and yet the deal was chosen."""
    ann = await house.guest()
    table = (await imported(ann, a_journal(1), ME, FRIEND))["table"]
    assert (await ann.see(table))["from_journal"]


async def test_what_is_dealt_here_is_a_fresh_match(house: House) -> None:
    ann = await house.guest()
    for opened_ in (
        await opened(ann, ME, FRIEND),
        await imported(ann, a_journal(), ME, FRIEND, upto=0),
    ):
        assert not (await ann.see(opened_["table"]))["from_journal"]


async def test_played_on_from_a_moment_and_the_rematch_after_it(house: House) -> None:
    ann, _, table = await two(house, hints=True)
    await ann.answer(table, 0, "end_casting")
    at = (await ann.see(table, 0))["seq"]
    done(await ann.act(table, "resign", seat=0, seq=at))
    wish = {"at": at, "seats": [ME, FRIEND]}
    on = done(await ann.post(f"/api/tables/{table}/play_on", wish))["table"]
    sight = await ann.see(on, 0)
    assert (sight["from_journal"], sight["hints"]) == (True, False)
    done(await ann.act(on, "resign", seat=0, seq=sight["seq"]))
    assert ("from-journal", []) in await log_of(ann, on)
    written = (await ann.get(f"/api/tables/{on}/journal")).text.splitlines()
    remark = written.index("# up to here: from a journal, not played at this table")
    assert written[remark - 1] == "day end_casting"
    again = done(await ann.post(f"/api/tables/{on}/rematch"))["table"]
    assert not (await ann.see(again))["from_journal"]
    rematch = done(await ann.post(f"/api/tables/{table}/rematch"))["table"]
    assert (await ann.see(rematch))["hints"]  # As they agreed.

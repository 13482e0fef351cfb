"""Ten thousand malformed messages over live connections: no crash, no leak, no hang."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.house import FRIEND, ME, House
from tests.support.edits import edited
from tests.support.soak import far

JOURNALS = Path(__file__).parents[1] / "journals"
IMPORTS = far(20, 500)
pytestmark = pytest.mark.asyncio(loop_scope="session")
MESSAGES = 10_000
AT_ONCE = 20  # As many as one connection forgives.
GOOD = [
    {"type": "answer", "seat": 0, "seq": 10, "say": "end_casting"},
    {"type": "undo", "seat": 0, "seq": 10, "turn": True},
    {"type": "watch", "seat": 0, "since": 0},
    {"type": "hand_over", "seat": 0, "level": "random"},
    {"type": "resign", "seat": 1, "seq": 10},
]
ODD: list[Any] = [
    None, True, -1, 2**31, 2**63, 2**200, 1.5, 1e308, "", "x" * 5000, "\u0000", "\ud800", [], {},
    [[]] * 50, {"seat": 0}, "0", "end_casting\n", "NaN",
]  # fmt: skip


def malformed(luck: Random) -> str | bytes:
    """Something that is no message, or one that can't be."""
    kind = luck.randrange(7)
    good = dict(luck.choice(GOOD))
    if kind == 0:
        return luck.randbytes(luck.randrange(200))
    if kind == 1:
        return luck.randbytes(luck.randrange(60)).decode("latin-1")
    text = json.dumps(good)
    if kind == 2:
        return text[: luck.randrange(len(text))]
    if kind == 3:
        at = luck.randrange(len(text))
        return text[:at] + chr(luck.randrange(32, 1000)) + text[at + 1 :]
    if kind == 4:
        return "[" * luck.randrange(1, 7000)
    key = luck.choice([*good, "more"])
    if kind == 5:
        good.pop(key, None)
    else:
        good[key] = luck.choice(ODD)
    return json.dumps(good)


async def throw(address: str, luck: Random) -> int:
    """A connection's worth of messages by a stranger; how many were answered."""
    answered = 0
    async with connect(address, max_size=None) as connection:
        with suppress(ConnectionClosed):
            for _ in range(AT_ONCE):
                await connection.send(malformed(luck))
            async with asyncio.timeout(600):
                while answered < AT_ONCE:
                    said = json.loads(await connection.recv())
                    answered += 1
                    if said["type"] == "update":
                        assert said["sight"]["seat"] == -1
                        assert said["sight"]["board"]["hands"] == [[], []]
                    else:
                        assert said["type"] == "refused"
                        assert "Traceback" not in said["text"]
    assert connection.close_code in (1000, 1007, 1008, 1009)  # Never 1011: something broke.
    return answered


async def test_ten_thousand_malformed_messages(house: House) -> None:
    ann = await house.guest()
    table = (await ann.open(ME, FRIEND))["table"]
    before = await ann.see(table, 0)
    address = f"{house.url.replace('http', 'ws')}/api/tables/{table}/live"
    answered = 0
    for seed in range(MESSAGES // AT_ONCE):
        answered += await throw(address, Random(seed))
    assert answered > MESSAGES / 2
    assert await ann.see(table, 0) == before
    assert house.lobby.tables[table].watchers == set()
    await ann.answer(table, 0, "end_casting")


@pytest.mark.parametrize("game", ["bless", "casting_shadows", "day_and_night"])
async def test_journals_that_were_edited_open_a_table_or_are_refused(
    house: House, game: str
) -> None:
    """With a sentence, whatever was done to them."""
    ann = await house.guest()
    file = sorted((JOURNALS / game).glob("*.journal"))[0].read_text(encoding="utf-8")
    lines = file.splitlines()
    seats = [ME] * sum(line.startswith("seat ") for line in lines)
    luck = Random(game)
    refused = 0
    for _ in range(IMPORTS):
        some = "\n".join(lines[: luck.randrange(4, 200)])
        wish = {"journal": edited(some, luck), "seats": seats}
        answer = await ann.post("/api/tables/import", wish)
        assert answer.status_code in (200, 400), answer.text
        if answer.status_code == 400:
            refused += 1
            assert len(answer.json()["text"]) < 1500
    assert refused > 0

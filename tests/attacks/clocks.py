"""Clocks: set back, set forward, and two that disagree."""

import asyncio
from collections import Counter
from time import monotonic

from tests.attacks.ground import Ground, at_length, plays
from tests.attacks.visitor import ME, Visitor, bot

HOUR = 3600.0
TEN_MINUTES = 600.0
TAKEN_OVER = 75.0  # Seconds: the promise is a minute.


async def looks(visitor: Visitor, times: int) -> Counter[int]:
    statuses: Counter[int] = Counter()
    for _ in range(times):
        statuses[(await visitor.get("/api/shelf")).status] += 1
        await asyncio.sleep(0.05)
    return statuses


@at_length
async def the_clock_is_set_back(ground: Ground) -> None:
    """An hour back, while honest guests look at the shelf twenty times a second."""
    server = await ground.own_server()
    server.own_clock = True
    await server.start()
    guest = await server.visitor().come()
    before = await looks(guest, 40)
    for moved in (-HOUR, HOUR):
        server.set_clock(moved)
        after = await looks(guest, 100)
        way = "back" if moved < 0 else "forward again"
        ground.tried(f"an hour {way}: {dict(after)}, before: {dict(before)}")
        ground.holds(f"set {way}: nobody is told to wait", set(after) == {200}, dict(after))
        ground.holds(f"set {way}: an honest player answers", await plays(server))
    await server.kill()


@at_length
async def two_clocks(ground: Ground) -> None:
    """Two servers at one PostgreSQL, ten minutes apart; the one whose bot was asked is killed."""
    database = ground.postgres.new_database()
    for ahead in (TEN_MINUTES, -TEN_MINUTES):
        first = await ground.own_server(database, "first")
        second = await ground.own_server(database, "second")
        for server in (first, second):
            server.own_clock = True
        first.set_clock(ahead)
        second.set_clock(0)
        await first.start()
        await second.start()
        guest = await first.visitor().come(patient=True)
        table = await guest.table(ME, bot("apprentice"))
        there = second.visitor()
        there.cookies, there.patient = guest.cookies, True
        await hand_the_turn_over(guest, table, first.kill)
        waited = await until_a_person_is_asked(there, table, TAKEN_OVER)
        word = "fast" if ahead > 0 else "slow"
        ground.tried(f"the dead server's clock was ten minutes {word}: {waited:.0f} s")
        ground.holds(f"{word}: its bot is taken over within a minute", waited < TAKEN_OVER)
        await second.kill()


async def hand_the_turn_over(guest: Visitor, table: str, then: object) -> None:
    """Play until the bot is asked, and do something at that moment."""
    for _ in range(40):
        sight = await guest.see(table, 0)
        if not sight["asked"]["options"]:
            break
        say = sight["asked"]["options"][-1]
        await guest.act(table, "answer", seat=0, seq=sight["seq"], say=say)
    assert callable(then)
    await then()


async def until_a_person_is_asked(guest: Visitor, table: str, most: float) -> float:
    began = monotonic()
    while monotonic() - began < most:
        sight = await guest.see(table, 0)
        if sight["result"] or sight["asked"]["options"]:
            break
        await asyncio.sleep(0.5)
    return monotonic() - began

"""Heavy doors: imports, play on from here, rematch after rematch, answer and take back for ever."""

import asyncio
from collections import Counter
from pathlib import Path

from gloaming.ai.play import play
from gloaming.ai.random import RandomAgent
from gloaming.engine.journal import write
from gloaming.games import DAY_AND_NIGHT
from tests.attacks.ground import Ground, attack
from tests.attacks.visitor import ME, OTHER, Visitor

OPENED = 70  # Tables in a minute from one address; the promise is 60, and a minute may begin twice.
BYTES = 64 << 20  # What a quarter of a minute of one guest may cost on the disk.
LONG = 12  # Random matches, of which the longest is taken.


def a_journal() -> str:
    """A match that is over, and not short."""
    found = (play(DAY_AND_NIGHT, [RandomAgent()] * 2, {}, seed)[0] for seed in range(LONG))
    return write(max(found, key=lambda journal: len(journal.answers)))


def a_short_journal() -> str:
    folder = Path(__file__).parents[1] / "journals" / "day_and_night"
    return min((file.read_text("utf-8") for file in folder.glob("*.journal")), key=len)


def tell(ground: Ground, what: str, statuses: Counter[int], stored: int) -> None:
    more = ground.server.stored() - stored
    took = max(ground.took, 1.0)
    told = ", ".join(f"{count} × {status}" for status, count in statuses.most_common())
    ground.tried(f"{what} in {took:.1f} s: {told}; {more / 1e6:.1f} MB more on the disk")
    most = OPENED * (1 + int(took / 60))
    ground.holds(f"at most {most} tables were opened", statuses[200] <= most, statuses[200])
    ground.holds(f"at most {BYTES >> 20} MB were written", more < BYTES, f"{more / 1e6:.0f} MB")
    odd = set(statuses) - {200, 409, 413, 429, 503}
    ground.holds("all others were told to wait", not odd, odd)


@attack
async def imports_of_long_journals(ground: Ground) -> None:
    """Six long journals at once, again and again, within the limits."""
    attackers = [await ground.server.attacker().come() for _ in range(ground.many(2, 6))]
    journal = a_short_journal() if ground.short else a_journal()
    body = {"journal": journal, "seats": [ME, OTHER]}
    statuses: Counter[int] = Counter()
    stored = ground.server.stored()

    async def flood(attacker: Visitor) -> None:
        while True:
            statuses[(await attacker.post("/api/tables/import", body)).status] += 1
            if not ground.goes_on:
                return
            await asyncio.sleep(0.2)

    async with ground.honest():
        await asyncio.gather(*map(flood, attackers))
    tell(ground, f"imports of {len(journal) // 1000} kB", statuses, stored)


@attack
async def a_journal_of_nonsense(ground: Ground) -> None:
    """Journals as large as they may be, of words nobody knows and of words without end."""
    attacker = await ground.server.attacker().come(restless=True)
    heading = "".join(a_short_journal().partition("\n\n")[:2])
    size = ground.many(50_000, 900_000)
    tries = [
        "x" * size,
        "gloaming journal 1\n" * (size // 19),
        heading + "day end_casting\n" * (size // 16),
        heading + "# remark\n" * (size // 9),
        heading + "\u2028" * (size // 4),
    ]
    wrong = []
    async with ground.honest():
        for journal in tries:
            body = {"journal": journal, "seats": [ME, OTHER]}
            said = await attacker.post("/api/tables/import", body)
            if (said.status != 200 and not said.refusal) or said.status >= 500:
                wrong.append(said.status)
    ground.tried(f"{len(tries)} journals of {size // 1000} kB")
    ground.holds("each is refused with a sentence, or taken", not wrong, wrong)


async def finished(attacker: Visitor, journal: str) -> tuple[str, int]:
    """A table whose match is over, and how many entries it has."""
    wish = {"journal": journal, "seats": [ME, OTHER]}
    said = await attacker.post("/api/tables/import", wish)
    assert said.status == 200, said
    table = said.json["table"]
    return table, (await attacker.see(table))["seq"]


@attack
async def play_on_from_here(ground: Ground) -> None:
    """Eight at once play on from the end of a long match, again and again."""
    attacker = await ground.server.attacker().come()
    table, seq = await finished(attacker, a_short_journal() if ground.short else a_journal())
    body = {"at": seq - 1, "seats": [ME, OTHER]}
    statuses: Counter[int] = Counter()
    stored = ground.server.stored()

    async def flood() -> None:
        for _ in range(ground.many(10, 10_000)):
            statuses[(await attacker.post(f"/api/tables/{table}/play_on", body)).status] += 1
            if not ground.goes_on and not ground.short:
                return
            await asyncio.sleep(0.02)

    async with ground.honest():
        await asyncio.gather(*(flood() for _ in range(8)))
    tell(ground, "to play on", statuses, stored)


@attack
async def rematch_after_rematch(ground: Ground) -> None:
    """Resign, ask for a rematch, resign there, and so on."""
    attackers = [await ground.server.attacker().come() for _ in range(ground.many(1, 8))]
    statuses: Counter[int] = Counter()
    stored = ground.server.stored()

    async def flood(attacker: Visitor) -> None:
        table = await attacker.table(ME, OTHER)
        for _ in range(ground.many(75, 10_000)):
            seq = (await attacker.get(f"/api/tables/{table}?seat=0")).json.get("seq", 0)
            await attacker.act(table, "resign", seat=0, seq=seq)
            said = await attacker.post(f"/api/tables/{table}/rematch")
            statuses[said.status] += 1
            table = said.json["table"] if said.status == 200 else table
            if not ground.goes_on and not ground.short:
                return

    async with ground.honest():
        await asyncio.gather(*map(flood, attackers))
    tell(ground, "rematches", statuses, stored)


@attack
async def answer_and_take_back(ground: Ground) -> None:
    """One guest answers and takes it back, over and over, as fast as it may."""
    attacker = await ground.server.attacker().come()
    table = await attacker.table(ME, OTHER)
    seq = (await attacker.see(table, 0))["seq"]
    refused: Counter[str] = Counter()
    first = seq
    async with ground.honest():
        while True:
            for act in ({"type": "answer", "say": "end_casting"}, {"type": "undo"}):
                said = await attacker.act(table, seat=0, seq=seq, **act)
                if said.status == 200:
                    seq = said.json["sight"]["seq"]
                else:
                    refused[said.refusal or str(said.status)] += 1
                    await asyncio.sleep(0.1)
                    seq = (await attacker.get(f"/api/tables/{table}?seat=0")).json.get("seq", seq)
            if not ground.goes_on or (ground.short and seq > first + 20):
                break
    ground.tried(f"{seq - first} entries in {ground.took:.1f} s, refused: {dict(refused)}")
    ground.holds("nothing broke", not set(refused) & {"broken", "500", "0"}, dict(refused))


@attack
async def the_whole_story_again(ground: Ground) -> None:
    """Five guests of one address ask for all of a long table's story, as often as they may."""
    owner = await ground.server.visitor().come(patient=True)
    table, _ = await finished(owner, a_short_journal() if ground.short else a_journal())
    readers = [await ground.server.attacker().come() for _ in range(ground.many(1, 5))]
    statuses: Counter[int] = Counter()

    async def flood(reader: Visitor) -> None:
        for number in range(ground.many(6, 100_000)):
            path = ("log", "journal", "log?seat=-1")[number % 3]
            statuses[(await reader.get(f"/api/tables/{table}/{path}")).status] += 1
            if not ground.goes_on:
                return
            await asyncio.sleep(0.02)

    async with ground.honest():
        await asyncio.gather(*map(flood, readers))
    ground.tried(f"logs and journals in {ground.took:.1f} s: {dict(statuses)}")
    odd = set(statuses) - {200, 429}
    ground.holds("each is told, or told to wait", not odd, odd)


@attack
async def pages_without_end(ground: Ground) -> None:
    """Eight connections of one address ask for pages, figures and health as fast as they can."""
    attacker = await ground.server.attacker().come()
    paths = ("/", "/metrics", "/healthz", "/table/x", "/api/openapi.json", "/api/shelf")
    statuses: Counter[int] = Counter()
    missed: Counter[int] = Counter()  # There is no table called x.

    async def flood(first: int) -> None:
        for number in range(ground.many(6, 1_000_000)):
            path = paths[(first + number) % len(paths)]
            seen = missed if path == "/table/x" else statuses
            seen[(await attacker.get(path)).status] += 1
            if not ground.goes_on:
                return

    async with ground.honest():
        await asyncio.gather(*map(flood, range(ground.many(2, 8))))
    ground.tried(f"pages in {ground.took:.1f} s: {dict(statuses)}")
    ground.holds("each is given, or told to wait", set(statuses) <= {200, 429}, dict(statuses))
    ground.holds("what is not there is told so", set(missed) <= {404, 429}, dict(missed))

"""Honest players, in a process of their own, so that no attacker slows the clock they look at.

python -m tests.attacks.honest PORT TABLES PAUSE: they answer after so many seconds until somebody
says `stop`, then tell in one line of JSON what was acknowledged, and how long they waited.
"""

import asyncio
import json
import sys
from random import Random
from time import monotonic
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException

from tests.attacks.visitor import ME, OTHER, Json, Visitor, new_address

AGAIN = 0.1  # Seconds before who was cut off comes back.
EVERY = 0.5  # Seconds between those who come in to look at the shelf.


class Waited(msgspec.Struct, array_like=True):
    """When something was asked for, how long it took, and whether it came at all."""

    at: float
    seconds: float
    came: bool


class Account(msgspec.Struct):
    """What honest players met."""

    answers: list[Waited] = []
    coming: list[Waited] = []
    acknowledged: dict[str, dict[int, tuple[int, str]]] = {}  # By table and entry: who said what.
    refused: dict[str, int] = {}
    cut_off: int = 0
    went_back: int = 0  # Times a table had fewer entries than before.


class Player:
    """One guest plays both seats of a table at random, over one live connection for each."""

    def __init__(self, port: int, seed: int, pause: float, account: Account) -> None:
        self.visitor = Visitor(port, new_address())
        self.luck = Random(seed)
        self.pause = pause
        self.account = account
        self.table = ""
        self.since = [0, 0]
        self.sent: dict[int, tuple[int, str, float]] = {}  # By seat: entry, answer, when.

    async def play(self) -> None:
        """Match after match."""
        while True:
            if not self.table:
                await self.sit_down()
            else:
                try:
                    async with asyncio.TaskGroup() as seats:
                        for seat in (0, 1):
                            seats.create_task(self.stay(seat))
                    self.table = ""
                except* (OSError, WebSocketException, TimeoutError):
                    self.account.cut_off += 1
                    await asyncio.sleep(AGAIN)

    async def sit_down(self) -> None:
        said = await self.visitor.open(ME, OTHER)
        if said.status == 200:
            self.table = said.json["table"]
            self.account.acknowledged[self.table] = {}
            self.since = [0, 0]
            self.sent.clear()
            return
        self.refused(said.refusal or str(said.status))
        await asyncio.sleep(AGAIN)

    async def stay(self, seat: int) -> None:
        """Until the match is over, or the connection is lost."""
        async with self.visitor.live(self.table) as live:
            await live.send(json.dumps({"type": "watch", "seat": seat, "since": 2**31 - 1}))
            said = -1
            async for raw in live:
                update = json.loads(raw)
                if update["type"] != "update":
                    self.refused(update["code"])
                    said = -1
                    await asyncio.sleep(AGAIN)
                    watch = {"type": "watch", "seat": seat, "since": 2**31 - 1}
                    await live.send(json.dumps(watch))
                    continue
                self.hear(seat, update["sight"])
                asked, seq = update["sight"]["asked"], update["sight"]["seq"]
                if asked is None:
                    return
                if asked["options"] and seq != said:
                    said = seq
                    await asyncio.sleep(self.pause * self.luck.uniform(0.5, 1.5))
                    before = self.sent.get(seat)
                    if before is None or before[0] != seq:
                        self.sent[seat] = seq, self.luck.choice(asked["options"]), monotonic()
                    # Who was cut off says the same once more, and has waited since the first time.
                    say = self.sent[seat][1]
                    answer = {"type": "answer", "seat": seat, "seq": seq, "say": say}
                    await live.send(json.dumps(answer))

    def hear(self, seat: int, sight: Json) -> None:
        if sight["seq"] < self.since[seat]:
            self.account.went_back += 1
        self.since[seat] = sight["seq"]
        seq, say, at = self.sent.get(seat, (2**31, "", 0.0))
        if seq < sight["seq"]:
            del self.sent[seat]
            self.account.answers.append(Waited(at, monotonic() - at, True))
            self.account.acknowledged[self.table][seq] = seat, say

    def refused(self, code: str) -> None:
        self.account.refused[code] = self.account.refused.get(code, 0) + 1

    def end(self) -> None:
        """Who still waits has waited so long, and in vain."""
        now = monotonic()
        for _, _, at in self.sent.values():
            self.account.answers.append(Waited(at, now - at, False))


async def come_in(port: int, account: Account) -> None:
    """One after the other somebody new opens the door; nobody waits for who did not get in."""
    coming: set[asyncio.Task[None]] = set()

    async def one() -> None:
        began = monotonic()
        waited = Waited(began, 0.0, False)
        account.coming.append(waited)
        visitor = Visitor(port, new_address())
        said = await visitor.get("/api/shelf")
        waited.seconds, waited.came = monotonic() - began, said.status == 200
        visitor.leave()

    while True:
        task = asyncio.create_task(one())
        coming.add(task)
        task.add_done_callback(coming.discard)
        await asyncio.sleep(EVERY)


async def play(port: int, tables: int, pause: float) -> Account:
    account = Account()
    players = [Player(port, seed, pause, account) for seed in range(tables)]
    running = [asyncio.create_task(player.play()) for player in players]
    running.append(asyncio.create_task(come_in(port, account)))
    print("playing", flush=True)
    stopped = asyncio.create_task(asyncio.to_thread(sys.stdin.readline))
    await asyncio.wait([stopped, *running], return_when=asyncio.FIRST_COMPLETED)
    for task in running:
        if task.done():
            task.result()  # Nobody leaves: this says why somebody did.
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    for player in players:
        player.end()
    now = monotonic()
    for waited in account.coming:
        if not waited.came and not waited.seconds:
            waited.seconds = now - waited.at
    return account


def main(port: str, tables: str, pause: str, *_: Any) -> None:
    account = asyncio.run(play(int(port), int(tables), float(pause)))
    sys.stdout.buffer.write(msgspec.json.encode(account) + b"\n")


if __name__ == "__main__":
    main(*sys.argv[1:])

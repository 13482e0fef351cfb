"""When a bot answers: by what everybody can see, never by what it holds.

A bot that has nothing to choose is done at once, one that has something thinks. Where both look the
same from outside, both take as long: as the slowest thought about such a question lately, in whole
pauses. Who plays with no pause at all gives this up.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from math import ceil
from random import Random
from typing import Final

from gloaming.ai.bots import bots_of, has_bots
from gloaming.engine.game import SPECTATOR
from gloaming.engine.sight import see
from gloaming.server.table import Table

DREAMS: Final = 8  # What a seat sees in as many worlds alike is no secret.
LATELY: Final = 64  # Thoughts about questions of one kind.
AT_FIRST: Final = 2  # Pauses, for those who search, until it is known how long they take.

Kind = tuple[str, str, str]  # The game, the level, and what is asked.


class Pace:
    """How long bots of this house take for an answer."""

    def __init__(self, pause: float) -> None:
        self.pause = pause
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self.lately: dict[Kind, deque[float]] = {}

    def kind(self, table: Table, seat: int) -> Kind | None:
        """What sets the pace of an answer; nothing, where all that a bot knows lies open."""
        if not self.pause or not holds_secrets(table, seat):
            return None
        match = table.match
        question = match.state.question
        why = "" if question is None or match.game.hushes(question.why) else question.why
        return (match.game.id, table.cover.seats[seat].level, why)

    async def wait(self, kind: Kind | None, waited: float, thought: float) -> None:
        """Until an answer may be told that was `thought` about at the end of so long a wait."""
        if kind is None:
            await self.sleep(max(0.0, self.pause - waited))
            return
        beat = self.beat(kind)
        self.lately.setdefault(kind, deque(maxlen=LATELY)).append(thought)
        await self.sleep(beat * max(1, ceil(thought / beat)) - thought)

    def beat(self, kind: Kind) -> float:
        """Whole pauses, enough for every thought about such a question lately."""
        game, level, _ = kind
        searches = has_bots(game) and level in bots_of(game).searches
        lately = self.lately.get(kind)
        if lately is None:
            return self.pause * (AT_FIRST if searches else 1)
        return self.pause * max(1, ceil(max(lately) / self.pause))


def holds_secrets(table: Table, seat: int) -> bool:
    """Whether a seat knows what its opponents may not: what it sees is not the same in all worlds
    that a spectator can think of. Nothing that is hidden has a say in that."""
    match = table.match
    if match.game.together:
        return False
    luck = Random(f"{table.id} {match.open_since}")
    worlds = (match.game.imagine(match.state, SPECTATOR, luck) for _ in range(DREAMS))
    sights = (see(match.game, world, seat, reasons=False) for world in worlds)
    first = next(sights)
    return any(sight != first for sight in sights)

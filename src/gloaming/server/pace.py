"""When a bot answers: by what everybody can see, never by what it holds.

A bot that has nothing to choose is done at once, one that has something thinks. Where that is its
secret, both take as long: whole pauses, enough for a thought about such a question. How long that
takes is tried out on tables that anybody could imagine. Who plays without pauses gives this up.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from math import ceil
from random import Random
from typing import Final, NamedTuple

from gloaming.ai.bots import bots_of, has_bots
from gloaming.engine.game import SPECTATOR
from gloaming.engine.save import save
from gloaming.engine.script import Position
from gloaming.engine.sight import see
from gloaming.server.bots import Job
from gloaming.server.table import Table

WORLDS: Final = 8  # What a seat sees in as many alike is no secret.
TRIALS: Final = 8  # For questions of one kind.
SLACK: Final = 1.2  # A thought may take longer than those that were tried, by so much.
UNTRIED: Final = 2  # Pauses for those who search, until somebody could have had a choice.

Kind = tuple[str, str, str, str]  # The game, the level, what is asked, and the thinkers' rules.


class Trial(NamedTuple):
    """A thought that is only measured."""

    kind: Kind
    job: Job


class Pace:
    """How long the bots of this house take for an answer."""

    def __init__(self, pause: float) -> None:
        self.pause = pause
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self.tried: dict[Kind, list[float]] = {}

    def kind(self, table: Table, seat: int, rules: str) -> Kind | None:
        """What sets the pace of an answer; nothing, where all that a bot knows lies open."""
        if not self.pause or not holds_secrets(table, seat):
            return None
        match = table.match
        question = match.state.question
        why = "" if question is None or match.game.hushes(question.why) else question.why
        return (match.game.id, table.cover.seats[seat].level, why, rules)

    def trial(self, kind: Kind | None, table: Table, seat: int) -> Trial | None:
        """The same question at another table, where there is as much to think about as can be."""
        if kind is None or len(self.tried.get(kind, ())) >= TRIALS:
            return None
        world = max(worlds(table), key=choices)
        if choices(world) == 1:
            return None
        return Trial(kind, Job(save(table.match.heading, world), seat, kind[1], 0))

    def learn(self, trial: Trial, seconds: float) -> None:
        """A trial took so long."""
        self.tried.setdefault(trial.kind, []).append(seconds)

    async def wait(self, kind: Kind | None, waited: float, thought: float) -> None:
        """Until an answer may be told that was `thought` about at the end of so long a wait."""
        if kind is None:
            await self.sleep(max(0.0, self.pause - waited))
        else:
            pauses = max(self.measure(kind), ceil(thought / self.pause))
            await self.sleep(pauses * self.pause - thought)

    def measure(self, kind: Kind) -> int:
        """So many pauses are enough for a thought about such a question."""
        game, level, _, _ = kind
        searches = bots_of(game).searches if has_bots(game) else {}
        if kind not in self.tried:
            return UNTRIED if level in searches else 1
        longest = SLACK * max(self.tried[kind])
        if level in searches:
            longest = min(longest, searches[level][0].seconds)  # It never thinks longer.
        return max(1, ceil(longest / self.pause))


def holds_secrets(table: Table, seat: int) -> bool:
    """Whether a seat knows what its opponents may not: it does not see the same in all worlds."""
    game = table.match.game
    if game.together:
        return False
    sights = (see(game, world, seat, reasons=False) for world in worlds(table))
    first = next(sights)
    return any(sight != first for sight in sights)


def worlds(table: Table) -> Iterator[Position]:
    """States that a spectator can't tell from the true one; nothing hidden has a say in them."""
    match = table.match
    luck = Random(f"{table.id} {match.open_since}")
    return (match.game.imagine(match.state, SPECTATOR, luck) for _ in range(WORLDS))


def choices(world: Position) -> int:
    return 0 if world.question is None else len(world.question.options)

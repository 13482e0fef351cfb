"""A bot's pace tells nothing of what it holds: worlds that look alike from outside take as long."""

from collections.abc import Iterator
from math import ceil
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gloaming.engine.game import SPECTATOR, Game, game_called
from gloaming.engine.heading import Heading
from gloaming.engine.match import Match
from gloaming.engine.question import Question
from gloaming.engine.reading import Reading
from gloaming.engine.save import load
from gloaming.server.bots import Job, Thought
from gloaming.server.pace import Pace, holds_secrets
from gloaming.server.store import Cover, Seat
from gloaming.server.table import Table, moved_on
from tests.server.house import ME, House, Json, quick, served, sqlite
from tests.support.casting_shadows import Mage
from tests.support.casting_shadows import Table as Laid

pytestmark = pytest.mark.asyncio(loop_scope="session")
PAUSE = 0.5
MASTER: Json = {"who": "bot", "level": "master"}
COUNTERSPELLS = ["pointed_shield", "run_away", "bees_everywhere", "safety_dome"]


def table_of(match: Match) -> Table:
    table = Table("table")
    heading = match.heading
    seats = [Seat("", level="master") for _ in heading.seats]
    table.cover = Cover("table", heading.game.id, heading.game.rules, heading.options, seats)
    table.reading = Reading(heading, match.luck, match=match)
    moved_on(table.cover, table.reading)
    table.stale = False
    return table


def tables(game: Game[Any], answers: int, luck: Random) -> Iterator[Table]:
    """One table after another, each with the next question of a random match."""
    match = Match(Heading(game, {}, ["Ann", "Bob"]), luck)
    for _ in range(answers):
        match.leave_to_luck()
        question = match.state.question
        if question is None:
            return
        yield table_of(match)
        match.answer(question.speaker, luck.choice(question.options).name)


def twin(table: Table, luck: Random) -> Table:
    """What lies open is the same; what is hidden is another."""
    match = table.match
    state = match.game.imagine(match.state, SPECTATOR, luck)
    return table_of(Match(match.heading, luck, None, state, match.seq))


def asked(table: Table) -> Question:
    question = table.match.state.question
    assert question is not None
    return question


def choices(table: Table) -> int:
    return len(asked(table).options)


def needed(question: Question) -> float:
    """A thinker's time: none without a choice, and else for each choice another."""
    options = [option.name for option in question.options]
    return 0.001 if len(options) == 1 else 0.55 + sum("".join(options).encode()) % 300 / 1000


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    async def sleep(self, seconds: float) -> None:
        assert seconds >= 0
        self.now += seconds


async def answered(table: Table, pace: Pace, clock: Clock) -> float:
    """When the bot's answer is told, on a clock of its own."""
    seat = asked(table).speaker
    kind = pace.kind(table, seat, "")
    trial = pace.trial(kind, table, seat)
    if trial is not None:
        _, state = load(trial.job.save)
        assert state.question is not None
        took = needed(state.question)
        clock.now += took
        pace.learn(trial, took)
    took = needed(asked(table))
    clock.now += took
    await pace.wait(kind, took, took)
    return clock.now


@pytest.mark.parametrize("name", ["bless", "day_and_night"])
async def test_twins_answer_at_the_same_moments(name: str) -> None:
    luck = Random(1)
    paces, clocks = [Pace(PAUSE), Pace(PAUSE)], [Clock(), Clock()]
    for pace, clock in zip(paces, clocks, strict=True):
        pace.sleep = clock.sleep
    differed = 0
    for table in tables(game_called(name), 250, luck):
        others = [twin(table, luck) for _ in range(3)]
        other = max(others, key=lambda it: abs(choices(it) - choices(table)))
        differed += (choices(other) == 1) != (choices(table) == 1)
        pair = zip((table, other), paces, clocks, strict=True)
        first, second = [await answered(*one) for one in pair]
        assert first == pytest.approx(second)
    assert differed > 0, "nobody ever had a choice that the twin had not"


async def test_which_counterspell_a_mage_holds_does_not_show() -> None:
    """CS-R78: who is asked and when tells nothing about the card, and neither does the answer."""
    times, thoughts = set(), set()
    for held in COUNTERSPELLS:
        table = responding(held)
        thoughts.add(needed(asked(table)))
        pace, clock = Pace(PAUSE), Clock()
        pace.sleep = clock.sleep
        times.add(tuple([round(await answered(table, pace, clock), 6) for _ in range(9)]))
    assert len(thoughts) == len(COUNTERSPELLS)
    assert len(times) == 1


def responding(held: str) -> Table:
    """Jade is asked for a Counterspell, and holds one."""
    laid = Laid(Mage(book="magma_hand"), Mage("E", counterspells=held), pool="GR")
    state = laid.does("cast magma_hand").state
    heading = Heading(game_called("casting_shadows"), {}, ["Ann", "Bob"])
    return table_of(Match(heading, Random(1), None, state, 9))


async def test_a_choice_that_is_nobodys_secret_is_not_waited_for() -> None:
    """The Last Spell hides nothing from those who play together; others begin with no secrets."""
    for table in tables(game_called("last_spell"), 10, Random(1)):
        assert Pace(PAUSE).kind(table, 0, "") is None
    first = next(tables(game_called("casting_shadows"), 1, Random(1)))
    assert not holds_secrets(first, asked(first).speaker)
    pace, clock = Pace(PAUSE), Clock()
    pace.sleep = clock.sleep
    for waited, slept in ((0.1, 0.4), (2.0, 0.0)):
        clock.now = 0.0
        await pace.wait(None, waited, waited)
        assert clock.now == pytest.approx(slept)


async def test_a_beat_is_whole_pauses_and_a_longer_thought_takes_more_of_them() -> None:
    pace, clock = Pace(PAUSE), Clock()
    pace.sleep = clock.sleep
    kind = ("bless", "master", "play", "")
    assert pace.measure(kind) == 2  # Nobody has tried yet.
    assert pace.measure(("bless", "novice", "play", "")) == 1
    pace.tried[("bless", "master", "main", "")] = [9.0]
    assert pace.measure(("bless", "master", "main", "")) == 10  # A master has five seconds.
    pace.tried[kind] = [0.1, 1.2]
    for thought in (0.001, 0.4, 1.4, 3.1):
        clock.now = thought
        await pace.wait(kind, 9.9, thought)
        assert clock.now == pytest.approx(max(1.5, ceil(thought / PAUSE) * PAUSE))


async def test_faster_thinkers_are_tried_anew() -> None:
    table = next(it for it in tables(game_called("day_and_night"), 9, Random(2)))
    seat = asked(table).speaker
    pace = Pace(PAUSE)
    slow, fast = (pace.kind(table, seat, rules) for rules in ("", "compiled"))
    assert slow is not None
    pace.tried[slow] = [3.0] * 8
    assert pace.trial(slow, table, seat) is None
    assert pace.trial(fast, table, seat) is not None
    assert Pace(0.0).kind(table, seat, "") is None  # Who wants no pause gets none.


class Slowly:
    """Thinks as long as there is to choose, without taking any time."""

    class compiled:  # noqa: N801 - as Thinkers have one.
        @staticmethod
        def path() -> str:
            return ""

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    async def think(self, job: Job, *_: object) -> Thought:
        self.jobs.append(job)
        state = load(job.save)[1]
        assert state.question is not None
        return Thought(state.question.options[0].name, seconds=needed(state.question))

    async def close(self) -> None:
        pass


async def test_the_house_keeps_this_pace(tmp_path: Path) -> None:
    """A real table: every answer of the bot waits for what was tried, none for what it held."""
    async with served(quick(sqlite(tmp_path), pause=PAUSE)) as house:
        bots = house.app.state.bots
        told: list[bool] = []  # Whether an answer came in its measure.
        bots.thinkers, wait = Slowly(), bots.pace.wait

        async def waits(kind: Any, waited: float, thought: float) -> None:
            async def sleep(seconds: float) -> None:
                measure = bots.pace.measure(kind) * PAUSE
                told.append(thought + seconds == pytest.approx(measure))

            bots.pace.sleep = sleep
            await wait(kind, waited, thought)

        bots.pace.wait = waits
        await until_the_bot_has_played(house)
        assert bots.pace.tried
    assert told
    assert all(told)


async def until_the_bot_has_played(house: House) -> None:
    ann = await house.guest()
    table = (await ann.open(ME, MASTER))["table"]
    async with ann.live(table, 0) as day:
        seq = (await day.hear())["sight"]["seq"]
        for say in ("end_casting", "end_travel"):
            await day.say("answer", seat=0, seq=seq, say=say)
            seq = (await day.until(seq + 1))["sight"]["seq"]
        while (await day.hear())["sight"]["asked"]["seat"] != "day":
            pass

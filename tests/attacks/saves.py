"""Edited saves and journals: a right checksum makes no wrong table right."""

import asyncio
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import gloaming.games  # noqa: F401 - puts them on the shelf
from gloaming.ai.agent import asked
from gloaming.ai.play import play
from gloaming.ai.random import RandomAgent
from gloaming.engine.errors import GloamingError
from gloaming.engine.game import Game, all_games
from gloaming.engine.heading import Heading
from gloaming.engine.journal import Journal, write
from gloaming.engine.save import checksum, load, save
from gloaming.engine.script import Position, answer
from gloaming.engine.sight import see
from tests.attacks.ground import Ground, attack
from tests.attacks.visitor import ME, OTHER

ENDLESS = 20.0  # Seconds after which nobody believes in an end; a table takes a few milliseconds.
NUMBERS = ("-1", "0", "1", "2", "7", "63", "99", "1000000", "99999999999999999999", "x", "", "[]")


def journals() -> list[Journal]:
    return [play(game, [RandomAgent()] * game.seats[0], {}, seed=3)[0] for game in all_games()]


def saves(journal: Journal, luck: Random) -> str:
    """A table somewhere on the way."""
    upto = luck.randrange(len(journal.answers))
    return save(journal.heading, journal.replay(upto))


def edited(text: str, luck: Random) -> str:
    """One or two numbers or lines changed; the checksum is right again."""
    lines = text.splitlines()[:-1]
    for _ in range(luck.randint(1, 2)):
        at = luck.randrange(len(lines))
        words = lines[at].split(" ")
        way = luck.random()
        if way < 0.7 and len(words) > 1:
            word = luck.randrange(1, len(words))
            before, equals, after = words[word].partition("=")
            number = luck.choice(NUMBERS)
            ends = (after or before).endswith("]") * "]"
            opens = (after or before).startswith("[") * "["
            words[word] = f"{before}={number}" if equals else f"{opens}{number}{ends}"
            lines[at] = " ".join(words)
        elif way < 0.8:
            del lines[at]
        elif way < 0.9:
            lines.insert(luck.randrange(len(lines)), lines[at])
        else:
            lines[at] = lines[luck.randrange(len(lines))]
    return "\n".join([*lines, checksum(lines), ""])


def look(heading: Heading, state: Position, luck: Random) -> None:
    """At a loaded table, from every seat; and answer a little."""
    game: Game[Any] = heading.game
    for _ in range(5):
        for seat in range(-1, len(heading.seats)):
            see(game, state, seat, [seat])
        if state.question is None:
            return
        answer(state, luck.choice(asked(state).options))


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """What takes longer takes for ever."""

    def over(*_: object) -> None:
        raise TimeoutError("it never ends")

    before = signal.signal(signal.SIGALRM, over)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@attack
async def edited_saves(ground: Ground) -> None:
    """Saves of all games with numbers, lines and frames changed, and a right checksum."""
    luck = Random(17)
    loading: Counter[str] = Counter()
    looking: Counter[str] = Counter()
    count = refused = 0
    known = [saves(journal, luck) for journal in journals() for _ in range(ground.many(1, 5))]
    ground.start()
    while count < 60 or (ground.goes_on and not ground.short):
        text = edited(luck.choice(known), luck)
        broken = loading
        count += 1
        try:
            with within(ENDLESS):
                heading, state = load(text)
                if not ground.short:
                    broken = looking
                    look(heading, state, luck)
        except GloamingError:
            refused += 1
        except Exception as error:
            broken[f"{type(error).__name__}: {error}"[:40]] += 1
        if count % 50 == 0:
            await asyncio.sleep(0)
    ground.tried(f"{count} edited saves, {refused} refused with a sentence")
    ground.holds("each is loaded, or refused with a sentence", not loading, dict(loading))
    if not ground.short:
        never = sum(count for what, count in looking.items() if "never ends" in what)
        ground.holds("none of the tables goes on for ever", never == 0, never)
        # Not promised: somebody's own file, at their own terminal.
        ground.noticed(f"{looking.total()} were let in and broke later: {dict(looking)}")


@attack
async def edited_journals(ground: Ground) -> None:
    """Journals with lines left out, doubled, exchanged and misspelt, imported by a guest."""
    luck = Random(18)
    guest = await ground.server.visitor().come(patient=not ground.short)
    texts = {it.heading.game.id: (write(it), len(it.heading.seats)) for it in journals()}
    wrong: dict[str, int] = {}
    count = 0
    ground.start()
    while count < ground.many(8, 60) and (ground.short or ground.goes_on):
        text, seats = texts[luck.choice(list(texts))]
        lines = text.splitlines()
        for _ in range(luck.randint(1, 3)):
            at = luck.randrange(len(lines))
            lines[at] = luck.choice(
                (lines[luck.randrange(len(lines))], "", lines[at] + "x", "\0", lines[at][::-1])
            )
        body = {"journal": "\n".join(lines), "seats": [ME, OTHER, ME, OTHER][:seats]}
        said = await guest.post("/api/tables/import", body)
        if said.status >= 500 or (said.status != 200 and not said.refusal):
            wrong[f"{said.status}"] = wrong.get(f"{said.status}", 0) + 1
        count += 1
    ground.tried(f"{count} edited journals imported")
    ground.holds("each is refused with a sentence, or taken", not wrong, wrong)


@attack
async def damaged_files_in_the_terminal(ground: Ground) -> None:
    """`gloaming play` and `gloaming replay` on files that are none."""
    folder = ground.folder
    journal = write(journals()[0])
    files = {
        "empty": b"",
        "zeros": b"\0" * 4_000,
        "noise": Random(2).randbytes(4_000),
        "cut": journal.encode()[: len(journal) // 2],
        "braces": b"gloaming save 1\n{0} {x} %s {\n",
        "half a letter": "gloaming save 1\né".encode()[:-1],
        "heading only": journal.encode()[:60],
    }
    wrong = {}
    for name, content in list(files.items())[: ground.many(1, 7)]:
        file = folder / f"{name}.save"
        file.write_bytes(content)
        for command in (["play", "--load", str(file)], ["replay", str(file)])[: ground.many(1, 2)]:
            run = await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", "from gloaming.cli import main; main()", *command),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.STDOUT,
            )
            said, _ = await asyncio.wait_for(run.communicate(), 120)
            if b"Traceback" in said:
                wrong[f"{command[0]} {name}"] = said.decode().splitlines()[-1][:80]
    ground.tried(f"play and replay on {', '.join(files)}")
    ground.holds("each is told in a sentence", not wrong, wrong)

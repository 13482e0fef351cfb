"""How smoothly a board moves: the turn in which most is told, played in a browser and measured.

    python -m tests.web.frames                            # all games, the best of three runs
    python -m tests.web.frames --game last_spell --size phone --runs 5

Per game: a golden journal is played up to the answer by which most is told until somebody is asked
again (in The Last Spell the busiest Monster Phase), the answer is given, and the page tells what
comes of it with all motion. Measured from the browser's own trace, for the page's thread:

*frame*: all that it did from one picture on the screen to the next: script, style, layout, paint;
*task*: the longest it did without a pause, during which nothing can be clicked.

Both by the clock of the processor, which runs only while the thread does: so a machine with many
other jobs says nearly the same as a quiet one. What a watch would say is told, too ("by the wall"),
and grows with whatever else is going on.
"""

import argparse
import json
import tempfile
from bisect import bisect
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from gloaming.engine import journal
from gloaming.engine.journal import Journal
from gloaming.engine.question import NATURE, TABLE
from tests.web.conftest import CHROMIUM, QUIETLY
from tests.web.gallery import JOURNALS, SIZES, Hung, hang, upto
from tests.web.served import Served
from tests.web.visitor import Visitor

MOVING = {"motion": "normal", "telling": "normal", "panels": True, "language": "en"}
ENOUGH = 45_000  # Milliseconds: the longest turn is told by then; else what was seen so far counts.
TOLD = """() => !document.querySelector(".telling")
    && document.querySelector(".question.mine, .end-panel") !== null"""
CATEGORIES = ["disabled-by-default-devtools.timeline", "devtools.timeline", "cc"]
MAIN, TASK = "CrRendererMain", "RunTask"
SCREEN, PICTURE = "Compositor", "MainFrame.Draw"


class Seen(NamedTuple):
    """What one run has shown, in milliseconds."""

    frames: list[float]
    tasks: list[float]
    walls: list[float]

    def line(self) -> str:
        over = [sum(it > limit for it in self.tasks) for limit in (50, 100)]
        slow = [sum(it > limit for it in self.walls) for limit in (50, 100)]
        return (
            f"{len(self.frames)} frames: half {at(self.frames, 50):.1f}, "
            f"p95 {at(self.frames, 95):.1f}, worst {max(self.frames):.1f}; "
            f"longest task {max(self.tasks):.0f}, {over[0]} over 50, {over[1]} over 100; "
            f"by the wall {max(self.walls):.0f}, {slow[0]} over 50, {slow[1]} over 100"
        )


def at(times: list[float], percent: int) -> float:
    return sorted(times)[min(len(times) - 1, len(times) * percent // 100)]


def read_trace(traced: bytes) -> Seen:
    """Of the page's thread: every task, and what it did between two pictures on the screen."""
    events = json.loads(traced)["traceEvents"]
    threads = {
        (it["pid"], it["tid"]): it["args"]["name"] for it in events if it["name"] == "thread_name"
    }
    did = [it | {"on": threads.get((it["pid"], it["tid"]))} for it in events if it["ph"] == "X"]
    tasks = [it for it in did if it["on"] == MAIN and it["name"] == TASK]
    page = max(tasks, key=lambda it: it["tdur"])["pid"]  # Other pages of the browser sleep.
    shown = (SCREEN, PICTURE, page)
    pictures = sorted(it["ts"] for it in did if (it["on"], it["name"], it["pid"]) == shown)
    frames = [0.0] * (len(pictures) + 1)
    for it in tasks:
        frames[bisect(pictures, it["ts"])] += it["tdur"] / 1000
    times = [[it[clock] / 1000 for it in tasks] for clock in ("tdur", "dur")]
    return Seen(frames, *times)


def busiest(game: str) -> tuple[Hung, str]:
    """The answer by which most is told until a seat is asked again, and the table before it."""
    best, found = 0, None
    for path in sorted((JOURNALS / game).glob("*.journal")):
        read = journal.read(path.read_text("utf-8"))
        state, begun, told = read.start(), -1, 0
        for line, given in enumerate(read.answers):
            if given.seat != NATURE:
                if told > best and begun >= 0:
                    best, found = told, (read, begun)
                begun, told = line, 0
            told += len(read.hear(state, given))
    assert found is not None
    read, line = found
    return before(read, line), read.answers[line].option.name


def before(read: Journal, line: int) -> Hung:
    seat = read.answers[line].seat
    return upto(read, "busiest", line, 0 if seat == TABLE else seat)


def watch(browser: Browser, url: str, size: str, state: Hung, say: str) -> Seen:
    context = browser.new_context(reduced_motion="no-preference", **SIZES[size])
    ann = Visitor(context.new_page(), url, MOVING)
    table = hang(ann, state)
    ann.page.wait_for_timeout(1500)  # What comes with opening a table is another matter.
    browser.start_tracing(page=ann.page, categories=CATEGORIES)
    ann.answer(table, state.seat, say)
    ann.page.wait_for_timeout(2000)
    for _ in range(ENOUGH // 500):
        if ann.page.evaluate(TOLD):
            break
        ann.page.wait_for_timeout(500)
    traced = browser.stop_tracing()
    context.close()
    return read_trace(traced)


def main() -> None:
    games = sorted(path.name for path in JOURNALS.iterdir())
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=games, action="append")
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--runs", type=int, default=3)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIETLY)
        for game in asked.game or games:
            state, say = busiest(game)
            for size in asked.size or ["desk"]:
                runs = [watch(browser, served.url, size, state, say) for _ in range(asked.runs)]
                best = min(runs, key=lambda run: at(run.frames, 95))
                print(f"{game} at {size}, after {say!r}: {best.line()}", flush=True)
        browser.close()
        served.kill()


if __name__ == "__main__":
    main()

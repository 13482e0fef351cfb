"""A gallery of every game: each kind of question at its fullest, and the end, for whoever looks.

    python -m tests.web.gallery                          # all of it, into build/gallery
    python -m tests.web.gallery --game bless --size phone --language it --only end,first

A state is a golden journal played up to a question, so that nothing rare is left to luck.
"""

import argparse
import json
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import sync_playwright

from gloaming.engine import journal
from gloaming.engine.journal import Journal
from gloaming.engine.question import NATURE, TABLE
from tests.support.soak import far
from tests.web.conftest import CHROMIUM
from tests.web.served import ROOT, Served
from tests.web.visitor import BOT, Visitor, me

JOURNALS = ROOT / "tests/journals"
PICTURES = ROOT / "build/gallery"
LANGUAGES = ("en", "it", "fr")
SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1280, "height": 720}},
    "large": {"viewport": {"width": 1920, "height": 1080}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}


class Hung(NamedTuple):
    """One state: where a journal stops, and who looks at it."""

    game: str
    name: str
    played: Journal
    seat: int
    seats: int

    def wish(self) -> dict[str, Any]:
        """How the table is opened: the others are bots that wait for this seat."""
        seats = [me("Ann") if at == self.seat else BOT for at in range(self.seats)]
        return {"journal": journal.write(self.played), "seats": seats}


@cache
def hung(game: str) -> list[Hung]:
    """Each kind of question where most can be answered, the fullest table, and every end."""
    fullest: dict[str, tuple[int, Hung]] = {}
    for path in sorted((JOURNALS / game).glob("*.journal")):
        for many, state in states(path):
            if many > fullest.get(state.name, (-1, state))[0]:
                fullest[state.name] = (many, state)
    return [state for _, state in fullest.values()]


def few(game: str) -> list[Hung]:
    """All of it where there is time; else every kind of question, and one end."""
    ends = [state for state in hung(game) if state.name.startswith("end-")]
    return [state for state in hung(game) if state not in far(ends[1:], [])]


def states(path: Path) -> Iterator[tuple[int, Hung]]:
    """Every question of a journal that a seat is asked, by its kind; and how full it is."""
    read = journal.read(path.read_text("utf-8"))
    state, seats = read.start(), len(read.heading.seats)
    for at, given in enumerate(read.answers):
        question = state.question
        assert question is not None
        if question.seat != NATURE:
            seat = 0 if question.seat == TABLE else question.seat
            yield len(question.options), upto(read, question.why, at, seat)
            if at % 5 == 0:
                crowd = len(json.dumps(read.heading.game.view(state, seat)))
                yield crowd, upto(read, f"crowded-{seats}", at, seat)
        read.follow(state, given)
    yield 0, upto(read, f"end-{path.stem}", len(read.answers), 0)


def upto(read: Journal, name: str, many: int, seat: int) -> Hung:
    """A journal up to so many answers."""
    game, seats = read.heading.game.id, len(read.heading.seats)
    begun = Journal(read.heading)
    begun.answers = read.answers[:many]
    return Hung(game, name, begun, seat, seats)


def hang(ann: Visitor, state: Hung) -> str:
    """Open the table of a state and go there; its name."""
    table = ann.import_journal(state.wish())
    ann.turn_to(f"/table/{table}")
    ann.find(".board > *").wait_for()
    ann.find(".question.mine, .end-panel").wait_for()
    return table


def look(games: list[str], sizes: list[str], languages: list[str], only: set[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        for size in sizes:
            for language in languages:
                context = browser.new_context(reduced_motion="reduce", **SIZES[size])
                ann = Visitor(context.new_page(), served.url, {"language": language})
                for game in games:
                    for state in hung(game):
                        if only and state.name not in only:
                            continue
                        hang(ann, state)
                        ann.page.wait_for_timeout(150)
                        name = f"{game}-{state.name}-{size}-{language}.png"
                        ann.page.screenshot(path=PICTURES / name)
                        print(name, flush=True)
                context.close()
        served.kill()


def main() -> None:
    games = sorted(path.name for path in JOURNALS.iterdir())
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=games, action="append")
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--language", choices=LANGUAGES, action="append")
    parser.add_argument("--only", default="", help="names of states, with commas between them")
    parser.add_argument("--list", action="store_true", help="print the names of the states")
    asked = parser.parse_args()
    if asked.list:
        for game in asked.game or games:
            print(game, *(state.name for state in hung(game)))
        return
    PICTURES.mkdir(parents=True, exist_ok=True)
    only = set(filter(None, asked.only.split(",")))
    look(asked.game or games, asked.size or list(SIZES), asked.language or ["en"], only)


if __name__ == "__main__":
    main()

"""`gloaming bench`: how fast the rules are, interpreted, compiled, and beside a peer."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import combinations
from pathlib import Path
from statistics import median
from typing import Annotated, Final

from cyclopts import Parameter
from rich.table import Table

from gloaming.cli.errors import CannotMeasure
from gloaming.cli.play import Pairs, pairs
from gloaming.cli.shell import console, language, progress
from gloaming.engine.game import all_games, game_called
from gloaming.engine.setting import chosen as settings_chosen
from gloaming.server.compiled import fingerprint, workshop
from gloaming.text import Catalogue

PEER: Final = "catanatron==3.2.1"
HERE: Final = Path(__file__).parent

Measured = dict[str, float]


class Way:
    """One way of running a game: a process of its own, asked for a round at a time."""

    def __init__(self, name: str, command: list[str], path: Path | None) -> None:
        self.name = name
        self.rounds: list[Measured] = []
        surroundings = os.environ | ({"PYTHONPATH": str(path)} if path else {})
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=surroundings
        )

    def round(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write("\n")
            self.process.stdin.flush()
            self.rounds.append(json.loads(self.process.stdout.readline()))
        except (OSError, ValueError):
            raise CannotMeasure(self.name, "its process has stopped") from None

    def median(self, what: str) -> float | None:
        found = [measured[what] for measured in self.rounds if what in measured]
        return median(found) if found else None

    def stop(self) -> None:
        with suppress(BrokenPipeError):
            self.process.communicate()  # The end of its input is the end of its work.


def bench(
    *games: str,
    rounds: int = 7,
    seconds: float = 2.0,
    quick: Annotated[bool, Parameter(negative="")] = False,
    peer: Annotated[bool, Parameter(negative="")] = False,
    option: Pairs = None,
    json_file: Annotated[Path | None, Parameter(name="--json")] = None,
) -> int:
    """Measure the rules of every game, interpreted and compiled, in turns.

    The numbers are medians over the rounds, in which all games and all ways take turns.
    `make compiled` builds what is compiled.

    Parameters
    ----------
    games
        Which games; all of them if none is named.
    rounds
        How many rounds each way gets.
    seconds
        How long a round should last.
    quick
        One short round: to see that it works, not how fast it is.
    peer
        Measure Catanatron as well, in an environment of its own.
    option
        How the tables play, if one game is named: `--option scenario=gildenberg`.
    json_file
        Write every round to this file.
    """
    if quick:
        rounds, seconds = 1, 0.2
    catalogue = Catalogue(language())
    chosen = [game_called(name) for name in games] or all_games()
    wanted = pairs(option)
    for game in chosen:
        settings_chosen(game.settings, wanted)  # Nobody measures a table there is not.
    started: list[Way] = []
    ways: dict[str, list[Way]] = {}
    try:
        beside = [started_with(started, *peer_to_run(seconds))] if peer else []
        for game in chosen:
            ways[game.id] = list(beside)
            for name, command, path in ways_to_run(game.id, seconds, wanted):
                ways[game.id].append(started_with(started, name, command, path))
        for _ in progress(range(rounds), "bench"):
            for way in started:
                way.round()
    finally:
        for way in started:
            way.stop()
    for game in chosen:
        console().print(table(game.id, ways[game.id], catalogue))
    if len(chosen) > 1:
        own = {game: found[len(beside) :] for game, found in ways.items()}
        console().print(side_by_side(own, catalogue))
    if missing := compiled_missing():
        console(stderr=True).print(catalogue.say(missing))
    report = {game: {way.name: way.rounds for way in found} for game, found in ways.items()}
    if json_file is not None:
        json_file.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    return 0


Run = tuple[str, list[str], Path | None]  # A name, what to run, where it finds the rules.


def started_with(started: list[Way], name: str, command: list[str], path: Path | None) -> Way:
    """Another process, remembered at once: whatever happens next, it is to be stopped."""
    started.append(Way(name, command, path))
    return started[-1]


def peer_to_run(seconds: float) -> Run:
    python = peers_python((workshop() or Path.cwd()) / "build" / "peer")
    return "catanatron", [python, str(HERE / "bench_peer.py"), str(seconds)], None


def ways_to_run(game: str, seconds: float, options: dict[str, str]) -> Iterator[Run]:
    """Interpreted, and compiled if it was built from the same sources."""
    command = [sys.executable, "-P", str(HERE / "bench_rounds.py"), game, str(seconds)]
    command += [f"{name}={value}" for name, value in options.items()]
    root = workshop()
    if root is None:
        yield "installed", command, None
        return
    yield "interpreted", command, root / "src"
    if not compiled_missing():
        yield "compiled", command, root / "build" / "compiled"


def compiled_missing() -> str:
    """The text that says why nothing compiled is measured; "" if it is, or if all is installed."""
    root = workshop()
    return why_no_compiled(root / "src", root / "build" / "compiled") if root else ""


def why_no_compiled(source: Path, built: Path) -> str:
    """The text that says why the compiled rules can't be measured; "" if they can."""
    if not list(built.glob("gloaming/engine/*.so")):
        return "bench-no-compiled"
    if fingerprint(source / "gloaming") != fingerprint(built / "gloaming"):
        return "bench-stale"
    return ""


def peers_python(folder: Path) -> str:
    """The peer's own interpreter, in an environment made when first wanted."""
    python = folder / "bin" / "python"
    if not python.exists():
        beside = Path(sys.executable).parent / "uv"
        uv = str(beside) if beside.exists() else shutil.which("uv")
        if uv is None:
            raise CannotMeasure(PEER, "it is installed by uv, and there is no uv here")
        made = subprocess.run([uv, "venv", "-q", str(folder)], check=False).returncode
        install = [uv, "pip", "install", "-q", "--python", str(python), PEER]
        if made or subprocess.run(install, check=False).returncode:
            shutil.rmtree(folder, ignore_errors=True)
            raise CannotMeasure(PEER, "it could not be installed")
    return str(python)


ROWS: Final = (
    ("decisions_per_second", "{:,.0f}"),
    ("luck_per_second", "{:,.0f}"),
    ("games_per_second", "{:,.1f}"),
    ("clone", "{:,.2f} µs"),
    ("list", "{:,.2f} µs"),
    ("answer", "{:,.2f} µs"),
)


def table(game: str, ways: list[Way], catalogue: Catalogue) -> Table:
    """A row for each measure, a column for each way."""
    drawn = Table(title=game, title_justify="left", caption_justify="left")
    drawn.add_column(catalogue.say("bench-measure"))
    for way in ways:
        drawn.add_column(way.name, justify="right")
    count = int(ways[-1].median("listed") or 0)
    for what, shape in ROWS:
        values = [way.median(what) for way in ways]
        cells = [shape.format(value) if value else "" for value in values]
        drawn.add_row(catalogue.say(f"bench-{what.replace('_', '-')}", count=count), *cells)
    drawn.caption = "\n".join(
        catalogue.say(
            "bench-times", one=one.name, other=other.name, times=f"{times(one, other):.1f}"
        )
        for other, one in combinations(ways, 2)
    )
    return drawn


def side_by_side(ways: dict[str, list[Way]], catalogue: Catalogue) -> Table:
    """Decisions per second: a row for each game, a column for each way."""
    drawn = Table(title=catalogue.say("bench-decisions-per-second"), title_justify="left")
    drawn.add_column("")
    for way in next(iter(ways.values())):
        drawn.add_column(way.name, justify="right")
    for game, found in ways.items():
        values = [way.median("decisions_per_second") or 0.0 for way in found]
        drawn.add_row(game, *[f"{value:,.0f}" for value in values])
    return drawn


def times(one: Way, other: Way) -> float:
    """How many times as many decisions one way makes as another."""
    rate = "decisions_per_second"
    return (one.median(rate) or 0.0) / (other.median(rate) or 1.0)

"""`gloaming arena`: let levels play each other, and say how strong each is and how sure that is."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from gloaming.ai.levels import agent_called
from gloaming.ai.versus import seats_of
from gloaming.cli.errors import OneWayOnly
from gloaming.cli.play import pairs
from gloaming.cli.shell import console, language, progress, write_text
from gloaming.engine.game import Game, game_called
from gloaming.engine.setting import chosen
from gloaming.lab.arena import Arena
from gloaming.lab.meeting import Result, meetings
from gloaming.lab.record import Record
from gloaming.lab.report import plot as picture
from gloaming.lab.report import table as page
from gloaming.text import Catalogue


def arena(
    *levels: str,
    game: str = "day_and_night",
    games: int = 100,
    seed: int = 0,
    seats: int = 0,
    workers: int = 1,
    processes: int = 1,
    ray: str = "",
    challenger: str = "",
    effort: float = 1.0,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    file: Path | None = None,
    table: Path | None = None,
    plot: Path | None = None,
) -> int:
    """Let every level play every other, each deal once from every seat.

    Parameters
    ----------
    levels
        Who plays, two or more; one alone meets itself.
    game
        Which game.
    games
        How many games for each pairing.
    seed
        The first deal; the next ones count up from it.
    seats
        How many play. With more than two, one meets a table full of the other.
    workers
        In how many processes, a game each.
    processes
        In how many processes a level searches for one answer, instead of games at a time.
    ray
        Play on the cluster at this address, HOST:PORT or `auto`; this machine must have joined it.
    challenger
        Play only the pairings of this level against the others, not theirs among each other.
    effort
        Of the searching levels: 0.5 searches half as much.
    option
        How the table plays: `--option difficulty=hard`.
    file
        Keep the results here; what is there already is not played again.
    table
        Write the tables here, in Markdown.
    plot
        Draw the shares here, as SVG.
    """
    box = game_called(game)
    say = Catalogue(language(), box).say
    for name in (*levels, *([challenger] if challenger else [])):
        agent_called(name, box)  # Nobody plays a stranger.
    many, options = seats_of(box, seats), pairs(option)
    chosen(box.settings, options)
    every = meetings(levels or ("apprentice",), many, games, seed, box.together)
    if challenger:
        every = [meeting for meeting in every if meeting.agent() == challenger]
    # On several processes a search finds other answers: these are other games.
    also = [f"processes: {processes}"] if processes > 1 else []
    record = None if file is None else Record(file, box, many, effort, options, also)
    coming = where(box, options, effort, workers, processes, ray).play(every, record)
    results = watched(coming, len(every), say, table)
    if plot is not None:
        write_text(plot, picture(results, say("title")))
    return 0


def watched(
    coming: Iterator[Result], many: int, say: Callable[..., str], table: Path | None
) -> list[Result]:
    """Wait for the results behind a bar, until all are there or somebody stops, and show them."""
    results: list[Result] = []
    try:
        for _ in progress(range(many), say("title")):
            results.append(next(coming))
    except KeyboardInterrupt:
        console().print(say("fuzz-stopped"))
    lines = page(results)
    console().print("\n".join(lines), soft_wrap=True)
    if table is not None:
        write_text(table, "\n".join([*lines, ""]))
    return results


def where(
    game: Game[Any],
    options: dict[str, str],
    effort: float,
    workers: int,
    processes: int,
    address: str,
) -> Arena:
    """The arena in which to play: here, or on a cluster."""
    if (workers > 1) + (processes > 1) + bool(address) > 1:
        raise OneWayOnly
    if not address:
        return Arena(game, options, effort, max(1, workers), max(1, processes))
    from gloaming.lab.cluster import ClusterArena  # noqa: PLC0415 - an extra.

    return ClusterArena(game, options, effort, address)

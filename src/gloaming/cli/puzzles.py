"""`gloaming puzzles`: which levels find the one answer that counts."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import gloaming.games  # noqa: F401 - puts the games on the shelf.
from gloaming.cli.errors import NoPuzzle
from gloaming.cli.shell import console, language, progress, write_text
from gloaming.engine.game import all_games, game_called
from gloaming.lab.puzzles.puzzle import Puzzle, puzzles_of
from gloaming.lab.puzzles.score import TRIES, Scores, attempts, solvers
from gloaming.text import Catalogue


def puzzles(
    game: str = "",
    /,
    *,
    level: Annotated[list[str] | None, Parameter(negative="")] = None,
    tries: int = TRIES,
    seed: int = 0,
    effort: float = 1.0,
    puzzle: str = "",
    table: Path | None = None,
) -> int:
    """Ask bots what they would do where one answer is clearly the best.

    Parameters
    ----------
    game
        Which game; all of them if it is not said.
    level
        Whom to ask; every level and the random bot if it is not said. Can be said several times.
    tries
        How often each is asked each puzzle.
    seed
        The first luck of the bots; the next ones count up from it.
    effort
        Of the searching levels: 0.5 searches half as much.
    puzzle
        Only the puzzle whose file has this name.
    table
        Write the tables here, in Markdown.
    """
    boxes = [game_called(game)] if game else all_games()
    chosen: list[tuple[str, list[Puzzle], list[str]]] = []
    for box in boxes:
        levels = solvers(box, level or [])
        found = [one for one in puzzles_of(box) if puzzle in ("", one.name)]
        if found and levels:
            chosen.append((Catalogue(language(), box).say("title"), found, levels))
    if not chosen:
        raise NoPuzzle(puzzle, game)
    lines: list[str] = []
    stopped = False
    for title, found, levels in chosen:
        scores = Scores()
        every = attempts(found, levels, max(1, tries), seed)
        try:
            for at in progress(range(len(every)), title):
                scores.add(every[at], every[at].solved(effort))
        except KeyboardInterrupt:
            stopped = True
        told = scores.table(title) if scores.puzzles else []
        console().print("\n".join([*told, ""]), soft_wrap=True)
        lines += [*told, ""]
        if stopped:
            console().print(Catalogue(language()).say("fuzz-stopped"))
            break
    if table is not None:
        write_text(table, "\n".join(lines))
    return 0

"""`gloaming peer`: how one of our levels does against OpenSpiel's own search."""

from pathlib import Path
from typing import Literal

from gloaming.ai.levels import agent_called
from gloaming.ai.versus import seats_of
from gloaming.cli.arena import watched
from gloaming.cli.peer_match import PeerMatch
from gloaming.cli.play import Pairs, pairs
from gloaming.cli.shell import language
from gloaming.engine.game import game_called
from gloaming.engine.setting import chosen
from gloaming.envs.is_mcts import NAME, Knobs
from gloaming.lab.meeting import meetings
from gloaming.lab.record import Record
from gloaming.text import Catalogue


def peer(
    level: str = "master",
    game: str = "day_and_night",
    /,
    *,
    games: int = 100,
    seed: int = 0,
    seconds: float = 0.3,
    option: Pairs = None,
    uct_c: float = 1.4,
    worlds: int = -1,
    choice: Literal["visits", "value"] = "visits",
    length: int = 0,
    file: Path | None = None,
    table: Path | None = None,
) -> int:
    """Let a level play OpenSpiel's information-set tree search, each deal once from every seat.

    The peer simulates until its time is over, in processor time. The level has as many tries as
    always, and stops when the same time has passed.

    Parameters
    ----------
    level
        Which of our levels.
    game
        Which game.
    games
        How many games.
    seed
        The first deal; the next ones count up from it.
    seconds
        For one answer, at most.
    option
        How the table plays: `--option turn_limit=100`.
    uct_c
        How much the peer tries what it has hardly tried.
    worlds
        How many imagined states the peer uses for one answer; -1 is a new one for every try.
    choice
        Whether the peer answers what it visited most or what had the best mean.
    length
        After how many answers the peer gives up a playout as a draw; 0 is never.
    file
        Keep the results here; what is there already is not played again.
    table
        Write the tables here, in Markdown.
    """
    box = game_called(game)
    say = Catalogue(language(), box).say
    agent_called(level, box)  # Nobody plays a stranger.
    options, many = pairs(option), seats_of(box, 0)
    chosen(box.settings, options)
    every = meetings([NAME, level], many, games, seed, box.together)
    knobs = Knobs(uct_c, worlds, choice, length)
    agreed = [f"{name}: {value}" for name, value in (("seconds", f"{seconds:g}"), *knobs.said())]
    record = None if file is None else Record(file, box, many, 1.0, options, agreed)
    coming = PeerMatch(box, options, seconds, knobs).play(every, record)
    watched(coming, len(every), say, table)
    return 0

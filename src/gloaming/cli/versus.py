"""`gloaming versus`: which of two bots is the stronger, and how sure that is."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from gloaming.ai.levels import agent_called
from gloaming.ai.versus import Pairing, Result, Tally, meet_all, pairings, seats_of, wilson
from gloaming.cli.errors import DamagedFile
from gloaming.cli.play import Pairs, pairs
from gloaming.cli.shell import console, language, progress, read_text, write_text
from gloaming.engine.errors import BadFile
from gloaming.engine.game import game_called
from gloaming.text import Catalogue

_WORDS: Final = 5  # In a line of what is kept: agent, rival, seat, seed, score.


def versus(
    agent: str,
    rival: str,
    game: str = "day_and_night",
    /,
    *,
    games: int = 100,
    seed: int = 0,
    seats: int = 0,
    option: Pairs = None,
    keep: Path | None = None,
) -> int:
    """Let one bot play another, every deal once from each seat.

    Where all win or lose together, each bot plays every seat of so many games of its own, both
    with the same deals.

    Parameters
    ----------
    agent
        The bot whose results are counted.
    rival
        Who sits in the other seats.
    game
        Which game.
    games
        How many games.
    seed
        The first deal; the next ones count up from it.
    seats
        How many play: the bot in one seat after the other, its rival in all the rest. As many as
        usual if it is not said.
    option
        How the table plays: `--option difficulty=hard`.
    keep
        Write every result into this file; if it is there already, go on where it ends.
    """
    box = game_called(game)
    catalogue = Catalogue(language(), box)
    for name in (agent, rival):
        agent_called(name, box)  # Nobody plays a stranger.
    every = pairings(game, agent, rival, games, seed, seats, pairs(option))
    tallies = {name: Tally(seats_of(box, seats)) for name in (agent, rival)}
    results = meet_all(every) if keep is None else resumed(every, keep)
    out = console()
    try:
        for _ in progress(range(len(every)), f"{agent} – {rival}"):
            (*_, name, _, seat, _), score = next(results)
            tallies[name].add(seat, score)
    except KeyboardInterrupt:
        out.print(catalogue.say("fuzz-stopped"))
    if box.together:
        for name, tally in tallies.items():
            counts = {"won": sum(tally.won), "games": tally.games()}
            out.print(catalogue.say("versus-together", agent=name, **counts, **shares(tally)))
        return 0
    tally = tallies[agent]
    out.print(catalogue.say("versus-played", agent=agent, rival=rival, games=tally.games()))
    for seat, name in enumerate(box.seat_names[: len(tally.won)]):
        counts = {"won": tally.won[seat], "drawn": tally.drawn[seat], "lost": tally.lost[seat]}
        out.print(catalogue.say("versus-seat", seat=catalogue.thing("seat", name), **counts))
    out.print(catalogue.say("versus-all", **shares(tally)))
    return 0


def shares(tally: Tally) -> dict[str, str]:
    """The share of the points, and between which shares the true one lies."""
    low, high = wilson(tally.points(), tally.games())
    share = tally.points() / max(1, tally.games())
    return {"share": f"{share:.1%}", "low": f"{low:.1%}", "high": f"{high:.1%}"}


def resumed(every: list[Pairing], file: Path) -> Iterator[Result]:
    """The results a file has kept, then the others, each kept as soon as it is there."""
    game, seats, options, *_ = every[0] if every else ("", 0, ())
    table = " ".join(["versus", game, str(seats), *(f"{name}={value}" for name, value in options)])
    kept = read_kept(file, table) if file.exists() else {}
    write_text(file, "".join([f"{table}\n", *(f"{k} {v:g}\n" for k, v in kept.items())]))
    left: list[Pairing] = []
    for pairing in every:
        score = kept.get(line_of(pairing))
        if score is None:
            left.append(pairing)
        else:
            yield pairing, score
    with file.open("a", encoding="utf-8") as lines:
        for pairing, score in meet_all(left):
            lines.write(f"{line_of(pairing)} {score:g}\n")
            lines.flush()
            yield pairing, score


def line_of(pairing: Pairing) -> str:
    """Who played, where, with which deal."""
    *_, agent, rival, seat, seed = pairing
    return f"{agent} {rival} {seat} {seed}"


def read_kept(file: Path, table: str) -> dict[str, float]:
    """What was kept; of another table, or damaged, it is refused. Half a last line is not kept."""
    lines = read_text(file).split("\n")
    if lines[0] != table:
        raise DamagedFile(file, BadFile(1, f"these are not results of “{table}”"))
    kept: dict[str, float] = {}
    for number, line in enumerate(lines[1:-1], 2):
        key, _, score = line.rpartition(" ")
        if len(line.split(" ")) != _WORDS or score not in ("0", "0.5", "1"):
            raise DamagedFile(file, BadFile(number, "this is not a result"))
        kept[key] = float(score)
    return kept

"""`gloaming fit`: learn from games of bots with themselves what is worth how much."""

from pathlib import Path
from typing import Any

from gloaming.ai.bots import bots_of, has_bots
from gloaming.ai.terms import Terms, worth_of
from gloaming.cli.errors import MissingExtra, NothingToFit
from gloaming.cli.shell import console, language, progress
from gloaming.engine.game import Game, game_called
from gloaming.lab.fit import Sample, Samples, Worth, write_worth
from gloaming.lab.origin import origin
from gloaming.lab.walk import Walk, settled
from gloaming.text import Catalogue


def fit(
    game: str = "day_and_night",
    /,
    *,
    games: int = 400,
    samples: Path | None = None,
    walk: int = 0,
    steps: Path | None = None,
    weights: Path | None = None,
) -> int:
    """Fit the weights by which the searching levels judge a table.

    Parameters
    ----------
    game
        Which game.
    games
        How many games to learn from; with 0 it stays as it was thought out.
    samples
        Keep what was seen in them here; what is there already is not played again.
    walk
        Then go so many steps on: at each two who differ in what they think play two games.
    steps
        Keep who won them here; what is there already is not played again.
    weights
        Write the weights here; where the bots read them, if it is not said.
    """
    box = game_called(game)
    say = Catalogue(language(), box).say
    terms = bots_of(box.id).terms if has_bots(box.id) else None
    if terms is None or (walk and not terms.reach):
        raise NothingToFit(box.id)
    found = Worth(terms.hand_set, 0.0, 0.0)
    if games:
        found = from_turns(box, terms, games, samples, say("title"))
    if walk:
        found.worth = from_matches(box, terms, found, walk, steps, say("title"))
    target = worth_of(box.id) if weights is None else weights
    write_worth(target, terms, found, origin(box.id, games, walk), games, walk)
    for name, thought, worth in zip(terms.names, terms.hand_set, found.worth, strict=True):
        console().print(f"{name:24} {thought:7.2f} {worth:7.2f}", highlight=False)
    if games:
        sure = f"{found.unit:.3f} a unit; surprised by {found.surprise:.3f}"
        console().print(sure, highlight=False)
    console().print(str(target))
    return 0


def from_turns(
    box: Game[Any], terms: Terms[Any], games: int, samples: Path | None, title: str
) -> Worth:
    """What terms are worth by how games went on after every turn."""
    try:
        from gloaming.lab.regression import regression  # noqa: PLC0415 - an extra.
    except ImportError:
        raise MissingExtra("lab") from None
    kept = Path(f"{box.id}.samples") if samples is None else samples
    coming = Samples(kept, box, terms).more(games)
    seen: list[Sample] = []
    for _ in progress(range(games), title):
        seen += next(coming)
    return regression(seen, terms)


def from_matches(
    box: Game[Any], terms: Terms[Any], found: Worth, walk: int, steps: Path | None, title: str
) -> list[float]:
    """What terms are worth by who won, starting from what was found."""
    kept = Path(f"{box.id}.walk") if steps is None else steps
    start = [round(worth, 3) for worth in found.worth]
    coming = Walk(kept, box, terms, start).steps(walk)
    thoughts = [next(coming) for _ in progress(range(walk), title)]
    return settled(thoughts)

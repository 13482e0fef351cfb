"""`gloaming fit`: learn from games of bots with themselves what is worth how much."""

from pathlib import Path

from gloaming.ai.terms import TERMS
from gloaming.ai.terms.terms import FOLDER
from gloaming.cli.errors import NothingToFit
from gloaming.cli.shell import console, language, progress
from gloaming.engine.game import game_called
from gloaming.lab.fit import Sample, Samples, write_worth
from gloaming.lab.fit import fit as learn
from gloaming.text import Catalogue


def fit(
    game: str = "day_and_night",
    /,
    *,
    games: int = 400,
    samples: Path | None = None,
    weights: Path | None = None,
) -> int:
    """Fit the weights by which the searching levels judge a table.

    Parameters
    ----------
    game
        Which game.
    games
        How many games to learn from.
    samples
        Keep what was seen in them here; what is there already is not played again.
    weights
        Write the weights here; where the bots read them, if it is not said.
    """
    box = game_called(game)
    say = Catalogue(language(), box).say
    terms = TERMS.get(box.id)
    if terms is None:
        raise NothingToFit(box.id)
    kept = Path(f"{box.id}.samples") if samples is None else samples
    coming = Samples(kept, box, terms).more(games)
    seen: list[Sample] = []
    for _ in progress(range(games), say("title")):
        seen += next(coming)
    found = learn(seen, terms)
    target = FOLDER / f"{box.id}.json" if weights is None else weights
    write_worth(target, terms.names, found, games)
    for name, thought, worth in zip(terms.names, terms.hand_set, found.worth, strict=True):
        console().print(f"{name:24} {thought:7.2f} {worth:7.2f}", highlight=False)
    console().print(f"{found.unit:.3f} a unit; surprised by {found.surprise:.3f}", highlight=False)
    console().print(str(target))
    return 0

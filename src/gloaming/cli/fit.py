"""`gloaming fit`: learn from games of bots with themselves who wins from where."""

from pathlib import Path

from gloaming.ai.judge import FEATURES
from gloaming.ai.judge.judge import FOLDER
from gloaming.cli.errors import NothingToFit
from gloaming.cli.shell import console, language, progress
from gloaming.engine.game import game_called
from gloaming.lab.fit import Sample, Samples, write_weights
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
    """Fit the weights by which the searching levels judge the end of a turn.

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
    features = FEATURES.get(box.id)
    if features is None:
        raise NothingToFit(box.id)
    kept = Path(f"{box.id}.samples") if samples is None else samples
    coming = Samples(kept, box, features).more(games)
    seen: list[Sample] = []
    for _ in progress(range(games), say("title")):
        seen += next(coming)
    found, checks = learn(seen)
    target = FOLDER / f"{box.id}.json" if weights is None else weights
    write_weights(target, features.names, found, games)
    for seat, check in enumerate(checks):
        console().print(f"{box.seat_names[seat]}: {check:.3f}")
    console().print(str(target))
    return 0

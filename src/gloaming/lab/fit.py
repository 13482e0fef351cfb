"""What the terms of an evaluation are worth, learned from games that bots play with themselves."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from gloaming.ai.bots import bots_of
from gloaming.ai.evaluation import TURN
from gloaming.ai.greedy import at_a_glance
from gloaming.ai.terms import Terms
from gloaming.engine.errors import BadFile
from gloaming.engine.game import Game
from gloaming.engine.question import NATURE
from gloaming.engine.script import Position, answer


class Sample:
    """A table at the end of a turn: the game, whose turn, what it got in the end, the terms."""

    __slots__ = ("ended", "score", "seed", "terms")

    def __init__(self, seed: int, ended: int, score: float, terms: list[float]) -> None:
        self.seed = seed
        self.ended = ended
        self.score = score
        self.terms = terms


def sampled(game: Game[Any], terms: Terms[Any], seed: int) -> list[Sample]:
    """Play one game, and look at the table whenever a turn has ended."""
    state: Position = game.setup(terms.options, 2)
    evaluation = bots_of(game.id).evaluation
    luck = Random(f"{seed} fit")
    found: list[Sample] = []
    begun = False
    state.heard = []
    while (question := state.question) is not None:
        turn = any(event.what == TURN for event in state.heard)
        state.heard.clear()
        ended = terms.ended(state) if turn and begun else -1
        begun = begun or turn
        if ended >= 0:
            found.append(Sample(seed, ended, 0.0, terms.count(state, ended)))
        if question.seat == NATURE or luck.random() < terms.whim:
            option = question.pick(luck.random())
        elif len(question.options) == 1:
            option = question.options[0]
        else:
            option = at_a_glance(game, evaluation, state, question.speaker, luck, terms.breadth)
        answer(state, option)
    outcome = game.outcome(state)
    assert outcome is not None
    for sample in found:
        sample.score = outcome.scores[sample.ended]
    return found


def kept(file: Path, heading: list[str], foreign: str) -> list[tuple[int, str]]:
    """The numbered lines below a file's heading; a new file gets one, another's is refused."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join([*heading, ""]), encoding="utf-8")
    lines = file.read_text(encoding="utf-8").split("\n")
    first = len(heading)
    if lines[:first] != heading:
        raise BadFile(1, foreign)
    return [(number, line) for number, line in enumerate(lines[first:], first + 1) if line]


class Samples:
    """A file of samples that grows game by game, so that an interrupted run goes on."""

    def __init__(self, file: Path, game: Game[Any], terms: Terms[Any]) -> None:
        self.file = file
        self.game = game
        self.terms = terms
        self.heading = [
            f"gloaming samples 2 {game.id} {game.rules}",
            " ".join(name.replace(" ", "_") for name in terms.names),
        ]

    def read(self) -> list[Sample]:
        foreign = "these are samples of another game, or of other terms"
        found: list[Sample] = []
        for number, line in kept(self.file, self.heading, foreign):
            try:
                seed, ended, score, *counted = line.split(" ")
                row = [float(one) for one in counted]
                found.append(Sample(int(seed), int(ended), float(score), row))
            except ValueError:
                raise BadFile(number, "this is no sample") from None
        return found

    def more(self, games: int) -> Iterator[list[Sample]]:
        """The samples of every game: those in the file, then the others as they are played."""
        known: dict[int, list[Sample]] = {}
        for sample in self.read():
            known.setdefault(sample.seed, []).append(sample)
        for seed in range(games):
            if seed not in known:
                known[seed] = sampled(self.game, self.terms, seed)
                with self.file.open("a", encoding="utf-8") as file:
                    file.write("".join(written(sample) + "\n" for sample in known[seed]))
            yield known[seed]


def written(sample: Sample) -> str:
    numbers = [f"{feature:.5g}" for feature in sample.terms]
    return " ".join([str(sample.seed), str(sample.ended), f"{sample.score:g}", *numbers])


class Worth:
    """What was found out: for each term, in units; how a unit counts; how sure that is."""

    __slots__ = ("surprise", "unit", "worth")

    def __init__(self, worth: list[float], unit: float, surprise: float) -> None:
        self.worth = worth
        self.unit = unit  # What one unit adds to the logarithm of the odds.
        self.surprise = surprise  # By games it was not fitted on; log 2 = 0.693 knows nothing.


def write_worth(
    file: Path, terms: Terms[Any], found: Worth, origin: dict[str, str], games: int, steps: int = 0
) -> None:
    """Keep what was found out, and how."""
    pairs = zip(terms.names, found.worth, strict=True)
    told = {
        "from": origin,
        "games": games,
        "steps": steps,
        "unit": round(found.unit, 4),
        "worth": {name: round(worth, 3) for name, worth in pairs},
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")

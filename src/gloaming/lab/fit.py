"""What the terms of an evaluation are worth, learned from games that bots play with themselves."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gloaming.ai.bots import bots_of
from gloaming.ai.evaluation import TURN
from gloaming.ai.greedy import at_a_glance
from gloaming.ai.terms import Terms
from gloaming.engine.errors import BadFile
from gloaming.engine.game import Game
from gloaming.engine.question import NATURE
from gloaming.engine.script import Position, answer

HELD_BACK: Final = 5  # Every fifth game only checks what the others have taught.
STEPS: Final = 40  # At most; a few are enough.
CLOSE: Final = 1e-6

Numbers = NDArray[np.float64]


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

    def __init__(self, worth: Numbers, unit: float, surprise: float) -> None:
        self.worth = worth
        self.unit = unit  # What one unit adds to the logarithm of the odds.
        self.surprise = surprise  # By games it was not fitted on; log 2 = 0.693 knows nothing.


def regress(
    rows: Numbers, scores: Numbers, hand_set: Numbers, unit: int, caution: Numbers
) -> Numbers:
    """The weights under which these scores are likeliest; the last one is for having moved.

    Where the games say little, a term stays near what it was thought to be worth (Newton).
    """
    rows = np.column_stack([rows, np.ones(len(rows))])
    thought = np.append(hand_set, 0.0)
    weights = np.zeros(rows.shape[1])
    weights[unit] = 1e-3
    for _ in range(STEPS):
        # As sure of a term as of so many units; how much a unit counts turns out on the way.
        sure = np.append(caution, 0.0) / max(1e-4, weights[unit] ** 2)
        sure[unit] = sure[-1] = 1e-3
        likely = 1.0 / (1.0 + np.exp(-np.clip(rows @ weights, -30, 30)))
        slope = rows.T @ (scores - likely) - sure * (weights - weights[unit] * thought)
        bend = (rows.T * (likely * (1 - likely))) @ rows + np.diag(sure)
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        weights[unit] = max(1e-3, weights[unit])
        if np.abs(step).max() < CLOSE:
            break
    found: Numbers = weights
    return found


def surprise(rows: Numbers, scores: Numbers, weights: Numbers) -> float:
    """How far the judgement is from what happened."""
    rows = np.column_stack([rows, np.ones(len(rows))])
    likely = 1.0 / (1.0 + np.exp(-np.clip(rows @ weights, -13, 13)))
    return float(-np.mean(scores * np.log(likely) + (1 - scores) * np.log(1 - likely)))


def fit(samples: list[Sample], terms: Terms[Any]) -> Worth:
    """What each term is worth, and how surprised that was by games it did not know."""
    rows = np.array([sample.terms for sample in samples])
    scores = np.array([sample.score for sample in samples])
    seeds = np.array([sample.seed for sample in samples])
    unit = terms.names.index(terms.unit)
    hand_set = np.array(terms.hand_set)
    # The turns of one game tell one result: all of them together count once. And what was thought
    # to be worth much may be off by more.
    turns = len(samples) / len(set(seeds.tolist()))
    caution = turns / (terms.doubt + np.abs(hand_set) / 2) ** 2
    kept = seeds % HELD_BACK != 0
    guess = regress(rows[kept], scores[kept], hand_set, unit, caution)
    weights = regress(rows, scores, hand_set, unit, caution)
    missed = surprise(rows[~kept], scores[~kept], guess)
    return Worth(weights[:-1] / weights[unit], float(weights[unit]), missed)


def write_worth(file: Path, names: list[str], found: Worth, games: int, steps: int = 0) -> None:
    worth = {name: round(float(one), 3) for name, one in zip(names, found.worth, strict=True)}
    told = {"games": games, "steps": steps, "unit": round(found.unit, 4), "worth": worth}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")

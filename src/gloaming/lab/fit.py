"""Learn who wins from games that bots play with themselves: a logistic regression, seat by seat."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gloaming.ai.agent import Agent, imagination
from gloaming.ai.evaluate import evaluation_of
from gloaming.ai.greedy import Greedy
from gloaming.ai.judge.judge import Features
from gloaming.ai.tree import TURN
from gloaming.engine.errors import BadFile
from gloaming.engine.game import Game
from gloaming.engine.question import NATURE
from gloaming.engine.script import Position, answer

WHIM: Final = 0.08  # How often somebody answers by whim, so that not all games are alike.
CAUTION: Final = 3.0  # How much evidence a weight needs to differ from 0.
HELD_BACK: Final = 5  # Every fifth game only checks what the others have taught.
STEPS: Final = 30

Numbers = NDArray[np.float64]


class Sample:
    """A table at the end of a turn: the game, whose turn, what it got in the end, the features."""

    __slots__ = ("ended", "features", "score", "seed")

    def __init__(self, seed: int, ended: int, score: float, features: list[float]) -> None:
        self.seed = seed
        self.ended = ended
        self.score = score
        self.features = features


def sampled(game: Game[Any], features: Features[Any], seed: int) -> list[Sample]:
    """Play one game, and look at the table whenever a turn has ended."""
    state: Position = game.setup({}, 2)
    agent: Agent = Greedy(evaluation_of(game.id))
    luck = Random(f"{seed} fit")
    found: list[Sample] = []
    turns = 0
    state.heard = []
    while (question := state.question) is not None:
        for event in state.heard:
            turns += event.what == TURN
        state.heard.clear()
        ended = features.ended(state) if turns > 1 else -1
        if ended >= 0 and turns > len(found) + 1:
            found.append(Sample(seed, ended, 0.0, features.count(state, ended)))
        if question.seat == NATURE or luck.random() < WHIM:
            option = question.pick(luck.random())
        else:
            state.heard = None
            option = agent.choose(imagination(game, state, question.seat, luck))
            state.heard = []
        answer(state, option)
    outcome = game.outcome(state)
    assert outcome is not None
    for sample in found:
        sample.score = outcome.scores[sample.ended]
    return found


class Samples:
    """A file of samples that grows game by game, so that an interrupted run goes on."""

    def __init__(self, file: Path, game: Game[Any], features: Features[Any]) -> None:
        self.file = file
        self.game = game
        self.features = features
        self.heading = [
            f"gloaming samples 1 {game.id} {game.rules}",
            " ".join(name.replace(" ", "_") for name in features.names),
        ]

    def read(self) -> list[Sample]:
        if not self.file.exists():
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text("\n".join([*self.heading, ""]), encoding="utf-8")
            return []
        lines = self.file.read_text(encoding="utf-8").split("\n")
        if lines[:2] != self.heading:
            raise BadFile(1, "these are samples of another game, or of other features")
        found: list[Sample] = []
        for number, line in enumerate(lines[2:], 3):
            if line:
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
                known[seed] = sampled(self.game, self.features, seed)
                with self.file.open("a", encoding="utf-8") as file:
                    file.write("".join(written(sample) + "\n" for sample in known[seed]))
            yield known[seed]


def written(sample: Sample) -> str:
    numbers = [f"{feature:.5g}" for feature in sample.features]
    return " ".join([str(sample.seed), str(sample.ended), f"{sample.score:g}", *numbers])


def regress(rows: Numbers, scores: Numbers) -> Numbers:
    """The weights under which these scores are likeliest, small ones preferred (Newton)."""
    spread = rows.std(axis=0)
    spread[spread == 0] = 1.0
    scaled = rows / spread
    weights = np.zeros(rows.shape[1])
    caution = np.full(rows.shape[1], CAUTION)
    for _ in range(STEPS):
        likely = 1.0 / (1.0 + np.exp(-np.clip(scaled @ weights, -30, 30)))
        slope = scaled.T @ (scores - likely) - caution * weights
        bend = (scaled.T * (likely * (1 - likely))) @ scaled + np.diag(caution)
        weights = weights + np.linalg.solve(bend, slope)
    found: Numbers = weights / spread
    return found


def surprise(rows: Numbers, scores: Numbers, weights: Numbers) -> float:
    """How far the judgement is from what happened; log 2 = 0.693 knows nothing."""
    likely = np.clip(1.0 / (1.0 + np.exp(-rows @ weights)), 1e-6, 1 - 1e-6)
    return float(-np.mean(scores * np.log(likely) + (1 - scores) * np.log(1 - likely)))


def fit(samples: list[Sample]) -> tuple[list[list[float]], list[float]]:
    """The weights for either seat, and how surprised they were by games they did not know."""
    weights: list[list[float]] = []
    checks: list[float] = []
    for seat in (0, 1):
        mine = [sample for sample in samples if sample.ended == seat]
        rows = np.array([sample.features for sample in mine])
        scores = np.array([sample.score for sample in mine])
        kept = np.array([sample.seed % HELD_BACK != 0 for sample in mine])
        checks.append(surprise(rows[~kept], scores[~kept], regress(rows[kept], scores[kept])))
        weights.append([round(float(one), 4) for one in regress(rows, scores)])
    return weights, checks


def write_weights(file: Path, names: list[str], weights: list[list[float]], games: int) -> None:
    told = {"games": games, "features": names, "weights": weights}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")

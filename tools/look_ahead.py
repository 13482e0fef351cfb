"""How far a search should look: what an evaluation says about a turn, at once and some turns later.

One turn is played in several ways, each way is played on to the end several times by bots, and at
the end of every turn the evaluation is asked. Printed is how well what it said agrees with who won
in the end (1 is all there is to know, 0 is nothing), as far as ways of the same turn differ. A game
is split in two halves, so that no playout is compared with itself.

    PYTHONPATH=build/compiled .venv/bin/python tools/look_ahead.py bless --turns 40
"""

import argparse
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

import gloaming.games  # noqa: F401 - puts the games on the shelf.
from gloaming.ai.bots import bots_of
from gloaming.ai.evaluation import TURN, Evaluation
from gloaming.ai.greedy import at_a_glance
from gloaming.cli.shell import progress
from gloaming.engine.game import Game, game_called
from gloaming.engine.question import NATURE
from gloaming.engine.script import Position, answer

WAYS = 4
PLAYOUTS = 6
WHIM = 0.3  # How often a way departs from what looks best; the first never does.
BREADTH = 8
LATER = [1, 2, 3, 4, 6]  # After so many more turns the evaluation is asked again.
DECIDED = 1e6

Numbers = NDArray[np.float64]


class Seen:
    """One way to play a turn: what was said at its end, and later, and who won in the end."""

    def __init__(self, group: int, now: float, playouts: list[list[float]]) -> None:
        self.group = group
        self.now = now
        self.playouts = playouts  # What was said after LATER turns, and at last the score.


class Watcher:
    """Plays, and asks the evaluation at the end of turns."""

    def __init__(self, game: Game[Any], evaluation: Evaluation[Any], options: dict[str, str]):
        self.game = game
        self.evaluation = evaluation
        self.options = options

    def step(self, state: Position, luck: Random, mind: Random, whim: float) -> bool:
        """Answer what is open; whether a turn has begun by that."""
        question = state.question
        assert question is not None
        if question.seat == NATURE:
            option = question.pick(luck.random())
        elif len(question.options) == 1:
            option = question.options[0]
        elif mind.random() < whim:
            option = mind.choice(question.options)
        else:
            seat = question.speaker
            option = at_a_glance(self.game, self.evaluation, state, seat, mind, BREADTH)
        state.heard = []
        answer(state, option)
        turn = any(event.what == TURN for event in state.heard)
        state.heard = None
        return turn

    def settle(self, state: Position, luck: Random) -> None:
        """Let luck answer what the evaluation can't weigh."""
        while state.question is not None and state.question.seat == NATURE:
            if self.evaluation.weighs(state):
                return
            answer(state, state.question.pick(luck.random()))

    def whose_turn(self, state: Position) -> int:
        """Who is asked first, once luck has answered; below 0 if nobody is."""
        copy, luck = state.clone(), Random(0)
        while copy.question is not None and copy.question.seat == NATURE:
            answer(copy, copy.question.pick(luck.random()))
        return -1 if copy.question is None else copy.question.speaker

    def score(self, state: Position, seat: int) -> float:
        outcome = self.game.outcome(state)
        assert outcome is not None
        score = outcome.scores[seat]
        return 0.0 if score < 1.0 and outcome.winners() else score

    def playout(self, state: Position, seat: int, luck: Random) -> list[float]:
        said: list[float] = []
        turns = 0
        while state.question is not None:
            if self.step(state, luck, luck, 0.0):
                turns += 1
                if turns in LATER:
                    self.settle(state, luck)
                    if state.question is not None:
                        said.append(self.evaluation.value(state, seat))
        score = self.score(state, seat)
        while len(said) < len(LATER):
            said.append(DECIDED * (2 * score - 1))
        return [*said, score]

    def ways(self, start: Position, group: int, seat: int, seed: int) -> list[Seen]:
        found: list[Seen] = []
        for way in range(WAYS):
            state, luck, mind = start.clone(), Random(seed), Random(seed + way)
            while state.question is not None:
                if self.step(state, luck, mind, WHIM if way else 0.0):
                    break
            self.settle(state, luck)
            if state.question is None:
                continue
            now = self.evaluation.value(state, seat)
            playouts = [
                self.playout(state.clone(), seat, Random(f"{seed} {one}"))
                for one in range(PLAYOUTS)
            ]
            found.append(Seen(group, now, playouts))
        return found if len(found) > 1 else []


def centred(values: Numbers, groups: Numbers) -> Numbers:
    """Each value less the mean of its group."""
    found = values.copy()
    for group in np.unique(groups):
        found[groups == group] -= values[groups == group].mean()
    return found


def report(seen: list[Seen], scale: float) -> None:
    groups = np.array([one.group for one in seen], dtype=float)
    playouts = np.array([one.playouts for one in seen])
    half = PLAYOUTS // 2
    scores = [playouts[:, :half, -1].mean(1), playouts[:, half:, -1].mean(1)]
    one, other = (centred(score, groups) for score in scores)
    truth = float((one * other).mean())
    print(f"{len(seen)} ways of {len(np.unique(groups))} turns; what differs: {truth:.4f}")
    if truth <= 0:
        print("too few to tell")
        return

    def agreement(name: str, first: Numbers, second: Numbers) -> None:
        a, b = centred(first, groups), centred(second, groups)
        shared = float((a * other).mean() + (b * one).mean()) / 2
        spread = sqrt(float(a.var() + b.var()) / 2)
        print(f"{name:32} {shared / (spread * sqrt(truth)):.2f}")

    def chance(value: float) -> float:
        return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, value / scale))))

    likely = np.vectorize(chance)
    now = likely(np.array([one.now for one in seen]))
    agreement("at once", now, now)
    for at, turns in enumerate(LATER):
        said = likely(playouts[:, :, at])
        agreement(f"after {turns} more turns, one try", said[:, 0], said[:, half])
        first, second = said[:, :half].mean(1), said[:, half:].mean(1)
        agreement(f"after {turns} more turns, {half} tries", first, second)
    agreement(f"the end of the game, {half} tries", *scores)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--turns", type=int, default=40, help="how many turns to try ways for")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scale", type=float, default=6.0, help="a lead that makes 73 %% likely")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="name=value, as at a table")
    asked = parser.parse_args()
    game = game_called(asked.game)
    options = dict(one.split("=", 1) for one in asked.option)
    watcher = Watcher(game, bots_of(game.id).learned(), options)
    luck = Random(asked.seed)
    seen: list[Seen] = []
    state: Position = game.setup(options, asked.seats)
    for group in progress(range(asked.turns), Path(__file__).stem):
        found: list[Seen] = []
        while not found:  # On to some turn of this game, or of another.
            if state.question is None:
                state = game.setup(options, asked.seats)
            if watcher.step(state, luck, luck, 0.05) and luck.random() < 0.15:
                seat = watcher.whose_turn(state)
                found = watcher.ways(state, group, seat, luck.getrandbits(32)) if seat >= 0 else []
        seen += found
    report(seen, asked.scale)


if __name__ == "__main__":
    main()

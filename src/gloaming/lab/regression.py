"""What terms are worth by how games went on: logistic regression, for which numpy is needed."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gloaming.ai.terms import Terms
from gloaming.lab.fit import Sample, Worth

HELD_BACK: Final = 5  # Every fifth game only checks what the others have taught.
STEPS: Final = 40  # At most; a few are enough.
CLOSE: Final = 1e-6

Numbers = NDArray[np.float64]


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


def regression(samples: list[Sample], terms: Terms[Any]) -> Worth:
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
    found: list[float] = (weights[:-1] / weights[unit]).tolist()
    return Worth(found, float(weights[unit]), missed)

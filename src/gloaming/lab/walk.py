"""What terms are worth, learned step by step: two who think differently of them play each other.

Results of whole games say little about a single term, for whoever is behind has a poor table in all
respects. So here nothing but what is thought differs: one bot thinks more of some terms and less of
others, its rival the other way round; both play the same luck from both seats, and what is thought
moves a little towards whoever won (stochastic approximation by simultaneous perturbation).
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from gloaming.ai.greedy import Greedy
from gloaming.ai.play import play
from gloaming.ai.terms import Terms
from gloaming.engine.errors import BadFile
from gloaming.engine.game import Game
from gloaming.lab.fit import kept

PACE: Final = 0.03  # How far a step goes that wins both games, against how far the two differ.
SETTLED: Final = 0.5  # The last so many of all steps are averaged: single ones stagger.
FIRST_SEED: Final = 1_000_000  # Far from the seeds by which the result is judged.
SEATS: Final = 2


def points(game: Game[Any], one: Greedy, other: Greedy, seed: int) -> float:
    """What one gets of two games against another, with the same luck from both seats."""
    total = 0.0
    for seat in range(SEATS):
        agents = [one, other] if seat == 0 else [other, one]
        _, outcome = play(game, agents, {}, seed)
        score = outcome.scores[seat]
        total += 0.0 if score < 1.0 and outcome.winners() else score
    return total


class Walk:
    """A walk through what could be thought, kept in a file step by step: it can be gone on with.

    The file holds who won. Where that has led is worked out again, which takes no time.
    """

    def __init__(self, file: Path, game: Game[Any], terms: Terms[Any], start: list[float]) -> None:
        self.file = file
        self.game = game
        self.terms = terms
        self.start = start
        self.heading = [
            f"gloaming walk 1 {game.id} {game.rules}",
            " ".join(name.replace(" ", "_") for name in terms.names),
            " ".join(f"{worth:.5g}" for worth in start),
            " ".join(f"{reach:g}" for reach in terms.reach),
        ]

    def read(self) -> list[float]:
        """The points of every step so far."""
        foreign = "this walk is through another game or other terms, or began elsewhere"
        found: list[float] = []
        for number, line in kept(self.file, self.heading, foreign):
            if line not in ("0", "0.5", "1", "1.5", "2"):
                raise BadFile(number, "this is no step")
            found.append(float(line))
        return found

    def steps(self, many: int) -> Iterator[list[float]]:
        """What is thought after each step: those in the file, then others as they are played."""
        known = self.read()
        thought = self.start.copy()
        for step in range(many):
            signs = differs(step, len(thought))
            if step < len(known):
                won = known[step]
            else:
                won = self.play(thought, signs, FIRST_SEED + step)
                with self.file.open("a", encoding="utf-8") as file:
                    file.write(f"{won:g}\n")
            pace = PACE * (won - SEATS / 2)
            for at, reach in enumerate(self.terms.reach):
                thought[at] += pace * signs[at] * reach
            yield thought.copy()

    def play(self, thought: list[float], signs: list[int], seed: int) -> float:
        """Who thinks more of a term where its sign says so, against who thinks less of it."""
        one, other = (
            Greedy(self.terms.weigh(self.moved(thought, signs, towards))) for towards in (1, -1)
        )
        return points(self.game, one, other, seed)

    def moved(self, thought: list[float], signs: list[int], towards: int) -> dict[str, float]:
        return {
            name: thought[at] + towards * signs[at] * self.terms.reach[at]
            for at, name in enumerate(self.terms.names)
        }


def differs(step: int, terms: int) -> list[int]:
    """Which terms one thinks more of at a step, and which less."""
    luck = Random(f"{step} walk")
    return [luck.choice((-1, 1)) for _ in range(terms)]


def settled(thoughts: list[list[float]]) -> list[float]:
    """What was thought on average, once the walk had come to where it stays."""
    last = thoughts[int(len(thoughts) * (1 - SETTLED)) :]
    return [sum(column) / len(last) for column in zip(*last, strict=True)]

"""Who solves which puzzle: bots mix their answers, so each is asked several times."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from gloaming.ai.agent import imagination
from gloaming.ai.levels import RANDOM, UnknownAgent, agent_called, agents_of, is_agent, levels_of
from gloaming.engine.game import Game
from gloaming.lab.puzzles.puzzle import Puzzle

TRIES: Final = 5


class Attempt:
    """A level in front of a puzzle, with a luck of its own."""

    __slots__ = ("level", "puzzle", "seed")

    def __init__(self, puzzle: Puzzle, level: str, seed: int) -> None:
        self.puzzle = puzzle
        self.level = level
        self.seed = seed

    def solved(self, effort: float = 1.0) -> bool:
        """Ask the level. Like at every table it gets nothing but its seat's imagination."""
        puzzle = self.puzzle
        agent = agent_called(self.level, puzzle.game, effort, False)
        luck = Random(f"{self.seed} {puzzle.name}")
        mind = imagination(puzzle.game, puzzle.state, puzzle.seat, luck)
        return agent.choose(mind) in puzzle.best


def solvers(game: Game[Any], wanted: Sequence[str]) -> list[str]:
    """Who is asked: those that are wanted, as far as they play this game; else every level.

    Whoever answers at random shows how much of a score is luck.
    """
    for name in wanted:
        if not is_agent(name, game):
            raise UnknownAgent(name, agents_of(game))
    return [name for name in wanted or [RANDOM, *levels_of(game)] if name in agents_of(game)]


def attempts(puzzles: list[Puzzle], levels: list[str], tries: int, seed: int = 0) -> list[Attempt]:
    """Every level in front of every puzzle, so many times."""
    return [
        Attempt(puzzle, level, seed + number)
        for puzzle in puzzles
        for level in levels
        for number in range(tries)
    ]


class Score:
    """How often something was solved, of how many attempts."""

    __slots__ = ("asked", "solved")

    def __init__(self) -> None:
        self.asked = 0
        self.solved = 0

    def add(self, solved: bool) -> None:
        self.asked += 1
        self.solved += solved

    def __str__(self) -> str:
        return f"{self.solved} of {self.asked}" if self.asked else "–"


class Scores:
    """What came of the attempts at the puzzles of one game."""

    def __init__(self) -> None:
        self.levels: list[str] = []
        self.puzzles: list[Puzzle] = []
        self.by_puzzle: dict[tuple[str, str], Score] = {}
        self.by_kind: dict[tuple[str, str], Score] = {}
        self.by_level: dict[str, Score] = {}

    def add(self, attempt: Attempt, solved: bool) -> None:
        level, puzzle = attempt.level, attempt.puzzle
        if level not in self.levels:
            self.levels.append(level)
        if puzzle not in self.puzzles:
            self.puzzles.append(puzzle)
        self.by_puzzle.setdefault((puzzle.name, level), Score()).add(solved)
        self.by_kind.setdefault((puzzle.kind, level), Score()).add(solved)
        self.by_level.setdefault(level, Score()).add(solved)

    def table(self, title: str) -> list[str]:
        """In Markdown: every puzzle, then all together."""
        lines = [
            f"| {title} | kind | {' | '.join(self.levels)} |",
            f"| --- | --- |{' --- |' * len(self.levels)}",
        ]
        for puzzle in self.puzzles:
            row = [str(self.by_puzzle.get((puzzle.name, it), Score())) for it in self.levels]
            lines.append(f"| {puzzle.title} | {puzzle.kind} | {' | '.join(row)} |")
        row = [str(self.by_level[level]) for level in self.levels]
        lines.append(f"| all {len(self.puzzles)} | | {' | '.join(row)} |")
        return lines

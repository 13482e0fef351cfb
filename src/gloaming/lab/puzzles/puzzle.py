"""A puzzle: a journal that ends at a question, and what is to be answered there.

A journal like any other, so that it can be replayed; what makes it a puzzle stands in its remarks,
right below the heading:

    # puzzle: The ninth tile
    # kind: win
    # proof: win
    # best: cast D09 / cast D06
    # why: The Wish reaches every square, nothing else reaches d6.

Where anything will do but a folly, it says what that is: `# best: not drink red1`.
"""

from pathlib import Path
from typing import Any, Final

from gloaming.ai.agent import asked
from gloaming.engine import journal
from gloaming.engine.errors import BadFile, GloamingError
from gloaming.engine.game import Game
from gloaming.engine.heading import heading_length
from gloaming.engine.journal import Journal
from gloaming.engine.question import NATURE, Option
from gloaming.engine.script import Position

FOLDER: Final = Path(__file__).parent
KINDS: Final = ["win", "stop", "waste", "combination"]
PROOFS: Final = ["win", "stand", "stop", "lives", "playouts", "vain"]
REMARKS: Final = ["puzzle", "kind", "proof", "best", "why"]
OR: Final = " / "
NOT: Final = "not "


class DamagedPuzzle(GloamingError):
    """A puzzle that can't be asked, and the line from which on it can't."""

    def __init__(self, file: Path, error: BadFile) -> None:
        line, why = error.line, error.parts["why"]
        super().__init__(f"{file}, line {line}: {why}", file=str(file), line=line, why=why)


class Puzzle:
    """A position, and the answers that solve it."""

    __slots__ = (
        "best",
        "game",
        "journal",
        "kind",
        "name",
        "never",
        "proof",
        "seat",
        "state",
        "title",
        "why",
    )

    def __init__(self, name: str, told: dict[str, str], kept: Journal) -> None:
        self.name = name
        self.title = told["puzzle"]
        self.kind = told["kind"]
        self.proof = told["proof"]  # How it was shown that nothing else is as good.
        self.why = told["why"]
        self.journal = kept
        self.game: Game[Any] = kept.heading.game
        self.state: Position = kept.replay()
        said = told["best"].removeprefix(NOT).split(OR)
        self.best: list[Option] = [self.game.vocabulary.option(one) for one in said]
        # What nobody should answer; then everything else solves it.
        self.never: list[Option] = self.best if told["best"].startswith(NOT) else []
        if self.never:
            every = asked(self.state).options
            self.best = [option for option in every if option not in self.never]
        self.seat = asked(self.state).speaker


def read_puzzle(text: str, name: str) -> Puzzle:
    """The puzzle in a text: complete, and with an answer that is no answer to everything."""
    lines = text.splitlines()
    kept = journal.read(text)
    told: dict[str, str] = {}
    for number in range(heading_length(lines) + 1, len(lines) + 1):
        key, colon, value = lines[number - 1].removeprefix("#").partition(":")
        if lines[number - 1].startswith("#") and colon and key.strip() in REMARKS:
            told[key.strip()] = value.strip()
    last = len(lines)
    for key in REMARKS:
        if not told.get(key):
            raise BadFile(last, f"the puzzle does not say its “{key}”")
    if told["kind"] not in KINDS:
        raise BadFile(last, f"a puzzle is one of {', '.join(KINDS)}, not “{told['kind']}”")
    if told["proof"] not in PROOFS:
        raise BadFile(last, f"a proof is one of {', '.join(PROOFS)}, not “{told['proof']}”")
    try:
        puzzle = Puzzle(name, told, kept)
    except BadFile:
        raise
    except GloamingError as error:
        raise BadFile(last, str(error)) from None
    question = asked(puzzle.state)
    if question.seat == NATURE:
        raise BadFile(last, "luck is asked here, and needs no puzzle")
    for option in puzzle.best + puzzle.never:
        if not question.offers(option):
            raise BadFile(last, f"“{option.name}” is not offered there")
    if len(puzzle.best) >= len(question.options):
        raise BadFile(last, "every answer solves it")
    return puzzle


def puzzles_of(game: Game[Any], folder: Path = FOLDER) -> list[Puzzle]:
    """The puzzles of a game, by the names of their files."""
    found: list[Puzzle] = []
    for file in sorted((folder / game.id).glob("*.journal")):
        try:
            puzzle = read_puzzle(file.read_text(encoding="utf-8"), file.stem)
            if puzzle.game is not game:
                raise BadFile(2, f"this is a puzzle of {puzzle.game.id}")
        except BadFile as error:
            raise DamagedPuzzle(file, error) from None
        found.append(puzzle)
    return found

"""Tables whose answers stand in a journal: how to come to the late hours of a long game."""

from pathlib import Path

from gloaming.engine.game import game_called
from gloaming.engine.question import Option, Question
from tests.reference.favouring import Favouring

JOURNALS = Path(__file__).parents[1] / "journals"


def journals(game: str) -> list[Path]:
    return sorted((JOURNALS / game).glob("*.journal"))


class Replayed(Favouring):
    """A game as its journal tells it; from some answer on, as the favourites of the table will."""

    def __init__(self, journal: Path, upto: int | None = None, seed: int = 0) -> None:
        head, _, body = journal.read_text().partition("\n\n")
        said = dict(line.split(": ", 1) for line in head.splitlines()[1:])
        seats = [key for key in said if key.startswith("seat ")]
        options = {key[7:]: value for key, value in said.items() if key.startswith("option ")}
        given = [line.split(" ", 1)[1] for line in body.splitlines() if " " in line]
        self.given = given if upto is None else given[:upto]
        manner = f"({len(self.given)} answers of {journal.stem})"
        super().__init__(game_called(said["game"]), options, len(seats), seed, manner)

    def pick(self, question: Question) -> Option:
        if len(self.answers) < len(self.given):
            return self.game.vocabulary.option(self.given[len(self.answers)])
        return super().pick(question)

"""Tables whose answers stand in a journal: how to come to the late hours of a long game."""

from pathlib import Path

from gloaming.engine.game import game_called
from gloaming.engine.question import Option, Question
from tests.promises.table import Table


class Replayed(Table):
    """A game as its journal tells it, up to a point, and at random from there on."""

    def __init__(self, journal: Path, upto: int = 10**9) -> None:
        head, _, body = journal.read_text().partition("\n\n")
        said = dict(line.split(": ", 1) for line in head.splitlines()[1:])
        names = [key for key in said if key.startswith("seat ")]
        options = {key[7:]: value for key, value in said.items() if key.startswith("option ")}
        game = game_called(said["game"])
        super().__init__(game, options, len(names), upto, f"{journal.stem}, then random")
        self.given = [line.split(" ", 1)[1] for line in body.splitlines() if " " in line][:upto]

    def pick(self, question: Question) -> Option:
        if len(self.answers) < len(self.given):
            return self.game.vocabulary.option(self.given[len(self.answers)])
        return question.pick(self.luck.random())

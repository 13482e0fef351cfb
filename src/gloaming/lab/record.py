"""The results of an arena as a text file, one game a line, to be read again and continued.

    gloaming arena 1
    game: day_and_night
    rules: 2
    seats: 2
    effort: 1
    option crystallize: any

    0 0 master:1:88:2.412:0.071 apprentice:0:90:0.113:0.004

A line is the deal, the seat whose result is asked for, and for every seat who sat there, what it
got, how often it had a choice, the processor time of all these answers and of the longest, and, if
anybody counted, how much it tried for them.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from gloaming.engine.errors import BadFile
from gloaming.engine.game import Game
from gloaming.lab.meeting import Meeting, Result

TITLE: Final = "gloaming arena 1"


class Record:
    """A file of results of one kind of table."""

    def __init__(
        self,
        file: Path,
        game: Game[Any],
        seats: int,
        effort: float,
        options: dict[str, str],
        also: Sequence[str] = (),  # What else all these games have in common.
    ) -> None:
        self.file = file
        self.heading = [
            TITLE,
            f"game: {game.id}",
            f"rules: {game.rules}",
            f"seats: {seats}",
            f"effort: {effort:g}",
            *(f"option {name}: {value}" for name, value in sorted(options.items())),
            *also,
            "",
        ]
        self.seats = seats

    def read(self) -> list[Result]:
        """What was played before; a last line that was cut off is played again."""
        if not self.file.exists():
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text("\n".join([*self.heading, ""]), encoding="utf-8")
            return []
        text = self.file.read_text(encoding="utf-8")
        lines = text.split("\n")
        for number, line in enumerate(self.heading, 1):
            if number > len(lines) or lines[number - 1] != line:
                raise BadFile(number, f"these are other games: “{line}” should stand here")
        if not text.endswith("\n"):
            text = text[: text.rfind("\n") + 1]
            self.file.write_text(text, encoding="utf-8")
        found = []
        for number, line in enumerate(text.split("\n"), 1):
            if number > len(self.heading) and line:
                try:
                    found.append(read_result(line, self.seats))
                except ValueError:
                    raise BadFile(number, f"“{line}” is no result") from None
        return found

    def add(self, result: Result) -> None:
        with self.file.open("a", encoding="utf-8") as file:
            file.write(write_result(result) + "\n")


def write_result(result: Result) -> str:
    seats = [
        f"{name}:{result.scores[at]:g}:{result.answers[at]}"
        f":{result.seconds[at]:.3f}:{result.longest[at]:.3f}"
        + (f":{result.tries[at]}" if result.tries else "")
        for at, name in enumerate(result.meeting.names)
    ]
    return " ".join([str(result.meeting.seed), str(result.meeting.hero), *seats])


def read_result(line: str, seats: int) -> Result:
    seed, hero, *rest = line.split(" ")
    if len(rest) != seats or not 0 <= int(hero) < seats:
        raise ValueError
    parts = [one.split(":") for one in rest]
    names, scores, answers, seconds, longest, *tries = zip(*parts, strict=True)
    if len(tries) > 1:
        raise ValueError
    return Result(
        Meeting(int(seed), int(hero), names),
        [float(score) for score in scores],
        [int(answer) for answer in answers],
        [float(second) for second in seconds],
        [float(second) for second in longest],
        [int(many) for many in tries[0]] if tries else None,
    )

"""`gloaming fuzz`: random games, with every promise a table makes checked on the way."""

import random
import traceback
from pathlib import Path
from typing import Any, Final

from gloaming.cli.shell import console, language, progress, write_text
from gloaming.engine import journal, save
from gloaming.engine.errors import BadSeats
from gloaming.engine.game import Game, game_called
from gloaming.engine.journal import Answer
from gloaming.engine.match import new_match
from gloaming.engine.question import NATURE
from gloaming.text import Catalogue

LONGEST: Final = 100_000  # Answers; a game that needs more runs away.
UNDO: Final = 0.05  # How often an answer is followed by an attempt to take it back.
RELOAD: Final = 0.02  # How often a table is saved and loaded again.


class Broken(Exception):
    """A promise was not kept: which one, by the key of its text."""

    def __init__(self, promise: str) -> None:
        super().__init__(promise)
        self.promise = promise


class Trial:
    """One random game at a table with random options."""

    def __init__(self, game: Game[Any], seed: int, seats: int | None = None) -> None:
        self.chance = random.Random(seed)
        options = {
            setting.name: self.chance.choice(setting.values)
            for setting in game.settings
            if self.chance.random() < 0.3
        }
        drawn = self.chance.choice(game.seats)
        self.match = new_match(game, options, ["random"] * (seats or drawn), self.chance)
        self.giving: Answer | None = None  # Being given now; the journal learns of it last.
        self.given = 0  # Answers in all, those taken back included.
        self.points: dict[int, str] = {}  # The table at each question that could be undone to.

    def play(self) -> None:
        match = self.match
        while (question := match.state.question) is not None:
            if not question.options:
                raise Broken("fuzz-dead-end")
            if self.given >= LONGEST:
                raise Broken("fuzz-runaway")
            if self.chance.random() < RELOAD:
                self.reload()
            self.give(Answer(question.seat, question.pick(self.chance.random())))
            seat = max(question.seat, 0)
            if question.seat != NATURE and self.chance.random() < UNDO and match.can_undo(seat):
                self.take_back(seat)
        if match.game.outcome(match.state) is None:
            raise Broken("fuzz-dead-end")
        if save.save(match.journal.heading, match.journal.replay()) != self.text():
            raise Broken("fuzz-journal")

    def give(self, answer: Answer) -> None:
        self.giving = answer
        self.given += 1
        number = self.match.number()
        if answer.seat == NATURE:
            self.points.clear()
            self.match.take(NATURE, NATURE, answer.option)
        else:
            self.points[number] = self.text()
            self.match.answer(max(answer.seat, 0), answer.option.name, number)
        self.giving = None

    def text(self) -> str:
        return save.save(self.match.journal.heading, self.match.state)

    def reload(self) -> None:
        """What was saved loads as the same table, with the same question open."""
        before = self.text()
        heading, state = save.load(before)
        question, asked = state.question, self.match.state.question
        assert question is not None
        assert asked is not None
        if save.save(heading, state) != before or question.options != asked.options:
            raise Broken("fuzz-reload")

    def take_back(self, seat: int) -> None:
        """After an undo the table is what it was, and the journal knows nothing of it."""
        match = self.match
        answers = list(match.journal.answers)
        if self.chance.random() < 0.5:
            match.undo(seat)
        else:
            match.restart(seat)
        number = match.number()
        if match.journal.answers != answers[:number] or self.text() != self.points.get(number):
            raise Broken("fuzz-undo")

    def evidence(self, remark: str) -> str:
        """The journal up to the failure, the answer that caused it included."""
        lines = journal.write(self.match.journal)
        if self.giving is not None:
            seat = self.match.game.seat_name(self.giving.seat)
            lines += f"{seat} {self.giving.option.name}\n"
        return f"{lines}# {remark}\n"


def fuzz(
    game: str,
    /,
    *,
    games: int = 100,
    seats: int | None = None,
    seed: int | None = None,
    out: Path = Path("fuzz"),
) -> int:
    """Play random games, and stop at the first that breaks a promise.

    Every game takes other options; answers are taken back and tables saved and loaded at random.

    Parameters
    ----------
    game
        Which game.
    games
        How many games.
    seats
        How many play; as it comes by default.
    seed
        The seed of the first game; the next ones count up from it.
    out
        Where the journal of a failure goes.
    """
    box = game_called(game)
    if seats is not None and seats not in box.seats:
        raise BadSeats(box.id, seats, box.seats)
    catalogue = Catalogue(language(), box)
    first = random.randrange(1_000_000) if seed is None else seed
    done = answers = 0
    try:
        for number in progress(range(first, first + games), game):
            trial = Trial(box, number, seats)
            try:
                trial.play()
            except Broken as broken:
                return report(trial, number, seats, catalogue.say(broken.promise), catalogue, out)
            except Exception as error:  # Whatever it is, it is what we are looking for.
                console(stderr=True).print("".join(traceback.format_exception(error)))
                said = catalogue.say("fuzz-crash", error=repr(error))
                return report(trial, number, seats, said, catalogue, out)
            done += 1
            answers += trial.given
    except KeyboardInterrupt:
        console().print(catalogue.say("fuzz-stopped"))
    console().print(catalogue.say("fuzz-done", games=done, answers=answers, seed=first))
    return 0


def report(
    trial: Trial, seed: int, seats: int | None, said: str, catalogue: Catalogue, out: Path
) -> int:
    """Say what broke, keep the journal, and tell how to see it again."""
    game = trial.match.game.id
    wished = f" --seats {seats}" if seats else ""
    file = out / f"{game}-{seed}.journal"
    write_text(file, trial.evidence(said))
    for line in (
        catalogue.say("fuzz-failed", seed=str(seed), said=said),
        f"  gloaming replay {file} --open",
        f"  gloaming fuzz {game} --games 1 --seed {seed}{wished}",
    ):
        console().print(line, soft_wrap=True)
    return 1

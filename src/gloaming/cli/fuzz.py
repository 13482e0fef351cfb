"""`gloaming fuzz`: random games and steered walks, every promise of a table checked on the way."""

import random
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter

from gloaming.cli.audience import Audience, Broken
from gloaming.cli.keeper import read_journal
from gloaming.cli.shell import console, language, progress, write_text
from gloaming.engine import journal, save
from gloaming.engine.errors import BadSeats
from gloaming.engine.game import Game, game_called
from gloaming.engine.journal import Answer, Journal
from gloaming.engine.match import new_match
from gloaming.engine.question import NATURE
from gloaming.lab.guides import guides, some_options
from gloaming.lab.met import Met
from gloaming.lab.scout import Scout
from gloaming.text import Catalogue

LONGEST: Final = 100_000  # Answers; a game that needs more runs away.
UNDO: Final = 0.05  # How often an answer is followed by an attempt to take it back.
RELOAD: Final = 0.02  # How often a table is saved and loaded again.


class Trial:
    """One random game at a table with random options."""

    def __init__(self, audience: Audience, seed: int, seats: int | None = None) -> None:
        self.audience = audience
        game = audience.game
        self.chance = random.Random(seed)
        options = some_options(game, self.chance)
        drawn = self.chance.choice(game.seats)
        self.match = new_match(game, options, ["random"] * (seats or drawn), self.chance)
        self.giving: Answer | None = None  # Being given now; the journal learns of it last.
        self.given = 0  # Answers in all, those taken back included.
        self.points: dict[int, str] = {}  # The table at each question that could be undone to.

    def play(self) -> None:
        match = self.match
        while (question := match.state.question) is not None:
            self.audience.look(match.state, match.heading)
            if self.given >= LONGEST:
                raise Broken("fuzz-runaway")
            if self.chance.random() < RELOAD:
                self.reload()
            self.give(Answer(question.seat, question.pick(self.chance.random())))
            seat = question.speaker
            if seat != NATURE and self.chance.random() < UNDO and match.can_undo(seat):
                self.take_back(seat)
        self.audience.look(match.state, match.heading)
        if save.save(match.heading, match.journal.replay()) != self.text():
            raise Broken("fuzz-journal")

    def give(self, answer: Answer) -> None:
        self.giving = answer
        self.given += 1
        match = self.match
        if answer.seat == NATURE:
            self.points.clear()
            entry = match.take(NATURE, NATURE, answer.option)
        else:
            self.points[len(match.journal.answers)] = self.text()
            entry = match.answer(max(answer.seat, 0), answer.option.name, match.seq)
        self.giving = None
        self.audience.hear(entry.events, match.heading)

    def text(self) -> str:
        return save.save(self.match.heading, self.match.state)

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
        number = len(match.journal.answers)
        if match.journal.answers != answers[:number] or self.text() != self.points.get(number):
            raise Broken("fuzz-undo")

    def evidence(self, remark: str) -> str:
        """The journal up to the failure, the answer that caused it included."""
        lines = journal.write(self.match.journal)
        if self.giving is not None:
            seat = self.match.game.seat_name(self.giving.seat)
            lines += f"{seat} {self.giving.option.name}\n"
        return f"{lines}# {remark}\n"


class Expedition:
    """Steered walks from new tables, from the games of guides, and from wherever it was rare."""

    def __init__(self, audience: Audience, met: Met, scout: Scout) -> None:
        self.audience = audience
        self.met = met
        self.scout = scout

    def play(self, answers: int) -> None:
        for state in self.scout.walks(answers):
            self.attend(state)

    def retrace(self, journals: list[Journal]) -> None:
        """Go the ways of journals, and lay camps there."""
        for one in journals:
            for state in self.scout.follow(one):
                self.attend(state)

    def attend(self, state: Any) -> None:
        scout, audience, met = self.scout, self.audience, self.met
        met.attend(state)
        audience.look(state, scout.heading)
        audience.hear(scout.heard, scout.heading)
        if scout.at_camp:
            audience.draw(state, scout.heading)
        met.look(state)
        met.hear(scout.heard)

    def evidence(self, remark: str) -> str:
        return f"{journal.write(self.scout.journal())}# {remark}\n"


def fuzz(
    game: str,
    /,
    *,
    games: int = 100,
    steered: int | None = None,
    journals: Path | None = None,
    guided: int = 0,
    seats: int | None = None,
    seed: int | None = None,
    met: Annotated[bool, Parameter(negative="")] = False,
    out: Path = Path("fuzz"),
) -> int:
    """Play random games, then walk where few have been; stop at the first broken promise.

    Every game takes other options; answers are taken back and tables saved and loaded at random.
    At every question everybody looks at the table and hears what happened, in three languages.

    Parameters
    ----------
    game
        Which game.
    games
        How many random games.
    steered
        How many answers are given on steered walks; 200 for each random game by default.
    journals
        A folder of journals from whose tables steered walks may start.
    guided
        How many games of bots are played first, for steered walks to start from.
    seats
        How many play; as it comes by default.
    seed
        The seed of the first game; the next ones count up from it.
    met
        Say at the end how often everything was met on steered walks, and what never.
    out
        Where the journal of a failure goes.
    """
    box = game_called(game)
    if seats is not None and seats not in box.seats:
        raise BadSeats(box.id, seats, box.seats)
    catalogue = Catalogue(language(), box)
    audience, counted = Audience(box), Met(box)
    first = random.randrange(1_000_000) if seed is None else seed
    walked = 200 * games if steered is None else steered
    wished = f" --seats {seats}" if seats else ""
    done = answers = 0
    try:
        for number in progress(range(first, first + games), game):
            trial = Trial(audience, number, seats)
            again = f"--games 1 --steered 0 --seed {number}{wished}"
            if said := failure(trial.play, catalogue):
                return report(trial, said, out / f"{game}-{number}.journal", again, catalogue)
            done += 1
            answers += trial.given
        if walked:
            known = journals_in(journals, box) + guides(box, first, guided, seats)
            expedition = Expedition(audience, counted, Scout(box, first, seats=seats))
            again = f"--games 0 --steered {walked} --guided {guided} --seed {first}{wished}"
            if journals is not None:
                again += f" --journals {journals}"
            said = failure(lambda: expedition.retrace(known), catalogue)
            if said := said or failure(lambda: expedition.play(walked), catalogue):
                file = out / f"{game}-{first}-steered.journal"
                return report(expedition, said, file, again, catalogue)
            answers += expedition.scout.answers
    except KeyboardInterrupt:
        console().print(catalogue.say("fuzz-stopped"))
    console().print(catalogue.say("fuzz-done", games=done, answers=answers, seed=first))
    if met:
        show(counted, catalogue)
    return 0


def failure(play: Callable[[], None], catalogue: Catalogue) -> str:
    """What broke, in a sentence; "" if every promise was kept."""
    try:
        play()
    except Broken as broken:
        return f"{catalogue.say(broken.promise)} {broken.where}".strip()
    except Exception as error:  # Whatever it is, it is what we are looking for.
        console(stderr=True).print("".join(traceback.format_exception(error)))
        return catalogue.say("fuzz-crash", error=repr(error))
    return ""


def journals_in(folder: Path | None, game: Game[Any]) -> list[Journal]:
    """The journals of a game that lie in a folder, or in one of its name there."""
    if folder is None:
        return []
    files = sorted([*folder.glob("*.journal"), *folder.glob(f"{game.id}/*.journal")])
    found = [read_journal(file) for file in files]
    return [one for one in found if one.heading.game.id == game.id]


def report(
    broken: Trial | Expedition, said: str, file: Path, again: str, catalogue: Catalogue
) -> int:
    """Say what broke, keep the journal, and tell how to see it again."""
    write_text(file, broken.evidence(said))
    assert catalogue.game is not None
    seed = again.partition("--seed ")[2].partition(" ")[0]
    for line in (
        catalogue.say("fuzz-failed", seed=seed, said=said),
        f"  gloaming replay {file} --open",
        f"  gloaming fuzz {catalogue.game.id} {again}",
    ):
        console().print(line, soft_wrap=True)
    return 1


def show(met: Met, catalogue: Catalogue) -> None:
    """How often everything was met, the rarest first, and what never."""
    for sort, counts in met.chapters().items():
        never = [name for name, many in counts.items() if not many]
        here = sorted((many, name) for name, many in counts.items() if many)
        console().print(f"{sort}: {len(here)}/{len(counts)}", soft_wrap=True)
        rare = "  ".join(f"{name} {many}" for many, name in here)
        console().print(f"  {rare}", soft_wrap=True)
        if never:
            console().print(f"  {catalogue.say('fuzz-never')} {', '.join(never)}", soft_wrap=True)

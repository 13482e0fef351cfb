"""Random and steered tables of any game, and everything that lies on them."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from gloaming.engine.game import SPECTATOR, Game
from gloaming.engine.heading import Heading
from gloaming.engine.journal import Answer, Journal, read
from gloaming.engine.match import Match, new_match
from gloaming.engine.question import NATURE, Option, Question
from gloaming.engine.script import Frame, Position, answer
from gloaming.lab.scout import Camp, Scout
from tests.support.soak import far

JOURNALS = Path(__file__).parent.parent / "journals"

# Many games inherit one test. A shorter seed is no simpler game: shrinking would only take time.
promise = settings(
    suppress_health_check=[HealthCheck.differing_executors],
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
)
costly_promise = settings(promise, max_examples=far(8, 80))


@cache
def journals_of(id: str) -> list[Journal]:
    files = sorted((JOURNALS / id).glob("*.journal"))
    return [read(file.read_text(encoding="utf-8")) for file in files]


def golden(game: Game[Any]) -> list[Journal]:
    """The golden journals of a game, as far as its box has room for their players."""
    return [one for one in journals_of(game.id) if len(one.heading.seats) in game.seats]


class Table:
    """A game set up at random, to be played at random, or steered to what is rare."""

    def __init__(
        self, game: Game[Any], options: dict[str, str], seats: int, seed: int, manner: str
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.manner = manner
        self.luck = Random(seed)
        self.answers: list[Answer] = []
        self.picked: Counter[Option] = Counter()
        self.state: Any = game.setup(options, seats)
        self.scout = Scout(game, seed) if manner == "steered" else None
        self.start = ""
        self.asked: Counter[tuple[str, ...]] = Counter()  # What was asked, in the middle of what.

    def __repr__(self) -> str:
        table = f"{self.game.id} {self.options}, {self.seats} {self.manner} seats, seed {self.seed}"
        return f"{table}{self.start}"

    def take_up(self, journal: Journal, upto: int) -> "Table":
        """Go on from where a journal has come with so many answers."""
        self.options = journal.heading.options
        self.seats = len(journal.heading.seats)
        self.answers = journal.answers[:upto]
        self.state = journal.replay(upto=upto)
        self.start = f", from answer {upto} of a journal"
        return self

    @property
    def names(self) -> list[str]:
        return [f"player {seat}" for seat in range(self.seats)]

    @property
    def heading(self) -> Heading:
        return Heading(self.game, self.options, self.names)

    @property
    def watchers(self) -> list[int]:
        return [*range(self.seats), SPECTATOR]

    def match(self) -> Match:
        return new_match(self.game, self.options, self.names, self.luck)

    def questions(self) -> Iterator[Any]:
        """The true state, each time the game stops to ask, until it ends."""
        if self.scout is not None:
            self.scout.camp = Camp(self.heading, self.state.clone(), None, [])
        while self.state.question is not None:
            if self.scout is not None:
                self.scout.notice(self.state)
            yield self.state
            option = self.pick(self.state.question)
            self.answers.append(Answer(self.state.question.seat, option))
            answer(self.state, option)

    def now_and_then(self, often: float = 0.05) -> Iterator[Any]:
        """The true state at some of the questions, and whenever something new is asked."""
        for state in self.questions():
            if self.is_new(state) or self.luck.random() < often:
                yield state

    def is_new(self, state: Any) -> bool:
        """Whether this was not asked before at this table, in the middle of this."""
        kind = (state.question.why, *(frame.script.name for frame in state.stack))
        self.asked[kind] += 1
        return self.asked[kind] == 1

    def looking(self, state: Any) -> list[int]:
        """All watchers where something new is asked; else one of them, now this, now that."""
        return self.watchers if self.is_new(state) else [self.luck.choice(self.watchers)]

    def pick(self, question: Question) -> Option:
        """An answer at random; the curious prefer what was answered least often so far.

        The steered look ahead, from the table's own state: at another they are curious.
        """
        if self.scout is not None and question is self.state.question:
            option = self.scout.pick(self.state)
            self.scout.picked[option] += 1
        elif question.seat == NATURE or self.manner == "random":
            option = question.pick(self.luck.random())
        elif self.manner in ("curious", "steered"):
            option = min(question.options, key=lambda o: (self.picked[o], self.luck.random()))
        else:
            option = question.options[0 if self.manner == "first" else -1]
        self.picked[option] += 1
        return option


@st.composite
def tables(draw: st.DrawFn, game: Game[Any], manners: str = "random curious") -> Table:
    """Tables set up in any way; the steered ones begin, as often as not, in a golden journal."""
    values = {setting.name: st.sampled_from(setting.values) for setting in game.settings}
    table = Table(
        game,
        options=draw(st.fixed_dictionaries({}, optional=values)),
        seats=draw(st.sampled_from(game.seats)),
        seed=draw(st.integers(0, 2**32)),
        manner=draw(st.sampled_from(manners.split())),
    )
    journals = golden(game)
    if table.manner == "steered" and journals and draw(st.booleans()):
        journal = draw(st.sampled_from(journals))
        table.take_up(journal, draw(st.integers(0, len(journal.answers) - 1)))
    return table


def play_on(state: Position, luck: Random, answers: int) -> None:
    """Give so many answers at random, or as many as there are questions."""
    while state.question is not None and answers:
        answer(state, state.question.pick(luck.random()))
        answers -= 1


def slot_names(thing: Position | Frame) -> set[str]:
    """Every slot there is, read independently of how states are saved."""
    found: set[str] = set()
    for kind in type(thing).__mro__:
        found.update(kind.__dict__.get("__slots__") or kind.__dict__.get("__mypyc_attrs__") or ())
    return found


def contents(state: Position) -> dict[str, object]:
    """Every number of a state and of its frames, and the open question."""
    found = numbers(state)
    found["stack"] = [(type(f).__name__, f.script.name, numbers(f)) for f in state.stack]
    found["question"] = asked(state.question)
    return found


def numbers(thing: Position | Frame) -> dict[str, object]:
    found: dict[str, object] = {}
    for name in sorted(
        slot_names(thing) - {"beat", "heard", "looks", "question", "script", "stack"}
    ):
        value = getattr(thing, name)
        if isinstance(value, (int, list)):
            found[name] = value.copy() if isinstance(value, list) else value
    return found


def asked(question: Question | None) -> tuple[object, ...] | None:
    if question is None:
        return None
    names = [option.name for option in question.options]
    return question.seat, question.why, names, question.weights, question.count

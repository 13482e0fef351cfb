"""A scout walks where few have been: to rare questions, rare answers and late tables of any game.

It knows no game. Whatever can be noticed at a question is a mark: what is asked by which step, how
many answers of each verb there are, what is under way, what was told on the way, the numbers on
the table. Marks are counted. Where one is met for the first time the scout pitches a camp; walks
start from camps that are late and whose marks are still rare, and journals lay camps on their way.
Each walk has a taste of its own: it shuns some verbs, loves others, and fancies a few things. Apart
from that it looks one answer ahead, and likes what leads to marks that were hardly ever met.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import inf
from random import Random
from typing import Any, Final

from gloaming.engine.event import Event
from gloaming.engine.game import Game
from gloaming.engine.heading import Heading
from gloaming.engine.journal import RESIGN, Answer, Journal
from gloaming.engine.question import NATURE, Option
from gloaming.engine.script import answer
from gloaming.lab.guides import some_options
from gloaming.lab.marks import Mark, Senses

GLANCES: Final = 8  # So many answers are looked at before one is given.
WHIM: Final = 0.25  # How often an answer is given by taste alone.
STRIDES: Final = (10, 30, 100)  # Answers of a walk on average.
LATELY: Final = 200  # So many things that were told of are remembered.
RESIGNING: Final = 0.002  # How often a seat gives up instead of an answer.
FRESH: Final = 0.03  # How often a walk starts at a new table.
REST: Final = 10  # On the way of a journal a camp is pitched at least after so many answers.
KEPT: Final = 6  # The rarest marks of a camp, by which it is chosen.
SEVERAL: Final = 4  # So often a camp is pitched for the same mark: other things differ there.
CHOICES: Final = 40  # Camps, or things, that are compared before one is chosen.
FAINT: Final = 0.1  # The weight of a number on the table, against a question or a fact.
TASTES: Final = (0.01, 1.0, 1.0, 10.0)  # What a walk may think of a verb: shun it, or love it.
MOODS: Final = (0.01, 0.01, 1.0, 10.0)
FOND: Final = 8.0  # How much more a walk thinks of the things next to what it fancies.

Thing = tuple[str, int]  # By its kind and its number.


class Camp:
    """A table to start from again, and the way that led there."""

    __slots__ = (
        "answers",
        "before",
        "depth",
        "faint",
        "heading",
        "lately",
        "marks",
        "state",
        "visits",
    )

    def __init__(
        self, heading: Heading, state: Any, before: "Camp | None", answers: list[Answer]
    ) -> None:
        self.heading = heading
        self.state = state
        self.before = before  # The camp from which it was reached; None: from the set-up.
        self.answers = answers  # Given since.
        self.depth: int = len(answers) + (0 if before is None else before.depth)
        self.marks: Sequence[Mark] = ()  # The rarest that were met here.
        self.faint: Sequence[Mark] = ()
        self.lately: list[Thing] = []  # What was told of before.
        self.visits = 0

    def way(self) -> list[Answer]:
        """All answers since the set-up."""
        camps = [self]
        while (before := camps[-1].before) is not None:
            camps.append(before)
        return [given for camp in reversed(camps) for given in camp.answers]


class Taste:
    """What one walk thinks of each verb, and which thing of each kind it fancies.

    Of the answers with one verb it prefers what is numbered nearest to the thing it fancies: on a
    board that brings everybody, and whatever is built, to one place.
    """

    __slots__ = ("fancied", "kinds", "verbs")

    def __init__(
        self, game: Game[Any], lately: list[Thing], told: Counter[Thing], chance: Random
    ) -> None:
        verbs = game.vocabulary.verbs.values()
        self.kinds = {verb.name: verb.thing for verb in verbs}
        self.verbs = {verb.name: chance.choice(TASTES) for verb in verbs}
        # What is done to nothing ends something as a rule: some can't wait, some put it off.
        mood = chance.choice(MOODS)
        self.fancied: dict[str, int] = {}
        for verb in verbs:
            kind = verb.thing
            if not kind:
                self.verbs[verb.name] *= mood
            elif kind not in self.fancied:
                known = [thing for thing in lately if thing[0] == kind]
                if known and chance.random() < 0.5:  # Lately told of, but else not often.
                    some = chance.choices(known, k=CHOICES)
                    self.fancied[kind] = min(some, key=told.__getitem__)[1]
                else:
                    self.fancied[kind] = chance.choice(list(verb.options))

    def likings(self, options: list[Option]) -> list[float]:
        """What it thinks of each answer."""
        nearest: dict[str, int] = {}
        off = [self.off(option) for option in options]
        for option, far in zip(options, off, strict=True):
            nearest[option.verb] = min(far, nearest.get(option.verb, far))
        return [
            self.verbs[option.verb] * (FOND if 0 <= far == nearest[option.verb] else 1.0)
            for option, far in zip(options, off, strict=True)
        ]

    def off(self, option: Option) -> int:
        """How far what an answer is done to is numbered from what is fancied; -1: to nothing."""
        kind = self.kinds[option.verb]
        return abs(option.noun - self.fancied[kind]) if kind else -1


class Scout:
    """Walks through one game and remembers all its marks. The same seed walks the same way."""

    def __init__(
        self,
        game: Game[Any],
        seed: int,
        journals: Iterable[Journal] = (),
        seats: int | None = None,
    ) -> None:
        self.game = game
        self.sizes = game.seats if seats is None else (seats,)
        self.chance = Random(seed)
        self.senses = Senses(game)
        self.met: Counter[Mark] = Counter()
        self.picked: Counter[Option] = Counter()
        self.told: Counter[Thing] = Counter()
        self.lately: list[Thing] = []  # The last of them.
        self.camps: list[Camp] = []
        self.taste = Taste(game, [], self.told, self.chance)
        self.stride = 1
        self.camp: Camp | None = None  # The last one of this walk.
        self.given: list[Answer] = []  # Since then.
        self.heard: list[Event] = []  # What the last answer brought about.
        self.answers = 0  # In all.
        for journal in journals:
            for _ in self.follow(journal):
                pass

    # Where the scout is.

    @property
    def heading(self) -> Heading:
        assert self.camp is not None
        return self.camp.heading

    @property
    def at_camp(self) -> bool:
        """Something was met here for the first time."""
        return not self.given

    def journal(self) -> Journal:
        """The way from the set-up to here."""
        assert self.camp is not None
        found = Journal(self.camp.heading)
        found.answers = self.camp.way() + self.given
        return found

    # Walking.

    def walks(self, answers: int) -> Iterator[Any]:
        """The tables met until so many answers were given, each when it stops to ask or ends."""
        enough = self.answers + answers
        while self.answers < enough:
            state = self.set_out()
            while True:
                self.notice(state)
                yield state
                question = state.question
                if (
                    question is None
                    or not question.options
                    or self.chance.random() < 1 / self.stride
                ):
                    break
                self.go_on(state)

    def set_out(self) -> Any:
        """A table to start from: a new one, or that of a camp that is late and rare."""
        chance = self.chance
        if not self.camps or chance.random() < FRESH:
            self.camp = self.fresh()
        else:
            some = [chance.choice(self.camps) for _ in range(CHOICES)]
            some.sort(key=lambda camp: camp.depth)
            late = [self.promising(camp) * rank for rank, camp in enumerate(some)]
            self.camp = some[late.index(max(late))]
        self.camp.visits += 1
        self.given, self.heard, self.lately = [], [], self.camp.lately.copy()
        self.taste = Taste(self.game, self.lately, self.told, chance)
        self.stride = chance.choice(STRIDES)
        return self.camp.state.clone()

    def fresh(self) -> Camp:
        """A new table with some options that are not the usual ones."""
        chance = self.chance
        options = some_options(self.game, chance)
        seats = chance.choice(self.sizes)
        names = [f"player {seat}" for seat in range(seats)]
        return Camp(Heading(self.game, options, names), self.game.setup(options, seats), None, [])

    def promising(self, camp: Camp) -> float:
        return (self.rarity(camp.marks) + FAINT * self.rarity(camp.faint)) / (1 + camp.visits)

    def go_on(self, state: Any) -> None:
        """An answer, or now and then a seat gives up, where a game has a rule for that."""
        if self.chance.random() < RESIGNING:
            seat = self.chance.randrange(len(self.heading.seats))
            if self.game.plays(state, seat) and self.game.resign(state.clone(), seat):
                self.take(Journal(self.heading), state, Answer(seat, RESIGN))
                return
        option = self.pick(state)
        self.take(Journal(self.heading), state, Answer(state.question.seat, option))

    def take(self, journal: Journal, state: Any, step: Answer) -> None:
        self.answers += 1
        self.given.append(step)
        self.picked[step.option] += 1
        self.heard = state.heard = []
        journal.follow(state, step)
        state.heard = None
        self.listen(self.heard)

    def follow(self, journal: Journal) -> Iterator[Any]:
        """The tables on the way of a journal, where camps are laid, up to its end."""
        if len(journal.heading.seats) not in self.sizes:
            return
        state: Any = journal.start()
        self.camp = Camp(journal.heading, state.clone(), None, [])
        self.given, self.heard, self.lately = [], [], []
        for number, step in enumerate(journal.answers):
            self.notice(state, rest=number % REST == 0)
            yield state
            self.take(journal, state, step)
        yield state
        self.answers -= len(journal.answers)

    # Noticing.

    def notice(self, state: Any, rest: bool = False) -> None:
        """Count the marks of a table, and pitch a camp if some were hardly ever met."""
        met = self.met
        marks = self.senses.asked(state, self.heard)
        faint = self.senses.counted(state) + self.senses.lying(state)
        new = rest or any(mark not in met for mark in faint)
        new = new or any(met[mark] < SEVERAL for mark in marks)
        met.update(marks)
        met.update(faint)
        question = state.question
        if new and self.given and question is not None and question.options:
            self.camp = Camp(self.heading, state.clone(), self.camp, self.given)
            self.camp.marks = sorted(marks, key=met.__getitem__)[:KEPT]
            self.camp.faint = sorted(faint, key=met.__getitem__)[:KEPT]
            self.camp.lately = self.lately.copy()
            self.camps.append(self.camp)
            self.given = []

    def listen(self, heard: Iterable[Event]) -> None:
        for event in heard:
            kinds = self.game.facts[event.what].kinds
            for kind, number in zip(kinds, event.numbers(), strict=False):
                if number >= 0 and kind in self.game.things:
                    self.told[kind, number] += 1
                    self.lately.append((kind, number))
        del self.lately[:-LATELY]

    def rarity(self, marks: Iterable[Mark]) -> float:
        met = self.met
        return sum([1 / (1 + met[mark]) for mark in marks])

    # Choosing.

    def pick(self, state: Any) -> Option:
        """The answer, of some that are looked at, that pleases and leads to what was met least."""
        question = state.question
        chance, picked = self.chance, self.picked
        options: list[Option] = question.options
        if len(options) == 1:
            return options[0]
        if question.seat == NATURE:
            return self.luck(state)
        likings = self.taste.likings(options)
        drawn = [chance.random() * liking for liking in likings]
        if chance.random() < WHIM:
            return options[drawn.index(max(drawn))]
        places = list(range(len(options)))
        if len(options) > GLANCES:
            new = [many / (1 + picked[option]) for many, option in zip(drawn, options, strict=True)]
            places = sorted(places, key=new.__getitem__)[-GLANCES:]
        return options[max(places, key=lambda at: self.worth(state, options[at]) * likings[at])]

    def luck(self, state: Any) -> Option:
        """What luck decides, as likely as not what leads to the rarest of some things."""
        question, chance = state.question, self.chance
        if chance.random() < 0.5:
            decided: Option = question.pick(chance.random())
            return decided
        some: list[Option] = [question.pick(chance.random()) for _ in range(GLANCES)]
        return max(dict.fromkeys(some), key=lambda option: self.worth(state, option))

    def worth(self, state: Any, option: Option) -> float:
        """How rare what comes of an answer is, more or less."""
        ahead = state.clone()
        heard: list[Event] = []
        ahead.heard = heard
        try:
            answer(ahead, option)
        except Exception:  # The rules fail: that is what nobody has met.
            return inf
        found = self.rarity(self.senses.asked(ahead, heard))
        found += FAINT * self.rarity(self.senses.counted(ahead))
        return (found + 1 / (1 + self.picked[option])) * self.chance.random()

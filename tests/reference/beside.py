"""Plays a game beside its reference, question by question, and stops where they differ."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import gloaming.games  # noqa: F401 - puts them on the shelf
from gloaming.engine.game import Game
from gloaming.engine.journal import read
from gloaming.engine.question import NATURE, Option, Question
from tests.promises.table import Table
from tests.reference.second import Ask, End, Over, Play, Reference
from tests.reference.wire import name_of


class Differs(AssertionError):
    """The game and its reference do not agree."""


class Beside(Table):
    """A table whose game is followed by a reference on a state of its own."""

    def __init__(
        self, game: Game[Any], reference: Reference, *, opening: tuple[str, ...] = (), **laid: Any
    ) -> None:
        super().__init__(game, **laid)
        self.reference = reference
        self.opening = opening  # What is answered first.
        self.asks: Play = reference.play()
        self.expected: Ask | End = Ask("", "", [])

    def compare(self, look_every: int = 1) -> int:
        """Play to the end; how many questions were compared. Views only at some of them."""
        self.go_on(None)
        for number, state in enumerate(self.questions()):
            self.compare_question(state.question)
            if number % look_every == 0:
                self.compare_views()
        self.compare_end()
        return len(self.answers)

    def go_on(self, answer: str | None) -> None:
        """What the reference expects next."""
        try:
            self.expected = next(self.asks) if answer is None else self.asks.send(answer)
        except Over as over:
            self.expected = over.end

    def pick(self, question: Question) -> Option:
        option = self.answer_for(question)
        self.go_on(option.name)
        return option

    def answer_for(self, question: Question) -> Option:
        if len(self.answers) < len(self.opening):
            return self.game.vocabulary.option(self.opening[len(self.answers)])
        if self.manner in self.reference.aims and isinstance(self.expected, Ask):
            in_order = replace(self.expected, options=sorted(self.expected.options))
            name = self.reference.steer(in_order, self.manner, self.luck)
            if name is not None and question.seat != NATURE:
                option = self.game.vocabulary.option(name)
                if question.offers(option):
                    return option
            return question.pick(self.luck.random())
        return super().pick(question)

    def compare_question(self, question: Question) -> None:
        expected = self.expected
        while (
            isinstance(expected, Ask) and expected.perhaps_unasked and question.why != expected.why
        ):
            self.go_on(expected.options[0])
            expected = self.expected
        if isinstance(expected, End):
            self.fail("an end", expected, (question.why, question.options))
        offered = [option.name for option in question.options]
        self.same("why somebody is asked", expected.why, question.why)
        if expected.seat != "anybody":
            self.same("who is asked", expected.seat, self.game.seat_name(question.seat))
        if sorted(expected.options) != sorted(offered):
            missing = sorted(set(expected.options) - set(offered))
            added = sorted(set(offered) - set(expected.options))
            self.fail(
                f"the options of “{expected.why}”, expected but not offered {missing},"
                f" offered but not expected {added}",
                sorted(expected.options),
                sorted(offered),
            )
        self.same("how many answers are to come", expected.count, question.count)
        if expected.weights is not None:
            weights = dict(zip(expected.options, expected.weights, strict=True))
            given = question.weights or [1] * len(offered)
            self.same("the weights", weights, dict(zip(offered, given, strict=True)))

    def compare_views(self) -> None:
        for seat in self.watchers:
            watcher = name_of(self.game, seat)
            view = json.loads(json.dumps(self.game.view(self.state, seat)))
            self.reference.tidy(view)
            for field, value in self.reference.sight(watcher).items():
                self.contains(f"“{field}” in the view of {watcher}", value, view.get(field))
            leaked = set(names_in(view)) & self.reference.secrets(watcher)
            self.same(f"the secrets in the view of {watcher}", set(), leaked)

    def contains(self, what: str, expected: object, found: object) -> None:
        """The same, but for what a dictionary holds besides."""
        if isinstance(expected, dict) and isinstance(found, dict):
            for key, value in expected.items():
                self.contains(f"{what}, {key}", value, found.get(key))
        elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
            for number, (value, other) in enumerate(zip(expected, found, strict=True)):
                self.contains(f"{what}, {number}", value, other)
        else:
            self.same(what, expected, found)

    def compare_end(self) -> None:
        if isinstance(self.expected, Ask) and self.expected.perhaps_unasked:
            self.go_on(self.expected.options[0])
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        if isinstance(self.expected, Ask):
            self.fail("whether the game is over", self.expected, outcome.reason)
        scores = outcome.scores
        if self.expected.only_winners:
            scores = [float(score == 1.0) for score in scores]
        self.same("the scores", self.expected.scores, scores)
        if outcome.reason not in self.expected.reasons:
            self.fail("the reason of the end", self.expected.reasons, outcome.reason)
        self.compare_views()

    def same(self, what: str, expected: object, found: object) -> None:
        if expected != found:
            self.fail(what, expected, found)

    def fail(self, what: str, expected: object, found: object) -> NoReturn:
        last = [f"{given.seat} {given.option.name}" for given in self.answers[-8:]]
        raise Differs(
            f"{self!r}, after {len(self.answers)} answers (the last: {last}):\n"
            f"{what}:\n  expected {expected}\n  found    {found}"
        )


def names_in(view: object) -> Iterator[str]:
    if isinstance(view, str):
        yield view
    elif isinstance(view, (dict, list)):
        for part in view.values() if isinstance(view, dict) else view:
            yield from names_in(part)


def from_journal(
    reference: type[Reference], path: Path, keep: int | None = None, seed: int = 0
) -> Beside:
    """A table at which the first answers of a journal are given, all by default."""
    journal = read(path.read_text())
    heading = journal.heading
    answers = [given.option.name for given in journal.answers]
    return Beside(
        heading.game,
        reference(heading.options, len(heading.seats)),
        opening=tuple(answers[:keep]),
        options=heading.options,
        seats=len(heading.seats),
        seed=seed,
        manner="random",
    )


def journals(game: str) -> list[Path]:
    """Whole games, and through them positions that random play hardly reaches."""
    return sorted((Path(__file__).parents[1] / "journals" / game).glob("*.journal"))


def tables(game: Game[Any], reference: type[Reference], first: int, games: int) -> Iterator[Beside]:
    """Tables of many kinds, the same ones for the same seeds."""
    for seed in range(first, first + games):
        luck = Random(seed)
        often = luck.choice([0.0, 0.2, 0.5])
        options = {
            setting.name: luck.choice(setting.values)
            for setting in game.settings
            if luck.random() < often
        }
        seats = luck.choice(game.seats)
        manner = luck.choice(["random", "curious", "curious", *reference.aims])
        second = reference(options, seats)
        yield Beside(game, second, options=options, seats=seats, seed=seed, manner=manner)

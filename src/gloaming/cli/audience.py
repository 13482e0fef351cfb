"""Everybody who looks at a table and listens: each seat and a spectator, in every language.

What a player would get at this question is made for all of them, as server and terminal make it.
Nothing of it may fail: no view, no question without an answer, no text that is missing, lacks a
number it speaks of, or calls a thing by a name that is meant for files.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from gloaming.cli.boards import board_of, numbers
from gloaming.cli.scene import Scene
from gloaming.engine.event import HIDDEN, Event
from gloaming.engine.game import SPECTATOR, Game, Outcome
from gloaming.engine.heading import Heading
from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import Refusal
from gloaming.engine.script import refusals
from gloaming.engine.sight import see, tell
from gloaming.server import visibility
from gloaming.text import LANGUAGES, Catalogue


class Broken(Exception):
    """A promise was not kept: which one, by the key of its text, and where it was seen."""

    def __init__(self, promise: str, where: str = "") -> None:
        super().__init__(f"{promise}: {where}" if where else promise)
        self.promise = promise
        self.where = where


class Speaker:
    """A language in which everything is said; what was said once need not be tried again."""

    def __init__(self, catalogue: Catalogue, game: Game[Any]) -> None:
        self.catalogue = catalogue
        self.game = game
        self.said: set[object] = set()
        # Squares are called the same everywhere; of other kinds, everything has a name.
        self.nameless: set[tuple[str, str]] = set()
        for kind, names in game.things.items():
            unnamed = [name for name in names if not catalogue.has(f"{kind}-{name}")]
            if len(unnamed) < len(names):
                self.nameless |= {(kind, name) for name in unnamed}

    def ask(self, question: Question) -> None:
        if self.first(("ask", question.why, question.seat, question.count)):
            self.sound(self.catalogue.question(question), f"ask-{question.why}")
        for option in question.options:
            if self.first(option):
                self.offer(option)

    def offer(self, option: Option) -> None:
        kind = self.game.vocabulary.verbs[option.verb].thing
        if kind:
            self.named(kind, self.game.things[kind][option.noun], option.name)
        self.sound(self.catalogue.option(option), option.name)

    def refuse(self, refusal: Refusal, counted: dict[str, object]) -> None:
        if self.first((refusal.key, *map(str, counted.values()))):
            self.sound(self.catalogue.refusal(refusal, **counted), refusal.key)

    def tell(self, told: list[object]) -> None:
        if not self.first(tuple(told)):
            return
        fact = self.game.facts[str(told[0])]
        for kind, secret, name in zip(fact.kinds, fact.secret, told[1:], strict=True):
            if kind in self.game.things and not (secret and name == HIDDEN):
                self.named(kind, name, f"fact-{fact.what}")
        self.sound(self.catalogue.event(told), f"fact-{fact.what}")

    def end(self, outcome: Outcome) -> None:
        self.sound(self.catalogue.outcome(outcome), f"ending-{outcome.reason}")

    def first(self, what: object) -> bool:
        known = what in self.said
        self.said.add(what)
        return not known

    def named(self, kind: str, name: object, where: str) -> None:
        """A thing that is spoken of has a name, and is a thing."""
        if kind == "seat":
            return  # Sentences choose by it, and say "nobody" in their own way.
        if not isinstance(name, str) or (kind, name) in self.nameless:
            raise Broken("fuzz-nameless", f"{where} ({self.catalogue.language}): {kind} {name}")

    def sound(self, said: str, where: str) -> None:
        if not said.strip() or "{" in said or "}" in said:
            raise Broken("fuzz-nameless", f"{where} ({self.catalogue.language}): “{said}”")


class Audience:
    """All who watch the tables of a game; what they read depends on the options of the table."""

    def __init__(self, game: Game[Any], languages: Iterable[str] = LANGUAGES) -> None:
        self.game = game
        self.languages = tuple(languages)
        self.speakers: dict[object, list[Speaker]] = {}
        self.glances = 0
        self.drawn = 0

    def speaking(self, heading: Heading) -> list[Speaker]:
        """Whoever says in each language what is said at such a table."""
        table = tuple(sorted(heading.options.items()))
        if table not in self.speakers:
            self.speakers[table] = [
                Speaker(Catalogue(language, self.game, heading.options), self.game)
                for language in self.languages
            ]
        return self.speakers[table]

    def look(self, state: Any, heading: Heading) -> None:
        """The open question, and the table as everybody sees it."""
        self.read(state, heading)
        for seat in watchers(heading):
            self.see(state, seat, heading)

    def glance(self, state: Any, heading: Heading) -> None:
        """In passing: the open question, and the table as one of them sees it, each in turn."""
        self.read(state, heading)
        everybody = watchers(heading)
        self.glances += 1
        self.see(state, everybody[self.glances % len(everybody)], heading)

    def read(self, state: Any, heading: Heading) -> None:
        """The question with its answers, or how it ended."""
        question = state.question
        if question is None:
            outcome = self.game.outcome(state)
            if outcome is None:
                raise Broken("fuzz-dead-end")
            for speaker in self.speaking(heading):
                speaker.end(outcome)
        elif not question.options:
            raise Broken("fuzz-dead-end", question.why)
        else:
            for speaker in self.speaking(heading):
                speaker.ask(question)

    def see(self, state: Any, seat: int, heading: Heading) -> None:
        """What one of them is sent, and why not, if it is the one who is asked."""
        question = state.question
        speaks = question is not None and question.asks(seat) and seat == question.speaker
        sight = see(self.game, state, seat, reasons=speaks)
        json.dumps(sight.board)  # Sets, too, have no place in a message.
        msgspec.json.encode(visibility.asked(sight.asked))
        if speaks:
            self.reasons(state, sight.board, self.speaking(heading))

    def reasons(self, state: Any, view: Mapping[str, Any], speakers: list[Speaker]) -> None:
        """Why not, in words: with numbers where the table knows what a thing costs."""
        for row in refusals(state, self.game.vocabulary):
            for option, refusal in row:
                thing = option.name.removeprefix(option.verb).strip()
                counted = numbers(self.game, view, thing)
                for speaker in speakers:
                    speaker.refuse(refusal, counted)

    def hear(self, events: Iterable[Event], heading: Heading) -> None:
        """What everybody is told."""
        for event in events:
            for seat in watchers(heading):
                told = tell(self.game, event, seat)
                for speaker in self.speaking(heading):
                    speaker.tell(told)

    def draw(self, state: Any, heading: Heading) -> None:
        """The terminal's drawing, for whoever is asked, in one language after the other."""
        if not self.languages:
            return
        self.drawn += 1
        speaker = self.speaking(heading)[self.drawn % len(self.languages)]
        question = state.question
        seat = SPECTATOR if question is None else max(question.seat, SPECTATOR)
        scene = Scene(self.game, state, seat, speaker.catalogue, heading.seats)
        board = board_of(self.game)
        board.picture(scene)
        board.counts(scene)
        board.cards(scene)


def watchers(heading: Heading) -> list[int]:
    return [*range(len(heading.seats)), SPECTATOR]

"""What was met in play, and how often: scripts, things, verbs, facts, endings, refusals.

A game says itself what there is, so what was never met can be named too.
"""

import pkgutil
from collections import Counter
from collections.abc import Iterable
from importlib import import_module
from typing import Any, Final

from gloaming.engine.event import Event
from gloaming.engine.game import Game
from gloaming.engine.question import NATURE
from gloaming.engine.refusal import Refusal
from gloaming.engine.script import Frame, refusals

UNSPOKEN: Final = ("ending",)  # Kinds of things that are counted elsewhere.


class Stack(list[Frame]):
    """A stack that counts what is put on it, for scripts that run through without a question.

    The compiled engine puts frames on it unseen: then only scripts that ask something count.
    """

    def __init__(self, frames: list[Frame], begun: Counter[str]) -> None:
        super().__init__(frames)
        self.begun = begun

    def append(self, frame: Frame) -> None:
        self.begun[frame.script.name] += 1
        super().append(frame)


class Met:
    """Counts what is met at the tables of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.questions = 0
        self.scripts: Counter[str] = Counter()
        self.verbs: Counter[str] = Counter()
        self.facts: Counter[str] = Counter()
        self.things: Counter[tuple[str, str]] = Counter()
        self.endings: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()

    def attend(self, state: Any) -> None:
        """Count from here on which scripts begin."""
        if not isinstance(state.stack, Stack):
            state.stack = Stack(state.stack, self.scripts)

    def look(self, state: Any) -> None:
        """Count what is offered and what is refused at a question, or how a game ended."""
        game, question = self.game, state.question
        if question is None:
            outcome = game.outcome(state)
            self.endings[outcome.reason if outcome else ""] += 1
            return
        self.questions += 1
        self.scripts.update({frame.script.name for frame in state.stack} - self.scripts.keys())
        self.verbs.update({option.verb for option in question.options})
        for option in question.options:
            kind = game.vocabulary.verbs[option.verb].thing
            if kind:
                self.things[kind, game.things[kind][option.noun]] += 1
        if question.seat != NATURE:
            listed = refusals(state, game.vocabulary)
            self.refusals.update({why.key for row in listed for _, why in row})
            warning = game.warns(state)
            if warning is not None:
                self.refusals[warning.key] += 1

    def hear(self, events: Iterable[Event]) -> None:
        """Count what is told, and of which things."""
        for event in events:
            self.facts[event.what] += 1
            kinds = self.game.facts[event.what].kinds
            for kind, number in zip(kinds, event.numbers(), strict=False):
                names = self.game.things.get(kind)
                if names is not None and number >= 0:
                    self.things[kind, names[number]] += 1

    def chapters(self) -> dict[str, dict[str, int]]:
        """For each sort of thing: how often each there is was met."""
        game = self.game
        found = {
            "script": {name: self.scripts[name] for name in game.scripts},
            "verb": {name: self.verbs[name] for name in game.vocabulary.verbs},
            "fact": {name: self.facts[name] for name in game.facts},
            "ending": {name: self.endings[name] for name in game.things.get("ending", ())},
            "refusal": {key: self.refusals[key] for key in sorted(refusal_keys(game))},
        }
        for kind, names in game.things.items():
            if kind not in UNSPOKEN:
                found[kind] = {name: self.things[kind, name] for name in names}
        return found


def refusal_keys(game: Game[Any]) -> set[str]:
    return {refusal.key for refusal in refusals_of(game) if refusal.rule}


def refusals_of(game: Game[Any]) -> list[Refusal]:
    """Every refusal in the room of a game: by itself, or held by a card, an area, a condition."""
    package = import_module(f"gloaming.games.{game.id}")
    names = [room.name for room in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    ahead: list[Any] = [vars(import_module(name)) for name in names]
    known: dict[int, Any] = {}
    while ahead:
        thing = ahead.pop()
        if id(thing) in known:
            continue
        known[id(thing)] = thing
        if isinstance(thing, dict):
            ahead += [value for name, value in thing.items() if not str(name).startswith("__")]
        elif isinstance(thing, (list, tuple)):
            ahead += thing
        elif type(thing).__module__.startswith(("gloaming.engine", package.__name__)):
            ahead += held_by(thing)
    return [thing for thing in known.values() if isinstance(thing, Refusal)]


def held_by(thing: object) -> list[object]:
    names: set[str] = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        names.update(kind.__dict__.get("__slots__") or kind.__dict__.get("__mypyc_attrs__") or ())
    return [getattr(thing, name, None) for name in names]

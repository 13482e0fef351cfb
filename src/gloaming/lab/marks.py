"""Marks: all that can be noticed at a question of any game, for whoever looks for rare ones."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from gloaming.engine.event import Event
from gloaming.engine.game import Game
from gloaming.engine.save import slots
from gloaming.engine.script import Frame

Mark = tuple[object, ...]

FEW: Final = 6  # So many answers are told apart; more are many.
SHORT: Final = 64  # Lists of at most so many numbers are looked at; longer ones are maps.
SMALL: Final = 20  # Greater numbers are told apart by their length only.


class Senses:
    """What can be noticed at the tables of a game."""

    def __init__(self, game: Game[Any]) -> None:
        state = game.setup({}, game.seats[0])
        values = {name: getattr(state, name) for name in slots(state)}
        self.numbers = [name for name, value in values.items() if isinstance(value, int)]
        self.lists = [
            name
            for name, value in values.items()
            if isinstance(value, list) and len(value) <= SHORT
        ]
        self.of_frames: dict[type[Frame], list[str]] = {}

    def asked(self, state: Any, heard: Iterable[Event]) -> list[Mark]:
        """What is asked in the middle of what, and what was told just before."""
        found: list[Mark] = []
        question = state.question
        if question is not None:
            top = state.stack[-1]
            where = (question.why, top.script.name, top.at)
            options = question.options
            found.append((*where, min(len(options), FEW)))
            found.append(tuple([frame.script.name for frame in state.stack]))
            verbs = Counter([option.verb for option in options])
            found += [(*where, verb, min(many, FEW)) for verb, many in verbs.items()]
            found += [
                (top.script.name, name, size(getattr(top, name))) for name in self.numbers_of(top)
            ]
        for event in heard:
            found.append((event.what,))
            found += [(event.what, at, size(number)) for at, number in enumerate(event.numbers())]
        return found

    def counted(self, state: Any) -> list[Mark]:
        """The numbers of the table, by themselves and together with what is asked."""
        found: list[Mark] = []
        why = "" if state.question is None else state.question.why
        for name in self.numbers:
            value = size(getattr(state, name))
            found.append((name, value))
            found.append((why, name, value))
        return found

    def lying(self, state: Any) -> list[Mark]:
        """How often each number stands in each list of the table."""
        found: list[Mark] = []
        for name in self.lists:
            for value, many in Counter(getattr(state, name)).items():
                found.append((name, "of", size(value), min(many, FEW)))
        return found

    def numbers_of(self, frame: Frame) -> list[str]:
        kind = type(frame)
        known = self.of_frames.get(kind)
        if known is None:
            known = self.of_frames[kind] = [name for name in slots(frame) if name != "at"]
        return known


def size(number: int) -> int:
    """A small number as it is, a great one by how long it is."""
    if -2 <= number <= SMALL:
        return number
    return SMALL + int(number).bit_length() if number > 0 else -2 - int(-number).bit_length()

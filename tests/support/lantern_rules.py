"""Lanterns under later rules: the same, or something is forbidden, or new on the table."""

from typing import Any

import pytest

from gloaming.engine.question import Question
from gloaming.engine.script import Position, Step
from tests.support.lanterns import LANTERNS, PEEK, Act, State, Turn

Patch = pytest.MonkeyPatch


class MoonState(State):
    """A moon is on the table, too."""

    __slots__ = ("moon",)

    def __init__(self, seats: int, rounds: int) -> None:
        super().__init__(seats, rounds)
        self.moon = 1

    def clone(self) -> "MoonState":
        copy = MoonState(self.seats, self.rounds)
        plain = super().clone()
        for slot in (*State.__slots__, *Position.__slots__):
            setattr(copy, slot, getattr(plain, slot))
        copy.moon = self.moon
        return copy


def harmless(patch: Patch, version: str = "8") -> None:
    """Only the number is another."""
    patch.setattr(LANTERNS, "rules", version)


def no_peeking(patch: Patch, version: str = "8") -> None:
    """What was answered before is not offered any more; the table is what it was."""
    harmless(patch, version)
    acted = Act.run

    def run(self: Step[Any, Any], state: State, turn: Turn) -> Question | None:
        question = acted(self, state, turn)  # type: ignore[arg-type]
        assert question is not None
        kept = [option for option in question.options if option is not PEEK.row()[0]]
        return Question(question.seat, question.why, kept)

    patch.setattr(Act, "run", run)


def a_moon(patch: Patch, version: str = "8") -> None:
    """A saved table lacks what these rules need, and what was answered before is not offered."""
    no_peeking(patch, version)

    def blank(options: dict[str, str], seats: int) -> State:
        return MoonState(seats, int(options["rounds"]))

    patch.setattr(LANTERNS, "blank", blank)


def a_fact_less(patch: Patch, version: str = "8") -> None:
    """Nothing is told of lanterns being taken, and there is no word for it."""
    harmless(patch, version)
    facts = {what: fact for what, fact in LANTERNS.facts.items() if what != "takes"}
    patch.setattr(LANTERNS, "facts", facts)

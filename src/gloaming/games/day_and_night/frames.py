"""What can be in progress, and what it remembers meanwhile."""

from typing import Any

from mypy_extensions import i64

from gloaming.engine.script import Frame, Script
from gloaming.games.day_and_night.board import NOWHERE
from gloaming.games.day_and_night.state import NOBODY


class Casting(Frame):
    """A spell being resolved: who casts it, which one, the squares chosen so far."""

    __slots__ = ("me", "spell", "stolen", "targets")

    def __init__(self, script: Script[Any, Any], me: int = 0, spell: int = 0, at: int = 0) -> None:
        super().__init__(script, at)
        self.me = me
        self.spell = spell
        self.targets: i64 = NOWHERE
        self.stolen = NOBODY  # Steal Passion: the card picked from the other hand.

    def clone(self) -> "Casting":
        copy = Casting(self.script, self.me, self.spell, self.at)
        copy.targets = self.targets
        copy.stolen = self.stolen
        return copy


class Drawing(Frame):
    """A seat drawing cards: how many are still to come."""

    __slots__ = ("left", "seat")

    def __init__(self, script: Script[Any, Any], seat: int = 0, left: int = 0, at: int = 0) -> None:
        super().__init__(script, at)
        self.seat = seat
        self.left = left

    def clone(self) -> "Drawing":
        return Drawing(self.script, self.seat, self.left, self.at)


class Building(Frame):
    """A Temple being marked out: whose, and the tiles not yet left out."""

    __slots__ = ("left", "seat")

    def __init__(self, script: Script[Any, Any], seat: int = 0, at: int = 0) -> None:
        super().__init__(script, at)
        self.seat = seat
        self.left: i64 = NOWHERE

    def clone(self) -> "Building":
        copy = Building(self.script, self.seat, self.at)
        copy.left = self.left
        return copy

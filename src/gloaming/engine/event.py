"""Facts that happened, in table ids, with who may see them."""

from typing import Final

EVERYONE: Final = -1
NO_ONE: Final = 0
HIDDEN: Final = -1  # Stands where a thing would, for those who may not see it.


def only(seat: int) -> int:
    """The set of seats that holds just this one."""
    return 1 << seat


class Fact:
    """A kind of event: what its numbers are, and which of them may be secret.

    "seat spell?" reads: the first number is a seat, the second a spell that only some may see.
    """

    __slots__ = ("kinds", "secret", "what")

    def __init__(self, what: str, numbers: str = "") -> None:
        self.what = what
        words = numbers.split()
        self.kinds = [word.rstrip("?") for word in words]
        self.secret = [word.endswith("?") for word in words]


class Event:
    """One fact: what happened to which things."""

    __slots__ = ("a", "b", "beat", "c", "seen_by", "what")

    def __init__(self, what: str, a: int, b: int, c: int, seen_by: int, beat: int = 0) -> None:
        self.what = what
        self.a = a
        self.b = b
        self.c = c
        self.seen_by = seen_by  # A bit for each seat that may see the secret numbers.
        self.beat = beat  # Which of those that one answer brings: what happens at once has one.

    def numbers(self) -> list[int]:
        return [self.a, self.b, self.c]

    def __repr__(self) -> str:
        return f"{self.what} {self.a} {self.b} {self.c}"

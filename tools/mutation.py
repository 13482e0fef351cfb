"""One way to break the code, and who should notice."""

from typing import NamedTuple


class Mutation(NamedTuple):
    what: str
    file: str  # Below src/gloaming.
    old: str  # Stands there exactly once.
    new: str
    tests: str  # Those that should notice, as pytest is told.

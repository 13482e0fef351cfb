"""Bless, written again from its rules: a slow game that follows the quick one, answer by answer."""

from tests.reference.bless.follow import compare

MANNERS = ["random", "curious", "favouring", "replayed"]

__all__ = ["MANNERS", "compare"]

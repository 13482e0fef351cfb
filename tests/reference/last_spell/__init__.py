"""The core of The Last Spell, written again from its rules and asked what must come next."""

from tests.reference.last_spell.follow import compare

MANNERS = ["random", "curious", "favouring", "replayed"]

__all__ = ["MANNERS", "compare"]

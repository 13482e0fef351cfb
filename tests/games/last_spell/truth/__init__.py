"""What must be so when The Last Spell gives a reason: a predicate for each key of a refusal.

They are written from the rules by number and read the table as it is seen, besides a few counters
of the state; nothing is asked of the code that refuses.
"""

from tests.games.last_spell.truth import by_day, by_night, in_attacks, of_monsters
from tests.games.last_spell.truth.seen import Case, Seen, reasons

__all__ = ["Case", "Seen", "by_day", "by_night", "in_attacks", "of_monsters", "reasons"]

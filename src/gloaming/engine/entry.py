"""One line in the record of a match: who did what, and what came of it.

There are as many kinds as there are things that can be done at a table. A match is changed by
entries and by nothing else, so whoever follows them all has the same match.
"""

from collections.abc import Sequence
from typing import Final

from gloaming.engine.event import Event

ANSWERED: Final = "answer"  # `said` is the option; luck answers, too.
TAKEN_BACK: Final = "undo"  # `said` is the number of the first entry that no longer stands.
RESIGNED: Final = "resign"
OFFERED: Final = "offer"  # A draw, or a vote to give up together; `said` tells if that ended it.
CARRIED: Final = "rules"  # Over to other rules; `said` is their version before and now.
# What does nothing to the table, but everybody there shall know.
FROM_JOURNAL: Final = "journal"  # All before this was brought in a journal, not played here.
HINTED: Final = "hint"  # A seat took advice; what was said is its own business.
HANDED: Final = "hand"  # A bot plays the seat now; `said` is its level, or "": its player is back.
NOTES: Final = (FROM_JOURNAL, HINTED, HANDED)

AGREED: Final = "agreed"  # Said by the offer that ended the match.


class Entry:
    """Something that was done, the `seq`-th since the match began."""

    __slots__ = ("asked", "closed", "events", "kind", "said", "save", "seat", "seq")

    def __init__(
        self,
        seq: int,
        kind: str,
        asked: int,
        seat: int,
        said: str,
        closed: bool,
        events: list[Event],
        save: str = "",
    ) -> None:
        self.seq = seq
        self.kind = kind
        self.asked = asked  # Whose question it answers; NATURE where it answers none.
        self.seat = seat  # Who did it; for the whole table somebody speaks.
        self.said = said
        self.closed = closed  # Nothing up to here can be taken back.
        self.events = events
        self.save = save  # The table from which the match goes on, if not from the one before.

    def __repr__(self) -> str:
        return f"{self.seq} {self.kind} {self.seat} {self.said}".strip()


def standing(entries: Sequence[Entry]) -> list[Entry]:
    """The last entries of a match without the answers that were taken back."""
    kept: list[Entry] = []
    undone = entries[-1].seq + 1 if entries else 0  # From here on, when seen from the end.
    for entry in reversed(entries):
        if entry.kind == TAKEN_BACK:
            undone = min(undone, int(entry.said))
        if entry.kind != ANSWERED or entry.seq < undone:
            kept.append(entry)
    kept.reverse()
    return kept

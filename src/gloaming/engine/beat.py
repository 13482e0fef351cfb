"""What one answer brought about, beat by beat: the table after each, as it can be looked at.

An answer may set much in motion before somebody is asked again: a whole phase of monsters. What a
step of the rules tells is one beat. Nobody keeps them: they are found by giving the answer again.
"""

from collections.abc import Iterator

from gloaming.engine.event import Event
from gloaming.engine.match import Match
from gloaming.engine.script import Position


class Beat:
    """What was told at once, and the table after it."""

    __slots__ = ("asked", "events", "number", "seq", "state", "why")

    def __init__(
        self, seq: int, number: int, asked: int, why: str, events: list[Event], state: Position
    ) -> None:
        self.seq = seq  # The entry that it belongs to,
        self.number = number  # and which of its beats it is.
        self.asked = asked  # Whose answer brought it,
        self.why = why  # and to which question.
        self.events = events
        self.state = state


def beats(match: Match, since: int, upto: int) -> Iterator[list[Beat]]:
    """The beats of the entries from one to another, as far as they stand: those of each answer."""
    state = match.at(since)
    for line in range(match.line_at(since), match.line_at(upto)):
        given = match.journal.answers[line]
        why = "" if state.question is None else state.question.why
        looks: list[Position] = []
        heard = match.journal.hear(state, given, looks)
        seq = match.standing[line]
        yield [
            Beat(seq, at, given.seat, why, [event for event in heard if event.beat == at], look)
            for at, look in enumerate(looks)
        ]


def at_beat(match: Match, seq: int, number: int) -> Position:
    """The table after so many entries, and so many beats of the next."""
    for found in beats(match, seq, seq + 1):
        if found and number > 0:
            return found[min(number, len(found)) - 1].state
    return match.at(seq)

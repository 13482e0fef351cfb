"""A match read from its entries, whatever version of the rules they were written under.

Under the rules they were written for, entries lead to the match. Under others they may lead
elsewhere, or nowhere: then the match goes on from the table that was saved last, if the rules can
make sense of it, and what came before is known as far as it replays.
"""

from collections.abc import Sequence
from typing import Any

from gloaming.engine.entry import (
    ANSWERED,
    CARRIED,
    FROM_JOURNAL,
    HANDED,
    HINTED,
    RESIGNED,
    Entry,
    standing,
)
from gloaming.engine.game import SPECTATOR, Game, Luck
from gloaming.engine.heading import Heading, heading_length, write_heading
from gloaming.engine.journal import TITLE
from gloaming.engine.match import Match
from gloaming.engine.save import load, save
from gloaming.engine.script import Position
from gloaming.engine.sight import see


class Kept:
    """A saved table, and how many entries led to it."""

    __slots__ = ("seq", "text")

    def __init__(self, seq: int, text: str) -> None:
        self.seq = seq
        self.text = text


class Reading:
    """One part, and one more for each table the match went on from. Some may end too early."""

    __slots__ = ("changes", "dreams", "heading", "length", "luck", "parts")

    def __init__(
        self,
        heading: Heading,
        luck: Luck,
        dreams: Luck | None = None,
        match: Match | None = None,
    ) -> None:
        """A match before its first entry, or one that is known."""
        self.heading = heading
        self.luck = luck
        self.dreams = dreams
        self.length = 0 if match is None else match.seq  # How many entries were read.
        self.changes: list[Entry] = []  # By which it was carried over to other rules.
        self.parts: list[Match] = []
        try:
            self.parts.append(match or Match(heading, luck, dreams))
        except Exception:
            return  # These rules can't even set the table.

    @property
    def whole(self) -> bool:
        """Whether the last part has come to the last entry: then it is the match."""
        return bool(self.parts) and self.parts[-1].seq == self.length

    @property
    def match(self) -> Match:
        return self.parts[-1]

    def follow(self, entries: Sequence[Entry]) -> None:
        """Read on. What makes no sense under these rules ends the part it belongs to."""
        for entry in entries:
            self.follow_one(entry)

    def follow_one(self, entry: Entry) -> None:
        if entry.kind == CARRIED:
            self.changes.append(entry)
        if entry.save and (state := loaded(self.heading, entry.save)) is not None:
            self.go_on_from(state)
        if self.whole:
            follow_safely(self.match, entry)
        self.length = entry.seq + 1

    def go_on_from(self, state: Position) -> None:
        """A new part, beginning with a table as it was after all that was read."""
        self.parts.append(Match(self.heading, self.luck, self.dreams, state, self.length))

    def settle(self, kept: Kept | None, entries: Sequence[Entry]) -> bool:
        """Come to where the match is, by all its entries and the table saved last.

        What lay on the table counts, not what the entries would lead to now; but if it can't be
        loaded and all entries replay, they say well enough where we are.
        """
        state = None if kept is None else self._brought_here(kept, entries)
        if state is None:
            return self.whole
        if not self.whole or body(save(self.heading, state)) != body(self._text()):
            self.go_on_from(state)
        return True

    def carry(self, before: str) -> Entry:
        """The entry by which the match goes on under other rules than before."""
        carried = self.match.since == self.length and self.length > 0
        entry = self.match.carry(before, self._text() if carried else "")
        self.length = self.match.seq
        self.changes.append(entry)
        return entry

    def at(self, seq: int) -> tuple[Position, bool]:
        """The table after so many entries, or else the last before it that can be shown."""
        last = self.part_at(seq)
        return last.at(seq), last.since <= seq <= last.seq

    def part_at(self, seq: int) -> Match:
        """The part that so many entries lead to, or else the last before it."""
        parts = [part for part in self.parts if part.since <= seq]
        return (parts or self.parts)[-1]

    def rules_at(self, seq: int) -> str:
        """The version of the rules by which the match had come so far."""
        for entry in self.changes:
            if seq <= entry.seq:
                return entry.said.split()[0]
        return self.changes[-1].said.split()[1] if self.changes else self.heading.rules

    def _text(self) -> str:
        return save(self.heading, self.match.state)

    def _brought_here(self, kept: Kept, entries: Sequence[Entry]) -> Position | None:
        """The saved table, brought to the last entry if some came after it."""
        state = loaded(self.heading, kept.text)
        if state is None or kept.seq == self.length:
            return state
        match = Match(self.heading, self.luck, self.dreams, state, kept.seq)
        later = [entry for entry in entries if entry.seq >= kept.seq]
        return match.state if all(follow_safely(match, entry) for entry in later) else None


def follow_safely(match: Match, entry: Entry) -> bool:
    """Follow an entry, or leave the match as it was."""
    try:
        match.follow([entry])
    except Exception:  # Other rules may stumble over anything.
        match.undoable.clear()
        match.state = match.at(match.seq)
        return False
    return True


def loaded(heading: Heading, text: str) -> Position | None:
    """A table saved under any rules, if it makes sense under these."""
    try:
        of, state = load(text, any_rules=True)
    except Exception:  # Other rules may stumble over anything.
        return None
    if of.game is not heading.game or len(of.seats) != len(heading.seats):
        return None
    return state if makes_sense(heading, state) else None


def makes_sense(heading: Heading, state: Position) -> bool:
    """Whether a table asks what can be answered, or is over, and can be seen by everybody."""
    game: Game[Any] = heading.game
    try:
        question = state.question
        if question is not None and not question.options:
            return False
        if question is not None and question.seat >= len(heading.seats):
            return False
        if (question is None) != (game.outcome(state) is not None):
            return False
        for seat in range(SPECTATOR, len(heading.seats)):
            see(game, state, seat)
    except Exception:  # Numbers that no rule has made may lead anywhere.
        return False
    return True


def body(text: str) -> list[str]:
    """What a save says of the table, without heading and checksum."""
    lines = text.splitlines()
    return lines[heading_length(lines) : -1]


def journal_of(heading: Heading, entries: Sequence[Entry]) -> str:
    """A journal written without replaying. Remarks say from where on other rules were played, what
    was not played here, and where somebody had help."""
    game = heading.game
    changes = [entry.said.split() for entry in entries if entry.kind == CARRIED]
    rules = changes[0][0] if changes else heading.rules
    lines = write_heading(TITLE, Heading(game, heading.options, heading.seats, rules))
    for entry in standing(entries):
        if entry.kind == ANSWERED:
            lines.append(f"{game.seat_name(entry.asked)} {entry.said}")
        elif entry.kind == RESIGNED and entry.events:  # Else it ended the match, and is no line.
            lines.append(f"{game.seat_name(entry.seat)} resign")
        else:
            lines += [f"# {remark}" for remark in remarks(game, entry)]
    return "\n".join([*lines, ""])


def remarks(game: Game[Any], entry: Entry) -> list[str]:
    """What a journal says of an entry that is no line of it."""
    seat = game.seat_name(entry.seat)
    if entry.kind == CARRIED:
        return [f"from here on: rules {entry.said.split()[1]}"]
    if entry.kind == FROM_JOURNAL:
        return ["up to here: from a journal, not played at this table"]
    if entry.kind == HINTED:
        return [f"{seat} takes a hint"]
    if entry.kind == HANDED:
        return [f"{seat} is played by a bot: {entry.said}" if entry.said else f"{seat} is back"]
    return []

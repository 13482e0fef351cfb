"""The books of matches as rows, written and read page by page.

A match that goes on from a moment of another shares the first entries with it: they are not copied.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from gloaming.engine.entry import Entry
from gloaming.engine.event import Event
from gloaming.server.rows import ENTRIES, MATCHES

PAGE: Final = 250  # Entries.
# Made once: to put a statement together takes longer than to carry it out.
WRITE: Final = insert(ENTRIES)


class Part(NamedTuple):
    """Entries of a match that are kept in one book: its own, or that of the one it goes on from."""

    book: str
    first: int
    end: int | None


async def parts_of(connection: AsyncConnection, match: str, since: int = 0) -> list[Part]:
    """Where its entries from one on are found."""
    parts: list[Part] = []
    book: str | None = match
    end = None
    while book is not None:
        begins = select(MATCHES.c.base, MATCHES.c.begun).where(MATCHES.c.id == book)
        row = (await connection.execute(begins)).one_or_none()
        base, begun = (None, 0) if row is None else (row.base, row.begun)
        parts.insert(0, Part(book, max(since, begun), end))
        book, end = (base, begun) if since < begun else (None, None)
    return parts


async def page_of(connection: AsyncConnection, part: Part, at: int) -> list[Entry]:
    """Some entries of a part; fewer than a page when it ends."""
    query = select(ENTRIES).where(ENTRIES.c.match == part.book, ENTRIES.c.seq >= at)
    if part.end is not None:
        query = query.where(ENTRIES.c.seq < part.end)
    rows = await connection.execute(query.order_by(ENTRIES.c.seq).limit(PAGE))
    return [
        Entry(
            it.seq,
            it.kind,
            it.asked,
            it.seat,
            it.said,
            it.closed,
            _events(it.events),
            it.save or "",
        )
        for it in rows
    ]


def paged(entries: Sequence[Entry]) -> list[Sequence[Entry]]:
    return [entries[at : at + PAGE] for at in range(0, len(entries), PAGE)]


def written(match: str, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [
        {
            "match": match,
            "seq": entry.seq,
            "kind": entry.kind,
            "asked": entry.asked,
            "seat": entry.seat,
            "said": entry.said,
            "closed": entry.closed,
            "events": to_json([_numbers(event) for event in entry.events]),
            "save": entry.save or None,
        }
        for entry in entries
    ]


def weight(entries: Sequence[Entry]) -> int:
    """How many bytes they take, or nearly: a row, its words, its events."""
    return sum(80 + len(it.said) + 24 * len(it.events) + len(it.save) for it in entries)


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _numbers(event: Event) -> list[object]:
    return [event.what, event.a, event.b, event.c, event.seen_by, event.beat]


def _events(said: str) -> list[Event]:
    return [Event(*numbers) for numbers in msgspec.json.decode(said)]

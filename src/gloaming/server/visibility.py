"""Turns what a viewer may know into the messages it gets. Nothing hidden leaves by another door.

A viewer is a guest looking from a seat of its own, or from none: a spectator. What it may know of
the game the engine says (`engine/sight.py`); here the table is added: who sits where, who is there,
what is offered, how it ended.
"""

from collections.abc import Iterable
from random import Random
from typing import Any, Final

from gloaming.engine.errors import NothingAsked
from gloaming.engine.game import Game, Outcome
from gloaming.engine.heading import Heading
from gloaming.engine.journal import Journal, write
from gloaming.engine.question import may_answer
from gloaming.engine.save import save
from gloaming.engine.sight import HUSHED, foresee, see, tell
from gloaming.engine.sight import Asked as Seen
from gloaming.server.book import Book, Entry
from gloaming.server.protocol import (
    Asked,
    Preview,
    Refusals,
    Resigning,
    Result,
    SeatInfo,
    Sight,
    TableLine,
    Told,
)
from gloaming.server.refusals import GoesOn
from gloaming.server.store import Match
from gloaming.server.table import Table

TABLE_FACTS: Final = {"undo": "undone", "resign": "resigns", "offer": "offers-draw"}
VOTE: Final = "votes-to-give-up"


def sight(table: Table, guest: str, seat: int, seq: int | None = None) -> Sight:
    """The table as seen from a seat: now, or after so many entries."""
    table.may_look(guest, seat)
    book, match = table.book, table.match
    now = seq is None or seq >= book.seq
    state = book.match.state if now else book.at(seq or 0)
    over = book.result if now else book.game.outcome(state)
    held = table.held_by(guest)
    seen = see(book.game, state, seat, held)
    known = seen.asked is not None and seen.asked.seat != HUSHED
    return Sight(
        table=table.id,
        game=match.game,
        options=match.options,
        seq=book.seq if now else max(0, seq or 0),
        seat=seat,
        seats=seats(book.game, match, guest, table.present()),
        together=book.game.together,
        board=dict(seen.board),
        under_way=seen.under_way,
        asked=asked(seen.asked) if over is None else None,
        can_undo=now and seat in held and book.can_undo(seat),
        thinking=now and known and table.bot_asked() is not None,
        result=result(over),
        offers=[book.game.seat_name(at) for at in sorted(book.offers)] if now else [],
        rematch=(match.rematch or "") if held else "",
        resigning=resigning(book, seat) if now and over is None and seat in held else "",
    )


def resigning(book: Book, seat: int) -> Resigning:
    """What it would mean if this seat gave up: tried out on a copy, where nothing hidden counts."""
    if not book.plays(seat):
        return ""
    copy = book.match.state.clone()
    if not book.game.resign(copy, seat):
        return "ends"
    return "goes-on" if book.game.outcome(copy) is None else "decides"


def seats(game: Game[Any], match: Match, guest: str, present: set[str]) -> list[SeatInfo]:
    """Who sits where: names, never secrets."""
    return [
        SeatInfo(
            seat=at,
            id=game.seat_name(at),
            name=seat.name,
            who="bot" if seat.level else "person" if seat.holder else "open",
            level=seat.level,
            present=bool(seat.level) or seat.holder in present,
            yours=seat.holder == guest,
        )
        for at, seat in enumerate(match.seats)
    ]


def asked(seen: Seen | None) -> Asked | None:
    """The open question as this viewer may know it, in the words of the wire."""
    if seen is None:
        return None
    return Asked(
        seat=seen.seat,
        why=seen.why,
        count=seen.count,
        options=[option.name for option in seen.options],
        ends=[option.name for option in seen.ends],
        waits=seen.waits,
        refused=[Refusals(it.key, it.rule, it.answers) for it in seen.refused],
    )


def result(outcome: Outcome | None) -> Result | None:
    return None if outcome is None else Result(outcome.scores, outcome.reason)


def told(table: Table, seat: int, entries: Iterable[Entry]) -> list[Told]:
    """What a seat hears of these entries, as far as they still stand."""
    game = table.game
    heard: list[Told] = []
    for entry in entries:
        if entry.kind != "answer" and not entry.events:
            things: list[Any] = [game.seat_name(entry.seat)]
            if entry.kind == "undo":
                things.append(int(entry.said))
            vote = entry.kind == "offer" and game.together
            heard.append(Told(entry.seq, VOTE if vote else TABLE_FACTS[entry.kind], things))
        elif table.readable is None or table.readable.stands(entry):
            for event in entry.events:
                what, *named = tell(game, event, seat)
                heard.append(Told(entry.seq, str(what), named))
    return heard


def preview(table: Table, guest: str, seat: int, say: str) -> Preview:
    """What an answer would certainly change."""
    table.must_hold(guest, seat)
    book = table.book
    if book.result is not None:
        raise NothingAsked
    luck = Random(f"{book.seq} {say}")
    return Preview(foresee(book.game, book.match.state, seat, say, luck))


def journal(table: Table) -> str:
    """The whole match, secrets and all: when it is over."""
    if table.book.result is None:
        raise GoesOn
    return write(table.book.match.journal)


def journal_at(table: Table, seq: int) -> Journal:
    """The match up to one of its entries, without what was taken back: when it is over."""
    book = table.book
    if book.result is None:
        raise GoesOn
    heading = book.heading
    part = Journal(Heading(heading.game, heading.options, heading.seats.copy()))
    part.answers = book.match.journal.answers[: book.number_at(seq)]
    return part


def dream(table: Table, seat: int, luck: Random) -> str:
    """All a bot gets: a table it can't tell from the true one."""
    book = table.book
    return save(book.heading, book.game.imagine(book.match.state, seat, luck))


def line(game: Game[Any], match: Match, guest: str, present: set[str]) -> TableLine:
    """A match in the list of a guest's tables."""
    mine = [at for at, seat in enumerate(match.seats) if seat.holder == guest and not seat.level]
    asked = match.asked
    return TableLine(
        table=match.id,
        game=match.game,
        seats=seats(game, match, guest, present),
        turn_is_yours=asked is not None and any(may_answer(asked, at) for at in mine),
        result=None if match.result is None else Result(*match.result),
        seq=match.length,
        changed_at=match.changed,
    )

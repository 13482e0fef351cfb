"""Turns what a viewer may know into the messages it gets. Nothing hidden leaves by another door.

A viewer is a guest looking from a seat of its own, or from none: a spectator. What it may know of
the game the engine says (`engine/sight.py`); here the table is added: who sits where, who is there,
what is offered, how it ended.
"""

from collections.abc import Iterable
from random import Random
from typing import Any, Final

from gloaming.engine.entry import ANSWERED, OFFERED, RESIGNED, TAKEN_BACK, Entry
from gloaming.engine.errors import NothingAsked
from gloaming.engine.game import Game, Outcome
from gloaming.engine.heading import Heading
from gloaming.engine.journal import Journal, write
from gloaming.engine.match import Match
from gloaming.engine.question import may_answer
from gloaming.engine.save import save
from gloaming.engine.sight import HUSHED, foresee, see, tell
from gloaming.engine.sight import Asked as Seen
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
from gloaming.server.store import Cover
from gloaming.server.table import Table

TABLE_FACTS: Final = {TAKEN_BACK: "undone", RESIGNED: "resigns", OFFERED: "offers-draw"}
VOTE: Final = "votes-to-give-up"


def sight(table: Table, guest: str, seat: int, seq: int | None = None) -> Sight:
    """The table as seen from a seat: now, or after so many entries."""
    table.may_look(guest, seat)
    match, cover = table.match, table.cover
    now = seq is None or seq >= match.seq
    state = match.state if now else match.at(seq or 0)
    over = match.result if now else match.game.outcome(state)
    held = table.held_by(guest)
    seen = see(match.game, state, seat, held)
    known = seen.asked is not None and seen.asked.seat != HUSHED
    return Sight(
        table=table.id,
        game=cover.game,
        options=cover.options,
        seq=match.seq if now else max(0, seq or 0),
        seat=seat,
        seats=seats(match.game, cover, guest, table.present()),
        together=match.game.together,
        board=dict(seen.board),
        under_way=seen.under_way,
        asked=asked(seen.asked) if over is None else None,
        can_undo=now and seat in held and match.can_undo(seat),
        thinking=now and known and table.bot_asked() is not None,
        result=result(over),
        offers=[match.game.seat_name(at) for at in sorted(match.offers)] if now else [],
        rematch=(cover.rematch or "") if held else "",
        resigning=resigning(match, seat) if now and over is None and seat in held else "",
    )


def resigning(match: Match, seat: int) -> Resigning:
    """What it would mean if this seat gave up: tried out on a copy, where nothing hidden counts."""
    if not match.plays(seat):
        return ""
    copy = match.state.clone()
    if not match.game.resign(copy, seat):
        return "ends"
    return "goes-on" if match.game.outcome(copy) is None else "decides"


def seats(game: Game[Any], cover: Cover, guest: str, present: set[str]) -> list[SeatInfo]:
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
        for at, seat in enumerate(cover.seats)
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
        if entry.kind != ANSWERED and not entry.events:
            things: list[Any] = [game.seat_name(entry.seat)]
            if entry.kind == TAKEN_BACK:
                things.append(int(entry.said))
            vote = entry.kind == OFFERED and game.together
            heard.append(Told(entry.seq, VOTE if vote else TABLE_FACTS[entry.kind], things))
        elif table.readable is None or table.readable.stands(entry):
            for event in entry.events:
                what, *named = tell(game, event, seat)
                heard.append(Told(entry.seq, str(what), named))
    return heard


def preview(table: Table, guest: str, seat: int, say: str) -> Preview:
    """What an answer would certainly change."""
    table.must_hold(guest, seat)
    match = table.match
    if match.result is not None:
        raise NothingAsked
    luck = Random(f"{match.seq} {say}")
    return Preview(foresee(match.game, match.state, seat, say, luck))


def journal(table: Table) -> str:
    """The whole match, secrets and all: when it is over."""
    if table.match.result is None:
        raise GoesOn
    return write(table.match.journal)


def journal_at(table: Table, seq: int) -> Journal:
    """The match up to one of its entries, without what was taken back: when it is over."""
    match = table.match
    if match.result is None:
        raise GoesOn
    heading = match.heading
    part = Journal(Heading(heading.game, heading.options, heading.seats.copy()))
    part.answers = match.journal.answers[: match.line_at(seq)]
    return part


def dream(table: Table, seat: int, luck: Random) -> str:
    """All a bot gets: a table it can't tell from the true one."""
    match = table.match
    return save(match.heading, match.game.imagine(match.state, seat, luck))


def line(game: Game[Any], cover: Cover, guest: str, present: set[str]) -> TableLine:
    """A match in the list of a guest's tables."""
    mine = [at for at, seat in enumerate(cover.seats) if seat.holder == guest and not seat.level]
    asked = cover.asked
    return TableLine(
        table=cover.id,
        game=cover.game,
        seats=seats(game, cover, guest, present),
        turn_is_yours=asked is not None and any(may_answer(asked, at) for at in mine),
        result=None if cover.result is None else Result(*cover.result),
        seq=cover.length,
        changed_at=cover.changed,
    )

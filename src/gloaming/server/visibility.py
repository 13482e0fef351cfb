"""Turns what a viewer may know into the messages it gets. Nothing hidden leaves by another door.

A viewer is a guest looking from a seat of its own, or from none: a spectator. What it may know of
the game the engine says (`engine/sight.py`); here the table is added: who sits where, who is there,
what is offered, how it ended.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from gloaming.engine.beat import Beat as Played
from gloaming.engine.beat import at_beat, beats
from gloaming.engine.entry import (
    ANSWERED,
    CARRIED,
    FROM_JOURNAL,
    HANDED,
    HINTED,
    OFFERED,
    RESIGNED,
    TAKEN_BACK,
    Entry,
    standing,
)
from gloaming.engine.event import Event
from gloaming.engine.game import Game, Outcome
from gloaming.engine.heading import Heading
from gloaming.engine.journal import Journal
from gloaming.engine.match import Match
from gloaming.engine.question import may_answer
from gloaming.engine.save import save
from gloaming.engine.script import Position
from gloaming.engine.sight import HUSHED, foresee, see, tell
from gloaming.engine.sight import Asked as Seen
from gloaming.server.protocol import (
    Asked,
    Beat,
    Preview,
    Refusals,
    Resigning,
    Result,
    SeatInfo,
    Sight,
    TableLine,
    Told,
)
from gloaming.server.refusals import GoesOn, OtherRules
from gloaming.server.store import Cover
from gloaming.server.table import Table

TABLE_FACTS: Final = {
    TAKEN_BACK: "undone",
    RESIGNED: "resigns",
    OFFERED: "offers-draw",
    CARRIED: "rules-changed",
    FROM_JOURNAL: "from-journal",
    HINTED: "takes-hint",
    HANDED: "bot-plays",
}
STRETCH: Final = 250  # So many entries are retold at once,
BEATS: Final = 300  # and so many of their beats, or a few more.
VOTE: Final = "votes-to-give-up"
BACK: Final = "player-back"


def sight(table: Table, guest: str, seat: int, seq: int | None = None, beat: int = 0) -> Sight:
    """The table as seen from a seat: now, or after so many entries and beats of the next.

    What was played by other rules and can't be shown gives way to the last moment that can.
    """
    table.may_look(guest, seat)
    reading, cover = table.reading, table.cover
    if reading is None or not reading.parts:
        raise OtherRules(cover.rules, table.game.rules)
    match = reading.match
    length = reading.length
    now = seq is None or seq >= length
    at = length if now else max(0, seq or 0)
    if now and reading.whole:
        state, shown = match.state, True
    else:
        state, shown = reading.at(at)
        if beat and shown:
            state = at_beat(reading.part_at(at), at, beat)
    over = table.result if now else match.game.outcome(state)
    now_live = now and table.live
    held = table.held_by(guest)
    seen = see(match.game, state, seat, held)
    known = seen.asked is not None and seen.asked.seat != HUSHED
    return Sight(
        table=table.id,
        game=cover.game,
        options=cover.options,
        seq=at,
        open_since=match.open_since if now_live else at,
        acted=match.acted.get(seat, 0) if now_live else 0,
        seat=seat,
        seats=seats(match.game, cover, guest, table.present()),
        together=match.game.together,
        board=dict(seen.board),
        under_way=seen.under_way,
        asked=asked(seen.asked) if over is None and shown else None,
        can_undo=now_live and seat in held and match.can_undo(seat),
        thinking=now_live and known and table.bot_asked() is not None,
        result=result(over, match.game.tally(state) if shown else []),
        offers=[match.game.seat_name(at) for at in sorted(match.offers)] if now_live else [],
        rematch=(cover.rematch or "") if held else "",
        resigning=resigning(match, seat) if now_live and over is None and seat in held else "",
        hints=table.gives_hints,
        from_journal=cover.from_journal,
        other_rules="" if shown else reading.rules_at(at),
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
        warns=[Refusals(it.key, it.rule, it.answers) for it in seen.warns],
    )


def result(outcome: Outcome | None, tally: list[dict[str, int]]) -> Result | None:
    return None if outcome is None else Result(outcome.scores, outcome.reason, tally)


def told(table: Table, seat: int, entries: Sequence[Entry]) -> Iterator[Told]:
    """What a seat hears of these entries, as far as they still stand."""
    game = table.game
    for entry in standing(entries):
        if entry.events:
            yield from happened(game, entry.seq, entry.events, seat)
        elif entry.kind != ANSWERED:
            yield of_the_table(game, entry)


def of_the_table(game: Game[Any], entry: Entry) -> Told:
    """What was done at the table, not on it: everybody hears the same."""
    what = TABLE_FACTS[entry.kind]
    things: list[Any] = [game.seat_name(entry.seat)]
    if entry.kind == TAKEN_BACK:
        things.append(int(entry.said))
    elif entry.kind == CARRIED:
        things = entry.said.split()
    elif entry.kind == FROM_JOURNAL:
        things = []
    elif entry.kind == OFFERED and game.together:
        what = VOTE
    elif entry.kind == HANDED and entry.said:
        things.append(entry.said)
    elif entry.kind == HANDED:
        what = BACK
    return Told(entry.seq, what, things)


def happened(game: Game[Any], seq: int, events: Sequence[Event], seat: int) -> Iterator[Told]:
    """What an entry brought about; facts that only other rules knew are left out."""
    for event in events:
        try:
            what, *named = tell(game, event, seat)
        except (KeyError, IndexError, ValueError):
            continue
        yield Told(seq, str(what), named, event.beat)


class Retold:
    """How a match came from one entry to another, as a seat saw it, answer by answer."""

    def __init__(self, table: Table, guest: str, seat: int, since: int, upto: int) -> None:
        table.may_look(guest, seat)
        reading = table.reading
        if reading is None or not reading.parts:
            raise OtherRules(table.cover.rules, table.game.rules)
        self.match = reading.part_at(since)
        self.seat = seat
        self.since = since
        # Where our rules lead no further nothing is told, and whoever asks goes on behind it.
        self.upto = upto if since >= self.match.seq else min(upto, self.match.seq, since + STRETCH)
        state, _ = reading.at(since)
        self.board = dict(self.match.game.view(state, seat))
        self.beats: list[Beat] = []

    def steps(self) -> Iterator[None]:
        """One for each answer: long work, to be done in pieces."""
        shown = self.board
        for played in beats(self.match, self.since, self.upto):
            for one in played:
                board = dict(self.match.game.view(one.state, self.seat))
                self.beats.append(self.beat(one, shown, board))
                shown = board
            if len(self.beats) >= BEATS:
                self.upto = played[-1].seq + 1 if played else self.upto
                return
            yield

    def beat(self, one: Played, before: dict[str, object], now: dict[str, object]) -> Beat:
        game = self.match.game
        changed = {key: now[key] for key in now if key not in before or before[key] != now[key]}
        told = list(happened(game, one.seq, one.events, self.seat))
        hushed = one.asked != self.seat and game.hushes(one.why)
        by = "" if hushed else game.seat_name(one.asked)
        return Beat(one.seq, one.number, by, told, changed)


def preview(table: Table, guest: str, seat: int, say: str, seq: int) -> Preview:
    """What an answer would certainly change."""
    match = table.match
    match.must_be_open(seq)
    table.must_hold(guest, seat)
    luck = Random(f"{match.open_since} {say}")
    return Preview(foresee(match.game, match.state, seat, say, luck))


def moment_at(table: Table, seq: int) -> tuple[Position, int]:
    """The table after one of its entries, and after how many nothing more led to it."""
    reading = table.reading
    assert reading is not None, "there is a journal of it"
    match = reading.parts[0]
    line = match.line_at(seq)
    return match.at(seq), match.standing[line - 1] + 1 if line else 0


def journal_at(table: Table, seq: int) -> Journal:
    """The match up to one of its entries, without what was taken back: when it is over."""
    if table.result is None:
        raise GoesOn
    reading = table.reading
    if reading is None or not reading.parts or seq > reading.parts[0].seq:
        raise OtherRules(table.cover.rules, table.game.rules)
    match, heading = reading.parts[0], reading.heading
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
        from_journal=cover.from_journal,
        options=cover.options,
        chapter=cover.chapter,
    )

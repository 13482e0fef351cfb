"""The one place that turns a match into what a viewer gets. Nothing hidden leaves by another door.

A viewer is a guest looking from a seat of its own, or from none: a spectator.
"""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, Final

from gloaming.engine.errors import NothingAsked, NotOffered
from gloaming.engine.game import Game, Outcome
from gloaming.engine.heading import Heading
from gloaming.engine.journal import Journal, write
from gloaming.engine.question import Option, may_answer
from gloaming.engine.refusal import Refusal
from gloaming.engine.save import save
from gloaming.engine.script import Position, answer, refusals
from gloaming.engine.sight import question_for
from gloaming.engine.vocabulary import Verb
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

DREAMS: Final = 4  # A preview shows what is the same in so many imagined worlds.
TABLE_FACTS: Final = {"undo": "undone", "resign": "resigns", "offer": "offers-draw"}
VOTE: Final = "votes-to-give-up"
HIDDEN: Final = "hidden"  # Who is asked, where others shall not know.


def sight(table: Table, guest: str, seat: int, seq: int | None = None) -> Sight:
    """The table as seen from a seat: now, or after so many entries."""
    table.may_look(guest, seat)
    book, match = table.book, table.match
    now = seq is None or seq >= book.seq
    state = book.match.state if now else book.at(seq or 0)
    over = book.result if now else book.game.outcome(state)
    held = table.held_by(guest)
    return Sight(
        table=table.id,
        game=match.game,
        options=match.options,
        seq=book.seq if now else max(0, seq or 0),
        seat=seat,
        seats=seats(book.game, match, guest, table.present()),
        together=book.game.together,
        board=dict(book.game.view(state, seat)),
        under_way=[frame.script.name for frame in state.stack],
        asked=asked(book.game, state, seat, held) if over is None else None,
        can_undo=now and seat in held and book.can_undo(seat),
        thinking=now and table.bot_asked() is not None and not hushed(book.game, state, held),
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


def asked(game: Game[Any], state: Position, seat: int, held: list[int]) -> Asked | None:
    """The open question; what can be answered, and why not the rest, only for whoever is asked."""
    question = state.question
    if question is None:
        return None
    if hushed(game, state, held):
        return Asked(HIDDEN, "", 0, [], [], False, [])
    name = game.seat_name(question.seat)
    if not question.asks(seat):
        return Asked(name, question.why, question.count, [], [], False, [])
    verbs = game.vocabulary.verbs
    return Asked(
        seat=name,
        why=question.why,
        count=question.count,
        options=[option.name for option in question.options],
        ends=[option.name for option in question.options if verbs[option.verb].ends],
        waits=len(question.options) == 1 and game.waits(state),
        refused=refused(game, state),
    )


def hushed(game: Game[Any], state: Position, held: list[int]) -> bool:
    """Whether the holder of these seats may not learn who is asked, nor that it is a bot."""
    question = state.question
    if question is None or not game.hushes(question.why):
        return False
    return not any(question.asks(at) for at in held)


def refused(game: Game[Any], state: Position) -> list[Refusals]:
    """Why the other answers that the question is about are not offered, reason by reason.

    Most answers of a verb are refused for one reason. If it can be done to anything of its kind,
    the verb stands for all of them: whoever knows the kind need not be told which they are.
    """
    named: dict[tuple[str, str], list[str]] = {}
    for of_verb in refusals(state, game.vocabulary):
        by_reason: dict[Refusal, list[Option]] = {}
        for option, why in of_verb:
            by_reason.setdefault(why, []).append(option)
        verb = game.vocabulary.verbs[of_verb[0][0].verb]
        most = max(by_reason.values(), key=len) if to_anything(game, verb) else None
        for why, options in by_reason.items():
            names = [verb.name] if options is most else [one.name for one in options]
            named.setdefault((why.key, why.rule), []).extend(names)
    return [Refusals(key, rule, answers) for (key, rule), answers in named.items()]


def to_anything(game: Game[Any], verb: Verb) -> bool:
    """Whether a verb can be done to every thing of its kind."""
    return len(verb.options) == len(game.things.get(verb.thing, ()))


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
                what, *named = game.tell(event, seat)
                heard.append(Told(entry.seq, str(what), named))
    return heard


def preview(table: Table, guest: str, seat: int, say: str) -> Preview:
    """What an answer would certainly change, as this seat imagines it.

    The dreams depend on nothing hidden: who sees the same table gets the same preview.
    """
    table.must_hold(guest, seat)
    book = table.book
    game, state = book.game, book.match.state
    if book.result is not None:
        raise NothingAsked
    question = question_for(game, state, seat)
    option = game.vocabulary.option(say)
    if not question.offers(option):
        raise NotOffered(option.name, question.why)
    luck = Random(f"{book.seq} {option.name}")
    boards: list[Mapping[str, object]] = []
    for _ in range(DREAMS):
        dream = game.imagine(state, seat, luck)
        answer(dream, option)
        boards.append(game.view(dream, seat))
    now, then = game.view(state, seat), boards[0]
    certain = [key for key in then if all(board[key] == then[key] for board in boards)]
    return Preview({key: then[key] for key in certain if then[key] != now[key]})


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

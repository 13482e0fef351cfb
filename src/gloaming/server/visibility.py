"""The one place that turns a match into what a viewer gets. Nothing hidden leaves by another door.

A viewer is a guest looking from a seat of its own, or from none: a spectator.
"""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, Final

from gloaming.engine.entry import ANSWERED, OFFERED, RESIGNED, TAKEN_BACK, Entry
from gloaming.engine.errors import NothingAsked, NotOffered
from gloaming.engine.game import Game, Outcome
from gloaming.engine.heading import Heading
from gloaming.engine.journal import Journal, write
from gloaming.engine.match import Match
from gloaming.engine.question import Option, may_answer
from gloaming.engine.refusal import Refusal
from gloaming.engine.save import save
from gloaming.engine.script import Position, answer, refusals
from gloaming.engine.sight import question_for
from gloaming.engine.vocabulary import Verb
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

DREAMS: Final = 4  # A preview shows what is the same in so many imagined worlds.
TABLE_FACTS: Final = {TAKEN_BACK: "undone", RESIGNED: "resigns", OFFERED: "offers-draw"}
VOTE: Final = "votes-to-give-up"
HIDDEN: Final = "hidden"  # Who is asked, where others shall not know.


def sight(table: Table, guest: str, seat: int, seq: int | None = None) -> Sight:
    """The table as seen from a seat: now, or after so many entries."""
    table.may_look(guest, seat)
    match, cover = table.match, table.cover
    now = seq is None or seq >= match.seq
    state = match.state if now else match.at(seq or 0)
    over = match.result if now else match.game.outcome(state)
    held = table.held_by(guest)
    return Sight(
        table=table.id,
        game=cover.game,
        options=cover.options,
        seq=match.seq if now else max(0, seq or 0),
        seat=seat,
        seats=seats(match.game, cover, guest, table.present()),
        together=match.game.together,
        board=dict(match.game.view(state, seat)),
        under_way=[frame.script.name for frame in state.stack],
        asked=asked(match.game, state, seat, held) if over is None else None,
        can_undo=now and seat in held and match.can_undo(seat),
        thinking=now and table.bot_asked() is not None and not hushed(match.game, state, held),
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
        if entry.kind != ANSWERED and not entry.events:
            things: list[Any] = [game.seat_name(entry.seat)]
            if entry.kind == TAKEN_BACK:
                things.append(int(entry.said))
            vote = entry.kind == OFFERED and game.together
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
    match = table.match
    game, state = match.game, match.state
    if match.result is not None:
        raise NothingAsked
    question = question_for(game, state, seat)
    option = game.vocabulary.option(say)
    if not question.offers(option):
        raise NotOffered(option.name, question.why)
    luck = Random(f"{match.seq} {option.name}")
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

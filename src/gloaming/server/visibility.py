"""The one place that turns a match into what a viewer gets. Nothing hidden leaves by another door.

A viewer is a guest looking from a seat of its own, or from none: a spectator.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

from gloaming.engine.entry import ANSWERED, CARRIED, OFFERED, RESIGNED, TAKEN_BACK, Entry, standing
from gloaming.engine.errors import NothingAsked, NotOffered
from gloaming.engine.game import Game, Outcome
from gloaming.engine.heading import Heading
from gloaming.engine.journal import Journal
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
from gloaming.server.refusals import GoesOn, OtherRules
from gloaming.server.store import Cover
from gloaming.server.table import Table

DREAMS: Final = 4  # A preview shows what is the same in so many imagined worlds.
TABLE_FACTS: Final = {
    TAKEN_BACK: "undone",
    RESIGNED: "resigns",
    OFFERED: "offers-draw",
    CARRIED: "rules-changed",
}
VOTE: Final = "votes-to-give-up"
HIDDEN: Final = "hidden"  # Who is asked, where others shall not know.


def sight(table: Table, guest: str, seat: int, seq: int | None = None) -> Sight:
    """The table as seen from a seat: now, or after so many entries.

    What was played by other rules and can't be shown gives way to the last moment that can.
    """
    table.may_look(guest, seat)
    reading, cover = table.reading, table.cover
    if reading is None or not reading.parts:
        raise OtherRules(cover.rules, table.game.rules)
    match = reading.match
    now = seq is None or seq >= cover.length
    if now and reading.whole:
        state, shown = match.state, True
    else:
        state, shown = reading.at(cover.length if now else seq or 0)
    over = table.result if now else match.game.outcome(state)
    now_live = now and table.live
    held = table.held_by(guest)
    return Sight(
        table=table.id,
        game=cover.game,
        options=cover.options,
        seq=cover.length if now else max(0, seq or 0),
        seat=seat,
        seats=seats(match.game, cover, guest, table.present()),
        together=match.game.together,
        board=dict(match.game.view(state, seat)),
        under_way=[frame.script.name for frame in state.stack],
        asked=asked(match.game, state, seat, held) if over is None and shown else None,
        can_undo=now_live and seat in held and match.can_undo(seat),
        thinking=now_live and table.bot_asked() is not None and not hushed(match.game, state, held),
        result=result(over),
        offers=[match.game.seat_name(at) for at in sorted(match.offers)] if now_live else [],
        rematch=(cover.rematch or "") if held else "",
        resigning=resigning(match, seat) if now_live and over is None and seat in held else "",
        other_rules="" if shown else reading.rules_at(cover.length if now else seq or 0),
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


def told(table: Table, seat: int, entries: Sequence[Entry]) -> list[Told]:
    """What a seat hears of these entries, as far as they still stand."""
    game = table.game
    heard: list[Told] = []
    for entry in standing(entries):
        if entry.events:
            heard += [Told(entry.seq, what, named) for what, named in happened(game, entry, seat)]
        elif entry.kind != ANSWERED:
            things: list[Any] = [game.seat_name(entry.seat)]
            if entry.kind == TAKEN_BACK:
                things.append(int(entry.said))
            elif entry.kind == CARRIED:
                things = entry.said.split()
            vote = entry.kind == OFFERED and game.together
            heard.append(Told(entry.seq, VOTE if vote else TABLE_FACTS[entry.kind], things))
    return heard


def happened(game: Game[Any], entry: Entry, seat: int) -> Iterator[tuple[str, list[object]]]:
    """What an entry brought about; facts that only other rules knew are left out."""
    for event in entry.events:
        try:
            what, *named = game.tell(event, seat)
        except (KeyError, IndexError, ValueError):
            continue
        yield str(what), named


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
    )

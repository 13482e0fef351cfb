"""What a seat sees, is asked, may answer and is told: the one place where that is decided.

A viewer looks from a seat, or from none: a spectator. One person may hold several seats of a table;
who is asked at one of them is no secret at the others. Server, terminal, bots, OpenSpiel and the
undo barrier show and compare what they get here, and nothing else.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gloaming.engine.errors import NothingAsked, NotOffered, NotYourQuestion
from gloaming.engine.event import EVERYONE, HIDDEN, Event, only
from gloaming.engine.game import Game, Luck
from gloaming.engine.question import Option, Question
from gloaming.engine.refusal import Refusal
from gloaming.engine.script import Position, answer, refusals
from gloaming.engine.vocabulary import Verb

HUSHED: Final = "hidden"  # Stands for whoever is asked, where it is a secret who.
SOMEBODY: Final = "somebody else"  # The same in a sentence.
DREAMS: Final = 4  # What is the same in so many imagined worlds is certain enough to be shown.


class Refusals:  # noqa: PLW1641 - compared, never looked up.
    """Answers that are not offered for one reason: the key of its text, the number of the rule.

    A verb alone stands for it with any thing of its kind, as far as that is neither offered nor
    named with another reason.
    """

    __slots__ = ("answers", "key", "rule")

    def __init__(self, key: str, rule: str, answers: list[str]) -> None:
        self.key = key
        self.rule = rule
        self.answers = answers

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusals):
            return False
        return self.key == other.key and self.rule == other.rule and self.answers == other.answers


class Asked:  # noqa: PLW1641 - compared, never looked up.
    """The open question as one viewer may know it. What can be answered, and why not the rest, is
    for whoever is asked."""

    __slots__ = ("count", "ends", "options", "refused", "seat", "waits", "warns", "why")

    def __init__(self, seat: str, why: str, count: int) -> None:
        self.seat = seat
        self.why = why
        self.count = count
        self.options: list[Option] = []
        self.ends: list[Option] = []  # Those that end something: a turn, a phase.
        self.waits = False  # There is one option, and nobody but the player gives it.
        self.refused: list[Refusals] = []
        self.warns: list[Refusals] = []  # What will not be possible, before anything is answered.

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Asked):
            return False
        asked = self.seat == other.seat and self.why == other.why and self.count == other.count
        answers = self.options == other.options and self.ends == other.ends
        reasons = self.refused == other.refused and self.warns == other.warns
        return asked and answers and self.waits == other.waits and reasons


class Sight:  # noqa: PLW1641 - compared, never looked up.
    """All a viewer gets of a table at one moment. Equal ones can't be told apart."""

    __slots__ = ("asked", "board", "under_way")

    def __init__(
        self, board: Mapping[str, object], under_way: list[str], asked: Asked | None
    ) -> None:
        self.board = board  # The game's own view.
        self.under_way = under_way  # The scripts in progress, by name.
        self.asked = asked

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sight):
            return False
        return (
            self.asked == other.asked
            and self.under_way == other.under_way
            and self.board == other.board
        )


def see(
    game: Game[Any],
    state: Position,
    seat: int,
    held: Sequence[int] = (),
    reasons: bool = True,
) -> Sight:
    """The table from a seat, or as a spectator sees it, by somebody who holds these seats, too.

    To find out why other answers are refused takes long: whoever does not show it, leaves it out.
    """
    under_way = [frame.script.name for frame in state.stack]
    return Sight(game.view(state, seat), under_way, asked(game, state, seat, held, reasons))


def asked(
    game: Game[Any],
    state: Position,
    seat: int,
    held: Sequence[int] = (),
    reasons: bool = True,
) -> Asked | None:
    """The open question, as far as it is this viewer's business."""
    question = state.question
    if question is None:
        return None
    mine = question.asks(seat)
    if not mine and game.hushes(question.why) and not any(question.asks(at) for at in held):
        return Asked(HUSHED, "", 0)
    seen = Asked(game.seat_name(question.seat), question.why, question.count)
    if mine:
        seen.options = question.options
    if mine and reasons:
        verbs = game.vocabulary.verbs
        seen.ends = [option for option in seen.options if verbs[option.verb].ends]
        seen.waits = len(seen.options) == 1 and game.waits(state)
        seen.refused = refused(game, state)
        warning = game.warns(state)
        seen.warns = [Refusals(warning.key, warning.rule, [])] if warning is not None else []
    return seen


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


def question_for(game: Game[Any], state: Position, seat: int) -> Question:
    """The open question, which this seat may answer: else it is told why not, and no secret.

    Journals name luck and the table where they are asked.
    """
    question = state.question
    if question is None:
        raise NothingAsked
    if question.seat != seat and not question.asks(seat):
        who = SOMEBODY if game.hushes(question.why) else game.seat_name(question.seat)
        raise NotYourQuestion(game.seat_name(seat), who)
    return question


def tell(game: Game[Any], event: Event, seat: int) -> list[object]:
    """An event as one seat sees it, or a spectator: what happened, and the names of the things."""
    fact = game.facts[event.what]
    allowed = event.seen_by == EVERYONE or (seat >= 0 and bool(event.seen_by & only(seat)))
    told: list[object] = [event.what]
    for at, kind in enumerate(fact.kinds):
        number = HIDDEN if fact.secret[at] and not allowed else event.numbers()[at]
        names = game.things.get(kind)
        told.append(number if names is None or number < 0 else names[number])
    return told


def foresee(
    game: Game[Any], state: Position, seat: int, said: str, luck: Luck
) -> dict[str, object]:
    """What an answer would certainly make of the board, as this seat imagines it: what changes.

    The dreams depend on nothing hidden: who sees the same table gets the same preview.
    """
    question = question_for(game, state, seat)
    option = game.vocabulary.option(said)
    if not question.offers(option):
        raise NotOffered(option.name, question.why)
    boards: list[Mapping[str, object]] = []
    for _ in range(DREAMS):
        dream = game.imagine(state, seat, luck)
        answer(dream, option)
        boards.append(game.view(dream, seat))
    now, then = game.view(state, seat), boards[0]
    certain = [key for key in then if all(board[key] == then[key] for board in boards)]
    return {key: then[key] for key in certain if then[key] != now[key]}

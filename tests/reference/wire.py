"""A game as it goes over the wire, for references that know nothing of its code.

python -m tests.reference.wire day_and_night --seed 3 --option crystallize=any > game.jsonl
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

import gloaming.games  # noqa: F401 - puts them on the shelf
from gloaming.engine.event import Event
from gloaming.engine.game import SPECTATOR, Game, game_called
from gloaming.engine.sight import see, tell
from tests.promises.table import Table


@dataclass(frozen=True, slots=True)
class Moment:
    """One question as everybody at the table sees it, and what came of the answer."""

    number: int  # How many were answered before.
    seat: str  # Who is asked: a seat, "table" or "nature".
    why: str
    count: int
    options: list[str]  # Each "verb noun", as the one who is asked sees them.
    weights: list[int] | None  # Of luck's options, where they are not all alike.
    under_way: list[str]
    views: dict[str, Any]  # By the name of the seat, and of the spectator.
    answer: str
    told: dict[str, list[list[Any]]]  # What each was told then: a word and the names of things.


def moments(table: Table) -> Iterator[Moment]:
    """A table's game, question by question; each is given when its answer is known."""
    game = table.game
    watchers = {name_of(game, seat): seat for seat in table.watchers}
    heard: list[Event] = []
    table.state.heard = heard
    before: dict[str, Any] | None = None
    for number, state in enumerate(table.questions()):
        if before is not None:
            yield moment(table, before, heard, watchers)
        heard.clear()
        question = state.question
        sights = {name: see(game, state, seat, reasons=False) for name, seat in watchers.items()}
        before = {
            "number": number,
            "seat": game.seat_name(question.seat),
            "why": question.why,
            "count": question.count,
            "options": [option.name for option in question.options],
            "weights": question.weights,
            "under_way": sights["spectator"].under_way,
            "views": {name: sight.board for name, sight in sights.items()},
        }
    assert before is not None
    yield moment(table, before, heard, watchers)


def moment(
    table: Table, before: dict[str, Any], heard: list[Event], watchers: dict[str, int]
) -> Moment:
    told = {
        name: [tell(table.game, event, seat) for event in heard] for name, seat in watchers.items()
    }
    wire = json.loads(json.dumps(before))  # What a client has, and nothing that is shared.
    return Moment(answer=table.answers[before["number"]].option.name, told=told, **wire)


def ending(table: Table) -> dict[str, Any]:
    """How it ended, and the last sight of everybody."""
    game, state = table.game, table.state
    outcome = game.outcome(state)
    assert outcome is not None
    return {
        "scores": outcome.scores,
        "reason": outcome.reason,
        "views": {name_of(game, seat): game.view(state, seat) for seat in table.watchers},
    }


def name_of(game: Game[Any], seat: int) -> str:
    return "spectator" if seat == SPECTATOR else game.seat_name(seat)


def main(words: list[str]) -> None:
    game = game_called(words[0])
    said: dict[str, list[str]] = {}
    for key, value in zip(words[1::2], words[2::2], strict=True):
        said.setdefault(key, []).append(value)
    table = Table(
        game,
        options=dict(one.split("=") for one in said.get("--option", [])),
        seats=int(said.get("--seats", [str(game.seats[0])])[0]),
        seed=int(said.get("--seed", ["1"])[0]),
        manner=said.get("--manner", ["curious"])[0],
    )
    for one in moments(table):
        print(json.dumps(asdict(one)))
    print(json.dumps({"end": ending(table)}))


if __name__ == "__main__":
    main(sys.argv[1:])

"""Casting Shadows over the wire: a Counterspell that lies face down is named to nobody (CS-R72).

Everything a seat or a spectator gets of whole games is read: only the owner's own cards, what was
revealed in the attack under way, and the log of that may name a Counterspell.
"""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from gloaming.engine.heading import Heading
from gloaming.engine.question import NATURE, Option, Question
from gloaming.engine.reading import Reading
from gloaming.games.casting_shadows import GAME
from gloaming.games.casting_shadows.box.names import COUNTERSPELLS
from gloaming.games.casting_shadows.table.state import State
from gloaming.server.store import Cover, Seat
from gloaming.server.table import Table, moved_on
from gloaming.server.visibility import sight, told

ANN = "ann"
EAGER = ["travel W", "reveal", "collect", "cast", "target", "pay"]
WATCHERS = (-1, 0, 1, 2)


def opened(luck: Random) -> Table:
    """Three seats at a table in memory, all of them Ann's."""
    options = {"characters": "random", "turn_cap": "20"}
    table = Table("t")
    seats = [Seat(name, ANN, None, "") for name in ("a", "b", "c")]
    table.cover = Cover("t", GAME.id, GAME.rules, options, seats)
    table.reading = Reading(Heading(GAME, options, ["a", "b", "c"]), luck)
    table.reading.match.leave_to_luck()
    moved_on(table.cover, table.reading)
    return table


def wish(question: Question, luck: Random) -> Option:
    """Goes to the Desert, collects what it can, and reveals whatever it holds."""
    for start in EAGER:
        liked = [option for option in question.options if option.name.startswith(start)]
        if liked and luck.random() < 0.8:
            return luck.choice(liked)
    return luck.choice(question.options)


def named(wire: Any) -> Counter[str]:
    """Every Counterspell's name in what was sent, wherever it stands."""
    text = msgspec.json.encode(wire).decode()
    return Counter({name: many for name in COUNTERSPELLS if (many := text.count(f'"{name}"'))})


@pytest.mark.parametrize("seed", range(6))
def test_no_name_of_a_hidden_counterspell_is_ever_sent(seed: int) -> None:
    """CS-R72: neither in the view nor in the log; and the deck's order is not sent at all."""
    luck = Random(seed)
    table = opened(luck)
    match, reading = table.match, table.reading
    assert reading is not None
    drawn_again = 0
    while match.result is None:
        state = match.state
        assert isinstance(state, State)
        question = state.question
        assert question is not None
        assert question.seat != NATURE
        before = list(state.queue)
        entries = [match.answer(question.seat, wish(question, luck).name, match.seq)]
        entries += match.leave_to_luck()
        moved_on(table.cover, reading)
        for watcher in WATCHERS:
            seen = sight(table, ANN, watcher)
            mine = seen.board["players"][watcher]["hidden"] if watcher >= 0 else []
            allowed = Counter(mine)
            allowed += Counter(
                one for one in (seen.board["attack"] or {}).get("replies", []) if one
            )
            assert named(seen.board) == allowed
            for fact in told(table, watcher, entries):
                if fact.what == "draws-counterspell" and fact.things[0] != GAME.seat_name(watcher):
                    assert fact.things[1] == -1
                elif fact.what not in ("reveals", "draws-counterspell"):
                    assert not named(fact)
        drawn_again += len(state.queue) < len(before) and before[0] >= 0
    assert drawn_again, "no used Counterspell was drawn again: the test has seen nothing"


def test_a_drawn_counterspell_can_not_be_put_back() -> None:
    """CS-R73: also where only one can lie on top of the deck, it is new to whoever draws it."""
    luck = Random(1)
    table = opened(luck)
    match, reading = table.match, table.reading
    assert reading is not None
    draws = 0
    while match.result is None:
        question = match.state.question
        assert question is not None
        entries = [match.answer(question.seat, wish(question, luck).name, match.seq)]
        entries += match.leave_to_luck()
        moved_on(table.cover, reading)
        if any(event.what == "draws-counterspell" for entry in entries for event in entry.events):
            draws += 1
            assert not any(match.can_undo(seat) for seat in range(3))
    assert draws

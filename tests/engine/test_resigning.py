"""Resigning where a game has no rule for it: the match is over, and no journal says otherwise."""

from random import Random

import pytest

from gloaming.engine.errors import BadFile, NothingAsked
from gloaming.engine.journal import read
from gloaming.engine.match import new_match
from tests.engine.test_journal import HEADING
from tests.support.lanterns import LANTERNS


def test_a_game_that_says_nothing_is_over() -> None:
    match = new_match(LANTERNS, {}, ["Ann", "Bob"], Random(1))
    assert match.resign(0).events == []
    assert match.journal.answers == []
    assert match.result is not None
    assert (match.result.scores, match.result.reason) == ([0.0, 1.0], "resignation")
    assert match.asked is None
    assert match.leave_to_luck() == []
    with pytest.raises(NothingAsked):
        match.resign(1)


def test_its_journal_refuses_a_seat_that_leaves() -> None:
    with pytest.raises(BadFile, match="ann can't be taken out") as error:
        read(HEADING + "nature take twin\nann resign\n").replay()
    assert error.value.line == 9

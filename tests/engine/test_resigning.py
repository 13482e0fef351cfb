"""Resigning where a game has no rule for it: the match is over, and no journal says otherwise."""

from random import Random

import pytest

from gloaming.engine.errors import BadFile, CannotResign
from gloaming.engine.journal import read
from gloaming.engine.match import new_match
from tests.engine.test_journal import HEADING
from tests.support.lanterns import LANTERNS


def test_a_game_that_says_nothing_can_not_go_on_without_a_seat() -> None:
    match = new_match(LANTERNS, {}, ["Ann", "Bob"], Random(1))
    with pytest.raises(CannotResign):
        match.resign(0)
    assert match.journal.answers == []


def test_its_journal_refuses_a_seat_that_leaves() -> None:
    with pytest.raises(BadFile, match="ann can't be taken out") as error:
        read(HEADING + "nature take twin\nann resign\n").replay()
    assert error.value.line == 9

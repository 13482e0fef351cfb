"""Bless on one screen: whatever glows is in reach, and nothing moves (UX-31, UX-32)."""

import pytest

from tests.web.conftest import Visit
from tests.web.gallery import few
from tests.web.room import fits, in_turn, moved, resize, stays
from tests.web.visitor import BOT, me

GAME = "bless"
SHARES = 3  # Of the states, so that no test takes minutes.


@pytest.mark.parametrize("share", range(SHARES))
def test_every_kind_of_question_fits_the_screen(visit: Visit, share: int) -> None:
    ann = visit()
    wrong: list[str] = []
    for state in in_turn(ann, few(GAME)[share::SHARES]):
        wrong += fits(ann, state)
    assert wrong == []


@pytest.mark.parametrize("size", ["desk", "large", "phone"])
def test_the_field_stays_where_it_is(visit: Visit, size: str) -> None:
    ann = visit()
    resize(ann, size)
    opened = ann.open(me("Ann"), BOT, options={"first_player": "sun"}, game=GAME)
    ann.go(f"/table/{opened['table']}")
    ann.find("[data-board]").wait_for()
    assert moved(stays(ann, 25)) == {}

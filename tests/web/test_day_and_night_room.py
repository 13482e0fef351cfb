"""The valley on one screen: everything that glows is in reach, and nothing moves (UX-31, UX-32)."""

import pytest

from tests.web.conftest import Visit
from tests.web.gallery import LANGUAGES, hung
from tests.web.room import fits, moved, resize, speak, stays
from tests.web.visitor import BOT, me

GAME = "day_and_night"


def test_every_kind_of_question_fits_the_screen(visit: Visit) -> None:
    ann = visit()
    wrong: list[str] = []
    for at, state in enumerate(hung(GAME)):
        speak(ann, LANGUAGES[at % len(LANGUAGES)])
        wrong += fits(ann, state)
    assert wrong == []


@pytest.mark.parametrize("size", ["desk", "large", "phone"])
def test_the_valley_stays_where_it_is(visit: Visit, size: str) -> None:
    ann = visit()
    resize(ann, size)
    ann.sit_at(ann.open(me("Ann"), BOT)["table"])
    assert moved(stays(ann, 25)) == {}

"""The Last Spell on one screen: what glows is in reach, and the map stands still (UX-31, UX-32)."""

import re
from typing import Any

import pytest

from tests.support.soak import far
from tests.web.conftest import Visit
from tests.web.gallery import LANGUAGES, Hung, hang, hung
from tests.web.room import fits, moved, resize, speak, stays
from tests.web.visitor import Visitor

GAME = "last_spell"
# The whole map is seen at once: with a mouse its spaces are smaller than a finger, and there is a
# button that makes them larger. On a phone they are not, and the map is moved about.
ON_THE_MAP = re.compile(
    r"^\S+ at (desk|large): (\d+,\d+|HR\d|[A-Z]{1,2}\d*) is only (\d+) by (\d+)"
)
FINE = 14
SHARES = 6  # The states, in so many tests that can run beside each other.


def states(share: int) -> list[tuple[int, Hung]]:
    everything = list(enumerate(hung(GAME)))
    return far(everything[share :: 3 * SHARES], everything[share::SHARES])


@pytest.mark.parametrize("share", range(SHARES))
def test_every_kind_of_question_fits_the_screen(visit: Visit, share: int) -> None:
    ann = visit()
    wrong: list[str] = []
    for at, state in states(share):
        speak(ann, LANGUAGES[at % len(LANGUAGES)])
        wrong += fits(ann, state)
    small = {match[2] for it in wrong if (match := ON_THE_MAP.match(it)) and large_enough(match)}
    assert [it for it in wrong if not is_about(it, small)] == []


def large_enough(match: re.Match[str]) -> bool:
    return min(int(match[3]), int(match[4])) >= FINE


def is_about(wrong: str, things: set[str]) -> bool:
    """Whether what is wrong at a desk is only that something on the map is small."""
    size, _, rest = wrong.partition(": ")
    return not size.endswith("phone") and rest.split(" ")[0] in things


def begun(why: str) -> Hung:
    return next(state for state in hung(GAME) if state.name == why)


def open_at(ann: Visitor, why: str, size: str) -> None:
    resize(ann, size)
    hang(ann, begun(why))


@pytest.mark.parametrize("why", ["main", "turn"])
@pytest.mark.parametrize("size", ["desk", "large", "phone"])
def test_the_map_stays_where_it_is(visit: Visit, size: str, why: str) -> None:
    """By day and by night the map has a place of its own, and keeps it."""
    ann = visit()
    open_at(ann, why, size)
    assert moved(stays(ann, far(8, 25))) == {}


def test_what_everybody_must_see_is_always_in_sight(visit: Visit) -> None:
    """UX-6: Gold, Materials, Workers, Mages and Panic, also while the shops are open."""
    ann = visit()
    open_at(ann, "main", "phone")
    for way in ann.page.locator(".ls-ways button").all():
        way.click()
        for what in ("gold", "materials", "workers", "mage"):
            box: Any = ann.find(f".ls-supply .{what}").bounding_box()
            top = "([x, y]) => document.elementFromPoint(x, y)?.closest('.ls-supply') !== null"
            middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
            assert ann.page.evaluate(top, middle), what

"""The Last Spell on one screen: what glows is in reach, and the map stands still (UX-31, UX-32)."""

from typing import Any

import pytest

from tests.support.soak import far
from tests.web.conftest import Visit
from tests.web.gallery import SIZES, Hung, hang, hung
from tests.web.room import fits, in_turn, moved, resize, stays
from tests.web.visitor import Visitor

GAME = "last_spell"
# The states, in so many tests that can run beside each other; in a hurry one for each place where
# questions are answered: cards laid out, yard and shops, the map, a sheet, a full table, the end.
SHARES = far(1, 6)
FEW = ["perk", "main", "aim", "harm", "crowded-4", "end-solo-heroes-lost"]


def states(share: int) -> list[Hung]:
    everything = hung(GAME)
    return far([begun(why) for why in FEW], everything[share::SHARES])


@pytest.mark.parametrize("share", range(SHARES))
def test_every_kind_of_question_fits_the_screen(visit: Visit, share: int) -> None:
    ann = visit()
    wrong: list[str] = []
    for state in in_turn(ann, states(share)):
        wrong += fits(ann, state)
    assert wrong == []


def begun(why: str) -> Hung:
    return next(state for state in hung(GAME) if state.name == why)


def open_at(ann: Visitor, why: str, size: str) -> None:
    resize(ann, size)
    hang(ann, begun(why))


EVERYWHERE = [(size, why) for size in SIZES for why in ("main", "turn")]


@pytest.mark.parametrize(("size", "why"), far([("phone", "main"), ("desk", "turn")], EVERYWHERE))
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


# Names crushed by what can be done with them, and headings that do not begin their row.
CROWDED = """() => [
    ...[...document.querySelectorAll(".ls-item:has(.ls-deeds)")].filter((it) => {
        const name = it.querySelector(".ls-item-name b");
        const head = name.getBoundingClientRect();
        const deed = it.querySelector(".ls-deed").getBoundingClientRect();
        return head.width > 0
            && (name.scrollWidth > name.clientWidth || head.width < 40 || deed.height > 60);
    }),
    ...[...document.querySelectorAll(".ls-shop > h3")].filter((it) =>
        it.offsetLeft - it.parentElement.firstElementChild.offsetLeft > 1),
].map((it) => it.innerText)"""


def test_what_was_bought_can_be_read_and_the_shop_keeps_its_order(visit: Visit) -> None:
    """By day a name, what can be done with it, and the two shops have a place each."""
    ann = visit()
    open_at(ann, "main", "desk")
    while ann.page.locator(".ls-shop .ls-item-head.lit").count():
        there = ann.page.locator(".ls-common .ls-item").count()
        ann.page.locator(".ls-shop .ls-item-head.lit").first.click()
        ann.page.locator(".ls-common .ls-item").nth(there).wait_for()
    ann.page.locator(".ls-tile").first.click()
    for size in ("desk", "large"):
        resize(ann, size)
        assert ann.page.evaluate(CROWDED) == [], size

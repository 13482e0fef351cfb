"""Pages on paper: black on white, no bars, no buttons, nothing to scroll; a board keeps colours."""

import re

import pytest

from tests.web.conftest import Visit
from tests.web.test_front_door import finished
from tests.web.visitor import Visitor

GONE = [".top-tools", ".question", ".search", ".tabs", ".panels", ".notice-acts", ".horizon"]
# Whatever is cut off because it would have to be scrolled to.
SCROLLS = """() => [...document.querySelectorAll("main *:not(.board *)")]
    .filter((it) => it.checkVisibility() && /auto|scroll/.test(getComputedStyle(it).overflowY)
        && it.scrollHeight > it.clientHeight + 1)
    .map((it) => it.className)"""
INK = """() => [document.body, document.querySelector("h1, h2")].map(
    (it) => getComputedStyle(it).color)"""


def on_paper(ann: Visitor) -> None:
    """In the dark, where it matters most."""
    ann.page.emulate_media(media="print")
    shown = [sign for sign in GONE if any(it.is_visible() for it in ann.page.locator(sign).all())]
    assert shown == []
    assert ann.page.evaluate(SCROLLS) == []
    assert set(ann.page.evaluate(INK)) == {"rgb(0, 0, 0)"}


def pages_of(ann: Visitor) -> int:
    """How many sheets it takes."""
    return len(re.findall(rb"/Type\s*/Page\b", ann.page.pdf(format="A4")))


@pytest.mark.parametrize("game", ["bless", "day_and_night", "last_spell", "casting_shadows"])
def test_a_table_that_is_over_is_one_sheet_with_its_board(visit: Visit, game: str) -> None:
    journals = {
        "bless": "sun-most-points",
        "day_and_night": "day-two-temples",
        "last_spell": "gildenberg-boss-slain",
        "casting_shadows": "3-last-standing",
    }
    ann = visit({"theme": "dark"})
    ann.go("/table/" + finished(ann, f"{game}/{journals[game]}"))
    ann.find(".end-panel").wait_for()
    on_paper(ann)
    assert ann.find(".board").is_visible()
    assert ann.find(".end-panel h2").is_visible()
    assert pages_of(ann) == 1


def test_the_rules_are_printed_whole(visit: Visit) -> None:
    ann = visit({"theme": "dark"})
    ann.go("/rules/last_spell")
    ann.find(".pages h2").wait_for()
    on_paper(ann)
    line = "getComputedStyle(document.querySelector('.pages a')).textDecorationLine"
    assert ann.page.evaluate(line) == "underline"
    assert pages_of(ann) > 5

"""The valley on one screen: everything that glows is in reach, and nothing moves (UX-31, UX-32)."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.gallery import LANGUAGES, SIZES, few, hang, hung
from tests.web.room import SPILLS, fits, in_turn, moved, resize, stays
from tests.web.visitor import BOT, me

GAME = "day_and_night"
# Cards whose effect is not wholly on them.
CUT = """(cards) => cards
    .filter((card) => {
        const words = card.querySelector(".dn-words").getBoundingClientRect();
        return words.height === 0 || words.bottom > card.getBoundingClientRect().bottom;
    })
    .map((card) => card.dataset.thing)"""


def test_every_kind_of_question_fits_the_screen(visit: Visit) -> None:
    ann = visit()
    wrong: list[str] = []
    for state in in_turn(ann, few(GAME)):
        wrong += fits(ann, state)
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_hand_is_read_without_a_touch(visit: Visit, language: str) -> None:
    """Nine different spells, the most that the journals know, with every word on their cards."""
    ann = visit({"language": language}, viewport=SIZES["desk"]["viewport"])
    hang(ann, next(state for state in hung(GAME) if state.name == "discard"))
    cards = ann.page.locator(".dn-hand.main .dn-card-button")
    expect(cards).to_have_count(9)
    assert cards.evaluate_all(CUT) == []


def test_a_phone_held_sideways_lays_the_valley_on_its_side(visit: Visit) -> None:
    """Squares as large as the height allows, and every card in sight with its picture."""
    ann = visit(viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    hang(ann, next(state for state in hung(GAME) if state.name == "change"))
    valley = ann.find(".dn-valley").bounding_box()
    square = ann.find('.dn-square[data-thing="a1"] .dn-frame').bounding_box()
    assert valley
    assert square
    assert valley["width"] > valley["height"]
    assert square["width"] > valley["height"] / 8
    assert ann.page.evaluate(SPILLS) == []
    seen = ann.page.locator(".dn-hand.main .dn-art").evaluate_all(
        "(art) => art.map((it) => it.getBoundingClientRect().bottom <= innerHeight)"
    )
    assert len(seen) >= 3
    assert all(seen)


@pytest.mark.parametrize("size", ["desk", "large", "phone"])
def test_the_valley_stays_where_it_is(visit: Visit, size: str) -> None:
    ann = visit()
    resize(ann, size)
    ann.sit_at(ann.open(me("Ann"), BOT)["table"])
    assert moved(stays(ann, 25)) == {}

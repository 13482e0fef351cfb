"""Bless on one screen: whatever glows is in reach, and nothing moves (UX-31, UX-32)."""

import pytest

from tests.web.conftest import Visit
from tests.web.gallery import few, hang, hung
from tests.web.room import GLOWS, fits, in_turn, moved, resize, spills, stays
from tests.web.visitor import BOT, me

GAME = "bless"
SHARES = 3  # Of the states, so that no test takes minutes.
LYING = {"width": 844, "height": 390}  # A phone on its side.
LEAST = 24  # So many pixels can be touched; the question names every answer in full size, too.


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


# Words that go on in a column that is not seen, without their mark or with no need of it.
FADES = """() => [...document.querySelectorAll(".bl :is(.bl-lines, .bl-why, .bl-outcome)")]
  .filter((it) => it.checkVisibility() && getComputedStyle(it).display !== "inline")
  .filter((it) => (it.scrollWidth > it.clientWidth + 1) !==
    getComputedStyle(it).maskImage.includes("gradient"))
  .map((it) => it.textContent)"""
# Lines of an answer between the fields that do not fit their button.
RUNS_OVER = """() => [...document.querySelectorAll(".bl-forms > button")].filter((it) => {
    const words = document.createRange();
    words.selectNodeContents(it);
    const [inner, outer] = [words.getBoundingClientRect(), it.getBoundingClientRect()];
    return inner.top < outer.top + 2 || inner.bottom > outer.bottom - 2;
  }).map((it) => it.textContent)"""


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_words_fade_where_they_go_on_and_answers_keep_to_their_buttons(
    visit: Visit, size: str
) -> None:
    ann = visit()
    resize(ann, size)
    for state in (it for it in hung(GAME) if it.name in {"crowded-2", "target", "offer"}):
        hang(ann, state)
        assert ann.page.evaluate(FADES) == []
        assert ann.page.evaluate(RUNS_OVER) == []
    assert ann.page.locator(".bl-lines").count() > 0


@pytest.mark.parametrize("name", ["crowded-2", "target", "offer", "host"])
def test_a_phone_on_its_side_has_room_for_it(visit: Visit, name: str) -> None:
    ann = visit(viewport=LYING)
    hang(ann, next(state for state in hung(GAME) if state.name == name))
    assert spills(ann) == []
    glowing = ann.page.evaluate(GLOWS, [LEAST, LEAST])
    assert glowing
    assert [thing for thing in glowing if thing[1]] == []
    ends = "(all) => all.map((it) => it.getBoundingClientRect().bottom)"
    players = ann.page.locator(".bl-player:visible").evaluate_all(ends)
    assert len(players) == 2
    assert max(players) <= LYING["height"]

"""The page from which a game in chapters starts: the first click, the way on, what was reached."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.test_front_door import NARROW, SIZES, finished, in_sight
from tests.web.test_pages import fits, judged
from tests.web.visitor import BOT, Visitor, me

CHAPTERS = ".chapter"
BEGIN = {
    "English": "Where to begin",
    "Italiano": "Da dove cominciare",
    "Français": "Par où commencer",
}


def begin_at(ann: Visitor, **options: str) -> str:
    wish: dict[str, Any] = {"game": "last_spell", "seats": [me("Ann"), BOT], "options": options}
    table: str = ann.post("/api/tables", wish)["table"]
    return table


@pytest.mark.parametrize("device", SIZES, ids=["desk", "phone"])
def test_whoever_is_new_begins_the_introduction_by_one_click(
    visit: Visit, device: dict[str, Any]
) -> None:
    """It is chosen already, and the button is in sight."""
    ann = visit(**device)
    ann.go()
    ann.page.get_by_role("link", name="Choose a city").click()
    begin = ann.page.get_by_role("button", name="Begin")
    expect(begin).to_be_visible()
    assert in_sight(begin, device["viewport"]["height"])
    expect(ann.page.get_by_role("radio", name="The first night")).to_be_checked()
    judged(ann, f"chapters-{device['viewport']['width']}")
    begin.click()
    ann.find(".question").wait_for()
    assert "scenario" not in ann.sight(ann.table)["options"]


def test_every_city_has_picture_and_story(visit: Visit) -> None:
    ann = visit()
    ann.go("/new/last_spell")
    expect(ann.page.locator(CHAPTERS)).to_have_count(5)
    for language, said in BEGIN.items():
        ann.page.locator(".language select").select_option(label=language)
        expect(ann.page.locator(".chapter-story").first).to_contain_text("Gildenberg")
        expect(ann.page.locator(".chapters legend")).to_have_text(said)
        expect(ann.page.locator(".chapter-story", has_text="chapter-")).to_have_count(0)
    shapes = {it.inner_html() for it in ann.page.locator(".chapter .emblem").all()}
    assert len(shapes) == 5


def test_what_goes_on_is_continued_where_it_is(visit: Visit) -> None:
    ann = visit(**NARROW)
    table = begin_at(ann, scenario="campaign", difficulty="hard")
    ann.go("/new/last_spell")
    line = ann.page.locator(".going-on li")
    expect(line).to_contain_text("The campaign: Gildenberg, 1 of 3")
    expect(line).to_contain_text("hard")
    expect(ann.page.locator(".way .here")).to_have_text("1Gildenberg")
    fits(ann, "chapters-going-on")
    line.get_by_role("link", name="Continue").click()
    ann.find(".question").wait_for()
    assert ann.page.url.endswith(table)


def test_what_others_reached_is_not_on_my_page(visit: Visit) -> None:
    ann, bob = visit(), visit()
    begin_at(ann, scenario="campaign")
    bob.go("/new/last_spell")
    expect(bob.page.locator(CHAPTERS)).to_have_count(5)
    expect(bob.page.locator(".reached").first).to_have_text("Not won yet")
    expect(bob.page.locator(".going-on")).to_have_count(0)


def test_a_won_city_leads_to_the_next(visit: Visit) -> None:
    """The end of a match names what follows, and the page has it chosen."""
    ann = visit()
    ann.go("/table/" + finished(ann, "last_spell/gildenberg-boss-slain"))
    ann.page.get_by_role("link", name="Next: Lakeburg").click()
    expect(ann.page.get_by_role("radio", name="Lakeburg")).to_be_checked()


def test_a_lost_city_leads_nowhere_else(visit: Visit) -> None:
    ann = visit()
    ann.go("/table/" + finished(ann, "last_spell/gildenberg-circle-lost"))
    ann.find(".end-panel").wait_for()
    expect(ann.page.get_by_role("link", name="Next")).to_have_count(0)

"""A hint: asked for by a button, seen, followed; on a phone too, and judged by axe."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.test_pages import PHONE, fits, judged
from tests.web.visitor import BOT, me


def test_a_hint_is_followed(visit: Visit) -> None:
    """UX-16: advice stands beside the game, shows what it would change, and a click follows it."""
    ann = visit()
    table = ann.open(me("Ann"), BOT)["table"]
    ann.sit_at(table)
    ann.wait_for_turn()
    before = ann.shown()
    ann.page.get_by_role("button", name="Ask for a hint").click()
    expect(ann.find(".hint")).to_contain_text("% to win", timeout=60_000)
    judged(ann, "hint")
    assert ann.shown() == before
    ann.find(".hint li button").click()
    ann.wait_for_change(before)
    expect(ann.page.locator(".hint")).to_have_count(0)


def test_a_hint_has_room_on_a_phone(visit: Visit) -> None:
    """UX-10: it covers no question, and every line of it can be touched."""
    ann = visit(**PHONE)
    ann.sit_at(ann.open(me("Ann"), BOT)["table"])
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="Ask for a hint").tap()
    expect(ann.find(".hint")).to_contain_text("% to win", timeout=60_000)
    fits(ann, "hint-phone")
    bar, advice = ann.find(".question-words").bounding_box(), ann.find(".hint").bounding_box()
    assert bar is not None
    assert advice is not None
    assert advice["y"] + advice["height"] <= bar["y"] + 8

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
    """UX-10: it covers neither the board's pawn nor a button, and every line can be touched."""
    ann = visit(**PHONE)
    ann.sit_at(ann.open(me("Ann"), BOT)["table"])
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="Ask for a hint").tap()
    expect(ann.find(".hint")).to_contain_text("% to win", timeout=60_000)
    fits(ann, "hint-phone")
    acts, pawn = ann.find(".question-acts").bounding_box(), ann.find(".dn-pawn.day").bounding_box()
    advice = ann.find(".hint").bounding_box()
    assert acts is not None
    assert advice is not None
    assert pawn is not None
    assert advice["y"] + advice["height"] <= acts["y"] + 1, "no button changes its meaning"
    assert pawn["y"] + pawn["height"] <= advice["y"], "what it speaks of stays in sight"
    ann.page.get_by_role("button", name="Ask for a hint").tap()
    expect(ann.page.locator(".hint")).to_have_count(0)


def test_a_hint_goes_by_esc_by_its_cross_and_by_a_click_beside_it(visit: Visit) -> None:
    """UX-38."""
    ann = visit()
    ann.sit_at(ann.open(me("Ann"), BOT)["table"])
    ann.wait_for_turn()
    ask = ann.page.get_by_role("button", name="Ask for a hint")
    advice = ann.page.locator(".hint")
    for way in ("key", "cross", "beside", "button"):
        ask.click()
        ann.find(".hint").wait_for()
        if way == "key":
            ann.page.keyboard.press("Escape")
        elif way == "cross":
            advice.get_by_role("button", name="Close").click()
        elif way == "beside":
            ann.find(".top").click(position={"x": 700, "y": 5})
        else:
            ask.click()
        expect(advice).to_have_count(0)

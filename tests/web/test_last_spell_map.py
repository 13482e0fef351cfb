"""The map of The Last Spell under the hand: what it shows first, dragging, zooming, its numbers."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.test_last_spell_board import DESK, from_journal, look
from tests.web.test_last_spell_looks import OUT_OF_VIEW, moment
from tests.web.test_pages import PHONE
from tests.web.visitor import TURN_IS_MINE, Visitor

SIDEWAYS: dict[str, Any] = {
    "viewport": {"width": 844, "height": 390},
    "has_touch": True,
    "is_mobile": True,
}
FOUGHT = ".ls-map :is(.ls-monster, .ls-hero, .ls-slot > rect)"
SCROLLED = "() => [...'LT'].map((it) => document.querySelector('.ls-view')['scroll' + "
SCROLLED += "(it === 'L' ? 'Left' : 'Top')])"
UNIT = "() => parseFloat(document.querySelector('.ls-map').style.getPropertyValue('--unit'))"
# How far the numbers at the edges are from the middle of the thing whose space they name.
OFF = """(thing) => {
    const it = document.querySelector(thing);
    const [column, row] = it.dataset.space.split(",");
    const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
    const at = (ruler, name) => middle([...document.querySelectorAll(`.ls-ruler.${ruler} span`)]
        .find((label) => label.textContent === name).getBoundingClientRect());
    const [x, y] = middle(it.querySelector(".ls-focus").getBoundingClientRect());
    return [Math.abs(at("across", column)[0] - x), Math.abs(at("down", row)[1] - y)];
}"""
# Whether the numbers are where they can be read: along the upper and the left edge of the view.
AT_THE_EDGES = """() => {
    const box = (it) => document.querySelector(it).getBoundingClientRect();
    const view = box(".ls-view");
    return Math.abs(box(".ls-ruler.across").top - view.top) < 3
        && Math.abs(box(".ls-ruler.down").left - view.left) < 3;
}"""
# What comes through to the things on the map.
COUNT_CLICKS = """() => {
    window.clicks = 0;
    document.querySelector(".ls-map").addEventListener("click", () => window.clicks++);
}"""
SCHEME = "() => getComputedStyle(document.documentElement).colorScheme"


def middle(ann: Visitor, what: str) -> tuple[float, float]:
    box = ann.find(what).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_first_look_shows_the_fight_and_a_button_all_of_it(visit: Visit) -> None:
    """UX-6: whoever is on it and where waves come from, larger than all of it could be."""
    ann = visit(**DESK)
    look(ann, from_journal(ann, "introductory-survived", "flip", 4))
    ann.find(".ls-hero.active").wait_for(state="attached")
    assert ann.page.evaluate(OUT_OF_VIEW, FOUGHT) == 0
    near = ann.page.evaluate(UNIT)
    ann.page.get_by_role("button", name="The whole map").click()
    assert ann.page.evaluate(OUT_OF_VIEW, ".ls-map") == 0
    assert ann.page.evaluate(UNIT) < near


@pytest.mark.parametrize("device", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_on_a_phone_whoever_acts_is_seen_as_large_as_a_finger(
    visit: Visit, device: dict[str, Any]
) -> None:
    """UX-10"""
    ann = visit(**device)
    look(ann, from_journal(ann, "introductory-survived", "step", 4))
    ann.find(".ls-hero.active").wait_for(state="attached")
    assert ann.page.evaluate(OUT_OF_VIEW, ".ls-hero.active .ls-focus") == 0
    assert ann.page.evaluate(UNIT) >= 44
    assert ann.page.evaluate("() => document.documentElement.scrollHeight - innerHeight") <= 1


def test_the_map_is_dragged_and_a_drag_is_no_click(visit: Visit) -> None:
    """UX-2: a space that glows is under the mouse; it is moved away, and nothing is answered."""
    ann = visit(**DESK)
    look(ann, from_journal(ann, "introductory-survived", "step", 4))
    ann.find(f"{TURN_IS_MINE} .ending").wait_for()
    for _ in range(3):
        ann.page.get_by_role("button", name="Larger").click()
    ann.page.get_by_role("button", name="Show").first.click()
    before, shown = ann.page.evaluate(SCROLLED), ann.shown()
    ann.page.evaluate(COUNT_CLICKS)
    x, y = middle(ann, ".ls-light.step")
    ann.page.mouse.move(x, y)
    ann.page.mouse.down()
    ann.page.mouse.move(x - 40, y - 30, steps=4)
    ann.page.mouse.up()
    after = ann.page.evaluate(SCROLLED)
    assert [round(now - then) for then, now in zip(before, after, strict=True)] == [40, 30]
    assert ann.page.evaluate("() => window.clicks") == 0
    ann.page.mouse.click(x - 40, y - 30)
    assert ann.page.evaluate("() => window.clicks") == 1
    ann.wait_for_change(shown)


def test_the_wheel_zooms_where_the_pointer_is_and_keys_do(visit: Visit) -> None:
    ann = visit(**DESK)
    look(ann, from_journal(ann, "introductory-survived", "step", 4))
    ann.find(f"{TURN_IS_MINE} .ending").wait_for()
    for _ in range(2):
        ann.page.keyboard.press("+")
    unit, spot = ann.page.evaluate(UNIT), middle(ann, ".ls-hero.active .ls-focus")
    ann.page.mouse.move(*spot)
    ann.page.mouse.wheel(0, -150)
    ann.page.wait_for_function(f"(unit) => ({UNIT})() > unit", arg=unit)
    now = middle(ann, ".ls-hero.active .ls-focus")
    assert max(abs(one - other) for one, other in zip(spot, now, strict=True)) < 2
    larger = ann.page.evaluate(UNIT)
    ann.page.keyboard.press("-")
    assert ann.page.evaluate(UNIT) < larger


def test_two_fingers_zoom(visit: Visit) -> None:
    """UX-10"""
    ann = visit(**PHONE)
    look(ann, from_journal(ann, "introductory-survived", "step", 4))
    ann.find(f"{TURN_IS_MINE} .ending").wait_for()
    before, shown = ann.page.evaluate(UNIT), ann.shown()
    x, y = middle(ann, ".ls-view")
    hand = ann.context.new_cdp_session(ann.page)
    for kind, apart in (("touchStart", 30), ("touchMove", 40), ("touchMove", 48)):
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert ann.page.evaluate(UNIT) > 1.4 * before
    assert ann.shown() == shown


def test_the_edges_are_numbered_as_the_log_calls_spaces(visit: Visit) -> None:
    """UX-8: also when the map is larger than its place, and moved about."""
    ann = visit(**DESK)
    look(ann, from_journal(ann, "introductory-survived", "step", 4))
    ann.find(f"{TURN_IS_MINE} .ending").wait_for()
    hero = ".ls-hero.active"
    assert max(ann.page.evaluate(OFF, hero)) < 2
    for _ in range(3):
        ann.page.get_by_role("button", name="Larger").click()
    assert max(ann.page.evaluate(OFF, hero)) < 2
    assert ann.page.evaluate(AT_THE_EDGES)


def test_the_theme_follows_the_game_if_it_may(visit: Visit) -> None:
    """UX-30: dark by night, light by day; elsewhere as the system has it."""
    ann = visit({"theme": "game"}, **DESK)
    look(ann, from_journal(ann, "gildenberg-circle-lost", "flip", 3))
    ann.page.wait_for_function(f"() => ({SCHEME})() === 'dark'")
    assert ann.find(".ls-view").get_attribute("data-hour") == "night"
    look(ann, from_journal(ann, "gildenberg-circle-lost", "end_main", 3))
    ann.page.wait_for_function(f"() => ({SCHEME})() === 'light'")
    ann.go("/")
    ann.page.wait_for_function(f"() => ({SCHEME})() === 'light dark'")


@pytest.mark.parametrize(
    ("answers", "hour"), [(20, "dusk"), (32, "day"), (61, "dusk"), (236, "dawn")]
)
def test_the_light_of_the_map_is_that_of_the_hour(visit: Visit, answers: int, hour: str) -> None:
    ann = visit(**DESK)
    moment(ann, "gildenberg-boss-slain", answers, 2)
    expect(ann.find(".ls-view")).to_have_attribute("data-hour", hour)

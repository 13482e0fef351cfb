"""The board of Casting Shadows: played by clicking, at a desk and on a phone, judged by axe."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.support.soak import far
from tests.web.conftest import Visit
from tests.web.test_pages import PHONE, STICKING_OUT, judged
from tests.web.visitor import BOT, FRIEND, TURN_IS_MINE, Json, Visitor, me

CLICKS = far(12, 30)
ATTACKED = 443  # After so many answers player 3, who holds a Pointed Shield, is attacked.
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 860}}
ANSWERS = ".cs .lit, .question-acts .answer, .question-acts .ending"
# What glows must be big enough for a finger.
TOO_SMALL = """() => [...document.querySelectorAll(".cs .lit")]
    .map((it) => [it, it.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
    .map(([it, box]) => `${it.getAttribute("class")} ${box.width} x ${box.height}`)"""


def sit(ann: Visitor, *seats: Json, options: dict[str, str] | None = None) -> str:
    """Open a table and sit down at it."""
    wish = {"game": "casting_shadows", "seats": list(seats), "options": options or {}}
    table = str(ann.post("/api/tables", wish)["table"])
    ann.go(f"/table/{table}")
    ann.find(".cs").wait_for()
    return table


def wait_for_turn(ann: Visitor) -> bool:
    """Until this visitor is asked; False when the game is over."""
    ann.find(f"{TURN_IS_MINE}, .end-panel").wait_for()
    return ann.page.locator(".end-panel").count() == 0


SITTING = [("desk", 4), ("phone", 2)]
OTHERWISE = [("desk", 2), ("phone", 4)]


@pytest.mark.parametrize(("device", "seats"), SITTING + far([], OTHERWISE))
def test_turns_are_played_by_clicking_what_glows(visit: Visit, device: str, seats: int) -> None:
    """UX-1, UX-2, UX-10: everything that glows answers, nothing sticks out, fingers fit."""
    ann, luck = visit(**(PHONE if device == "phone" else DESK)), Random(11 * seats)
    sit(ann, me("Ann"), *[BOT] * (seats - 1))
    for click in range(CLICKS):
        if not wait_for_turn(ann):
            break
        assert ann.page.evaluate(STICKING_OUT) == []
        if device == "phone":
            assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= 360
            assert ann.page.evaluate(TOO_SMALL) == []
        answers = ann.page.locator(ANSWERS)
        many = answers.count()
        assert many > 0
        ann.click(answers.nth(luck.randrange(many)))
        if click == CLICKS // 2:
            ann.keep_screen(f"casting-shadows-{device}-{seats}")
    ann.keep_screen(f"casting-shadows-{device}-{seats}-late")


def test_axe_finds_nothing_serious_on_the_board(visit: Visit) -> None:
    """UX-9, UX-14: names, roles and contrast of the board, in both themes."""
    ann = visit({"theme": "light"}, **DESK)
    sit(ann, me("Ann"), BOT, BOT, BOT, options={"first_player": "seat1"})
    ann.find(f"{TURN_IS_MINE}").wait_for()
    judged(ann, "casting-shadows-choose")
    ann.click(ann.find(".cs-candidate.lit"))
    ann.find(f"{TURN_IS_MINE} .ending").wait_for()
    judged(ann, "casting-shadows-act")
    ann.click(ann.find(".cs-die.lit"))
    judged(ann, "casting-shadows-reroll")


def test_pointing_shows_cards_ranges_and_consequences(visit: Visit) -> None:
    """UX-3, UX-4, UX-7: zoom with rulings, range on the map, Action points that would be spent."""
    ann = visit(**DESK)
    sit(ann, me("Ann"), options={"characters": "random"})  # Alone: two spells from the beginning.
    ann.find(f"{TURN_IS_MINE} .ending").wait_for()
    assert ann.page.locator(".cs-other .cs-names", has_text="a bot").count() == 3
    ann.find(".cs-book [data-thing=spectral_slap]").hover()
    expect(ann.find(".zoom .cs-note")).to_contain_text("CS-6.6")
    assert ann.page.locator(".cs-tile.ranged").count() >= 3
    ann.find(".cs-tile.lit").hover()
    expect(ann.find(".cs-ap .going")).to_be_visible()
    expect(ann.find(".cs-way")).to_be_attached()
    expect(ann.page.locator(".cs-tile.ranged")).to_have_count(0)
    ann.find(".cs-tile.refused").click(force=True)
    expect(ann.find(".because")).to_contain_text("CS-")
    ann.find(".cs-pile.discard").click()
    expect(ann.find(".cs-discard")).to_contain_text("Nothing there yet")


def test_the_board_is_played_from_the_keyboard(visit: Visit) -> None:
    """UX-14: a tile is reached with Tab and arrows, and travelled to with Enter."""
    ann = visit(**DESK)
    table = sit(ann, me("Ann"), options={"characters": "random"})
    ann.find(f"{TURN_IS_MINE} .ending").wait_for()
    start = ann.sight(table, 0)["board"]["players"][0]["at"]
    ann.tab_to_board()
    for _ in range(30):
        if ann.focused() in {"C", "E", "W", "NE", "NW", "SE", "SW"} and ann.page.evaluate(
            "() => document.activeElement.classList.contains('lit')"
        ):
            break
        ann.page.keyboard.press("Tab")
    goal = ann.focused()
    ann.press("Enter")
    assert ann.sight(table, 0)["board"]["players"][0]["at"] == goal != start


def test_a_counterspell_window_may_pass_by_itself(visit: Visit) -> None:
    """UX-21: the others see who is waited for, never with what; a pass by itself looks like any."""
    ann, bob = visit({"autoPass": True}, **DESK), visit(**DESK)
    journal = Path("tests/journals/casting_shadows/3-last-standing-host.journal").read_text("utf-8")
    seats = [FRIEND, BOT, me("Ann")]
    opened = ann.post("/api/tables/import", {"journal": journal, "seats": seats, "upto": ATTACKED})
    table, link = opened["table"], next(iter(opened["links"].values()))
    bob.go(link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.find(".question-said")).to_contain_text("Waiting for Ivory (Ann)")
    bob.keep_screen("casting-shadows-counterspell-waiting")
    assert ann.sight(table, 2)["asked"]["options"] == ["reveal pointed_shield", "pass"]
    waiting = bob.sight(table, 0)["asked"]
    assert (waiting["options"], waiting["refused"]) == ([], [])
    ann.go(f"/table/{table}")
    ann.find(TURN_IS_MINE).wait_for()
    ann.keep_screen("casting-shadows-counterspell")
    expect(ann.find(".log")).to_contain_text("(automatic)")
    expect(bob.find(".log")).to_contain_text("Ivory passes.")
    expect(bob.find(".log")).not_to_contain_text("(automatic)")
    expect(bob.find(".end-panel h2")).to_have_text("You have won!")  # 6 DMG were too many.


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_who_resigns_leaves_the_others_playing(visit: Visit, device: str) -> None:
    """CS-R75, UX-25: said before, told after; nobody is asked for the empty seat any more."""
    small = {"viewport": {"width": 390, "height": 844}}
    wide = {"viewport": {"width": 1280, "height": 800}}
    ann = visit(**(small if device == "phone" else wide))
    options = {"first_player": "seat1", "characters": "random"}
    table = sit(ann, me("Ann"), BOT, BOT, options=options)
    wait_for_turn(ann)
    ann.find(".menu > summary").click()
    ann.page.get_by_role("button", name="Resign").click()
    expect(ann.find(".sure")).to_contain_text("the others play on")
    ann.keep_screen(f"casting-shadows-resign-{device}")
    ann.find(".sure .danger").click()
    expect(ann.find(".cs-mage.place-0.out")).to_be_visible()
    ann.keep_screen(f"casting-shadows-resigned-{device}")
    ann.find(".menu > summary").click()
    expect(ann.find(".menu").get_by_role("button", name="Resign")).to_have_count(0)
    ann.find(".end-panel").wait_for()  # The bots have played it out.
    result = ann.sight(table, 0)["result"]
    assert result["scores"][0] == 0.0
    assert sorted(result["scores"]) == [0.0, 0.5, 1.0]
    ann.keep_screen(f"casting-shadows-resigned-over-{device}")


def test_at_one_screen_the_next_one_is_asked(visit: Visit) -> None:
    """CS-R75, UX-19: whoever resigns hands the screen on."""
    ann = visit(**DESK)
    options = {"first_player": "seat1", "characters": "random"}
    seats = [me("Ann"), me("Zoe"), me("Bea")]
    wish = {"game": "casting_shadows", "seats": seats, "options": options}
    table = str(ann.post("/api/tables", wish)["table"])
    ann.go(f"/table/{table}")
    ann.find(".curtain button").click()
    wait_for_turn(ann)
    ann.resign()
    expect(ann.find(".curtain h2")).to_contain_text("Zoe")
    ann.find(".curtain button").click()
    expect(ann.find(".question-said")).to_contain_text("Jade: choose an action")
    assert ann.sight(table, 1)["result"] is None
    ann.keep_screen("casting-shadows-resigned-shared")

"""The things on the table: they say why not, what would happen, what they are, what they were."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import BOT, FRIEND, TURN_IS_MINE, Visitor, me


@pytest.fixture
def ann(visit: Visit) -> Visitor:
    """Travelling in her first turn: every square but two is out of reach."""
    ann = visit()
    ann.sit_at(ann.open(me("Ann"), BOT)["table"])
    ann.wait_for_turn()
    ann.end()
    ann.find(".dn-square.lit").wait_for()
    return ann


def test_a_thing_says_why_not(ann: Visitor) -> None:
    """UX-2, UX-3, UX-26: what can't be chosen says why, with the rule, one click away."""
    asked = ann.shown()
    ann.find(".dn-square.refused:not(.lit)").click(force=True)  # It calls itself disabled.
    because = ann.find(".because")
    expect(because).to_contain_text(re.compile(r"DN-\d"))
    assert ann.shown() == asked
    ann.keep_screen("because")
    rule = because.locator(".rule-link")
    number = rule.inner_text()
    rule.click()
    expect(ann.find(".panel-rules")).to_contain_text(number)
    ann.keep_screen("rule")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".because")).to_have_count(0)


def test_a_choice_is_previewed(ann: Visitor) -> None:
    """UX-2, UX-4: what glows has corners, and shows the way before it is chosen."""
    square = ann.find(".dn-square.lit")
    expect(square.locator(".dn-corners")).to_have_count(1)
    seen = ann.sight(ann.table, 0)["seq"]
    square.hover()
    expect(ann.find(".dn-way")).to_be_attached()
    ann.keep_screen("preview")
    assert ann.sight(ann.table, 0)["seq"] == seen


def test_a_card_is_shown_large(ann: Visitor) -> None:
    """UX-7: with its kind and its effect, as long as the pointer is on it."""
    card = ann.find(".dn-card-button")
    card.hover()
    expect(ann.find(".zoom .dn-kind")).to_contain_text(card.get_attribute("data-thing") or "?")
    ann.keep_screen("zoom")
    ann.page.mouse.move(1, 1)
    expect(ann.page.locator(".zoom")).to_have_count(0)


def test_public_counts_are_seen(ann: Visitor) -> None:
    """UX-6: hands, books and discard piles of both, hours and turn."""
    board = ann.sight(ann.table)["board"]
    for seat, name in enumerate(["day", "night"]):
        shown = ann.page.locator(f".dn-sister.{name} dd").all_inner_texts()
        assert shown[:2] == [str(board["hand_sizes"][seat]), str(board["book_sizes"][seat])]
        expect(ann.find(f".dn-sister.{name} .dn-pile summary")).to_be_visible()
    expect(ann.find(".dn-hours")).to_contain_text("1")


def test_the_past_is_one_click_away_and_so_is_now(ann: Visitor) -> None:
    """UX-5, UX-8: a line of the log shows the board as it was; nothing is answered there."""
    start = ann.board()
    ann.click(ann.find(".dn-square.lit"))
    now = ann.board()
    assert now != start
    assert ann.page.locator(".dn-square.touched").count() > 0
    # Names stand on the line, and are links themselves: it is clicked beside them.
    ann.page.locator(".log .moment").first.click(position={"x": 3, "y": 3})
    expect(ann.find(".question-past")).to_be_visible()
    expect(ann.page.locator(".lit")).to_have_count(0)
    ann.keep_screen("past")
    ann.page.get_by_role("button", name="Back to now").click()
    expect(ann.find(TURN_IS_MINE)).to_be_visible()
    assert ann.board() == now


def test_a_bot_helps_out(visit: Visit) -> None:
    """UX-16, UX-20: it plays the turn while the page goes on, and the seat is taken back."""
    ann = visit()
    table = ann.open(me("Ann"), FRIEND)["table"]
    ann.sit_at(table)
    ann.find(".menu > summary").click()
    ann.page.get_by_role("button", name="Let a bot play for me").click()
    ann.keep_screen("hand-over")
    ann.page.get_by_role("button", name="Novice").click()
    expect(ann.find(".question-said")).to_have_text("Waiting for someone to sit down: Night.")
    assert ann.sight(table)["board"]["turn"] == 2
    ann.page.get_by_role("button", name="Take my seat back").click()
    expect(ann.page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    assert ann.sight(table)["seats"][0]["who"] == "person"


def test_settings_are_kept(ann: Visitor) -> None:
    """UX-12, UX-13, UX-30: theme, text-only cards and asking again take effect and stay."""
    assert ann.page.locator(".dn-card svg").count() > 0
    ann.page.get_by_role("tab", name="Settings").click()
    ann.page.get_by_label(re.compile("^Theme")).select_option("dark")
    ann.page.get_by_label("Ask for confirmation").select_option("always")
    ann.page.get_by_label("Cards as text").check()
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    ann.find(".dn-card").wait_for()
    assert ann.page.locator(".dn-card svg").count() == 0
    ending = ann.find(".question-acts .ending")
    ann.click_settled(ending)
    expect(ending).to_contain_text("sure?")
    ann.keep_screen("text-only")
    kept = json.loads(ann.page.evaluate("() => localStorage.getItem('gloaming.settings')"))
    assert (kept["theme"], kept["confirm"], kept["textOnly"]) == ("dark", "always", True)

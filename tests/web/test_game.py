"""Whole games in the browser: against the bot, and two at one screen."""

import json
from random import Random

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import BOT, TURN_IS_MINE, me

TURNS = 24  # Of both together.


def test_a_game_against_the_bot(visit: Visit) -> None:
    """UX-1, UX-2, UX-8, UX-13, UX-24, UX-25: what glows is clicked until the game is over."""
    ann, luck = visit(), Random(7)
    table = ann.open(me("Ann"), BOT, options={"idle_limit": "4", "turn_limit": "100"})["table"]
    ann.sit_at(table)
    ann.keep_screen("table")
    over = ann.page.locator(".end-panel")
    while True:
        ann.find(f"{TURN_IS_MINE}, .end-panel").wait_for()
        if over.count() or ann.page.locator(".log .chapter").count() >= TURNS:
            break
        buttons = ann.page.locator(".question-acts :is(.answer, .ending)")
        assert buttons.count() <= 4 + 1  # And the end of it.
        ann.click_any(luck)
    ann.keep_screen("table-late")
    if not over.count():
        ann.find(".menu > summary").click()
        ann.page.get_by_role("button", name="Resign").click()
        expect(ann.find(".sure")).to_contain_text("be undone")
        ann.keep_screen("resign")
        ann.page.get_by_role("button", name="Cancel").click()
        assert ann.sight(table)["result"] is None
        ann.resign()
    expect(ann.find(".end-panel .scores")).to_be_visible()
    assert ann.sight(table)["result"] is not None
    ann.keep_screen("end")
    ann.page.get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(lambda url: not url.endswith(table))
    ann.find(".dn-sister.near.night").wait_for()  # Seats are swapped.
    assert ann.sight(ann.table)["seats"][1]["yours"]


def test_two_at_one_screen(visit: Visit) -> None:
    """UX-17, UX-23: the curtain names who is next, survives a reload, and hides both hands."""
    both = visit()
    both.go()
    both.keep_screen("start")
    card = both.page.locator(".card", has_text="Day & Night")
    card.get_by_role("button", name="Two on one screen").click()
    both.find(".curtain").wait_for()
    table = both.table
    hands = [both.sight(table, seat)["board"]["hands"][seat] for seat in (0, 1)]
    for seat, name in enumerate(["Day", "Night"]):
        expect(both.find(".curtain h2")).to_contain_text(name)
        both.page.reload()
        expect(both.find(".curtain h2")).to_contain_text(name)
        assert both.hand() == []
        both.keep_screen(f"curtain-{name.lower()}")
        # Nothing of the hand that is not confirmed has even reached this browser.
        seen = [hand for said in both.received for hand in hands_in(said)]
        assert seen
        assert all(hand[seat] == [] for hand in seen)
        both.received.clear()
        both.page.get_by_role("button", name=f"me: {name}").click()
        both.wait_for_turn()
        assert sorted(both.hand()) == sorted(set(hands[seat]))
        both.page.reload()
        both.wait_for_turn()  # A confirmed seat stays confirmed.
        assert sorted(both.hand()) == sorted(set(hands[seat]))
        both.end()
        both.end()


def hands_in(said: str) -> list[list[list[str]]]:
    """The hands in a message of the server, if it shows a board."""
    return [json.loads(said)["sight"]["board"]["hands"]] if '"hands"' in said else []

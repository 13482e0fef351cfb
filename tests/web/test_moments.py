"""Big moments in a browser: seen and said, in nobody's way, still where nothing shall move."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import FRIEND, Visitor, me

MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
BIG = ".big-moment"
# How much of it moves.
RUNNING = """() => document.getAnimations().filter((it) =>
    it.effect.target?.closest(".big-moment") && it.playState === "running").length"""
# What is heard: each voice of a tone.
LISTEN = """() => {
    window.voices = 0;
    const make = BaseAudioContext.prototype.createOscillator;
    BaseAudioContext.prototype.createOscillator = function () {
        window.voices += 1;
        return make.call(this);
    };
}"""


def playing(visit: Visit, wish: dict[str, str], **context: Any) -> tuple[Visitor, Visitor, str]:
    """Ann looks, and her clock stands still; Zoe may give up."""
    ann, zoe = visit(wish, **context), visit()
    opened = ann.open(me("Ann"), FRIEND)
    table, link = opened["table"], opened["links"]["night"]
    zoe.post(f"/api/tables/{table}/join", {"token": link.partition("#join=")[2], "name": "Zoe"})
    ann.page.clock.install()
    ann.sit_at(table)
    ann.wait_for_turn()
    ann.page.evaluate(LISTEN)
    ann.find(".board").click(position={"x": 4, "y": 4})  # The page was touched: it may be heard.
    ann.page.clock.pause_at("2100-01-01")
    return ann, zoe, table


def give_up(who: Visitor, table: str, seat: int) -> None:
    act = {"type": "resign", "seat": seat, "seq": who.sight(table, seat)["seq"]}
    who.post(f"/api/tables/{table}/acts", act)


def let_it_come(ann: Visitor) -> None:
    """What leads to it is told first; the page's time passes as slowly as that."""
    for _ in range(100):
        if ann.page.locator(BIG).count():
            return
        ann.page.clock.run_for(100)
        ann.page.wait_for_timeout(30)
    raise AssertionError("it never comes")


def test_the_end_is_a_moment_and_then_what_can_be_done(visit: Visit) -> None:
    wish = {"motion": "normal", "telling": "normal", "sound": "soft"}
    ann, zoe, table = playing(visit, wish, user_agent="a clock of its own 1", **MOVING)
    give_up(zoe, table, 1)
    let_it_come(ann)
    expect(ann.find(BIG)).to_have_text("You have won!")
    expect(ann.find("[aria-live=polite] .big-moment")).to_be_visible()
    assert ann.page.evaluate(RUNNING) > 0
    assert ann.page.evaluate("() => window.voices") > 0
    expect(ann.find(".end-panel")).not_to_be_attached()
    over = ann.find(BIG).bounding_box()
    board = ann.find(".board").bounding_box()
    assert over is not None
    assert board is not None
    assert over["width"] <= board["width"] + 1
    ann.page.clock.run_for(2000)
    expect(ann.find(BIG)).not_to_be_attached()
    expect(ann.find(".end-panel h2")).to_have_text("You have won!")
    ann.page.clock.resume()
    ann.page.reload()
    expect(ann.find(".end-panel h2")).to_have_text("You have won!")
    expect(ann.find(BIG)).not_to_be_attached()
    assert ann.errors == []


def test_a_click_goes_on_and_is_taken(visit: Visit) -> None:
    wish = {"motion": "slow", "telling": "normal"}
    ann, zoe, table = playing(visit, wish, user_agent="a clock of its own 2", **MOVING)
    give_up(zoe, table, 1)
    let_it_come(ann)
    expect(ann.find(BIG)).to_be_visible()
    ann.page.get_by_role("tab", name="Glossary").click()
    expect(ann.page.get_by_role("tab", name="Glossary")).to_have_attribute("aria-selected", "true")
    expect(ann.find(BIG)).not_to_be_attached()
    expect(ann.find(".end-panel")).to_be_visible()


@pytest.mark.parametrize("why", ["the system", "the setting"])
def test_where_nothing_shall_move_it_stands_still(visit: Visit, why: str) -> None:
    wish = {"motion": "off" if why == "the setting" else "normal", "telling": "normal"}
    reduced = "reduce" if why == "the system" else "no-preference"
    own = {"user_agent": f"a clock of its own, {why}"}
    ann, _, table = playing(visit, wish, reduced_motion=reduced, **own)
    give_up(ann, table, 0)
    expect(ann.find(BIG)).to_have_text("You have lost")
    expect(ann.find(f"{BIG} .moment-moon")).to_be_visible()
    assert ann.page.evaluate(RUNNING) == 0
    shown = ann.page.evaluate(f"() => getComputedStyle(document.querySelector('{BIG}')).opacity")
    assert shown == "1"
    ann.page.clock.run_for(2000)
    expect(ann.find(".end-panel h2")).to_have_text("You have lost")

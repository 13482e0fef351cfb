"""What moves, rings and calls: animation, sound, the icon of the tab, notifications."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import FRIEND, TURN_IS_MINE, Visitor, me

MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
# Every movement in the valley as it begins: what moves, for how long, and how much later.
WATCH = """() => {
    window.moved = [];
    const note = (event) => {
        if (!event.target.closest?.(".dn-valley")) return;
        const mine = (it) => it.effect.target === event.target;
        const timing = document.getAnimations().find(mine)?.effect.getComputedTiming();
        const { endTime = 0, delay = 0 } = timing ?? {};
        window.moved.push([event.target.getAttribute("class"), endTime, delay]);
    };
    addEventListener("transitionstart", note, true);
    addEventListener("animationstart", note, true);
}"""
RUNNING = """() => document.getAnimations().filter((it) => it.effect.target?.closest(".dn-valley")
    && it.effect.getComputedTiming().endTime !== Infinity).length"""
# A tab that nobody looks at, as the page is told of it.
HIDE = """(hidden) => {
    Object.defineProperty(document, "hidden", {value: hidden, configurable: true});
    document.dispatchEvent(new Event("visibilitychange"));
}"""
# Counts what rings, and stands in for what would pop up.
SYSTEM = """() => {
    window.rung = 0;
    window.notes = [];
    const make = BaseAudioContext.prototype.createOscillator;
    BaseAudioContext.prototype.createOscillator = function () {
        window.rung += 1;
        return make.call(this);
    };
    window.Notification = class {
        static permission = "default";
        static async requestPermission() { return (this.permission = "granted"); }
        constructor(title, {body}) { window.notes.push(`${title} ${body}`); }
    };
}"""


def travelling(visit: Visit, motion: str, **context: Any) -> Visitor:
    ann = visit({"motion": motion}, **(MOVING | context))
    ann.sit_at(ann.deal("D09 D09 D07 D05 D17"))
    ann.wait_for_turn()
    ann.page.evaluate(WATCH)
    return ann


@pytest.mark.parametrize(("motion", "length"), [("slow", 800), ("normal", 500), ("fast", 300)])
def test_pawns_walk_and_tiles_turn(visit: Visit, motion: str, length: int) -> None:
    """UX-15, UX-30: for 0.3 to 0.8 seconds, as chosen; everything of one act begins at once."""
    ann = travelling(visit, motion)
    ann.click(ann.find('[data-thing="D09"]'))
    ann.click(ann.find('[data-thing="b3"]'))
    ann.page.wait_for_function("() => window.moved.length > 0")
    assert ann.page.evaluate("() => window.moved") == [["dn-lying", length, 0]]
    ann.page.wait_for_function(f"() => ({RUNNING})() === 0")
    ann.end()
    ann.click(ann.find(".dn-square.lit"))
    ann.page.wait_for_function("() => window.moved.length > 1")
    assert ann.page.evaluate("() => window.moved[1]") == ["dn-walk", length, 0]


def test_whoever_acts_again_does_not_wait(visit: Visit) -> None:
    """UX-15: a key or a click, and whatever moves has arrived."""
    ann = travelling(visit, "slow")
    for key in (True, False):
        ann.click(ann.find('[data-thing="D09"]'))
        ann.find(".dn-square.lit").evaluate(
            "(it) => it.dispatchEvent(new Event('click', {bubbles: true}))"
        )
        ann.page.wait_for_function(f"() => ({RUNNING})() > 0")
        if key:
            ann.page.keyboard.press("Shift")
        else:
            ann.page.mouse.click(3, 3)
        assert ann.page.evaluate(RUNNING) == 0


@pytest.mark.parametrize("why", ["the system", "the setting", "nobody looks"])
def test_nothing_moves_where_nobody_wants_it(visit: Visit, why: str) -> None:
    """UX-15: by the system's wish, by the setting, and in a background tab."""
    wish = {"reduced_motion": "reduce"} if why == "the system" else {}
    ann = travelling(visit, "off" if why == "the setting" else "slow", **wish)
    if why == "nobody looks":
        ann.page.evaluate(HIDE, True)
    ann.click(ann.find('[data-thing="D09"]'))
    ann.click(ann.find('[data-thing="b3"]'))
    expect(ann.find('[data-thing="b3"] .dn-lying .dn-sun')).to_be_visible()
    ann.end()
    ann.click(ann.find(".dn-square.lit"))
    assert ann.page.evaluate(RUNNING) == 0
    assert [it for it in ann.page.evaluate("() => window.moved") if it[1]] == []
    if why == "nobody looks":
        ann.page.evaluate(HIDE, False)
        assert (
            ann.page.evaluate("() => document.documentElement.style.getPropertyValue('--move')")
            == "800ms"
        )


def test_your_turn_calls_you(visit: Visit) -> None:
    """UX-19, UX-30: icon at once; bell and notification once they were asked for, and no sooner."""
    ann, bob = visit(), visit()
    bob.context.add_init_script(f"({SYSTEM})()")
    opened = ann.open(me("Ann"), FRIEND)
    ann.sit_at(opened["table"])
    bob.go(opened["links"]["night"])
    bob.page.get_by_role("button", name="Sit down").click()
    icon = bob.page.locator("#icon")
    for wanted in (False, True):
        expect(icon).to_have_attribute("href", "/icon.svg")
        bob.page.evaluate(HIDE, True)
        ann.wait_for_turn()
        ann.end()
        ann.end()
        expect(bob.find(TURN_IS_MINE)).to_be_visible()
        expect(icon).to_have_attribute("href", "/icon-turn.svg")
        assert bool(bob.page.evaluate("() => window.rung")) == wanted
        assert bob.page.evaluate("() => window.notes") == (
            ["Your turn Day & Night"] if wanted else []
        )
        bob.page.evaluate(HIDE, False)
        if wanted:
            break
        bob.page.get_by_role("tab", name="Settings").click()
        volume = bob.page.get_by_role("combobox", name="Sound")
        expect(volume).to_have_value("off")
        volume.select_option("soft")
        assert bob.page.evaluate("() => window.rung") > 0, "it is heard when it is chosen"
        bob.page.get_by_label("Notification when").check()
        expect(bob.page.get_by_label("Notification when")).to_be_checked()
        bob.keep_screen("settings-panel")
        bob.page.evaluate("() => { window.rung = 0 }")
        bob.end()
        bob.end()
    bob.context.close()  # Nobody else is to hear his bell.

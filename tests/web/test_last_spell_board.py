"""The board of The Last Spell: nights and days played by clicking, at a desk and on a phone."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.support.last_spell_journals import JOURNALS
from tests.support.soak import far
from tests.web.conftest import Visit
from tests.web.test_pages import PHONE, STICKING_OUT, judged
from tests.web.visitor import BOT, TURN_IS_MINE, Json, Visitor, me

CLICKS = far(12, 28)
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 860}}
ANSWERS = (
    ".ls :is(.ls-light, .ls-monster, .ls-hero, .ls-tile, .ls-token, .ls-attack, .ls-deed, "
    ".ls-gift, .ls-choice, .ls-plan, .ls-job, .ls-item-head, .ls-slot-card).lit, "
    ".question-acts .answer, .question-acts .ending"
)
# What glows must be big enough for a finger.
TOO_SMALL = """() => [...document.querySelectorAll(".ls .lit")]
    .map((it) => [it, it.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
    .map(([it, box]) => `${it.getAttribute("class")} ${box.width} x ${box.height}`)"""


def sit(ann: Visitor, *seats: Json, options: dict[str, str] | None = None) -> str:
    """Open a table and sit down at it."""
    wish = {"game": "last_spell", "seats": list(seats), "options": options or {}}
    table = str(ann.post("/api/tables", wish)["table"])
    look(ann, table)
    return table


def look(ann: Visitor, table: str) -> None:
    ann.go(f"/table/{table}")
    ann.find(".ls").wait_for()


def from_journal(ann: Visitor, name: str, why: str, seats: int) -> str:
    """A table where a golden journal was played until something of a kind is asked."""
    heading, _, body = (JOURNALS / f"{name}.journal").read_text("utf-8").partition("\n\n")
    said = body.splitlines()
    for many, line in enumerate(said):
        if not line.startswith("nature") and f" {why}" in line:
            journal = "\n".join([heading, "", *said[:many], ""])
            everybody = [me("Ann")] * seats
            return ann.import_journal({"journal": journal, "seats": everybody})
    raise AssertionError(f"{name} has no {why}")


def wait_for_turn(ann: Visitor) -> bool:
    """Until this visitor is asked; False when the game is over."""
    ann.find(f"{TURN_IS_MINE}, .end-panel").wait_for()
    return ann.page.locator(".end-panel").count() == 0


def click_any(ann: Visitor, luck: Random) -> None:
    """Click something that glows; a space of an attack is tapped twice by a finger."""
    answers = ann.page.locator(ANSWERS).filter(visible=True)  # Sheets may be folded.
    many = answers.count()
    assert many > 0
    before = ann.shown()
    answer = answers.nth(luck.randrange(many))
    ann.click_settled(answer)
    sure = ann.page.locator(".ls-sure .lit")
    if sure.count():
        sure.first.click()
    try:
        ann.wait_for_change(before)
    except TimeoutError:
        raise AssertionError(f"nothing came of {answer}") from None


STARTS = [("phone", "the beginning"), ("desk", "the day"), ("phone", "the night")]
OTHERS = [("desk", "the beginning"), ("phone", "the day"), ("desk", "the night")]


@pytest.mark.parametrize(("device", "start"), STARTS + far([], OTHERS))
def test_it_is_played_by_clicking_what_glows(visit: Visit, device: str, start: str) -> None:
    """UX-1, UX-2, UX-10: everything that glows answers, nothing sticks out, fingers fit."""
    ann, luck = visit(**(PHONE if device == "phone" else DESK)), Random(7)
    if start == "the beginning":
        sit(ann, me("Ann"), BOT)
    else:
        verb = "end_main" if start == "the day" else "flip"
        look(ann, from_journal(ann, "gildenberg-circle-lost", verb, 3))
    for _ in range(CLICKS):
        if not wait_for_turn(ann):
            break
        assert ann.page.evaluate(STICKING_OUT) == []
        if device == "phone":
            assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= 360
            assert ann.page.evaluate(TOO_SMALL) == []
        click_any(ann, luck)
    ann.keep_screen(f"last-spell-{device}-{start.replace(' ', '-')}")


def test_axe_finds_nothing_serious_on_the_board(visit: Visit) -> None:
    """UX-9, UX-14: names, roles and contrast by day, at night and in an attack, in both themes."""
    ann = visit({"theme": "light"}, **DESK)
    for name, verb in (("hero", "take_hero"), ("day", "end_main"), ("night", "flip")):
        look(ann, from_journal(ann, "gildenberg-circle-lost", verb, 3))
        ann.find(TURN_IS_MINE).wait_for()
        judged(ann, f"last-spell-{name}")
    look(ann, from_journal(ann, "introductory-survived", "resolve", 4))
    ann.find(".ls-monster.lit").wait_for()
    judged(ann, "last-spell-attack")


def test_an_attack_is_seen_before_it_is_made(visit: Visit) -> None:
    """UX-4: its reach when it is pointed at, what it would affect when a space is."""
    ann = visit(**DESK)
    table = from_journal(ann, "introductory-survived", "attack W-G2a-fireball", 4)
    look(ann, table)
    ann.find(".ls-attack.lit[data-thing=W-G2a-fireball]").hover()
    ann.find(".ls-reach path").wait_for(state="attached")
    expect(ann.find(".zoom")).to_contain_text("Fireball")
    ann.click(ann.find(".ls-attack.lit[data-thing=W-G2a-fireball]"))
    target = ann.find(".ls-light.aim.worth")
    target.hover()
    areas = ann.sight(table, 0)["board"]["attack"][0]["areas"]
    spaces = areas[target.get_attribute("data-thing")]
    assert len(spaces) > 4
    expect(ann.page.locator(".ls-affected path")).to_have_count(len(spaces))


def test_the_night_is_foreseen_and_can_be_hidden(visit: Visit) -> None:
    """UX-4: where each monster would go, for either side of the coin."""
    ann = visit(**DESK)
    look(ann, from_journal(ann, "gildenberg-circle-lost", "flip", 3))
    ann.find(".ls-walk").wait_for(state="attached")
    both = ann.page.locator(".ls-walk").count()
    ann.page.locator(".ls-seeing button").nth(1).click()
    assert 0 < ann.page.locator(".ls-walk").count() <= both
    ann.page.locator(".ls-seeing button").nth(3).click()
    expect(ann.page.locator(".ls-walk")).to_have_count(0)


def test_dice_are_seen_and_monsters_give_their_reasons(visit: Visit) -> None:
    """UX-8, UX-15: what was rolled lies on the table, the log says why."""
    ann = visit(**DESK)
    look(ann, from_journal(ann, "introductory-survived", "resolve", 4))
    ann.click(ann.find(".ls-monster.lit"))
    expect(ann.find(".ls-tray .ls-die")).to_be_visible()
    assert any("its way is free" in line for line in ann.log())


def test_the_map_zooms_and_follows(visit: Visit) -> None:
    """UX-10: by buttons and by the wheel; whoever acts stays in view."""
    ann = visit(**PHONE)
    look(ann, from_journal(ann, "gildenberg-circle-lost", "flip", 3))
    wide = "() => document.querySelector('.ls-map').getBoundingClientRect().width"
    ann.find(".ls-hero.active").wait_for(state="attached")
    before = ann.page.evaluate(wide)
    ann.page.get_by_role("button", name="The whole map").click()
    assert ann.page.evaluate(wide) <= 360
    ann.page.get_by_role("button", name="Larger").click()
    assert 360 < ann.page.evaluate(wide) < before
    inside = """() => {
        const view = document.querySelector(".ls-view").getBoundingClientRect();
        const hero = document.querySelector(".ls-hero.active").getBoundingClientRect();
        return hero.left >= view.left && hero.right <= view.right
            && hero.top >= view.top && hero.bottom <= view.bottom;
    }"""
    ann.find(".ls-tools [aria-label^=Show]").click()
    assert ann.page.evaluate(inside)


def test_the_board_is_played_from_the_keyboard(visit: Visit) -> None:
    """UX-14: a space is reached with Tab, and walked to with Enter."""
    ann = visit(**DESK)
    table = from_journal(ann, "introductory-survived", "step", 4)
    look(ann, table)
    ann.find(f"{TURN_IS_MINE} .ending").wait_for()
    board = ann.sight(table, 0)["board"]
    for _ in range(60):
        if ann.page.evaluate("() => document.activeElement.dataset.verb === 'step'"):
            break
        ann.page.keyboard.press("Tab")
    goal = ann.focused()
    ann.press("Enter")
    hero = next(
        it for it in ann.sight(table, 0)["board"]["heroes"] if it["hero"] == board["active"]
    )
    assert hero["space"] == goal

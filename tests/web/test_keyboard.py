"""A whole game without a mouse: from the first page to the end, and what a screen reader hears."""

import re
from itertools import count
from pathlib import Path

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import BOT, Visitor, me

JOURNAL = Path(__file__).parents[1] / "journals/day_and_night/day-two-temples.journal"
FOCUSED = """() => {
    const it = document.activeElement;
    return it?.innerText?.trim() || it?.ariaLabel || it?.closest("label")?.innerText || "";
}"""
# The focus is drawn: a ring around a control, or a frame in the drawing.
RING = """() => {
    const it = document.activeElement;
    const frame = it.querySelector?.(".dn-focus");
    if (frame) return getComputedStyle(frame).stroke !== "none";
    const within = it.matches("label:has(:focus-visible) *");
    return within || getComputedStyle(it).outlineStyle !== "none";
}"""
CARD = "() => document.activeElement.closest('article')?.textContent ?? ''"


def tab_to(ann: Visitor, wanted: str, within: str = "") -> None:
    """With Tab alone, seeing at every stop where the focus is; within the card of one game."""
    for step in count():
        assert step < 90, f"“{wanted}” can't be reached with Tab"
        ann.page.keyboard.press("Tab")
        assert ann.page.evaluate(RING), ann.page.evaluate("() => document.activeElement.outerHTML")
        if within and within not in ann.page.evaluate(CARD):
            continue
        if re.search(wanted, ann.page.evaluate(FOCUSED)):
            return


def test_a_whole_game_without_a_mouse(visit: Visit) -> None:
    """UX-14: set up, played to its end, resigned, replayed: with keys only."""
    ann = visit()
    ann.go()
    ann.find(".card .primary").first.wait_for()
    tab_to(ann, "Set up a table", within="Day & Night")
    ann.page.keyboard.press("Enter")
    ann.find(".set-up").wait_for()
    tab_to(ann, "^More options")
    ann.page.keyboard.press("Enter")
    tab_to(ann, "^300")
    for _ in range(2):
        ann.page.keyboard.press("ArrowUp")  # A hundred turns, if nobody wins before.
    tab_to(ann, "Begin")
    ann.page.keyboard.press("Enter")
    ann.wait_for_turn()
    table = ann.table
    assert ann.sight(table)["options"] == {"turn_limit": "100"}
    for number in range(12):
        ann.wait_for_turn()
        options = ann.sight(table, 0)["asked"]["options"]
        ends = [it.startswith("end_") for it in options]
        ann.press("0" if all(ends) or (any(ends) and number % 3 == 2) else "1")
    assert ann.sight(table)["board"]["turn"] > 1
    tab_to(ann, "^More")
    ann.page.keyboard.press("Enter")
    tab_to(ann, "^Resign")
    ann.page.keyboard.press("Enter")
    tab_to(ann, "^Resign")
    ann.page.keyboard.press("Enter")
    ann.find(".end-panel").wait_for()
    tab_to(ann, "^Rematch")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url(lambda url: not url.endswith(table))


def test_a_game_is_won_with_keys(visit: Visit) -> None:
    """UX-14: the last turns of a real game, each answer by its number or by arrows and Enter."""
    ann = visit()
    journal = JOURNAL.read_text("utf-8")
    lines = journal.split("\n\n", 1)[1].split("\n")
    said = [line for line in lines if line]
    mine = [at for at, line in enumerate(said) if line.startswith("day ")]
    upto = next(at for at in mine if all(it.startswith("day") for it in said[at:]))
    wish = {"journal": journal, "seats": [me("Ann"), BOT], "upto": upto}
    ann.sit_at(ann.import_journal(wish))
    for line in said[upto:]:
        ann.wait_for_turn()
        answer = line.removeprefix("day ")
        options = ann.sight(ann.table, 0)["asked"]["options"]
        assert answer in options
        thing = answer.partition(" ")[2]
        if thing:
            ann.tab_to_board()
            ann.walk_to(thing)
            ann.press("Enter")
        else:
            ann.press("0")
    expect(ann.find(".end-panel h2")).to_have_text("You have won!")
    expect(ann.page.get_by_role("status").first).to_contain_text("Day has built two Temples")


def test_a_screen_reader_hears_all(visit: Visit) -> None:
    """UX-14: the question is announced, each answer has a name, the log speaks its last line."""
    ann = visit()
    ann.sit_at(ann.deal("D09 D09 D07 D05 D17"))
    ann.wait_for_turn()
    question = ann.find(".question-said")
    expect(question).to_have_attribute("aria-live", "polite")
    expect(question).to_have_text("Day: cast a spell, or end casting.")
    ann.click(ann.find('[data-thing="D09"]'))
    expect(question).to_have_text("Day: choose a tile to change.")
    expect(ann.find(".heard")).to_have_text("Day casts Day Wish (6 hours).")
    expect(ann.page.get_by_role("button", name="b3, neutral: Change b3")).to_be_visible()
    ann.find(".answers > summary").click()
    expect(ann.page.get_by_role("button", name="Change b3").last).to_be_visible()

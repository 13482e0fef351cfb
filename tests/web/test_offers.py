"""Agreements and other endings: draws, giving up together, and playing on from a moment."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import FRIEND, Visitor, me

JOURNAL = Path(__file__).parents[1] / "journals/day_and_night/day-two-temples.journal"


def choose(visitor: Visitor, name: str) -> None:
    visitor.find(".menu > summary").click()
    visitor.find(".menu").get_by_role("button", name=name).click()


def sit_two(visit: Visit, game: str, seat: str) -> tuple[Visitor, Visitor, str]:
    ann, bob = visit(), visit()
    opened = ann.open(me("Ann"), FRIEND, game=game)
    ann.sit_at(opened["table"])
    bob.go(opened["links"][seat])
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    bob.find(".question").wait_for()
    return ann, bob, opened["table"]


def test_a_draw_is_offered_and_accepted(visit: Visit) -> None:
    """UX-13, UX-16, UX-25: asked once, shown to the other without stopping the game, accepted."""
    ann, bob, table = sit_two(visit, "day_and_night", "night")
    choose(ann, "Offer a draw")
    assert ann.sight(table)["offers"] == []
    ann.keep_screen("draw-sure")
    ann.find(".sure").get_by_role("button", name="Offer a draw").click()
    expect(ann.find(".notices")).to_contain_text("Draw offered by Day.")
    expect(ann.page.get_by_role("button", name="Accept the draw")).to_have_count(0)
    accept = bob.page.get_by_role("button", name="Accept the draw")
    expect(accept).to_be_visible()
    bob.keep_screen("draw-offered")
    ann.end()  # The game goes on meanwhile.
    accept.click()
    for visitor in (ann, bob):
        expect(visitor.find(".end-panel h2")).to_have_text("A draw")
        expect(visitor.page.locator(".end-panel .score")).to_have_text(["no Temple", "no Temple"])
    assert ann.sight(table)["result"]["reason"] == "agreed"


def test_no_draw_is_offered_to_a_bot(visit: Visit) -> None:
    """UX-25: it would never be accepted; resigning is all there is."""
    ann = visit()
    ann.sit_at(ann.deal("D09 D09 D07 D05 D17"))
    ann.wait_for_turn()
    ann.find(".menu > summary").click()
    expect(ann.find(".menu").get_by_role("button", name="Resign")).to_be_visible()
    expect(ann.find(".menu").get_by_role("button", name="Offer a draw")).to_have_count(0)


def test_giving_up_together_takes_both(visit: Visit) -> None:
    """UX-25: nobody resigns alone where all win or lose as one."""
    ann, bob, table = sit_two(visit, "vigil", "east")
    ann.find(".menu > summary").click()
    expect(ann.find(".menu").get_by_role("button", name="Resign")).to_have_count(0)
    ann.find(".menu").get_by_role("button", name="Give up together").click()
    ann.find(".sure .danger").click()
    expect(bob.find(".notices")).to_contain_text("north would like to give up.")
    assert ann.sight(table)["result"] is None
    bob.keep_screen("give-up")
    bob.page.get_by_role("button", name="I give up, too").click()
    for visitor in (ann, bob):
        expect(visitor.find(".end-panel h2")).to_have_text("This time you have lost together")
        expect(visitor.find(".question-said")).to_have_text("You have given up together.")


def test_play_on_from_a_moment(visit: Visit) -> None:
    """UX-27: though choices were taken back, the new table is the one that was looked at."""
    ann = visit()
    table = ann.deal("D09 D09 D07 D05 D17")
    ann.sit_at(table)
    ann.wait_for_turn()
    undo = ann.page.get_by_role("button", name="Undo")
    for _ in range(3):  # Six entries that stand for nothing.
        ann.end()
        ann.click(undo)
    ann.click(ann.find('[data-thing="D09"]'))
    ann.click(ann.find('[data-thing="b3"]'))
    ann.click(ann.find('[data-thing="D07"]'))
    ann.click(ann.find(".dn-square.lit"))
    expect(ann.page.locator(".play-on")).to_have_count(0)
    ann.resign()
    ann.find(".end-panel").wait_for()
    line = ann.page.locator(".log .line.places", has_text="b3")
    line.locator(".moment").click(position={"x": 3, "y": 3})
    expect(ann.find(".question-past")).to_be_visible()
    expect(ann.page.locator(".dn-sun")).to_have_count(1)
    wanted = ann.board()
    ann.find(".play-on > summary").click()
    ann.keep_screen("play-on")
    ann.find(".play-on").get_by_role("button", name="Begin").click()
    ann.page.wait_for_url(lambda url: table not in url)
    ann.wait_for_turn()
    assert ann.board() == wanted
    seen = ann.sight(ann.table, 0)
    assert (seen["board"]["hours"], seen["seats"][1]["who"]) == (6, "bot")
    assert "D07" in ann.hand()
    ann.click(ann.find('[data-thing="D07"]'))
    assert ann.sight(table)["result"]["reason"] == "resignation"


def test_a_game_is_replayed(visit: Visit) -> None:
    """UX-27: step, scrub, let it run, and a link that shows others the same moment."""
    ann, eve = visit({"motion": "fast"}, permissions=["clipboard-read", "clipboard-write"]), visit()
    journal = JOURNAL.read_text("utf-8")
    ann.sit_at(ann.import_journal({"journal": journal, "seats": [me("Ann"), me("Zoe")]}))
    ann.find(".end-panel").get_by_role("button", name="Replay").click()
    where = ann.find(".replay .count")
    # It runs, from the first turn on; before that the cards are dealt.
    expect(where).to_have_text(re.compile(r"^1[3-9] / "))
    ann.page.get_by_role("button", name="Pause").click()
    ann.page.get_by_role("button", name="To the beginning").click()
    expect(where).to_have_text(re.compile(r"^0 / "))
    ann.page.get_by_role("button", name="One step forward").click()
    expect(where).to_have_text(re.compile(r"^1 / "))
    ann.page.get_by_role("button", name="Play", exact=True).click()
    expect(where).to_have_text(re.compile(r"^[3-9] / "))
    ann.page.get_by_role("button", name="Pause").click()
    ann.page.get_by_label("Moment of the game").fill("30")
    expect(where).to_have_text(re.compile(r"^30 / "))
    ann.page.get_by_role("button", name="Copy a link to this moment").click()
    ann.page.get_by_role("button", name="Copied").wait_for()
    link = ann.page.evaluate("() => navigator.clipboard.readText()")
    eve.page.goto(link)
    expect(eve.find(".question-past")).to_be_visible()
    eve.find(".dn-square").wait_for()
    assert eve.board() == ann.board()
    ann.page.get_by_role("button", name="To the end").click()
    expect(ann.page.locator(".question-past")).to_have_count(0)
    assert eve.board() != ann.board()

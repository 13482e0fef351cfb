"""The others' turns are told (UX-33): played on the board, held, gone back to, skipped, retold.

The page's clock stands still but for what a test lets pass: nothing depends on a pace.
"""

import re
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import FRIEND, TURN_IS_MINE, Visitor, me

MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
JOURNALS = Path(__file__).parents[1] / "journals"
DESKS = count()
DAY = "D09 D09 D07 D05 D17"
NIGHT = "N06 N01 N02 N03 N05"
HIDE = """(hidden) => {
    Object.defineProperty(document, "hidden", {value: hidden, configurable: true});
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def waiting(visit: Visit, **wish: str) -> tuple[Visitor, Visitor, str]:
    """Ann has ended her turn and waits; Zoe answers as the test wants."""
    # A clock that was stopped stays so: nobody else may sit at this desk.
    own = {"user_agent": f"desk {next(DESKS)}"}
    ann, zoe = visit({"telling": "normal"} | wish, **(MOVING | own)), visit()
    said = ["day end_casting", "day end_travel"]
    dealt = ann.dealt(DAY, NIGHT, *said, seats=[me("Ann"), FRIEND])
    table, link = dealt["table"], dealt["links"]["night"]
    token = link.partition("#join=")[2]
    zoe.post(f"/api/tables/{table}/join", {"token": token, "name": "Zoe"})
    ann.page.clock.install(time=0)
    ann.sit_at(table)
    expect(ann.find(".question-said")).to_contain_text("Night")
    ann.page.clock.pause_at(datetime(1970, 1, 1, 1, tzinfo=UTC))
    return ann, zoe, table


def night_acts(zoe: Visitor, table: str) -> None:
    """A Night tile appears beside a8, and she stays where she is."""
    for say in ("cast N06", "change b8", "end_casting", "end_travel"):
        zoe.answer(table, 1, say)


def let_it_run(ann: Visitor) -> None:
    """The page's time passes until all is told; the net's goes on as ever."""
    for _ in range(300):
        if ann.page.locator(TURN_IS_MINE).count():
            return
        ann.page.clock.run_for(500)
        ann.page.wait_for_timeout(50)
    raise AssertionError("it never comes to its end")


def button(ann: Visitor, name: str) -> Any:
    return ann.find(".telling").get_by_role("button", name=name)


def dark(ann: Visitor) -> int:
    """Night tiles on the board."""
    return sum("Night" in label and "tile" in label for label in ann.board())


def test_anothers_turn_is_played_held_and_gone_back_to(visit: Visit) -> None:
    ann, zoe, table = waiting(visit)
    night_acts(zoe, table)
    bar = ann.find(".telling .question-said")
    expect(bar).to_contain_text("Night casts")
    expect(ann.find(".shown-card")).to_be_visible()
    assert dark(ann) == 0
    button(ann, "Pause").click()
    ann.page.clock.run_for(60_000)
    expect(bar).to_contain_text("Night casts")
    button(ann, "One step forward").click()
    expect(bar).to_contain_text("A Night tile appears on b8")
    assert dark(ann) == 1
    # Whose move it is stands there all the time.
    expect(ann.find(".telling .question-past")).to_contain_text("Day: cast a spell")
    button(ann, "One step back").click()
    assert dark(ann) == 0
    button(ann, "Back to now").click()
    ann.wait_for_turn()
    assert dark(ann) == 1


def test_it_comes_to_its_end_by_itself_and_leaves_a_recap(visit: Visit) -> None:
    ann, zoe, table = waiting(visit)
    night_acts(zoe, table)
    ann.find(".telling").wait_for()
    expect(ann.page.locator(".panels .recap")).to_have_count(0)
    let_it_run(ann)
    recap = ann.find(".panels .recap")
    expect(recap).to_contain_text("Night casts Alter Soil")
    recap.get_by_role("button", name="Night casts").click()
    expect(ann.find(".telling .question-said")).to_contain_text("Night casts")
    assert dark(ann) == 0
    ann.page.keyboard.press("Escape")
    ann.wait_for_turn()
    assert dark(ann) == 1
    ann.find('.dn-card-button[data-thing="D07"]').click()  # Whoever acts needs it no more.
    expect(ann.page.locator(".panels .recap")).to_have_count(0)


def test_a_click_on_what_is_legal_now_is_taken(visit: Visit) -> None:
    ann, zoe, table = waiting(visit)
    night_acts(zoe, table)
    ann.find(".telling").wait_for()
    expect(ann.page.locator(".board .lit")).to_have_count(0)  # What is shown is not now.
    ann.find('.dn-card-button[data-thing="D07"]').click(force=True)  # It is not lit yet.
    expect(ann.find(".question-said")).to_contain_text("choose a tile to change")
    assert ann.sight(table)["board"]["resolving"][0]["spell"] == "D07"


def test_a_key_that_answers_is_taken_too(visit: Visit) -> None:
    ann, zoe, table = waiting(visit)
    night_acts(zoe, table)
    ann.find(".telling").wait_for()
    ann.page.keyboard.press("1")
    expect(ann.page.locator(".telling")).to_have_count(0)
    expect(ann.page.locator(".log .said").last).to_contain_text("Day casts")


def test_a_reload_shows_the_present_and_what_led_to_it(visit: Visit) -> None:
    ann, zoe, table = waiting(visit)
    night_acts(zoe, table)
    ann.find(".telling").wait_for()
    ann.page.clock.resume()  # A page needs its time to come.
    ann.page.reload()
    ann.wait_for_turn()
    assert dark(ann) == 1
    expect(ann.find(".panels .recap")).to_contain_text("Night casts Alter Soil")


def test_nothing_is_played_where_nobody_looks_or_wants_it(visit: Visit) -> None:
    ann, zoe, table = waiting(visit)
    ann.page.evaluate(HIDE, True)
    night_acts(zoe, table)
    ann.wait_for_turn()
    assert dark(ann) == 1
    expect(ann.page.locator(".telling")).to_have_count(0)
    quiet, still = visit({"telling": "off"}, **MOVING), visit({"telling": "normal"})
    for eve, say in ((quiet, "cast D07"), (still, "change e1")):
        eve.sit_at(table)
        ann.answer(table, 0, say)
        expect(eve.page.locator(".log .said").last).to_contain_text(re.compile("casts|appears"))
        expect(eve.page.locator(".telling")).to_have_count(0)


def test_the_recap_lies_over_what_is_there_and_pushes_nothing(visit: Visit) -> None:
    for size in ({"width": 1280, "height": 720}, {"width": 390, "height": 844}):
        ann, zoe, table = waiting(visit, telling="off")
        ann.page.set_viewport_size(size)  # type: ignore[arg-type]
        night_acts(zoe, table)
        ann.find(".recap:visible").wait_for()
        place = ann.find(".dn-valley").bounding_box()
        ann.find(".recap:visible .close").click()
        expect(ann.page.locator(".recap:visible")).to_have_count(0)
        assert ann.find(".dn-valley").bounding_box() == place


def test_a_moment_within_an_answer_has_an_address(visit: Visit) -> None:
    """The Monster Phase is coin, wave by wave, movement, blow by blow: each a step to look at."""
    ann = visit()
    journal = (JOURNALS / "last_spell/introductory-survived.journal").read_text("utf-8")
    seats = [me(name) for name in ("Ann", "Bea", "Cid", "Dan")]
    table = ann.import_journal({"journal": journal, "seats": seats})
    ann.go(f"/table/{table}?at=93.1")
    here = ann.find(".line.here")
    expect(here).to_contain_text("The fate coin shows left")
    steps = [
        ("93.2", "Slot 1"),
        ("93.3", "Slot 2"),
        ("93.4", "moves to"),
        ("94", "Heroes Phase"),
    ]
    for at, says in steps:
        ann.page.get_by_role("button", name="One step forward").click()
        expect(here).to_contain_text(says)
        assert ann.page.url.endswith(f"?at={at}")
    monsters = ann.page.locator(".ls-monster")
    many = monsters.count()
    for _ in range(3):
        ann.page.get_by_role("button", name="One step back").click()
    expect(here).to_contain_text("Slot 1")
    expect(monsters).to_have_count(many // 2)


def test_whoever_looks_back_is_told_of_a_rematch(visit: Visit) -> None:
    ann, zoe, table = waiting(visit, telling="off")
    zoe.post(f"/api/tables/{table}/acts", {"type": "resign", "seat": 1, "seq": 0})
    expect(ann.find(".big-moment")).to_have_text("You have won!")
    ann.page.clock.run_for(2000)
    ann.find(".end-panel").get_by_role("button", name="Replay").click()
    expect(ann.find(".question-past")).to_be_visible()
    rematch = zoe.post(f"/api/tables/{table}/rematch", {})["table"]
    ann.find(".notices").get_by_role("link", name="To the rematch").click()
    ann.page.wait_for_url(re.compile(rematch))

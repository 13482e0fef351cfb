"""The front door: own tables in sight, options that can be read, what leads nowhere or fails."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.test_pages import fits, judged
from tests.web.visitor import BOT, Visitor, me

JOURNALS = Path(__file__).resolve().parents[1] / "journals"
GAMES = ["bless", "casting_shadows", "day_and_night", "last_spell"]
SIZES: list[dict[str, Any]] = [
    {"viewport": {"width": 1280, "height": 720}},
    {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
]
NARROW: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
# Words that do not fit where they stand: of selects, each of their values in turn.
CUT = """() => {
    const cut = [];
    const room = document.createElement("canvas").getContext("2d");
    for (const it of document.querySelectorAll("main select")) {
        const style = getComputedStyle(it);
        room.font = style.font;
        const around = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
        const free = it.clientWidth - around;
        for (const option of it.options) {
            const wide = room.measureText(option.text).width + 16; // And the arrow.
            if (wide > free) cut.push(`${option.text}: ${wide} in ${free}`);
        }
    }
    for (const it of document.querySelectorAll("main .choice, main button, main legend")) {
        if (it.scrollWidth > it.clientWidth + 1) cut.push(it.textContent);
    }
    return cut;
}"""


def finished(ann: Visitor, name: str) -> str:
    """A match that is over, played by Ann and bots."""
    said = (JOURNALS / f"{name}.journal").read_text("utf-8")
    bots = [BOT] * (said.partition("\n\n")[0].count("\nseat ") - 1)
    return ann.import_journal({"journal": said, "seats": [me("Ann"), *bots]})


def in_sight(found: Locator, height: int) -> bool:
    box = found.bounding_box()
    assert box is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= height


@pytest.mark.parametrize("device", SIZES, ids=["desk", "phone"])
def test_ones_own_tables_are_above_the_fold(visit: Visit, device: dict[str, Any]) -> None:
    """UX-42: those that wait for me first, and how the others ended."""
    ann = visit(**device)
    finished(ann, "day_and_night/day-two-temples")
    finished(ann, "last_spell/introductory-circle-lost")
    finished(ann, "casting_shadows/1-beaten")
    mine = ann.open(me("Ann"), BOT)["table"]
    ann.go()
    lines = ann.page.locator(".table-line")
    expect(lines).to_have_count(3)
    assert in_sight(lines.nth(2), device["viewport"]["height"])
    assert (lines.nth(0).get_attribute("href") or "").endswith(mine)
    states = [text.partition(" ·")[0] for text in ann.page.locator(".state").all_inner_texts()]
    assert states == ["Your turn", "lost", "lost together"]
    ann.page.get_by_role("button", name="Show all 4").click()
    expect(ann.page.locator(".table-line .state").nth(3)).to_contain_text("won")
    judged(ann, f"my-tables-{device['viewport']['width']}")


def test_whoever_is_new_sees_all_four_games(visit: Visit) -> None:
    """UX-31: at 1280 × 720, without scrolling."""
    ann = visit(viewport={"width": 1280, "height": 720})
    ann.go()
    cards = ann.page.locator(".card")
    cards.nth(3).wait_for()  # The tests have a game more on the shelf.
    assert in_sight(cards.nth(3).locator(".primary"), 720)
    ways = cards.nth(3).locator(".card-ways > *")
    assert all(in_sight(ways.nth(at), 720) for at in range(ways.count()))


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_no_word_is_cut_where_a_table_is_set_up(visit: Visit, game: str, language: str) -> None:
    """At 360 px, with every fold open; and nothing sticks out."""
    ann = visit({"language": language}, **NARROW)
    ann.go(f"/new/{game}?friend")
    ann.page.get_by_role("button", name="Begin" if language == "en" else "Com").wait_for()
    for fold in ann.page.locator("details.fold > summary").all():
        fold.click()
    assert ann.page.evaluate(CUT) == []
    fits(ann, f"set-up-{game}-{language}")
    ann.go("/settings")
    ann.find(".settings select").wait_for()
    assert ann.page.evaluate(CUT) == []


def test_a_table_opens_with_the_seats_one_expects(visit: Visit) -> None:
    """A friend invited is the second of two; players are counted upwards."""
    ann = visit()
    for game in ("casting_shadows", "last_spell"):
        for wish, who in (("?friend", "A friend, by link"), ("", "A bot")):
            ann.go(f"/new/{game}{wish}")
            seats = ann.page.locator(".seat-choice")
            expect(seats).to_have_count(2)
            for fold in ann.page.locator(".seat-by-seat > summary").all():
                fold.click()
            expect(seats.nth(1).locator(".choice:has(:checked)")).to_have_text(who)
            players = ann.page.get_by_label("Players").locator("option")
            expect(players).to_have_text(["1", "2", "3", "4"])


def test_what_people_choose_first_is_seen_and_kept(visit: Visit) -> None:
    """Cities and difficulty lie open; what is chosen is what the table plays."""
    ann = visit()
    ann.go("/new/last_spell")
    ann.page.locator(".choice", has_text="hard").click()
    ann.page.locator(".chapter", has_text="Lakeburg").first.click()
    ann.page.get_by_role("button", name="Begin").click()
    ann.find(".question").wait_for()
    options = ann.sight(ann.table)["options"]
    assert (options["difficulty"], options["scenario"]) == ("hard", "lakeburg")


def test_a_journal_that_cannot_be_read_says_so_beside_the_button(visit: Visit) -> None:
    ann = visit()
    ann.go()
    ann.page.set_input_files(
        ".journals input",
        {"name": "x.journal", "mimeType": "text/plain", "buffer": b"nothing of the kind"},
    )
    said = ann.page.locator(".journals [role=alert]")
    expect(said).to_have_text("This file is not a journal that can be read here.")
    above, below = ann.find(".journals .button").bounding_box(), said.bounding_box()
    assert above is not None
    assert below is not None
    assert below["y"] - above["y"] - above["height"] < 40
    judged(ann, "import-failed")


def test_a_journal_of_a_game_with_a_bot_shows_the_bot(visit: Visit) -> None:
    ann = visit()
    said = (JOURNALS / "day_and_night/day-two-temples.journal").read_text("utf-8")
    said = said.replace("seat day: ambitious", "seat day: Zoe")
    said = said.replace("seat night: ambitious", "seat night: apprentice")
    ann.go()
    ann.page.set_input_files(
        ".journals input",
        {"name": "x.journal", "mimeType": "text/plain", "buffer": said.encode()},
    )
    ann.find(".end-panel").wait_for()
    assert [seat["who"] for seat in ann.sight(ann.table)["seats"]] == ["person", "bot"]
    expect(ann.page.locator(".presence .seat-names")).to_have_text(["DayZoe", "NightApprentice"])


def test_what_leads_nowhere_is_a_page_that_says_so(visit: Visit) -> None:
    """404, with the page; and the client agrees with the server on which these are."""
    ann = visit()
    for path in (
        "/",
        "/settings",
        "/new/bless",
        "/rules/bless",
        "/nothing",
        "/new/x",
        "/table/a/b",
    ):
        answer = ann.page.goto(ann.url + path)
        assert answer is not None
        ann.find(".card, .settings, .set-up, .rules-page, .hero.lost").wait_for()
        lost = ann.page.locator(".hero.lost").count() > 0
        assert answer.status == (404 if lost else 200), path


def test_that_the_server_is_away_is_said_no_longer_than_it_is_so(visit: Visit) -> None:
    ann = visit()
    ann.go("/settings")
    ann.page.route("**/api/**", lambda route: route.abort())
    ann.page.locator(".brand").click()
    said = ann.page.locator(".trouble")
    expect(said).to_contain_text("be reached at the moment")
    ann.page.unroute("**/api/**")
    expect(said).to_have_count(0)
    ann.find(".card").wait_for()

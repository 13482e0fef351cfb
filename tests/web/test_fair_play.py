"""Between people: hints are agreed on and seen, a borrowed bot is seen, a game from a journal says
so where somebody comes in."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.test_pages import STICKING_OUT, judged
from tests.web.visitor import FRIEND, Visitor, me

SIZES = [(1280, 860), (390, 844)]


def seen(visitor: Visitor, name: str, width: int) -> None:
    visitor.keep_screen(f"fair-{name}-{width}")
    assert visitor.page.evaluate(STICKING_OUT) == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_hints_are_agreed_on_when_a_table_is_opened(visit: Visit, width: int, height: int) -> None:
    ann, bob = (visit(viewport={"width": width, "height": height}) for _ in range(2))
    ann.go("/new/day_and_night?friend")
    agree = ann.page.get_by_label("Hints are allowed")
    expect(agree).not_to_be_checked()
    agree.check()
    seen(ann, "set-up", width)
    ann.page.get_by_role("button", name="Begin").click()
    link = ann.find(".invitation input").input_value()
    bob.page.goto(link)
    expect(bob.find(".join .table-options")).to_contain_text("the log says who takes one")
    seen(bob, "invited-hints", width)
    bob.page.get_by_role("button", name="Sit down").click()
    bob.find(".question").wait_for()
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="Ask for a hint").click()
    # The question is the same after the note: advice that comes later finds it.
    expect(ann.find(".hint")).to_contain_text("% to win")
    seen(ann, "hint", width)
    expect(bob.find(".heard")).to_have_text("Day takes a hint.")
    bob.beside()
    expect(bob.page.locator(".log .said").last).to_have_text("Day takes a hint.")
    seen(bob, "hint-taken", width)
    before = ann.shown()
    ann.find(".hint li button").click()
    ann.wait_for_change(before)


def test_without_a_word_there_are_none(visit: Visit) -> None:
    ann = visit()
    ann.sit_at(ann.open(me("Ann"), FRIEND)["table"])
    ann.wait_for_turn()
    expect(ann.page.get_by_role("button", name="Ask for a hint")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_a_borrowed_bot_is_seen_by_all(visit: Visit, language: str) -> None:
    handed, back = {
        "en": ("a bot plays from here on (Master)", "Night: the player is back."),
        "it": ("da qui in poi gioca un bot (Maestro)", "Notte: il giocatore è tornato."),
        "fr": ("un robot joue à partir", "Nuit\u00a0: le joueur est de retour."),
    }[language]
    ann, bob = visit({"language": language}), visit()
    opened = ann.open(me("Ann"), FRIEND)
    bob.go(opened["links"]["night"])
    bob.page.get_by_role("button", name="Sit down").click()
    bob.find(".menu > summary").click()
    bob.page.get_by_role("button", name="Let a bot play for me").click()
    bob.page.get_by_role("button", name="Master").click()
    bob.page.get_by_role("button", name="Take my seat back").click()
    ann.sit_at(opened["table"])
    expect(ann.page.locator(".log .said").last).to_have_text(back)
    assert handed in ann.log()[-2]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_game_from_a_journal_says_so(visit: Visit, width: int, height: int) -> None:
    """At the door, at the table, in its log and in the list; who brought it alone knows it."""
    ann, bob = (visit(viewport={"width": width, "height": height}) for _ in range(2))
    hand = "D09 D09 D07 D05 D17"
    opened = ann.dealt(hand, seats=[me("Ann"), FRIEND])
    bob.go(opened["links"]["night"])
    expect(bob.find(".join .from-journal")).to_contain_text("did not start here")
    judged(bob, f"fair-journal-invited-{width}")
    seen(bob, "journal-invited", width)
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.find(".notices .from-journal")).to_contain_text("did not start here")
    assert any("it was not played at this table" in line for line in bob.log())
    seen(bob, "journal-table", width)
    bob.go()
    expect(bob.find(".table-line .state")).to_contain_text("from a journal")
    seen(bob, "journal-list", width)
    ann.sit_at(ann.deal(hand))
    ann.wait_for_turn()
    expect(ann.page.locator(".notice.from-journal")).to_have_count(0)

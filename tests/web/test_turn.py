"""One turn: taking back, coming back, another language, no mouse."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import BOT, Visitor, me


@pytest.fixture
def ann(visit: Visit) -> Visitor:
    return visit()


@pytest.fixture
def table(ann: Visitor) -> str:
    """Where it is Ann's turn, her first one."""
    table: str = ann.open(me("Ann"), BOT)["table"]
    ann.sit_at(table)
    ann.wait_for_turn()
    return table


def test_undo_and_restart(ann: Visitor, table: str) -> None:
    """UX-11, UX-12: taken back freely, one by one or all at once, until a card is drawn."""
    undo = ann.page.get_by_role("button", name="Undo")
    restart = ann.page.get_by_role("button", name="Restart turn")
    expect(undo).to_be_disabled()
    asked, board = ann.said(), ann.board()
    for take_back in (undo, restart):
        ann.end()
        assert ann.said() != asked
        ann.click(take_back)
        assert (ann.said(), ann.board()) == (asked, board)
        expect(undo).to_be_disabled()
    ann.end()
    expect(undo).to_be_enabled()
    ann.keep_screen("travel")
    ann.click(ann.find(".dn-square.lit"))
    assert any("draw" in line for line in ann.log())
    expect(undo).to_be_disabled()
    expect(restart).to_be_disabled()


def test_a_reload_restores_everything(ann: Visitor, table: str) -> None:
    """UX-5, UX-18: board, question, log and the mark of the last move, whenever it is reloaded."""
    for _ in range(6):
        before, board, hand = ann.shown(), ann.board(), ann.hand()
        marked = ann.page.locator(".dn-square.touched").count()
        ann.page.reload()
        ann.find(".dn-square").wait_for()
        ann.wait_for_shown(before)
        assert (ann.board(), ann.hand()) == (board, hand)
        assert ann.page.locator(".dn-square.touched").count() == marked
        card = ann.page.locator(".dn-card-button.lit, .dn-square.lit")
        if not card.count():
            break
        ann.click(card.first)
        ann.wait_for_turn()


def test_languages_change_at_once(ann: Visitor, table: str) -> None:
    """UX-30: question, cards and log speak another language in the middle of the game."""
    ann.end()
    heard: list[tuple[str, str, str]] = []
    for language in ("en", "it", "fr"):
        ann.page.locator(".language select").select_option(language)
        expect(ann.page.locator("html")).to_have_attribute("lang", language)
        if heard:
            expect(ann.find(".question-said")).not_to_have_text(heard[-1][0])
        heard.append((ann.said(), ann.log()[-1], ann.find(".dn-card-button").inner_text()))
        ann.keep_screen(f"table-{language}")
    assert all(len(set(said)) == 3 for said in zip(*heard, strict=True)), heard
    ann.page.reload()
    expect(ann.find(".question-said")).to_have_text(heard[-1][0])


def test_a_turn_without_a_mouse(ann: Visitor, table: str) -> None:
    """UX-14, UX-16: number keys answer, arrows go from square to square, Enter chooses."""
    asked = ann.said()
    ann.press("0")
    ann.press("Control+z")
    assert ann.said() == asked
    ann.press("0")
    goal = ann.find(".dn-square.lit").get_attribute("data-thing") or ""
    ann.tab_to_board()
    ann.walk_to(goal)
    ann.keep_screen("keyboard")
    ann.press("Enter")
    assert ann.sight(table, 0)["board"]["pawns"][0] == goal
    ann.press("1")
    assert ann.sight(table, 0)["board"]["pawns"][0] != goal
    ann.press("0")
    assert ann.sight(table, 0)["board"]["turn"] > 1 or "discard" in ann.said()

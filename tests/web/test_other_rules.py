"""Games that were begun by other rules of the house: what can't go on or be shown says so, and how
to go on (docs/decisions/0029)."""

import sqlite3
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.served import Served
from tests.web.test_pages import STICKING_OUT, judged
from tests.web.visitor import FRIEND, Visitor, me

SIZES = [(1280, 860), (390, 844)]
TITLES = {"en": "Played under other rules", "it": "Giocata con altre regole", "fr": "autres règles"}
HAND = "D09 D09 D07 D05 D17"


def played_by_others(served: Served, *tables: str) -> None:
    """As if another version of the rules had been played here: no answer and no table of it makes
    sense any more."""
    served.kill()
    with sqlite3.connect(served.database.removeprefix("sqlite:///")) as database:
        for table in tables:
            database.execute(
                "UPDATE matches SET rules = '1', save = 'of another time' WHERE id = ?", (table,)
            )
            last = "(SELECT max(seq) FROM entries WHERE match = ? AND kind = 'answer')"
            database.execute(
                f"UPDATE entries SET said = 'fly' WHERE match = ? AND seq = {last}",
                (table, table),
            )
    served.start()


def speaking(visitor: Visitor, language: str) -> None:
    """Settings as another language has them."""
    change = """(language) => {
        const known = JSON.parse(localStorage.getItem("gloaming.settings"));
        localStorage.setItem("gloaming.settings", JSON.stringify({ ...known, language }));
    }"""
    visitor.page.evaluate(change, language)
    visitor.page.reload()


def looked_at(visitor: Visitor, name: str, say: dict[str, str]) -> None:
    """In every language and at both widths the notice has room, and says what it should."""
    for language, said in say.items():
        speaking(visitor, language)
        notice = visitor.find(".other-rules")
        expect(notice).to_contain_text(TITLES[language])
        expect(notice).to_contain_text(said)
        for width, height in SIZES:
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.keep_screen(f"other-rules-{name}-{language}-{width}")
            box: Any = notice.bounding_box()
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
            assert visitor.page.evaluate(STICKING_OUT) == []
    visitor.page.set_viewport_size({"width": 1280, "height": 860})
    speaking(visitor, "en")


@pytest.mark.parametrize("over", [False, True], ids=["stuck", "over"])
def test_a_game_of_other_rules_says_so(visit: Visit, served: Served, over: bool) -> None:
    ann = visit(viewport={"width": 1280, "height": 860})
    table = ann.deal(HAND, "", "day end_casting", "day end_travel", seats=[me("Ann"), FRIEND])
    if over:
        act = {"type": "resign", "seat": 0, "seq": ann.sight(table, 0)["seq"]}
        ann.post(f"/api/tables/{table}/acts", act)
    played_by_others(served, table)
    ann.sit_at(table)
    if over:
        kept = {"en": "how it ended still holds", "it": "il risultato resta valido"}
        looked_at(ann, "over", kept | {"fr": "le résultat reste acquis"})
        expect(ann.page.locator(".other-rules button")).to_have_count(0)
        ann.find(".end-panel").wait_for()
        ann.go(f"/table/{table}?at={ann.sight(table, 0)['seq'] - 1}")
        moment = {"en": "This moment was played under version 1", "it": "Questo momento"}
        looked_at(ann, "moment", moment | {"fr": "Ce moment"})
    else:
        stuck = {"en": "t go on here", "it": "qui non può continuare"}
        looked_at(ann, "stuck", stuck | {"fr": "elle ne peut pas continuer ici"})
        judged(ann, "other-rules")
        eve = visit()
        eve.sit_at(table)  # Whoever only watches reads it, and decides nothing.
        expect(eve.find(".other-rules")).to_contain_text("version 1 of the rules")
        expect(eve.page.locator(".other-rules button")).to_have_count(0)
        ann.page.get_by_role("button", name="Play on from there").click()
        ann.wait_for_turn()
        assert ann.table != table
        expect(ann.page.locator(".other-rules")).to_have_count(0)
        assert any("version 1" in line for line in ann.log())
        ann.sit_at(table)
        expect(ann.find(".other-rules a")).to_have_text("To the table where it goes on")

"""By which rules a table plays stands where people decide: invitation, table, journal (UX-37)."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.visitor import FRIEND, me

SAID = ["Crystallize reaches", "any tile"]


def names_them(shown: Locator) -> None:
    expect(shown).to_be_visible()
    for said in SAID:
        expect(shown).to_contain_text(said)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_options_that_are_not_the_default_are_named(visit: Visit, width: int, height: int) -> None:
    ann, bob = visit(), visit(viewport={"width": width, "height": height})
    opened = ann.open(me("Ann"), FRIEND, options={"crystallize": "any", "deck": "even_v1"})
    bob.go(opened["links"]["night"])
    names_them(bob.find(".join .table-options"))
    bob.keep_screen(f"options-invitation-{width}")
    bob.page.get_by_role("button", name="Sit down").click()
    bob.find(".question").wait_for()
    bob.beside()
    names_them(bob.find(".log .table-options"))
    bob.find(".menu > summary").click()
    names_them(bob.find(".menu .table-options"))
    bob.keep_screen(f"options-menu-{width}")


def test_a_table_as_usual_says_nothing_of_options(visit: Visit) -> None:
    ann, bob = visit(), visit()
    opened = ann.open(me("Ann"), FRIEND, options={"crystallize": "pawns"})
    bob.go(opened["links"]["night"])
    bob.find(".join").wait_for()
    bob.page.wait_for_load_state("networkidle")
    expect(bob.page.locator(".table-options")).to_have_count(0)

"""The codex: all is found in one's own language, shared by its link, and left for the table."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.states import HAND
from tests.web.visitor import Visitor

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
TILES = ".codex-tile"
NAME = ".codex-article h1"


def names(ann: Visitor) -> list[str]:
    return ann.page.locator(f"{TILES} b").all_inner_texts()


def to_list(ann: Visitor, address: str) -> None:
    ann.go(address)
    ann.find(TILES).wait_for()


def test_all_of_a_box_is_there_with_pictures(visit: Visit) -> None:
    """Every article is a link with a name and a picture of its own size; none shows its id."""
    ann = visit()
    for game, many in (("day_and_night", 39), ("bless", 62), ("casting_shadows", 55)):
        to_list(ann, f"/codex/{game}")
        expect(ann.page.locator(TILES)).to_have_count(many)
        expect(ann.page.locator(f"{TILES} svg").nth(many - 1)).to_be_attached()
        expect(ann.find(".codex-found")).to_contain_text(f"{many} of {many}")
        assert all(re.match(r"[A-Z].*[a-z]", name) and "_" not in name for name in names(ann))
    to_list(ann, "/codex/last_spell")
    kinds = ann.page.locator(".codex h2").all_inner_texts()
    assert [re.sub(r"\W*\d+$", "", it) for it in kinds][:4] == [
        "Heroes",
        "Weapons",
        "Armour and Shields",
        "Potions",
    ]


def test_search_goes_through_names_and_texts_in_the_chosen_language(visit: Visit) -> None:
    """By a word of what a card does, without accents or capitals; the address says it, too."""
    ann = visit({"language": "fr"})
    to_list(ann, "/codex/last_spell")
    ann.page.get_by_role("searchbox").fill("epee courte")
    expect(ann.page.locator(TILES)).to_have_count(3)  # The weapon, and the heroes who carry it.
    assert names(ann) == ["Brenna", "Sable", "Épée courte"]
    expect(ann.page).to_have_url(re.compile(r"\?q=epee"))
    ann.page.get_by_role("searchbox").fill("ce mot n'y est pas")
    expect(ann.find(".codex-found")).to_contain_text("Aucun")
    ann.page.get_by_role("button", name="Tout afficher").click()
    expect(ann.page.locator(TILES)).to_have_count(143)
    ann.page.get_by_label("Langue").select_option("it")
    ann.page.get_by_role("searchbox").fill("esplosione danni eroi")
    expect(ann.page.locator(f"{TILES} b")).to_have_text(["Boomer"])


def test_a_choice_narrows_the_page_and_comes_back_with_its_address(visit: Visit) -> None:
    """Kind and facts; the choice stands in the address, goes along to a thing, and back."""
    ann = visit()
    to_list(ann, "/codex/bless")
    ann.page.get_by_label("Form").select_option("Dual")
    ann.page.get_by_label("Prayer").select_option("Echo")
    found = names(ann)
    assert 0 < len(found) < 12
    ann.page.reload()
    ann.find(TILES).wait_for()
    assert names(ann) == found
    ann.find(TILES).click()
    expect(ann.find(NAME)).to_have_text(found[0])
    ann.page.keyboard.press("ArrowRight")
    expect(ann.find(NAME)).to_have_text(found[1])
    ann.page.get_by_role("link", name=f"Before: {found[0]}").click()
    expect(ann.find(NAME)).to_have_text(found[0])
    ann.page.get_by_role("link", name="The whole codex").click()
    assert names(ann) == found


def test_a_thing_has_numbers_text_and_rulings(visit: Visit) -> None:
    """As its definition has them; a ruling leads to its place in the rules."""
    ann = visit()
    ann.go("/codex/day_and_night/D07")
    expect(ann.find(".codex-card .dn-effect")).to_have_text("Change one tile adjacent to Day.")
    rows = ann.page.locator(".codex-facts tr").all_inner_texts()
    assert [row.split("\t") for row in rows] == [
        ["Book", "Day"],
        ["Hours", "4"],
        ["Kind", "Minor spell"],
        ["Copies in the book", "4"],
    ]
    ann.page.get_by_role("link", name="DN-1.4").click()
    expect(ann.find(".rules-page .found")).to_contain_text("Adjacent squares")


def test_a_shared_link_opens_the_same_thing(visit: Visit) -> None:
    """Whoever gets it sees the same, in a language of their own, and nothing of the search."""
    ann = visit()
    to_list(ann, "/codex/last_spell?what=weapon&type=magic")
    ann.find(TILES).click()
    expect(ann.find(NAME)).to_have_text("Power Staff")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.page.evaluate("() => { delete Navigator.prototype.share }")
    ann.page.get_by_role("button", name="Share the link").click()
    expect(ann.find(".codex-share [role=status]")).to_have_text("Link copied")
    link = ann.page.evaluate("() => navigator.clipboard.readText()")
    assert link == f"{ann.url}/codex/last_spell/W-G1"
    bob = visit({"language": "it"})
    bob.go("/codex/last_spell/W-G1b")  # One of three copies on a table: it is the same thing.
    expect(bob.page).to_have_url(link)
    expect(bob.find(".codex-words .note")).to_contain_text("W-G1")
    expect(bob.find(".codex-facts")).to_contain_text("Magica")


def test_the_table_waits_as_it_was_left(visit: Visit) -> None:
    """A held card leads to the codex; keys mean nothing to the table meanwhile; back, all is as it
    was, to the panel beside the board, and the game goes on."""
    ann = visit()
    ann.sit_at(ann.deal(HAND))
    ann.wait_for_turn()
    ann.beside()
    ann.page.get_by_role("tab", name="Glossary").click()
    ann.find('.dn-card-button[data-thing="D07"]').hover()
    expect(ann.find(".zoom")).to_contain_text("Right-click holds it here.")
    expect(ann.page.get_by_role("link", name="Open in the codex")).to_be_hidden()
    ann.find('.dn-card-button[data-thing="D07"]').click(button="right")
    ann.find(".zoom.kept").wait_for()
    shown, table = ann.shown(), ann.table
    seq = ann.sight(table, 0)["seq"]
    ann.page.evaluate("() => { document.querySelector('.board').dataset.same = 'yes' }")
    ann.page.get_by_role("link", name="Open in the codex").click()
    expect(ann.find(NAME)).to_have_text("Day Ritual")
    expect(ann.find(".board")).to_be_hidden()
    for key in ("1", "2", "Control+z", "Escape", "ArrowRight"):
        ann.page.keyboard.press(key)
    expect(ann.find(NAME)).to_have_text("Deviate")
    ann.page.get_by_role("link", name="The whole codex").click()
    ann.find(TILES).wait_for()
    ann.page.get_by_role("link", name="Back to the table").click()
    ann.find(".zoom.kept .dn-note").wait_for()
    assert ann.page.locator('.board[data-same="yes"]').count() == 1
    assert ann.page.locator(".panel-glossary").count() == 1
    assert (ann.table, ann.shown()) == (table, shown)
    assert ann.sight(table, 0)["seq"] == seq
    ann.page.keyboard.press("Escape")
    ann.click(ann.find('.dn-card-button.lit[data-thing="D07"]'))
    assert ann.sight(table, 0)["seq"] > seq


def test_what_happened_meanwhile_is_told_on_return(visit: Visit) -> None:
    """The line to the table is taken up where it was let go."""
    ann = visit()
    table = ann.deal(HAND)
    ann.sit_at(table)
    ann.wait_for_turn()
    lines = ann.log()
    ann.page.locator(".log .name").last.click()
    ann.page.get_by_role("link", name="Open in the codex").click()
    ann.find(NAME).wait_for()
    ann.answer(table, 0, "cast D07")
    ann.page.go_back()
    expect(ann.page.locator(".log .said")).to_have_count(len(lines) + 1)
    expect(ann.find(".dn-square.lit")).to_be_visible()


def test_a_finger_goes_from_a_card_to_the_codex_and_back(visit: Visit) -> None:
    """UX-10: a long press shows the card, and its link can be tapped."""
    ann = visit(**PHONE)
    ann.sit_at(ann.deal(HAND))
    ann.wait_for_turn()
    ann.find("[data-opens]").tap()
    card = ann.find('.dn-card-button[data-thing="D07"]')
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    link = ann.page.get_by_role("link", name="Open in the codex")
    link.tap()
    expect(ann.find(NAME)).to_have_text("Day Ritual")
    assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= 360
    ann.page.get_by_role("link", name="Back to the table").tap()
    expect(ann.find(".dn-square").first).to_be_visible()


def test_every_page_that_names_a_game_leads_to_its_codex(visit: Visit) -> None:
    ann = visit()
    ann.go()
    ann.page.get_by_role("link", name="Codex · Bless").click()
    ann.find(TILES).wait_for()
    ann.page.get_by_role("link", name="Rules").click()
    ann.page.get_by_role("link", name="Codex").click()
    expect(ann.find(".codex h1")).to_contain_text("Bless")
    ann.find(TILES).focus()
    ann.page.keyboard.press("Enter")
    expect(ann.find(NAME)).to_have_text("King of Light")

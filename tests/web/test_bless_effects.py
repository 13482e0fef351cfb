"""The board of Bless while effects ask and last, on tables played up to that moment."""

import pytest
from playwright.sync_api import expect

from tests.support.bless_script import scripted
from tests.web.conftest import Visit
from tests.web.test_pages import PHONE, fits, judged
from tests.web.visitor import BOT, TURN_IS_MINE, Visitor, me

DESK = {"viewport": {"width": 1280, "height": 800}}
# Sun protects and binds for a while; Moon's Echo strengthens Lights.
LASTING = scripted(
    "20 62 8 40  11 33 24 17  23 19 1 3",
    *("curse 20", "pray 62", "turn"),
    *("curse 11", "curse 33", "pray 24", "turn"),
    *("pray 8", "choose 11", "pray 40", "choose 33", "pray 23", "choose 11", "choose 20"),
)
# Moon's 54 was broken with Bond 3 under it, and plays 5, which may break that very Bond.
LOOSE = scripted(
    "11 5 16 2  54 3 9 33",
    *("curse 11", "pray 5", "turn"),
    *("curse 54", "pray 3", "host 54", "turn"),
    *("pray 16", "choose 11", "attack 11", "turn", "turn"),
    *("attack 11", "to_void", "as_prayer"),
)
# The same, a step earlier: what 54 says as a Curse asks.
BROKEN = scripted(
    "11 17 16 2  54 5 9 33",
    *("curse 11", "pray 16", "turn"),
    *("curse 54", "pray 5", "turn"),
    *("attack 11", "turn", "turn", "attack 11", "to_void"),
)
FATE = scripted("11 5 16 2  57 3 9 33", "curse 11", "pray 5", "turn", "curse 57", "turn")


def sit(ann: Visitor, journal: str, seat: int = 0) -> None:
    seats = [me("Ann"), BOT] if seat == 0 else [BOT, me("Ann")]
    table = ann.import_journal({"journal": journal, "seats": seats})
    ann.go(f"/table/{table}")
    ann.find(".bl-board").wait_for()
    ann.find(TURN_IS_MINE).wait_for()


def test_what_lasts_is_read_on_the_cards_with_its_end(visit: Visit) -> None:
    """BL-13.10, BL-12.3: also what begins next turn, and the Barrier that Echo 62 gives."""
    ann = visit(**DESK)
    sit(ann, LASTING)
    for said in (
        "Barrier · Pool of Dark Light, until the end of the next turn",
        "cannot attack · Gleaming Chains, next turn",
        "original Eye 3 · Mind Cloud, next turn",
        "\N{MINUS SIGN}2 when a Light attacks · Horizon, this turn",
        "+1 Eye · Ethereal River, this turn",
    ):
        expect(ann.find(f".bl-field :text-is('{said}')")).to_be_visible()
    expect(ann.find(".bl-player.moon .bl-lasting")).to_contain_text("Ethereal River, this turn")
    judged(ann, "bless-lasting")


def test_what_lasts_fits_a_phone(visit: Visit) -> None:
    """UX-10"""
    ann = visit(**PHONE)
    sit(ann, LASTING)
    fits(ann, "bless-lasting")


def test_a_broken_curse_asks_in_its_own_words(visit: Visit) -> None:
    """BL-12.5"""
    ann = visit(**DESK)
    sit(ann, BROKEN, 1)
    expect(ann.find(".bl-going")).to_contain_text("BROKEN: play one of the top three cards")
    judged(ann, "bless-broken")


def test_a_bond_whose_curse_is_breaking_can_be_chosen(visit: Visit) -> None:
    """BL-11.7"""
    ann = visit(**DESK)
    sit(ann, LOOSE, 1)
    bond = ann.find(".bl-prayers [data-thing='03'].lit")
    expect(bond).to_be_visible()
    judged(ann, "bless-loose-bond")
    bond.click()
    ann.page.locator(".log .said", has_text="Blade of Morning breaks").first.wait_for()


def test_fate_is_not_foretold(visit: Visit) -> None:
    """BL-12.4: what is sure is said, whoever wins."""
    ann = visit(**DESK)
    sit(ann, FATE)
    ann.find(".bl-curses.near [data-thing='11']").click()
    told = ann.find(".bl-outcome")
    expect(told).to_contain_text("Black Die becomes corrupt (whoever wins)")
    expect(told).not_to_contain_text("it won")
    judged(ann, "bless-fate")


@pytest.mark.parametrize("locale", ["en-GB", "it-IT", "fr-FR"])
def test_no_word_of_a_card_in_hand_lies_over_another(visit: Visit, locale: str) -> None:
    """UX-9: the role of a half and its price stand beside or under each other."""
    ann = visit(locale=locale, **DESK)
    sit(ann, FATE)
    ann.find(".bl-lay").wait_for()
    over = ann.page.evaluate(OVERLAPS)
    assert over == []


# Prices that lie over the name of their half.
OVERLAPS = """() => [...document.querySelectorAll(".bl-lay")].filter((price) => {
    const role = price.parentElement.querySelector(".bl-role");
    const words = document.createRange();
    words.selectNodeContents(role);
    const [one, two] = [price.getBoundingClientRect(), words.getBoundingClientRect()];
    return one.left < two.right && two.left < one.right
        && one.top < two.bottom - 1 && two.top < one.bottom - 1;
}).map((price) => price.parentElement.textContent)"""

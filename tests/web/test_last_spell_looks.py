"""Where The Last Spell's things lie: a desk, a long press, each city, a lone player, the ends."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.support.last_spell_journals import JOURNALS
from tests.web.conftest import Visit
from tests.web.test_last_spell_board import DESK, TOO_SMALL, from_journal, look
from tests.web.test_pages import PHONE, STICKING_OUT, judged
from tests.web.visitor import TURN_IS_MINE, Visitor, me

LONG = 700  # Milliseconds: longer than any tap.
# A text that is missing says its own id.
IDS = r"() => document.body.innerText.match(/\b(board|web|fact|ask|option|ending)-[a-z-]+/g) ?? []"
# Which of these parts of the map can't be seen.
OUT_OF_VIEW = """(what) => {
    const view = document.querySelector(".ls-view").getBoundingClientRect();
    return [...document.querySelectorAll(what)]
        .map((it) => it.getBoundingClientRect())
        .filter((it) => it.left < view.left - 1 || it.right > view.right + 1
            || it.top < view.top - 1 || it.bottom > view.bottom + 1).length;
}"""
SIZES = """() => {
    const box = (what) => document.querySelector(what).getBoundingClientRect();
    const over = (what) => {
        const it = document.querySelector(what);
        return it.scrollHeight - it.clientHeight;
    };
    return {
        page: document.documentElement.scrollHeight - innerHeight,
        view: box(".ls-view").height / innerHeight,
        low: Math.max(box(".ls-view").bottom, box(".ls-foot").bottom) - innerHeight,
        scrolls: Math.max(...[".ls-kit", ".ls-coming"].map(over)),
    };
}"""

# Deep in the last night of each golden win, and what must be drawn there.
CITIES = [
    ("gildenberg", 612, (".ls-cliff:not([d=''])", ".perched", "[data-thing^=L]")),
    ("lakeburg", 938, (".ls-water:not([d=''])", "[data-thing=ZH]", "[data-thing=ZT]")),
    ("glenwald", 1199, (".ls-tree", *(f"[data-thing^={it}]" for it in ("Y", "HA", "MO", "MN")))),
]


def moment(ann: Visitor, name: str, answers: int | None, seats: int) -> None:
    """Sit at a table where so many answers of a golden journal were given."""
    heading, _, body = (JOURNALS / f"{name}.journal").read_text("utf-8").partition("\n\n")
    journal = "\n".join([heading, "", *body.splitlines()[:answers], ""])
    look(ann, ann.import_journal({"journal": journal, "seats": [me("Ann")] * seats}))
    ann.find(f"{TURN_IS_MINE}, .end-panel").wait_for()


def hold(ann: Visitor, thing: Locator) -> None:
    """Keep a finger on something, as a person does who wants to know what it is."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    finger = ann.context.new_cdp_session(ann.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    ann.page.wait_for_timeout(LONG)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_at_a_desk_the_battlefield_takes_the_screen(visit: Visit) -> None:
    """UX-6, UX-31: map, sheet, four heroes, waves; nothing but the map is moved about."""
    ann = visit(**DESK)
    look(ann, from_journal(ann, "introductory-survived", "flip", 4))
    ann.find(".ls-hero.active").wait_for(state="attached")
    sizes = ann.page.evaluate(SIZES)
    assert sizes["page"] <= 1
    assert sizes["view"] > 0.6
    assert sizes["low"] <= 0
    assert sizes["scrolls"] <= 1
    expect(ann.page.locator(".ls-tile")).to_have_count(4)


def test_a_long_press_on_the_map_shows_and_does_not_answer(visit: Visit) -> None:
    """UX-7, UX-10: a monster that could be chosen is read first; a tap chooses it."""
    ann = visit(**PHONE)
    look(ann, from_journal(ann, "introductory-survived", "resolve", 4))
    target = ann.find(".ls-monster.lit")
    before = ann.shown()
    hold(ann, target)
    expect(ann.find(".zoom")).to_contain_text("Defence dice")
    assert ann.shown() == before
    ann.find(".ls-counts").tap()
    expect(ann.page.locator(".zoom")).to_have_count(0)
    target.tap()
    ann.wait_for_change(before)


def test_each_city_has_its_land_and_its_boss(visit: Visit) -> None:
    """UX-9: Cliff and perched Harpy, Water and Cetusia, Trees and the Dryad with her brood."""
    ann = visit({"theme": "dark"}, locale="fr-FR", **DESK)
    for city, answers, drawn in CITIES:
        moment(ann, f"{city}-boss-slain", answers, 2)
        for what in drawn:
            expect(ann.find(f".ls-map {what}")).to_be_attached()
        assert ann.page.evaluate(OUT_OF_VIEW, ".ls-map .ls-monster") == 0
        assert ann.page.evaluate(IDS) == []
    judged(ann, "last-spell-glenwald")


def test_a_campaign_goes_on_in_the_next_city(visit: Visit) -> None:
    """UX-6, UX-8: it says where one is and what came before; by day every slot is seen."""
    ann = visit(**DESK)
    moment(ann, "campaign-won", 1007, 2)
    expect(ann.find(".ls-when")).to_contain_text("city 2 of 3")
    assert "The Shadow Network leads the heroes to scenario 2." in ann.log()
    assert ann.page.locator(".ls-slot").count() > 0
    assert ann.page.evaluate(OUT_OF_VIEW, ".ls-slot > rect") == 0
    judged(ann, "last-spell-next-city")


def test_a_lone_player_recruits_with_a_finger(visit: Visit) -> None:
    """UX-4, UX-10: who waits, for how much, large enough to touch."""
    ann = visit({"theme": "dark"}, **PHONE)
    moment(ann, "solo-heroes-lost", 50, 1)
    before: dict[str, Any] = ann.sight(ann.table, 0)["board"]
    ann.page.get_by_role("button", name="Workers").tap()
    expect(ann.find(".ls-recruits h3")).to_contain_text(str(before["hire"]))
    assert ann.page.evaluate(STICKING_OUT) == []
    assert ann.page.evaluate(TOO_SMALL) == []
    judged(ann, "last-spell-recruit-phone")
    shown = ann.shown()
    ann.find(".ls-recruits .lit").tap()
    ann.wait_for_change(shown)
    after: dict[str, Any] = ann.sight(ann.table, 0)["board"]
    assert after["gold"] == before["gold"] - before["hire"]
    assert sum(not it["waiting"] for it in after["heroes"]) == 2


def test_an_end_says_why(visit: Visit) -> None:
    """UX-28: won or lost, and the reason, in the player's language."""
    ann = visit(locale="it-IT", **PHONE)
    for name, seats, won, why in (
        ("lakeburg-hero-died", 2, "Stavolta avete perso insieme", "eroe"),
        ("introductory-survived", 4, "Avete vinto insieme!", "notte"),
    ):
        moment(ann, name, None, seats)
        expect(ann.find(".end-panel h2")).to_have_text(won)
        expect(ann.find(".question-said")).to_contain_text(why)
        assert ann.page.evaluate(IDS) == []
        assert ann.page.evaluate(STICKING_OUT) == []


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_a_guardian_sees_what_there_is_to_click(visit: Visit, device: str) -> None:
    """PK14, UX-1: besides “Decline”, and says whom it would help."""
    ann = visit(**(PHONE if device == "phone" else DESK))
    look(ann, from_journal(ann, "lakeburg-boss-slain", "use_perk PK14", 2))
    perk = ann.find(".ls-gift.lit")
    expect(perk).to_be_visible()
    expect(perk).to_be_in_viewport()
    assert perk.get_attribute("data-thing") == "PK14"
    expect(ann.find(".ls-sheet .ls-harm")).to_be_visible()
    judged(ann, f"last-spell-guardian-{device}")
    before = ann.shown()
    ann.click_settled(perk)
    ann.wait_for_change(before)


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_brood_cards_are_seen_to_the_end_of_the_night(visit: Visit, device: str) -> None:
    """LS-20.22: when no Schema card is left they go on breeding."""
    ann = visit(**(PHONE if device == "phone" else DESK))
    moment(ann, "glenwald-boss-slain", 1199, 2)
    if device == "phone":
        ann.page.get_by_role("button", name="Waves and Urban Missions").tap()
    card = ann.find(".ls-waves .ls-schema")
    expect(card).to_be_visible()
    assert "Seed Mortar" in (card.text_content() or "")
    assert ann.find(".ls-slot").count() == 1
    ann.keep_screen(f"last-spell-brood-{device}")


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_the_words_of_the_italian_box_find_room(visit: Visit, device: str) -> None:
    """UX-9, UX-10: its names are the longest; by day and by night."""
    ann = visit(locale="it-IT", **(PHONE if device == "phone" else DESK))
    for why in ("end_main", "attack"):
        look(ann, from_journal(ann, "gildenberg-boss-slain", why, 2))
        assert ann.page.evaluate(IDS) == []
        assert ann.page.evaluate(STICKING_OUT) == []
        ann.keep_screen(f"last-spell-italian-{why}-{device}")


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_the_card_of_a_boss_says_what_it_does_at_both_stages(visit: Visit, device: str) -> None:
    """LS-20.9, LS-20.12, UX-7"""
    ann = visit(**(PHONE if device == "phone" else DESK))
    moment(ann, "lakeburg-boss-slain", 938, 2)
    head = ann.find("[data-thing=ZH]")
    if device == "phone":
        hold(ann, head)
    else:
        head.hover()
    zoom = ann.find(".zoom")
    expect(zoom).to_contain_text("Skull Smash: damage 2 (stage II: 3)")
    expect(zoom).to_contain_text("at stage II: orangeblue")
    ann.keep_screen(f"last-spell-boss-card-{device}")

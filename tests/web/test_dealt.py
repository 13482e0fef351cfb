"""Cards dealt on purpose: what can't be cast says why, and every consequence shows beforehand."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import Visitor, me

SPENT = ("day cast D09", "day change e1", "day cast D09", "day change e2")


def seated(visit: Visit, day: str, night: str = "", *said: str, **context: Any) -> Visitor:
    ann = visit(**context)
    ann.sit_at(ann.deal(day, night, *said))
    ann.wait_for_turn()
    return ann


def test_a_card_says_why_it_can_not_be_cast(visit: Visit) -> None:
    """UX-3: on its face and when it is clicked, with the numbers and the rule; nothing changes."""
    ann = seated(visit, "D09 D09 D07 D05 D17")
    idle = ann.find('[data-thing="D05"] .dn-why')
    expect(idle).to_contain_text(re.compile(r"tile of your colour — DN-\d"))
    ann.sit_at(ann.deal("D09 D09 D07 D05 D17", "", *SPENT))
    dear = ann.find('[data-thing="D07"]')
    expect(dear).to_have_class(re.compile("refused"))
    expect(dear.locator(".dn-why")).to_contain_text("It costs 4 hours; you have 0 left")
    expect(dear.locator(".dn-why")).to_contain_text("DN-5.1")
    before = ann.shown()
    dear.click(force=True)  # It calls itself disabled.
    expect(ann.find(".because")).to_contain_text("It costs 4 hours; you have 0 left")
    expect(ann.find(".because .rule-link")).to_have_text("DN-5.1")
    ann.keep_screen("card-refused")
    assert ann.shown() == before


def test_hours_and_flips_are_previewed(visit: Visit) -> None:
    """UX-4: the dial shows what a card would leave, a square what would lie on it; then it does."""
    ann = seated(visit, "D09 D09 D07 D05 D17")
    dial = ann.find(".dn-dial text")
    expect(dial).to_have_text("12")
    ann.find('[data-thing="D09"]').hover()
    expect(dial).to_have_text("12→6")
    ann.page.mouse.move(1, 1)
    expect(dial).to_have_text("12")
    ann.click(ann.find('[data-thing="D09"]'))
    square = ann.find('[data-thing="b3"]')
    expect(ann.page.locator(".dn-ghost")).to_have_count(0)
    square.hover()
    expect(square.locator(".dn-ghost .dn-sun")).to_be_visible()
    expect(ann.page.locator(".dn-ghost")).to_have_count(1)
    ann.keep_screen("preview-flip")
    assert square.locator(".dn-lying .dn-sun").count() == 0
    ann.click(square)
    expect(square.locator(".dn-lying .dn-sun")).to_be_visible()


def test_discard_piles_are_browsed(visit: Visit) -> None:
    """UX-6: both piles open, card by card, each to be looked at."""
    ann = seated(visit, "D09 D09 D07 D05 D17", "", *SPENT)
    pile = ann.find(".dn-sister.day .dn-pile")
    expect(pile.locator("summary")).to_contain_text("2")
    expect(pile.locator("li")).to_be_hidden()
    pile.locator("summary").click()
    expect(pile.locator("li")).to_have_text(["Day Wish ×2"])
    pile.locator("li button").hover()
    expect(ann.find(".zoom")).to_contain_text("Day Wish")
    ann.keep_screen("discards")
    expect(ann.find(".dn-sister.night .dn-pile summary")).to_contain_text("0")


def test_a_card_is_held_to_be_read(visit: Visit) -> None:
    """UX-7, UX-10: a long press shows it large, and is no choice; a tap still is."""
    phone: dict[str, Any] = {
        "viewport": {"width": 360, "height": 740},
        "has_touch": True,
        "is_mobile": True,
    }
    ann = seated(visit, "D09 D09 D07 D05 D17", **phone)
    ann.find("[data-opens]").tap()
    card = ann.find('[data-thing="D07"]')
    before = ann.shown()
    touch = {"pointerType": "touch", "bubbles": True, "isPrimary": True}
    card.dispatch_event("pointerdown", touch)
    expect(ann.find(".zoom")).to_contain_text("Day Ritual")
    card.dispatch_event("pointerup", touch)
    card.dispatch_event("click", {"detail": 1})  # As of a finger; a key's click has none.
    ann.keep_screen("phone-zoom")
    assert ann.shown() == before
    card.tap()
    ann.wait_for_change(before)


@pytest.mark.parametrize(
    ("language", "name", "ruling"),
    [
        ("en", "Day Ritual", "Diagonal"),
        ("it", "Rito del Giorno", "diagonale"),
        ("fr", "Rituel", "diagonale"),
    ],
)
def test_the_zoom_has_rulings_in_every_language(
    visit: Visit, language: str, name: str, ruling: str
) -> None:
    """UX-7: not just a bigger copy: effect, kind and ruling with its number, in one's language."""
    ann = visit({"language": language})
    ann.sit_at(ann.deal("D09 D09 D07 D05 D17"))
    ann.wait_for_turn()
    ann.find('[data-thing="D07"]').hover()
    expect(ann.find(".zoom")).to_contain_text(name)
    expect(ann.find(".zoom .dn-note")).to_contain_text(ruling)
    expect(ann.find(".zoom .dn-note")).to_contain_text("DN-1.4")


def test_a_name_in_the_log_shows_its_thing(visit: Visit) -> None:
    """UX-8: hovering a square's name rings the square, a card's name shows the card."""
    ann = seated(visit, "D09 D09 D07 D05 D17", "", *SPENT)
    ann.page.locator(".log .name", has_text="e2").last.hover()
    expect(ann.page.locator(".dn-square.pointed")).to_have_count(1)
    expect(ann.find(".dn-square.pointed")).to_have_attribute("data-thing", "e2")
    ann.keep_screen("log-square")
    ann.page.locator(".log .name", has_text="Day Wish").last.hover()
    expect(ann.find(".zoom")).to_contain_text("Day Wish")
    expect(ann.page.locator(".dn-square.pointed")).to_have_count(0)
    ann.page.mouse.move(1, 1)
    expect(ann.page.locator(".zoom")).to_have_count(0)


def test_nothing_is_told_by_colour_alone(visit: Visit) -> None:
    """UX-9: faces, pawns, crystals and seats differ in what is drawn, colours left aside."""
    ann = visit()
    turn = ("day end_casting", "day end_travel", "night cast N03", "night cast N18")
    said = (*SPENT, *turn, "night crystallize c1", "night crystallize c2")
    ann.sit_at(
        ann.deal("D09 D09 D07 D05 D17", "N03 N18 N01 N05 N06", *said, seats=[me("A"), me("B")])
    )
    ann.find(".curtain button").click()
    ann.wait_for_turn()
    drawn = {square: ann.page.evaluate(DRAWN, square) for square in ("e1", "a8", "b2", "c1")}
    assert len(set(drawn.values())) == 4, drawn
    pawns = ann.page.locator(".dn-pawn").evaluate_all(f"(all) => all.map({SHAPES})")
    assert len(set(pawns)) == 2
    seats = ann.page.locator(".presence .seat-mark").evaluate_all(f"(all) => all.map({SHAPES})")
    assert len(set(seats)) == 2
    ann.keep_screen("crystals")


SHAPES = """(it) => [...it.querySelectorAll("*")].map((part) => [part.tagName, part.textContent,
    ...["d", "r", "width", "x1"].map((name) => part.getAttribute(name))].join(" ")).join()"""
DRAWN = f"""(name) => ({SHAPES})(document.querySelector(`[data-thing="${{name}}"] .dn-lying`))"""
# What is drawn on what: the marks that say something, and all that can lie below them.
CONTRAST = """() => {
    const canvas = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
    const rgb = (colour) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const light = (colour) => {
        const [r, g, b] = rgb(colour).map((it) => it / 255)
            .map((it) => it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ratio = (one, other) => {
        const [a, b] = [light(one), light(other)].sort((x, y) => y - x);
        return (a + 0.05) / (b + 0.05);
    };
    const style = (selector) => getComputedStyle(document.querySelector(selector));
    // A sky has many colours: what stands in it must stand out from the first and the last.
    const sky = (face) => [...document.querySelectorAll(`#dn-${face}-sky stop`)]
        .map((it) => getComputedStyle(it).stopColor);
    const low = [];
    const judge = (what, colour, where, ground, least) => {
        const found = ratio(colour, ground);
        if (found < least) low.push(`${what} ${colour} on ${where} ${ground}: ${found.toFixed(2)}`);
    };
    const corners = style(".dn-corners").stroke;
    const edge = style(".dn-corners-edge").stroke;
    judge("corners", corners, "their edge", edge, 3);
    for (const ground of [...sky("day"), ...sky("night")]) {
        const clearer = ratio(corners, ground) > ratio(edge, ground) ? corners : edge;
        judge("corners", clearer, "a sky", ground, 3);
    }
    for (const ground of sky("day")) {
        judge("frame", style(".dn-face-day .dn-pane").stroke, "day", ground, 3);
        judge("sun", style(".dn-sun").stroke, "day", ground, 3);
        judge("rays", style(".dn-rays").fill, "day", ground, 3);
    }
    for (const ground of sky("night")) {
        judge("moon", style(".dn-moon").fill, "night", ground, 3);
    }
    const number = style(".dn-coordinate text");
    judge("coordinates", number.fill, "their edge", number.stroke, 4.5);
    for (const pawn of [".dn-pawn.day", ".dn-pawn.night"]) {
        const plate = style(`${pawn} .dn-letter`).fill;
        judge(`${pawn} letter`, style(`${pawn} text`).fill, "plate", plate, 4.5);
    }
    return low;
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_drawings_stand_out(visit: Visit, theme: str) -> None:
    """UX-9: what says something on the board has the contrast WCAG wants of graphics, 3 to 1."""
    ann = visit({"theme": theme})
    turn = ("day end_casting", "day end_travel", "night cast N03")
    ann.sit_at(
        ann.deal(
            "D09 D09 D07 D05 D17",
            "N03 N07 N01 N05 N06",
            *SPENT,
            *turn,
            "night cast N07",
            seats=[me("A"), me("B")],
        )
    )
    ann.find(".curtain button").click()
    ann.find(".dn-corners").wait_for()
    ann.keep_screen(f"board-{theme}")
    assert ann.page.evaluate(CONTRAST) == []

"""Every page: at the width of a phone, by axe's rules in both themes, and asking no other host."""

from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.served import Served
from tests.web.visitor import BOT, TURN_IS_MINE, Visitor, me

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
PAGES = {
    "start": ("/", ".card.built"),
    "set-up": ("/new/day_and_night", ".set-up"),
    "rules": ("/rules/day_and_night", "#main h2"),
    "settings": ("/settings", ".settings"),
    "nowhere": ("/nowhere", "#main"),
}
# Things to touch that stick out of the page at a side, where no box of theirs scrolls them in.
STICKING_OUT = """() => {
    const scrolls = (it) => it && (/auto|scroll/.test(getComputedStyle(it).overflowX)
        || scrolls(it.parentElement));
    return [...document.querySelectorAll("a, button, summary, select, input, .dn-square")]
        .filter((it) => it.checkVisibility() && !it.closest(".skip, .hidden") && !scrolls(it))
        .filter((it) => {
            const box = it.getBoundingClientRect();
            return box.width > 0 && (box.left < -1 || box.right > innerWidth + 1);
        })
        .map((it) => it.outerHTML.slice(0, 120));
}"""
TOO_SMALL = """() => [...document.querySelectorAll(
        ".question-acts button, .question-acts summary, .menu > summary, .lit")]
    .map((it) => [it, it.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < 39.5 || box.height < 39.5))
    .map(([it, box]) => `${it.outerHTML.slice(0, 90)} ${box.width} x ${box.height}`)"""


def test_a_phone_shows_all_of_every_page(visit: Visit) -> None:
    """UX-10: nothing scrolls sideways at 360 px; a turn is played with fingers."""
    ann = visit(**PHONE)
    for name, (path, sign) in PAGES.items():
        ann.go(path)
        ann.find(sign).wait_for()
        fits(ann, name)
    ann.sit_at(ann.open(me("Ann"), BOT)["table"])
    ann.wait_for_turn()
    fits(ann, "table")
    for tab in ("Rules", "Glossary", "Settings", "Log"):
        ann.page.get_by_role("tab", name=tab).tap()
        expect(ann.page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
        fits(ann, f"table-{tab.lower()}")
    before = ann.shown()
    ann.find(".dn-card-button.lit").tap()
    ann.wait_for_change(before)
    fits(ann, "table-cast")
    ann.resign()
    ann.find(".end-panel").wait_for()
    fits(ann, "end")


def fits(ann: Visitor, name: str) -> None:
    ann.keep_screen(f"phone-{name}")
    assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= 360, name
    assert ann.page.evaluate(STICKING_OUT) == [], name
    assert ann.page.evaluate(TOO_SMALL) == [], name


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(visit: Visit, theme: str) -> None:
    """UX-9, UX-14: names, roles and contrast of every page, in this theme."""
    ann = visit({"theme": theme})
    for name, (path, sign) in PAGES.items():
        ann.go(path)
        ann.find(sign).wait_for()
        judged(ann, f"{name}-{theme}")
    ann.sit_at(ann.open(me("Ann"), BOT)["table"])
    ann.find(f"{TURN_IS_MINE} .ending").wait_for()
    judged(ann, f"table-{theme}")
    ann.end()
    judged(ann, f"travel-{theme}")
    ann.resign()
    ann.find(".end-panel").wait_for()
    judged(ann, f"end-{theme}")
    ann.sit_at(ann.open(me("Ann"), me("Zoe"))["table"])
    judged(ann, f"curtain-{theme}")


def judged(ann: Visitor, name: str) -> None:
    ann.keep_screen(name)
    if not ann.page.evaluate("() => 'axe' in window"):
        ann.page.evaluate(AXE.read_text("utf-8"))  # The page lets no other script in.
    found = ann.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    grave = [it for it in found["violations"] if it["impact"] in ("serious", "critical")]
    said = [f"{it['id']}: {node['html'][:150]}" for it in grave for node in it["nodes"]]
    assert said == [], name


def test_no_page_asks_another_host(visit: Visit, served: Served) -> None:
    """UX-17: no font, no counter, no script from elsewhere; the fixture checks all other tests."""
    ann = visit()
    for path, sign in PAGES.values():
        ann.go(path)
        ann.find(sign).wait_for()
    ann.sit_at(ann.open(me("Ann"), BOT)["table"])
    ann.wait_for_turn()
    assert len(ann.asked) > 10
    assert any(url.startswith("ws:") for url in ann.asked)
    assert {urlsplit(url).netloc for url in ann.asked} == {urlsplit(served.url).netloc}

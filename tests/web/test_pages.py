"""Every page and state: on a phone, by axe's rules, in both themes, and asking no other host."""

import gzip
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Response, expect

from tests.web.conftest import Visit
from tests.web.served import Served
from tests.web.states import PAGES, company, others, pages, turn
from tests.web.visitor import BOT, Visitor, me

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
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
# All that can be touched and is too small for a finger; words inside a sentence are as high as it.
TOO_SMALL = """() => [...document.querySelectorAll(
        "button, summary, select, a, input, [role=button][tabindex='0']")]
    .filter((it) => it.checkVisibility() && !it.closest(".skip, .hidden"))
    .filter((it) => !it.matches(".log .name, .rule-link, .pages a, a:not([class])"))
    .map((it) => [it, (it.closest("label") ?? it).getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < 39.5 || box.height < 39.5))
    .map(([it, box]) => `${it.outerHTML.slice(0, 90)} ${box.width} x ${box.height}`)"""
JUDGED: dict[str, Any] = {
    "light": {"resultTypes": ["violations"]},
    "dark": {"resultTypes": ["violations"], "runOnly": ["color-contrast"]},
}
STATES: dict[str, Callable[[Visitor, Visitor], Iterator[str]]] = {
    "pages": lambda ann, bob: pages(ann),
    "turn": lambda ann, bob: turn(ann),
    "company": company,
    "others": others,
}


@pytest.mark.parametrize("states", STATES)
def test_a_phone_shows_all_of_every_page(visit: Visit, states: str) -> None:
    """UX-10: nothing scrolls sideways at 360 px, and all that can be touched is large enough."""
    ann = visit(**PHONE)
    for name in STATES[states](ann, visit()):
        fits(ann, f"{name}-phone")


def fits(ann: Visitor, name: str) -> None:
    """What is shown now has room on a phone, and is large enough for a finger."""
    ann.keep_screen(name)
    assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= 360, name
    assert ann.page.evaluate(STICKING_OUT) == [], name
    assert ann.page.evaluate(TOO_SMALL) == [], name


@pytest.mark.parametrize("states", STATES)
def test_axe_finds_nothing_serious(visit: Visit, states: str) -> None:
    """UX-9, UX-14: names, roles and contrast of every page and state, in both themes."""
    ann = visit({"theme": "light"}, viewport={"width": 1280, "height": 860})
    for name in STATES[states](ann, visit()):
        judged(ann, f"{name}-desk")


def judged(ann: Visitor, name: str) -> None:
    """Axe has nothing serious to say about what is shown now; by night only colours differ."""
    if not ann.page.evaluate("() => 'axe' in window"):
        ann.page.evaluate(AXE.read_text("utf-8"))  # The page lets no other script in.
    for theme, rules in JUDGED.items():
        ann.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        ann.keep_screen(f"{name}-{theme}")
        found = ann.page.evaluate("(rules) => axe.run(document, rules)", rules)
        grave = [it for it in found["violations"] if it["impact"] in ("serious", "critical")]
        said = [f"{it['id']}: {node['html'][:150]}" for it in grave for node in it["nodes"]]
        assert said == [], f"{name} {theme}"
    ann.page.evaluate("() => { document.documentElement.dataset.theme = 'light' }")


def test_a_turn_is_played_with_a_finger(visit: Visit) -> None:
    """UX-10: tabs and cards answer to a tap."""
    ann = visit(**PHONE)
    ann.sit_at(ann.deal("D09 D09 D07 D05 D17"))
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="Open the log").tap()
    for tab in ("Rules", "Glossary", "Settings", "Log"):
        ann.page.get_by_role("tab", name=tab).tap()
        expect(ann.page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
    ann.page.get_by_role("button", name="Fold the panels").tap()
    before = ann.shown()
    ann.find(
        "[data-opens]"
    ).tap()  # The hand is a strip; when a card is chosen, the valley is free.
    ann.find(".dn-card-button.lit").tap()
    ann.wait_for_change(before)
    expect(ann.find("[data-opens]")).to_have_attribute("aria-expanded", "false")
    before = ann.shown()
    ann.find(".dn-square.lit").tap()
    ann.wait_for_change(before)


def test_the_first_page_is_light(visit: Visit) -> None:
    """UX-17: whoever opens the table for the first time waits for less than 150 kB of script."""
    ann = visit()
    scripts: dict[str, bytes] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith(".js"):
            scripts[response.url] = response.body()

    ann.page.on("response", weigh)
    ann.go()
    ann.find(".card .primary").first.wait_for()
    ann.page.wait_for_load_state("networkidle")
    assert len(scripts) > 1
    assert sum(len(gzip.compress(script)) for script in scripts.values()) < 150_000


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

"""The hex flower on one screen: what glows is in reach, and nothing moves (UX-31, UX-32)."""

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.gallery import LANGUAGES, SIZES, few, hang
from tests.web.room import SPEAK, fits, in_turn, moved, resize, spills, stays, unreached
from tests.web.visitor import BOT, TURN_IS_MINE, Visitor, me

GAME = "casting_shadows"
SHARES = 2  # Of the states, so that no test takes minutes.
SIDEWAYS: Any = {"width": 844, "height": 390}
PHASES = ("choose", "act", "pay", "respond", "absorb", "crowded-4")
OPENED = {"own": ".cs-own.open", "portal": ".cs-portal.open", "jade": ".cs-other.open"}
CUT = """() => [...document.querySelectorAll(".cs-market .cs-card, .cs-book .cs-card")]
    .flatMap((card) => [...card.querySelectorAll(".cs-units, .cs-dmg, .cs-free")]
        .filter((sign) => {
            const [inner, outer] = [sign, card].map((it) => it.getBoundingClientRect());
            return inner.bottom > outer.bottom || inner.right > outer.right;
        }).map(() => card.dataset.thing))"""

# Buttons of the bar that lie over one another as they are painted, or beyond the edge of the page.
CROWDED = """() => {
    const seen = (it) => {
        const box = it.getBoundingClientRect();
        const strip = it.closest("[data-strip]")?.getBoundingClientRect() ?? box;
        const [left, right] = [Math.max(box.left, strip.left), Math.min(box.right, strip.right)];
        return [left, box.top, right, box.bottom];
    };
    const shown = [...document.querySelectorAll(".question :is(button, summary, input)")]
        .filter((it) => it.checkVisibility() && !it.closest("ul, .menu-body"))
        .map((it) => [it.ariaLabel ?? it.textContent, ...seen(it)]);
    return shown.flatMap(([name, left, top, right, bottom], at) => [
        ...(right > innerWidth || bottom > innerHeight ? [`${name} is beyond the edge`] : []),
        ...shown.slice(at + 1)
            .filter(([, l, t, r, b]) => Math.max(l, left) < Math.min(r, right) - 1
                && Math.max(t, top) < Math.min(b, bottom) - 1)
            .map(([other]) => `${name} lies over ${other}`),
    ]);
}"""


@pytest.mark.parametrize("share", range(SHARES))
def test_every_kind_of_question_fits_the_screen(visit: Visit, share: int) -> None:
    ann = visit()
    wrong: list[str] = []
    for state in in_turn(ann, few(GAME)[share::SHARES]):
        wrong += fits(ann, state, CUT)
    assert wrong == []


def test_a_phone_held_sideways_has_room_for_every_phase(visit: Visit) -> None:
    ann = visit(viewport=SIDEWAYS)
    wrong: list[str] = []
    for state in few(GAME):
        if state.name in PHASES:
            hang(ann, state)
            wrong += [f"{state.name}: {it}" for it in [*spills(ann), *unreached(ann, "phone")]]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_button_of_the_bar_lies_over_another_on_a_phone(visit: Visit, language: str) -> None:
    ann = visit()
    ann.go("/healthz")
    ann.page.evaluate(SPEAK, language)
    (state,) = (it for it in few(GAME) if it.name == "act")
    table = hang(ann, state)
    for past in ("", "?at=40"):
        ann.go(f"/table/{table}{past}")
        ann.find(".replay input" if past else ".question-acts .ending").wait_for()
        for viewport in (SIZES["phone"]["viewport"], SIDEWAYS):
            ann.page.set_viewport_size(viewport)
            assert ann.page.evaluate(CROWDED) == []


@pytest.mark.parametrize(("size", "seats"), [("desk", 4), ("large", 2), ("phone", 3)])
def test_the_flower_stays_where_it_is(visit: Visit, size: str, seats: int) -> None:
    ann = visit()
    resize(ann, size)
    opened = ann.open(me("Ann"), *[BOT] * (seats - 1), game=GAME)
    ann.go(f"/table/{opened['table']}")
    ann.find(".board .lit").wait_for()
    places = stays(ann, 25)
    assert set(places) == {"setup", "play"}
    assert moved(places) == {}


def test_on_a_phone_books_open_over_the_map_and_close_by_themselves(visit: Visit) -> None:
    ann = visit()
    resize(ann, "phone")
    options = {"first_player": "seat1", "characters": "random"}
    opened = ann.open(me("Ann"), BOT, BOT, options=options, game=GAME)
    ann.go(f"/table/{opened['table']}")
    ann.find(f"{TURN_IS_MINE} .ending").wait_for()
    for name, sheet in OPENED.items():
        toggle = ann.find(f'[data-thing="look {name}"]')
        toggle.click()
        ann.find(sheet).wait_for()
        toggle.click()
        assert gone(ann, sheet)
    ann.find('[data-thing="look own"]').click()
    ann.page.keyboard.press("Escape")
    assert gone(ann, ".cs-own.open")
    ann.find('[data-thing="look jade"]').click()
    ann.find(".cs-other.open").wait_for()
    ann.click(ann.find(".cs-die.lit"))  # The next step is on the table.
    assert gone(ann, ".cs-other.open")


def gone(ann: Visitor, sheet: str) -> bool:
    ann.page.locator(sheet).wait_for(state="detached")
    return True

"""Whether a board fits its room, measured on the page alike for every game (UX-31, UX-32).

What a board says of itself by attributes, so that nothing here knows a game:
`.lit` glows and answers; `data-board` is on the board proper, its value names the phase if phases
have places of their own; `data-strip` is on whatever scrolls in itself, one swipe away;
`data-opens` is on a button with `aria-expanded` that opens a strip over the board, one touch away;
`data-fine` is on a map that is seen whole and can be made larger: there a mouse needs less room.
"""

from collections.abc import Iterator
from contextlib import suppress
from random import Random

from playwright.sync_api import Locator, TimeoutError

from tests.web.gallery import LANGUAGES, SIZES, Hung, hang
from tests.web.visitor import SHOWN, TURN_IS_MINE, Visitor

FINGER = {"desk": 40, "large": 40, "phone": 44}
FINE = {"desk": 14, "large": 14, "phone": 44}
BAR = ".question-acts .answer, .question-acts .ending"
ANSWERS = f".board .lit, {BAR}"
CLOSED = ".board [data-opens][aria-expanded=false]:visible"
CHANGED = f"(before) => ({SHOWN})() !== before"
OPENED = ".board [data-opens][aria-expanded=true]:visible"
SPEAK = """(language) => {
    const settings = JSON.parse(localStorage.getItem("gloaming.settings") ?? "{}");
    localStorage.setItem("gloaming.settings", JSON.stringify({ ...settings, language }));
}"""
# A thing on the page: what it is called, and whether its middle can be touched now.
TOUCHED = """
    const label = (it) => it.getAttribute("aria-label") ?? it.textContent.trim();
    const named = (it) => it.dataset.thing ?? label(it);
    const hit = (it) => {
        const box = it.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return top !== null && it.contains(top);
    };
    const reached = (it) => {
        const strip = it.closest("[data-strip]");
        if (strip && !hit(it)) it.scrollIntoView({ block: "nearest", inline: "nearest" });
        return hit(it);
    };
"""
# What glows: by name, whether a finger of this width can touch it, perhaps after a swipe of its
# strip; and otherwise why not.
GLOWS = f"""([finger, fine]) => {{ {TOUCHED}
    return [...document.querySelectorAll(".board .lit")].map((it) => {{
        const touched = reached(it);
        const box = it.getBoundingClientRect();
        const least = it.closest("[data-fine]") ? fine : finger;
        const small = Math.min(box.width, box.height) < least - 0.5;
        const [x, y, wide, high] = [box.x, box.y, box.width, box.height].map(Math.round);
        if (!touched) return [named(it), `is covered or outside at ${{x}}, ${{y}}`];
        return [named(it), small ? `is only ${{wide}} by ${{high}}` : ""];
    }});
}}"""
# Whatever is larger than its place: the page, the board, and what scrolls without being a strip.
SPILLS = """() => {
    const wrong = [];
    const page = document.scrollingElement;
    const over = (it) =>
        it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1;
    if (over(page)) wrong.push("the page scrolls");
    if (over(document.querySelector(".board"))) wrong.push("the board sticks out of its place");
    for (const it of document.querySelectorAll(".board *")) {
        if (it instanceof SVGElement || it.closest("[data-strip]") || !over(it)) continue;
        const { overflowX, overflowY } = getComputedStyle(it);
        const scrolls = [overflowX, overflowY].some((how) => how === "auto" || how === "scroll");
        if (scrolls) wrong.push(`.${it.className} scrolls but is no strip`);
    }
    return wrong;
}"""
NAMED = f"(it) => {{ {TOUCHED} return named(it); }}"
# Which of the answers has this name and can be touched now; -1 is none.
FOUND = f"""(answers, name) => {{ {TOUCHED}
    return answers.findIndex((it) => named(it) === name && reached(it));
}}"""
# From now on, every place where the board proper was painted, by phase.
WATCH = """() => {
    window.places = {};
    const look = () => {
        const board = document.querySelector("[data-board]");
        if (board) {
            const { x, y, width, height } = board.getBoundingClientRect();
            const place = [x, y, width, height].map(Math.round).join();
            const places = (window.places[board.dataset.board] ??= []);
            if (!places.includes(place)) places.push(place);
        }
        requestAnimationFrame(look);
    };
    look();
}"""


def in_turn(ann: Visitor, states: list[Hung]) -> Iterator[Hung]:
    """Each state in one language or another; a page is loaded once for each of these."""
    for at, language in enumerate(LANGUAGES):
        ann.go("/healthz")
        ann.page.evaluate(SPEAK, language)
        yield from states[at :: len(LANGUAGES)]


def resize(ann: Visitor, size: str) -> None:
    ann.page.set_viewport_size(SIZES[size]["viewport"])
    ann.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


def fits(ann: Visitor, state: Hung, cut: str = "() => []") -> list[str]:
    """What does not fit, at every size, in a state that is opened once.

    What a game finds `cut` is asked at the same time: to lay out a page anew takes longest."""
    resize(ann, "desk")
    hang(ann, state)
    wrong: list[str] = []
    for size in SIZES:
        if size != "desk":
            resize(ann, size)
        found = [f"{it} is cut" for it in ann.page.evaluate(cut)]
        found += [*spills(ann), *unreached(ann, size)]
        wrong += [f"{state.name} at {size}: {it}" for it in found]
    return wrong


def spills(ann: Visitor) -> list[str]:
    found: list[str] = ann.page.evaluate(SPILLS)
    return found


def unreached(ann: Visitor, size: str) -> list[str]:
    """What glows but can't be touched, neither at once nor by a swipe or a touch that opens it."""
    seen = glowing(ann, size)
    # Whatever opens lies over the rest: one after the other, until all was seen.
    for at in range(ann.page.locator(CLOSED).count() if missing(seen) else 0):
        ann.page.locator(CLOSED).nth(at).click()
        seen += glowing(ann, size)
        close(ann)
        if not missing(seen):
            break
    return missing(seen)


def missing(seen: list[tuple[str, str]]) -> list[str]:
    reached = {thing for thing, why in seen if not why}
    return [f"{thing} {why}" for thing, why in seen if thing not in reached]


def glowing(ann: Visitor, size: str) -> list[tuple[str, str]]:
    """Everything that glows, and why it can't be touched, if it can't."""
    seen = ann.page.evaluate(GLOWS, [FINGER[size], FINE[size]])
    return [(thing, why) for thing, why in seen]


def stays(ann: Visitor, clicks: int) -> dict[str, list[str]]:
    """Answer by clicking, so many times or to the end: all places of the board proper, by phase.

    There should be one for each."""
    ann.page.evaluate(WATCH)
    luck = Random(clicks)
    for _ in range(clicks):
        ann.find(f"{TURN_IS_MINE}, .end-panel").wait_for()
        answers = ann.page.locator(ANSWERS)
        many = answers.count()
        if many == 0:
            break
        click(ann, answers.nth(luck.randrange(many)).evaluate(NAMED))
    places: dict[str, list[str]] = ann.page.evaluate("() => window.places")
    assert places, "no board proper was seen: nothing is marked by data-board"
    return places


def click(ann: Visitor, name: str) -> None:
    """Click the answer of this name, after the touch that opens its strip if it needs one."""
    before = ann.shown()
    ann.click_settled(reach(ann, name))
    # The same may be asked again in the same words: nothing depends on seeing the difference.
    with suppress(TimeoutError):
        ann.page.wait_for_function(CHANGED, arg=before, timeout=2000)


def reach(ann: Visitor, name: str) -> Locator:
    """The answer of this name: at once, or when what lies over it is closed, or in what opens."""
    found = touchable(ann, name)
    if found is None:
        close(ann)
        found = touchable(ann, name)
    for at in range(ann.page.locator(CLOSED).count() if found is None else 0):
        ann.page.locator(CLOSED).nth(at).click()
        found = touchable(ann, name)
        if found is not None:
            break
        close(ann)
    assert found is not None, f"{name} glows, but nothing leads to it"
    return found


def touchable(ann: Visitor, name: str) -> Locator | None:
    """An answer of this name that can be touched as things lie now."""
    answers = ann.page.locator(ANSWERS)
    at: int = answers.evaluate_all(FOUND, name)
    return answers.nth(at) if at >= 0 else None


def close(ann: Visitor) -> None:
    """Close what was opened over the board, if anything was."""
    if ann.page.locator(OPENED).count():
        ann.find(OPENED).click()


def moved(places: dict[str, list[str]]) -> dict[str, list[str]]:
    return {phase: found for phase, found in places.items() if len(found) > 1}

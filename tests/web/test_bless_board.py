"""The board of Bless: turns against the bot by mouse and finger; clashes foretold and retold."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import TimeoutError, expect

from tests.support.soak import far
from tests.web.conftest import Visit
from tests.web.test_pages import PHONE, fits, judged
from tests.web.visitor import BOT, SHOWN, TURN_IS_MINE, Json, Visitor, me

ANSWERS = (
    ".bl-thing.lit, .bl-direct.lit, .bl-forms .lit, .question-acts .answer, .question-acts .ending"
)
LIKED = ("attack", "curse", "target", "offer", "direct")
ENOUGH = far(16, 32)  # Answers in one test.
AT_ONCE = 5_000  # Whatever glows can be clicked; later it may be another's turn.


def sit(ann: Visitor) -> str:
    """At a table of her own, where she is First Player."""
    opened = ann.open(me("Ann"), BOT, options={"first_player": "sun"}, game="bless")
    table: str = opened["table"]
    return table


def play_until(ann: Visitor, table: str, luck: Random, wanted: Callable[[Json], bool]) -> Json:
    """Answer by the API, rather fighting than waiting, until Ann is asked what a test wants."""
    for _ in range(1000):
        sight = ann.sight(table, 0)
        for _ in range(600):  # Only answers count, not how long a busy bot takes.
            if sight["result"] is not None or (sight["asked"] or {}).get("seat") == "sun":
                break
            ann.page.wait_for_timeout(100)
            sight = ann.sight(table, 0)
        assert sight["result"] is None, "the game ended first"
        asked = sight["asked"]
        if wanted(sight):
            return sight
        liked = [it for it in asked["options"] if it.split()[0] in LIKED]
        ann.answer(
            table, 0, luck.choice(liked if liked and luck.random() < 0.8 else asked["options"])
        )
    raise AssertionError("never asked")


def look(ann: Visitor, table: str) -> None:
    ann.go(f"/table/{table}")
    ann.find(".bl-board").wait_for()
    ann.find(TURN_IS_MINE).wait_for()


def could_attack(sight: Json) -> bool:
    fights = [it for it in sight["board"]["forecasts"] if it["target"]]
    return sight["asked"]["why"] == "main" and len(fights) > 0


# What is shown, and who is about to attack: to choose an attacker is no answer yet.
STANDING = f"""() => ({SHOWN})() + [...document.querySelectorAll("[aria-pressed=true]")]
    .map((it) => it.dataset.thing).join()"""


def play(ann: Visitor, luck: Random, act: str) -> None:
    """Whatever glows is clicked or tapped, and all of it answers."""
    given = 0
    for _ in range(4 * ENOUGH):
        if given == ENOUGH:
            return
        ann.find(f"{TURN_IS_MINE}, .end-panel").wait_for()
        if ann.page.locator(".end-panel").count():
            return
        answers = ann.page.locator(ANSWERS)
        if not answers.count():
            ann.page.wait_for_timeout(100)  # The question changed at this very moment.
            continue
        before = ann.page.evaluate(STANDING)
        chosen = answers.nth(luck.randrange(answers.count()))
        if "ending" in (chosen.get_attribute("class") or ""):
            ann.page.wait_for_timeout(600)  # A button that ends something settles first.
        said = chosen.evaluate("(it) => it.outerHTML.slice(0, 300)")
        if not chosen.is_visible():
            getattr(ann.find(".bl-handle"), act)()  # On a phone the hand is one touch away.
        try:
            getattr(chosen, act)(timeout=AT_ONCE)
        except TimeoutError:
            continue  # As above: what glowed has gone out.
        given += 1
        try:
            ann.page.wait_for_function(f"(before) => ({STANDING})() !== before", arg=before)
        except TimeoutError:
            raise AssertionError(f"no answer from {said}") from None
    raise AssertionError(f"{given} answers, however often it was tried")


def test_turns_at_a_desk(visit: Visit) -> None:
    """UX-1, UX-2, UX-9: what glows is clicked; names, roles and contrast hold in both themes."""
    ann = visit({"theme": "light"}, viewport={"width": 1280, "height": 860})
    problems = listen(ann)
    look(ann, sit(ann))
    judged(ann, "bless-mulligan")
    play(ann, Random("desk light"), "click")
    judged(ann, "bless")
    assert ann.page.locator(".log .chapter").count() > 3
    assert problems == []


def test_turns_with_fingers(visit: Visit) -> None:
    """UX-10: at 360 px nothing sticks out, and everything that answers is large enough."""
    ann = visit(**PHONE)
    problems = listen(ann)
    table = sit(ann)
    look(ann, table)
    fits(ann, "bless-mulligan")
    play(ann, Random(5), "tap")
    fits(ann, "bless")
    play_until(ann, table, Random(5), could_attack)
    look(ann, table)
    ann.find(".bl-curses.near [aria-pressed]").tap()
    expect(ann.find(".bl-forecast")).to_be_visible()
    fits(ann, "bless-attack")
    small = ann.page.evaluate(SMALL)
    assert small == []
    assert problems == []


# Targets on the board that a finger would miss.
SMALL = """() => [...document.querySelectorAll(".bl-board button, .bl-board summary")]
    .map((it) => [it, it.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
    .map(([it, box]) => `${it.outerHTML.slice(0, 90)} ${box.width} x ${box.height}`)"""


def test_a_clash_is_foretold_and_retold(visit: Visit) -> None:
    """UX-4, UX-5: both Eyes and what comes of them, before the attack and after it."""
    ann, luck = visit(), Random(3)
    table = sit(ann)
    sight = play_until(ann, table, luck, could_attack)
    look(ann, table)
    first = next(it for it in sight["board"]["forecasts"] if it["target"])
    attacker = ann.find(f'.bl-curses.near [data-thing="{first["attacker"]}"]')
    target = ann.find(f'.bl-curses.far [data-thing="{first["target"]}"]')
    attacker.click()
    expect(attacker).to_have_attribute("aria-pressed", "true")
    expect(target.locator(".bl-forecast")).to_contain_text(" : ".join(map(str, first["eyes"])))
    target.hover()
    foretold = ann.find(".bl-clash.before")
    expect(foretold.locator(".bl-eyes b")).to_have_text([str(eye) for eye in first["eyes"]])
    ann.keep_screen("bless-foretold")
    assert ann.sight(table, 0)["seq"] == sight["seq"]
    ann.click(target)
    ann.page.mouse.move(1, 1)
    # An effect that comes of it is shown first, and what else there is to choose for it.
    play_until(ann, table, luck, lambda sight: not sight["board"]["resolving"])
    retold = ann.find(".bl-clash.now, .bl-clash.after")
    expect(retold.locator(".bl-fighter-name b")).to_have_count(2)
    expect(ann.find(".log")).to_contain_text("The attack is on")
    ann.keep_screen("bless-retold")


def test_an_attack_without_a_mouse(visit: Visit) -> None:
    """UX-14: the attacker by Enter, arrows to its target, Enter again."""
    ann = visit()
    table = sit(ann)
    sight = play_until(ann, table, Random(11), could_attack)
    look(ann, table)
    first = next(it for it in sight["board"]["forecasts"] if it["target"])
    ann.find(f'.bl-curses.near [data-thing="{first["attacker"]}"]').focus()
    ann.page.keyboard.press("Enter")
    expect(ann.find("[data-target]")).to_be_visible()
    ann.walk_to(first["target"])
    expect(ann.find(".bl-clash.before")).to_be_visible()
    ann.press("Enter")
    assert ann.sight(table, 0)["seq"] > sight["seq"]


def test_cards_can_be_read(visit: Visit) -> None:
    """UX-3, UX-6, UX-7: the Void is browsed, cards are zoomed with rulings, others say why not."""
    ann, luck = visit(), Random(2)
    table = sit(ann)

    def wanted(sight: Json) -> bool:
        curses = sight["board"]["curses"][0]
        tired = any(it["attacked"] for it in curses)
        return sight["asked"]["why"] == "main" and tired and len(sight["board"]["void"]) > 0

    sight = play_until(ann, table, luck, wanted)
    look(ann, table)
    ann.find(".bl-void > summary").click()
    lying = ann.page.locator(".bl-void .bl-names button")
    expect(lying).to_have_count(len(sight["board"]["void"]))
    assert lying.first.get_attribute("data-thing") == sight["board"]["void"][0]
    lying.first.hover()
    expect(ann.find(".zoom .bl-note")).to_contain_text(re.compile(r"BL-\d|R-\d"))
    ann.keep_screen("bless-zoom")
    ann.page.mouse.move(1, 1)
    expect(ann.page.locator(".zoom")).to_have_count(0)
    tired = next(it["card"] for it in sight["board"]["curses"][0] if it["attacked"])
    ann.find(f'.bl-curses.near [data-thing="{tired}"]').click(force=True)
    expect(ann.find(".because")).to_contain_text(re.compile(r"BL-\d"))


def listen(ann: Visitor) -> list[str]:
    """What the page complains about in its console."""
    heard: list[str] = []

    def hear(message: Any) -> None:
        if message.type in ("error", "warning"):
            heard.append(message.text)

    ann.page.on("console", hear)
    return heard

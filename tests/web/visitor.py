"""Somebody at a browser: opens tables, looks at the page, clicks what glows."""

import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import (
    APIResponse,
    BrowserContext,
    Error,
    Locator,
    Page,
    Request,
    WebSocket,
)

from gloaming.games import DAY_AND_NIGHT

Json = dict[str, Any]
SCREENS = Path(__file__).resolve().parents[2] / "build" / "screens"
PICTURES = os.environ.get("GLOAMING_SCREENS") == "1"  # For people to look at; they take a while.
BOT: Json = {"who": "bot", "level": "random"}
FRIEND: Json = {"who": "friend"}
TOO_MANY = 429
SETTLE = 600  # A button that ends something ignores clicks for half a second, on purpose.
TURN_IS_MINE = ".question.mine"
RULES = f"rules: {DAY_AND_NIGHT.rules}"
HEADING = ["gloaming journal 1", "game: day_and_night", RULES, "seat day: a", "seat night: b"]
MOVE_IN = """(settings) => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem("gloaming.settings", settings);
}"""
TURN = """(path) => {
    if (!document.querySelector("#root > *")) return false;
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
    return true;
}"""
ANSWERS = ".dn-card-button.lit, .dn-square.lit, .question-acts .answer, .question-acts .ending"
# What a page shows, in short: if this changed, something was answered.
SHOWN = """() => JSON.stringify([
    document.querySelector(".question-said, .curtain h2, .end-panel h2")?.textContent,
    [...document.querySelectorAll(".lit")].map((it) => it.dataset.thing),
    [...document.querySelectorAll(".log .said")].map((it) => it.textContent),
    document.querySelector(".heard")?.textContent,
])"""
# The arrows that point from the thing in focus to another one, the longer way first.
# Where the focus is, and the arrows to try there: the longer way, the shorter one, and round about.
ARROWS = """(thing) => {
    const middle = (it) => {
        const box = it.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const here = middle(document.activeElement);
    const [x, y] = middle(document.querySelector(`[data-thing="${thing}"]`));
    const [dx, dy] = [x - here[0], y - here[1]];
    const [across, round] = dx > 0 ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
    const along = dy > 0 ? "ArrowDown" : "ArrowUp";
    const ways = Math.abs(dx) > Math.abs(dy) ? [across, along] : [along, across];
    return [here.map(Math.round).join(), [...ways, round]];
}"""


def me(name: str) -> Json:
    return {"who": "me", "name": name}


class Visitor:
    """A browser of one person, with one page."""

    def __init__(self, page: Page, url: str, settings: Json) -> None:
        self.page = page
        self.context: BrowserContext = page.context
        self.url = url
        self.errors: list[str] = []
        self.asked: list[str] = []  # Every address the page asked anything of.
        self.received: list[str] = []  # Everything the server said on a live connection.
        # Of whoever sat here before nothing is left; one's own choices are there at once.
        self.context.clear_cookies()
        page.goto(f"{url}/healthz")
        quiet = {"autoAnswer": False, "motion": "off", "telling": "off"}
        page.evaluate(MOVE_IN, json.dumps(quiet | settings))
        self.context.on("request", self._ask)
        page.on("pageerror", self._fail)
        page.on("websocket", self._listen)

    def leave(self) -> None:
        """The page is empty, and nobody listens to it any more."""
        if self.page.is_closed():
            return
        self.page.goto("about:blank")
        self.page.emulate_media(media="screen")  # Somebody may have looked at it on paper.
        self.context.remove_listener("request", self._ask)
        self.page.remove_listener("pageerror", self._fail)
        self.page.remove_listener("websocket", self._listen)

    def _ask(self, request: Request) -> None:
        self.asked.append(request.url)

    def _fail(self, error: Error) -> None:
        self.errors.append(str(error))

    def _listen(self, socket: WebSocket) -> None:
        self.asked.append(socket.url)
        socket.on("framereceived", lambda said: self.received.append(str(said)))

    # By the API, to begin where a test wants to.

    def open(
        self, *seats: Json, options: dict[str, str] | None = None, game: str = "day_and_night"
    ) -> Json:
        wish = {"game": game, "seats": list(seats), "options": options or {}}
        return self.post("/api/tables", wish)

    def deal(self, day: str, night: str = "", *said: str, seats: Sequence[Json] = ()) -> str:
        """A table where these cards were dealt and these answers given, with Ann on Day's seat."""
        table: str = self.dealt(day, night, *said, seats=seats)["table"]
        return table

    def dealt(self, day: str, night: str = "", *said: str, seats: Sequence[Json] = ()) -> Json:
        """Such a table, with its invitations."""
        hands = day.split(), (night or "N01 N02 N03 N05 N06").split()
        drawn = [f"nature draw {card}" for hand in hands for card in hand]
        journal = "\n".join([*HEADING, "", *drawn, *said, ""])
        wish = {"journal": journal, "seats": list(seats) or [me("Ann"), BOT]}
        return self.post("/api/tables/import", wish)

    def import_journal(self, wish: Json) -> str:
        table: str = self.post("/api/tables/import", wish)["table"]
        return table

    def sight(self, table: str, seat: int = -1) -> Json:
        request = self.context.request
        return self._patiently(lambda: request.get(f"{self.url}/api/tables/{table}?seat={seat}"))

    def answer(self, table: str, seat: int, say: str) -> None:
        act = {"type": "answer", "seat": seat, "seq": self.sight(table, seat)["seq"], "say": say}
        self.post(f"/api/tables/{table}/acts", act)

    def post(self, path: str, body: Json) -> Json:
        return self._patiently(lambda: self.context.request.post(self.url + path, data=body))

    def _patiently(self, ask: Callable[[], APIResponse]) -> Json:
        """Answers by the API come faster than the door lets one guest in: wait, then ask again."""
        for _ in range(60):
            response = ask()
            if response.status != TOO_MANY:
                break
            self.page.wait_for_timeout(1000)
        assert response.ok, response.text()
        said: Json = response.json()
        return said

    # At the page.

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def turn_to(self, path: str) -> None:
        """As by a link of the page itself, which stays; only from elsewhere it is loaded."""
        if not self.page.evaluate(TURN, path):
            self.go(path)

    def sit_at(self, table: str) -> None:
        self.go(f"/table/{table}")
        self.find(".dn-square, .generic, .curtain").wait_for()

    def wait_for_turn(self) -> None:
        """Until this visitor is asked; the board comes a moment after the question."""
        self.find(TURN_IS_MINE).wait_for()
        self.find(".dn-square, .generic").wait_for()

    @property
    def table(self) -> str:
        """Where this visitor is."""
        return self.page.url.rpartition("/")[2]

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector).first

    def said(self) -> str:
        """The question, or who is waited for."""
        return self.find(".question-said").inner_text()

    def beside(self, shown: bool = True) -> None:
        """Open what stands beside the board, or fold it away."""
        wrong = self.page.locator(f'.panels-button[aria-expanded="{str(not shown).lower()}"]')
        if wrong.count():
            wrong.click()

    def log(self) -> list[str]:
        self.beside()
        return self.page.locator(".log .said").all_inner_texts()

    def hand(self) -> list[str]:
        """The cards that lie open on the page."""
        cards = self.page.locator(".dn-card-button").all()
        return [card.get_attribute("data-thing") or "" for card in cards]

    def shown(self) -> str:
        shown: str = self.page.evaluate(SHOWN)
        return shown

    def board(self) -> list[str]:
        """Every square as a screen reader hears it, without what can be done there."""
        squares = self.page.locator(".dn-square").all()
        labels = [square.get_attribute("aria-label") or "" for square in squares]
        return [label.partition(":")[0] for label in labels]

    def click(self, target: Locator) -> None:
        """Click an answer, and wait until the page shows what came of it."""
        before = self.shown()
        self.click_settled(target)
        self.wait_for_change(before)

    def click_settled(self, target: Locator) -> None:
        if "ending" in (target.get_attribute("class") or ""):
            self.page.wait_for_timeout(SETTLE)
        target.click()

    def wait_for_change(self, before: str) -> None:
        self.page.wait_for_function(f"(before) => ({SHOWN})() !== before", arg=before)

    def wait_for_shown(self, wanted: str) -> None:
        self.page.wait_for_function(f"(wanted) => ({SHOWN})() === wanted", arg=wanted)

    def press(self, key: str) -> None:
        """Press a key that answers, and wait until the page shows what came of it."""
        before = self.shown()
        if key == "0":  # The first that ends something.
            self.page.wait_for_timeout(SETTLE)
        self.page.keyboard.press(key)
        self.wait_for_change(before)

    def focused(self) -> str:
        """The thing on the board that has the focus."""
        thing: str = self.page.evaluate("() => document.activeElement?.dataset?.thing ?? ''")
        return thing

    def tab_to_board(self) -> None:
        for _ in range(60):
            if self.focused():
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the board can't be reached with Tab")

    def walk_to(self, thing: str) -> None:
        """With the arrows, from the thing in focus; another way where one has been before."""
        been: list[str] = []
        for _ in range(20):
            if self.focused() == thing:
                return
            here, ways = self.page.evaluate(ARROWS, thing)
            self.page.keyboard.press(ways[been.count(here) % len(ways)])
            been.append(here)
        raise AssertionError(f"arrows do not lead to {thing}, but by {been}")

    def end(self) -> None:
        """End what is under way: casting, travelling."""
        self.click(self.find(".question-acts .ending"))

    def click_any(self, luck: Random) -> None:
        answers = self.page.locator(ANSWERS)
        self.click(answers.nth(luck.randrange(answers.count())))

    def resign(self) -> None:
        self.find(".menu > summary").click()
        self.page.get_by_role("button", name="Resign").click()
        self.find(".sure .danger").click()

    def keep_screen(self, name: str) -> None:
        if not PICTURES:
            return
        SCREENS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENS / f"{name}.png", full_page=True)

"""The six pictures of the README, taken anew: python -m tests.web.showcase

Each is a state of the gallery or a page, in the theme that suits it, as somebody at a desk sees it.
"""

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.conftest import CHROMIUM, QUIETLY
from tests.web.gallery import SIZES, hang, hung
from tests.web.served import ROOT, Served
from tests.web.visitor import Visitor

PLACE = ROOT / "docs" / "pictures"
QUALITY = 82
PAGES = {"cities": ("dark", "/new/last_spell"), "codex": ("light", "/codex/day_and_night")}
TABLES = {
    "day_and_night": ("dark", "cast"),
    "bless": ("light", "crowded-2"),
    "casting_shadows": ("dark", "crowded-4"),
    "last_spell": ("dark", "crowded-3"),
}


def main() -> None:
    PLACE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIETLY)

        def visitor(theme: str) -> Visitor:
            context = browser.new_context(reduced_motion="reduce", **SIZES["desk"])
            return Visitor(context.new_page(), served.url, {"theme": theme, "panels": False})

        def take(ann: Visitor, name: str) -> None:
            for told in ann.page.locator(".recap .close").all():
                told.click()
            ann.page.evaluate("() => document.fonts.ready.then(() => undefined)")
            ann.page.wait_for_timeout(500)
            ann.page.screenshot(path=PLACE / f"{name}.jpg", type="jpeg", quality=QUALITY)

        for name, (theme, path) in PAGES.items():
            ann = visitor(theme)
            ann.go(path)
            ann.find("h1").wait_for()
            take(ann, name)
        for game, (theme, why) in TABLES.items():
            ann = visitor(theme)
            hang(ann, next(state for state in hung(game) if state.name == why))
            take(ann, game)
        served.kill()


if __name__ == "__main__":
    main()

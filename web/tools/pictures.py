"""Draws the pictures that can't be SVG: icons of the installed app, emblems for shared links.

Build the client, serve it, and let a browser draw what is committed in web/public:

    make play ARGS="--port 8000"
    python web/tools/pictures.py http://127.0.0.1:8000

Playwright finds its own browser, or the one that CHROMIUM names.
"""

import os
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

PUBLIC = Path(__file__).resolve().parents[1] / "public"
SHARED = {"width": 1200, "height": 630}
# Which drawing, and how large. Those that a system cuts to its own shape fill the whole square.
ICONS = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "icon-maskable-512.png": ("icon-maskable.svg", 512),
    "apple-touch-icon.png": ("icon-maskable.svg", 180),
}
PAGE = """<style>
* {{ margin: 0 }} body {{ background: {ground}; display: grid; place-items: center; height: 100vh;
    overflow: hidden }}
svg {{ width: {wide}; height: {high} }}
</style>{drawn}"""


def draw(
    browser: Browser, page: str, size: dict[str, int], file: Path, clear: bool = False
) -> None:
    """What a page shows; skies are smaller as JPEG."""
    tab = browser.new_page(viewport=size)
    tab.set_content(page)
    if file.suffix == ".jpg":
        tab.screenshot(path=file, type="jpeg", quality=88)
    else:
        tab.screenshot(path=file, omit_background=clear)
    tab.close()


def icons(browser: Browser) -> None:
    for name, (icon, side) in ICONS.items():
        drawn = (PUBLIC / icon).read_text("utf-8")
        page = PAGE.format(ground="transparent", wide="100vw", high="100vw", drawn=drawn)
        draw(browser, page, {"width": side, "height": side}, PUBLIC / name, clear=True)


def emblems(browser: Browser, house: str) -> None:
    tab = browser.new_page()
    tab.goto(house)
    tab.wait_for_selector(".card .emblem")
    found = {
        (card.get_attribute("aria-labelledby") or "").removeprefix("title-"): card.locator(
            ".emblem"
        ).evaluate("it => it.outerHTML")
        for card in tab.locator("article.card").all()
    }
    tab.close()
    folder = PUBLIC / "share"
    folder.mkdir(exist_ok=True)
    for game, emblem in found.items():
        page = PAGE.format(ground="#120f26", wide="100vw", high="100vh", drawn=emblem)
        draw(browser, page, SHARED, folder / f"{game}.jpg")
    four = "".join(found.values())
    style = "<style>body{display:grid!important;grid-template-columns:1fr 1fr;gap:0}"
    style += "svg{width:600px!important;height:315px!important}</style>"
    page = PAGE.format(ground="#120f26", wide="600px", high="315px", drawn=four + style)
    draw(browser, page, SHARED, folder / "gloaming.jpg")


def main(house: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM"))
        icons(browser)
        emblems(browser, house)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])

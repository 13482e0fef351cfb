"""A sheet of every picture of a game, at its smallest and largest use: light, dark and in grey.

    python -m tests.web.sheet                       # all games, into build/sheet
    python -m tests.web.sheet --game last_spell

Besides the pictures it prints, for each kind of thing, which two look most alike in grey at the
smallest size: whoever draws looks at these first. A game lays out its pictures in `pictured.tsx`.
"""

import argparse
import subprocess
from base64 import b64encode
from itertools import combinations
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.web.conftest import CHROMIUM, QUIETLY
from tests.web.served import ROOT

SHEETS = ROOT / "build/sheet"
LOOKS = ("light", "dark", "grey")
CLOSEST = 3
# The grey of every point of a small picture, from a picture of the page.
GREYS = """async ([url, boxes]) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    pen.drawImage(image, 0, 0);
    return boxes.map(({ x, y, width, height }) =>
        [...pen.getImageData(x, y, width, height).data].filter((_, at) => at % 4 === 0));
}"""
BOXES = """(section) => [...section.querySelectorAll("figure")].map((it) => {
    const box = it.querySelector(".small").getBoundingClientRect();
    const { left, top } = section.getBoundingClientRect();
    const { width, height } = box;
    const { kind, name } = it.dataset;
    return { kind, name, x: box.left - left, y: box.top - top, width, height };
})"""


def games() -> list[str]:
    return sorted(path.parent.name for path in ROOT.glob("web/src/boards/*/pictured.tsx"))


def lay(game: str, page: Page) -> None:
    """Lay out the sheets of a game on a page."""
    target = SHEETS / f"{game}.html"
    subprocess.run(["node", "tools/sheet.mjs", game, str(target)], cwd=ROOT / "web", check=True)
    page.goto(target.as_uri())


def draw(game: str, page: Page) -> None:
    """Leave pictures of the sheets, and say what to look at first."""
    lay(game, page)
    for look in LOOKS:
        picture = SHEETS / f"{game}-{look}.png"
        page.locator(f".sheet.{look}").screenshot(path=picture)
        print(picture.relative_to(ROOT), flush=True)
    for kind, one, other, apart in alike(page):
        print(f"{game} {kind}: {one} and {other} differ by {apart:.0f} of 255")


def alike(page: Page) -> list[tuple[str, str, str, float]]:
    """The pairs of each kind that look most alike, by how far the greys of their points differ."""
    section = page.locator(".sheet.grey")
    drawn: list[dict[str, Any]] = section.evaluate(BOXES)
    seen = b64encode(section.screenshot()).decode()
    greys = page.evaluate(GREYS, [f"data:image/png;base64,{seen}", drawn])
    pairs: dict[str, list[tuple[float, str, str]]] = {}
    for (one, first), (other, second) in combinations(zip(drawn, greys, strict=True), 2):
        if one["kind"] == other["kind"]:
            apart = sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)
            pairs.setdefault(one["kind"], []).append((apart, one["name"], other["name"]))
    return [
        (kind, one, other, apart)
        for kind, found in pairs.items()
        for apart, one, other in sorted(found)[:CLOSEST]
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=games(), action="append")
    asked = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIETLY)
        page = browser.new_page(viewport={"width": 1540, "height": 900})
        for game in asked.game or games():
            draw(game, page)
        browser.close()


if __name__ == "__main__":
    main()

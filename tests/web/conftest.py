"""A server and a browser for all tests of the client, and visitors who come and go.

Without a browser these tests fail; GLOAMING_NO_BROWSER=1 leaves them out.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.served import Served
from tests.web.visitor import Visitor

# The same browser without a window, its frame and its extensions takes less time to do the same.
CHROMIUMS = [Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium")]
CHROMIUM = next((it for it in CHROMIUMS if it.exists()), CHROMIUMS[-1])
CLIENT = Path(__file__).resolve().parents[2] / "src/gloaming/server/static/index.html"
QUIETLY = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 120_000  # Milliseconds: however busy the machine is, one that works comes to an end.
Visit = Callable[..., Visitor]


@pytest.fixture(scope="package", autouse=True)
def _wanted() -> None:
    if os.environ.get("GLOAMING_NO_BROWSER") == "1":
        pytest.skip("asked to do without a browser")
    assert CHROMIUM.exists(), "apt-get install chromium-headless-shell, or GLOAMING_NO_BROWSER=1"
    assert CLIENT.exists(), "the client is not built: make web"


@pytest.fixture(scope="package")
def served(_wanted: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("served"))
    served.start()
    yield served
    served.kill()


# Not longer than this package: as long as it lives, no other test can run a loop of its own.
@pytest.fixture(scope="package")
def browser(_wanted: None) -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIETLY)
        yield browser
        browser.close()


class Desks:
    """Pages to sit down at. A window takes longer to open than most tests to look at: who comes
    later sits where somebody with the same device sat, and finds nothing of theirs."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.left: dict[str, list[Page]] = {}

    def take(self, device: dict[str, Any]) -> Page:
        left = self.left.get(repr(device))
        if left:
            return left.pop()
        context = self.browser.new_context(**device)
        context.set_default_timeout(PATIENCE)
        return context.new_page()

    def leave(self, device: dict[str, Any], page: Page) -> None:
        if not page.is_closed():
            self.left.setdefault(repr(device), []).append(page)


@pytest.fixture(scope="package")
def desks(browser: Browser) -> Desks:
    return Desks(browser)


@pytest.fixture
def visit(served: Served, desks: Desks) -> Iterator[Visit]:
    """Visitors of this test; none may meet an error or ask another host for anything."""
    visitors: list[Visitor] = []
    devices: list[dict[str, Any]] = []

    def visit(settings: dict[str, Any] | None = None, **device: Any) -> Visitor:
        devices.append({"locale": "en-GB", "reduced_motion": "reduce"} | device)
        visitors.append(Visitor(desks.take(devices[-1]), served.url, settings or {}))
        return visitors[-1]

    yield visit
    for visitor, device in zip(visitors, devices, strict=True):
        visitor.leave()
        desks.leave(device, visitor.page)
    assert [error for visitor in visitors for error in visitor.errors] == []
    asked = {urlsplit(url).netloc for visitor in visitors for url in visitor.asked}
    assert asked <= {urlsplit(served.url).netloc, ""}, "a request left for another host"

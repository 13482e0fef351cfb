"""A server and a browser for all tests of the client, and visitors who come and go.

Without a browser these tests fail; GLOAMING_NO_BROWSER=1 leaves them out.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.served import Served
from tests.web.visitor import Visitor

CHROMIUM = Path("/usr/bin/chromium")
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
    assert CHROMIUM.exists(), "apt-get install chromium, or set GLOAMING_NO_BROWSER=1"
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


@pytest.fixture
def visit(served: Served, browser: Browser) -> Iterator[Visit]:
    """Visitors of this test; none may meet an error or ask another host for anything."""
    visitors: list[Visitor] = []

    def visit(settings: dict[str, Any] | None = None, **context: Any) -> Visitor:
        context = {"locale": "en-GB", "reduced_motion": "reduce"} | context
        fresh = browser.new_context(**context)
        fresh.set_default_timeout(PATIENCE)
        visitors.append(Visitor(fresh, served.url, settings or {}))
        return visitors[-1]

    yield visit
    for visitor in visitors:
        visitor.context.close()
    assert [error for visitor in visitors for error in visitor.errors] == []
    asked = {urlsplit(url).netloc for visitor in visitors for url in visitor.asked}
    assert asked <= {urlsplit(served.url).netloc, ""}, "a request left for another host"

"""The app can be installed: a manifest, icons of the sizes it names, served as what they are."""

import json
from pathlib import Path
from struct import unpack
from typing import Any

import pytest

from gloaming.engine.game import all_games
from gloaming.server import client
from gloaming.server.door import POLICY
from tests.server.house import House

PUBLIC = Path(__file__).resolve().parents[2] / "web" / "public"
INDEX = PUBLIC.parent / "index.html"
SMALLEST = 144  # A browser offers to install what has an icon of at least this size.


@pytest.fixture
def manifest() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((PUBLIC / "manifest.webmanifest").read_text("utf-8"))
    return found


def test_the_manifest_says_what_browsers_ask_for(manifest: dict[str, Any]) -> None:
    assert manifest["name"] == manifest["short_name"] == "Gloaming"
    assert manifest["display"] == "standalone"
    assert (manifest["start_url"], manifest["scope"], manifest["id"]) == ("/", "/", "/")
    kinds = [icon.get("purpose", "any") for icon in manifest["icons"]]
    assert {"any", "maskable"} <= set(kinds)
    page = INDEX.read_text("utf-8")
    assert '<link rel="manifest" href="/manifest.webmanifest" />' in page
    assert '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />' in page
    assert "manifest-src 'self'" in POLICY


def test_icons_are_as_large_as_it_says(manifest: dict[str, Any]) -> None:
    largest = 0
    for icon in manifest["icons"]:
        file = PUBLIC / icon["src"].lstrip("/")
        if file.suffix == ".png":
            wide, high = unpack(">II", file.read_bytes()[16:24])
            assert icon["sizes"] == f"{wide}x{high}"
            largest = max(largest, wide)
    assert largest >= SMALLEST


def test_its_shortcuts_are_the_games_on_the_shelf(manifest: dict[str, Any]) -> None:
    assert {it["url"] for it in manifest["shortcuts"]} <= {f"/new/{it.id}" for it in all_games()}


@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize(
    ("file", "kind"),
    [
        ("manifest.webmanifest", "application/manifest+json"),
        ("icon-192.png", "image/png"),
        ("apple-touch-icon.png", "image/png"),
        ("icon.svg", "image/svg+xml"),
        ("share/gloaming.jpg", "image/jpeg"),
    ],
)
async def test_all_of_it_is_served_as_what_it_is(
    house: House, file: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "STATIC", PUBLIC)
    answer = await (await house.guest()).get(f"/{file}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].partition(";")[0] == kind
    assert answer.content == (PUBLIC / file).read_bytes()

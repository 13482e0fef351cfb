"""What the house sounds like, measured: nobody listens to a test, but air can be computed.

Each recipe is rendered by the browser's own `OfflineAudioContext`, as it would be heard.
"""

import shutil
import subprocess
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

WEB = Path(__file__).resolve().parents[2] / "web"
# The rooms of sound as one script, for a page that has nothing else.
BUILD = """
import { build } from "vite";
const lib = { entry: "src/sound/measured.ts", formats: ["iife"], name: "measured" };
const built = await build({ configFile: false, logLevel: "silent", build: { write: false, lib } });
process.stdout.write([built].flat()[0].output[0].code);
"""
VOLUMES = ("soft", "middle", "full")
Figures = dict[str, Any]


@pytest.fixture(scope="module")
def figures(browser: Browser) -> Iterator[dict[str, Figures]]:
    """Of every sound at full volume: length, peak, power, brightness, and its shape in time."""
    page = browser.new_page()
    page.evaluate(script())
    yield page.evaluate("() => measured.all('full')")
    page.close()


def script() -> str:
    node = shutil.which("node")
    assert node, "the client is built by node"
    command = [node, "--input-type=module", "-e", BUILD]
    built = subprocess.run(command, cwd=WEB, capture_output=True, check=True, text=True)
    return f"{built.stdout}\nwindow.measured = measured;"


def test_every_sound_is_heard_and_none_hurts(figures: dict[str, Figures]) -> None:
    assert len(figures) == 18
    for name, it in figures.items():
        assert 0.05 < it["peak"] < 0.85, f"{name} peaks at {it['peak']}"
        assert it["power"] > 0.005, f"{name} is as good as silent"
        assert it["first"] < 0.01, f"{name} begins with a crack"


def test_a_sound_lasts_as_long_as_its_recipe_says(figures: dict[str, Figures]) -> None:
    for name, it in figures.items():
        assert 0.3 * it["planned"] < it["lasts"] <= it["planned"] + 0.02, name
        assert it["lasts"] < 2.6, f"{name} outstays its moment"


def test_no_two_sounds_are_taken_for_each_other(figures: dict[str, Figures]) -> None:
    """By how bright they are (in octaves), how long they last (in doublings), and their shape."""
    near = {
        (one, two): round(distance(figures[one], figures[two]), 2)
        for one, two in combinations(figures, 2)
        if distance(figures[one], figures[two]) < 0.7
    }
    assert near == {}


def distance(one: Figures, two: Figures) -> float:
    brightness = abs(one["brightness"] - two["brightness"])
    length = abs(one["lengths"] - two["lengths"])
    shape = sum(abs(a - b) for a, b in zip(one["shape"], two["shape"], strict=True))
    return float(brightness + length + shape)


def test_volumes_are_in_order_and_many_at_once_do_not_clip(browser: Browser) -> None:
    page = browser.new_page()
    page.evaluate(script())
    heard = page.evaluate(
        "async (volumes) => Promise.all(volumes.map((it) => measured.one('bright', it)))",
        list(VOLUMES),
    )
    crowd = page.evaluate("() => measured.crowd('full')")
    page.close()
    soft, middle, full = (it["power"] for it in heard)
    assert soft * 1.7 < middle < full / 1.7
    assert crowd["peak"] < 0.98, "all of them at once are held back"

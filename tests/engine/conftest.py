"""The tests of the engine by itself play Lanterns; no other test finds it on the shelf."""

import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from gloaming.engine import game

HERE = Path(__file__).parent
# Interpreted classes can't inherit from compiled ones: a toy in Python needs an engine in Python.
COMPILED = os.environ.get("GLOAMING_COMPILED") == "1"
collect_ignore = [
    test.name
    for test in HERE.glob("test_*.py")
    if COMPILED and "lanterns" in test.read_text("utf-8")
]


@pytest.fixture(autouse=True, scope="package")
def _lanterns_on_the_shelf() -> Iterator[None]:
    if COMPILED:
        yield
        return
    game.put_on_shelf(import_module("tests.support.lanterns").LANTERNS)
    yield
    del game._shelf["lanterns"]

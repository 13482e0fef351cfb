"""The tests of the engine by itself play Lanterns; no other test finds it on the shelf."""

import os
from collections.abc import Iterator
from importlib import import_module

import pytest

from gloaming.engine import game

# Interpreted classes can't inherit from compiled ones: a toy in Python needs an engine in Python.
if os.environ.get("GLOAMING_COMPILED") == "1":
    collect_ignore_glob = ["test_*.py"]


@pytest.fixture(autouse=True, scope="package")
def _lanterns_on_the_shelf() -> Iterator[None]:
    game.put_on_shelf(import_module("tests.support.lanterns").LANTERNS)
    yield
    del game._shelf["lanterns"]

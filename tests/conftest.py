"""Property tests play many short games rather than watch the clock; long tests come first."""

from typing import Final

import pytest
from hypothesis import settings

# Each takes long and mostly waits: begun last, one of them would keep everybody waiting.
LONG: Final = ("test_cluster.py", "test_wheel.py", "test_crash.py", "test_game.py")

settings.register_profile("games", deadline=None, max_examples=20)
settings.load_profile("games")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser waits a good deal too: its tests run beside all others, not after them."""
    items.sort(key=lambda item: (item.path.name not in LONG, item.path.parent.name != "web"))

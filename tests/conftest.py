"""Property tests play many short games rather than watch the clock; long tests come first.

What waits for something that never happens fails in the end, and names the line where it waited.
"""

import asyncio
from functools import wraps
from inspect import iscoroutinefunction
from typing import Any, Final

import pytest
from hypothesis import settings

# Each takes long and mostly waits: begun last, one of them would keep everybody waiting.
LONG: Final = ("test_cluster.py", "test_wheel.py", "test_crash.py", "test_game.py")

# Seconds of one test that waits: forty times what the longest needs on a quiet machine, since
# others are slow. Where a server says a word in a moment, tests/server/raw.py waits less.
NEVER: Final = 1800

settings.register_profile("games", deadline=None, max_examples=20)
settings.load_profile("games")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser waits a good deal too: its tests run beside all others, not after them."""
    items.sort(key=lambda item: (item.path.name not in LONG, item.path.parent.name != "web"))
    for item in items:
        if isinstance(item, pytest.Function) and iscoroutinefunction(item.obj):
            item.obj = not_for_ever(item.obj)


def not_for_ever(test: Any) -> Any:
    @wraps(test)
    async def bounded(*args: Any, **given: Any) -> None:
        async with asyncio.timeout(NEVER):
            await test(*args, **given)

    return bounded

"""Work in the background: whatever dies there of an error is heard."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from structlog import get_logger

log = get_logger()


def start(work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
    """The one way in which the server starts a task."""
    task = asyncio.create_task(work, name=name)
    task.add_done_callback(_ended)
    return task


def _ended(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("task died", task=task.get_name(), exc_info=error)

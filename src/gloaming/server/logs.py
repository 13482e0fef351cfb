"""Structured logs: a JSON line for every event, on the error stream; no secret is given to it."""

import logging
import sys
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import TextIO, cast

import structlog
from structlog.typing import Processor


class Lines:
    """The error stream, which may be gone or on a full disk: that is no reason to serve nobody."""

    def write(self, said: str) -> None:
        with suppress(OSError, ValueError):
            sys.stderr.write(said)

    def flush(self) -> None:
        with suppress(OSError, ValueError):
            sys.stderr.flush()


def configure(level: int = logging.INFO) -> None:
    shared: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[
            *shared,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, Lines())),
        cache_logger_on_first_use=True,
    )
    # Libraries log the old way; their lines get the same clothes.
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[lines], force=True)


class Sparingly:
    """For what strangers can cause: so many lines a minute, and how many more there would be."""

    def __init__(self, most: int = 60, clock: Callable[[], float] = monotonic) -> None:
        self.most = most
        self.clock = clock
        self.end = 0.0
        self.said = self.left_out = 0

    def more(self) -> dict[str, int] | None:
        """Nothing if a line is to be left out; else what it says of those that were."""
        now = self.clock()
        if now >= self.end:
            self.end, self.said = now + 60, 0
        if self.said >= self.most:
            self.left_out += 1
            return None
        self.said += 1
        left_out, self.left_out = self.left_out, 0
        return {"left_out": left_out} if left_out else {}

"""How far the random tests go: as far as `make test` has time for, or as `make soak` has it."""

import os
from typing import TypeVar

SOAK = os.environ.get("GLOAMING_SOAK") == "1"
SEED = int(os.environ.get("GLOAMING_SEED", "2"))  # Of walks that are the same in every run.

T = TypeVar("T")


def far(usual: T, soaked: T) -> T:
    return soaked if SOAK else usual

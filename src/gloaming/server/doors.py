"""Every door of the house, by what goes on behind it. Each has a rate of its own."""

import re
from typing import Final

# What comes of it, the method, the path. Whatever is not named here only looks.
DOORS: Final = [
    (door, method, re.compile(path))
    for door, method, path in (
        ("opening", "POST", r"/api/tables"),
        ("opening", "POST", r"/api/tables/[^/]+/rematch"),
        ("importing", "POST", r"/api/tables/import"),
        ("importing", "POST", r"/api/tables/[^/]+/play_on"),
        ("reading", "GET", r"/api/tables"),  # The list of mine.
        ("reading", "GET", r"/api/tables/[^/]+/journal"),
        ("reading", "GET", r"/api/tables/[^/]+/log"),
        ("retelling", "GET", r"/api/tables/[^/]+/beats"),  # Once for what each other player did.
        ("reading", "", r"/api/tables/[^/]+/live"),  # A live connection begins with the log.
        ("picture", "GET", r"/api/tables/[^/]+/picture[.]png"),
        ("picture", "HEAD", r"/api/tables/[^/]+/picture[.]png"),
        ("hint", "GET", r"/api/tables/[^/]+/hint"),
        ("joining", "POST", r"/api/tables/[^/]+/join"),
        ("act", "POST", r"/api/tables/[^/]+/acts"),
    )
]
LOOKING: Final = "looking"


def door_of(method: str, path: str) -> str:
    """Which door somebody wants to come in by."""
    for door, by, pattern in DOORS:
        if by == method and pattern.fullmatch(path):
            return door
    return LOOKING

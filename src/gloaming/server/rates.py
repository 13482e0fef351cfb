"""How often somebody may come, by a clock that nobody can set back."""

import re
from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple

from gloaming.server.refusals import TooMany
from gloaming.server.settings import Settings

SECONDS: Final = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}
RATE: Final = re.compile(r"(\d+)/(second|minute|hour|day)")
TIDY: Final = 60.0  # Seconds after which windows that are over are forgotten.


class Rate(NamedTuple):
    """So often in so many seconds."""

    most: int
    seconds: int


def rates_of(said: str) -> list[Rate]:
    """“20/second;600/minute”: both of them hold."""
    found = []
    for part in said.split(";"):
        match = RATE.fullmatch(part.strip())
        if match is None:
            raise ValueError(f"“{part}” is no rate; 60/minute is one")
        found.append(Rate(int(match[1]), SECONDS[match[2]]))
    return found


class Rates:
    """What is left to everybody of their windows. A window opens with the first who comes."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.address = rates_of(settings.address_rate)
        self.guest = rates_of(settings.guest_rate)
        self.opening = rates_of(settings.opening_rate)
        self.windows: dict[tuple[str, str, Rate], tuple[float, int]] = {}  # Its end, who came.
        self.tidied = clock()

    def check(self, guest: str, address: str, opening: bool = False) -> None:
        self._hit(self.address, "address", address)
        self._hit(self.guest, "guest", guest)
        if opening:
            self._hit(self.opening, "opens", address)
            self._hit(self.opening, "opens", guest)

    def _hit(self, rates: list[Rate], kind: str, who: str) -> None:
        now = self.clock()
        if now >= self.tidied + TIDY:
            self.tidied = now
            self.windows = {key: it for key, it in self.windows.items() if it[0] > now}
        for rate in rates:
            end, came = self.windows.get((kind, who, rate), (0.0, 0))
            if end <= now:
                end, came = now + rate.seconds, 0
            if came >= rate.most:
                raise TooMany
            self.windows[kind, who, rate] = end, came + 1

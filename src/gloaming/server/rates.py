"""How often somebody may come, by a clock that nobody can set back."""

import re
from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple

from gloaming.server.doors import LOOKING
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


def guest_and_address(said: str) -> tuple[list[Rate], list[Rate]]:
    """“30/minute | 60/minute”: for a guest, and for an address; one for both, if there is one."""
    guest, _, address = said.partition("|")
    return rates_of(guest), rates_of(address or guest)


class Rates:
    """What is left to everybody of their windows. A window opens with the first who comes."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.address = rates_of(settings.address_rate)
        self.guest = rates_of(settings.guest_rate)
        self.doors = {
            "opening": guest_and_address(settings.opening_rate),
            "importing": guest_and_address(settings.importing_rate),
            "reading": guest_and_address(settings.reading_rate),
            "retelling": guest_and_address(settings.retelling_rate),
            "picture": guest_and_address(settings.picture_rate),
            "hint": guest_and_address(settings.hint_rate),
            "joining": guest_and_address(settings.joining_rate),
            "act": guest_and_address(settings.act_rate),
            "writing": guest_and_address(settings.writing_rate),
            "page": ([], rates_of(settings.page_rate)),
            LOOKING: ([], []),
        }
        self.windows: dict[tuple[str, str, Rate], tuple[float, int]] = {}  # Its end, who came.
        self.tidied = clock()

    def check(self, guest: str, address: str, door: str = LOOKING) -> None:
        """Somebody comes, by this door."""
        self._hit(self.address, "address", address)
        self._hit(self.guest, "guest", guest)
        self.enter(door, guest, address)

    def enter(self, door: str, guest: str, address: str) -> None:
        self.take(door, guest, address)
        if door == "importing":
            self.take("opening", guest, address)
        if door == "act":
            self.take("writing", guest, address)

    def take(self, what: str, guest: str, address: str, many: int = 1) -> None:
        """So many of it at once; who had less left gets none."""
        for_guests, for_addresses = self.doors[what]
        self._hit(for_addresses, f"{what} at", address, many)
        self._hit(for_guests, f"{what} by", guest, many)

    def _hit(self, rates: list[Rate], kind: str, who: str, many: int = 1) -> None:
        now = self.clock()
        if now >= self.tidied + TIDY:
            self.tidied = now
            self.windows = {key: it for key, it in self.windows.items() if it[0] > now}
        for rate in rates:
            end, came = self.windows.get((kind, who, rate), (0.0, 0))
            if end <= now:
                end, came = now + rate.seconds, 0
            if came + many > rate.most:
                raise TooMany(end - now)
            self.windows[kind, who, rate] = end, came + many

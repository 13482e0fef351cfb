"""The porter knows every socket: how many an address holds, and which have waited too long."""

import asyncio
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Final

from structlog import get_logger

from gloaming.engine.errors import GloamingError
from gloaming.server.logs import Sparingly
from gloaming.server.refusals import FullHouse, TooMany
from gloaming.server.settings import Settings
from gloaming.server.whereabouts import Whereabouts, counted

log = get_logger()
ROUND: Final = 1.0  # Seconds from one round of the porter to the next.
FOR_A_HEAD: Final = 10.0  # Seconds until a request must have begun and said what it wants,
FOR_A_BODY: Final = 60.0  # until all of it must be there,
FOR_A_READER: Final = 60.0  # until somebody who does not read what we say is left alone,
FOR_A_FAREWELL: Final = 5.0  # and until whoever was told to go is gone.
KEPT: Final = 8  # One file in so many is kept for the database, the bots and the log.
SHARE: Final = 4  # No address holds more than one socket in so many.
WORD: Final = 8  # So many above what an address may hold still get a word, the others none.
FEW: Final = 512  # Files, where nobody says how many there may be.
ENOUGH: Final = 65_536


def files() -> int:
    """How many files this process may open, after asking for as many as it can get."""
    try:
        import resource  # noqa: PLC0415 - not on every system.
    except ImportError:
        return FEW
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return ENOUGH if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):
        return soft
    return most


class Stay:
    """One socket, as long as it is open. Times are the porter's."""

    def __init__(self, transport: asyncio.Transport, address: str) -> None:
        self.transport = transport
        self.address = address  # Empty for a proxy, which stands for many.
        self.due: float | None = None  # What it waits for must have come by then.
        self.stalled: float | None = None  # Since then it reads nothing of what we say.
        self.leaving: float | None = None  # Since then it is told to go.
        self.late: Callable[[], None] = transport.abort


class Porter:
    def __init__(
        self, settings: Settings, room: int, clock: Callable[[], float] = monotonic
    ) -> None:
        self.clock = clock
        self.whereabouts = Whereabouts(settings.proxies)
        self.room = max(1, room - room // KEPT)
        self.each = max(1, min(settings.address_connections, self.room // SHARE))
        self.stays: dict[asyncio.BaseTransport, Stay] = {}
        self.addresses: Counter[str] = Counter()
        self.odd = Sparingly()
        self.walking = False

    def welcome(self, transport: asyncio.Transport, peer: str) -> Stay:
        """Somebody has come, and is expected to say what they want."""
        address = "" if self.whereabouts.believes(peer) else counted(peer)
        stay = self.stays[transport] = Stay(transport, address)
        stay.due = self.clock() + FOR_A_HEAD
        self.addresses[address] += 1
        if not self.walking:
            self.walking = True
            self.walk()
        return stay

    def too_many(self, stay: Stay) -> GloamingError | None:
        """Why this one can't stay, if so."""
        held = self.addresses[stay.address] if stay.address else 0
        if held > self.each + WORD or len(self.stays) > self.room + WORD:
            self.note(TooMany())
            stay.transport.abort()
            return None
        if held > self.each:
            return TooMany()
        return FullHouse() if len(self.stays) > self.room else None

    def farewell(self, transport: asyncio.BaseTransport) -> None:
        stay = self.stays.pop(transport, None)
        if stay is not None:
            self.addresses[stay.address] -= 1
            if not self.addresses[stay.address]:
                del self.addresses[stay.address]

    def walk(self) -> None:
        """A round every second, as long as anybody is there."""
        self.look_around()
        self.walking = bool(self.stays)
        if self.walking:
            asyncio.get_running_loop().call_later(ROUND, self.walk)

    def look_around(self) -> None:
        now = self.clock()
        for stay in list(self.stays.values()):
            if stay.transport.is_closing():
                stay.leaving = stay.leaving or now
                if now >= stay.leaving + FOR_A_FAREWELL:
                    stay.transport.abort()
            elif stay.stalled is not None:  # Who has not read our answer asks nothing yet.
                if now >= stay.stalled + FOR_A_READER:
                    stay.transport.abort()
            elif stay.due is not None and now >= stay.due:
                stay.due = None
                stay.late()

    def note(self, error: GloamingError) -> None:
        """What came was no request: a short line, now and then."""
        more = self.odd.more()
        if more is not None:
            log.info("odd", why=type(error).__name__, **more)

"""The arena on a cluster: every game is a task of ray's, played wherever there is room for it.

The machine this runs on must have joined the cluster (`ray start --address=...`), and every
machine must have the same Gloaming: whoever has another one refuses to play.
"""

import logging
import socket
from collections.abc import Iterator
from signal import SIGINT, getsignal, signal
from threading import current_thread, main_thread
from typing import Any, Final

import ray

from gloaming import __version__
from gloaming.engine.errors import GloamingError
from gloaming.engine.game import Game
from gloaming.lab.arena import Arena, Numbers, as_numbers, from_numbers
from gloaming.lab.meeting import Job, Meeting, Result

ANY: Final = "auto"  # The cluster this machine has joined, whichever it is.
PATIENCE: Final = 5.0  # Seconds until nobody is thought to be there.
MOMENT: Final = 0.5  # Seconds after which somebody who wants to stop is heard at the latest.


class NoCluster(GloamingError):
    def __init__(self, address: str, why: str) -> None:
        sentence = f"there is no cluster at “{address}”: {why}"
        super().__init__(sentence, address=address, why=why)


class OtherVersion(GloamingError):
    def __init__(self, ours: str, theirs: str) -> None:
        sentence = f"a machine of the cluster has Gloaming {theirs}, this one has {ours}"
        super().__init__(sentence, ours=ours, theirs=theirs)


class ClusterArena(Arena):
    """Plays on all the machines that have joined the cluster at an address."""

    def __init__(
        self, game: Game[Any], options: dict[str, str], effort: float, address: str
    ) -> None:
        super().__init__(game, options, effort)
        self.address = address

    def fresh(self, left: list[Meeting]) -> Iterator[Result]:
        if not left:
            return
        join(self.address)
        try:
            play = ray.remote(play_there)
            waiting = [play.remote(self.job(meeting), __version__) for meeting in left]
            with Interruption() as interruption:
                while waiting:
                    ready, waiting = ray.wait(waiting, timeout=MOMENT)
                    interruption.heed()
                    for one in ready:
                        theirs, numbers = ray.get(one)
                        if numbers is None:
                            raise OtherVersion(__version__, theirs)
                        yield from_numbers(numbers)
        finally:
            ray.shutdown()  # What is still being played is given up; the machines stay joined.


class Interruption:
    """Notes Ctrl-C until it is heeded: an exception in the midst of ray's own work gets lost."""

    def __init__(self) -> None:
        self.came = False

    def __enter__(self) -> "Interruption":
        self.before = getsignal(SIGINT)
        if current_thread() is main_thread():
            signal(SIGINT, self.note)
        return self

    def __exit__(self, *_: object) -> None:
        if current_thread() is main_thread():
            signal(SIGINT, self.before)

    def note(self, *_: object) -> None:
        self.came = True

    def heed(self) -> None:
        if self.came:
            raise KeyboardInterrupt


def play_there(job: Job, version: str) -> tuple[str, Numbers | None]:
    """Play one game, on whichever machine this is; nothing if it has another Gloaming."""
    return __version__, as_numbers(job) if version == __version__ else None


def join(address: str) -> None:
    """Become a guest of the cluster; where there is none, say so soon."""
    if address != ANY:
        knock(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoCluster(address, str(error).strip().splitlines()[0]) from None


def knock(address: str) -> None:
    """Make sure that somebody is there: ray itself would wait for minutes."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal():
        raise NoCluster(address, "an address is HOST:PORT, or “auto”")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(address, str(error)) from None

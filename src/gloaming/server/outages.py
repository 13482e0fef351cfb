"""What the store can't do at the moment: every way it fails is told in one of these words.

No error of a database leaves the store: it might say what was written, and where. The log gets one
line for each kind of trouble, and another one when it goes on for long.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from structlog import get_logger

from gloaming.engine.errors import GloamingError

log = get_logger()
AGAIN: Final = 30.0  # Seconds before the same trouble is worth another line.


class WrittenMeanwhile(GloamingError):
    """Somebody else wrote these entries first."""

    def __init__(self) -> None:
        super().__init__("somebody else was faster")


class StoreTrouble(GloamingError):
    """The store fails; what was not acknowledged may not be there."""

    sentence = "the tables can't be read or written at the moment; try again shortly"

    def __init__(self) -> None:
        super().__init__(self.sentence)


class StoreAway(StoreTrouble):
    sentence = "the tables are out of reach at the moment; try again shortly"


class StoreFull(StoreTrouble):
    sentence = "there is no room left to write anything down; what was played is safe"


class StoreReadOnly(StoreTrouble):
    sentence = "nothing can be written down at the moment; what was played is safe"


class StoreDamaged(StoreTrouble):
    sentence = "a part of what was kept is damaged; whoever runs this server has to see to it"


SQLITE: Final[dict[int, type[StoreTrouble]]] = {
    sqlite3.SQLITE_FULL: StoreFull,
    sqlite3.SQLITE_READONLY: StoreReadOnly,
    sqlite3.SQLITE_CORRUPT: StoreDamaged,
    sqlite3.SQLITE_NOTADB: StoreDamaged,
    sqlite3.SQLITE_BUSY: StoreAway,
    sqlite3.SQLITE_CANTOPEN: StoreAway,
}
POSTGRESQL: Final[dict[str, type[StoreTrouble]]] = {  # By the beginning of its codes.
    "08": StoreAway,
    "25006": StoreReadOnly,
    "3D000": StoreAway,
    "53100": StoreFull,
    "53": StoreAway,
    "57": StoreAway,
    "XX001": StoreDamaged,
    "XX002": StoreDamaged,
}


class Outages:
    """What the store has last met with."""

    def __init__(self) -> None:
        self.trouble: StoreTrouble | None = None  # Until something succeeds.
        self.damaged = False  # Until somebody has looked and found nothing.
        self.told: dict[type[StoreTrouble], float] = {}
        self.times = 0  # Since the last line.
        self.spoken = False  # The log was told of the trouble there is.

    @contextmanager
    def watched(self, writes: bool = False) -> Iterator[None]:
        """Whatever fails in here fails in our words."""
        try:
            yield
        except GloamingError:
            raise
        except IntegrityError:
            raise WrittenMeanwhile from None
        except Exception as error:
            if not of_a_database(error):
                raise
            raise self.note(error) from None
        if self.trouble is not None and (writes or isinstance(self.trouble, StoreAway)):
            if self.spoken:  # That something can be read says nothing of a disk that is full.
                log.info("the store is back", after=type(self.trouble).__name__)
            self.trouble, self.spoken = None, False

    def note(self, error: Exception) -> StoreTrouble:
        trouble = trouble_of(error)
        kind = type(trouble)
        self.trouble = trouble
        self.damaged |= isinstance(trouble, StoreDamaged)
        self.times += 1
        if monotonic() - self.told.get(kind, -AGAIN) >= AGAIN:
            self.told[kind] = monotonic()
            log.error("the store fails", how=kind.__name__, why=cause(error), times=self.times)
            self.times, self.spoken = 0, True
        return trouble


def of_a_database(error: Exception) -> bool:
    """Drivers have errors of their own besides those SQLAlchemy knows."""
    kinds = (SQLAlchemyError, sqlite3.Error, OSError)
    return isinstance(error, kinds) or type(error).__module__.startswith("asyncpg")


def original(error: BaseException) -> BaseException:
    """What the driver said, below all that was wrapped around it."""
    while (below := getattr(error, "orig", None) or error.__cause__) is not None:
        error = below
    return error


def code_of(error: BaseException) -> str | int | None:
    """PostgreSQL's code of an error, or SQLite's."""
    first = original(error)
    code: str | int | None = getattr(first, "sqlstate", None)
    return getattr(first, "sqlite_errorcode", None) if code is None else code


def trouble_of(error: BaseException) -> StoreTrouble:
    first, code = original(error), code_of(error)
    if isinstance(code, int):
        return SQLITE.get(code & 0xFF, StoreTrouble)()
    if code is not None:
        kinds = [kind for start, kind in POSTGRESQL.items() if code.startswith(start)]
        return (kinds or [StoreTrouble])[0]()
    # No code: there was nobody to give one.
    gone = isinstance(first, OSError) or type(first).__module__.startswith(
        ("asyncpg", "sqlalchemy")
    )
    return StoreAway() if gone else StoreTrouble()


def cause(error: BaseException) -> str:
    """For the log: the kind of an error and its code, never its text."""
    code = code_of(error)
    return type(original(error)).__name__ + ("" if code is None else f" {code}")

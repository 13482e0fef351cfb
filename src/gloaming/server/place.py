"""Where the store is: a file of ours alone, or a PostgreSQL database.

What is wrong with it when the server starts is said in one sentence, with what to do.
"""

import sqlite3
from errno import ENOSPC
from pathlib import Path
from typing import Final

from alembic.util import CommandError
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from gloaming.engine.errors import GloamingError
from gloaming.server.outages import code_of, original

SCHEMES: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
MEMORY: Final = (None, "", ":memory:")


class UnknownDatabase(GloamingError):
    def __init__(self, given: str) -> None:
        kind = given.partition(":")[0]  # The rest may hold a password.
        super().__init__(
            f"“{kind}” is no database we know: write sqlite:///FILE or"
            " postgresql://USER:PASSWORD@HOST/NAME",
            kind=kind,
        )


class FolderNotFile(GloamingError):
    def __init__(self, file: str) -> None:
        super().__init__(f"{file} is a folder: name a file, such as {file}/gloaming.db", file=file)


class NotOurFile(GloamingError):
    def __init__(self, file: str) -> None:
        super().__init__(
            f"{file} is no database of Gloaming: name another file with --database, or move this"
            " one away",
            file=file,
        )


class FileInUse(GloamingError):
    def __init__(self, file: str) -> None:
        super().__init__(
            f"another server has {file} open: stop it, or name another file with --database;"
            " several servers need PostgreSQL",
            file=file,
        )


class CannotWriteThere(GloamingError):
    def __init__(self, file: str, why: str) -> None:
        super().__init__(
            f"{file} can't be written ({why}): name another place with --database",
            file=file,
            why=why,
        )


class NoRoomThere(GloamingError):
    def __init__(self, file: str) -> None:
        super().__init__(f"no room is left for {file}: free some, and start again", file=file)


class NewerDatabase(GloamingError):
    def __init__(self, name: str) -> None:
        super().__init__(
            f"{name} was written by a newer Gloaming: update this one, or name another database",
            name=name,
        )


class NoSuchDatabase(GloamingError):
    def __init__(self, name: str, host: str) -> None:
        super().__init__(
            f"PostgreSQL at {host} has no database “{name}”: make it with createdb, or name"
            " another",
            name=name,
            host=host,
        )


class NobodyAnswers(GloamingError):
    def __init__(self, host: str) -> None:
        super().__init__(
            f"no PostgreSQL answers at {host}: start it, or see whether the address is right",
            host=host,
        )


class NotLetIn(GloamingError):
    def __init__(self, user: str, host: str) -> None:
        super().__init__(
            f"PostgreSQL at {host} does not let “{user}” in: see whether name and password are"
            " right, and what its pg_hba.conf says",
            user=user,
            host=host,
        )


class CannotOpen(GloamingError):
    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"{name} can't be opened: {why}", name=name, why=why)


class Place:
    """An address that was understood, and the lock on it while it is ours."""

    def __init__(self, url: str) -> None:
        try:
            self.url: URL = make_url(url)
            scheme = self.url.get_backend_name()
        except (ArgumentError, ValueError):
            raise UnknownDatabase(url) from None
        if scheme not in SCHEMES:
            raise UnknownDatabase(url)
        self.shared = scheme == "postgresql"
        self.address = self.url.set(drivername=SCHEMES[scheme])
        kept = not self.shared and self.url.database not in MEMORY
        self.file = Path(self.url.database or "").resolve() if kept else None
        self.lock: sqlite3.Connection | None = None

    @property
    def name(self) -> str:
        """How it is called before people: without a password."""
        return str(self.file or self.url.render_as_string(hide_password=True))

    @property
    def host(self) -> str:
        return f"{self.url.host or 'localhost'}:{self.url.port or 5432}"

    def enter(self) -> None:
        """Keep others out, as long as this process lives and no longer."""
        if self.file is None or self.lock is not None:
            return
        if self.file.is_dir():
            raise FolderNotFile(str(self.file))
        self.file.parent.mkdir(parents=True, exist_ok=True)
        if foreign(self.file):
            raise NotOurFile(str(self.file))
        # SQLite's own lock, on a file beside: it dies with the process, on every system.
        self.lock = sqlite3.connect(
            f"{self.file}-lock", timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            self.lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self.leave()
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            raise FileInUse(str(self.file)) from None

    def leave(self) -> None:
        if self.lock is not None:
            self.lock.close()
            self.lock = None


def foreign(file: Path) -> bool:
    """Whether a file is something else: no database, or one of another program."""
    if not file.exists() or file.stat().st_size == 0:
        return False
    try:
        connection = sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)
        try:
            names = "SELECT name FROM sqlite_master WHERE type = 'table'"
            tables = {name for (name,) in connection.execute(names)}
        finally:
            connection.close()
    except sqlite3.DatabaseError as error:
        return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_NOTADB
    return bool(tables) and "alembic_version" not in tables


def cannot_open(place: Place, error: Exception) -> GloamingError:
    """Why the store does not open, and what can be done."""
    if isinstance(error, GloamingError):
        return error
    first, code = original(error), code_of(error)
    if isinstance(error, CommandError):  # Alembic's: a step it has never heard of.
        return NewerDatabase(place.name)
    if place.shared:
        return _not_there(place, first, code)
    if isinstance(first, OSError):
        if first.errno == ENOSPC:
            return NoRoomThere(place.name)
        return CannotWriteThere(place.name, first.strerror or str(first))
    kind = code & 0xFF if isinstance(code, int) else 0
    if kind == sqlite3.SQLITE_FULL:
        return NoRoomThere(place.name)
    if kind in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR):
        return CannotWriteThere(place.name, str(first))
    if kind == sqlite3.SQLITE_NOTADB:
        return NotOurFile(place.name)
    return CannotOpen(place.name, str(first).partition("\n")[0])


def _not_there(place: Place, first: BaseException, code: str | int | None) -> GloamingError:
    if code == "3D000":
        return NoSuchDatabase(place.url.database or "", place.host)
    if isinstance(code, str) and code.startswith("28"):
        return NotLetIn(place.url.username or "", place.host)
    if isinstance(first, OSError):
        return NobodyAnswers(place.host)
    return CannotOpen(place.name, str(first).partition("\n")[0])

"""Start-up with bad databases: one sentence that says what to do, exit code 2, no traceback."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from pathlib import Path

from tests.attacks.ground import Ground, a_small_disk, at_length, attack
from tests.attacks.server import Server

Prepare = Callable[[Path], str]


def garbage(folder: Path) -> str:
    file = folder / "garbage.db"
    file.write_bytes(os.urandom(50_000))
    return f"sqlite:///{file}"


def a_folder(folder: Path) -> str:
    (folder / "folder.db").mkdir()
    return f"sqlite:///{folder / 'folder.db'}"


def another_program(folder: Path) -> str:
    """A sound SQLite file whose tables are somebody else's."""
    with sqlite3.connect(folder / "other.db") as other:
        other.execute("CREATE TABLE matches (id INTEGER PRIMARY KEY, striker TEXT)")
    other.close()
    return f"sqlite:///{folder / 'other.db'}"


def nowhere(folder: Path) -> str:
    return "sqlite:////proc/nowhere/gloaming.db"


def half_a_file(folder: Path) -> str:
    file = folder / "half.db"
    with sqlite3.connect(file) as whole:
        whole.execute("CREATE TABLE x (y)")
        whole.executemany("INSERT INTO x VALUES (?)", [("z" * 1000,)] * 100)
    whole.close()
    file.write_bytes(file.read_bytes()[:30_000])
    return f"sqlite:///{file}"


def no_scheme(folder: Path) -> str:
    return str(folder / "gloaming.db")


def wrong_scheme(folder: Path) -> str:
    return "mysql://user:hunter2@127.0.0.1/gloaming"


def nobody_there(folder: Path) -> str:
    return "postgresql://user:hunter2@127.0.0.1:1/gloaming"


BAD: dict[str, Prepare] = {
    "a garbage file": garbage,
    "half a file": half_a_file,
    "a folder": a_folder,
    "a file of another program": another_program,
    "a place that is none": nowhere,
    "no scheme": no_scheme,
    "a wrong scheme": wrong_scheme,
    "a database nobody serves": nobody_there,
}


async def refuses(ground: Ground, what: str, server: Server) -> None:
    """It ends at once, with code 2 and one sentence."""
    said = await server.launch()
    assert server.process is not None
    if b"served" in said:
        await server.kill()
        ground.holds(f"{what}: it does not start", False, said)
        return
    code = await asyncio.wait_for(server.process.wait(), 60)
    log = server.log().strip()
    lines = log.splitlines()
    ground.holds(f"{what}: exit code 2", code == 2, code)
    ground.holds(f"{what}: no traceback", "Traceback" not in log, lines[-1:])
    ground.holds(f"{what}: a sentence", 0 < len(lines) <= 4, f"{len(lines)} lines")
    ground.holds(f"{what}: no password", "hunter2" not in log)


@attack
async def bad_databases(ground: Ground) -> None:
    """Garbage, half a file, a folder, another program's file, wrong words, nobody there."""
    for what, prepare in list(BAD.items())[: ground.many(1, len(BAD))]:
        server = await ground.own_server(name="bad")
        server.database = prepare(server.folder)
        await refuses(ground, what, server)
    ground.tried(", ".join(list(BAD)[: ground.many(1, len(BAD))]))


@at_length
async def a_database_that_is_missing(ground: Ground) -> None:
    """PostgreSQL is there, the database is not; or the password is wrong."""
    port = ground.postgres.port
    server = await ground.own_server(f"postgresql://postgres:hunter2@127.0.0.1:{port}/nothing")
    await refuses(ground, "no such database", server)
    server = await ground.own_server(f"postgresql://nobody:hunter2@127.0.0.1:{port}/postgres")
    await refuses(ground, "no such user", server)
    ground.tried("no such database, no such user")


@attack
async def two_at_one_file(ground: Ground) -> None:
    """A second server at the SQLite file of another that runs."""
    second = await ground.own_server(ground.server.database, "second")
    await refuses(ground, "the second", second)
    ground.tried("a second server at the same file")
    ground.holds("the first still answers", await ground.server.answers())


@at_length
async def a_newer_database(ground: Ground) -> None:
    """The file was written by a later version."""
    server = await ground.own_server()
    await server.start()
    await server.terminate()
    file = server.folder / "gloaming.db"
    with sqlite3.connect(file) as known:
        known.execute("UPDATE alembic_version SET version_num = '9999'")
    known.close()
    server.log_file = server.folder / "newer.log"
    before = file.read_bytes()
    await refuses(ground, "a newer version", server)
    ground.tried("a file that says it is of version 9999")
    ground.holds("nothing was changed in it", file.read_bytes() == before)


@at_length
async def a_disk_to_be_read_only(ground: Ground) -> None:
    """The file may be read, not written."""
    server = await ground.own_server()
    await server.start()
    await server.terminate()
    with a_small_disk(ground.folder / "disk") as place:
        if place is None:
            ground.tried("nothing: only root can make a disk")
            return
        shutil.copy(server.folder / "gloaming.db", place)
        subprocess.run(["mount", "-o", "remount,ro", str(place)], check=True)
        server.database = f"sqlite:///{place / 'gloaming.db'}"
        server.log_file = server.folder / "read-only.log"
        await refuses(ground, "read only", server)
        ground.tried("a file on a disk that can only be read")

"""What is wrong when the server starts is said in one sentence, with what to do; exit code 2."""

import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import uvicorn
from sqlalchemy import Engine, event

from gloaming.cli import main
from gloaming.cli.serve import Server
from gloaming.server import place as places
from gloaming.server.place import FileInUse, Place
from gloaming.server.store import Store
from gloaming.text import LANGUAGES, Catalogue
from tests.server import postgres as pg
from tests.server.house import sqlite
from tests.server.postgres import Postgres, free_port

SERVE = [sys.executable, "-c", "from gloaming.cli import main; main()", "serve"]


class ItServes(Exception):
    """Nothing was wrong."""


@pytest.fixture
def refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., str]:
    """What `gloaming serve` says before it gives up."""

    async def serves(self: Server, sockets: object) -> None:
        await self.store.close()
        raise ItServes

    monkeypatch.setattr(uvicorn.Server, "serve", serves)
    monkeypatch.setattr("gloaming.cli.serve.configure", lambda: None)
    monkeypatch.setenv("LC_ALL", "en")

    def say(*arguments: str) -> str:
        with pytest.raises(SystemExit) as ended:
            main(["serve", *arguments])
        said = capsys.readouterr().err
        assert ended.value.code == 2
        assert said.startswith("gloaming: ")
        assert said.count("\n") == 1
        return said

    return say


def test_a_file_that_is_no_database(refused: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "garbage.db"
    file.write_bytes(b"what is this" * 500)
    assert "is not a database of Gloaming" in refused("--database", f"sqlite:///{file}")
    assert file.read_bytes() == b"what is this" * 500


def test_a_database_of_another_program(refused: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "bookmarks.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE places (url TEXT)")
    assert "is not a database of Gloaming" in refused("--database", f"sqlite:///{file}")
    with sqlite3.connect(file) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master").fetchall()
    assert tables == [("places",)]


def test_a_folder(refused: Callable[..., str], tmp_path: Path) -> None:
    said = refused("--database", f"sqlite:///{tmp_path}")
    assert f"is a folder: name a file, such as {tmp_path}/gloaming.db" in said


def test_a_place_where_nothing_can_be_made(refused: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = refused("--database", f"sqlite:///{tmp_path}/file/gloaming.db")
    assert "be written (File exists): name another place with --database" in said


def test_a_disk_that_can_only_be_read(
    refused: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Root may write anywhere: SQLite is told to refuse as it does on such a disk."""
    prepare = Store.__init__.__globals__["prepare_sqlite"]

    def read_only(engine: Engine) -> None:
        prepare(engine)

        @event.listens_for(engine, "connect")
        def connected(connection: sqlite3.Connection, record: object) -> None:
            connection.execute("PRAGMA query_only=ON")

    monkeypatch.setattr("gloaming.server.store.prepare_sqlite", read_only)
    said = refused("--database", sqlite(tmp_path))
    assert "be written (attempt to write a readonly database)" in said


def test_a_disk_that_is_full(
    refused: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Place) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Place, "enter", full)
    assert "no room left" in refused("--database", sqlite(tmp_path))


def newer(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")


def test_a_database_of_a_newer_version(refused: Callable[..., str], tmp_path: Path) -> None:
    newer(tmp_path / "gloaming.db")
    said = refused("--database", sqlite(tmp_path))
    assert "was written by a newer Gloaming: update this one" in said


@pytest.mark.parametrize("database", ["mysql://me:secret@host/x", "gloaming.db", "postgres://x"])
def test_an_address_nobody_knows(refused: Callable[..., str], database: str) -> None:
    said = refused("--database", database)
    assert "write sqlite:///FILE or postgresql://" in said
    assert "secret" not in said


def test_a_port_in_use(refused: Callable[..., str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = refused("--database", sqlite(tmp_path), "--port", port)
    assert f"Port {port} of 127.0.0.1 is in use" in said


@pytest.mark.parametrize("place", [("--host", "203.0.113.7"), ("--port", "99999")])
def test_a_place_where_nobody_can_listen(
    refused: Callable[..., str], tmp_path: Path, place: tuple[str, str]
) -> None:
    assert "listen at" in refused("--database", sqlite(tmp_path), *place)


@pg.needed
def test_no_such_database(refused: Callable[..., str], postgres: Postgres) -> None:
    address = postgres.new_database() + "_not"
    assert "has no database “gloaming_" in refused("--database", address)


@pg.needed
def test_a_role_that_is_not_let_in(refused: Callable[..., str], postgres: Postgres) -> None:
    address = postgres.new_database().replace("postgres@", "nobody:secret@")
    said = refused("--database", address)
    assert "does not let “nobody” in" in said
    assert "secret" not in said


def test_no_postgresql_at_all(refused: Callable[..., str]) -> None:
    port = free_port()
    said = refused("--database", f"postgresql://me:secret@127.0.0.1:{port}/x")
    assert f"No PostgreSQL answers at 127.0.0.1:{port}" in said
    assert "secret" not in said


@pg.needed
def test_an_address_the_driver_can_not_read(
    refused: Callable[..., str], postgres: Postgres
) -> None:
    address = postgres.new_database() + "?nonsense=1"
    assert "be opened: " in refused("--database", address)


def test_every_sentence_is_spoken_in_every_language() -> None:
    for language in LANGUAGES:
        for name, kind in vars(places).items():
            if isinstance(kind, type) and kind.__module__ == places.__name__ and name != "Place":
                assert Catalogue(language).has(f"error-{name}"), (language, name)


# One file, one server.


@pytest.mark.asyncio(loop_scope="session")
async def test_a_second_server_is_refused_at_the_same_file(tmp_path: Path) -> None:
    first, second = Store(sqlite(tmp_path)), Store(sqlite(tmp_path / "."))
    await first.open()
    (tmp_path / "link.db").symlink_to(tmp_path / "gloaming.db")
    for other in (second, Store(f"sqlite:///{tmp_path}/link.db")):
        with pytest.raises(FileInUse):
            await other.open()
    await first.close()
    await second.open()
    await second.close()


HOLD = """
import sys
from gloaming.server.place import Place
place = Place(sys.argv[1])
place.enter()
print("mine", flush=True)
sys.stdin.read()
"""


def test_a_lock_dies_with_its_process(tmp_path: Path) -> None:
    """Also when it is killed in the middle."""
    command = [sys.executable, "-c", HOLD, sqlite(tmp_path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"mine\n"
        place = Place(sqlite(tmp_path))
        with pytest.raises(FileInUse):
            place.enter()
        holder.send_signal(signal.SIGKILL)
        holder.wait()
        place.enter()
        place.leave()


def test_the_command_itself_ends_with_a_sentence(tmp_path: Path) -> None:
    said = subprocess.run(
        [*SERVE, "--database", f"sqlite:///{tmp_path}", "--port", "0"],
        capture_output=True,
        text=True,
        check=False,
        env={"LC_ALL": "fr", "PATH": ""},
    )
    assert said.returncode == 2
    assert said.stdout == ""
    assert "Traceback" not in said.stderr
    assert said.stderr.endswith(
        f"gloaming: {tmp_path} est un dossier\u00a0: indiquez un fichier, par exemple"
        f" {tmp_path}/gloaming.db.\n"
    )

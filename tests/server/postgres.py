"""A PostgreSQL of our own in a temporary folder, a fresh database for every test.

Without PostgreSQL the tests that need it fail; GLOAMING_NO_POSTGRES=1 leaves them out.
"""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from glob import glob
from itertools import count
from pathlib import Path

import pytest

MISSING = "PostgreSQL is missing: apt-get install postgresql, or set GLOAMING_NO_POSTGRES=1"
OPTIONS = ["listen_addresses=127.0.0.1", "fsync=off", "max_connections=200"]
needed = pytest.mark.skipif(
    os.environ.get("GLOAMING_NO_POSTGRES") == "1", reason="asked to do without PostgreSQL"
)


class Postgres:
    """A running server of databases."""

    def __init__(self, port: int, start: Callable[[], None], stop: Callable[[], None]) -> None:
        self.port = port
        self.start = start
        self.stop = stop  # As a machine stops that loses power.
        self.numbers = count(1)

    def new_database(self) -> str:
        name = f"gloaming_{next(self.numbers)}"
        psql = ["psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-qc"]
        subprocess.run([*psql, f"CREATE DATABASE {name}"], check=True, capture_output=True)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"


@contextmanager
def running() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="gloaming-postgres-"))
    as_postgres: list[str] = []
    if os.geteuid() == 0:  # It refuses to run as root.
        shutil.chown(folder, "postgres")
        as_postgres = ["runuser", "-u", "postgres", "--"]
    port = free_port()
    data = str(folder / "data")
    here = [f"port={port}", f"unix_socket_directories={folder}"]
    options = " ".join(f"-c {option}" for option in [*OPTIONS, *here])

    def run(name: str, *arguments: str) -> None:
        log = folder / "log"
        command = [*as_postgres, program(name), *arguments]
        said = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        told = log.read_text() if log.exists() else ""
        assert said.returncode == 0, said.stdout + said.stderr + told

    def start() -> None:
        run("pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")

    def stop() -> None:
        run("pg_ctl", "-D", data, "-m", "immediate", "stop")

    try:
        run("initdb", "-D", data, "-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8")
        start()
        try:
            yield Postgres(port, start, stop)
        finally:
            stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def program(name: str) -> str:
    found = sorted(glob(f"/usr/lib/postgresql/*/bin/{name}"))
    path = found[-1] if found else shutil.which(name)
    if path is None:
        pytest.fail(MISSING)
    return path


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port

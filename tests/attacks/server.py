"""A server as a host starts it, `gloaming serve`, in a process that can be watched and killed."""

import asyncio
import os
import resource
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from pathlib import Path

from tests.attacks.visitor import ATTACKER, HOST, Visitor, new_address
from tests.server.postgres import free_port

SERVE = "from gloaming.cli import main; main()"
# The clock of the machine, moved by so many seconds as stand in a file.
MOVED = """
import os, time
true = time.time
def moved():
    with open(os.environ["GLOAMING_CLOCK"]) as file:
        return true() + float(file.read() or 0)
time.time = moved
"""
STARTING = 120.0


class Server:
    """One process; its error stream goes to a file."""

    def __init__(self, folder: Path, database: str = "", name: str = "server") -> None:
        self.folder = folder
        self.database = database or f"sqlite:///{folder / 'gloaming.db'}"
        self.log_file = folder / f"{name}.log"
        self.clock = folder / f"{name}.clock"
        self.port = free_port()
        self.arguments: list[str] = []
        self.files = 0  # At most so many open at once; 0: as many as here.
        self.own_clock = False
        self.process: Process | None = None
        self.visitors: list[Visitor] = []
        self.villain = ATTACKER  # Where attackers come from.

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def limits(self) -> Callable[[], None] | None:
        files = self.files
        if not files:
            return None
        return lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    async def start(self) -> "Server":
        said = await self.launch()
        assert b"served" in said, self.log()[-2000:]
        return self

    async def launch(self) -> bytes:
        """Start, and give the first thing it says; nothing, if it ended instead."""
        if self.own_clock and not self.clock.exists():
            self.set_clock(0)
        with self.log_file.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                (MOVED if self.own_clock else "") + SERVE,
                "serve",
                "--pause",
                "0",
                "--port",
                str(self.port),
                "--database",
                self.database,
                *self.arguments,
                stdout=PIPE,
                stderr=log,
                env=os.environ | {"GLOAMING_CLOCK": str(self.clock)},
                preexec_fn=self.limits(),
                start_new_session=True,  # Ctrl-C is for us: we end it.
            )
        assert self.process.stdout is not None
        return await asyncio.wait_for(self.process.stdout.readline(), STARTING)

    def set_clock(self, seconds: float) -> None:
        """Move this server's clock; nobody ever reads half a number."""
        new = self.clock.with_suffix(".new")
        new.write_text(str(seconds))
        new.replace(self.clock)

    async def kill(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()

    async def terminate(self) -> int:
        assert self.process is not None
        if self.process.returncode is None:
            self.process.terminate()
        return await asyncio.wait_for(self.process.wait(), STARTING)

    @property
    def runs(self) -> bool:
        return self.process is not None and self.process.returncode is None

    def log(self, since: int = 0) -> str:
        if not self.log_file.exists():
            return ""
        with self.log_file.open("rb") as file:
            file.seek(since)
            return file.read().decode("utf-8", "replace")

    def logged(self) -> int:
        return self.log_file.stat().st_size if self.log_file.exists() else 0

    def memory(self) -> float:
        """Resident megabytes of the server alone, without its thinkers."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return float(line.split()[1]) / 1024
        return float("nan")

    def stored(self) -> int:
        """Bytes of the database on the disk."""
        return sum(it.stat().st_size for it in self.folder.glob("gloaming.db*"))

    def visitor(self, address: str = "") -> Visitor:
        self.visitors.append(Visitor(self.port, address or new_address()))
        return self.visitors[-1]

    def attacker(self) -> Visitor:
        return self.visitor(self.villain)

    def goodbye(self) -> None:
        """Everybody goes home."""
        for visitor in self.visitors:
            visitor.leave()
        self.visitors.clear()

    async def answers(self) -> bool:
        """Somebody new comes in."""
        visitor = self.visitor()
        said = await visitor.get("/healthz")
        visitor.leave()
        return said.status == 200

    def __str__(self) -> str:
        return f"http://{HOST}:{self.port}"

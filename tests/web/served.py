"""A real `gloaming serve` on a database of its own: it can be killed and started again."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# Two games of the tests are on the shelf as well: they have no drawn board, and up to four seats.
# And whoever hangs pictures of a hundred states brings more journals than a person would.
START = """
from functools import partial
from tests.support.fireflies import put_on_the_shelf
put_on_the_shelf()
from gloaming.cli import serve
often = "6000/minute"
serve.Settings = partial(serve.Settings, importing_rate=often, opening_rate=often)
from gloaming.cli import main
main()
"""
SERVE = [sys.executable, "-c", START, "serve", "--pause", "0"]


class Served:
    """The process, and the address it keeps over a restart."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'gloaming.db'}"
        self.port = 0  # Any that is free; the same again later.
        self.url = ""

    def start(self) -> None:
        command = [*SERVE, "--port", str(self.port), "--database", self.database]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "served at" in said, f"the server did not start: {said}"
        self.url = said.split()[-1]
        self.port = int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """As kill -9 does: it has no time to tidy up."""
        self.process.kill()
        self.process.communicate()

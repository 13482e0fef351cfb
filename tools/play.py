"""`make play`: open the table at once; meanwhile compile the rules, which makes the bots stronger.

The bots take up what is compiled when it is there. The server itself does at its next start.
"""

import os
import signal
import subprocess
import sys
from pathlib import Path
from threading import Event, Thread
from typing import Final

from compile import CALMLY, Workshop, can_compile

ROOT: Final = Path(__file__).resolve().parent.parent


def main() -> None:
    workshop = Workshop(ROOT)
    if workshop.is_compiled():
        workshop.compile()  # Which now only copies what has changed besides.
        use(workshop.target)
        serve()
    elif can_compile():
        with Compiling(workshop):
            serve()
    else:
        serve()


def use(folder: Path) -> None:
    """Take everything from this folder, here and in the processes of the bots."""
    sys.path.insert(0, str(folder))
    os.environ["PYTHONPATH"] = str(folder)


def serve() -> None:
    from gloaming.cli import main  # noqa: PLC0415 - from where it is to be used.

    main(["serve", *sys.argv[1:]])


class Compiling:
    """A process of lowest priority that compiles while the table is open, and ends with it."""

    def __init__(self, workshop: Workshop) -> None:
        self.log = workshop.aside.with_suffix(".log")
        self.closed = Event()
        self.watcher = Thread(target=self.watch, daemon=True)

    def __enter__(self) -> None:
        self.log.parent.mkdir(parents=True, exist_ok=True)
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [sys.executable, str(ROOT / "tools" / "compile.py"), CALMLY],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl-C is for the server; we end this ourselves.
            )
        say("serve-compiling")
        self.watcher.start()

    def watch(self) -> None:
        failed = self.process.wait()
        if not self.closed.is_set():
            say("serve-compiling-failed" if failed else "serve-compiled", log=str(self.log))

    def __exit__(self, *_: object) -> None:
        self.closed.set()
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)  # The C compiler, too.
        self.process.wait()


def say(what: str, **parts: str) -> None:
    from gloaming.cli.shell import language  # noqa: PLC0415
    from gloaming.text import Catalogue  # noqa: PLC0415

    print(Catalogue(language()).say(what, **parts), flush=True)


if __name__ == "__main__":
    main()

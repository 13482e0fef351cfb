"""Rules that are compiled beside the sources we run from, perhaps not before we run.

An installed Gloaming has no sources beside it: it is compiled, or it is not.
"""

import hashlib
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parents[1]
ROOMS: Final = ("engine", "games", "ai")  # What is compiled.


def workshop() -> Path | None:
    """The folder with the sources, if we run from one."""
    found = [folder for folder in PACKAGE.parents if (folder / "tools" / "compile.py").is_file()]
    return found[0] if found else None


def fingerprint(package: Path) -> str:
    """Of the sources that are compiled; what is compiled has them beside it."""
    digest = hashlib.sha256()
    for room in ROOMS:
        for file in sorted((package / room).rglob("*.py")):
            digest.update(f"{file.relative_to(package)}\n".encode() + file.read_bytes())
    return digest.hexdigest()


class Compiled:
    """A folder in which our rules may be found compiled, from one moment to the next."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.ours = fingerprint(PACKAGE) if folder else ""
        self.seen = 0  # When what lies there was made.
        self.same = False

    def path(self) -> str:
        """Where to find the rules we play by, compiled; "" as long as they are not."""
        if self.folder is None:
            return ""
        try:
            made = (self.folder / "fingerprint").stat().st_mtime_ns
            if made != self.seen:
                self.same = fingerprint(self.folder / "gloaming") == self.ours
                self.seen = made
        except OSError:
            return ""  # Nothing is there, or it is just being exchanged.
        return str(self.folder) if self.same else ""

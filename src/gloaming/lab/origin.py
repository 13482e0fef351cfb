"""Where fitted numbers come from: the command, its seeds, and the code that it ran."""

import subprocess
from pathlib import Path
from typing import Final

import gloaming
from gloaming.lab.walk import FIRST_SEED

PACKAGE: Final = Path(gloaming.__file__).parent


def origin(game: str, games: int, steps: int) -> dict[str, str]:
    """All it takes to find the same numbers again."""
    words = ["gloaming", "fit", game, "--games", str(games)]
    seeds = [f"0 to {games - 1}"] if games else []
    if steps:
        words += ["--walk", str(steps)]
        seeds.append(f"{FIRST_SEED} to {FIRST_SEED + steps - 1}")
    return {"command": " ".join(words), "seeds": ", ".join(seeds), "commit": commit()}


def commit() -> str:
    """The last commit of this package; its version, where it is not kept in git."""
    last = asked("log", "-1", "--format=%h")
    if not last:
        return f"gloaming {gloaming.__version__}"
    return f"{last}, changed" if asked("status", "--porcelain") else last


def asked(*words: str) -> str:
    """What git says of the package; nothing, where it has nothing to say."""
    command = ["git", "-c", "safe.directory=*", *words, "--", "."]
    try:
        said = subprocess.run(command, cwd=PACKAGE, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return said.stdout.strip()

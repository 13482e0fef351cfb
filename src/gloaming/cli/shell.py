"""What every command shares with the shell around it: its console, its language, its files."""

import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from rich.console import Console
from rich.progress import track

from gloaming.engine.errors import BadFile, GloamingError
from gloaming.text import LANGUAGES, Catalogue, UnknownLanguage


@cache
def console(stderr: bool = False) -> Console:
    """Where to write; into a pipe it writes no colours."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def progress(steps: range, name: str) -> Iterable[int]:
    """Count through steps behind a bar, if anybody is looking."""
    bar = console(stderr=True)
    return track(steps, name, console=bar, transient=True, disable=not bar.is_terminal)


def language(wanted: str | None = None) -> str:
    """The language wanted, else that of the shell if we speak it, else English."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise UnknownLanguage(wanted)
        os.environ["LC_ALL"] = wanted  # So that whatever goes wrong later is told in it too.
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    chosen = next((value for name in names if (value := os.environ.get(name))), "")
    return chosen[:2] if chosen[:2] in LANGUAGES else "en"


def complaint(error: GloamingError | OSError, catalogue: Catalogue) -> str:
    """An error in one sentence."""
    if isinstance(error, OSError):
        name = f"{error.filename}: " if error.filename else ""
        return f"{name}{error.strerror or error}"
    return catalogue.error(error)


def read_text(file: Path) -> str:
    """A text file; one that is none is refused like any damaged file."""
    raw = file.read_bytes()
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise BadFile(line, "this is not text") from None


def write_text(file: Path, text: str) -> None:
    """Write a file whole or not at all: a crash leaves the old one."""
    file = file.expanduser()
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(file.name + ".new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(file)

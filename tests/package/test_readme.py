"""What the README shows is what happens: its session in the terminal is typed again."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest

from gloaming.cli import app
from tests.package.installed import ROOT

README = (ROOT / "README.md").read_text("utf-8")
START = "from gloaming.cli import main; main()"
WIDE, HIGH = 92, 25
COLOURS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEARED = "\x1b[2J"
PROMPT = "> "


def blocks() -> list[list[str]]:
    return [block.splitlines() for block in re.findall(r"^```\n(.*?)^```", README, re.M | re.S)]


def screen_after(command: list[str], typed: list[str], folder: Path) -> list[str]:
    """What stands on the screen of a terminal when all of it has been typed."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", HIGH, WIDE, 0, 0))
    kept = {name: os.environ[name] for name in ("PYTHONPATH", "PATH") if name in os.environ}
    surroundings = {"TERM": "xterm", "LC_ALL": "C.UTF-8", "HOME": str(folder)} | kept
    process = subprocess.Popen(
        [sys.executable, "-c", START, *command],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=surroundings,
        cwd=folder,
    )
    os.close(theirs)
    shown, left = b"", list(typed)
    try:
        while not (shown.endswith(PROMPT.encode()) and not left):
            shown += os.read(ours, 1 << 16)  # It ends with an OSError should the program end.
            if shown.endswith(PROMPT.encode()) and left:
                os.write(ours, f"{left.pop(0)}\n".encode())
                shown += b" "  # This prompt has had its answer.
    finally:
        process.kill()
        process.wait()
        os.close(ours)
    screen = COLOURS.sub("", shown.decode().rpartition(CLEARED)[2])
    return [line.rstrip() for line in screen.splitlines()]


def test_the_session_of_the_readme_is_what_a_player_sees(tmp_path: Path) -> None:
    (session,) = [block for block in blocks() if block[0].startswith("$ gloaming play")]
    command = session[0].removeprefix("$ gloaming ").split()
    typed = [line.removeprefix(PROMPT) for line in session[1:] if line.startswith(PROMPT)]
    screen = session[1 + len(typed) :]
    assert len(typed) > 1
    assert screen_after(command, typed, tmp_path) == screen


def commands() -> list[list[str]]:
    said = [line.partition("#")[0].split() for block in blocks() for line in block]
    return [words[1:] for words in said if words and words[0] == ".venv/bin/gloaming"]


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_the_commands_of_the_readme_can_be_typed(words: list[str]) -> None:
    app.parse_args(words, exit_on_error=False, print_error=False)


def test_there_are_commands_in_the_readme() -> None:
    assert len(commands()) > 5

"""A terminal of any size for tests, and what is drawn on it."""

import io
import re

from rich.console import Console
from rich.text import Text

from gloaming.cli.scene import Scene
from gloaming.cli.screen import Screen


def screen_of(width: int, height: int) -> Screen:
    screen = Screen()
    screen.console = Console(
        file=io.StringIO(), width=width, height=height, force_terminal=True, highlight=False
    )
    screen.live = True
    return screen


def drawn(screen: Screen, scene: Scene, log: list[Text] | None = None, notice: str = "") -> str:
    """The screen without its colours."""
    screen.show(scene, log or [], notice)
    written = screen.console.file
    assert isinstance(written, io.StringIO)
    text = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", written.getvalue())
    written.seek(0)
    written.truncate()
    return text

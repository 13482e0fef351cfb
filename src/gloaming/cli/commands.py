"""What can be typed besides an answer: look closer, take back, save, leave."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from gloaming.cli.boards import board_of
from gloaming.cli.desk import Desk
from gloaming.cli.shell import write_text
from gloaming.cli.sitting import Sitting
from gloaming.cli.wording import named, reason
from gloaming.text import Catalogue

# Each answers with a notice, or with "" when there is nothing more to say.
Command = Callable[[Desk, Sitting, int, str], str]


class Quit(Exception):
    """The players leave; the table stays as it is."""


def show_help(desk: Desk, sitting: Sitting, seat: int, rest: str) -> str:
    say = desk.catalogue.say
    board = board_of(sitting.match.game)
    place, card = board.examples
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for line in say("terminal-help", place=place, card=card).splitlines():
        typed, _, does = line.partition(" — ")
        grid.add_row(Text(typed, "bold"), does)
    signs = Text("\n" + say(board.signs)) if board.signs else Text()
    desk.screen.page(Group(grid, signs), desk.catalogue)
    return ""


def undo(desk: Desk, sitting: Sitting, seat: int, rest: str) -> str:
    sitting.take_back(seat, all_of_it=False)
    return desk.catalogue.say("terminal-undone")


def restart(desk: Desk, sitting: Sitting, seat: int, rest: str) -> str:
    sitting.take_back(seat, all_of_it=True)
    return desk.catalogue.say("terminal-restarted")


def save(desk: Desk, sitting: Sitting, seat: int, rest: str) -> str:
    return write(desk, rest, desk.keeper.save(sitting), "terminal-saved")


def keep_journal(desk: Desk, sitting: Sitting, seat: int, rest: str) -> str:
    if not desk.keeper.whole:
        return desk.catalogue.say("terminal-no-journal")
    return write(desk, rest, desk.keeper.journal(sitting), "terminal-journal-written")


def write(desk: Desk, file: str, text: str, told: str) -> str:
    if not file:
        return desk.catalogue.say("terminal-which-file")
    write_text(Path(file), text)
    return desk.catalogue.say(told, file=file)


def speak(desk: Desk, sitting: Sitting, seat: int, rest: str) -> str:
    options = sitting.match.heading.options
    desk.catalogue = Catalogue(rest.casefold(), sitting.match.game, options)
    return ""


def why(desk: Desk, sitting: Sitting, seat: int, rest: str) -> str:
    return reason(rest, desk.scene(sitting, seat))


def zoom(desk: Desk, sitting: Sitting, seat: int, rest: str) -> str:
    scene = desk.scene(sitting, seat)
    drawn = board_of(scene.game).zoom(scene, named(rest, scene))
    if drawn is None:
        return desk.catalogue.say("terminal-unknown", typed=rest)
    desk.screen.page(drawn, desk.catalogue)
    return ""


def discards(desk: Desk, sitting: Sitting, seat: int, rest: str) -> str:
    scene = desk.scene(sitting, seat)
    desk.screen.page(board_of(scene.game).piles(scene), desk.catalogue)
    return ""


def log(desk: Desk, sitting: Sitting, seat: int, rest: str) -> str:
    desk.screen.page(Group(*desk.log(sitting, seat, 0, 0)), desk.catalogue)
    return ""


def resign(desk: Desk, sitting: Sitting, seat: int, rest: str) -> str:
    """The one thing that can't be taken back, so the one thing to confirm (UX-13)."""
    say = desk.catalogue.say
    desk.screen.say(say("terminal-resign"))
    if desk.screen.read().casefold() in (say("yes").casefold(), say("yes")[0].casefold()):
        sitting.resign(seat)
    return ""


def leave(desk: Desk, sitting: Sitting, seat: int, rest: str) -> str:
    desk.screen.say(desk.catalogue.say("terminal-save-where"))
    if file := desk.screen.read():
        desk.screen.say(save(desk, sitting, seat, file))
    raise Quit


COMMANDS: Final[dict[str, Command]] = {
    **dict.fromkeys(("?", "help"), show_help),
    **dict.fromkeys(("u", "undo"), undo),
    **dict.fromkeys(("r", "restart"), restart),
    **dict.fromkeys(("s", "save"), save),
    **dict.fromkeys(("j", "journal"), keep_journal),
    **dict.fromkeys(("l", "language"), speak),
    **dict.fromkeys(("d", "discards"), discards),
    **dict.fromkeys(("q", "quit"), leave),
    "why": why,
    "zoom": zoom,
    "log": log,
    "resign": resign,
}

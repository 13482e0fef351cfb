"""The terminal as players see it: the table drawn anew at every question, or written in a row."""

import sys
from contextlib import suppress
from importlib import import_module
from types import TracebackType
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from gloaming.cli.boards import Board, board_of
from gloaming.cli.scene import Scene
from gloaming.cli.shell import console
from gloaming.text import Catalogue

WIDE, HIGH = 80, 24  # What the drawing needs at least.
MANY: Final = 16  # More places than this are shown on the board only.


class Screen:
    """Where a table is drawn. Into a pipe everything is written one after the other."""

    def __init__(self) -> None:
        self.console: Console = console()
        self.live = self.console.is_terminal and sys.stdin.isatty()
        if self.live:
            with suppress(ImportError):  # Not everywhere can what is typed be edited.
                import_module("readline")

    def __enter__(self) -> "Screen":
        if self.live:
            self.console.set_alt_screen(True)  # No hand stays behind to be scrolled back to.
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.leave()

    def leave(self) -> None:
        """Give the terminal back as it was; what is said from here on stays on it."""
        if self.live:
            self.console.set_alt_screen(False)
        self.live = False

    @property
    def height(self) -> int | None:
        return self.console.height if self.live else None

    def clear(self) -> None:
        if self.live:
            self.console.clear()

    def say(self, said: RenderableType) -> None:
        self.console.print(said, soft_wrap=isinstance(said, str) and not self.live)

    def read(self) -> str:
        """A line from the player; the end of the input is an EOFError."""
        return input("> " if self.live else "").strip()

    def page(self, drawn: RenderableType, catalogue: Catalogue) -> None:
        """Something to read instead of the table, as many screens of it as it takes."""
        if not self.live:
            self.say(drawn)
            return
        lines = self.lines(drawn)
        room = self.console.height - 2
        for first in range(0, len(lines), room):
            self.clear()
            for line in lines[first : first + room]:
                self.console.print(line)
            self.console.print(Text(catalogue.say("terminal-go-on"), "dim"))
            self.read()

    def show(self, scene: Scene, log: list[Text], notice: str, again: bool = False) -> None:
        """Title, board, counts, log, cards, question, options, an answer to what was typed."""
        board = board_of(scene.game)
        below = self.asked(scene, board)
        if notice:
            below.append(Text(notice, "bold"))
        if again and not self.live:
            above: list[RenderableType] = []  # It was written already, just before.
        elif self.live:
            above = [self.title(scene), self.panel(scene, board, log)]
            above += self.fitting(board.cards(scene), [*above, *below])
        else:
            above = [*log, self.title(scene), self.panel(scene, board, []), *board.cards(scene)[:1]]
        self.clear()
        self.console.print(Group(*above, *below))

    def fitting(
        self, ways: list[RenderableType], rest: list[RenderableType]
    ) -> list[RenderableType]:
        """The first way that leaves room for the rest and for a line to type in, else the last."""
        room = self.console.height - 1 - len(self.lines(Group(*rest)))
        return [way for way in ways if len(self.lines(way)) <= room][:1] or ways[-1:]

    def title(self, scene: Scene) -> RenderableType:
        catalogue = scene.catalogue
        title = Text(catalogue.say("title"), "bold")
        if "turn" in scene.view:
            turn = catalogue.say("terminal-turn", turn=scene.view["turn"])
            title.append(f" · {turn}", "not bold")
        seats = range(len(scene.names))
        title.append(" · " + ", ".join(scene.title(seat) for seat in seats), "not bold")
        hint = catalogue.say("terminal-hint")
        if self.live and (self.console.width < WIDE or self.console.height < HIGH):
            hint = catalogue.say("terminal-too-small", wide=WIDE, high=HIGH)
        bar = Grid.grid(expand=True)
        bar.add_column(no_wrap=True)
        bar.add_column(justify="right", no_wrap=True)
        bar.add_row(title, Text(hint, "dim"))
        return bar

    def panel(self, scene: Scene, board: Board, log: list[Text]) -> RenderableType:
        """The board, and beside it the counts and as much of the log as there is room for."""
        picture, counts = board.picture(scene), board.counts(scene)
        lines = self.lines(picture)
        left = max((line.cell_len for line in lines), default=0)
        right = max(1, self.console.width - left - 2)
        room = max(1, len(lines) - len(self.lines(counts)) - 1)
        told: list[Text] = []
        for line in reversed(log):
            told = [*line.wrap(self.console, right), *told]
            if len(told) > room:
                break
        grid = Grid.grid(padding=(0, 2, 0, 0), expand=True)
        grid.add_column(width=left, no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_row(picture, Group(counts, Text(), *told[-room:]) if told else counts)
        return grid

    def asked(self, scene: Scene, board: Board) -> list[RenderableType]:
        """The question in one sentence, and the options that are not drawn elsewhere."""
        question, catalogue = scene.question, scene.catalogue
        if question is None:
            return []
        verbs = scene.game.vocabulary.verbs
        row = Text()
        done = {it.verb for it in question.options if verbs[it.verb].thing}
        for number, option in enumerate(question.options, 1):
            kind = verbs[option.verb].thing
            if kind == board.card or (kind == board.place and len(question.options) > MANY):
                continue
            alone = kind == board.place and len(done) == 1  # The question says what is done there.
            name = scene.noun(option) if alone else catalogue.option(option)
            row.append(f"{number})", "bold").append(f" {name}   ")
        parts: list[RenderableType] = [Text(catalogue.question(question), "bold")]
        warning = scene.warning()
        if warning is not None:
            parts.append(Text(catalogue.refusal(warning)))
        places = list(scene.offered(board.place)) if board.place else []
        if len(places) > MANY:
            such = places[len(places) // 2]
            parts.append(Text(catalogue.say("terminal-lit", count=len(places), such=such)))
        return [*parts, row] if row else parts

    def lines(self, drawn: RenderableType) -> list[Text]:
        """What something looks like when it is drawn, line by line."""
        options = self.console.options.update(height=None)
        return [
            Text.assemble(*((part.text, part.style or "") for part in line))
            for line in self.console.render_lines(drawn, options, pad=False)
        ]

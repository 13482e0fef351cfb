"""What the people at one keyboard share: a screen, a language, and the file their table is in."""

from typing import Final

from rich.text import Text

from gloaming.cli.boards import board_of
from gloaming.cli.keeper import Keeper
from gloaming.cli.scene import Scene
from gloaming.cli.screen import Screen
from gloaming.cli.sitting import Sitting
from gloaming.text import Catalogue

LATEST: Final = 40  # Lines of the log that are laid out; the screen shows the last of them.


class Desk:
    """The table as it looks from here."""

    def __init__(self, screen: Screen, catalogue: Catalogue, keeper: Keeper) -> None:
        self.screen = screen
        self.catalogue = catalogue
        self.keeper = keeper
        self.shown: object = None  # What was shown last: entry, seat and language.

    def scene(self, sitting: Sitting, seat: int) -> Scene:
        match = sitting.match
        scene = Scene(
            match.game,
            match.state,
            seat,
            self.catalogue,
            match.heading.seats,
            self.screen.height,
            sitting.people(),
        )
        scene.touched = sitting.things_touched(board_of(match.game).place, seat)
        return scene

    def show(self, sitting: Sitting, seat: int, notice: str = "") -> Scene:
        scene = self.scene(sitting, seat)
        sight = (sitting.match.seq, seat, self.catalogue)
        self.screen.show(scene, self.latest(sitting, seat), notice, again=sight == self.shown)
        self.shown = sight
        return scene

    def latest(self, sitting: Sitting, seat: int) -> list[Text]:
        """The end of the log: what is new in plain letters, what was read before in grey."""
        unread = sitting.unread(seat)
        first = max(0, len(sitting.log) - LATEST) if self.screen.live else unread
        return self.log(sitting, seat, first, unread)

    def log(self, sitting: Sitting, seat: int, first: int, unread: int) -> list[Text]:
        """What happened from a line on; all of it begins with the options of the table."""
        options = sitting.match.heading.options if first == 0 else {}
        lines = [Text(said, "dim") for said in self.catalogue.table_options(options)]
        for at in range(first, len(sitting.log)):
            if said := sitting.told(sitting.log[at], seat, self.catalogue):
                lines.append(Text(said, "" if at >= unread else "dim"))
        return lines

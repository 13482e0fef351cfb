"""Where a table is kept while it is played, and how it is taken up again."""

import os
from datetime import datetime
from pathlib import Path

from gloaming.cli.errors import DamagedFile
from gloaming.cli.shell import read_text, write_text
from gloaming.cli.sitting import NOBODY, Sitting
from gloaming.engine import journal, save
from gloaming.engine.errors import BadFile
from gloaming.engine.game import Luck
from gloaming.engine.journal import Journal
from gloaming.engine.match import Match, taken_up


class Keeper:
    """Writes the table to a file after every answer, so that nothing is ever lost."""

    def __init__(self, wanted: Path | None, loaded: Path | None, whole: bool) -> None:
        self.wanted = wanted  # Where the players want it; else we find a place.
        self.file = loaded  # Where it can be found now, if anywhere.
        self.whole = whole  # The journal reaches back to the first answer.
        self.text = ""  # What we wrote last.

    def keep(self, sitting: Sitting) -> None:
        """Keep it once anybody has chosen anything; what was loaded stays as it is."""
        text = self.journal(sitting) if self.whole else self.save(sitting)
        if not sitting.chosen or text == self.text:
            return
        if not self.text:
            ending = "journal" if self.whole else "save"
            self.file = self.wanted or own_file(sitting.match.game.id, ending)
        self.text = text
        if self.file is not None:
            try:
                write_text(self.file, text)
            except OSError:
                if self.wanted:
                    raise
                self.file = None  # Nobody asked for it: no reason to stop playing.

    def journal(self, sitting: Sitting) -> str:
        lines = journal.write(sitting.match.journal)
        if sitting.resigned != NOBODY:
            lines += f"# {sitting.match.game.seat_name(sitting.resigned)} resigns\n"
        return lines

    def save(self, sitting: Sitting) -> str:
        return save.save(sitting.match.heading, sitting.match.state)


def own_file(game: str, ending: str) -> Path:
    """A new file for a game nobody gave one to."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(home) / "gloaming" / f"{game}-{datetime.now():%Y%m%d-%H%M%S}.{ending}"


def take_up(file: Path, luck: Luck) -> tuple[Match, bool]:
    """A match from a file, journal or save; and whether its journal is whole."""
    try:
        text = read_text(file)
        if not text.startswith(save.TITLE):
            return taken_up(journal.read(text), luck), True
        heading, state = save.load(text)
    except BadFile as error:
        raise DamagedFile(file, error) from None
    return Match(heading, luck, state=state), False


def read_journal(file: Path) -> Journal:
    try:
        return journal.read(read_text(file))
    except BadFile as error:
        raise DamagedFile(file, error) from None

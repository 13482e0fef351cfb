"""Where a table is kept while it is played, and how it is taken up again."""

import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Final

from gloaming.cli.errors import DamagedFile
from gloaming.cli.shell import read_text, write_text
from gloaming.cli.sitting import NOBODY, Sitting
from gloaming.engine import journal, save
from gloaming.engine.entry import Entry
from gloaming.engine.errors import BadFile
from gloaming.engine.game import Luck
from gloaming.engine.heading import Heading, read_heading
from gloaming.engine.journal import Journal
from gloaming.engine.match import Match
from gloaming.engine.reading import loaded, makes_sense
from gloaming.engine.script import Position
from gloaming.text import Catalogue

RULES_LINE: Final = 3  # Of a heading.


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


class Found:
    """A match from a file, journal or save."""

    def __init__(self, match: Match, whole: bool, rules: str, line: int = 0) -> None:
        self.match = match
        self.whole = whole  # Its journal reaches back to the first answer.
        self.rules = rules  # The version it was played by.
        self.line = line  # Of other rules: from here on it could not be followed.

    def notice(self, catalogue: Catalogue) -> str:
        """What the players should know of it."""
        ours = self.match.game.rules
        if self.rules == ours:
            return ""
        key = "terminal-other-rules-cut" if self.line else "terminal-other-rules"
        return catalogue.say(key, theirs=self.rules, ours=ours, line=self.line)


def take_up(file: Path, luck: Luck) -> Found:
    """The match in a file. Of other rules a save must load; a journal goes as far as it goes."""
    try:
        text = read_text(file)
        if text.startswith(save.TITLE):
            heading, state = saved(text)
            return Found(Match(ours(heading), luck, state=state), False, heading.rules)
        kept = journal.read(text, any_rules=True)
        match = Match(ours(kept.heading), luck)
        for step in steps_of(match, kept):
            if isinstance(step, BadFile):
                return Found(match, True, kept.heading.rules, step.line)
        return Found(match, True, kept.heading.rules)
    except BadFile as error:
        raise DamagedFile(file, error) from None


def saved(text: str) -> tuple[Heading, Position]:
    """The table in a save; one of other rules must make sense by ours."""
    heading = read_heading(save.TITLE, text.splitlines(), any_rules=True)
    theirs, here = heading.rules, heading.game.rules
    if theirs == here:
        found, table = save.load(text)
        if not makes_sense(found, table):
            raise BadFile(len(text.splitlines()) - 1, "this table makes no sense")
        return found, table
    state = loaded(heading, text)
    if state is None:
        why = f"a table of rules version {theirs}, which makes no sense by version {here}"
        raise BadFile(RULES_LINE, why)
    return heading, state


def ours(heading: Heading) -> Heading:
    """The same table by the rules we play."""
    return Heading(heading.game, heading.options, heading.seats)


def steps_of(match: Match, kept: Journal) -> Iterator[Entry | BadFile]:
    """The entries of a journal; one of other rules ends with the reason why it can't go on."""
    try:
        yield from match.retrace(kept)
    except BadFile as error:
        if kept.heading.rules == match.game.rules:
            raise
        yield error


def read_journal(file: Path, any_rules: bool = False) -> Journal:
    try:
        return journal.read(read_text(file), any_rules)
    except BadFile as error:
        raise DamagedFile(file, error) from None

"""The people at this keyboard: they look, type an answer or a command, and change places."""

from rich.text import Text

from gloaming.cli.commands import COMMANDS
from gloaming.cli.desk import Desk
from gloaming.cli.scene import Scene
from gloaming.cli.shell import complaint
from gloaming.cli.sitting import NOBODY, Sitting
from gloaming.cli.wording import meant, reason
from gloaming.engine.errors import GloamingError
from gloaming.engine.question import Option


class People:
    """One or several players sharing a screen."""

    person = True

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.notice = ""  # An answer to what was typed last.
        self.looking = NOBODY  # Who sits at the screen.

    def choose(self, sitting: Sitting, seat: int) -> Option | None:
        self.desk.keeper.keep(sitting)
        # Who plays together has no secrets from each other.
        if self.looking != seat and len(sitting.people()) > 1 and not sitting.match.game.together:
            self.change_places(sitting, seat)
        self.looking = seat
        scene = self.desk.show(sitting, seat, self.notice)
        self.notice = ""
        typed = self.desk.screen.read()
        word, _, rest = typed.partition(" ")
        command = COMMANDS.get(word.casefold())
        if command is None:
            return self.answer(typed, scene)
        try:
            self.notice = command(self.desk, sitting, seat, rest.strip())
        except (GloamingError, OSError) as error:
            self.notice = complaint(error, self.desk.catalogue)
        return None

    def change_places(self, sitting: Sitting, seat: int) -> None:
        """Nobody sees the next hand before its owner sits down (UX-23)."""
        screen, say = self.desk.screen, self.desk.catalogue.say
        screen.clear()
        screen.say(Text(say("curtain", who=self.desk.scene(sitting, seat).title(seat)), "bold"))
        screen.say(say("curtain-open"))
        screen.read()

    def answer(self, typed: str, scene: Scene) -> Option | None:
        """The option that was typed; if there is not exactly one, a notice says so."""
        found = meant(typed, scene) if typed else []
        if len(found) == 1:
            return found[0]
        if found:
            names = ", ".join(scene.catalogue.option(option) for option in found)
            self.notice = scene.catalogue.say("terminal-ambiguous", typed=typed, options=names)
        elif typed:
            self.notice = reason(typed, scene)
        return None

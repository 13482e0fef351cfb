"""The command `gloaming`: play at a terminal, look at old games, try the rules, measure them."""

import sys

from cyclopts import App, CycloptsError

from gloaming import __version__, games
from gloaming.cli.errors import EXTRAS, MissingExtra, UnknownCommand
from gloaming.cli.shell import complaint, language
from gloaming.engine.errors import GloamingError
from gloaming.text import Catalogue

__all__ = ["games", "main"]

WRONG = 2  # The exit status of a command that was asked for something that can't be.


def wrong_usage(error: CycloptsError) -> str:
    """What is wrong with the command line, in one line instead of a box."""
    return f"{error} — gloaming --help"


app = App(
    name="gloaming",
    help="A digital table for four games of light and shadow.",
    version=__version__,
    error_formatter=wrong_usage,
)
COMMANDS = {
    "play": "Play against a bot, or several at one screen.",
    "serve": "Open the table on the net.",
    "replay": "Step through a game that was kept.",
    "games": "List the games, their seats and options.",
    "codex": "Look up what is in the box of a game.",
    "versus": "Let one bot play another.",
    "arena": "Let several levels of bots play each other, and rate them.",
    "puzzles": "Ask bots what they would do where one answer is clearly the best.",
    "peer": "Let a level play OpenSpiel's own search, with the same time for an answer.",
    "fit": "Learn from games of bots what is worth how much.",
    "fuzz": "Play random games and check every promise.",
    "bench": "Measure how fast the rules are.",
}
# What each does is said here, so that nothing else need be read to say it.
for name, what in COMMANDS.items():
    app.command(f"gloaming.cli.{name}:{name}", help=what)  # Read only when it is wanted.


def main(arguments: list[str] | None = None) -> None:
    given = sys.argv[1:] if arguments is None else arguments
    try:
        if given and not given[0].startswith("-") and given[0] not in COMMANDS:
            raise UnknownCommand(given[0], list(COMMANDS))
        app(given)
    except (GloamingError, OSError) as error:
        complain(error)
    except ImportError as error:
        extra = extra_for(given[0], error)
        if not extra:
            raise
        complain(MissingExtra(extra))
    except EOFError:
        sys.exit(WRONG)  # Something was asked, and nobody is there to answer.


def extra_for(command: str, error: ImportError) -> str:
    """Which extra has what could not be imported; "" if none has."""
    cause = error if error.__cause__ is None else error.__cause__  # Lazily, it comes wrapped.
    package = cause.name if isinstance(cause, ImportError) and cause.name else ""
    extra = EXTRAS.get(package.partition(".")[0], "")
    return "spiel" if extra and command == "peer" else extra  # Which brings the others it needs.


def complain(error: GloamingError | OSError) -> None:
    print(f"gloaming: {complaint(error, Catalogue(language()))}", file=sys.stderr)
    sys.exit(WRONG)

"""`gloaming games`: what is on the shelf."""

from rich.table import Table
from rich.text import Text

from gloaming.cli.shell import console
from gloaming.cli.shell import language as spoken
from gloaming.engine.game import all_games
from gloaming.text import Catalogue


def games(*, language: str | None = None) -> int:
    """List the games, their seats, and how a table can be set up.

    Parameters
    ----------
    language
        en, it or fr; by default that of the shell.
    """
    out = console()
    for game in all_games():
        catalogue = Catalogue(spoken(language), game)
        out.print(Text(f"{catalogue.say('title')} ({game.id})", "bold"))
        out.print(Text(catalogue.attribute("title", "about")))
        seats = [f"{seat} ({catalogue.thing('seat', seat)})" for seat in game.seat_names]
        out.print(catalogue.say("terminal-seats", seats=", ".join(seats)))
        out.print(catalogue.say("terminal-options"))
        grid = Table.grid(padding=(0, 2))
        for setting in game.settings:
            grid.add_row(Text(f"  {setting.name}", "bold"), catalogue.setting(setting.name))
            for value in setting.values:
                meaning = catalogue.value(setting.name, value)
                grid.add_row(f"    ={value}", "" if meaning == value else Text(meaning, "dim"))
        out.print(grid)
    return 0

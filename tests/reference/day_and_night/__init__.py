"""Day & Night, told again from its rules alone."""

from tests.promises.table import Table
from tests.reference.beside import Beside
from tests.reference.day_and_night.game import DayAndNight

MANNERS = ["random", "curious", *DayAndNight.aims]


def compare(table: Table) -> int:
    """Play a table to its end beside the reference; how many questions there were."""
    return Beside(
        table.game,
        DayAndNight(table.options),
        options=table.options,
        seats=table.seats,
        seed=table.seed,
        manner=table.manner,
    ).compare()

"""Casting Shadows, told again from its rules alone."""

from tests.promises.table import Table
from tests.reference.beside import Beside
from tests.reference.casting_shadows.game import CastingShadows

MANNERS = ["random", "curious", *CastingShadows.aims]


def compare(table: Table) -> int:
    """Play a table to its end beside the reference; how many questions there were."""
    return Beside(
        table.game,
        CastingShadows(table.options, table.seats),
        options=table.options,
        seats=table.seats,
        seed=table.seed,
        manner=table.manner,
    ).compare()

"""The games on the shelf, each in a room of its own."""

from gloaming.games.bless import GAME as BLESS
from gloaming.games.day_and_night import GAME as DAY_AND_NIGHT

__all__ = ["BLESS", "DAY_AND_NIGHT"]

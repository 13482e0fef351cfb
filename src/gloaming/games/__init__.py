"""The games on the shelf, each in a room of its own."""

from gloaming.games.day_and_night import GAME as DAY_AND_NIGHT
from gloaming.games.last_spell import GAME as LAST_SPELL

__all__ = ["DAY_AND_NIGHT", "LAST_SPELL"]

"""The games on the shelf, each in a room of its own."""

from gloaming.games.casting_shadows import GAME as CASTING_SHADOWS
from gloaming.games.day_and_night import GAME as DAY_AND_NIGHT

__all__ = ["CASTING_SHADOWS", "DAY_AND_NIGHT"]

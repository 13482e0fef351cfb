"""The games on the shelf, each in a room of its own."""

from gloaming.games.bless import GAME as BLESS
from gloaming.games.casting_shadows import GAME as CASTING_SHADOWS
from gloaming.games.day_and_night import GAME as DAY_AND_NIGHT
from gloaming.games.last_spell import GAME as LAST_SPELL

__all__ = ["BLESS", "CASTING_SHADOWS", "DAY_AND_NIGHT", "LAST_SPELL"]

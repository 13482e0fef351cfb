"""The boards that a shared link can show, each drawn from what a spectator sees.

A game that is not here shows its emblem, as a table does that our rules can't read.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from gloaming.server.boards import bless, casting_shadows, day_and_night, last_spell
from gloaming.server.canvas import Canvas

View = Mapping[str, Any]
DRAWN: Final[dict[str, Callable[[View], Canvas]]] = {
    "bless": bless.drawn,
    "casting_shadows": casting_shadows.drawn,
    "day_and_night": day_and_night.drawn,
    "last_spell": last_spell.drawn,
}

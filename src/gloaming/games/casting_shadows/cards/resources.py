"""The four Resource cards: no level, and they cost nothing but the action (CS-5.9)."""

from typing import Final

from gloaming.games.casting_shadows.box.names import GB, GR, OB, OR
from gloaming.games.casting_shadows.spells.spell import Card, Resource

RESOURCE_CARDS: Final = [
    Card("red_gem", 0, "", Resource(GR)),
    Card("blue_gem", 0, "", Resource(GB)),
    Card("red_orb", 0, "", Resource(OR)),
    Card("blue_orb", 0, "", Resource(OB)),
]

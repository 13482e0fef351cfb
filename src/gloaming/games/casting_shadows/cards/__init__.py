"""Every card of the Main deck, by kind."""

from typing import Final

from gloaming.games.casting_shadows.box.names import KIND
from gloaming.games.casting_shadows.cards.attacks import ATTACKS
from gloaming.games.casting_shadows.cards.conversions import CONVERSION_SPELLS
from gloaming.games.casting_shadows.cards.resources import RESOURCE_CARDS
from gloaming.games.casting_shadows.spells.spell import Card, in_order

CARDS: Final = in_order(ATTACKS + CONVERSION_SPELLS + RESOURCE_CARDS)


def card_of(number: int) -> Card:
    """What a single card is, by its number."""
    return CARDS[KIND[number]]

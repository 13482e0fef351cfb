"""What the face of each card shows besides its text, for whoever draws it."""

from gloaming.games.casting_shadows.box.board import RANGES
from gloaming.games.casting_shadows.box.names import UNITS
from gloaming.games.casting_shadows.resources.pool import symbols_of
from gloaming.games.casting_shadows.spells.spell import Attack, Card, Conversion, Resource
from gloaming.games.casting_shadows.spells.steps import HEX


def printed(card: Card) -> dict[str, str]:
    """What a card's face shows besides its text."""
    face = {"cost": card.cost, "level": str(card.level)}
    effect = card.effect
    if isinstance(effect, Attack):
        face["kind"] = "attack"
        face["range"] = RANGES[effect.reach.distances]
        face["whom"] = "tile" if effect.reach.whom == HEX else "enemy"
        hits = zip(effect.prices, effect.damages, strict=True)
        face["does"] = ", ".join(f"{' '.join(symbols_of(due))}>{many}" for due, many in hits)
    elif isinstance(effect, Conversion):
        face["kind"] = "conversion"
        face["does"] = effect.printed
    elif isinstance(effect, Resource):
        face["kind"] = "resource"
        face["does"] = f">{UNITS[effect.unit]}"
    return face

"""The codex of Day & Night: every spell of both books."""

from typing import Final

from gloaming.engine.codex import Article, Codex
from gloaming.games.day_and_night.cards import SPELLS
from gloaming.games.day_and_night.decks import DECKS
from gloaming.games.day_and_night.edition import SETTINGS
from gloaming.games.day_and_night.spell import Spell, X
from gloaming.games.day_and_night.state import DAY, owner

_DECK: Final = next(setting.default for setting in SETTINGS if setting.name == "deck")


# What the face of each spell shows besides its text.
PRINTED: Final = {
    spell.id: {"hours": "X" if spell.hours == X else str(spell.hours), "kind": spell.kind}
    for spell in SPELLS
}


def _article(spell: Spell) -> Article:
    facts = {
        "book": "day" if owner(spell.number) == DAY else "night",
        **PRINTED[spell.id],
        "copies": str(DECKS[_DECK][spell.number]),  # As a rule: a table may choose another deck.
    }
    return Article(spell.id, "spell", [f"spell-{spell.id}"], facts)


CODEX: Final = Codex([_article(spell) for spell in SPELLS], ["book", "kind", "hours"])

"""The codex of Bless: the 62 cards of the deck."""

from typing import Final

from gloaming.engine.codex import Article, Codex
from gloaming.games.bless.cards import CARDS
from gloaming.games.bless.language.sentences import TYPES
from gloaming.games.bless.table.words import FORMS

# What the face of each card shows besides its text.
PRINTED: Final = {
    f"{card.number:02}": {
        "form": [*FORMS, "dual"][card.form],
        "eye": str(card.eye),
        "karma": str(card.karma),
        "type": TYPES[card.prayer.type],
    }
    for card in CARDS
}

CODEX: Final = Codex(
    [Article(id, "card", [f"card-{id}"], face) for id, face in PRINTED.items()],
    ["form", "type", "eye", "karma"],
)

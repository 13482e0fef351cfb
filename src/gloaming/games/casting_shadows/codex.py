"""The codex of Casting Shadows: cards, mages, Companions and tiles."""

from typing import Final

from gloaming.engine.codex import Article, Codex
from gloaming.games.casting_shadows.box.companions import COMPANION
from gloaming.games.casting_shadows.box.counterspells import COUNTERSPELL
from gloaming.games.casting_shadows.box.names import COUNTERSPELL_DECK, MAIN_DECK, TILES
from gloaming.games.casting_shadows.box.tiles import TILE
from gloaming.games.casting_shadows.cards import CARDS
from gloaming.games.casting_shadows.cards.characters import CHARACTER
from gloaming.games.casting_shadows.printed import printed
from gloaming.games.casting_shadows.spells.spell import Attack, Card

# What a price asks for besides units of one colour, as texts call it.
_ASKED: Final = {"G*": "any-gem", "O*": "any-orb", "SPELL(1)": "spell-1", "SPELL(2)": "spell-2"}


def _card(card: Card) -> Article:
    face = printed(card)
    kind = face.pop("kind")
    face.pop("does")  # What is paid for what is drawn, and told by its text.
    face["cost"] = " ".join(_ASKED.get(symbol, symbol) for symbol in face["cost"].split())
    facts = face | {"copies": str(MAIN_DECK[card.id])}
    if isinstance(card.effect, Attack):
        facts["damage"] = " / ".join(map(str, card.effect.damages))
    return Article(card.id, kind, [f"spell-{card.id}"], facts)


def _articles() -> list[Article]:
    articles = [_card(card) for card in CARDS]
    for counterspell in COUNTERSPELL:
        id = counterspell.id
        facts = {"copies": str(COUNTERSPELL_DECK[id])}
        articles.append(Article(id, "counterspell", [f"counterspell-{id}"], facts))
    for companion in COMPANION:
        articles.append(Article(companion.id, "companion", [f"companion-{companion.id}"]))
    for mage in CHARACTER:
        facts = {"home": TILES[mage.home]}
        articles.append(Article(mage.id, "character", [f"character-{mage.id}"], facts))
    homes = {mage.home: mage.id for mage in CHARACTER}
    for number, tile in enumerate(TILE):
        facts = {"home-of": homes.get(number, "")}
        articles.append(Article(tile.id, "tile", [f"tile-{tile.id}"], facts))
    return articles


CODEX: Final = Codex(_articles(), ["level", "range", "whom"])

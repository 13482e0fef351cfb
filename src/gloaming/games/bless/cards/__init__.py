"""The deck LuceOmbra: 62 different cards, by number."""

from typing import Any, Final

from gloaming.engine.script import Script
from gloaming.games.bless.cards.dual import DUAL_CARDS
from gloaming.games.bless.cards.light import LIGHT_CARDS
from gloaming.games.bless.cards.shadow import SHADOW_CARDS
from gloaming.games.bless.effects.steps import Block
from gloaming.games.bless.language.index import CLAUSES
from gloaming.games.bless.table.bits import CARDS_IN_ALL
from gloaming.games.bless.table.state import State

CARDS: Final = LIGHT_CARDS + SHADOW_CARDS + DUAL_CARDS

if [card.number for card in CARDS] != list(range(1, CARDS_IN_ALL + 1)):
    raise ValueError("a deck with a card twice, or none")


def scripts() -> list[Script[State, Any]]:
    """Every script that a card, or a part of one, brings along."""
    found = [script for card in CARDS for script in card.scripts]
    found += [clause.script for clause in CLAUSES if clause.script is not None]
    parts = [step for script in found for step in script.steps]
    found += [step.script for step in parts if isinstance(step, Block)]
    return list({script.name: script for script in found}.values())

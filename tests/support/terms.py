"""The terms of all games whose worth can be fitted."""

from typing import Any

import gloaming.games  # noqa: F401 - puts the games on the shelf.
from gloaming.ai.bots import bots_of, has_bots
from gloaming.ai.terms import Terms
from gloaming.engine.game import all_games

TERMS: dict[str, Terms[Any]] = {
    game.id: terms
    for game in all_games()
    if has_bots(game.id) and (terms := bots_of(game.id).terms) is not None
}

"""Guides: games of bots that play well enough to come far, for a scout to follow."""

from random import Random
from typing import Any

from gloaming.ai.levels import LEARNED, agent_called, agents_of
from gloaming.ai.play import play
from gloaming.engine.game import Game
from gloaming.engine.journal import Journal


def some_options(game: Game[Any], chance: Random) -> dict[str, str]:
    """Some options that may not be the usual ones."""
    return {
        setting.name: chance.choice(setting.values)
        for setting in game.settings
        if chance.random() < 0.3
    }


def guides(game: Game[Any], seed: int, games: int, seats: int | None = None) -> list[Journal]:
    """So many games of bots, with any options and any number of seats; none if none can play."""
    if LEARNED not in agents_of(game):
        return []
    found: list[Journal] = []
    for number in range(games):
        chance = Random(f"{seed} guide {number}")
        agents = [agent_called(LEARNED, game, hurried=False)] * (seats or chance.choice(game.seats))
        found.append(play(game, agents, some_options(game, chance), chance.getrandbits(32))[0])
    return found

"""Play many games beside their references: python -m tests.reference.compare bless --games 2000."""

import sys
from importlib import import_module
from random import Random
from typing import Any

import gloaming.games  # noqa: F401 - puts them on the shelf
from gloaming.engine.game import Game, game_called
from tests.promises.table import Table
from tests.reference.favouring import Favouring
from tests.reference.replayed import Replayed, journals


def main(words: list[str]) -> int:
    said = dict(zip(words[1::2], words[2::2], strict=True))
    games, first = int(said.get("--games", "100")), int(said.get("--seed", "0"))
    game, reference = game_called(words[0]), import_module(f"tests.reference.{words[0]}")
    manners = said["--manners"].split() if "--manners" in said else reference.MANNERS
    asked = failed = 0
    for seed in range(first, first + games):
        try:
            asked += reference.compare(table(game, seed, manners))
        except AssertionError as difference:
            failed += 1
            print(difference, flush=True)
    print(f"{game.id}: {games} games, {asked} questions, {failed} games differ")
    return min(failed, 1)


def table(game: Game[Any], seed: int, manners: list[str]) -> Table:
    luck = Random(seed)
    manner = luck.choice(manners)
    if manner == "replayed":
        return Replayed(luck.choice(journals(game.id)), luck.randrange(1500), seed)
    often = luck.choice([0.0, 0.3, 1.0])  # Some games just as they come out of the box.
    options = {one.name: luck.choice(one.values) for one in game.settings if luck.random() < often}
    kind = Favouring if manner == "favouring" else Table
    return kind(game, options, luck.choice(game.seats), seed, manner)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Play many games beside their references: python -m tests.reference.compare bless --games 2000."""

import sys
from importlib import import_module
from random import Random

import gloaming.games  # noqa: F401 - puts them on the shelf
from gloaming.engine.game import game_called
from tests.promises.table import Table
from tests.reference.steered import Steered


def main(words: list[str]) -> int:
    name = words[0]
    said = dict(zip(words[1::2], words[2::2], strict=True))
    games, first = int(said.get("--games", "100")), int(said.get("--seed", "0"))
    game, reference = game_called(name), import_module(f"tests.reference.{name}")
    manners = said["--manners"].split() if "--manners" in said else reference.MANNERS
    asked = failed = 0
    for seed in range(first, first + games):
        luck = Random(seed)
        often = luck.choice([0.0, 0.3, 1.0])  # Some games just as they come out of the box.
        options = {s.name: luck.choice(s.values) for s in game.settings if luck.random() < often}
        seats, manner = luck.choice(game.seats), luck.choice(manners)
        kind = Steered if manner == "steered" else Table
        try:
            asked += reference.compare(kind(game, options, seats, seed, manner))
        except AssertionError as difference:
            failed += 1
            print(difference, flush=True)
    print(f"{name}: {games} games, {asked} questions, {failed} games differ")
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

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
    game, compare = game_called(name), import_module(f"tests.reference.{name}").compare
    manners = said.get("--manners", "random curious steered").split()
    asked = failed = 0
    for seed in range(first, first + games):
        luck = Random(seed)
        options = {one.name: luck.choice(one.values) for one in game.settings}
        seats, manner = luck.choice(game.seats), luck.choice(manners)
        kind = Steered if manner == "steered" else Table
        try:
            asked += compare(kind(game, options, seats, seed, manner))
        except AssertionError as difference:
            failed += 1
            print(difference, flush=True)
    print(f"{name}: {games} games, {asked} questions, {failed} games differ")
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

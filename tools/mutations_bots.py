"""Faults of the bots: what they count, and what they are told of a game."""

from mutation import Mutation


def bot(what: str, file: str, old: str, new: str, tests: str) -> Mutation:
    return Mutation(f"bot: {what}", f"ai/{file}", old, new, f"tests/ai/{tests}")


# fmt: off
BOTS = [
    bot("eight tiles of a Temple count as none", "day_and_night/sites.py",
        "        self.eights ^= to_eights\n", "", "day_and_night/test_sites.py"),
    bot("a tile that is gone still counts", "day_and_night/sites.py",
        "            found.subtract(holding()[square])\n", "            pass\n",
        "day_and_night/test_sites.py"),
    bot("a level of one game is offered in none", "levels.py",
        ", *bots_of(game.id).searches]", "]", "test_bots.py"),
    bot("what play has taught is not used", "bots.py",
        "        return self.terms.weigh(worth)\n", "        return self.evaluation\n",
        "test_bots.py"),
]
# fmt: on

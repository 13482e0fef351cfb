"""Count what looks foolish in games of The Last Spell that bots play.

    python tools/count_follies.py apprentice adept --games 20 --option scenario=gildenberg
    python tools/count_follies.py adept --games 50 --option scenario=introductory --tell

Every level plays every seat of its own games, all with the same seeds. Run it compiled.
"""

import argparse
from collections import Counter
from pathlib import Path

import gloaming.games  # noqa: F401 - puts the games on the shelf.
from gloaming.ai.levels import agent_called
from gloaming.ai.play import play
from gloaming.engine import journal
from gloaming.engine.game import game_called
from gloaming.lab.follies import FOLLIES, counted, follies


def count(level: str, given: argparse.Namespace) -> None:
    """Play the games of one level and print how often it did each folly."""
    game = game_called("last_spell")
    options = dict(pair.split("=") for pair in given.option)
    total: Counter[str] = Counter()
    games: Counter[str] = Counter()
    won = 0
    for seed in range(given.seed, given.seed + given.games):
        agents = [agent_called(level, game, 1.0, False) for _ in range(given.seats)]
        kept, outcome = play(game, agents, options, seed)
        won += outcome.scores[0] == 1.0
        noted = follies(kept)
        found = counted(noted)
        total += found
        games.update(found.keys())
        if given.to:
            folder = Path(given.to)
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{level}-{seed}.journal").write_text(journal.write(kept), encoding="utf-8")
        if given.tell:
            for it in noted:
                print(f"{level} {seed}: {it!r}", flush=True)
    told = [f"{folly} {total[folly]} (in {games[folly]} games)" for folly in FOLLIES]
    print(f"{level}: won {won} of {given.games}; {', '.join(told)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("level", nargs="+")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="scenario=gildenberg, …")
    parser.add_argument("--tell", action="store_true", help="print every folly, too")
    parser.add_argument("--to", default="", help="keep the journals in this folder")
    given = parser.parse_args()
    for level in given.level:
        count(level, given)


if __name__ == "__main__":
    main()

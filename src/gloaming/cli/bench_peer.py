"""A well-known peer, Catanatron, measured like our own games: random players, one core.

It runs in an environment of its own, where there is no `gloaming`: run as a file, not imported.
"""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]


def main() -> None:
    length = float(sys.argv[1])
    random.seed(1)
    for _ in sys.stdin:
        decisions = played = 0
        begun = time.process_time()
        while (passed := time.process_time() - begun) < length or not played:
            table = Game([RandomPlayer(colour) for colour in Color])
            while table.winning_color() is None and table.state.num_turns < 1000:
                table.play_tick()
                decisions += 1
            played += 1
        copied = time.process_time()
        for _ in range(200):
            table.copy()
        measured = {
            "decisions_per_second": decisions / passed,
            "games_per_second": played / passed,
            "clone": (time.process_time() - copied) / 200 * 1e6,
        }
        print(json.dumps(measured), flush=True)


if __name__ == "__main__":
    main()

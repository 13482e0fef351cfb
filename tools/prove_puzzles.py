"""Prove the puzzles again: that their answers are the best ones, and clearly so.

    python tools/prove_puzzles.py                    all of them
    python tools/prove_puzzles.py bless --playouts 400
    python tools/prove_puzzles.py bless --puzzle the-one-to-give-up --onward 60

Puzzles of the proofs `win`, `stand` and `stop` are looked at completely, in imagined states; those
of `lives` and `playouts` are played on greedily from every answer; `vain` asks whether an answer is
a folly by what lies on the table. Run it compiled.

Whoever has stopped a loss should have a game left to play: `--onward` tells how many games are won
from each answer, if everybody goes on greedily.
"""

import argparse
import sys

import gloaming.games  # noqa: F401 - puts the games on the shelf.
from gloaming.engine.errors import GloamingError
from gloaming.engine.game import all_games, game_called
from gloaming.lab.puzzles.proof import PLAYOUTS, by_playing, prove
from gloaming.lab.puzzles.puzzle import Puzzle, puzzles_of


def proved(puzzle: Puzzle, playouts: int) -> bool:
    """Say what each answer is worth; whether that is what the puzzle says."""
    seats = len(puzzle.journal.heading.seats)
    kept = puzzle.journal
    verdict = prove(puzzle.proof, puzzle.game, puzzle.state, seats, playouts, kept=kept)
    right = verdict.clear and set(verdict.best) == set(puzzle.best)
    print(f"{'proved' if right else 'NOT PROVED'}: {puzzle.game.id} {puzzle.name}", flush=True)
    for it in verdict.row:
        mark = "*" if it.option in puzzle.best else " "
        figures = f"{it.low:.2f}" if it.low == it.high else f"{it.low:.2f} to {it.high:.2f}"
        print(f"  {mark} {it.option.name}: {figures}", flush=True)
    return right


def played_on(puzzle: Puzzle, games: int) -> None:
    """Say between which shares of games each answer wins in the end."""
    for it in by_playing(puzzle.game, puzzle.state, puzzle.seat, games).row:
        mark = "*" if it.option in puzzle.best else " "
        print(f"  {mark} {it.option.name}: wins {it.low:.0%} to {it.high:.0%}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="?", default="", help="one game; all of them by default")
    parser.add_argument("--puzzle", default="", help="only the one whose file has this name")
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="games from every answer")
    parser.add_argument("--onward", type=int, default=0, help="games to play on from every answer")
    given = parser.parse_args()
    try:
        boxes = [game_called(given.game)] if given.game else all_games()
        wanted = [it for box in boxes for it in puzzles_of(box) if given.puzzle in ("", it.name)]
    except GloamingError as error:
        sys.exit(str(error))
    if not wanted:
        sys.exit("there is no such puzzle")
    doubtful = [it.name for it in wanted if not proved(it, given.playouts)]
    if given.onward:
        for puzzle in wanted:
            print(f"played on: {puzzle.game.id} {puzzle.name}", flush=True)
            played_on(puzzle, given.onward)
    sys.exit(f"not proved: {', '.join(doubtful)}" if doubtful else 0)


if __name__ == "__main__":
    main()

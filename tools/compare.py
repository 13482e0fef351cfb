"""Count what a decision costs at another commit and here, in instructions: noise does not count.

    python tools/compare.py HEAD~3               # interpreted, every game
    python tools/compare.py v0.2.0 --game bless  # one game
    python tools/compare.py HEAD~3 --compiled    # both compiled first: some minutes

The same seed is played at both, so where the options of a game come in another order its tables are
not the same, and a longer walk (--decisions) evens that out. Needs valgrind. Nothing of the project
is touched: the other commit is looked at in a folder of its own.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ("day_and_night", "bless", "casting_shadows", "last_spell")
COUNT: Final = (
    "valgrind",
    "--tool=cachegrind",
    "--cache-sim=no",
    "--cachegrind-out-file=/dev/null",
)
PLAY: Final = """
import sys
from random import Random
import gloaming.games
from gloaming.engine.game import all_games
from gloaming.engine.script import answer
name, left, luck = sys.argv[1], int(sys.argv[2]), Random(5)
game = next(game for game in all_games() if game.id == name)
while left:
    state = game.setup({}, game.seats[0])
    while state.question is not None and left:
        answer(state, state.question.pick(luck.random()))
        left -= 1
"""


def main() -> int:
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("commit", help="what to compare with")
    options.add_argument("--game", choices=GAMES, help="this one only")
    options.add_argument("--compiled", action="store_true", help="compile both first")
    options.add_argument("--decisions", type=int, default=10_000)
    wish = options.parse_args()
    if not shutil.which("valgrind"):
        print("valgrind is not installed; it counts the instructions.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="gloaming-compare-") as folder:
        other = Path(folder) / "tree"
        add = ["git", "worktree", "add", "--quiet", "--detach", str(other), wish.commit]
        if subprocess.run(add, cwd=ROOT, check=False).returncode:
            return 2
        try:
            trees = [code(tree, wish.compiled) for tree in (other, ROOT)]
            print(f"instructions a decision, at {wish.commit} and here")
            for game in [wish.game] if wish.game else GAMES:
                then, now = (cost(tree, game, wish.decisions) for tree in trees)
                print(f"{game:<16} {then:>9,.0f} {now:>9,.0f}  {now / then - 1:+.1%}", flush=True)
        except KeyboardInterrupt:
            print("Stopped; what stands above was counted.")
        finally:
            remove = ["git", "worktree", "remove", "--force", str(other)]
            subprocess.run(remove, cwd=ROOT, check=False)
    return 0


def code(tree: Path, compiled: bool) -> Path:
    """Where Python finds the code of a tree."""
    if not compiled:
        return tree / "src"
    print(f"compiling {tree.name} …", flush=True)
    surroundings = os.environ | {"PYTHONPATH": str(tree / "src")}
    command = [sys.executable, "tools/compile.py"]
    subprocess.run(command, cwd=tree, env=surroundings, check=True, capture_output=True)
    return tree / "build" / "compiled"


def cost(tree: Path, game: str, decisions: int) -> float:
    """What one more decision costs; what comes before the first one does not count."""
    few = decisions // 5
    return (instructions(tree, game, decisions) - instructions(tree, game, few)) / (decisions - few)


def instructions(tree: Path, game: str, decisions: int) -> int:
    surroundings = os.environ | {"PYTHONPATH": str(tree), "PYTHONHASHSEED": "0"}
    played = subprocess.run(
        [*COUNT, sys.executable, "-c", PLAY, game, str(decisions)],
        env=surroundings,
        cwd=tree,
        check=True,
        capture_output=True,
        text=True,
    )
    counted = re.search(r"I\s+refs:\s+([\d,]+)", played.stderr)
    assert counted is not None, played.stderr
    return int(counted[1].replace(",", ""))


if __name__ == "__main__":
    sys.exit(main())

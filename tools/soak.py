"""Play on and on, where it is long and random: make soak.

    python tools/soak.py                      # until it is stopped
    python tools/soak.py --minutes 10         # so long
    python tools/soak.py --dips 8 --seed 7    # so much, and the same every time
    python tools/soak.py --game bless

Round after round, each longer than the last, with other seeds: random games and steered walks of
every game, games beside the references, all tests of the rules with many tables, the server's long
tests, the boards clicked at random. Whatever fails is named with the command that repeats it, here
and in build/soak/failures.txt, and leaves its output beside that: stopping loses nothing.
"""

import argparse
import os
import random
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = Path("build/soak")
PYTHON: Final = ".venv/bin/python"
GAMES: Final = ("bless", "casting_shadows", "day_and_night", "last_spell")
LONGEST: Final = 50  # Games of one dip.
PAUSE: Final = 0.2


class Dip(NamedTuple):
    """A while of one kind: what it is called, and how it is done."""

    name: str
    command: list[str]
    soaked: str = ""  # The seed of tests that go far; "": no tests.

    def again(self) -> str:
        before = f"GLOAMING_SOAK=1 GLOAMING_SEED={self.soaked} " if self.soaked else ""
        return before + shlex.join(self.command)


class Dipping(NamedTuple):
    """A dip that is under way."""

    dip: Dip
    process: subprocess.Popen[bytes]
    log: Path
    begun: float


def dips(seed: int, games: list[str]) -> Iterator[Dip]:
    """Ever more of everything. The first round is short, so that a short soak has all of it."""
    for turn in count():
        luck, many = seed + 1000 * turn, min(LONGEST, 3 * 2**turn)
        for game in games:
            fuzz = fuzzing(game, many, luck, from_journals=turn > 0)
            yield Dip(f"{game}: {many} games and walks, seed {luck}", fuzz)
        for game in games:
            compare = [PYTHON, "-m", "tests.reference.compare", game]
            compare += ["--games", str(many), "--seed", str(luck)]
            yield Dip(f"{game}: {many} games beside the reference, seed {luck}", compare)
        for game in games:
            yield tested(f"{game}: all tests of its rules", [f"tests/games/{game}"], luck)
        if len(games) == len(GAMES):
            crash, secrecy = "tests/server/test_crash.py", "tests/server/test_secrecy.py"
            yield tested("the server", [secrecy, crash], luck)
            yield tested("the boards", ["tests/web", "-k", "glows or turns or fingers"], luck)


def fuzzing(game: str, many: int, luck: int, from_journals: bool) -> list[str]:
    command = [".venv/bin/gloaming", "fuzz", game, "--games", str(many), "--seed", str(luck)]
    command += ["--out", str(KEPT)]
    return [*command, "--journals", "tests/journals"] if from_journals else command


def tested(name: str, tests: list[str], luck: int) -> Dip:
    command = [PYTHON, "-m", "pytest", "-q", f"--hypothesis-seed={luck}", *tests]
    return Dip(f"{name}, seed {luck}", command, str(luck))


def main() -> int:
    wish = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    wish.add_argument("--minutes", type=float, help="stop after so many; else when told to")
    wish.add_argument("--dips", type=int, help="stop after so many")
    wish.add_argument("--seed", type=int, help="of the first round; else any")
    wish.add_argument("--game", choices=GAMES, help="this one only")
    wished = wish.parse_args()
    seed = random.randrange(1_000_000) if wished.seed is None else wished.seed
    end = time.monotonic() + 60 * wished.minutes if wished.minutes else float("inf")
    os.chdir(ROOT)
    KEPT.mkdir(parents=True, exist_ok=True)
    print(f"Soaking with seed {seed}; Control-C ends it.", flush=True)
    coming = dips(seed, [wished.game] if wished.game else list(GAMES))
    return soak(islice(coming, wished.dips), end)


def soak(coming: Iterator[Dip], end: float) -> int:
    """As many dips at once as there are processors, until it is enough."""
    running: list[Dipping] = []
    done = failed = 0
    try:
        while time.monotonic() < end:
            while len(running) < (os.cpu_count() or 1) and (dip := next(coming, None)):
                running.append(begin(dip))
            if not running:
                break
            for dipping in [one for one in running if one.process.poll() is not None]:
                running.remove(dipping)
                done += 1
                failed += not went_well(dipping, done)
            time.sleep(PAUSE)
    except KeyboardInterrupt:
        print()
    finally:
        for dipping in running:
            os.killpg(dipping.process.pid, signal.SIGTERM)
            dipping.process.wait()
            print(f"  cut short: {dipping.dip.name}")
    print(f"{done} dips, {failed} of them failed{f': see {KEPT}/failures.txt' if failed else ''}.")
    return min(failed, 1)


def begin(dip: Dip) -> Dipping:
    log = KEPT / f"{''.join(it if it.isalnum() else '-' for it in dip.name)}.log"
    soaked = {"GLOAMING_SOAK": "1", "GLOAMING_SEED": dip.soaked} if dip.soaked else {}
    with log.open("wb") as out:
        process = subprocess.Popen(
            dip.command,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            env=os.environ | soaked,
            start_new_session=True,
        )
    return Dipping(dip, process, log, time.monotonic())


def went_well(dipping: Dipping, number: int) -> bool:
    took = f"({time.monotonic() - dipping.begun:.0f} s)"
    if dipping.process.returncode == 0:
        print(f"{number:4} {dipping.dip.name}: well {took}", flush=True)
        dipping.log.unlink()
        return True
    print(f"{number:4} {dipping.dip.name}: FAILED {took}\n  {dipping.dip.again()}", flush=True)
    with (KEPT / "failures.txt").open("a", encoding="utf-8") as failures:
        failures.write(f"{dipping.dip.again()}  # {dipping.log}\n")
    return False


if __name__ == "__main__":
    sys.exit(main())

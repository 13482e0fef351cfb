"""Attack: all of it, or some, for so long; and say what held.

python -m tests.attacks [--only cookies] [--seconds 15] [--minutes 30] [--list]
"""

import argparse
import asyncio
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from time import monotonic

from tests.attacks import soak
from tests.attacks.ground import Attack, Ground, Report, all_attacks
from tests.attacks.server import Server


def chosen(only: str) -> list[Attack]:
    """By family, or by a part of the name."""
    attacks = all_attacks()
    if not only:
        return attacks
    found = [it for it in attacks if only in (it.family, it.name)]
    return found or [it for it in attacks if only in it.name]


async def one(attack: Attack, folder: Path, seconds: float) -> Report:
    """With a server of its own, which nobody has attacked before."""
    async with AsyncExitStack() as stack:
        ground = Ground(folder, False, seconds, stack)
        ground.server = Server(folder)
        stack.push_async_callback(ground.server.kill)
        await ground.server.start()
        try:
            await attack.run(ground)
            await aftermath(ground)
        except Exception as error:
            ground.holds("it could be carried through", False, f"{type(error).__name__}: {error}")
        return ground.report


async def aftermath(ground: Ground, logged: int = 0) -> None:
    """What holds after every attack."""
    ground.holds("the server still answers", await ground.server.answers())
    traces = tracebacks(ground.server.log(logged))
    ground.holds("no traceback in the log", not traces, f"{len(traces)}, such as {traces[:1]}")


def tracebacks(log: str) -> list[str]:
    """The last words of each."""
    return [it.partition("Traceback")[2][-200:] for it in log.splitlines() if "Traceback" in it]


async def attack_all(attacks: list[Attack], seconds: float, minutes: float) -> int:
    began = monotonic()
    held: list[str] = []
    broken: list[str] = []
    try:
        for number, attack in enumerate(attacks, 1):
            if monotonic() - began > minutes * 60:
                print(f"The time is over: {len(attacks) - number + 1} were not tried.")
                break
            name = f"{attack.family} · {attack.name}"
            print(f"[{number}/{len(attacks)}] {name}: {attack.what}", flush=True)
            with tempfile.TemporaryDirectory(prefix="gloaming-attack-") as folder:
                report = await one(attack, Path(folder), seconds)
            print("\n".join(report.lines()), flush=True)
            held += [name] if not report.broken else []
            broken += [f"{name}: {line}" for line in report.broken]
    finally:  # Also when somebody stops it.
        print(f"\nAfter {monotonic() - began:.0f} s: {len(held)} attacks were withstood.")
        for line in broken:
            print(f"  NOT HELD  {line}")
        sys.stdout.flush()
    return 1 if broken else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="a family, an attack, or soak")
    parser.add_argument("--seconds", type=float, default=0, help="how long each of them lasts")
    parser.add_argument("--minutes", type=float, default=30, help="how long all of them last")
    parser.add_argument("--list", action="store_true", help="name them")
    given = parser.parse_args()
    if given.list:
        for it in all_attacks():
            print(f"{it.family:<10} {it.name:<40} {it.what}")
        return 0
    try:
        if given.only == "soak":
            return asyncio.run(soak.soak(given.seconds or 3600))
        attacks = chosen(given.only)
        if not attacks:
            parser.error(f"no attack is called “{given.only}”: see --list")
        return asyncio.run(attack_all(attacks, given.seconds or 15, given.minutes))
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())

"""Break the code in one place at a time and see that a test notices.

    python tools/mutate.py                # every mutation
    python tools/mutate.py imagin undo    # those with one of these words in their name
    python tools/mutate.py --every=8      # one in eight, from all over the list
    python tools/mutate.py --remember     # and write down who noticed, in tools/noticed.txt

Nothing in the project is touched: each mutation is made in a copy of it. Whoever noticed last time
is asked first; where that test is gone, or has gone blind, all that should notice are asked. It can
be stopped at any time, and says how far it came.
"""

import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from mutation import Mutation
from mutations import MUTATIONS
from trial import (
    Trial,
    apart,
    begin,
    copy_project,
    first_failing,
    mend,
    source,
    warm_up,
)

EVERY: Final = "--every="
NOTICED: Final = Path(__file__).with_name("noticed.txt")


def main(words: list[str]) -> int:
    wanted = [word for word in words if not word.startswith("--")]
    step = next((int(word[len(EVERY) :]) for word in words if word.startswith(EVERY)), 1)
    named = [one for one in MUTATIONS if not wanted or any(word in one.what for word in wanted)]
    chosen = named[::step]
    for mutation in chosen:
        if source(mutation).read_text("utf-8").count(mutation.old) != 1:
            sys.exit(f"{mutation.what}: {mutation.file} does not hold the old text exactly once")
    known = noticed_before()
    caught: dict[str, str] = {}
    survived: list[str] = []
    warm_up()
    with tempfile.TemporaryDirectory(prefix="gloaming-mutate-") as folder:
        copies = [copy_project(Path(folder) / str(one)) for one in range(os.cpu_count() or 1)]
        try:
            for trial, noticed in trials(chosen, known, copies):
                what, before = trial.mutation.what, known.get(trial.mutation.what, "")
                if noticed:
                    caught[what] = noticed
                else:
                    survived.append(what)
                verdict = f"caught by {noticed}" if noticed else "SURVIVED"
                blind = f", not by {before}" if before not in ("", noticed) else ""
                number = f"{len(caught) + len(survived)}/{len(chosen)}"
                took = time.monotonic() - trial.begun
                print(f"{number} {what}: {verdict}{blind} ({took:.0f} s)", flush=True)
        except KeyboardInterrupt:
            print("Stopped; what was not named above was not tried.")
        check(set(caught.values()), copies[0])
    if "--remember" in words:
        remember(known | caught)
    for what in survived:
        print(f"SURVIVED: {what}")
    print(f"{len(caught)} of {len(chosen)} mutations were caught.")
    return 0 if len(caught) == len(chosen) else 1


def check(witnesses: set[str], copy: Path) -> None:
    """Whoever noticed says nothing where nothing is broken."""
    tests = sorted(test for test in witnesses if "::" in test)
    if not tests:
        return
    _, status = os.waitpid(apart(lambda: first_failing(tests), copy), 0)
    if os.waitstatus_to_exitcode(status):
        sys.exit(f"the tests could not be run:\n{(copy / 'log').read_text('utf-8')}")
    if failing := (copy / "noticed").read_text("utf-8"):
        sys.exit(f"nothing is broken any more, and still a test fails: {failing}")


def trials(
    chosen: list[Mutation], known: dict[str, str], copies: list[Path]
) -> Iterator[tuple[Trial, str]]:
    """Each mutation with whoever noticed it, as they come; as many at once as there are copies."""
    left = list(reversed(chosen))
    running: dict[int, Trial] = {}
    try:
        while left or running:
            while left and copies:
                mutation = left.pop()
                trial = begin(mutation, copies.pop(), known.get(mutation.what, ""))
                running[trial.process] = trial
            process, status = os.wait()
            trial = running.pop(process)
            copies.append(mend(trial))
            yield trial, trial.verdict(status)
    finally:
        for process, trial in running.items():
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)
            copies.append(mend(trial))


def noticed_before() -> dict[str, str]:
    """Who noticed each mutation when last it was written down."""
    found: dict[str, str] = {}
    test = ""
    for line in NOTICED.read_text("utf-8").splitlines() if NOTICED.exists() else ():
        if line.startswith("    "):
            found[line.strip()] = test
        else:
            test = line
    return found


def remember(known: dict[str, str]) -> None:
    """Under each test, what it noticed."""
    lines: list[str] = []
    listed = [one.what for one in MUTATIONS if "::" in known.get(one.what, "")]
    for test in sorted({known[what] for what in listed}):
        lines += [test, *(f"    {what}" for what in listed if known[what] == test)]
    NOTICED.write_text("".join(f"{line}\n" for line in lines), "utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

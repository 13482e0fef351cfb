"""Break the code in one place at a time and see that a test notices.

    python tools/mutate.py            # every mutation
    python tools/mutate.py imagin     # those with this word in their name

Nothing in the project is touched: each mutation is made in a copy of it.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from mutation import Mutation
from mutations import MUTATIONS

ROOT = Path(__file__).resolve().parent.parent
NEEDED = ("src", "tests", "docs", "pyproject.toml")
PATIENCE = 600  # Seconds; a game that never ends was noticed too.


def main(word: str = "") -> int:
    chosen = [mutation for mutation in MUTATIONS if word in mutation.what]
    missed = 0
    for mutation in chosen:
        if source(mutation, ROOT).read_text(encoding="utf-8").count(mutation.old) != 1:
            sys.exit(f"{mutation.what}: {mutation.file} does not hold the old text exactly once")
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in NEEDED:
            put(ROOT / name, copy / name)
        for tests in sorted({mutation.tests for mutation in chosen}):
            if noticed := failing(tests, copy):
                sys.exit(f"nothing is broken yet, and still a test fails: {noticed}")
        for number, mutation in enumerate(chosen, 1):
            start = time.monotonic()
            noticed = trial(mutation, copy)
            missed += not noticed
            verdict = f"caught by {noticed}" if noticed else "SURVIVED"
            took = time.monotonic() - start
            print(f"{number}/{len(chosen)} {mutation.what}: {verdict} ({took:.0f} s)", flush=True)
    print(f"{len(chosen) - missed} of {len(chosen)} mutations were caught.")
    return 1 if missed else 0


def source(mutation: Mutation, root: Path) -> Path:
    return root / "src" / "gloaming" / mutation.file


def put(original: Path, copy: Path) -> None:
    if original.is_dir():
        shutil.copytree(original, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    else:
        shutil.copy(original, copy)


def trial(mutation: Mutation, copy: Path) -> str:
    """The first test that notices a mutation, if any does."""
    file = source(mutation, copy)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(mutation.old, mutation.new), encoding="utf-8")
    try:
        return failing(mutation.tests, copy)
    finally:
        file.write_text(text, encoding="utf-8")


def failing(tests: str, copy: Path) -> str:
    """The first test that fails, "" if none does."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "--tb=no"]
    command += ["-p", "no:cacheprovider", "--hypothesis-seed=1", *shlex.split(tests)]
    try:
        run = subprocess.run(
            command,
            cwd=copy,
            env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            check=False,
            text=True,
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired:
        return "a test that never ended"
    shutil.rmtree(copy / ".hypothesis", ignore_errors=True)
    if run.returncode == 0:
        return ""
    failed = re.search(r"^FAILED \S*?([\w.]+)::(\S+)", run.stdout, re.MULTILINE)
    if failed is None:
        sys.exit(f"the tests could not be run:\n{run.stdout}{run.stderr}")
    return f"{failed[1]}: {failed[2].removeprefix('TestPromises::')}"


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

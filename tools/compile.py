"""Compile the rules with mypyc into build/compiled, beside a copy of everything else.

Run it after every edit: it does the slow part only when what it compiles has changed. It works
aside and puts the whole in place at the end, so that whoever stops it leaves nothing half; of two
at once one waits, and finds the work done.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from filecmp import cmp
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

JOBS: Final = 2
CALMLY: Final = "--calmly"  # Somebody plays meanwhile.
POSSIBLE: Final = "--possible"  # Say only whether it can be done.
TRIED: Final = "import gloaming.games, gloaming.server.thinker, gloaming.engine.script as it; \
raise SystemExit(it.__file__.endswith('.py'))"


class Workshop:
    """The folder of the project: what is compiled, and where it comes to lie."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.source = root / "src"
        self.target = root / "build" / "compiled"
        self.aside = root / "build" / "compiling"
        pyproject = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
        hooks = pyproject["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]
        self.how: dict[str, Any] = hooks["custom"]

    def files(self) -> list[Path]:
        """What is compiled: the paths listed in pyproject.toml, files or folders."""
        chosen = [self.root / path for path in self.how["include"]]
        spared = [self.root / path for path in self.how["exclude"]]
        return [
            file
            for file in sorted(self.source.rglob("*.py"))
            if any(file.is_relative_to(path) for path in chosen)
            and not any(file.is_relative_to(path) for path in spared)
        ]

    def fingerprint(self) -> str:
        """Of all that the result depends on."""
        digest = hashlib.sha256(repr((sys.version, version("mypy"), self.how)).encode())
        digest.update(Path(__file__).read_bytes())
        for file in self.files():
            digest.update(f"{file.relative_to(self.root)}\n".encode() + file.read_bytes())
        return digest.hexdigest()

    def is_compiled(self) -> bool:
        stamp = self.target / "fingerprint"
        return stamp.is_file() and stamp.read_text() == self.fingerprint()

    def is_copied(self) -> bool:
        """Whether what is not compiled, and may change without, is the same in both places."""
        ours, theirs = copied(self.source), copied(self.target)
        return ours.keys() == theirs.keys() and all(cmp(ours[it], theirs[it]) for it in ours)

    def compile(self) -> bool:
        """Bring the target up to date; whether there was anything to compile."""
        with self.alone():
            known = self.is_compiled()
            if known and self.is_copied():
                return False
            shutil.rmtree(self.aside, ignore_errors=True)  # Of somebody who was stopped.
            try:
                wanted = self.fingerprint()
                strangers = shutil.ignore_patterns("__pycache__", "*.so")
                shutil.copytree(self.source / "gloaming", self.aside / "gloaming", ignore=strangers)
                if known:
                    for file in self.target.rglob("*.so"):
                        os.link(file, self.aside / file.relative_to(self.target))
                else:
                    build(self)
                (self.aside / "fingerprint").write_text(wanted)
                self.put_in_place()
            finally:
                shutil.rmtree(self.aside, ignore_errors=True)
        return not known

    def put_in_place(self) -> None:
        old = self.target.with_name("compiled.old")
        shutil.rmtree(old, ignore_errors=True)
        if self.target.exists():
            self.target.rename(old)
        self.aside.rename(self.target)
        shutil.rmtree(old, ignore_errors=True)

    @contextmanager
    def alone(self) -> Iterator[None]:
        """One at a time; the lock goes with the process that holds it."""
        self.aside.parent.mkdir(parents=True, exist_ok=True)
        with self.aside.with_suffix(".lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield


def copied(folder: Path) -> dict[Path, Path]:
    """The files of the package that are copied, by their path inside."""
    return {
        file.relative_to(folder): file
        for file in folder.glob("gloaming/**/*")
        if file.is_file() and file.suffix not in (".so", ".pyc")
    }


def build(workshop: Workshop) -> None:
    """Compile the copy that lies aside, and see that it can be played with."""
    from mypyc.build import mypycify  # noqa: PLC0415 - slow to read, and seldom needed.
    from setuptools import setup  # type: ignore[import-untyped] # noqa: PLC0415

    aside, how = workshop.aside, workshop.how
    scratch = aside / "mypyc"
    share_the_work()
    os.chdir(aside)  # mypy names a module after its path from here.
    files = [str(file.relative_to(workshop.source)) for file in workshop.files()]
    arguments = [f"--cache-dir={scratch / 'cache'}", *how["mypy-args"], *files]
    name = "gloaming"  # Of the one module in which all of them are.
    modules = mypycify(arguments, target_dir=str(scratch), group_name=name, **how["options"])
    places = [f"--build-temp={scratch}", f"--build-lib={scratch / 'lib'}"]
    command = ["--quiet", "build_ext", "--inplace", f"--parallel={JOBS}", *places]
    setup(name=name, ext_modules=modules, script_args=command)
    shutil.rmtree(scratch)
    tried = [sys.executable, "-P", "-c", TRIED]
    subprocess.run(tried, env=os.environ | {"PYTHONPATH": str(aside)}, check=True)


def share_the_work() -> None:
    """mypyc writes one big C file; only at link time can gcc spread it over several cores."""
    if "gcc" in c_compiler():
        for flags in ("CFLAGS", "LDFLAGS"):
            os.environ[flags] = f"{os.environ.get(flags, '')} -flto={JOBS}".strip()


def c_compiler() -> str:
    return os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "")


def can_compile() -> bool:
    """Whether there is a C compiler, and what it needs of Python."""
    name, *_ = [*c_compiler().split(), ""]
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(name) is not None and header.is_file()


def main() -> None:
    if POSSIBLE in sys.argv:
        sys.exit(not can_compile())
    if CALMLY in sys.argv:
        os.nice(19)
    workshop = Workshop(Path(__file__).resolve().parent.parent)
    compiled = workshop.compile()
    print(f"{len(workshop.files())} modules {'compiled' if compiled else 'are compiled already'}.")


if __name__ == "__main__":
    main()

"""Compile the rules with mypyc into build/compiled, beside a copy of everything else.

Run it after every edit: it does the slow part only when what it compiles has changed.
"""

import hashlib
import os
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

from mypy.version import __version__ as mypy_version
from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TARGET = ROOT / "build" / "compiled"
STAMP = TARGET / "fingerprint"
JOBS = 2


def main() -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    hook = pyproject["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    files = to_compile(hook["include"], hook["exclude"])
    wanted = fingerprint(files, hook)
    if STAMP.is_file() and STAMP.read_text() == wanted:
        refresh()
        print(f"{len(files)} modules are compiled already.")
        return
    shutil.rmtree(TARGET, ignore_errors=True)  # What was renamed must not live on as an .so file.
    refresh()
    build([str(file.relative_to(SOURCE)) for file in files], hook)
    STAMP.write_text(wanted)
    print(f"{len(files)} modules compiled.")


def to_compile(include: list[str], exclude: list[str]) -> list[Path]:
    """The same choice as the wheel's: the paths listed in pyproject.toml, files or folders."""
    chosen = [ROOT / path for path in include]
    spared = [ROOT / path for path in exclude]
    return [
        file
        for file in sorted(SOURCE.rglob("*.py"))
        if any(file.is_relative_to(path) for path in chosen)
        and not any(file.is_relative_to(path) for path in spared)
    ]


def fingerprint(files: list[Path], hook: dict[str, Any]) -> str:
    digest = hashlib.sha256(repr((sys.version, mypy_version, hook)).encode())
    for file in [Path(__file__), *files]:
        digest.update(f"{file.relative_to(ROOT)}\n".encode() + file.read_bytes())
    return digest.hexdigest()


def refresh() -> None:
    """Copy the package anew, and leave what is compiled."""
    for path in TARGET.glob("gloaming/**/*"):
        if path.is_file() and path.suffix != ".so":
            path.unlink()
    strangers = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(SOURCE / "gloaming", TARGET / "gloaming", ignore=strangers, dirs_exist_ok=True)


def build(files: list[str], hook: dict[str, Any]) -> None:
    scratch = TARGET.parent / "mypyc"
    shutil.rmtree(scratch, ignore_errors=True)
    share_the_work()
    os.chdir(TARGET)  # mypy names a module after its path from here.
    arguments = [f"--cache-dir={scratch / 'cache'}", *hook["mypy-args"], *files]
    modules = mypycify(arguments, target_dir=str(scratch), **hook["options"])
    places = [f"--build-temp={scratch}", f"--build-lib={scratch / 'lib'}"]
    command = ["--quiet", "build_ext", "--inplace", f"--parallel={JOBS}", *places]
    setup(name="gloaming", ext_modules=modules, script_args=command)


def share_the_work() -> None:
    """mypyc writes one big C file; only at link time can gcc spread it over several cores."""
    if "gcc" in os.environ.get("CC", sysconfig.get_config_var("CC") or ""):
        for flags in ("CFLAGS", "LDFLAGS"):
            os.environ[flags] = f"{os.environ.get(flags, '')} -flto={JOBS}".strip()


if __name__ == "__main__":
    main()

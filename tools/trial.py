"""A mutation tried in a copy of the project, by a process of its own."""

import os
import resource
import shlex
import shutil
import sys
import time
import traceback
from collections.abc import Callable
from importlib.metadata import entry_points
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from mutation import Mutation

ROOT: Final = Path(__file__).resolve().parent.parent
NEEDED: Final = ("src", "tests", "docs", "pyproject.toml")
LEFT_OUT: Final = shutil.ignore_patterns("*.so", "static")
BROKEN_AT: Final = count(1_000_000_000)  # Never the same time twice: nothing compiled is mistaken.
PATIENCE: Final = 600  # Seconds of work; a game that never ends was noticed too.
QUIETLY: Final = ["-x", "-q", "--tb=short", "--no-header", "-p", "no:cacheprovider"]
WARM: Final = ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # Plugins are loaded already.


class Unreadable(Exception):
    """The tests could not even be begun; with what was said about it."""


class Trial(NamedTuple):
    mutation: Mutation
    copy: Path
    process: int
    begun: float
    sound: str  # What the file was before it was broken,
    written: int  # and when it was written.

    def verdict(self, status: int) -> str:
        """The first test that noticed; "" if none did."""
        if os.WIFSIGNALED(status):
            return "a test that never ended"
        if os.waitstatus_to_exitcode(status):
            print(f"the tests could not be run:\n{(self.copy / 'log').read_text('utf-8')}")
            return ""
        return (self.copy / "noticed").read_text("utf-8")


def warm_up() -> None:
    """Load once what every trial needs: the test runner and all that plugs into it."""
    for plugin in entry_points(group="pytest11"):
        plugin.load()


def copy_project(place: Path) -> Path:
    """Times of files are kept, and with them what was compiled of those that nobody breaks."""
    place.mkdir()
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, place / name, ignore=LEFT_OUT)
        else:
            shutil.copy2(ROOT / name, place / name)
    return place


def source(mutation: Mutation, root: Path = ROOT) -> Path:
    return root / "src" / "gloaming" / mutation.file


def begin(mutation: Mutation, copy: Path, first: str) -> Trial:
    """Break the copy, and ask there: the one who noticed before, then all who should."""

    def ask() -> str:
        return (first and first_failing([first])) or first_failing(shlex.split(mutation.tests))

    file = source(mutation, copy)
    before = file.stat().st_mtime_ns
    sound = file.read_text("utf-8")
    file.write_text(sound.replace(mutation.old, mutation.new), "utf-8")
    os.utime(file, (0, next(BROKEN_AT)))
    return Trial(mutation, copy, apart(ask, copy), time.monotonic(), sound, before)


def mend(trial: Trial) -> Path:
    """The copy as it was before."""
    file = source(trial.mutation, trial.copy)
    file.write_text(trial.sound, "utf-8")
    os.utime(file, ns=(trial.written, trial.written))
    shutil.rmtree(trial.copy / ".hypothesis", ignore_errors=True)
    return trial.copy


def apart(ask: Callable[[], str], copy: Path) -> int:
    """Start a process that asks, and leaves the answer in its copy. Which it is."""
    process = os.fork()
    if process:
        return process
    code = 1
    try:
        log = os.open(copy / "log", os.O_CREAT | os.O_TRUNC | os.O_WRONLY)
        os.dup2(log, 1)
        os.dup2(log, 2)
        os.chdir(copy)
        os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = str(copy / ".hypothesis")
        resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE))
        (copy / "noticed").write_text(ask(), "utf-8")
        code = 0
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


class Ear:
    """Hears which test fails first, and whether all could be read."""

    failed = ""
    unread = ""

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.unread = self.unread or report.nodeid

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid


def first_failing(tests: list[str]) -> str:
    """The first test that fails; "" if none does, or a test of this name is gone."""
    ear = Ear()
    code = pytest.main([*QUIETLY, *WARM, "--hypothesis-seed=1", *tests], plugins=[ear])
    gone = code in (pytest.ExitCode.USAGE_ERROR, pytest.ExitCode.NO_TESTS_COLLECTED)
    if ear.unread or (code not in (0, 1) and not (gone and len(tests) == 1)):
        raise Unreadable(ear.unread or f"pytest ended with {code}")
    return ear.failed

"""Compiling while people play: what is put in place is whole, and never of other sources."""

import fcntl
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import pytest

from tests.package.installed import ROOT

sys.path.append(str(ROOT / "tools"))
import compile as workshop
import play
from compile import Workshop

HOOK = """
[tool.hatch.build.targets.wheel.hooks.custom]
include = ["src/gloaming/engine"]
exclude = []
"""
Doing = Callable[[str], play.Compiling]


@pytest.fixture
def shop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    """A project of two files, one of which is compiled, by writing one more file."""
    (tmp_path / "pyproject.toml").write_text(HOOK)
    (tmp_path / "src/gloaming/engine").mkdir(parents=True)
    (tmp_path / "src/gloaming/engine/rules.py").write_text("RULES = 1\n")
    (tmp_path / "src/gloaming/served.txt").write_text("one\n")
    monkeypatch.setattr(workshop, "build", pretend)
    return Workshop(tmp_path)


def pretend(shop: Workshop) -> None:
    rules = (shop.aside / "gloaming/engine/rules.py").read_text()
    (shop.aside / "gloaming/engine/rules.so").write_text(f"compiled {rules}")


def test_what_is_compiled_lies_beside_a_copy_of_the_rest(shop: Workshop) -> None:
    assert shop.compile()
    assert shop.is_compiled()
    assert (shop.target / "gloaming/engine/rules.so").read_text() == "compiled RULES = 1\n"
    assert (shop.target / "gloaming/served.txt").read_text() == "one\n"
    assert not shop.aside.exists()
    assert not shop.compile()  # Nothing has changed.


def test_rules_that_were_edited_are_compiled_anew(shop: Workshop) -> None:
    shop.compile()
    (shop.source / "gloaming/engine/rules.py").write_text("RULES = 2\n")
    assert not shop.is_compiled()
    assert shop.compile()
    assert (shop.target / "gloaming/engine/rules.so").read_text() == "compiled RULES = 2\n"


def test_what_is_not_compiled_is_only_copied(shop: Workshop) -> None:
    shop.compile()
    (shop.source / "gloaming/served.txt").unlink()
    (shop.source / "gloaming/new.txt").write_text("two\n")
    assert not shop.compile()
    assert (shop.target / "gloaming/engine/rules.so").exists()
    assert (shop.target / "gloaming/new.txt").read_text() == "two\n"
    assert not (shop.target / "gloaming/served.txt").exists()


def test_whoever_is_stopped_leaves_what_was_there(
    shop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(shop: Workshop) -> None:
        pretend(shop)
        raise KeyboardInterrupt

    shop.compile()
    (shop.source / "gloaming/engine/rules.py").write_text("RULES = 2\n")
    monkeypatch.setattr(workshop, "build", stopped)
    with pytest.raises(KeyboardInterrupt):
        shop.compile()
    assert (shop.target / "gloaming/engine/rules.so").read_text() == "compiled RULES = 1\n"
    assert not shop.aside.exists()
    assert not shop.is_compiled()


def test_what_a_killed_one_left_is_swept_away(shop: Workshop) -> None:
    (shop.aside / "gloaming").mkdir(parents=True)
    (shop.aside / "gloaming/half.so").touch()
    shop.compile()
    assert not (shop.target / "gloaming/half.so").exists()


def test_of_two_at_once_one_waits_and_finds_the_work_done(
    shop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[Workshop] = []
    results: list[bool] = []
    second = Thread(target=lambda: results.append(shop.compile()))

    def meanwhile(shop: Workshop) -> None:
        built.append(shop)
        second.start()
        with shop.aside.with_suffix(".lock").open() as lock, pytest.raises(BlockingIOError):
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        pretend(shop)

    monkeypatch.setattr(workshop, "build", meanwhile)
    assert shop.compile()
    second.join()
    assert results == [False]
    assert len(built) == 1


@pytest.fixture
def compiling(tmp_path: Path, shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> Doing:
    """What runs while the table is open, doing something else instead."""
    monkeypatch.setenv("LC_ALL", "C")

    def doing(script: str) -> play.Compiling:
        (tmp_path / "tools").mkdir()
        (tmp_path / "tools/compile.py").write_text(script)
        monkeypatch.setattr(play, "ROOT", tmp_path)
        return play.Compiling(shop)

    return doing


def said_after(work: play.Compiling, capsys: pytest.CaptureFixture[str]) -> list[str]:
    with work:
        work.watcher.join()
    return capsys.readouterr().out.splitlines()


def test_the_table_says_when_the_bots_are_faster(
    compiling: Doing, capsys: pytest.CaptureFixture[str]
) -> None:
    begun, done = said_after(compiling("import os; assert os.sys.argv[1:] == ['--calmly']"), capsys)
    assert "being compiled" in begun
    assert "are compiled" in done


def test_what_can_not_be_compiled_is_one_calm_line(
    compiling: Doing, capsys: pytest.CaptureFixture[str], shop: Workshop
) -> None:
    _, failed = said_after(compiling("raise SystemExit('no such header')"), capsys)
    assert "could not be compiled" in failed
    assert str(shop.aside.with_suffix(".log")) in failed
    assert "no such header" in shop.aside.with_suffix(".log").read_text()


def test_when_the_table_closes_nothing_goes_on(
    compiling: Doing, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Neither the compiler nor what it has started; and nobody is told of a failure."""
    child = "import os, subprocess, sys, time; \
it = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)']); \
open('pid.new', 'w').write(str(it.pid)); os.rename('pid.new', 'pid'); time.sleep(600)"
    work = compiling(f"import os; os.chdir({str(tmp_path)!r}); {child}")
    with work:
        while not (tmp_path / "pid").exists():
            time.sleep(0.01)
    work.watcher.join()
    assert work.process.returncode == -signal.SIGTERM
    gone = Path(f"/proc/{(tmp_path / 'pid').read_text()}/stat")
    for _ in range(1000):
        if not gone.exists() or gone.read_text().split()[2] == "Z":
            break
        time.sleep(0.01)
    else:
        pytest.fail("what the compiler started lives on")
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_without_a_compiler_nothing_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    assert workshop.can_compile() or not os.environ.get("CC")
    monkeypatch.setenv("CC", "no-such-compiler -pthread")
    assert not workshop.can_compile()

"""Bots take up rules that are compiled while the server runs, if they are the server's own."""

import os
import shutil
import sys
from pathlib import Path

import pytest

from gloaming.server.bots import Job, Thinkers
from gloaming.server.compiled import PACKAGE, ROOMS

pytestmark = pytest.mark.asyncio(loop_scope="session")
JOB = Job("", 0, "random", 1)
# Says where it would find its rules first, and who it is.
THINKER = """
import os, sys
for _ in sys.stdin:
    first = os.environ.get("PYTHONPATH", "").split(os.pathsep)[0]
    print('{"say": "%s %s"}' % (first, os.getpid()), flush=True)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "compiled"


def compile_into(folder: Path, edited: str = "") -> None:
    """As if it had been compiled: the sources beside it, then whole in its place."""
    aside = folder.with_name("aside")
    for room in ROOMS:
        shutil.copytree(PACKAGE / room, aside / "gloaming" / room)
    if edited:
        with (aside / "gloaming" / edited).open("a") as file:
            file.write("# Edited.\n")
    (aside / "fingerprint").touch()
    shutil.rmtree(folder, ignore_errors=True)
    aside.rename(folder)


def ready(thinkers: Thinkers) -> Thinkers:
    thinkers.command = [sys.executable, "-c", THINKER]
    return thinkers


async def said(thinkers: Thinkers) -> list[str]:
    path, pid = (await thinkers.think(JOB)).say.rsplit(" ", 1)
    return [path, pid]


async def test_the_next_answer_comes_of_compiled_rules(folder: Path) -> None:
    thinkers = ready(Thinkers(1, 60, folder))
    path, first = await said(thinkers)
    assert path == os.environ.get("PYTHONPATH", "").split(os.pathsep)[0]
    assert (await said(thinkers))[1] == first  # It stays as long as nothing is compiled.
    compile_into(folder)
    path, second = await said(thinkers)
    assert path == str(folder)
    assert second != first
    assert len(thinkers.running) == 1  # The old one has been ended.
    assert await said(thinkers) == [path, second]
    await thinkers.close()


async def test_a_later_start_uses_them_at_once(folder: Path) -> None:
    compile_into(folder)
    thinkers = ready(Thinkers(1, 60, folder))
    assert (await said(thinkers))[0] == str(folder)
    await thinkers.close()


@pytest.mark.parametrize("edited", ["engine/script.py", "games/bless/__init__.py", "ai/search.py"])
async def test_rules_of_other_sources_are_not_ours(folder: Path, edited: str) -> None:
    compile_into(folder, edited)
    thinkers = ready(Thinkers(1, 60, folder))
    assert (await said(thinkers))[0] != str(folder)
    compile_into(folder)  # Compiled anew, they are.
    assert (await said(thinkers))[0] == str(folder)
    await thinkers.close()


async def test_a_job_is_finished_by_whoever_began_it(folder: Path) -> None:
    """Of two thinkers one is busy when the rules are compiled: it is not disturbed."""
    thinkers = ready(Thinkers(2, 60, folder))
    await thinkers.line.enter("", True)
    busy = thinkers.idle.popleft()
    fresh = await thinkers._fit(busy)
    compile_into(folder)
    assert (await said(thinkers))[0] == str(folder)
    assert fresh.returncode is None
    thinkers.idle.append(fresh)
    thinkers.line.leave()
    await said(thinkers)
    await said(thinkers)
    assert set(thinkers.running.values()) == {str(folder)}
    await thinkers.close()


async def test_an_installed_table_looks_nowhere(tmp_path: Path) -> None:
    thinkers = ready(Thinkers(1, 60))
    assert thinkers.compiled.path() == ""
    await thinkers.close()

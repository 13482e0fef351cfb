"""The arena on a cluster of two nodes: the same results as here, and an end to all of it."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

import pytest

from gloaming import __version__
from gloaming.games import DAY_AND_NIGHT
from gloaming.lab.arena import Arena, as_numbers
from gloaming.lab.cluster import ClusterArena, NoCluster, play_there
from gloaming.lab.meeting import meetings
from gloaming.lab.record import Record

SHORT = {"turn_limit": "100"}
EVERY = meetings(["random", "greedy"], 2, 2, 0)
WORDS = ["arena", "novice", "apprentice", "--option", "turn_limit=100", "--games"]
MANY = 400  # More than are played before anybody can interrupt.
START = "from gloaming.cli import main; main()"


def running(folder: str) -> list[str]:
    """The processes that belong to a cluster."""
    told = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True)
    return [line for line in told.stdout.splitlines() if folder in line]


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Where it is. In the end nothing of it is left."""
    script = Path(__file__).parent.parent / "support" / "cluster.py"
    with TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        environment = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "RAY_TMPDIR": folder}
        command = [sys.executable, str(script)]
        pipe = subprocess.PIPE
        with subprocess.Popen(
            command, stdin=pipe, stdout=pipe, text=True, env=environment
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                yield process.stdout.readline().strip()
            finally:
                process.stdin.close()
                process.wait()
        until = monotonic() + 60.0  # Some hear only after a while that all is over.
        while running(folder) and monotonic() < until:
            sleep(0.2)
        assert running(folder) == []


def command(*more: str) -> "subprocess.Popen[str]":
    pipe = subprocess.PIPE
    line = [sys.executable, "-c", START, *WORDS, *more]
    return subprocess.Popen(line, stdout=pipe, stderr=pipe, text=True)


def games(file: Path) -> list[str]:
    """What the games brought, without what they cost."""
    lines = file.read_text().partition("\n\n")[2].splitlines()
    return sorted(" ".join(part.rpartition(":")[0] for part in timeless(line)) for line in lines)


def timeless(line: str) -> list[str]:
    seed, hero, *seats = line.split(" ")
    return [f"{seed}:", f"{hero}:", *(seat.rpartition(":")[0] for seat in seats)]


def ours(wrong: str) -> list[str]:
    """What was said of something wrong, but by ray, which may miss tasks that were given up."""
    return [line for line in wrong.splitlines() if "task_manager.cc" not in line]


def test_a_cluster_plays_the_same_games_and_goes_on_where_it_was_interrupted(
    cluster: str, tmp_path: Path
) -> None:
    assert cluster
    there, here = tmp_path / "there.txt", tmp_path / "here.txt"
    with command(str(MANY), "--ray", cluster, "--file", str(there)) as begun:
        while begun.poll() is None and not (there.exists() and games(there)):
            sleep(0.05)
        begun.send_signal(signal.SIGINT)
        out, wrong = begun.communicate()
    assert begun.returncode == 0
    assert ours(wrong) == []
    assert "Stopped." in out
    before = there.read_text()
    assert 0 < len(games(there)) < MANY
    some = str(len(games(there)) + 6)
    with command(some, "--ray", cluster, "--file", str(there)) as again:
        out, wrong = again.communicate()
    assert again.returncode == 0
    assert ours(wrong) == []
    assert f"| apprentice | novice | {some} |" in out
    assert there.read_text().startswith(before)
    few = str(min(int(some), 12))  # However many were played before somebody interrupted.
    with command(few, "--workers", "1", "--file", str(here)) as alone:
        alone.communicate()
    assert len(games(here)) == int(few)
    assert set(games(here)) <= set(games(there))


def scores(arena: Arena, record: Record | None = None) -> dict[object, list[float]]:
    return {it.meeting.key(): it.scores for it in arena.play(EVERY, record)}


@pytest.mark.parametrize("address", ["nonsense", "localhost", "localhost:http", "localhost:99999"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(NoCluster, match=address):
        scores(ClusterArena(DAY_AND_NIGHT, SHORT, 1.0, address))


def test_where_nobody_is_nobody_is_waited_for() -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # Ours, but nobody listens.
        port = nobody.getsockname()[1]
        with pytest.raises(NoCluster):
            scores(ClusterArena(DAY_AND_NIGHT, SHORT, 1.0, f"127.0.0.1:{port}"))


def test_what_was_played_already_needs_no_cluster(tmp_path: Path) -> None:
    record = Record(tmp_path / "results.txt", DAY_AND_NIGHT, 2, 1.0, SHORT)
    here = scores(Arena(DAY_AND_NIGHT, SHORT), record)
    assert scores(ClusterArena(DAY_AND_NIGHT, SHORT, 1.0, "nowhere"), record) == here


def test_who_has_another_gloaming_does_not_play() -> None:
    job = Arena(DAY_AND_NIGHT, SHORT).job(EVERY[0])
    assert play_there(job, "0.0.0") == (__version__, None)
    version, numbers = play_there(job, __version__)
    assert numbers is not None
    assert (version, numbers[:3]) == (__version__, as_numbers(job)[:3])

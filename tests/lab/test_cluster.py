"""The arena on a cluster: what is wrong with an address is said soon, and in one sentence."""

import socket
from pathlib import Path

import pytest

from gloaming import __version__
from gloaming.games import DAY_AND_NIGHT
from gloaming.lab.arena import Arena, as_numbers
from gloaming.lab.cluster import ClusterArena, NoCluster, play_there
from gloaming.lab.meeting import meetings
from gloaming.lab.record import Record

SHORT = {"turn_limit": "100"}
EVERY = meetings(["random", "greedy"], 2, 2, 0)


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

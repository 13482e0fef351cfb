"""Every attack in its short form, at one server: statuses, counts, secrets; no timings."""

import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio

from tests.attacks.__main__ import aftermath
from tests.attacks.ground import Attack, Ground, all_attacks
from tests.attacks.server import Server
from tests.attacks.visitor import new_address

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(sys.platform != "linux", reason="127.0.0.0/8 is one address elsewhere"),
]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """One for all of them, as a host starts it: each attack meets what the others left behind."""
    server = Server(tmp_path_factory.mktemp("attacked"))
    await server.start()
    yield server
    await server.kill()


SHORT = [it for it in all_attacks() if it.short]


@pytest.mark.parametrize("attack", SHORT, ids=lambda it: f"{it.family}-{it.name}")
async def test_it_is_withstood(attack: Attack, server: Server, tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        ground = Ground(tmp_path, True, 1.0, stack)
        ground.server = server
        server.villain = new_address()  # What others have done there is not held against it.
        stack.callback(server.goodbye)
        logged = server.logged()
        await attack.run(ground)
        await aftermath(ground, logged)
        assert not ground.report.broken, "\n".join(ground.report.lines())


async def test_a_promise_that_is_broken_is_told(tmp_path: Path) -> None:
    """The attacks themselves are worth something: a wrong status, count or secret fails them."""
    async with AsyncExitStack() as stack:
        ground = Ground(tmp_path, True, 1.0, stack)
        ground.holds("two and two are four", 2 + 2 == 4)
        ground.holds("two and two are five", 2 + 2 == 5, 4)
    assert ground.report.held == ["two and two are four"]
    assert ground.report.broken == ["two and two are five; seen: 4"]
    assert [line.split()[0] for line in ground.report.lines()] == ["held", "NOT"]

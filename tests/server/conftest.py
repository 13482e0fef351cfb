"""What the tests of the server stand on."""

import logging
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
import structlog

from tests.server.house import House, quick, served, sqlite
from tests.server.postgres import Postgres, running

structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """One for all tests that need nothing special: guests do not know each other."""
    async with served(quick(sqlite(tmp_path_factory.mktemp("house")))) as house:
        yield house


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as postgres:
        yield postgres

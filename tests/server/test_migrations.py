"""The steps of the database lead to what the store expects, on both kinds."""

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from gloaming.server.rows import METADATA
from gloaming.server.store import Store
from tests.server import postgres as pg
from tests.server.house import sqlite
from tests.server.postgres import Postgres

pytestmark = pytest.mark.asyncio(loop_scope="session")


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, METADATA))


async def check(url: str) -> None:
    store = Store(url)
    await store.open()
    await store.open()  # Nothing is left to do.
    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await store.close()


async def test_sqlite_has_what_the_store_expects(tmp_path: Path) -> None:
    await check(sqlite(tmp_path / "not" / "yet" / "there"))


@pg.needed
async def test_postgresql_has_what_the_store_expects(postgres: Postgres) -> None:
    await check(postgres.new_database())

"""Who opened a table, how much its entries take, and which match it goes on from."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("matches", sa.Column("owner", sa.String(64), nullable=False, server_default=""))
    op.add_column("matches", sa.Column("bytes", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("base", sa.String(32)))
    op.add_column("matches", sa.Column("begun", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_matches_owner", "matches", ["owner"])
    op.create_index("ix_matches_base", "matches", ["base"])

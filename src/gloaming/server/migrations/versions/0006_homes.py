"""Where a table was opened, by a key that no other house has."""

from secrets import token_hex

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("matches", sa.Column("home", sa.String(64), nullable=False, server_default=""))
    op.create_index("ix_matches_home", "matches", ["home"])
    keys = op.create_table(
        "keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.bulk_insert(keys, [{"name": "homes", "value": token_hex(32)}])

"""Which process thinks for the bots of a match."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("keeper", sa.String(16), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("ix_leases_keeper", "leases", ["keeper"])

"""Which chapter of its game a match has come to; of old matches it is not known."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("matches", sa.Column("chapter", sa.String(40), nullable=False, server_default=""))

"""The table each match has come to, and those that matches went on from under other rules."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("matches", sa.Column("save", sa.Text))
    op.add_column("matches", sa.Column("saved", sa.Integer))
    op.add_column("entries", sa.Column("save", sa.Text))

"""The table each match has come to, and those that matches went on from under other rules."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "saves",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("save", sa.Text, nullable=False),
    )
    op.add_column("entries", sa.Column("save", sa.Text))

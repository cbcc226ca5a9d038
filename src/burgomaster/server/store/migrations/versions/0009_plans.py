"""What people plan for their next turns."""

from __future__ import annotations

from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make room for it."""
    op.execute(
        "CREATE TABLE plans (player TEXT NOT NULL, table_id TEXT NOT NULL, id TEXT NOT NULL, plan TEXT NOT NULL, "
        "state TEXT NOT NULL, done INTEGER NOT NULL, why TEXT NOT NULL, PRIMARY KEY (player, table_id))"
    )

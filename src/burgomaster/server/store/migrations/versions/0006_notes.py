"""Notes that people write at a move, each for themselves."""

from __future__ import annotations

from alembic import op

revision = "0006"
down_revision = "0005"

_ORDER = {"sqlite": " WITHOUT ROWID", "postgresql": ""}


def upgrade() -> None:
    """Make room for them."""
    op.execute(
        "CREATE TABLE notes (player TEXT NOT NULL, table_id TEXT NOT NULL, seq INTEGER NOT NULL, "
        "text TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (player, table_id, seq))"
        + _ORDER[op.get_bind().dialect.name]
    )

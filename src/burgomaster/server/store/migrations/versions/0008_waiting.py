"""Who waits for a game with anybody."""

from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make room for them."""
    op.execute(
        "CREATE TABLE waiting (player TEXT PRIMARY KEY, name TEXT NOT NULL, game TEXT NOT NULL, "
        "players INTEGER NOT NULL, pace TEXT NOT NULL, since BIGINT NOT NULL, seen BIGINT NOT NULL, "
        "table_id TEXT NOT NULL, seated BIGINT NOT NULL)"
    )
    op.execute("CREATE INDEX waiting_wish ON waiting (game, players, pace, since)")

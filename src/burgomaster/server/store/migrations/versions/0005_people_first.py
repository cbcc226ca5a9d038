"""The lobby lists tables with people first, those of bots alone last; each part is found at once."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Note where people sit, and order the lists by it."""
    op.execute("ALTER TABLE tables ADD COLUMN people BOOLEAN NOT NULL DEFAULT true")
    op.execute("UPDATE tables SET people = false WHERE id NOT IN (SELECT table_id FROM sat)")
    op.execute("DROP INDEX tables_lobby")
    op.execute("DROP INDEX tables_lobby_game")
    op.execute("CREATE INDEX tables_lobby ON tables (status, people, touched) WHERE public AND NOT archived")
    op.execute("CREATE INDEX tables_lobby_game ON tables (game, status, people, touched) WHERE public AND NOT archived")

"""The lobby of one game is found at once, however many tables the other games have."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the index."""
    op.execute("CREATE INDEX tables_lobby_game ON tables (game, status, touched) WHERE public AND NOT archived")

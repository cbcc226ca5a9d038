"""Club nights."""

from __future__ import annotations

from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make room for them."""
    op.execute(
        "CREATE TABLE club_nights (id TEXT PRIMARY KEY, host TEXT NOT NULL, opened BIGINT NOT NULL, "
        "version INTEGER NOT NULL, evening TEXT NOT NULL)"
    )
    op.execute("CREATE INDEX club_nights_host ON club_nights (host, opened)")

"""Who came from one address within the last days, and whose ratings an operator has withdrawn."""

from __future__ import annotations

from alembic import op

revision = "0013"
down_revision = "0012"

_STATEMENTS = """
CREATE TABLE seen_from (
    player TEXT NOT NULL,
    network TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, network)
);
CREATE INDEX seen_from_at ON seen_from (at);
CREATE TABLE withdrawn_ratings (
    player TEXT PRIMARY KEY,
    since BIGINT NOT NULL,
    until BIGINT,
    who TEXT NOT NULL,
    note TEXT NOT NULL
);
CREATE INDEX tokens_player ON tokens (player)
"""


def upgrade() -> None:
    """Make room for them."""
    for statement in _STATEMENTS.split(";"):
        op.execute(statement)

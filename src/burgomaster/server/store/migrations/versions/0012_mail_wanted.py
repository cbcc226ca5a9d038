"""A mail address that is to be confirmed, beside the one that is: that one stays until the new one takes its place."""

from __future__ import annotations

from alembic import op

revision = "0012"
down_revision = "0011"

_STATEMENTS = """
ALTER TABLE mail_addresses ADD COLUMN wanted TEXT NOT NULL DEFAULT '';
UPDATE mail_addresses SET wanted = address, address = '' WHERE confirmed = 0
"""


def upgrade() -> None:
    """Make room for it."""
    for statement in _STATEMENTS.split(";"):
        op.execute(statement)

"""Who is forgotten stays so, whatever was under way; how and when ways in were used.

The database itself sees to it, for whichever process writes: what would be kept of somebody gone is left out. On
PostgreSQL, where two transactions do not see each other, whoever keeps something holds on to the person's row until it
is stored; to be gone waits for that, and the deletions that follow find it.
"""

from __future__ import annotations

from alembic import op

revision = "0014"
down_revision = "0013"

# What names people, by the columns that do. (`sat` is looked at again instead: a seat must be handed over.)
_GUARDED = {
    "people": ("id",),
    "shunned": ("player", "whom"),
    "tokens": ("owner",),
    **dict.fromkeys(
        (
            *("devices", "recovery_codes", "device_links", "subscriptions", "mail_addresses", "reminders"),
            *("notes", "waiting", "plans", "reviewed", "fresh_starts", "unlisted"),
            *("seen_from", "withdrawn_ratings"),
        ),
        ("player",),
    ),
}

_STATEMENTS = """
CREATE TABLE gone (player TEXT PRIMARY KEY);
ALTER TABLE devices ADD COLUMN came TEXT NOT NULL DEFAULT '';
ALTER TABLE devices ADD COLUMN replaces TEXT NOT NULL DEFAULT '';
CREATE INDEX devices_replaces ON devices (replaces) WHERE replaces <> '';
ALTER TABLE recovery_codes ADD COLUMN used BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tokens ADD COLUMN used BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_hosted ON tables (host)
"""
_STAY_AWAY = """
CREATE FUNCTION stay_away() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE who TEXT;
BEGIN
    who = to_jsonb(NEW) ->> TG_ARGV[0];
    IF EXISTS (SELECT 1 FROM gone WHERE player = who) THEN
        RETURN NULL;
    END IF;
    PERFORM 1 FROM people WHERE id = who FOR KEY SHARE;
    PERFORM 1 FROM tokens WHERE player = who FOR KEY SHARE;
    IF EXISTS (SELECT 1 FROM gone WHERE player = who) THEN
        RETURN NULL;
    END IF;
    RETURN NEW;
END $$
"""
_WAIT_FOR_OTHERS = """
CREATE FUNCTION wait_for_others() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM people WHERE id = NEW.player FOR UPDATE;
    PERFORM 1 FROM tokens WHERE player = NEW.player FOR UPDATE;
    RETURN NEW;
END $$
"""


def upgrade() -> None:
    """Make room, and let the database watch."""
    for statement in _STATEMENTS.split(";"):
        op.execute(statement)
    if op.get_bind().dialect.name == "sqlite":
        for table, columns in _GUARDED.items():
            named = ", ".join(f"NEW.{column}" for column in columns)
            op.execute(
                f"CREATE TRIGGER {table}_gone BEFORE INSERT ON {table} "  # noqa: S608 - our own names
                f"WHEN EXISTS (SELECT 1 FROM gone WHERE player IN ({named})) BEGIN SELECT RAISE(IGNORE); END"
            )
        return
    op.execute(_STAY_AWAY)
    op.execute(_WAIT_FOR_OTHERS)
    op.execute("CREATE TRIGGER gone_waits BEFORE INSERT ON gone FOR EACH ROW EXECUTE FUNCTION wait_for_others()")
    for table, columns in _GUARDED.items():
        for column in columns:
            op.execute(
                f"CREATE TRIGGER {table}_{column}_gone BEFORE INSERT ON {table} "
                f"FOR EACH ROW EXECUTE FUNCTION stay_away('{column}')"
            )

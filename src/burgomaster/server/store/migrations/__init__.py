"""The schema, version by version, for Alembic."""

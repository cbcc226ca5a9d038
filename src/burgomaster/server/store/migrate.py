"""Brings a database's schema up to date at the start, by Alembic, imported only when there is something to do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from burgomaster.games.kernel.errors import BurgomasterError

HEAD = "0014"  # the newest revision in migrations/versions; a test compares

_FOLDER = Path(__file__).parent / "migrations"


def migrate(connection: Any) -> None:
    """Run what is missing over a synchronous SQLAlchemy connection."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as problem:
        raise BurgomasterError(f"the database belongs to another version of Burgomaster: {problem}") from None


def migrate_sqlite(path: Path) -> None:
    """Bring a SQLite file up to date."""
    from sqlalchemy import create_engine
    from sqlalchemy.engine import URL
    from sqlalchemy.exc import DBAPIError

    engine = create_engine(URL.create("sqlite", database=str(path)))
    try:
        with engine.begin() as connection:
            migrate(connection)
    except DBAPIError as problem:
        raise BurgomasterError(f"cannot bring {path} up to date: {problem.orig}") from None
    finally:
        engine.dispose()


async def migrate_postgresql(address: str) -> None:
    """Bring a PostgreSQL database up to date; one process at a time."""
    import asyncpg
    from sqlalchemy import text
    from sqlalchemy.exc import DBAPIError
    from sqlalchemy.ext.asyncio import create_async_engine
    from sqlalchemy.pool import NullPool

    engine = create_async_engine(
        "postgresql+asyncpg://", poolclass=NullPool, async_creator=lambda: asyncpg.connect(address)
    )
    try:
        async with engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(422847571)"))
            await connection.run_sync(migrate)
    except DBAPIError as problem:
        raise BurgomasterError(f"cannot bring the PostgreSQL database up to date: {problem.orig}") from None
    finally:
        await engine.dispose()

"""Houses for the tests, on both stores. What both do alike every run tries on one of them, the long one on both."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people import HouseProcess
from tests.server.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(scope="session", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseProcess]:
    """A house that many tests share."""
    if request.param == "sqlite":
        db = str(tmp_path_factory.mktemp("house") / "house.sqlite")
    else:
        db = request.getfixturevalue("postgres").database("shared")
    opened = HouseProcess(db, "--absent-seconds", "0.2", "--warn-seconds", "1", afresh=True)
    yield opened
    opened.close()


@pytest.fixture
def store_db(own_db: str) -> str:
    """The same for a store by itself, without a house: `make check` tries all that asks for this."""
    return own_db


@pytest.fixture
def own_db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database for one test alone; parametrize it indirectly with the store's name."""
    if request.param == "sqlite":
        return str(tmp_path / "own.sqlite")
    name = "".join(c if c.isalnum() else "_" for c in request.node.name.lower())[:50]
    return str(request.getfixturevalue("postgres").database(name))


BOTH = pytest.mark.parametrize("own_db", ["sqlite", "postgresql"], indirect=True)
EITHER = pytest.mark.parametrize(
    "own_db", [pytest.param("sqlite", marks=pytest.mark.long), "postgresql"], indirect=True
)

"""A house and a visitor in each of the browsers that are tried beside Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browsers.firefox import Firefox
from tests.browsers.visitor import Visitor, WatchedHouse
from tests.browsers.webkitgtk import WebKitGtk


@pytest.fixture
def house(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[WatchedHouse]:
    folder = tmp_path / "house"
    folder.mkdir()
    opened = WatchedHouse(folder, request.node.name)
    yield opened
    opened.close()


@pytest.fixture(params=[Firefox, WebKitGtk], ids=["firefox", "webkitgtk"])
def visitor(house: WatchedHouse, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """Somebody at a browser of their own; whatever went wrong there fails the test."""
    folder = tmp_path / "browser"
    folder.mkdir()
    window = request.param(folder)
    try:
        guest = Visitor(window, house)
        yield guest
        problems = guest.gather()
    finally:
        window.close()
    assert problems == [], problems

"""A browser and a house that the page's tests share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from burgomaster.server.pages import STATIC
from tests.server.people import HouseProcess
from tests.web.browsing import FLAGS, PATIENCE, Guest
from tests.web.chromium import chromium
from tests.web.luck import KnownHouse

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium(FLAGS) as opened:
        yield opened


@pytest.fixture(scope="session")
def web_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[KnownHouse]:
    assert (STATIC / "index.html").is_file(), "the page has not been built; run: make page"
    opened = KnownHouse(tmp_path_factory.mktemp("web"), "the house")
    yield opened
    opened.close()


Invited = Callable[..., Guest]


@pytest.fixture
def invited(browser: Browser, web_house: KnownHouse, request: pytest.FixtureRequest) -> Iterator[Invited]:
    """People come when asked, and leave at the end; whatever went wrong in their browsers fails the test."""
    again = getattr(request.node, "execution_count", 1) - 1  # with the same luck its tables would have the same ids
    web_house.lucky(request.node.name + " again" * again)
    here: list[Guest] = []

    def come(house: HouseProcess = web_house, **how: Any) -> Guest:
        here.append(Guest(browser, house, **how))
        return here[-1]

    yield come
    for guest in here:
        guest.close()


@pytest.fixture
def whole_game(invited: Invited) -> Invited:
    """For a game from the front door to its end: `make check` plays what asks for this."""
    return invited

"""A game with anybody, on the page: wait, be seated together, or let bots fill the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.people import Client, HouseProcess
from tests.web.browsing import Guest, tab_to
from tests.web.conftest import Invited


@pytest.fixture
def quick_house(tmp_path: Path) -> Iterator[HouseProcess]:
    """A house where bots may fill a table at once."""
    opened = HouseProcess(str(tmp_path / "own.sqlite"), "--fill-seconds", "0")
    yield opened
    opened.close()


def wait(guest: Guest, name: str, pace: str = "at once") -> None:
    guest.visit("/anyone?machi-koro")
    guest.page.get_by_label("How many players?").select_option("2")
    guest.page.get_by_label(pace).check()
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Find players").click()


def test_two_strangers_find_each_other_and_the_game_begins(invited: Invited) -> None:
    anna, bram = invited(size=(360, 740)), invited(size=(1366, 768))
    anna.visit("/")
    anna.page.get_by_role("link", name="Play with anyone").click()
    anna.page.get_by_label("Which game?").wait_for()
    anna.check_axe()
    anna.check_width()
    anna.shot("anyone-360", whole=True)
    wait(anna, "Anna")
    expect(anna.page.get_by_text("You are the first of 2.")).to_be_visible()
    anna.check_axe()
    anna.check_width()
    anna.shot("anyone-waiting-360", whole=True)
    anna.page.reload()
    expect(anna.page.get_by_text("You are the first of 2.")).to_be_visible()  # the house knows it
    wait(bram, "Bram")
    for guest in (anna, bram):
        guest.page.wait_for_selector(".room")
        guest.check_words()
    assert anna.table == bram.table


def test_a_game_of_days_is_found_among_ones_own(invited: Invited) -> None:
    anna = invited(size=(1366, 768))
    wait(anna, "Anna", "over some days")
    expect(anna.page.get_by_text("You may close this page")).to_be_visible()
    anna.shot("anyone-days-1366")
    anna.visit("/")
    bram = Client(anna.house.port, "Bram")
    bram.ok("/api/waiting", {"game": "machi-koro", "players": 2, "pace": "days"})
    expect(anna.page.locator(".mine li")).to_have_count(1)
    anna.visit("/anyone")  # who comes back there is led to the table
    anna.page.wait_for_selector(".room")


def test_who_waits_may_begin_with_bots_or_leave(invited: Invited, quick_house: HouseProcess) -> None:
    anna = invited(house=quick_house, size=(360, 740))
    wait(anna, "Anna")
    anna.page.get_by_role("button", name="Stop waiting").click()
    anna.page.get_by_role("button", name="Find players").wait_for()
    assert anna.past_the_page().get("/api/waiting")[1]["waiting"] is None
    tab_to(anna, "form button.main")
    anna.page.keyboard.press("Enter")
    anna.page.get_by_role("button", name="Begin with bots").wait_for()
    anna.check_axe()
    anna.check_width()
    anna.shot("anyone-bots-360", whole=True)
    anna.page.get_by_role("button", name="Begin with bots").click()
    anna.page.wait_for_selector(".room")

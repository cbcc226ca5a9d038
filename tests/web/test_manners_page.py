"""Manners on the page: asking for who is away, coming back, playing again only with those who want to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.people import HouseProcess
from tests.web.browsing import Guest, open_table, sit_down, start
from tests.web.conftest import Invited


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[HouseProcess]:
    """A house where people are asked for at once, and have some seconds to come back."""
    house = HouseProcess(str(tmp_path / "own.sqlite"), "--absent-seconds", "0", "--warn-seconds", "10")
    yield house
    house.close()


def name(guest: Guest, called: str) -> None:
    guest.visit("/")
    guest.page.evaluate(
        "name => fetch('/api/me', {method: 'POST', headers: {'Content-Type': 'application/json'},"
        " body: JSON.stringify({name})})",
        called,
    )


def seated(invited: Invited, house: HouseProcess, *names: str) -> list[Guest]:
    """A table of Machi Koro under way, the first one its host."""
    guests = [invited(house, size=(1100, 800)) for _ in names]
    name(guests[0], names[0])
    open_table(guests[0], "machi-koro", ["friend"] * (len(names) - 1), **{"Who starts": "A"})
    for guest, called in zip(guests[1:], names[1:], strict=True):
        sit_down(guests[0], guest, called)
    start(guests[0])
    return guests


def test_who_is_away_is_asked_for_before_a_bot_plays(invited: Invited, patient: HouseProcess) -> None:
    anna, bram = seated(invited, patient, "Anna", "Bram")
    table = anna.table
    panel = bram.page.locator(".bar")
    expect(bram.page.get_by_role("button", name="Ask for Anna")).to_have_count(0)  # she is here
    anna.visit("/")
    bram.page.get_by_role("button", name="Ask for Anna").click()
    expect(panel).to_contain_text("Bram asks for Anna.")
    bram.check_width()
    bram.page.get_by_role("button", name="Let a bot play").click()  # when the time is over
    expect(panel).to_contain_text("A bot plays for this seat.")
    anna.visit(f"/table/{table}")
    anna.page.wait_for_selector(".room")
    expect(anna.page.locator(".bar")).to_contain_text("A bot played for you while you were away.")
    expect(panel).not_to_contain_text("A bot plays")
    for guest in (anna, bram):
        guest.check_words()


def test_a_rematch_waits_for_everybodys_own_answer(invited: Invited, patient: HouseProcess) -> None:
    anna, bram, carl = guests = seated(invited, patient, "Anna", "Bram", "Carl")
    first = anna.table
    for guest in (anna, carl):
        guest.past_the_page().ok(f"/api/tables/{first}/resign")
    bram.page.get_by_role("button", name="Once more").click()
    expect(bram.page.get_by_text("kept for Anna")).to_be_visible()
    expect(bram.page.get_by_text("kept for Carl")).to_be_visible()
    expect(bram.page.get_by_role("button", name="Start the game")).to_be_disabled()
    for guest in (anna, carl):
        expect(guest.page.get_by_text("Bram wants to play again.")).to_be_visible()
    carl.page.get_by_role("button", name="Not this time").click()
    expect(carl.page.get_by_role("link", name="To the rematch")).to_be_visible()
    expect(bram.page.get_by_text("kept for Carl")).to_have_count(0)
    anna.page.get_by_role("button", name="I play again").click()  # one click
    anna.page.get_by_role("button", name="Get up").wait_for()
    expect(carl.page.get_by_text("Bram and Anna want to play again.")).to_be_visible()
    expect(bram.page.get_by_role("button", name="Start the game")).to_be_disabled()
    bram.page.get_by_label("A bot for seat 2").select_option("random")
    expect(bram.page.get_by_role("button", name="Start the game")).to_be_enabled()
    start(bram)
    for guest in guests:
        guest.check_words()
        guest.check_width()

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
    house = HouseProcess(
        str(tmp_path / "own.sqlite"), "--absent-seconds", "0", "--warn-seconds", "10", "--word-seconds", "240"
    )
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


def test_a_rematch_takes_one_click_of_each_and_the_next_seat_begins(invited: Invited, patient: HouseProcess) -> None:
    guests = seated(invited, patient, "Anna", "Bram", "Carl")
    first = guests[0].table
    for guest in guests[:2]:
        guest.past_the_page().ok(f"/api/tables/{first}/resign")
    guests[2].page.get_by_role("button", name="Once more").click()
    expect(guests[2].page.get_by_text("The game begins by itself when every seat is held.")).to_be_visible()
    for guest in guests[:2]:
        guest.page.get_by_role("button", name="I play again").click()
    for guest in guests:
        guest.page.wait_for_url(lambda url: not url.endswith(first))
        guest.page.wait_for_selector(".room")
    told = guests[0].past_the_page().get(f"/api/tables/{guests[0].table}")[1]["table"]
    assert [seat["name"] for seat in told["seats"]] == ["Bram", "Carl", "Anna"]
    assert all(seat["word"] for seat in told["seats"])  # everybody's part is in the dice


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
    expect(carl.page.get_by_text("Not this time: Carl.")).to_be_visible()
    expect(bram.page.get_by_text("Carl does not want to play again.")).to_be_visible()
    expect(bram.page.get_by_label("Invite link", exact=True)).to_be_visible()  # somebody else may come instead
    expect(bram.page.get_by_role("button", name="Start the game")).to_be_disabled()
    bram.check_axe()
    bram.page.get_by_label("A bot for seat 2").select_option("random")
    for guest in (anna, bram):
        guest.page.wait_for_selector(".room")  # it begins by itself
    for guest in guests:
        guest.check_words()
        guest.check_width()

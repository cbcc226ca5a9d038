"""A club night on the page: the host opens it, people come by its link, the big screen shows it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.people import Client
from tests.web.browsing import Guest
from tests.web.conftest import Invited
from tests.web.qr import read


def opened(host: Guest, **fields: str) -> str:
    """An evening that the person at this browser opens by hand; its address."""
    host.visit("/club")
    host.page.get_by_label("Machi Koro").check()
    for label, value in fields.items():
        host.page.get_by_label(label).fill(value)
    host.page.get_by_role("button", name="Open the evening").click()
    host.page.get_by_role("heading", name="You are the host").wait_for()
    return re.sub(r"^https?://[^/]*", "", host.page.url)


def come(port: int, club: str, *names: str) -> list[Client]:
    people = [Client(port, name) for name in names]
    for one in people:
        one.ok(f"/api{club.replace('/club/', '/clubs/')}/join")
    return people


def looked_at(guest: Guest, name: str) -> None:
    guest.check_axe()
    guest.check_width()
    guest.check_words()
    guest.shot(name, whole=True)


def test_an_evening_from_the_front_door_to_its_end(invited: Invited) -> None:
    host, anna = invited(size=(1366, 768)), invited(size=(360, 740))
    host.visit("/")
    host.page.get_by_role("link", name="Club night").click()
    host.page.get_by_role("button", name="Open the evening").wait_for()
    looked_at(host, "club-new-1366")
    club = opened(host)
    looked_at(host, "club-host-1366")

    # Anna comes by the link, on her phone.
    anna.visit(club)
    looked_at(anna, "club-come-360")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_role("button", name="Come in").click()
    expect(anna.page.get_by_text("You are in.")).to_be_visible()
    bram, *_ = come(host.house.port, club, "Bram", "Carl", "Dora")
    expect(host.page.get_by_text("4 people are here")).to_be_visible()

    # The first round; the host ends its table.
    host.page.get_by_role("button", name="Open round 1").click()
    anna.page.get_by_role("link", name="To my table").wait_for()
    looked_at(anna, "club-round-360")
    host.page.get_by_role("button", name="A draw").wait_for()
    looked_at(host, "club-round-1366")
    host.page.get_by_text("4 people are here").click()
    host.page.get_by_role("button", name="Dora has gone").click()
    expect(host.page.get_by_text("3 people are here")).to_be_visible()
    host.page.get_by_role("button", name="A draw").click()
    expect(host.page.get_by_text("Round 1 is over.")).to_be_visible()
    expect(host.page.locator("table").get_by_role("row", name=re.compile("Anna"))).to_contain_text("0.33")
    expect(host.page.locator("table").get_by_role("row", name=re.compile("Dora"))).to_contain_text("(gone)")

    # Anna goes in the middle of the second round, and is asked first.
    host.page.get_by_role("button", name="Open round 2").click()
    anna.page.get_by_role("heading", name="Round 2 of 3").wait_for()
    table = anna.page.get_by_role("link", name="To my table").get_attribute("href")
    anna.page.get_by_role("button", name="Go home").click()
    anna.page.get_by_role("button", name="Stay").wait_for()
    anna.check_axe()
    anna.page.get_by_role("button", name="Go home").click()
    anna.page.get_by_role("button", name="Come in").wait_for()
    seats = bram.get(f"/api/tables/{str(table).rpartition('/')[2]}")[1]["table"]["seats"]
    assert [seat["resigned"] for seat in seats if seat["name"] == "Anna"] == [True]
    bram.ok(f"/api/tables/{str(table).rpartition('/')[2]}/resign")
    host.page.get_by_role("button", name="The leader wins").click()
    host.page.get_by_role("button", name="End the evening").click()
    host.page.get_by_role("button", name="End the evening").click()
    expect(host.page.get_by_text("The evening is over.")).to_be_visible()
    expect(host.page.get_by_role("list", name="The first three").get_by_role("listitem").first).to_contain_text("1")
    with host.page.expect_download() as results:
        host.page.get_by_role("link", name="Results as CSV").click()
    assert "Carl" in results.value.path().read_text(encoding="utf-8")
    host.visit("/club")
    expect(host.page.get_by_role("link", name=re.compile("4 people"))).to_be_visible()


def test_the_big_screen_shows_tables_clocks_standings_and_a_code(invited: Invited) -> None:
    host, screen, phone = invited(size=(1366, 768)), invited(size=(1920, 1080)), invited(size=(360, 740))
    club = opened(host)
    screen.visit(f"{club}/screen")
    expect(screen.page.get_by_text("Scan to join")).to_be_visible()
    assert read(screen.page.locator("figure svg").screenshot()).endswith(club)
    come(host.house.port, club, *(f"Guest {number}" for number in range(1, 25)))
    expect(screen.page.get_by_text("24 people are here")).to_be_visible()
    looked_at(screen, "club-screen-people-1920")
    host.page.get_by_role("button", name="Open round 1").click()
    expect(screen.page.locator(".tables > li")).to_have_count(6)
    expect(screen.page.locator(".clock").first).to_have_text(re.compile(r"^\d:\d\d$"))
    expect(screen.page.locator(".standings li")).to_have_count(0)  # nobody has played
    expect(screen.page.locator(".tables ul").first).to_contain_text("0 points")  # of the game, not of the evening
    sizes = screen.page.locator(".tables span, h1, h2").evaluate_all(
        "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert min(sizes) >= 24  # to be read from three metres
    assert screen.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    looked_at(screen, "club-screen-1920")
    phone.visit(f"{club}/screen")
    phone.page.locator(".tables > li").nth(5).wait_for()
    looked_at(phone, "club-screen-360")


def test_an_evening_that_is_not_there_says_so(invited: Invited) -> None:
    guest = invited(size=(360, 740))
    guest.visit("/club/0000000000000000")
    expect(guest.page.get_by_text("There is no such evening.")).to_be_visible()
    guest.expects("404")
    guest.check_axe()

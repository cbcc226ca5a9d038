"""One link for a whole group: everybody takes a seat under it, and it says so when it is of no more use."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.people import Client
from tests.web.browsing import invite_link, open_table, sit_down
from tests.web.conftest import Invited


def test_a_group_comes_by_one_link_and_sees_who_is_there(invited: Invited) -> None:
    anna, bram, carl = invited(), invited(size=(360, 740)), invited()
    open_table(anna, "machi-koro", ["friend", "friend"])
    link = invite_link(anna)
    sit_down(anna, bram, "Bram")
    assert invite_link(anna) == link
    carl.visit(link)
    expect(carl.page.get_by_text("Bram", exact=True)).to_be_visible()
    carl.check_axe()
    carl.page.get_by_label("Your name").fill("Bram")  # his brother
    carl.page.get_by_role("button", name="Sit down").click()
    for guest in (anna, bram, carl):
        expect(guest.page.get_by_text("Bram B", exact=True)).to_be_visible()
        expect(guest.page.get_by_text("Bram C", exact=True)).to_be_visible()
    carl.page.wait_for_url(lambda url: "#" not in url)  # what one sends on is no invitation of one's own
    bram.check_axe()
    bram.check_width()
    late = invited(size=(360, 740))
    late.visit(link)
    expect(late.page.get_by_text("Every seat here is taken.")).to_be_visible()
    expect(late.page.get_by_label("Your name")).to_have_count(0)
    late.check_axe()
    late.check_width()
    bram.page.get_by_role("button", name="Get up").click()
    expect(late.page.get_by_label("Your name")).to_be_visible()  # without a reload


def test_two_links_work_in_one_tab(invited: Invited) -> None:
    anna = invited()
    host = Client(anna.house.port, "Anna")
    table = host.ok("/api/tables", {"game": "machi-koro", "players": 4, "public": False})["id"]
    first, second, _ = host.get(f"/api/tables/{table}/invites")[1]["invites"]
    Client(anna.house.port, "Bram").ok(f"/api/tables/{table}/join", {"invite": first["invite"]})
    anna.visit(first["path"])
    expect(anna.page.get_by_text("has been used")).to_be_visible()
    anna.page.evaluate(
        "path => location.assign(path)", second["path"]
    )  # pasted into the same tab: only the fragment changes
    anna.page.get_by_label("Your name").fill("Carl")
    anna.page.get_by_role("button", name="Sit down").click()
    expect(anna.page.get_by_role("button", name="Get up")).to_be_visible()
    assert host.get(f"/api/tables/{table}")[1]["table"]["seats"][second["seat"]]["name"] == "Carl"


def test_a_link_to_a_game_that_has_begun_says_so(invited: Invited) -> None:
    anna = invited()
    host, bram = Client(anna.house.port, "Anna"), Client(anna.house.port, "Bram")
    wish = {"game": "machi-koro", "players": 2, "public": False, "spectators": "off"}
    table = host.ok("/api/tables", wish)["id"]
    link = host.get(f"/api/tables/{table}/invites")[1]["to_all"]
    bram.ok(f"/api/tables/{table}/join", {"invite": link["invite"]})
    host.ok(f"/api/tables/{table}/start")
    anna.visit(link["path"])
    expect(anna.page.get_by_text("This game has begun.")).to_be_visible()
    anna.check_axe()


@pytest.mark.parametrize("locale", ["nl", pytest.param("it", marks=pytest.mark.long)])
def test_inviting_is_said_in_every_language(invited: Invited, locale: str) -> None:
    anna = invited(size=(360, 740), locale=locale)
    anna.visit("/")
    anna.page.locator("form input").fill("Anna")
    anna.page.locator("form button").click()
    expect(anna.page.locator("form + [role=status]")).to_be_visible()
    table = anna.past_the_page().ok("/api/tables", {"game": "alhambra", "players": 6})["id"]
    anna.visit(f"/table/{table}")
    anna.page.locator(".seats summary").first.click()
    expect(anna.page.locator(".invite")).to_have_count(6)
    anna.check_words()
    anna.check_width()
    anna.check_axe()
    anna.shot(f"invite-{locale}-360", whole=True)

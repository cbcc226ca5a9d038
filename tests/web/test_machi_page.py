"""Machi Koro in the browser: what the page says would happen, and what it shows happening, is what the rules say."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

import burgomaster as bm
from tests.games.machi_koro.tables import edition_with
from tests.server.people import Client, table_of
from tests.web.browsing import Guest
from tests.web.conftest import Invited

# The table of odds: the totals, and each seat's changes of coins.
ODDS = """() => [...document.querySelectorAll(".odds tr")].map(
  (row) => [...row.children].slice(1, -1).map((cell) => cell.textContent))"""
# The buildings that shine, by their places.
ACTING = """() => [...document.querySelectorAll("[data-at^='city/']:has(.mini.acts)")].map((one) => one.dataset.at)"""
# The other player's buildings that may be taken.
OFFERED = """() => [...document.querySelectorAll(".choice.legal[data-at^='city/1/']")].map((one) => one.dataset.at)"""
# Notes every sum that floats over a purse.
NOTE_SUMS = """() => {
  window.sums = [];
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const one of change.addedNodes) if (one.classList?.contains("sum")) window.sums.push(one.textContent);
  }).observe(document.body, { childList: true });
}"""


def sitting(guest: Guest, name: str) -> Client:
    """This browser's person, with a name; both the page and the client speak for them."""
    person = Client(guest.house.port, name)
    key, _, value = person.cookie.partition("=")
    guest.context.add_cookies([{"name": key, "value": value, "url": f"http://127.0.0.1:{guest.house.port}"}])
    return person


def act(person: Client, table: str, *actions: str) -> dict[str, Any]:
    """These actions one after the other; the table then."""
    for action in actions:
        whole = person.get(f"/api/tables/{table}")[1]
        person.ok(f"/api/tables/{table}/actions", {"action": action, "seq": whole["seq"]})
    return dict(person.get(f"/api/tables/{table}")[1])


def by_the_rules(whole: dict[str, Any], edition: dict[str, str]) -> dict[str, Any]:
    """What the library says of a table."""
    state = whole["view"]["state"]
    return bm.position({"game": "machi-koro", "players": 2, "edition": edition, "state": state}).outlook()


def signed(change: int) -> str:
    return f"+{change}" if change > 0 else f"−{-change}" if change < 0 else "·"


def test_the_page_foretells_what_the_rules_foretell_in_an_edition_of_ones_own(invited: Invited) -> None:
    edition = edition_with(
        cheese_factory={"icon": "bread", "start": 1},
        ranch={"start": 2},
        business_center={"activates": [1, 12], "start": 1},
        forest={"icon": "tower", "start": 1},
        train_station={"cost": 0},
        shopping_mall={"cost": 0},
    )
    guest = invited()
    anna, bram = sitting(guest, "Anna"), Client(guest.house.port, "Bram")
    table = table_of([anna, bram], edition=edition, hints=True)
    act(anna, table, "throw 1", "no swap", "build shopping-mall")
    act(bram, table, "throw 1", "no swap", "pass")
    whole = act(anna, table, "throw 1", "no swap", "build train-station")
    guest.visit(f"/table/{table}")
    guest.catch_up(whole["seq"])
    page = guest.page

    page.get_by_role("button", name="Odds").click()
    for dice in (1, 2):
        page.get_by_role("group", name="Number of dice").get_by_role("button").nth(dice - 1).click()
        look = by_the_rules(whole, edition)
        thrower = whole["view"]["state"]["turn"]["seat"]
        totals = [total for total in range(1, 13) if look["ways"][dice - 1][total - 1]]
        shown = page.evaluate(ODDS)
        assert shown[0] == [str(total) for total in totals]
        for seat in (0, 1):
            assert shown[2 + seat] == [signed(look["incomes"][thrower][total - 1][seat]) for total in totals]

    # On Anna's own turn: three for each of two cows, and one more by the mall, for this factory has a bread icon.
    whole = act(bram, table, "throw 1", "no swap", "pass")
    guest.catch_up(whole["seq"])
    assert page.evaluate(ODDS)[2][7 - 2] == "+7"
    assert by_the_rules(whole, edition)["incomes"][0][7 - 1][0] == 7

    # What shines, what was thrown, and what may change hands.
    whole = act(anna, table, "throw 2")
    guest.catch_up(whole["seq"])
    look = by_the_rules(whole, edition)
    places = [f"city/{seat}/{name}" for seat, names in enumerate(look["acts"]) for name in names]
    assert "city/0/business-center" in places
    assert sorted(page.evaluate(ACTING)) == sorted(places)
    expect(page.locator(".dice .total")).to_have_text(f"= {look['total']}")
    offered = [f"city/1/{name}" for name in look["swaps"][1]]
    assert "city/1/ranch" in offered
    assert "city/1/forest" not in offered  # it has a tower here
    assert sorted(page.evaluate(OFFERED)) == sorted(offered)
    guest.check_words()


def test_what_is_paid_and_then_earned_is_seen_as_two_things(invited: Invited) -> None:
    everything = {"activates": [1, 12], "start": 1}
    edition = edition_with(cafe=everything, wheat_field=everything)
    guest = invited(motion=True)
    anna, bram = sitting(guest, "Anna"), Client(guest.house.port, "Bram")
    table = table_of([anna, bram], edition=edition)
    guest.visit(f"/table/{table}")
    guest.catch_up(anna.get(f"/api/tables/{table}")[1]["seq"])
    guest.page.evaluate(NOTE_SUMS)
    whole = act(anna, table, "throw 1")
    guest.until("window.sums.length >= 4")
    row = anna.get(f"/api/tables/{table}/log?after={whole['seq'] - 1}")[1]["rows"][-1]
    paid = [one for one in row["effects"] if one["kind"] == "pays"]
    assert [(one["who"], one["to"], one["card"], one["paid"]) for one in paid] == [(0, 1, "cafe", 1)]
    earned = [sum(one["total"] for one in row["effects"] if one["kind"] == "earns" and one["who"] == p) for p in (0, 1)]
    assert guest.page.evaluate("window.sums") == ["+1", "−1", *(f"+{coins}" for coins in earned)]
    assert row["told"][1] == "Anna paid Bram 1 for one café."
    expect(guest.page.locator(".news")).to_contain_text("You paid Bram 1 for one café.")

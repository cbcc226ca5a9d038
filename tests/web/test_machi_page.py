"""Machi Koro in the browser: what the page says would happen, and what it shows happening, is what the rules say."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

import burgomaster as bm
from tests.games.machi_koro.tables import edition_with
from tests.server.people import Client, table_of
from tests.web.browsing import Guest
from tests.web.conftest import Invited

# The table of odds: of every total, and of every seat, how its coins would change.
ODDS = """() => [...document.querySelectorAll(".odds tbody tr")].map(
  (row) => [...row.children].filter((_, n) => n !== 1).map((cell) => cell.textContent))"""
# The buildings that shine, by their places.
ACTING = """() => [...document.querySelectorAll("[data-at^='city/']:has(.plot.acts)")].map((one) => one.dataset.at)"""
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
    becomes(guest, person)
    return person


def becomes(guest: Guest, person: Client) -> None:
    """This browser is that person's, too."""
    key, _, value = person.cookie.partition("=")
    guest.context.add_cookies([{"name": key, "value": value, "url": f"http://127.0.0.1:{guest.house.port}"}])


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

    page.get_by_role("tab", name="Odds").click()
    for dice in (1, 2):
        page.get_by_role("group", name="Number of dice").get_by_role("button").nth(dice - 1).click()
        look = by_the_rules(whole, edition)
        thrower = whole["view"]["state"]["turn"]["seat"]
        totals = [total for total in range(1, 13) if look["ways"][dice - 1][total - 1]]
        shown = page.evaluate(ODDS)
        assert shown == [
            [str(total), *(signed(look["incomes"][thrower][total - 1][seat]) for seat in (0, 1))] for total in totals
        ]

    # On Anna's own turn: three for each of two cows, and one more by the mall, for this factory has a bread icon.
    whole = act(bram, table, "throw 1", "no swap", "pass")
    guest.catch_up(whole["seq"])
    assert page.evaluate(ODDS)[7 - 2][1] == "+7"
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
    assert row["told"][1] == "Anna paid Bram 1 at one café."
    expect(guest.page.locator(".news")).to_contain_text("You paid Bram 1 at one café.")


# A business center that always acts, so that there is something to swap on the first turn.
SWAPPING: dict[str, dict[str, Any]] = {
    "business_center": {"activates": [1, 12], "start": 1},
    "ranch": {"start": 1},
    "forest": {"start": 1},
}
# How large every building of a city is drawn.
CARDS = """(seat) => [...document.querySelectorAll(`.plots [data-at^="city/${seat}/"]`)].map((one) => {
  const { width, height } = one.getBoundingClientRect();
  return width * height;
})"""
# Where everything lies that a player aims at, by what it is.
PLACES = """() => Object.fromEntries(
  [...document.querySelectorAll(".market > *, .spot, .landmarks > *, .coins")].map((one, n) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [n, [x, y, width, height].map((n) => Math.round(n * 10) / 10)];
  }))"""


def test_a_swap_begins_with_either_building(invited: Invited) -> None:
    guest = invited(size=(1366, 768))
    anna, bram = sitting(guest, "Anna"), Client(guest.house.port, "Bram")
    table = table_of([anna, bram], edition=edition_with(**SWAPPING))
    guest.visit(f"/table/{table}")
    guest.catch_up(act(anna, table, "throw 1")["seq"])
    page = guest.page
    taken, given = page.locator('[data-at="city/1/forest"]'), page.locator('[data-at="city/0/ranch"]')
    taken.click()
    expect(taken).to_have_attribute("aria-pressed", "true")
    given.click()
    expect(page.locator('[data-at="city/0/forest"] .mk-count')).to_have_text("×2")
    expect(page.locator('[data-at="city/0/ranch"]')).to_have_count(0)
    expect(page.locator('[data-at="city/1/ranch"] .mk-count')).to_have_text("2", use_inner_text=True)


def test_on_a_phone_rivals_lay_their_buildings_over_the_market_to_be_swapped(invited: Invited) -> None:
    guest = invited(size=(360, 740), touch=True)
    anna, others = sitting(guest, "Anna"), [Client(guest.house.port, name) for name in ("Bram", "Carla")]
    table = table_of([anna, *others], edition=edition_with(**SWAPPING))
    guest.visit(f"/table/{table}")
    page = guest.page
    market = page.locator(".market")
    expect(market).to_be_visible()
    place = market.bounding_box()
    guest.catch_up(act(anna, table, "throw 1")["seq"])
    # Whose business center acts is seen in brief, too, and what may be given glows.
    expect(market).to_have_count(0)
    offers = page.locator(".offers")
    assert offers.bounding_box() == place
    expect(offers).to_contain_text("First choose what you give")
    assert page.evaluate("document.querySelectorAll('.offers .choice.legal').length") == 0
    guest.click("swap ranch")
    expect(offers).to_contain_text("Now choose what you get")
    wanted = "swap ranch for forest of C"
    expect(page.locator(f'.bar [data-move="{wanted}"]')).to_have_count(1)
    guest.wait_for(lambda found: wanted in found["actions"])
    guest.click(wanted)
    # The market is back where it was.
    expect(market).to_be_visible()
    assert market.bounding_box() == place
    expect(page.locator('.plots [data-at="city/0/forest"] .mk-count')).to_have_text("2", use_inner_text=True)
    # The rival's city is one tap away.
    page.locator('.rivals [data-seat="2"] .who .row').tap()
    dialog = page.get_by_role("dialog", name="Carla")
    expect(dialog.get_by_role("button", name="Ranch ×2")).to_be_visible()
    expect(dialog.get_by_role("button", name="Radio tower, Cost 22")).to_be_visible()


@pytest.mark.parametrize(
    "size", [(360, 740), *(pytest.param(size, marks=pytest.mark.long) for size in ((768, 1024), (1366, 768)))]
)
def test_nothing_moves_when_cities_grow(size: tuple[int, int], invited: Invited) -> None:
    everything = {"activates": [1, 12], "cost": 0}
    kinds = ("wheat_field", "fruit_and_vegetable_market", "family_restaurant", "mine")
    guest = invited(size=size)
    anna, bram = sitting(guest, "Anna"), Client(guest.house.port, "Bram")
    free = {kind: {"cost": 0} for kind in (*kinds[1:], "train_station")}
    table = table_of([anna, bram], edition=edition_with(wheat_field=everything, **free))
    guest.visit(f"/table/{table}")
    guest.catch_up(anna.get(f"/api/tables/{table}")[1]["seq"])
    before = guest.page.evaluate(PLACES)
    assert len(before) > 30
    for kind in kinds:
        for person in (anna, bram):
            whole = act(person, table, "throw 1", f"buy {kind.replace('_', '-')}")
    guest.catch_up(act(anna, table, "throw 1", "build train-station")["seq"])
    assert whole["view"]["state"]["cities"][0]["buildings"]["mine"] == 1
    assert guest.page.evaluate(PLACES) == before


def test_own_cards_are_the_largest_and_a_landmark_one_can_pay_is_under_the_thumb(invited: Invited) -> None:
    guest = invited(size=(360, 740), touch=True)
    anna, bram = sitting(guest, "Anna"), Client(guest.house.port, "Bram")
    everything = {"activates": [1, 12], "start": 1, "earns": 8}
    table = table_of([anna, bram], edition=edition_with(wheat_field=everything))
    guest.visit(f"/table/{table}")
    guest.catch_up(act(anna, table, "throw 1")["seq"])
    page = guest.page
    station = page.locator('[data-action="build train-station"]')
    expect(station).to_have_class(re.compile("legal"))
    box = station.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["width"] >= 44
    bar = page.locator(".bar").bounding_box()
    assert bar is not None
    assert bar["y"] - 180 < box["y"] < bar["y"]
    # Buildings that pay are lit in every city, the rivals' brief ones too.
    assert sorted(page.evaluate(ACTING)) == ["city/0/wheat-field"]
    expect(page.locator('.rivals .lights .acts[data-at="city/1/wheat-field"]')).to_have_count(1)
    for width, height in ((768, 1024), (1024, 768), (1366, 768), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        guest.until("document.querySelectorAll('.rivals .plots').length === 1")
        own, rivals = page.evaluate(CARDS, 0), page.evaluate(CARDS, 1)
        assert own
        assert min(own) >= max(rivals), (width, own, rivals)
        assert sorted(page.evaluate(ACTING)) == ["city/0/wheat-field", "city/1/wheat-field"]


@pytest.mark.parametrize("size", [(360, 740), pytest.param((1024, 768), marks=pytest.mark.long)])
def test_the_tv_station_takes_from_a_purse_one_points_at(size: tuple[int, int], invited: Invited) -> None:
    guest = invited(size=size)
    names = ("Bartholomeus van Dijk", "Wilhelmina-Margareta", "Giovanbattista Ricci")
    anna, others = sitting(guest, "Anna"), [Client(guest.house.port, name) for name in names]
    table = table_of([anna, *others], edition=edition_with(tv_station={"activates": [1, 12], "start": 1}))
    guest.visit(f"/table/{table}")
    whole = act(anna, table, "throw 1")
    guest.catch_up(whole["seq"])
    purses = [guest.page.locator(f'[data-action="tv {letter}"]') for letter in "BCD"]
    for purse in purses:
        expect(purse).to_have_class(re.compile("legal"))
        expect(purse).to_be_in_viewport(ratio=0.99)
    place = guest.page.locator('[data-at="purse/2"]').bounding_box()
    guest.click("tv C")
    expect(purses[1]).to_have_count(0)
    had = whole["view"]["state"]["cities"][2]["coins"]
    expect(guest.page.locator('[data-at="purse/2"] b')).to_have_text(str(max(0, had - 5)))
    assert guest.page.locator('[data-at="purse/2"]').bounding_box() == place


def test_a_market_of_stacks_tells_what_lies_there_and_what_is_in_the_deck(invited: Invited) -> None:
    guest = invited()
    anna, bram = sitting(guest, "Anna"), Client(guest.house.port, "Bram")
    table = table_of([anna, bram], options={"market": "ten"})
    whole = act(anna, table, "throw 1")
    guest.visit(f"/table/{table}")
    guest.catch_up(whole["seq"])
    state = whole["view"]["state"]
    for name, lies in state["supply"].items():
        place = guest.page.locator(f".market [data-at='supply/{name}']")
        expect(place).to_have_accessible_name(re.compile(rf"Supply {lies}, Deck {state['deck'][name]}$"))
    away = guest.page.locator(".market .gone")
    expect(away).to_have_count(5)
    expect(away.first).to_contain_text("in the deck")
    guest.check_axe()
    guest.check_words()


@pytest.mark.parametrize("size", [(360, 740), pytest.param((1366, 768), marks=pytest.mark.long)])
def test_a_new_table_offers_the_market_of_stacks_with_what_it_changes(size: tuple[int, int], invited: Invited) -> None:
    host = invited(size=size)
    host.visit("/new?machi-koro")
    field = host.page.locator("label.field").filter(has_text="Market: all fifteen buildings")
    expect(field).to_be_hidden()  # readings of the rules stay out of a newcomer's way
    host.page.locator("form summary").first.click()
    host.page.locator("form details details summary").first.click()
    expect(field).to_be_visible()
    chosen = field.locator("select")
    expect(chosen).to_have_accessible_description(re.compile(r"“ten from a deck”: turns a game"))
    expect(host.page.get_by_text("“ten from a deck”: turns a game").first).to_be_visible()
    host.check_width()
    host.check_axe()
    host.shot(f"new-table-market-{size[0]}", whole=True)
    chosen.select_option("ten")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_url("**/table/*")
    assert host.past_the_page().get(f"/api/tables/{host.table}")[1]["options"]["market"] == "ten"

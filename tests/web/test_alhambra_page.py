"""Alhambra in the browser: paying, taking, gifts to Dirk, the ranking and how a scoring is told, as the rules say."""

from __future__ import annotations

import copy
import itertools
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

import burgomaster as bm
from tests.games.alhambra.tables import BUILDINGS, CURRENCIES, edition_with
from tests.server.people import Client, table_of
from tests.web.browsing import WHERE, Guest, clicking, fast_forward, open_table, play, sit_down, start
from tests.web.conftest import Invited
from tests.web.luck import KnownHouse
from tests.web.showing import MEASURE, Decision, Shown, decisions
from tests.web.test_machi_page import sitting

COLOURS = ("@yellow", "@blue", "@green", "@orange")


def move(guest: Guest, actions: list[str], *, gift: bool = False) -> None:
    """Pay exactly where possible, otherwise buy, otherwise take money."""
    exact = guest.page.locator(".hand .way:enabled")
    slots = [one for one in actions if one.startswith("buy ") and " with " not in one]
    if exact.count():
        exact.first.click()
        pay(guest, gift)
    elif slots:
        guest.click(slots[0])
        currency = slots[0].rpartition("@")[2]
        cards = [one for one in guest.offered()["actions"] if one.startswith(f"pay {currency} ")]
        for card in reversed(cards):
            guest.click(card)
            if any(" with " in one for one in guest.offered()["actions"]):
                break
        pay(guest, gift)
    elif "pass" in actions:
        guest.click("pass")
    else:
        card = next(one for one in actions if one.startswith("take "))
        guest.click(card)
        if card.endswith(","):
            guest.click("!" + card.rstrip(","))


def pay(guest: Guest, gift: bool) -> None:
    """Press the till's button."""
    now = guest.wait_for(lambda found: any(" with " in one for one in found["actions"]))
    whole = [one for one in now["actions"] if " with " in one and one.endswith(" for dirk") == gift]
    guest.click(whole[0])


def buying(rng: random.Random) -> Callable[[list[str], dict[str, Any]], str]:
    def choose(actions: list[str], _: dict[str, Any]) -> str:
        return rng.choice([one for one in actions if one.startswith("buy ")] or actions)

    return choose


def few_buildings_left(whole: dict[str, Any]) -> bool:
    return bool(whole["view"]["state"]["buildings_left"] <= 5)


def until_affordable(guest: Guest) -> tuple[dict[str, Any], str]:
    """Take money until something can be bought; what is offered then, and the first building of it."""

    def slots(actions: list[str]) -> list[str]:
        return [one for one in actions if one.startswith("buy ")]

    play([guest], move, stop=lambda actions: bool(slots(actions)))
    found = guest.offered()
    return found, slots(found["actions"])[0]


# While the ranking tells the last scoring: how often it was looked at, and what told too early who has won.
NOTE_THE_END = r"""() => {
  window.looked = 0;
  window.early = [];
  const note = () => {
    if (document.querySelector(".room")?.dataset.status !== "over" || !document.querySelector(".telling")) return;
    window.looked += 1;
    const told = [".bar", ".log"].map((one) => document.querySelector(one).textContent).join(" ");
    if (/\bw[io]n|Once more/.test(told)) window.early.push(told);
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""


def test_a_person_plays_to_the_end_by_mouse(invited: Invited) -> None:
    anna = invited()
    open_table(anna, "alhambra", ["greedy"])
    anna.page.wait_for_selector(".room")
    turns = itertools.count()
    assert play([anna], lambda guest, actions: move(guest, actions, gift=next(turns) == 3), moves=5) == 5
    fast_forward([anna], buying(random.Random(1)), few_buildings_left)  # the long run plays all of it on the page
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.page.evaluate(NOTE_THE_END)
    assert play([anna], move) > 0
    expect(anna.result).to_contain_text("win")
    assert anna.page.evaluate("window.looked") > 0
    assert anna.page.evaluate("window.early") == []
    anna.check_words()
    anna.check_axe()
    # Scoring C, type by type, adds up to what the server has counted.
    table = anna.page.locator(".ranking table")
    for seat in range(3):
        prizes = table.locator(f"td:nth-of-type({seat + 1}) .prize").all_inner_texts()
        told = table.locator("thead .earned").nth(seat).inner_text()
        assert sum(int(prize.rpartition("+")[2]) for prize in prizes) == int(told.rpartition("+")[2])
    anna.shot("after-alhambra-board-1280", whole=True)


def test_cards_and_building_may_be_chosen_in_either_order(invited: Invited) -> None:
    anna = invited(size=(1024, 900))
    open_table(anna, "alhambra", ["greedy"])
    anna.page.wait_for_selector(".room")
    found, slot = until_affordable(anna)
    till = anna.page.get_by_role("region", name="Purchase")
    # A card first: it chooses the slot of its currency.
    card = next(one for one in found["actions"] if one.startswith(f"pay {slot.rpartition('@')[2]} "))
    anna.click(card)
    expect(till).to_contain_text("Pays ")
    expect(anna.page.locator(f'[data-action="{slot}"]')).to_have_attribute("aria-pressed", "true")
    anna.page.keyboard.press("Escape")
    expect(till).to_have_count(0)
    # The building first: too little is refused, with the rule.
    anna.click(slot)
    expect(till).to_contain_text("Pays 0 of")
    # Other money cannot be used for it: choosing it chooses another building, or says why not.
    anna.click(slot)
    expect(till).to_have_count(0)


def test_what_is_chosen_stays_while_others_talk(invited: Invited) -> None:
    """Something is said just after a move is shown: the page is still busy showing it, and nothing chosen is lost."""
    anna, bram = invited(motion=True), invited()
    open_table(anna, "alhambra", ["friend"])
    sit_down(anna, bram, "Bram")
    start(anna)
    bram.page.wait_for_selector(".room")
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_label("Speed").select_option("slow")
    anna.page.keyboard.press("Escape")
    for _ in range(40):
        on_turn = next((one for one in (anna, bram) if one.offered()["actions"]), None)
        if on_turn is None:
            anna.page.wait_for_timeout(20)
            continue
        found = on_turn.offered()
        move(on_turn, found["actions"])
        on_turn.wait_for(lambda now, seq=found["seq"]: now["seq"] != seq)  # type: ignore[misc]
        if on_turn is anna:
            continue
        # Bram's move is being shown to Anna: now she chooses several cards, or a building.
        actions = anna.wait_for(lambda now: bool(now["actions"]) or bool(bram.offered()["actions"]))["actions"]
        chosen = next((one for one in actions if one.endswith((",", *COLOURS))), "")
        if chosen:
            break
    else:
        raise AssertionError("nothing could be chosen")
    anna.click(chosen)
    thing = anna.page.locator(f'[data-action="{chosen}"]')
    expect(thing).to_have_attribute("aria-pressed", "true")
    before = anna.offered()["seq"]
    bram.page.evaluate(
        "text => fetch(`/api${location.pathname.replace('table', 'tables')}/chat`,"
        " { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ text }) })",
        "Take your time",
    )
    anna.wait_for(lambda now: now["seq"] != before)
    expect(thing).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator(".till")).to_have_count(1)


def test_cards_are_dragged(invited: Invited) -> None:
    """An open card into the hand; then, when something can be paid, a card of the hand onto its building."""
    anna = invited(size=(1280, 1100))
    open_table(anna, "alhambra", ["greedy"])
    found = anna.wait_for(lambda now: any(one.startswith("take ") for one in now["actions"]))
    drag(anna, next(one for one in found["actions"] if one.startswith("take ")), ".hand")
    anna.wait_for(lambda now: now["seq"] != found["seq"])
    found, slot = until_affordable(anna)
    card = next(one for one in found["actions"] if one.startswith(f"pay {slot.rpartition('@')[2]} "))
    drag(anna, card, f'[data-action="{slot}"]')
    expect(anna.page.locator(f'[data-action="{card}"]')).to_have_attribute("aria-pressed", "true")
    expect(anna.page.get_by_role("region", name="Purchase")).to_contain_text("Pays ")


def drag(guest: Guest, action: str, to: str) -> None:
    place = guest.page.evaluate(WHERE, action)
    guest.page.mouse.move(place["x"], place["y"])
    guest.page.mouse.down()
    guest.page.mouse.move(place["x"] + 12, place["y"] + 8, steps=3)
    box = guest.page.locator(to).bounding_box()
    assert box is not None
    guest.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 20), steps=4)
    guest.page.mouse.up()


# ---- Everything has its place ----------------------------------------------------------------------------------------

PHONE, LAPTOP = (360, 740), (1366, 768)
# Where everything lies that a player aims at, and everything that is one's own.
PLACES = """() => {
  const all = document.querySelectorAll(".slots .choice, .open .choice, .decks, .ranking, .hand, .bar");
  return [...all].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  });
}"""


@pytest.mark.parametrize(
    "size", [pytest.param(PHONE, id="phone"), pytest.param(LAPTOP, id="laptop", marks=pytest.mark.long)]
)
def test_what_is_chosen_moves_nothing_and_covers_no_money_of_ones_own(invited: Invited, size: tuple[int, int]) -> None:
    anna = invited(size=size)
    open_table(anna, "alhambra", ["greedy"])
    anna.page.wait_for_selector(".room")
    found, slot = until_affordable(anna)
    anna.page.mouse.move(1, 1)
    places = anna.page.evaluate(PLACES)
    for one in (slot, *[one for one in found["actions"] if one.endswith(",")][:1]):
        anna.click(one)
        expect(anna.page.locator(".till")).to_have_count(1)
        anna.page.mouse.move(1, 1)
        assert anna.page.evaluate(PLACES) == places
        till, hand = box_of(anna.page.locator(".till")), box_of(anna.page.locator(".hand"))
        assert hand["y"] <= till["y"] <= hand["y"] + hand["height"] - till["height"] + 1
        for lane in anna.page.locator(".hand .group:visible").all():
            assert box_of(lane)["y"] + box_of(lane)["height"] <= till["y"]
        if size == PHONE and one == slot:  # the cards that pay are large enough for a thumb
            cards = anna.page.locator(".hand [data-action^='pay ']:visible")
            assert min(min(box_of(card)["width"], box_of(card)["height"]) for card in cards.all()) >= 44
        anna.page.keyboard.press("Escape")
    anna.check_width()


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


def with_many_cards(house: KnownHouse) -> tuple[Decision, str]:
    """A decision of somebody who has three cards of every value in a currency that buys something."""
    for one in decisions(house, "alhambra", 2, 1):
        slots = [action["text"] for action in one.whole["you"]["actions"] if action["text"].startswith("buy ")]
        if slots:
            whole = copy.deepcopy(one.whole)
            currency = slots[0].rpartition("@")[2]
            seat = whole["you"]["state"]["seats"][whole["view"]["turn"]]
            many = [value for value in range(1, 10) for _ in range(3)]
            seat["hand"] = {key: many if key == currency else [1, 9] for key in CURRENCIES}
            return Decision(one.table, whole, one.person), currency
    raise AssertionError("nothing could be bought")


@pytest.mark.parametrize(
    "size", [pytest.param(PHONE, id="phone"), pytest.param(LAPTOP, id="laptop", marks=pytest.mark.long)]
)
def test_a_hand_of_many_cards_lies_in_piles(invited: Invited, web_house: KnownHouse, size: tuple[int, int]) -> None:
    decision, currency = with_many_cards(web_house)
    anna = invited(size=size)
    shown = Shown(anna, decision.table)
    shown.show(decision)
    assert shown.measure(decision)["faults"] == []
    anna.page.locator(f'[data-at="slot/{currency}"]').click()
    assert shown.measure(decision)["faults"] == []  # what else there is to do stays in reach while one pays
    piles = anna.page.locator(f'[data-action^="pay {currency} "]')
    expect(piles).to_have_count(9)
    # A pile gives one card after the other, and then takes them all back.
    for told in ("1/3", "2/3", "3/3"):
        piles.nth(3).click()
        expect(piles.nth(3).locator(".many")).to_have_text(told)
    expect(anna.page.locator(".till .news")).to_contain_text("Pays 12 of")
    piles.nth(3).click()
    expect(anna.page.locator(".till .news")).to_contain_text("Pays 0 of")


def test_a_tap_opens_the_full_table_and_what_a_player_has(invited: Invited) -> None:
    guest = invited(size=PHONE)
    people = [sitting(guest, "Anna"), *(Client(guest.house.port, name) for name in ("Bartholomeus Klaasen", "Cleo"))]
    table = table_of(people, "alhambra")
    guest.visit(f"/table/{table}")
    guest.catch_up(people[0].get(f"/api/tables/{table}")[1]["seq"])
    page = guest.page
    page.locator(".ranking tbody tr").nth(2).click()
    full = page.get_by_role("dialog", name="Buildings and points")
    for name in ("Anna", "Bartholomeus Klaasen", "Cleo", "Skyscraper", "rounded down"):
        expect(full).to_contain_text(name)
    full.get_by_role("button", name="Scoring C").click()
    expect(full.locator("tbody small").last).to_have_text("21 / 13 / 6")
    guest.check_axe()
    page.keyboard.press("Escape")
    expect(page.locator(".ranking .open b")).to_have_text("C")
    page.locator(".ranking .player button").nth(1).click()
    expect(page.get_by_role("dialog", name="Bartholomeus Klaasen").locator("li")).to_have_count(6)
    guest.check_words()


# ---- In an edition of one's own the page shows what the rules say ----------------------------------------------------

# No printed figures: many places are paid, much may be taken at once, and A lies in the first of many small piles.
EDITION = edition_with(
    {
        "take_at_most = 5": "take_at_most = 20",
        "piles = 5": "piles = 20",
        "pile_of_A = 2": "pile_of_A = 1",
        "A = [1]": "A = [7, 4, 2]",
        "A = [5]": "A = [31, 17, 9]",
        "B = [9, 2]": "B = [31, 17, 9]",
        "C = [21, 13, 6]": "C = [50, 25, 24]",
    }
)
# The ranking: of every type, what stands in everybody's cell; at its head, what the scoring gives and the points.
COLLECTIONS = """() => {
  const cells = (row) => [...row.querySelectorAll("td")].map((cell) => [
    cell.querySelector(".count").textContent, cell.querySelector(".prize")?.lastChild.textContent.trim() ?? ""]);
  const table = document.querySelector('[data-guide="collections"] table');
  return { types: [...table.querySelectorAll("tbody tr")].map(cells),
           earned: [...table.querySelectorAll("thead .earned")].map((one) => one.lastChild.textContent),
           points: [...table.querySelectorAll("thead .points b")].map((one) => one.textContent) };
}"""
HAND = """() => [...document.querySelectorAll(".hand .group")].map((one, n) => {
  const below = document.querySelectorAll(".hand .news")[n];
  return { total: one.querySelector("header b").textContent,
           ways: [...below.querySelectorAll(".way")].map((way) => way.textContent.trim()),
           news: below.textContent.trim() };
})"""


def by_the_rules(people: list[Client], table: str) -> bm.Position:
    """The table in the library, put together from what every player sees, before anything is paid."""
    views = [person.get(f"/api/tables/{table}")[1] for person in people]
    state = views[0]["view"]["state"]
    assert state["discarded"] == 0
    seats = [view["you"]["state"]["seats"][seat] for seat, view in enumerate(views)]
    known = {key: value for key, value in state.items() if key not in ("money_deck", "discard")}
    here = {"game": "alhambra", "players": len(people), "edition": {"text": EDITION}}
    return bm.position({**here, "state": {**known, "seats": seats}})


def check_types(shown: list[Any], types: dict[str, list[dict[str, Any]]], rivals: int) -> None:
    for name, cells in zip(BUILDINGS, shown, strict=True):
        wanted = [["0", ""] for _ in range(rivals)]
        for place in types[name]:
            for who in place["who"]:
                wanted[who] = [str(place["count"]), f"+{place['each']}" if place["each"] else ""]
        assert cells == wanted, name


def test_the_page_shows_what_the_rules_say_in_an_edition_of_ones_own(invited: Invited) -> None:
    guest = invited()
    people = [sitting(guest, "Anna"), Client(guest.house.port, "Bram")]
    table = table_of(people, "alhambra", edition={"text": EDITION})
    guest.visit(f"/table/{table}")
    page = guest.page
    first = people[0].get(f"/api/tables/{table}")[1]
    guest.catch_up(first["seq"])
    look = by_the_rules(people, table).outlook(0)

    # Every scoring as it would be, with Dirk's buildings.
    for scoring in "CBA":
        page.get_by_role("button", name=f"Scoring {scoring}").click()
        shown = page.evaluate(COLLECTIONS)
        check_types(shown["types"], look["scorings"][scoring]["types"], 3)
        assert shown["earned"] == [f"+{points}" for points in look["scorings"][scoring]["points"]]
        assert shown["points"] == [str(points) for points in look["points"]]
    assert any(look["scorings"]["A"]["points"])

    # One's hand: totals, exact payments, what is missing.
    for currency, group in zip(CURRENCIES, page.evaluate(HAND), strict=True):
        payment = look["payments"][currency]
        assert group["total"] == str(look["money"][currency])
        exact = [f"✓ {'+'.join(map(str, way['cards']))} = {way['total']}" for way in payment["ways"] if way["exact"]]
        assert group["ways"] == exact[:2]
        if not payment["affordable"]:
            assert f"{payment['missing']} short" in group["news"]

    # What may be taken together; the first card of the row takes part in most of it.
    while True:
        whole = people[0].get(f"/api/tables/{table}")[1]
        on_turn = whole["view"]["turn"]
        ways = [way for way in by_the_rules(people, table).outlook()["take"]["ways"] if len(way["cards"]) > 1]
        if on_turn == 0 and ways:
            break
        take(people[on_turn], table)
    guest.catch_up(whole["seq"])
    way = ways[0]
    places = whole["view"]["state"]["open_money"]
    for card in way["cards"]:
        place = places.index(card)
        places[place] = None
        page.locator(f'[data-at="money/{place}"]').click()
    expect(page.locator(".till")).to_contain_text(f"{way['total']} of at most 20")
    page.get_by_role("button", name="Take these").click()
    guest.wait_for(lambda now: now["seq"] != str(whole["seq"]))

    # Scoring A, as it was: what the rules told of it, also after more has been built.
    while not (rows := scored(people[0], table)):
        on_turn = people[0].get(f"/api/tables/{table}")[1]["view"]["turn"]
        take(people[on_turn], table)
    seq = people[0].get(f"/api/tables/{table}")[1]["seq"]
    guest.catch_up(seq)
    page.get_by_role("button", name="Scoring A").click()
    types: dict[str, list[dict[str, Any]]] = {name: [] for name in BUILDINGS}
    for one in rows:
        types[one["building"]].append({"who": [one["who"]], "count": one["count"], "each": one["each"]})
    shown = page.evaluate(COLLECTIONS)
    check_types(shown["types"], types, 3)
    assert shown["earned"] == [f"+{sum(one['each'] for one in rows if one['who'] == p)}" for p in range(3)]
    expect(page.locator('[data-guide="collections"] .what')).to_have_text("A as it was")
    guest.check_words()


def take(person: Client, table: str) -> None:
    """Take the first card of the row."""
    whole = person.get(f"/api/tables/{table}")[1]
    card = next(one["text"] for one in whole["you"]["actions"] if one["text"].startswith("take ") and one["complete"])
    person.ok(f"/api/tables/{table}/actions", {"action": card, "seq": whole["seq"]})


def scored(person: Client, table: str) -> list[dict[str, Any]]:
    """What the rules told of scoring A."""
    rows = person.get(f"/api/tables/{table}/log")[1]["rows"]
    return [one for row in rows for one in row["effects"] if one["kind"] == "scores" and one["scoring"] == "A"]


# Which row of the ranking is being told, and how many have shown their points; `skip` taps when the first one is.
WATCH = """(skip) => {
  window.told = [];
  const look = () => {
    const rows = [...document.querySelectorAll(".ranking tbody tr")];
    const now = rows.findIndex((row) => row.matches(".telling .now"));
    if (now < 0 || now === window.told.at(-1)) return;
    window.told.push(now);
    const said = document.querySelector(".ranking .all") !== null;
    if (said === (now + 1 === rows.length)) window.told.push("not said how to skip it");
    if (rows.some((row, n) => n > now && row.querySelector(".prize"))) window.told.push("too early");
    if (skip) window.dispatchEvent(new PointerEvent("pointerdown"));
  };
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document.querySelector(".ranking"), all);
}"""


@pytest.mark.parametrize(
    ("motion", "skip", "told"),
    [(True, False, [0, 1, 2, 3, 4, 5]), (True, True, [0]), (False, False, [])],
    ids=["row by row", "a tap shows all of it", "at once without motion"],
)
def test_a_scoring_is_told_in_the_ranking(invited: Invited, motion: bool, skip: bool, told: list[int]) -> None:
    guest = invited(motion=motion)
    people = [sitting(guest, "Anna"), Client(guest.house.port, "Bram")]
    table = table_of(people, "alhambra", edition={"text": EDITION})
    guest.visit(f"/table/{table}")
    guest.catch_up(people[0].get(f"/api/tables/{table}")[1]["seq"])
    guest.page.evaluate(WATCH, skip)
    while not (rows := scored(people[0], table)):
        on_turn = people[0].get(f"/api/tables/{table}")[1]["view"]["turn"]
        take(people[on_turn], table)
        guest.catch_up(people[0].get(f"/api/tables/{table}")[1]["seq"])
    guest.until("!document.querySelector('.telling') && document.querySelector('.ranking .open b').textContent === 'A'")
    assert guest.page.evaluate("window.told") == told
    shown = guest.page.evaluate(COLLECTIONS)
    assert shown["earned"] == [f"+{sum(one['each'] for one in rows if one['who'] == p)}" for p in range(3)]


def test_on_a_phone_the_lane_one_pays_from_leaves_no_choice_under_it(invited: Invited) -> None:
    anna = invited(size=(390, 844))
    anna.play_against_bots("alhambra")

    def payable(actions: list[str]) -> list[str]:
        return [one for one in actions if one.startswith("buy ")]

    play([anna], clicking(random.Random(5)), stop=lambda actions: len(payable(actions)) > 1)
    anna.click(payable(anna.offered()["actions"])[0])
    anna.until("document.querySelector('.till') !== null")
    assert len(anna.page.locator(".hand .choice.legal").all()) > 0
    assert [
        fault
        for fault in anna.page.evaluate(MEASURE, {"legal": [], "seat": 0})["faults"]
        if fault.startswith("covered:")
    ] == []

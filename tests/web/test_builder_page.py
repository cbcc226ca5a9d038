"""Monopoly Builder in the browser: the island, auctions, deals and counter-offers."""

from __future__ import annotations

import contextlib
import random
import re
import tomllib
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import burgomaster as bm
from tests.games.monopoly_builder.test_outlook import text_of
from tests.server.people import Client, table_of
from tests.web.browsing import EndedBefore, Guest, fast_forward, open_table, play, sit_down, start
from tests.web.conftest import Invited

# Fields where a floor can be built, the highest buildings first.
LEGAL_FIELDS = """() => [...document.querySelectorAll(".field.legal")]
  .sort((a, b) => b.getBBox().height - a.getBBox().height)
  .map((one) => one.dataset.action)"""


# Notes, at every change of the page, how many lines the final score has and whether the result is there.
NOTE_THE_END = """() => {
  window.told = [];
  const note = () => {
    const over = document.querySelector(".room")?.dataset.status === "over";
    const lines = document.querySelectorAll("[data-guide='score'] tbody tr").length;
    if (over) window.told.push(`${lines} ${document.querySelector(".after h2") ? "and the result" : "so far"}`);
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""


def move(guest: Guest, actions: list[str]) -> None:
    """Build where possible; otherwise whatever brings the game on."""
    fields: list[str] = guest.page.evaluate(LEGAL_FIELDS)
    if fields:
        guest.page.locator(f'.field[data-action="{fields[0]}"]').focus()
        guest.page.keyboard.press("Enter")
        return
    wanted = ("buy", "accept", "throw", "take ", "steal ", "leave ", "give ", "swap ", "end", "mortgage ")
    for verb in wanted:
        found = [one for one in actions if one.startswith(verb)]
        if found:
            guest.click(found[0])
            if verb == "swap ":
                guest.click(next(one for one in guest.offered()["actions"] if one.startswith("swap for ")))
            return
    guest.click(actions[0])  # drop out, keep


def building(rng: random.Random) -> Callable[[list[str], dict[str, Any]], str]:
    """Buys, builds a little and ends turns; no offers, and nothing that ends the game before its last round."""

    def choose(actions: list[str], whole: dict[str, Any]) -> str:
        island = whole["view"]["state"]["island"]
        low = [one for one in actions if one.startswith("build ") and one[6:] not in island and len(island) < 6]
        for wanted in (low, *([one for one in actions if one == verb] for verb in ("buy", "refuse", "end", "drop"))):
            if wanted:
                return rng.choice(wanted)
        return rng.choice([one for one in actions if not one.startswith(("offer ", "bankrupt", "build "))] or actions)

    return choose


def in_round(last: int) -> Callable[[dict[str, Any]], bool]:
    return lambda whole: bool(whole["view"]["state"]["turn"]["round"] >= last)


def cash(guest: Guest, seat: int) -> int:
    return int(guest.page.locator(f'[data-at="purse/{seat}"]').inner_text().strip().removeprefix("M"))


# Where one's own things lie, whether a click would reach every one of one's chips, and whether the page scrolls.
OWN = """() => {
  const own = document.querySelector("[data-part='own']");
  const open = [...own.querySelectorAll(".chip")].every((chip) => {
    const box = chip.getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return at !== null && (chip.contains(at) || at.contains(chip));
  });
  const { x, y, width, height } = own.getBoundingClientRect();
  const scrolls = document.documentElement.scrollHeight > innerHeight;
  return { box: [x, y, width, height].map(Math.round), open, scrolls };
}"""
# Fields that are offered, but where a click on their middle would not reach them.
HIDDEN_FIELDS = """() => [...document.querySelectorAll(".field.legal")].filter((field) => {
  const box = field.getBoundingClientRect();
  return !field.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}).map((field) => field.dataset.action)"""


@pytest.mark.long
def test_two_people_play_to_the_end(invited: Invited) -> None:
    anna, bram = invited(), invited(size=(1024, 860))
    open_table(anna, "monopoly-builder", ["friend"], rounds="50")
    sit_down(anna, bram, "Bram")
    start(anna)
    bram.page.wait_for_selector(".room")
    play([anna, bram], move, moves=8)
    fast_forward([anna, bram], building(random.Random(3)), in_round(49))  # the long run plays all of it on the page
    eve = invited(size=(800, 600), motion=True)
    eve.visit(anna.page.url)
    eve.page.wait_for_selector(".room")
    eve.page.evaluate(NOTE_THE_END)
    assert play([anna, bram], move) > 0
    anna.result.wait_for()
    expect(anna.result).to_contain_text("win")
    anna.check_words()
    anna.check_axe()
    anna.shot("after-monopoly-builder-board-1280", whole=True)
    # Who sees it move is told the end line by line, and who has won only then.
    eve.result.wait_for()
    told = list(dict.fromkeys(eve.page.evaluate("window.told")))
    assert told == ["1 so far", "2 so far", "3 so far", "4 so far", "4 and the result"]


def test_friends_deal_step_in_and_bid(invited: Invited) -> None:
    anna, bram = invited(), invited(size=(360, 740))
    open_table(anna, "monopoly-builder", ["friend"])
    sit_down(anna, bram, "Bram")
    start(anna)
    for _ in range(600):  # who throws highest is on turn
        on_turn = next((one for one in (anna, bram) if "throw" in one.offered()["actions"]), None)
        if on_turn:
            break
        anna.page.wait_for_timeout(50)
    assert on_turn
    other = bram if on_turn is anna else anna
    seat, other_seat = (0, 1) if on_turn is anna else (1, 0)

    stood = {guest: guest.page.evaluate(OWN) for guest in (anna, bram)}

    def check_own(guest: Guest) -> None:
        """Whatever lies over the board, one's own things are where they were, and nothing covers one's chips."""
        assert guest.page.evaluate(OWN) == stood[guest] == {**stood[guest], "open": True, "scrolls": False}

    # Who is not on turn steps in: one chip for M50.
    other.page.get_by_role("button", name="Step in with an offer").click()
    send = other.page.get_by_role("button", name="Send the offer")
    expect(send).to_be_disabled()
    gives = other.page.get_by_role("group", name="You give", exact=True)
    gives.get_by_role("button", name="one more").and_(gives.locator(":enabled")).first.click()
    asks = other.page.locator("fieldset").nth(1)
    asks.get_by_role("button", name="+50").click()
    other.check_axe()
    other.check_width()
    check_own(other)
    send.click()

    # The one on turn would rather pay M40, and that is accepted.
    on_turn.wait_for(lambda found: "accept" in found["actions"])
    check_own(on_turn)
    before = cash(on_turn, seat)
    on_turn.page.get_by_role("button", name="Make a counter-offer").click()
    money = on_turn.page.locator("fieldset").first.get_by_role("spinbutton")
    expect(money).to_have_value("50")
    money.fill("40")
    money.blur()
    on_turn.page.get_by_role("button", name="Send the offer").click()
    other.wait_for(lambda found: "accept" in found["actions"])
    other.click("accept")
    on_turn.wait_for(lambda found: "throw" in found["actions"])
    assert cash(on_turn, seat) == before - 40
    assert cash(on_turn, other_seat) == before + 40

    # They go on until a street is auctioned; the first bid wins it.
    play([anna, bram], move, stop=lambda actions: "auction" in actions)
    bidder, rival = (anna, bram) if "auction" in anna.offered()["actions"] else (bram, anna)
    bidder.click("auction")
    bidder.wait_for(lambda found: "drop" in found["actions"])
    # What is to be decided is in sight, wherever the click before it was.
    expect(bidder.page.get_by_role("region", name="To be decided")).to_be_in_viewport(ratio=1)
    check_own(bidder)
    mine = cash(bidder, 0 if bidder is anna else 1)
    bidder.page.get_by_role("button", name="Bid M10", exact=True).click()
    rival.wait_for(lambda found: "drop" in found["actions"])
    rival.check_width()
    check_own(rival)
    rival.click("drop")
    bidder.wait_for(lambda found: "drop" not in found["actions"] and bool(found["actions"]))
    assert cash(bidder, 0 if bidder is anna else 1) == mine - 10


SPENDER, SAVER = 0, 1


def spending(actions: list[str], whole: dict[str, Any]) -> str:
    """One seat gets three streets at auctions and then gives all its money away; the other one buys, and saves."""
    players = whole["view"]["state"]["players"]
    saves = whole["you"]["seat"] == SAVER
    bids = [one for one in actions if one.startswith("bid ")]
    if bids and not saves:
        return min(bids, key=lambda one: (int(one.split()[1]), len(one)))
    if "buy" in actions and saves and players[SAVER]["cash"] > 300:
        return "buy"
    own, kinds = players[SPENDER], list(players[SAVER]["chips"])
    safe = len(own["deeds"]) - len(own["mortgaged"]) > 2  # three mortgages pay nearly every debt
    if not saves and safe and own["cash"] and kinds and "offer B: ..." in actions:
        return f"offer B: {own['cash']} for {kinds[0]}"
    return going_on(actions, ("auction", "drop", "accept", "throw", "end"))


def going_on(actions: list[str], wanted: tuple[str, ...]) -> str:
    """The first that is wanted; otherwise whatever is no offer and does not build."""
    found = [one for one in wanted if one in actions]
    return found[0] if found else next(one for one in actions if not one.startswith(("offer ", "build ", "trade ")))


@pytest.mark.long  # luck decides how soon somebody owes more than they have
def test_a_debt_is_paid_by_a_mortgage_that_another_pays_off(invited: Invited) -> None:
    anna, bram = invited(size=(1024, 860)), invited(size=(360, 740), dark=True)
    open_table(anna, "monopoly-builder", ["friend"])
    sit_down(anna, bram, "Bram")
    start(anna)
    bram.page.wait_for_selector(".room")

    def owes(whole: dict[str, Any]) -> bool:
        debt = whole["view"]["state"]["debt"]
        return debt is not None and debt["then"] == "act"  # when deals are open again

    debt = fast_forward([anna, bram], spending, owes)["view"]["state"]["debt"]
    creditor = "the bank" if debt["creditor"] is None else "Bram"
    found = anna.wait_for(lambda now: any(one.startswith("mortgage ") for one in now["actions"]))
    rich = cash(anna, SAVER)
    for guest in (anna, bram):
        desk = guest.page.get_by_role("region", name="To be decided")
        expect(desk).to_contain_text(f"owes {creditor} M{debt['amount']}")
        guest.check_axe()
        guest.check_width()
    anna.shot("monopoly-builder-debt-1024")
    anna.page.set_viewport_size({"width": 360, "height": 740})
    anna.check_width()
    anna.shot("monopoly-builder-debt-360")

    # Anna mortgages her streets on the page until it is paid.
    mortgaged = ""
    while any(one.startswith("mortgage ") for one in found["actions"]):
        mortgaged = next(one for one in found["actions"] if one.startswith("mortgage ")).split()[1]
        anna.click(f"mortgage {mortgaged}")
        found = anna.wait_for(lambda now, seq=found["seq"]: now["seq"] != seq and bool(now["actions"]))  # type: ignore[misc]
    rich += 0 if debt["creditor"] is None else debt["amount"]
    assert cash(anna, SAVER) == rich
    expect(anna.page.get_by_role("region", name="To be decided")).to_have_count(0)

    # She sells the last one as it is; Bram pays it off.
    offer = {"action": f"offer B: {mortgaged} for 5", "seq": int(found["seq"])}
    anna.past_the_page().ok(f"/api/tables/{anna.table}/actions", offer)
    bram.wait_for(lambda now: "accept" in now["actions"])
    bram.click("accept")
    bram.wait_for(lambda now: f"pay-off {mortgaged}" in now["actions"])
    bram.check_axe()
    bram.check_width()
    bram.shot("monopoly-builder-redeem-360-dark")
    bram.click(f"pay-off {mortgaged}")
    anna.wait_for(lambda now: bool(now["actions"]))
    bought = anna.past_the_page().get(f"/api/tables/{anna.table}")[1]["view"]["state"]["players"][SAVER]
    assert mortgaged in bought["deeds"]
    assert mortgaged not in bought["mortgaged"]
    assert cash(anna, SAVER) == bought["cash"] < rich - 5


def test_a_floor_is_dragged_onto_the_island(invited: Invited) -> None:
    def can_build(whole: dict[str, Any]) -> bool:
        return any(one["text"].startswith("build ") for one in whole["you"]["actions"])

    def buying(actions: list[str], _: dict[str, Any]) -> str:
        return going_on(actions, ("buy", "drop", "refuse", "throw", "end"))

    for _ in range(6):  # with bad luck the other one has won before
        anna = invited(size=(1600, 1500))
        open_table(anna, "monopoly-builder", ["greedy"])
        anna.page.wait_for_selector(".room")
        with contextlib.suppress(EndedBefore):
            fast_forward([anna], buying, can_build)
            break
    page, mouse = anna.page, anna.page.mouse
    assert page.evaluate(HIDDEN_FIELDS) == []
    handle = page.locator("[data-floor]").first
    handle.scroll_into_view_if_needed()
    start, field = handle.bounding_box(), page.locator(".field.legal").first
    there = field.locator(".outline").bounding_box()
    assert start
    assert there
    before = anna.offered()["seq"]

    def carry(x: float, y: float) -> None:
        mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        mouse.down()
        mouse.move(x, y, steps=4)

    # Let go in the sea: nothing has happened.
    carry(there["x"] - 300, there["y"])
    expect(page.locator(".carried")).to_have_count(1)
    mouse.up()
    expect(page.locator(".carried")).to_have_count(0)
    assert anna.offered()["seq"] == before
    # Held over a field, that one shows it; let go there, the floor stands.
    carry(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2)
    expect(page.locator(".field.takes.over")).to_have_count(1)
    at = field.get_attribute("data-at")
    mouse.up()
    anna.wait_for(lambda now: now["seq"] != before)
    expect(page.locator(f'[data-at="{at}"]')).to_have_attribute("aria-label", re.compile("one floor"))


def test_a_deed_is_read_before_it_is_mortgaged(invited: Invited) -> None:
    anna = invited(size=(1366, 768))
    open_table(anna, "monopoly-builder", ["greedy"])
    anna.page.wait_for_selector(".room")

    def may_mortgage(whole: dict[str, Any]) -> bool:
        return any(one["text"].startswith("mortgage ") for one in whole["you"]["actions"])

    fast_forward([anna], lambda actions, _: going_on(actions, ("buy", "drop", "refuse", "throw", "end")), may_mortgage)
    page = anna.page
    deed = page.locator(".strip .choice.legal").first
    before, desk = anna.offered()["seq"], page.get_by_role("region", name="To be decided")
    deed.click()
    expect(deed).to_have_attribute("aria-pressed", "true")
    expect(desk).to_contain_text("Price")
    anna.check_axe()
    # Put back, nothing has happened; taken up again, a second click mortgages it.
    desk.get_by_role("button", name="Cancel").click()
    expect(desk).to_have_count(0)
    assert anna.offered()["seq"] == before
    deed.click()
    desk.get_by_role("button", name="Mortgage").click()
    expect(page.locator(".strip .mortgaged")).to_have_count(1)
    expect(desk).to_have_count(0)
    deed.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("mortgaged")


# Rents on the board by space, points by seat from the last line of the score, and costs with what is lacking, by floor.
RENTS = """() => Object.fromEntries([...document.querySelectorAll(".space.deed:has(.whose)")]
  .map((one) => [one.dataset.at, one.querySelector(".price").textContent]))"""
POINTS = (
    """() => [...document.querySelectorAll("[data-guide='score'] tfoot td")].map((one) => Number(one.textContent))"""
)
SCORED = """() => [...document.querySelectorAll("[data-guide='score'] tbody tr")].map((row) =>
  [...row.querySelectorAll("td")].map((one) => Number([...one.childNodes].find((node) => node.data?.trim()).data)))"""
COSTS = """() => [...document.querySelectorAll("[data-guide='floors'] > li")].map((one) => ({
  chips: one.querySelectorAll(".cost s").length, lacking: one.querySelectorAll(".cost s.lacking").length,
  points: Number(one.querySelector(".worth").textContent), can: one.classList.contains("can") }))"""


def sitting(guest: Guest, name: str) -> Client:
    """This browser's person, with a name; both the page and the client speak for them."""
    person = Client(guest.house.port, name)
    key, _, value = person.cookie.partition("=")
    guest.context.add_cookies([{"name": key, "value": value, "url": f"http://127.0.0.1:{guest.house.port}"}])
    return person


def test_the_page_of_builder_shows_what_the_rules_say_in_an_edition_of_ones_own(invited: Invited) -> None:
    edition = {"text": text_of(changed=True)}
    guest = invited(size=(1280, 1400))
    people = [sitting(guest, "Anna"), Client(guest.house.port, "Bram")]
    table = table_of(people, "monopoly-builder", options={"tokens": "seat"}, edition=edition)
    guest.visit(f"/table/{table}")
    auctioned = 0
    for _ in range(400):
        for person in people:
            whole = person.get(f"/api/tables/{table}")[1]
            actions = [one["text"] for one in whole["you"]["actions"]]
            if actions:
                break
        seat, state = whole["you"]["seat"], whole["view"]["state"]
        looks = bm.position({"game": "monopoly-builder", "players": 2, "edition": edition, "state": state}).outlook()
        if state["auction"] and seat == 0 and not auctioned:
            auctioned = looks["stake"]["least_bid"]
            guest.catch_up(whole["seq"])
            expect(guest.page.get_by_role("button", name=f"Bid M{auctioned}", exact=True)).to_be_enabled()
        bonus = max(one["billionaire"] + one["community"] for one in looks["points"])
        if auctioned and len(looks["rents"]) >= 6 and state["island"] and bonus:
            break
        builds = [one for one in actions if one.startswith("build ")]
        wanted = (*builds[:1], *(["auction"] if not auctioned and seat == 0 else []), "buy", "drop", "throw", "end")
        person.ok(f"/api/tables/{table}/actions", {"action": going_on(actions, wanted), "seq": whole["seq"]})
    else:
        raise AssertionError("nothing to look at came about")
    guest.catch_up(whole["seq"])
    page = guest.page
    spaces = {deed: f"space/{at}" for at, deed in tomllib.loads(edition["text"])["space"].items()}
    rents = {spaces[deed]: f"M{rent}" if rent else "✕" for deed, rent in looks["rents"].items()}
    assert page.evaluate(RENTS) == rents

    points = looks["points"]
    page.get_by_role("tab", name="Points").click()
    assert page.evaluate(POINTS) == [one["total"] for one in points]
    assert page.evaluate(SCORED) == [
        [sum(building["points"] for building in one["buildings"]) for one in points],
        [sum(own["points"] for own in one["sets"]) for one in points],
        [one["billionaire"] for one in points],
        [one["community"] for one in points],
    ]
    assert bonus in (2, 7, 9)  # not those of the house edition
    assert page.evaluate(COSTS) == [
        {
            "chips": sum(floor["cost"].values()),
            "lacking": sum(floor["missing"][0].values()),
            "points": floor["points"],
            "can": not floor["missing"][0],
        }
        for floor in looks["floors"]
    ]
    guest.check_words()

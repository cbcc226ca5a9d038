"""Games that take days, on the page: the most urgent table first, the next one after a move, what all agree on."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.people import Client, table_of
from tests.web.browsing import Guest
from tests.web.conftest import Invited

DAYS: dict[str, Any] = {"clock": {"kind": "correspondence", "seconds": 3 * 24 * 3600}, "options": {"start": "A"}}


def named(guest: Guest, name: str) -> Client:
    """Somebody who has said a name on the front door."""
    guest.visit("/")
    guest.page.locator("form input").fill(name)
    guest.page.locator("form button").click()
    expect(guest.page.locator("form + [role=status]")).to_be_visible()
    return guest.past_the_page()


def test_the_most_urgent_table_comes_first_and_after_a_move_the_next(invited: Invited) -> None:
    anna = invited(size=(360, 740))
    me, bram = named(anna, "Anna"), Client(anna.house.port, "Bram")
    waits = table_of([bram, me], **DAYS)
    first = table_of([me, bram], **DAYS)
    urgent = table_of([me, bram], clock={"kind": "correspondence", "seconds": 24 * 3600}, options={"start": "A"})
    anna.visit("/")
    links = anna.page.locator(".mine a")
    expect(links).to_have_count(3)
    assert [link.get_attribute("href") for link in links.all()] == [f"/table/{one}" for one in (urgent, first, waits)]
    expect(links.first).to_contain_text("time until")
    anna.check_axe()
    anna.check_width()
    anna.shot("urgent-360")
    links.first.click()
    anna.page.wait_for_selector(".room")
    anna.click("throw 1")
    anna.wait_for(lambda found: "pass" in found["actions"])
    assert anna.page.locator("[data-next]").count() == 0  # it is one's own turn here
    anna.click("pass")
    anna.page.locator("[data-next]").click()
    anna.page.wait_for_url(f"**/table/{first}")
    anna.wait_for(lambda found: "throw 1" in found["actions"])
    anna.check_axe()


@pytest.mark.parametrize("size", [(360, 740), pytest.param((1366, 768), marks=pytest.mark.long)])
def test_a_pause_is_proposed_answered_and_ended(invited: Invited, size: tuple[int, int]) -> None:
    anna, bram = invited(size=size), invited(size=size)
    people = [named(anna, "Anna"), named(bram, "Bram")]
    table = table_of(people, **DAYS)
    for guest in (anna, bram):
        guest.visit(f"/table/{table}")
        guest.page.wait_for_selector(".room")
    anna.page.get_by_role("button", name="More", exact=True).click()
    anna.page.get_by_role("button", name="Pause or end together").click()
    day = (datetime.now() + timedelta(days=10)).date().isoformat()  # of this machine, as of its browser
    anna.page.get_by_label("Pause until (optional)").fill(day)
    anna.check_axe()
    anna.check_width()
    anna.shot(f"propose-{size[0]}")
    anna.page.get_by_role("button", name="Propose a pause").click()
    expect(anna.page.locator(".bar")).to_contain_text("The others have not all agreed yet.")
    expect(bram.page.locator(".bar")).to_contain_text("Anna proposes a pause until")
    bram.check_axe()
    bram.shot(f"proposed-{size[0]}")
    bram.page.locator(".bar").get_by_role("button", name="Agree").click()
    for guest in (anna, bram):
        expect(guest.page.locator(".bar .status")).to_contain_text("The game is paused until")
        assert guest.offered()["actions"] == []
        guest.check_axe()
    anna.shot(f"paused-{size[0]}")
    bram.page.get_by_role("button", name="Go on with the game").click()
    anna.wait_for(lambda found: "throw 1" in found["actions"])
    for guest in (anna, bram):
        guest.check_words()


def test_all_agree_to_end_the_game(invited: Invited) -> None:
    anna = invited(locale="nl")
    me, bram = named(anna, "Anna"), Client(anna.house.port, "Bram")
    table = table_of([me, bram], **DAYS)
    anna.visit(f"/table/{table}")
    anna.page.wait_for_selector(".room")
    bram.ok(f"/api/tables/{table}/agreement", {"what": "end"})
    expect(anna.page.locator(".bar")).to_contain_text("Bram stelt voor het spel zonder winnaar te beëindigen.")
    anna.page.locator(".bar").get_by_role("button", name="Goed").click()
    expect(anna.result).to_contain_text("Niemand wint")
    expect(anna.page.locator(".after")).to_contain_text("Iedereen was het eens om hier te stoppen.")
    anna.check_axe()
    anna.check_words()


@pytest.mark.parametrize("size", [(360, 740), pytest.param((1366, 768), marks=pytest.mark.long)])
def test_a_turn_is_planned_noted_and_played_by_the_house(invited: Invited, size: tuple[int, int]) -> None:
    anna = invited(size=size)
    me, bram = named(anna, "Anna"), Client(anna.house.port, "Bram")
    table = table_of([bram, me], **DAYS)
    anna.visit(f"/table/{table}")
    anna.page.wait_for_selector(".room")
    anna.page.locator("#tab-own").click()
    note = anna.page.get_by_role("region", name="Your notes")
    note.get_by_role("textbox").fill("watch his mines")
    note.get_by_role("button", name="Keep the note").click()
    expect(note.locator("li")).to_contain_text("watch his mines")
    plans = anna.page.get_by_role("region", name="Plan your next turn")
    plans.get_by_label("First").fill("throw 1")
    plans.get_by_label("Case 1: at most").fill("6")
    plans.get_by_label("Case 1: moves").fill("buy bakery")
    anna.check_axe()
    anna.check_width()
    anna.shot(f"plan-{size[0]}")
    plans.get_by_role("button", name="Keep the plan").click()
    expect(plans.get_by_role("status")).to_contain_text("It waits for your turn.")
    anna.check_axe()
    anna.shot(f"planned-{size[0]}")
    for action in ("throw 1", "pass"):
        seq = bram.get(f"/api/tables/{table}")[1]["seq"]
        bram.ok(f"/api/tables/{table}/actions", {"action": action, "seq": seq})
    expect(plans.get_by_role("status")).to_contain_text("It was carried out.")
    told = bram.get(f"/api/tables/{table}/log")[1]["rows"]
    assert [row["text"] for row in told if row["kind"] == "act"][2:] == ["throw 1", "buy bakery"]
    assert "watch his mines" not in str(told)
    plans.get_by_role("button", name="Forget it").click()
    expect(plans.get_by_role("status")).to_have_count(0)
    anna.check_words()

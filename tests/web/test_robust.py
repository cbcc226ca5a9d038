"""What goes wrong on real lines: lost connections, killed servers, second tabs, curious spectators."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.people import Client, HouseProcess
from tests.web.browsing import clicking, invite_link, open_table, play, sit_down, start
from tests.web.conftest import Invited
from tests.web.luck import KnownHouse

COUNT_TRAVELLERS = """() => {
  window.flown = 0;
  const count = (node) => { if (node.classList?.contains("traveller")) window.flown += 1; };
  new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach(count)))
    .observe(document.body, { childList: true });
}"""


@pytest.fixture
def own_house(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[HouseProcess]:
    opened = KnownHouse(tmp_path, request.node.name)
    yield opened
    opened.close()


def test_a_killed_server_is_a_short_pause_and_no_click_is_lost(invited: Invited, own_house: HouseProcess) -> None:
    anna = invited(house=own_house)
    anna.play_against_bots("machi-koro")
    before = anna.wait_for(lambda found: "throw 1" in found["actions"])
    own_house.kill()
    anna.page.mouse.wheel(0, 400)
    expect(anna.page.locator(".bar .status", has_text="Connection lost")).to_be_in_viewport()
    anna.click("throw 1")
    anna.page.get_by_text("Your click is kept").wait_for()
    own_house.start()
    after = anna.wait_for(lambda found: found.get("seq") != before["seq"])
    assert int(after["seq"]) == int(before["seq"]) + 1
    anna.wait_for(lambda found: "pass" in found["actions"])
    expect(anna.page.locator(".bar .status", has_text="Connection lost")).to_have_count(0)


def test_a_tab_that_slept_for_hours_sees_the_present(invited: Invited, own_house: HouseProcess) -> None:
    """Its clock stands still while the house is opened anew and the game goes on; then two hours pass at once."""
    anna = invited(house=own_house, motion=True)
    open_table(anna, "machi-koro", ["friend"])
    table, _, secret = invite_link(anna).rpartition("/")[2].partition("#invite=")
    bram = Client(own_house.port, name="Bram")
    bram.ok(f"/api/tables/{table}/join", {"invite": secret})
    start(anna)
    old = anna.wait_for(lambda found: "throw 1" in found["actions"])
    anna.page.clock.install()
    anna.page.clock.pause_at(time.time() + 1)
    own_house.kill()
    own_house.start()
    cookie = "; ".join(f"{one['name']}={one['value']}" for one in anna.context.cookies())
    last = play_elsewhere(table, [Client(own_house.port, cookie=cookie), bram], moves=120)
    assert anna.offered()["seq"] == old["seq"]  # still asleep
    anna.page.evaluate(COUNT_TRAVELLERS)
    anna.page.clock.fast_forward("02:00:00")
    anna.page.clock.resume()
    anna.wait_for(lambda found: int(found.get("seq") or 0) >= last and bool(found["actions"]))
    assert anna.page.evaluate("window.flown") < 15  # the present, not a hundred old moves
    # The log has everything there ever was, once.
    anna.page.get_by_role("button", name="Earlier").click()
    anna.page.get_by_text("The game began.").wait_for()
    expect(anna.page.locator(".log ol > li", has_text=re.compile(r"threw \d"))).to_have_count(60)


def play_elsewhere(table: str, people: list[Client], moves: int) -> int:
    """Some moves without a browser; nobody builds anything. The last row."""
    last = 0
    for move in range(moves):
        for one in people:
            now = one.get(f"/api/tables/{table}")[1]
            found = [action["text"] for action in now["you"]["actions"]]
            if found:
                wanted = "pass" if "pass" in found else found[0]
                body = {"action": wanted, "seq": now["seq"], "client_id": f"elsewhere-{move}"}
                last = one.ok(f"/api/tables/{table}/actions", body)["seq"]
                break
    return last


def test_two_tabs_of_one_seat_stay_in_step(invited: Invited) -> None:
    anna = invited()
    anna.play_against_bots("machi-koro")
    anna.wait_for(lambda found: "throw 1" in found["actions"])
    other = anna.tab()
    other.goto(anna.page.url)
    other.wait_for_selector('.bar [data-action="throw 1"]')
    anna.click("throw 1")
    other.wait_for_selector('.bar [data-action="pass"]')
    other.click('.bar [data-action="pass"]')
    anna.wait_for(lambda found: "pass" not in found["actions"])
    # What is looked at in one tab does not move the other; what happens reaches both.
    other.keyboard.press("Escape")
    found = anna.wait_for(lambda now: "throw 1" in now["actions"])
    other.wait_for_selector(f'.room[data-seq="{found["seq"]}"]')
    assert said(other) == said(anna.page)


def said(page: Page) -> list[str]:
    """The log, line by line."""
    return page.locator(".log ol > li").all_inner_texts()


def test_taking_back(invited: Invited) -> None:
    anna, bram = invited(), invited()
    open_table(anna, "machi-koro", ["friend"])
    sit_down(anna, bram, "Bram")
    start(anna)
    anna.wait_for(lambda found: "throw 1" in found["actions"])
    anna.click("throw 1")
    anna.wait_for(lambda found: "buy ranch" in found["actions"])
    anna.click("buy ranch")
    bram.wait_for(lambda found: "throw 1" in found["actions"])
    anna.page.get_by_role("button", name="Undo").click()
    anna.wait_for(lambda found: "buy ranch" in found["actions"])
    assert bram.wait_for(lambda found: not found["actions"])
    # The throw itself may only be taken back if the other agrees.
    anna.page.get_by_role("button", name="More", exact=True).click()
    anna.page.get_by_role("button", name="Ask to take back").click()
    expect(bram.page.locator(".bar")).to_contain_text("asks to take back “throw one die”")
    bram.page.get_by_role("button", name="Agree").click()
    anna.wait_for(lambda found: "throw 1" in found["actions"])


def test_spectators_see_no_hands(invited: Invited) -> None:
    anna, eve = invited(), invited()
    open_table(anna, "alhambra", ["greedy"])
    anna.wait_for(lambda found: bool(found["actions"]))
    eve.visit(anna.page.url)
    eve.page.wait_for_selector(".room")
    play([anna], clicking(random.Random(3)), moves=5)
    seq = anna.wait_for(lambda now: now["status"] == "running" and bool(now["actions"]))["seq"]
    eve.wait_for(lambda now: now["seq"] == seq)
    views = [message for message in map(json.loads, eve.heard) if message.get("view")]
    assert views
    for message in views:
        assert message["you"] is None
        assert all(seat["hand"] is None for seat in message["view"]["state"]["seats"])
    assert eve.offered()["actions"] == []
    expect(eve.page.locator(".bar .status")).to_contain_text("You watch")
    own = [message for message in map(json.loads, anna.heard) if message.get("you")]
    assert any(message["you"]["state"].get("seats") for message in own)


def test_chat_reaches_the_others_as_text(invited: Invited) -> None:
    anna, bram = invited(), invited()
    open_table(anna, "machi-koro", ["friend"])
    sit_down(anna, bram, "Bram")
    start(anna)
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Say something").fill("<b>hello</b> & welcome")
    anna.page.get_by_role("button", name="Send").click()
    bram.page.get_by_role("tab", name="Chat").click()
    bram.page.locator(".said").get_by_text("<b>hello</b> & welcome").wait_for()
    # Who does not want to hear it need not; the host may take the floor from somebody.
    bram.page.get_by_text("Mute somebody").click()
    bram.page.get_by_label("I do not want to hear Guest").check()
    expect(bram.page.get_by_text("<b>hello</b> & welcome")).to_have_count(0)
    anna.page.get_by_text("Mute somebody").click()
    anna.page.get_by_label("Bram may not speak").check()
    bram.page.get_by_text("has taken the floor from you").wait_for()
    expect(bram.page.get_by_label("Say something")).to_have_count(0)


@pytest.mark.long  # test_moments.py looks at every motion in every run, and that there is none where it is not wanted
def test_reduced_motion_moves_nothing_and_full_motion_does(invited: Invited) -> None:
    for motion in (False, True):
        anna = invited(motion=motion)
        anna.play_against_bots("machi-koro")
        anna.wait_for(lambda found: "throw 1" in found["actions"])
        anna.page.evaluate(COUNT_TRAVELLERS)
        anna.click("throw 1")
        anna.wait_for(lambda found: "buy ranch" in found["actions"])
        anna.page.wait_for_timeout(600)
        anna.click("buy ranch")
        anna.wait_for(lambda found: "throw 1" in found["actions"])
        assert (anna.page.evaluate("window.flown") > 0) == motion


def test_a_page_behind_a_networks_login_finds_its_server_again(invited: Invited) -> None:
    anna = invited()
    asked = re.compile("/api/house")
    login = "<!doctype html><title>Log in</title>"
    anna.page.route(asked, lambda route: route.fulfill(body=login, content_type="text/html"))
    anna.visit("/")
    away = anna.page.get_by_text("The server cannot be reached just now.")
    away.wait_for()
    anna.page.unroute(asked)
    expect(away).to_have_count(0)
    expect(anna.page.locator("[data-play]").first).to_be_visible()

"""The page adds its own word to the dice, and believes no record that is not of the game it saw."""

from __future__ import annotations

import json
import re
import time
from functools import partial
from pathlib import Path

from playwright.sync_api import Route, expect

from tests.server.people import Client, HouseProcess
from tests.web.browsing import PATIENCE, Guest, open_table, sit_down, start
from tests.web.conftest import Invited
from tests.web.luck import KnownHouse


def record_of(house: KnownHouse, table: str) -> str:
    return str(Client(house.port).get(f"/api/tables/{table}/record")[1])


def answered_with(text: str, route: Route) -> None:
    route.fulfill(body=text, content_type="text/plain; charset=utf-8")


def table_of(guest: Guest) -> str:
    return guest.page.url.rpartition("/")[2].partition("#")[0]


def played_and_given_up(host: Guest, friend: Guest) -> str:
    open_table(host, "machi-koro", ["friend"])
    sit_down(host, friend, "Bram")
    start(host)
    for guest in (host, friend):
        guest.wait_for(lambda found: found["status"] == "running")
    table = table_of(host)
    on_turn = next(guest for guest in (host, friend) if guest.offered()["actions"])
    on_turn.click("throw 1")
    for guest in (host, friend):
        guest.until("document.querySelector('.room').dataset.seq >= 7")
    cookies = friend.context.cookies()
    bram = Client(host.house.port, cookie=f"{cookies[0]['name']}={cookies[0]['value']}")
    bram.ok(f"/api/tables/{table}/resign")
    for guest in (host, friend):
        guest.page.get_by_role("button", name="Verify the dice").wait_for()
    return table


def test_everybodys_word_is_in_the_dice_and_another_record_is_not_believed(
    invited: Invited, web_house: KnownHouse
) -> None:
    anna, bram = invited(), invited()
    table = played_and_given_up(anna, bram)
    record = record_of(web_house, table)
    words = json.loads(re.findall(r"^\[Words (.*)\]$", record, re.MULTILINE)[0])
    assert [len(word) for word in words] == [32, 32]
    for guest in (anna, bram):
        guest.page.get_by_role("button", name="Verify the dice").click()
        guest.page.get_by_text("Nobody could choose or change them.").wait_for()
    anna.page.get_by_text("How this was checked").click()
    expect(anna.page.get_by_text("saw the commitment before the game began")).to_be_visible()
    anna.check_axe()
    # A record of another table: sound in itself, and not of this game.
    carl, dora = invited(), invited()
    other = record_of(web_house, played_and_given_up(carl, dora))
    forged = [
        (other, "It belongs to another table."),
        (other.replace(re.findall(r'Table "(\w+)"', other)[0], table), "Its commitment is another one"),
    ]
    for text, doubt in forged:
        anna.page.route("**/record?*", partial(answered_with, text))
        anna.page.get_by_role("button", name="Verify the dice").click()
        anna.page.get_by_text(doubt).wait_for()
        expect(anna.page.get_by_text("Nobody could choose or change them.")).to_have_count(0)
        anna.page.unroute("**/record?*")


def test_who_comes_when_all_is_over_is_told_what_the_page_cannot_know(invited: Invited, web_house: KnownHouse) -> None:
    table = played_and_given_up(invited(), invited())
    late = invited()
    late.visit(f"/table/{table}")
    late.page.get_by_role("button", name="Verify the dice").click()
    late.page.get_by_text("This browser did not see the table while it was played").wait_for()


def test_a_word_typed_in_the_lobby_and_a_reload_before_the_start(invited: Invited, web_house: KnownHouse) -> None:
    anna, bram = invited(), invited()
    open_table(anna, "machi-koro", ["friend"])
    sit_down(anna, bram, "Bram")
    page = bram.page
    page.get_by_text("Fair dice").click()
    page.get_by_label("Something of your own for the dice").fill("  my  tulip ")
    page.get_by_role("button", name="Add").click()
    page.get_by_text("It is in your word for the dice.").wait_for()
    page.reload()
    page.get_by_text("Fair dice").wait_for()
    start(anna)
    bram.wait_for(lambda found: found["status"] == "running")
    seats = Client(web_house.port).get(f"/api/tables/{table_of(anna)}")[1]["table"]["seats"]
    assert seats[1]["word"] == "my tulip " + "07" * 16


def test_a_word_that_comes_too_late_keeps_nobody_from_the_table(invited: Invited, tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "house.sqlite"), "--word-seconds", "0.1")
    anna = invited(house)

    def late(route: Route) -> None:
        table = route.request.url.partition("/tables/")[2].partition("/")[0]
        until = time.monotonic() + PATIENCE / 1000
        while Client(house.port).get(f"/api/tables/{table}")[1]["table"]["status"] == "open":
            assert time.monotonic() < until, "it never began without the word"
            time.sleep(0.05)
        route.continue_()

    anna.expects("409")
    anna.page.route("**/word?*", late)
    anna.play_against_bots("machi-koro")
    anna.wait_for(lambda found: bool(found["actions"]))
    assert not Client(house.port).get(f"/api/tables/{anna.table}")[1]["table"]["seats"][0]["word"]
    house.close()

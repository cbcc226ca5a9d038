"""Games on one's own device: the page plays on when the network and the server are gone."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Route

from burgomaster.cli import main
from burgomaster.play.record import Record
from tests.web import test_alhambra_page as alhambra
from tests.web import test_builder_page as builder
from tests.web.browsing import LOOK, PATIENCE, Guest, Moving, clicking, play
from tests.web.conftest import Invited
from tests.web.test_review_page import WORKING

ON_DEVICE = "Play on this device, without a server"


def begin(guest: Guest, game: str) -> None:
    guest.visit("/")
    guest.page.get_by_label(ON_DEVICE).check()
    guest.page.click(f'[data-play="{game}"]')
    guest.page.wait_for_selector(".room")
    assert "/table/tab-" in guest.page.url
    # The engines' files have come, and their worker has been started by the time bots have moved once.
    guest.wait_for(lambda found: bool(found["actions"]))


# In every run test_site.py plays on without a network and after a reload, and test_around_page.py to the end.
@pytest.mark.long
def test_a_whole_game_without_a_network_and_with_a_reload_in_the_middle(invited: Invited, tmp_path: Path) -> None:
    anna = invited()
    begin(anna, "machi-koro")
    move = clicking(random.Random(5))
    play([anna], move, moves=4)
    anna.wait_for(lambda found: bool(found["actions"]))
    anna.context.set_offline(True)
    play([anna], move, moves=6)
    before = anna.wait_for(lambda found: bool(found["actions"]))
    anna.page.get_by_role("button", name="More", exact=True).click()
    anna.page.get_by_role("button", name="Hint").click()
    anna.page.get_by_text("A bot would:").wait_for()
    anna.context.set_offline(False)
    anna.page.reload()
    anna.page.wait_for_selector(".room")
    after = anna.wait_for(lambda found: bool(found["actions"]))
    assert (after["seq"], after["actions"]) == (before["seq"], before["actions"])
    anna.context.set_offline(True)
    play([anna], move)
    anna.result.wait_for()
    anna.check_words()
    anna.page.get_by_role("img", name="Chances of winning from move t").first.wait_for(
        state="attached"
    )  # the engine says how it stood
    with anna.page.expect_download() as saved:
        anna.page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "own.game"
    saved.value.save_as(file)
    record = Record.read(file)
    assert record.final.over
    assert record.table == anna.table
    assert main(["verify", str(file)]) == 0
    anna.context.set_offline(False)


@pytest.mark.long  # test_review_page.py has a tab review a few moves in every run
def test_a_game_is_reviewed_on_the_device(invited: Invited) -> None:
    anna = invited()
    begin(anna, "machi-koro")
    anna.page.get_by_role("button", name="More", exact=True).click()
    anna.page.locator(".menu").get_by_role("button").last.click()  # one resigns, and the bots play on
    anna.page.locator("dialog .main").click()
    anna.page.locator(".room[data-status=over]").wait_for(timeout=WORKING)
    anna.page.locator(".after [data-act=board]").click()
    anna.page.locator("#tab-review").click()
    panel = anna.page.locator(".review")
    panel.locator(".button.main").click()
    panel.locator("dl").wait_for(timeout=WORKING)


@pytest.mark.long  # test_site.py plays two games without a network
@pytest.mark.parametrize(("game", "move"), [("alhambra", alhambra.move), ("monopoly-builder", builder.move)])
def test_the_other_games_are_played_on_a_device_too(invited: Invited, game: str, move: Moving) -> None:
    anna = invited()
    begin(anna, game)
    anna.context.set_offline(True)
    assert play([anna], move, moves=3) == 3
    anna.wait_for(lambda found: bool(found["actions"]))  # the bots have moved meanwhile
    anna.context.set_offline(False)


# Snapshots of Python's memory lie in a storage of their own.
KEPT = """() => new Promise((done) => {
  const asked = indexedDB.open("burgomaster-python");
  asked.onupgradeneeded = () => asked.transaction.abort();
  asked.onerror = () => done(false);
  asked.onsuccess = () => {
    const found = asked.result.transaction("snapshots").objectStore("snapshots").count();
    found.onsuccess = () => (asked.result.close(), done(found.result === 1));
  };
})"""
SPOILT = """() => new Promise((done) => {
  const asked = indexedDB.open("burgomaster-python");
  asked.onsuccess = () => {
    const store = asked.result.transaction("snapshots", "readwrite").objectStore("snapshots");
    const kept = store.get(0);
    kept.onsuccess = () => store.put({ ...kept.result, packed: kept.result.packed.slice(0, 100000) }, 0);
    store.transaction.oncomplete = () => (asked.result.close(), done(null));
  };
})"""


def test_python_starts_from_what_was_kept_and_without_it_if_that_is_spoilt(invited: Invited) -> None:
    anna = invited()
    begin(anna, "machi-koro")
    seq = anna.wait_for(lambda found: bool(found["actions"]))["seq"]

    def restored() -> bool:
        anna.page.reload()
        assert anna.wait_for(lambda found: bool(found["actions"]))["seq"] == seq
        return bool(anna.page.evaluate("performance.getEntriesByName('house')[0].detail.restored"))

    for _ in range(1000):
        if anna.page.evaluate(KEPT):
            break
        anna.page.wait_for_timeout(100)
    assert restored()
    anna.page.evaluate(SPOILT)
    assert not restored()


# In every run test_device_tables.py has two tabs at one table, and test_site.py looks for it at the front door.
@pytest.mark.long
def test_two_tabs_show_the_same_table_and_the_front_door_knows_it(invited: Invited) -> None:
    anna = invited()
    begin(anna, "machi-koro")
    other = anna.tab()
    other.goto(anna.page.url)
    other.wait_for_selector(".room")
    play([anna], clicking(random.Random(3)), moves=3)
    seq = anna.wait_for(lambda found: bool(found["actions"]))["seq"]
    for _ in range(1000):
        if other.locator(".room").get_attribute("data-seq") == seq:
            break
        other.wait_for_timeout(100)
    assert other.locator(".room").get_attribute("data-seq") == seq
    table = anna.table
    anna.visit("/")
    anna.page.locator(f'.mine a[href="/table/{table}"]').wait_for()
    anna.check_axe()


def test_who_waits_sees_how_far_it_is_and_may_cancel(invited: Invited) -> None:
    anna = invited(size=(360, 740))
    held: list[Route] = []  # the largest file does not come before we say so
    anna.context.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    anna.visit("/")
    anna.page.get_by_label(ON_DEVICE).check()
    play_it = anna.page.locator('[data-play="machi-koro"]')
    play_it.click()
    bar = anna.page.get_by_role("progressbar", name="Getting the game ready")
    anna.until("document.querySelector('progress')?.value > 10")  # the other files have come
    assert 10 < int(bar.get_attribute("value") or 0) < 60
    anna.check_axe()
    anna.shot("loading")
    anna.page.get_by_role("button", name="Cancel").click()
    bar.wait_for(state="detached")
    assert play_it.is_enabled()
    assert not anna.page.get_by_role("alert").is_visible()
    play_it.click()
    bar.wait_for()
    anna.until("document.querySelector('progress')?.value > 10")
    while len(held) < 2:  # asked for anew
        anna.page.wait_for_timeout(100)
    held[-1].continue_()
    anna.page.wait_for_selector(".room")
    assert not bar.is_visible()

    # A table that is opened by its address: without a house there is only the front door.
    table = anna.table
    anna.page.reload()
    bar.wait_for()
    anna.page.get_by_role("button", name="Cancel").click()
    anna.page.locator(f'.mine a[href$="{table}"]').wait_for()
    assert not bar.is_visible()


# In every run test_learning.py is guided at a server's table, and test_site.py plays without a network.
@pytest.mark.long
def test_the_guided_game_is_played_on_a_device_without_a_network(invited: Invited) -> None:
    anna = invited()
    anna.visit("/")
    anna.page.get_by_label(ON_DEVICE).check()
    anna.page.click('[data-learn="machi-koro"]')
    anna.page.wait_for_selector(".coach")
    assert "/table/tab-" in anna.page.url
    anna.context.set_offline(True)
    first = anna.page.locator(".coach").get_attribute("data-lesson")
    lessons = {first}
    for _ in range(PATIENCE // LOOK):
        coach = anna.page.locator(".coach")
        lessons.add(coach.get_attribute("data-lesson") if coach.count() else first)
        if len(lessons) > 3:
            break
        going_on = coach.locator("[data-act='next-lesson']")
        if going_on.count():
            going_on.click()
        elif anna.offered()["actions"]:
            clicking(random.Random(1))(anna, [])
        anna.page.wait_for_timeout(LOOK)
    assert len(lessons) > 3
    anna.context.set_offline(False)


def test_a_house_that_cannot_be_loaded_says_so_and_the_server_still_plays(invited: Invited) -> None:
    anna = invited()
    anna.context.route("**/pyodide/**", lambda route: route.abort())
    anna.visit("/")
    anna.page.get_by_label(ON_DEVICE).check()
    anna.page.click('[data-play="machi-koro"]')
    anna.page.get_by_text("This browser cannot play by itself").wait_for()
    assert anna.problems
    anna.expects("pyodide")
    anna.page.get_by_label(ON_DEVICE).uncheck()
    anna.page.click('[data-play="machi-koro"]')
    anna.page.wait_for_selector(".room")
    assert "/table/tab-" not in anna.page.url

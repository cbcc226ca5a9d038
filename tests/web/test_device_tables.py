"""The games that a device keeps: saved as files, deleted for good, and what is said when there is no room."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Route, expect

from burgomaster.play.record import Record
from tests.web.browsing import LOOK, PATIENCE, clicking, play
from tests.web.conftest import Invited
from tests.web.test_tab_page import begin

# The browser's storage is full, until somebody says that there is room again.
NO_ROOM = """{
  const add = IDBObjectStore.prototype.add;
  let room = true;
  const asked = new BroadcastChannel("room");
  asked.onmessage = ({ data }) => {
    room = data;
    asked.postMessage("heard");
  };
  IDBObjectStore.prototype.add = function (...told) {
    if (!room) throw new DOMException("no room", "QuotaExceededError");
    return add.apply(this, told);
  };
}
"""
ROOM = """(is) => new Promise((heard) => {
  const room = new BroadcastChannel("room");
  room.onmessage = heard;
  room.postMessage(is);
}).then(() => null)"""


def _with_little_room(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=NO_ROOM + answer.text())


def test_a_game_is_saved_and_deleted_and_other_tabs_notice(invited: Invited, tmp_path: Path) -> None:
    anna = invited(size=(360, 740))
    begin(anna, "machi-koro")
    table, other = anna.table, anna.tab()
    other.goto(anna.page.url)
    other.wait_for_selector(".room")
    play([anna], clicking(random.Random(3)), moves=2)
    seq = anna.wait_for(lambda found: bool(found["actions"]))["seq"]
    expect(other.locator(".room")).to_have_attribute("data-seq", seq)
    anna.visit("/")
    anna.page.get_by_role("link", name="Games on this device").click()
    anna.page.get_by_text("Safari clears sites").wait_for()
    with anna.page.expect_download() as saved:
        anna.page.get_by_role("button", name="Save a copy").click()
    file = tmp_path / "copy.game"
    saved.value.save_as(file)
    assert Record.read(file).table == table
    anna.check_axe()
    anna.check_width()
    anna.page.get_by_role("button", name="Delete …").click()
    anna.page.get_by_role("button", name="Keep it").click()
    anna.page.get_by_role("button", name="Delete …").click()
    anna.page.get_by_text("Delete this game for good?").wait_for()
    anna.shot("device-delete")
    anna.page.get_by_role("button", name="Delete", exact=True).click()
    anna.page.get_by_text("There are none yet.").wait_for()
    other.get_by_text("There is no such table.").wait_for()
    anna.visit(f"/table/{table}")
    anna.page.get_by_text("There is no such table.").wait_for()
    anna.check_words()


def test_a_device_without_room_says_so_and_goes_on_when_there_is_some(invited: Invited) -> None:
    anna = invited()
    anna.context.route("**/house.worker-*.js", _with_little_room)
    begin(anna, "machi-koro")
    before = anna.wait_for(lambda found: bool(found["actions"]))
    anna.page.evaluate(ROOM, False)
    anna.click(before["actions"][0])
    anna.page.get_by_role("alert").get_by_text("This device keeps nothing more").wait_for()
    assert anna.offered()["seq"] == before["seq"]
    anna.expects("QuotaExceededError")
    anna.page.evaluate(ROOM, True)
    for _ in range(PATIENCE // LOOK):
        if anna.offered()["seq"] != before["seq"]:
            return
        anna.click(before["actions"][0])
        anna.page.wait_for_timeout(LOOK)
    raise AssertionError("it never went on")

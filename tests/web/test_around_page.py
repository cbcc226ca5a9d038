"""Several people around one device: it goes from hand to hand, and nobody's cards are seen by another."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from burgomaster.cli import main
from burgomaster.play.record import Record
from tests.web import test_alhambra_page as alhambra
from tests.web.browsing import PATIENCE, Guest, clicking
from tests.web.conftest import Invited
from tests.web.test_tab_page import ON_DEVICE

# Everything that the house's worker says to the page.
OVERHEARD = """{
  const Plain = window.Worker;
  window.overheard = [];
  window.Worker = class extends Plain {
    constructor(...told) {
      super(...told);
      this.addEventListener("message", ({ data }) => window.overheard.push(data));
    }
  };
}"""


def sit_around(guest: Guest, game: str, names: list[str]) -> None:
    guest.context.add_init_script(OVERHEARD)
    guest.visit(f"/new?{game}")
    page = guest.page
    page.get_by_label(ON_DEVICE).check()
    page.get_by_label("Your name").fill(names[0])
    page.get_by_label("How many players?").select_option(str(len(names)))
    for place, name in enumerate(names[1:], 2):
        page.get_by_label(f"Seat {place}").select_option("")
        page.get_by_label(f"Name of player {place}").fill(name)
    guest.check_axe()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/tab-*")


def overheard(guest: Guest) -> list[dict[str, Any]]:
    """What the page was told about the table since one last asked."""
    found = guest.page.evaluate("window.overheard.splice(0)")
    texts = [one["text"] for one in found if "tell" in one] + [one["answer"][1] for one in found if "answered" in one]
    told = [json.loads(text) for text in texts if text.startswith("{")]
    return [row for one in told for row in one.get("rows", [one])]


def hands(told: list[dict[str, Any]]) -> set[int]:
    """Whose cards were told."""
    states = [row["view"]["state"] for row in told if row.get("view")]
    states += [row["you"]["state"] for row in told if row.get("you")]
    return {place for state in states for place, seat in enumerate(state.get("seats", ())) if seat["hand"] is not None}


def wait_for_cover(guest: Guest, name: str) -> None:
    guest.page.get_by_role("heading", name=f"Pass the device to {name}").wait_for()
    assert guest.page.locator(".room").count() == 0


def take(guest: Guest, name: str) -> None:
    guest.page.get_by_role("button", name=f"I am {name}").click()
    guest.page.wait_for_selector(".room")
    guest.wait_for(lambda found: bool(found["actions"]))


@pytest.mark.parametrize("times", [1, pytest.param(2, marks=pytest.mark.long)])
def test_hands_are_hidden_until_the_device_is_passed_on(invited: Invited, times: int) -> None:
    guest = invited()
    sit_around(guest, "alhambra", ["Anna", "Berta"])
    page = guest.page
    # Whoever begins; the other one is next. Who opened the table sees it for a moment first.
    guest.until("!!document.querySelector('.room button.choice.legal, main .sheet h1')")
    if page.locator(".room").count() == 0:
        take(guest, "Berta")
    names = ["Anna", "Berta"]
    now = names.index(page.get_by_label("Who holds the device").locator("option:checked").inner_text())
    seen = overheard(guest)
    for _ in range(times):  # Python is started anew with every reload
        found = guest.wait_for(lambda found: bool(found["actions"]))
        assert page.locator(".hand .card, .hand [data-card], .hand button").count() > 0
        alhambra.move(guest, found["actions"])
        other = 1 - now
        for _ in range(PATIENCE // 100):
            if page.locator("main .sheet h1").count():
                break
            found = guest.offered()
            if found["actions"]:  # bought for the exact price: one's own turn goes on
                alhambra.move(guest, found["actions"])
            page.wait_for_timeout(100)
        wait_for_cover(guest, names[other])
        assert hands(overheard(guest)) <= {now}
        page.reload()  # in the middle of it
        wait_for_cover(guest, names[other])
        assert hands(overheard(guest)) == set()
        guest.check_axe()
        take(guest, names[other])
        now = other
        assert hands(overheard(guest)) == {now}
    assert hands(seen) <= {0, 1}
    # Somebody wants to look at their own cards meanwhile: the device is passed on for that, too.
    page.get_by_label("Who holds the device").select_option(names[1 - now])
    wait_for_cover(guest, names[1 - now])
    guest.check_words()


def test_in_an_open_game_the_turn_simply_goes_on_and_a_rematch_seats_everybody(
    invited: Invited, tmp_path: Path
) -> None:
    guest = invited(size=(360, 740))
    sit_around(guest, "machi-koro", ["Anna", "Berta"])
    page = guest.page
    move = clicking(random.Random(3))
    for name in ("Anna", "Berta", "Anna"):
        page.locator("#status").get_by_text(f"It is the turn of {name}").wait_for()
        while page.get_by_label("Who holds the device").locator("option:checked").inner_text() == name:
            found = guest.offered()
            if found["actions"]:
                move(guest, found["actions"])
            page.wait_for_timeout(100)
    guest.check_axe()
    guest.check_width()
    assert page.locator("main .sheet h1").count() == 0
    page.locator("#status").get_by_text("It is the turn of Berta").wait_for()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    guest.result.get_by_text("Anna").wait_for()
    # The engine says how it stood, and the record proves itself.
    page.get_by_role("img", name="Chances of winning from move t").first.wait_for(state="attached")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "own.game"
    saved.value.save_as(file)
    table = guest.table
    assert Record.read(file).table == table
    assert main(["verify", str(file)]) == 0
    page.get_by_role("button", name="Once more").click()
    page.wait_for_url(lambda url: table not in url)
    page.wait_for_selector(".room")
    page.locator("#status").get_by_text("It is the turn of").wait_for()
    guest.check_words()


def test_two_people_of_one_name_are_told_so(invited: Invited) -> None:
    guest = invited()
    guest.visit("/new?machi-koro")
    guest.page.get_by_label(ON_DEVICE).check()
    guest.page.get_by_label("Your name").fill("Anna")
    guest.page.get_by_label("Name of player 2").fill("anna ")
    guest.page.get_by_role("button", name="Open the table").click()
    guest.page.get_by_text("Two people have the same name").wait_for()

"""Games on one's own device: the page plays on when the network and the server are gone."""

from __future__ import annotations

import random
from pathlib import Path

from burgomaster.cli import main
from burgomaster.play.record import Record
from tests.web.browsing import Guest, clicking, play
from tests.web.conftest import Invited

ON_DEVICE = "Play on this device, without a server"


def begin(guest: Guest, game: str) -> None:
    guest.visit("/")
    guest.page.get_by_label(ON_DEVICE).check()
    guest.page.click(f'[data-play="{game}"]')
    guest.page.wait_for_selector(".room")
    assert "/table/tab-" in guest.page.url
    # The engines' files have come, and their worker has been started by the time bots have moved once.
    guest.wait_for(lambda found: bool(found["actions"]))


def test_a_whole_game_without_a_network_and_with_a_reload_in_the_middle(invited: Invited, tmp_path: Path) -> None:
    anna = invited()
    begin(anna, "machi-koro")
    move = clicking(random.Random(5))
    play([anna], move, moves=4)
    anna.wait_for(lambda found: bool(found["actions"]))
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    anna.context.set_offline(True)
    play([anna], move, moves=6)
    before = anna.wait_for(lambda found: bool(found["actions"]))
    anna.page.get_by_role("button", name="More").click()
    anna.page.get_by_role("button", name="Hint").click()
    anna.page.get_by_text("A bot would:").wait_for(timeout=60_000)
    anna.context.set_offline(False)
    anna.page.reload()
    anna.page.wait_for_selector(".room")
    after = anna.wait_for(lambda found: bool(found["actions"]))
    assert (after["seq"], after["actions"]) == (before["seq"], before["actions"])
    anna.context.set_offline(True)
    play([anna], move)
    anna.result.wait_for()
    anna.check_words()
    with anna.page.expect_download() as saved:
        anna.page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "own.game"
    saved.value.save_as(file)
    record = Record.read(file)
    assert record.final.over
    assert record.table == anna.table
    assert main(["verify", str(file)]) == 0
    anna.context.set_offline(False)

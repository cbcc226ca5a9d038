"""Notes at moves: written while looking back, found again after a reload, shown to nobody else."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.people import Client, play_one, table_of
from tests.web.browsing import Guest
from tests.web.conftest import Invited
from tests.web.luck import KnownHouse


def looking_back(guest: Guest, table: str) -> None:
    guest.visit(f"/table/{table}")
    guest.result.wait_for()
    guest.page.locator(".after [data-act=board]").click()
    guest.page.locator("#tab-review").click()


@pytest.mark.parametrize("size", [(360, 740), pytest.param((1366, 768), marks=pytest.mark.long)])
def test_a_note_is_kept_at_its_move_and_for_its_writer(
    size: tuple[int, int], invited: Invited, web_house: KnownHouse
) -> None:
    people = [Client(web_house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people, options={"start": "A"})
    for _ in range(2):
        play_one(people, table, lambda some: some[-1])
    people[1].ok(f"/api/tables/{table}/resign")
    anna = invited(locale="it-IT", size=size)
    name, _, value = people[0].cookie.partition("=")
    anna.context.add_cookies([{"name": name, "value": value, "url": f"http://127.0.0.1:{web_house.port}"}])

    looking_back(anna, table)
    notes = anna.page.get_by_role("region", name="I tuoi appunti")
    box = notes.get_by_role("textbox")
    box.fill("perché niente?")
    notes.get_by_role("button", name="Conserva").click()
    expect(notes.get_by_role("status")).to_have_text("Conservato.")
    found = notes.locator("li button")
    expect(found).to_have_text(["Mossa 2: perché niente?"])

    # What is begun at another move is not lost by looking elsewhere.
    box.evaluate("(one) => one.blur()")
    anna.page.keyboard.press("ArrowLeft")
    expect(box).to_have_value("")
    box.fill("a metà")
    found.click()
    expect(box).to_have_value("perché niente?")

    anna.page.reload()
    looking_back(anna, table)
    expect(found).to_have_text(["Mossa 2: perché niente?"])
    notes.get_by_role("button", name="Dillo nella chat").click()
    expect(anna.page.locator(".chat .said")).to_contain_text("Mossa 2: perché niente?")
    assert "perché niente?" not in str(people[1].get(f"/api/tables/{table}/notes"))

    anna.page.locator("#tab-review").click()
    notes.get_by_role("button", name="Togli").click()
    expect(found).to_have_count(0)

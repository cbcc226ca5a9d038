"""The page of whoever runs the house, and what players can do about each other."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.people import Client, HouseProcess, table_of
from tests.web.browsing import Guest, open_table, sit_down, start
from tests.web.conftest import Invited

VILE = "<img src=x onerror=\"document.title='taken over'\"> vile"
KEPT = "sessionStorage.getItem('burgomaster-operator') ?? ''"


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[HouseProcess]:
    opened = HouseProcess(str(tmp_path / "own.sqlite"))
    yield opened
    opened.close()


def key_of(house: HouseProcess) -> str:
    """As an operator gets it."""
    asked = [sys.executable, "-m", "burgomaster.cli", "admin", "key", "--db", house.db]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()


def enter(guest: Guest, key: str, *, label: str = "Operator's key", button: str = "Open") -> None:
    guest.visit("/house")
    guest.page.get_by_label(label).fill(key)
    guest.page.get_by_role("button", name=button, exact=True).click()


def test_without_the_key_there_is_no_data(invited: Invited, own_house: HouseProcess) -> None:
    anna = invited(own_house)
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    anna.visit("/house")
    anna.page.get_by_label("Operator's key").wait_for()
    assert not [url for url in asked if "/api/operator" in url]
    expect(anna.page.get_by_role("heading")).to_have_count(1)
    enter(anna, "bmop_operator_" + "x" * 32)
    expect(anna.page.get_by_role("alert")).to_have_text("This operator's key is not valid.")
    expect(anna.page.get_by_role("heading")).to_have_count(1)
    assert anna.page.evaluate(KEPT) == ""
    anna.expects("401")


@pytest.mark.parametrize(
    ("width", "dark", "locale"),
    [
        (360, True, "nl-NL"),
        pytest.param(360, False, "it-IT", marks=pytest.mark.long),
        pytest.param(1280, False, "en-GB", marks=pytest.mark.long),
    ],
)
def test_the_page_is_accessible_fits_and_speaks(
    invited: Invited, own_house: HouseProcess, width: int, dark: bool, locale: str
) -> None:
    words = {
        "nl-NL": ("Beheerderssleutel", "Openen"),
        "it-IT": ("Chiave del gestore", "Apri"),
        "en-GB": ("Operator's key", "Open"),
    }
    label, button = words[locale]
    people = [Client(own_house.port, name) for name in ("Anna", "B" * 40)]
    table = table_of(people)
    line = people[1].ok(f"/api/tables/{table}/chat", {"text": "w" * 400})["seq"]
    people[0].ok(f"/api/tables/{table}/report", {"seat": 1, "seq": line, "why": "x" * 500})
    live = people[1].live(table)
    live.next()
    guest = invited(own_house, size=(width, 740), dark=dark, locale=locale)
    guest.visit("/house")
    guest.check_axe()
    enter(guest, key_of(own_house), label=label, button=button)
    page = guest.page
    page.locator("#block-value").fill("Bob")
    page.locator("form:has(#block-value) button").click()
    page.locator("section:has(#blocks) li .what").wait_for()
    page.locator("section:has(#reports) .buttons button").first.click()  # the chat around it
    page.locator("section:has(#lines) li").wait_for()
    for summary in page.locator("summary").all():
        summary.click()
    guest.check_axe()
    guest.check_width()
    guest.check_words()
    guest.shot(f"house-{width}-{locale[:2]}", whole=True)
    live.close()


def test_an_operators_evening(invited: Invited, own_house: HouseProcess) -> None:
    people = [Client(own_house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people)
    line = people[1].ok(f"/api/tables/{table}/chat", {"text": VILE})["seq"]
    people[0].ok(f"/api/tables/{table}/report", {"seat": 1, "seq": line, "why": f"he says {VILE}"})
    guest = invited(own_house)
    enter(guest, key_of(own_house))
    page = guest.page
    reports = page.locator("section:has(#reports)")
    expect(reports.locator("blockquote")).to_have_text(VILE)  # as words, nothing more
    reports.get_by_role("button", name="Chat around it").click()
    lines = page.locator("section:has(#lines)")
    expect(lines.get_by_text(VILE)).to_be_visible()
    lines.get_by_role("button", name="Remove").click()
    expect(lines.get_by_text("removed")).to_be_visible()
    assert people[0].get(f"/api/tables/{table}/log?after={line - 1}&limit=1")[1]["rows"][0]["said"] == ""
    reports.get_by_role("button", name="Block Bram").click()
    expect(page.locator("section:has(#blocks) .what")).to_have_text(people[1].id)
    assert people[1].refused(f"/api/tables/{table}/chat", {"text": "hi"}) == (403, "blocked")
    reports.get_by_role("button", name="Resign for them").click()
    expect(page.locator("section:has(#audit)").get_by_text("resigned for")).to_be_visible()
    assert people[0].get(f"/api/tables/{table}")[1]["table"]["status"] == "over"
    reports.get_by_label("An answer to Anna").fill("He is gone.")
    reports.get_by_role("button", name="Handled", exact=True).click()
    expect(reports.get_by_text("No reports.")).to_be_visible()
    assert people[0].get("/api/me/reports")[1]["reports"][0]["answer"] == "He is gone."
    # Doors: the sentence stands on the front page, and nobody new comes in.
    page.get_by_label("Newcomers may take a name").uncheck()
    page.get_by_label("A sentence for the front page").fill("Back on Monday.")
    page.locator("section:has(#doors)").get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    newcomer = invited(own_house)
    newcomer.visit("/")
    expect(newcomer.page.get_by_text("Back on Monday.")).to_be_visible()
    newcomer.page.click('[data-play="machi-koro"]')
    expect(newcomer.page.get_by_role("alert")).to_have_text("Back on Monday.")
    newcomer.expects("403")
    # A reload asks for no key; the end of the sitting does.
    page.reload()
    page.locator("#audit").wait_for()
    for deed in ("removed a line:", "blocked", "resigned for", "answered", "set the doors:"):
        expect(page.locator("section:has(#audit)").get_by_text(deed, exact=True)).to_be_visible()
    page.get_by_role("button", name="Unblock").click()
    expect(page.get_by_text("Nobody is blocked.")).to_be_visible()
    assert key_of(own_house) not in page.content()
    page.get_by_role("button", name="Lock (operator)").click()
    page.get_by_label("Operator's key").wait_for()
    assert page.evaluate(KEPT) == ""
    assert page.title() == "Running this house · Burgomaster"


def test_players_ignore_block_report_and_hosts_remove_lines(invited: Invited, own_house: HouseProcess) -> None:
    anna, bram = invited(own_house), invited(own_house, size=(360, 740))
    open_table(anna, "machi-koro", ["friend"])
    sit_down(anna, bram, "Bram")
    start(anna)
    bram.page.wait_for_selector(".room")
    table = anna.table
    host, friend = anna.past_the_page(), bram.past_the_page()
    for text in ("a vile line", "a fine line"):
        friend.ok(f"/api/tables/{table}/chat", {"text": text})
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.locator(".said").get_by_text("a vile line").wait_for()
    about = anna.page.get_by_role("button", name="About this line of Bram")
    expect(about).to_have_count(2)
    about.first.click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.locator("blockquote")).to_have_text("a vile line")
    anna.check_axe()
    dialog.get_by_label("Report this line of Bram").fill("he swears")
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog.get_by_text("Thank you.")).to_be_visible()
    dialog.get_by_role("button", name="Remove the line").click()
    expect(dialog.get_by_text("The line is gone.")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    for guest in (anna, bram):  # also where it had been read already
        if guest is bram:
            guest.page.get_by_role("tab", name="Chat").click()
        expect(guest.page.locator(".said").get_by_text("a fine line")).to_be_visible()
        expect(guest.page.get_by_text("a vile line")).to_have_count(0)
    # The guest has no way to remove lines; the name opens the same box.
    bram.page.get_by_role("tab", name="Table").click()
    bram.page.locator('.player[data-seat="0"] .who .row').click()
    dialog = bram.page.get_by_role("dialog")
    dialog.get_by_role("button", name="About Guest").click()
    bram.check_axe()
    bram.check_width()
    bram.shot("about-360")
    expect(dialog.get_by_role("button", name="Remove the line")).to_have_count(0)
    dialog.get_by_role("button", name="Block Guest").click()
    expect(dialog.get_by_text("Guest is blocked.")).to_be_visible()
    host.ok(f"/api/tables/{table}/chat", {"text": "do you hear me?"})
    friend.ok(f"/api/tables/{table}/chat", {"text": "no"})
    dialog.get_by_role("button", name="Close").click()
    bram.page.get_by_role("tab", name="Chat").click()
    expect(bram.page.locator(".said").get_by_text("no", exact=True)).to_be_visible()
    expect(bram.page.get_by_text("do you hear me?")).to_have_count(0)
    me = friend.get("/api/me")[1]["me"]["id"]
    bram.visit(f"/player/{me}")
    bram.page.get_by_role("button", name="Unblock Guest").click()
    expect(bram.page.get_by_text("Whom I have blocked")).to_have_count(0)
    bram.check_words()
    reporter = host.get("/api/me")[1]["me"]["id"]
    anna.visit(f"/player/{reporter}")
    expect(anna.page.get_by_text("not looked at yet")).to_be_visible()


def test_who_is_blocked_reads_why(invited: Invited, own_house: HouseProcess) -> None:
    anna = invited(own_house)
    anna.play_against_bots("machi-koro")
    person = anna.past_the_page().get("/api/me")[1]["me"]
    operator = Client(own_house.port)
    operator.token = key_of(own_house)
    operator.ok("/api/operator/block", {"kind": "player", "value": person["id"]})
    expect(anna.page.get_by_text("You are blocked on this server.")).to_be_visible()
    anna.visit("/")
    expect(anna.page.get_by_text("You are blocked on this server.")).to_be_visible()
    anna.expects("403")

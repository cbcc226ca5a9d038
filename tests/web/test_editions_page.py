"""The editor of editions: copied, changed in tables and as text, kept on the device, shared, tried and played."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.boards import BOARDS
from tests.longest import first
from tests.web.browsing import Guest
from tests.web.conftest import Invited

KEPT = """() => Object.keys(localStorage).filter((key) => key.startsWith("burgomaster-edition-"))
  .map((key) => JSON.parse(localStorage.getItem(key)))"""
VILE = "<img src=x onerror=alert(1)>"


def kept(page: Page) -> list[dict[str, Any]]:
    return list(page.evaluate(KEPT))


def copied(guest: Guest, game: str) -> Page:
    """Copy the first edition of a game."""
    guest.visit(f"/editions?{game}")
    page = guest.page
    page.locator("section:has(#begin) button.main:not([disabled])").click()
    page.wait_for_url(re.compile(r"/editions/\w+"))
    page.locator(".good").wait_for()
    return page


def field(page: Page, *path: str) -> Any:
    return page.locator(f"[id='at-{'.'.join(path)}']")


def unfold(page: Page, section: str) -> None:
    page.locator(f"details[data-section='{section}'] > summary").click()


CHANGES = {
    "machi-koro": ("building", ("building", "mine", "cost"), "4", 4),
    "alhambra": ("building", ("building", "museum", "prices"), "2, 3, 4, 5, 6, 7, 9", [2, 3, 4, 5, 6, 7, 9]),
    "monopoly-builder": ("deed", ("deed", "red-1", "name"), "Piazza Università", "Piazza Università"),
}


@first("game", BOARDS)
def test_an_edition_of_every_game_is_changed_kept_and_played(invited: Invited, game: str) -> None:
    anna = invited(size=(1366, 768))
    page = copied(anna, game)
    section, path, typed, value = CHANGES[game]
    unfold(page, section)
    field(page, *path).fill(typed)
    page.locator(".good").wait_for()
    (one,) = kept(page)
    if game == "machi-koro":  # what a row of a table may have, and has not, is one click away
        page.get_by_role("button", name="Add … Mine, At the start").click()
        field(page, "building", "mine", "start").fill("2")
        page.locator(".good").wait_for()
        (one,) = kept(page)
        assert "copies = 6\nstart = 2\n\n[building.family-restaurant]" in one["text"]
    anna.check_axe()
    anna.check_words()
    anna.check_width()
    anna.shot(f"editor-{game}-1366")
    # It survives a reload, and the text says the same.
    page.reload()
    page.locator(".good").wait_for()
    page.get_by_role("button", name="Text", exact=True).click()
    text = page.get_by_label("The whole edition as TOML").input_value()
    assert text == one["text"]
    assert json.dumps(value, ensure_ascii=False) in text
    # Its rules show its figures, and so do those of a table that plays it.
    page.get_by_role("link", name="Play it with friends").click()
    page.wait_for_url("**/new?*")
    page.get_by_label("How many players?").select_option("2")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    found = anna.past_the_page().get(f"/api/tables/{anna.table}/figures")[1]["figures"]
    for step in path:
        found = found[step]
    assert found == value
    rules = page.locator(f"a[href^='/rules/{game}?table=']").first.get_attribute("href") or ""
    anna.visit(rules)
    expect(page.locator("main")).to_contain_text(one["name"])
    wanted = {"machi-koro": "Mine", "alhambra": "Museum", "monopoly-builder": "Piazza Università"}[game]
    expect(page.locator("main td").get_by_text(wanted).first).to_be_visible()
    anna.check_axe()
    anna.check_words()


def test_a_fault_is_shown_at_its_field_and_can_be_gone_to_mended_and_undone(invited: Invited) -> None:
    anna = invited(size=(360, 740), locale="nl-NL")
    page = copied(anna, "monopoly-builder")
    unfold(page, "deed")
    mortgage = field(page, "deed", "dark-blue-2", "mortgage")
    mortgage.fill("500")
    wrong = page.locator("[id='at-deed.dark-blue-2.mortgage-wrong']")
    expect(wrong).to_have_text("mag niet meer zijn dan de prijs, 400")
    expect(mortgage).to_have_attribute("aria-invalid", "true")
    assert "at-deed.dark-blue-2.mortgage-wrong" in (mortgage.get_attribute("aria-describedby") or "")
    anna.check_axe()
    anna.check_width()
    anna.shot("editor-fault-360")
    # From the list the focus goes to the field, wherever it is folded away.
    unfold(page, "deed")
    page.locator(".finding").click()
    expect(mortgage).to_be_focused()
    page.keyboard.press("Control+z")
    expect(mortgage).to_have_value("200")
    page.locator(".good").wait_for()
    page.keyboard.press("Control+Shift+z")
    expect(mortgage).to_have_value("500")
    page.keyboard.press("Control+z")
    # What is no number at all never comes into the text, and is let go with the focus.
    mortgage.fill("zeven")
    expect(wrong).to_have_text("moet een geheel getal zijn")
    mortgage.blur()
    expect(mortgage).to_have_value("200")
    assert "zeven" not in kept(page)[0]["text"]
    # A card that now does something else needs another figure: one click adds it.
    unfold(page, "card")
    field(page, "card", "to-jail", "effect").select_option("pay")
    page.get_by_role("button", name="Voeg toe", exact=True).click()
    amount = field(page, "card", "to-jail", "amount")
    expect(amount).to_be_focused()
    page.locator(".good").wait_for()
    # One more like it, with its own text, in place of another one.
    row = page.locator("details[data-section='card'] li").filter(has=amount)
    row.get_by_role("button", name="Nog zo een").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("mijn-kaart")
    page.get_by_role("dialog").locator("form button").click()
    own = page.locator("details[data-section='card'] li").filter(has=field(page, "card", "mijn-kaart", "count"))
    expect(field(page, "card", "mijn-kaart", "count")).to_be_focused()
    own.locator("select.add").select_option("text")
    said = field(page, "card", "mijn-kaart", "text", "nl")
    said.fill("Betaal de burgemeester")
    removed = page.locator("details[data-section='card'] li").filter(has=field(page, "card", "receive", "count"))
    removed.get_by_role("button", name="Verwijder").click()
    page.locator(".good").wait_for()
    expect(field(page, "card", "receive", "count")).to_have_count(0)
    text = kept(page)[0]["text"]
    assert '[card.mijn-kaart]\ncount = 1\neffect = "pay"\namount = 5\ntext = { en = ' in text
    assert 'nl = "Betaal de burgemeester"' in text
    assert "# The Chance cards, 20 together." in text  # comments stay
    anna.check_words()


def test_text_and_tables_are_in_step(invited: Invited) -> None:
    anna = invited(size=(1366, 768))
    page = copied(anna, "alhambra")
    page.get_by_role("button", name="Text", exact=True).click()
    area = page.get_by_label("The whole edition as TOML")
    text = area.input_value()
    area.fill(text.replace("start_money = 20", "start_money = 25"))
    page.locator(".good").wait_for()
    page.get_by_role("button", name="Tables", exact=True).click()
    unfold(page, "table")
    expect(field(page, "table", "start_money")).to_have_value("25")
    field(page, "table", "start_money").fill("26")
    page.get_by_role("button", name="Text", exact=True).click()
    assert "start_money = 26 " in area.input_value()
    # What cannot be read has no tables, and says where.
    area.fill(text.replace("piles = 5", "piles = = 5"))
    expect(page.locator(".finding small")).to_have_text("line 27")
    page.get_by_role("button", name="Tables", exact=True).click()
    page.get_by_role("button", name="Go to the text").click()
    expect(area).to_be_focused()
    assert area.evaluate("one => one.value.slice(one.selectionStart, one.selectionEnd)").startswith("piles = = 5")
    for _ in range(3):
        page.get_by_role("button", name="Undo").click()
    assert area.input_value() == text
    anna.check_axe()


def test_files_and_links_bring_editions_in(invited: Invited, tmp_path: Path) -> None:
    anna, bram = invited(size=(1366, 768)), invited(size=(360, 740), locale="it-IT")
    page = copied(anna, "machi-koro")
    field(page, "title").fill(f"Hostile {VILE} 😀")
    unfold(page, "building")
    field(page, "building", "forest", "cost").fill("4")
    page.locator(".good").wait_for()
    unfold(page, "share")
    page.get_by_role("button", name="As a link").click()
    link = page.get_by_label("Link to this edition").input_value()
    assert len(link) < 8000
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    (one,) = kept(page)
    assert file.read_text(encoding="utf-8") == one["text"]
    assert file.suffix == ".toml"
    # A friend follows the link; nothing in it is more than words.
    bram.visit(link)
    theirs = bram.page
    expect(theirs.locator("#shared")).to_have_text(f"Hostile {VILE} 😀")
    bram.check_axe()
    bram.check_width()
    assert kept(theirs) == []  # nothing is kept before they say so
    theirs.get_by_role("button", name="Conservala su questo dispositivo").click()
    theirs.locator(".good").wait_for()
    assert [(found["game"], found["text"]) for found in kept(theirs)] == [("machi-koro", one["text"])]
    expect(theirs.locator("h1")).to_have_text(f"Hostile {VILE} 😀")
    # The same once more is the same edition; a file of another name too.
    bram.visit(link)
    theirs.get_by_role("button", name="Conservala su questo dispositivo").click()
    theirs.locator(".good").wait_for()
    bram.visit("/editions")
    theirs.locator("input[type=file]").set_input_files(file)
    theirs.locator(".good").wait_for()
    assert len(kept(theirs)) == 1
    # What is no edition is refused with a sentence.
    for name, content, sentence in (
        ("large.toml", b"#" * 500_000, "troppo grande"),
        ("picture.toml", bytes(range(256)), "non è un testo"),
    ):
        bram.visit("/editions")
        theirs.locator("input[type=file]").set_input_files({"name": name, "mimeType": "", "buffer": content})
        expect(theirs.get_by_role("alert")).to_contain_text(sentence)
    for fragment, sentence in (
        (link.partition("#")[2][:-9], "rotto"),
        ("chess.q1ZKzs", "rotto"),
        ("machi-koro", "rotto"),
    ):
        theirs.goto("about:blank")
        bram.visit(f"/editions#{fragment}")
        expect(theirs.get_by_role("alert")).to_contain_text(sentence)
    bram.check_words()


def test_two_tabs_a_full_storage_and_what_was_deleted(invited: Invited) -> None:
    anna = invited(size=(1024, 768))
    page = copied(anna, "machi-koro")
    address = page.url
    other = anna.tab()
    other.goto(address)
    other.locator(".good").wait_for()
    field(other, "title").fill("From the other tab")
    expect(field(page, "title")).to_have_value("From the other tab")
    expect(page.get_by_text("changed in another tab")).to_be_visible()
    other.close()
    # Deleted, brought back, deleted for good.
    page.get_by_role("link", name="All editions").click()
    page.get_by_role("button", name="Delete: From the other tab").click()
    assert kept(page) == []
    page.get_by_role("button", name="Bring it back").click()
    assert len(kept(page)) == 1
    page.get_by_role("button", name="Delete: From the other tab").click()
    anna.visit(address)
    expect(page.get_by_text("There is no such edition on this device.")).to_be_visible()
    # A storage that takes nothing: a clear sentence, and the work lives on as long as the page.
    page.evaluate(
        "() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') } }"
    )
    page.get_by_role("link", name="All editions").click()
    page.locator("section:has(#begin) button.main:not([disabled])").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be kept on this device")
    field(page, "title").fill("Only here")
    page.locator(".good").wait_for()
    page.go_back()
    page.get_by_role("link", name="Only here").click()
    expect(field(page, "title")).to_have_value("Only here")
    anna.check_axe()


def test_an_edition_is_tried_from_the_page(invited: Invited) -> None:
    anna = invited(size=(360, 740))
    page = copied(anna, "machi-koro")
    unfold(page, "balance")
    page.get_by_label("Players").select_option("2")
    page.get_by_role("button", name="Try it").click()
    page.locator("progress").wait_for()
    page.locator(".seats li").nth(1).wait_for()
    expect(page.get_by_text("A fair share would be 50 %.")).to_be_visible()
    expect(page.get_by_text(re.compile(r"A game takes \d+ turns"))).to_be_visible()
    page.locator("details[data-section='balance'] details summary").first.click()
    expect(page.locator(".things li").first).to_contain_text("% of games")
    anna.check_axe()
    anna.check_width()
    anna.check_words()
    anna.shot("editor-balance-360")
    page.get_by_role("button", name="Stop").click()
    expect(page.locator("progress")).to_have_count(0)
    page.locator("details[data-section='']").locator("input, textarea").first.fill("Changed")
    expect(page.get_by_text("The edition has changed since.")).to_be_visible()


def test_the_editor_is_found_from_the_front_door_a_new_table_and_the_rules(invited: Invited) -> None:
    anna = invited()
    for path in ("/", "/new?alhambra", "/rules/alhambra"):
        anna.visit(path)
        if path.startswith("/new"):
            anna.page.click("summary")
        anna.page.locator("main a[href^='/editions']").click()
        expect(anna.page.locator("h1")).to_have_text("Editions of your own")
        if path != "/":
            expect(anna.page.get_by_label("Which game?")).to_have_value("alhambra")

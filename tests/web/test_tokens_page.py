"""Tokens are chosen on the page with one tap, by whoever comes first; what the rules leave in doubt lies folded."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.browsing import open_table, sit_down, start
from tests.web.conftest import Invited


def test_tokens_are_chosen_with_one_tap_by_whoever_comes_first(invited: Invited) -> None:
    anna, bram = invited(size=(1366, 768)), invited(size=(360, 740))
    open_table(anna, "monopoly-builder", ["friend"], **{"How tokens come": "chosen"})
    sit_down(anna, bram, "Bram")
    start(anna)
    for guest in (anna, bram):
        guest.page.wait_for_selector('[data-task="tokens"]')
        guest.check_width()
    anna.shot("tokens-1366")
    bram.shot("tokens-360")
    bram.click("token duck")  # though Anna is asked first
    expect(bram.page.locator('[data-task="tokens"]')).to_have_count(0)
    expect(anna.page.locator('[data-task="tokens"]')).to_contain_text("Bram")
    anna.shot("tokens-one-taken-1366")
    anna.check_axe()
    anna.click("token cat")
    expect(anna.page.locator('[data-task="tokens"]')).to_have_count(0)
    anna.page.wait_for_selector('.token use[href="#mb-cat"]', state="attached")
    bram.page.wait_for_selector('.token use[href="#mb-duck"]', state="attached")


def test_readings_are_one_line_until_somebody_wants_another(invited: Invited) -> None:
    anna = invited(size=(360, 740))
    anna.visit("/new?monopoly-builder")
    page = anna.page
    page.wait_for_selector("form select")
    page.get_by_text("More options").click()
    line = page.locator(".readings > summary")
    expect(line).to_contain_text("as written")
    expect(page.get_by_text("The rulebook: players may")).to_be_hidden()
    line.click()
    expect(page.get_by_text("The rulebook: players may").first).to_be_visible()
    page.get_by_label("May the player on turn deal").select_option("no")
    expect(line).to_contain_text("1 read in another way")
    anna.check_width()
    anna.shot("readings-360", whole=True)

"""After a game: luck and errors in an account that adds up, turning points, the better move on the board of then."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browsing import Guest
from tests.web.conftest import Invited
from tests.web.luck import KnownHouse
from tests.web.test_moments import at_the_end, played

WORKING = 600_000  # milliseconds that a review may take on a busy machine


def reviewed(guest: Guest, table: str) -> Locator:
    """The panel with the review, at a table whose game is over."""
    at_the_end(guest, table)
    guest.page.locator(".after .buttons .main").click()
    guest.page.locator("#tab-review").click()
    panel = guest.page.locator(".review")
    panel.locator(".button.main").click()
    panel.locator("dl").wait_for(timeout=WORKING)
    return panel


def number(text: str) -> float:
    return float(re.sub(r"[^\d.,+−-]", "", text).replace("−", "-").replace(",", "."))


@pytest.mark.parametrize("size", [(1366, 768), (360, 740)])
def test_the_account_adds_up_and_the_better_move_is_drawn(
    size: tuple[int, int], invited: Invited, web_house: KnownHouse
) -> None:
    anna = invited(locale="nl-NL", size=size)
    table = played(web_house, "machi-koro", 2)
    panel = reviewed(anna, table)
    values = [number(one) for one in panel.locator("dd").all_inner_texts()[:6]]
    assert abs(sum(values[:5]) - values[5]) < 1.5  # each is rounded

    # A turning point is looked at: the board goes there, and a note says what it was.
    panel.locator("ol .move").first.click()
    expect(panel.locator(".note").first).to_be_in_viewport()
    expect(panel.locator("ol .move").first).to_have_class(re.compile("here"))

    # Where something else should have been built, the board of then shows what.
    found = anna.page.evaluate(f"fetch('/api/tables/{table}/judgement?lang=nl').then((one) => one.json())")
    event = next(one for one in found["events"] if one["better"] and one["better"][0]["text"].startswith("buy "))
    panel.get_by_role("group").get_by_role("button").nth(event["seat"]).click()
    panel.locator(f'ul .move[data-seq="{event["seq"]}"]').click()
    expect(panel.locator(".note")).to_contain_text(event["better"][0]["said"][1:])
    panel.locator(".note").get_by_role("button", name="Laat zien").first.click()
    ring = anna.page.locator(".choice.better")
    expect(ring).to_be_in_viewport()
    expect(ring).to_have_attribute("data-action", event["better"][0]["text"])
    anna.page.get_by_role("group", name="Herhaling").get_by_role("button", name="Eén zet verder").click()
    expect(ring).to_have_count(0)

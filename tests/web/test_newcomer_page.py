"""A game without a board of its own is on the front page by its name in the registry, and is played from lists."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.newcomer import COPIED, TEACHING, Tree
from tests.server.people import HouseProcess
from tests.web.browsing import Guest


@pytest.mark.parametrize(
    ("name", "cards", "seen"),
    [
        (TEACHING, 4, ("Market Square", "Takings", "Guildhall")),
        pytest.param(COPIED, 19, ("Machi Koro", "Wheat field"), marks=pytest.mark.long),
    ],
)
def test_a_new_game_is_played_on_the_page_from_lists(
    name: str, cards: int, seen: tuple[str, ...], browser: Browser, tmp_path: Path
) -> None:
    tree = Tree(tmp_path / "tree")
    tree.build_page(packed=name == COPIED)
    house = HouseProcess(str(tmp_path / "house.sqlite"), environment=tree.environment)
    guest = Guest(browser, house)
    try:
        # Its rules need no drawings: a summary, the cards of their table, and the search.
        guest.visit(f"/rules/{name}")
        expect(guest.page.locator(".short li").first).to_be_visible()
        expect(guest.page.locator(".gallery li")).to_have_count(cards)
        guest.page.get_by_role("searchbox").fill(seen[-1])
        expect(guest.page.locator(".gallery li h3")).to_have_text([seen[-1]])
        guest.check_axe()
        guest.visit("/")
        expect(guest.page.locator("main")).to_contain_text(seen[0])
        guest.play_against_bots(name)
        before = guest.wait_for(lambda found: bool(found["actions"]))
        for word in seen[1:]:
            expect(guest.page.locator(".room")).to_contain_text(word)
        guest.click(before["actions"][0])
        guest.wait_for(lambda found: found["seq"] != before["seq"])
    finally:
        guest.close()
        house.close()

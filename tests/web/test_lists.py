"""A table as lists: any game can be read and played without a board of its own."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from burgomaster.games import GAMES
from tests.boards import FOLDER
from tests.longest import first
from tests.web.browsing import Guest, clicking, play
from tests.web.conftest import Invited


def as_lists(guest: Guest) -> None:
    """Choose lists in the settings."""
    guest.visit("/")
    guest.page.locator("header .button").click()
    guest.page.locator("dialog select", has=guest.page.locator('option[value="lists"]')).select_option("lists")
    guest.page.keyboard.press("Escape")


@first("game")
def test_every_game_is_played_from_lists(invited: Invited, game: str) -> None:
    anna = invited(size=(360, 740), dark=True)
    as_lists(anna)
    anna.play_against_bots(game)
    move = clicking(random.Random(1))
    for size in ((360, 740), (1366, 800)):
        anna.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert play([anna], move, moves=3) == 3
        anna.wait_for(lambda found: bool(found["actions"]) or found["status"] == "over")
        anna.check_words()
        anna.check_width()
        anna.check_axe()
        anna.shot(f"{game}-lists-{size[0]}", whole=True)
    # Everybody's things, by name, and nothing that only a program would understand.
    for name in anna.page.locator(".players .name").all_inner_texts():
        expect(anna.page.locator(".seats h2", has_text=name)).to_be_visible()
    for told in anna.page.locator("dt, dd, .seats h3, .table th, .table td").all_inner_texts():
        assert not re.search(r"[_{}]|undefined|NaN|\[object", told), told


def test_lists_speak_the_readers_language(invited: Invited) -> None:
    anna = invited(locale="nl-NL")
    as_lists(anna)
    anna.play_against_bots("machi-koro")
    expect(anna.page.locator(".table h2", has_text="Voorraad")).to_be_visible()
    expect(anna.page.locator(".seats dt", has_text="Munten").first).to_be_visible()
    expect(anna.page.locator(".seats dt", has_text="Graanveld").first).to_be_visible()


def test_where_tables_are_lists_no_lessons_point_at_a_board(invited: Invited) -> None:
    anna = invited()
    anna.visit("/")
    guided = [game for game in GAMES if (FOLDER / game / "lessons.ts").is_file()]
    expect(anna.page.locator("[data-learn]")).to_have_count(len(guided))
    as_lists(anna)
    expect(anna.page.locator("[data-play]")).to_have_count(len(GAMES))
    expect(anna.page.locator("[data-learn]")).to_have_count(0)

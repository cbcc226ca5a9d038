"""Whole games in the browser: by mouse, by keyboard, on a phone."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Guest, chosen, clicking, fast_forward, open_table, play, sit_down, start, tab_to
from tests.web.conftest import Invited


def nearly_built(whole: dict[str, Any]) -> bool:
    """Somebody has all landmarks but one."""
    return any(len(seat["landmarks"]) >= 3 for seat in whole["view"]["state"]["cities"])


def test_two_friends_and_a_bot_play_machi_koro_by_mouse(whole_game: Invited) -> None:
    anna, bram = whole_game(), whole_game(dark=True)
    open_table(anna, "machi-koro", ["friend", "greedy"])
    sit_down(anna, bram, "Bram")
    start(anna)
    luck = random.Random(1)
    assert play([anna, bram], clicking(luck), moves=10) == 10
    fast_forward([anna, bram], lambda actions, _: chosen(actions, luck), nearly_built)
    assert play([anna, bram], clicking(luck)) > 0
    for guest in (anna, bram):
        expect(guest.result).to_contain_text("win")
        guest.check_words()
    # The same moment looks the same to both.
    assert anna.offered()["seq"] == bram.offered()["seq"]
    look_back(anna)


def look_back(anna: Guest) -> None:
    """After the game the dice are proved, moments have addresses, and one may play once more."""
    page = anna.page
    page.get_by_role("button", name="Verify the dice").click()
    page.get_by_text("Nobody could choose or change them.").wait_for()
    anna.check_axe()
    anna.shot("after-machi-koro-1280", whole=True)
    page.keyboard.press("Home")
    page.wait_for_url("**#0")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**#1")
    expect(page.locator(".bar").get_by_text("Looking back")).to_have_count(1)
    address = page.url
    page.goto("about:blank")
    page.goto(address)
    page.get_by_text("Moment 1 of").wait_for()
    # The board has the room while one looks at a moment; the result comes back with the end.
    expect(anna.result).to_have_count(0)
    page.keyboard.press("End")
    expect(anna.result).to_have_count(1)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".game")
    page.get_by_role("button", name="Once more").click()
    page.wait_for_url(lambda url: url.split("#")[0] != address.split("#")[0])
    page.wait_for_selector("main")


def test_three_clicks_to_the_first_move(invited: Invited) -> None:
    anna = invited()
    anna.visit("/")
    anna.page.click('[data-play="machi-koro"]')  # one
    anna.wait_for(lambda found: "throw 1" in found["actions"])
    anna.click("throw 1")  # two
    anna.wait_for(lambda found: "throw 1" not in found["actions"] and int(found["seq"]) > 2)


def test_the_bots_level_is_chosen_at_the_front_door_and_remembered(invited: Invited) -> None:
    anna = invited(size=(360, 740), locale="nl-NL")
    anna.visit("/")
    level = anna.page.get_by_label("Bots spelen als")
    expect(level).to_have_value("level-3")
    assert [one.partition(" · ")[2] for one in level.locator("option").all_inner_texts()] == [
        *("nieuwkomer", "burger", "bouwer", "wethouder", "burgemeester"),
    ]
    level.select_option("level-1")
    expect(level).to_have_accessible_description("ziet weinig, en heeft nauwelijks geoefend")
    anna.check_width()
    anna.page.reload()
    expect(level).to_have_value("level-1")
    anna.page.click('[data-play="machi-koro"]')
    anna.page.wait_for_selector(".room")
    expect(anna.page.get_by_role("article", name="Nieuwkomer")).to_have_count(2)
    # Also where a table is opened by hand.
    anna.visit("/new?alhambra")
    anna.page.get_by_label("Hoeveel spelers?").select_option("4")
    expect(anna.page.get_by_label("Plaats 4")).to_have_value("level-1")


@pytest.mark.parametrize("moves", [6, pytest.param(4000, marks=pytest.mark.long)], ids=["some turns", "a whole game"])
def test_by_keyboard_alone(invited: Invited, moves: int) -> None:
    anna = invited()
    anna.visit("/")
    tab_to(anna, '[data-play="machi-koro"]')
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector(".room")

    def press(guest: Guest, actions: list[str]) -> None:
        on_board = [one for one in actions if one.startswith(("build ", "buy "))]
        if on_board:
            best = next((one for one in on_board if one.startswith("build ")), on_board[0])
            tab_to(guest, f'button.choice.legal[data-action="{best}"]')
        guest.page.keyboard.press("Enter" if on_board else "1")

    made = play([anna], press, moves=moves)
    assert made == moves or anna.offered()["status"] == "over"


def test_a_phone_plays_by_touch(invited: Invited) -> None:
    anna = invited(size=(360, 740), touch=True)
    anna.play_against_bots("machi-koro")
    for _ in range(6):
        found = anna.wait_for(lambda now: bool(now["actions"]))
        best = found["actions"][0]
        anna.page.locator(f'[data-action="{best}"]').first.tap()
        anna.wait_for(lambda now, seq=found["seq"]: now["seq"] != seq)  # type: ignore[misc]
        anna.check_width()
    anna.shot("machi-koro-360", whole=True)

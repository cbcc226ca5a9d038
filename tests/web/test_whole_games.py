"""Whole games of Alhambra and Monopoly Builder: two people and a bot to the end, and one person by keyboard alone.

The middle of a game is played past the page; its beginning, some turns and its end are played on it.
"""

from __future__ import annotations

import random

import pytest

from tests.web import test_alhambra_page as alhambra
from tests.web import test_builder_page as builder
from tests.web.browsing import Guest, Moving, fast_forward, open_table, play, sit_down, start, tab_to
from tests.web.conftest import Invited


def two_people_and_a_bot(invited: Invited, game: str, bot: str, **options: str) -> list[Guest]:
    anna, bram = invited(), invited(size=(360, 740), dark=True)
    open_table(anna, game, ["friend", bot], **options)
    sit_down(anna, bram, "Bram")
    start(anna)
    bram.page.wait_for_selector(".room")
    return [anna, bram]


def check_the_middle(guest: Guest) -> None:
    guest.check_axe()
    guest.check_width()


def check_the_end(guests: list[Guest], game: str) -> None:
    for guest in guests:
        guest.wait_for(lambda found: found["status"] == "over")
        guest.result.wait_for()
        guest.check_words()
        guest.check_width()
        # Everybody's column is in sight, also on a phone.
        box = guest.page.get_by_role("group", name="Result")
        assert box.evaluate("one => one.scrollWidth - one.clientWidth") <= 0
    # The same end for both, also of what the board counts.
    scores = [guest.page.locator(".players strong").all_inner_texts() for guest in guests]
    assert sorted(scores[0]) == sorted(scores[1])
    guests[1].check_axe()
    guests[1].shot(f"after-{game}-360-dark", whole=True)


@pytest.mark.long  # the normal run has one person play to the end, and two in Machi Koro
def test_two_people_and_a_bot_play_alhambra_to_the_end(invited: Invited) -> None:
    guests = two_people_and_a_bot(invited, "alhambra", "greedy")
    play(guests, alhambra.move, moves=3)
    fast_forward(guests, alhambra.buying(random.Random(1)), alhambra.few_buildings_left)
    play(guests, alhambra.move, moves=1)
    check_the_middle(guests[1])
    assert play(guests, alhambra.move) > 0
    check_the_end(guests, "alhambra")


@pytest.mark.long  # fifty rounds; the normal run has two people deal and bid, and one play to the end
def test_two_people_and_a_bot_play_monopoly_builder_to_the_end(invited: Invited) -> None:
    guests = two_people_and_a_bot(invited, "monopoly-builder", "random", rounds="50")
    play(guests, builder.move, moves=4)
    fast_forward(guests, builder.building(random.Random(2)), builder.in_round(49))
    play(guests, builder.move, moves=1)
    check_the_middle(guests[1])
    assert play(guests, builder.move) > 0
    check_the_end(guests, "monopoly-builder")


# ---- By keyboard alone ----


def press(guest: Guest, action: str) -> None:
    """Tab to something on the board, and Enter; a button of the bar by its number."""
    buttons = guest.page.locator(".bar .button.main[data-action]").evaluate_all("all => all.map(b => b.dataset.action)")
    if action in buttons:
        guest.page.keyboard.press(str(buttons.index(action) + 1))
        return
    whole = action.startswith("!")
    tab_to(guest, f'{".till " if whole else ""}[data-action="{action.lstrip("!")}"]')
    guest.page.keyboard.press("Enter")


def alhambra_by_keyboard(guest: Guest, actions: list[str]) -> None:
    slots = [one for one in actions if one.startswith("buy ")]
    if slots:
        press(guest, slots[0])
        for card in reversed([one for one in actions if one.startswith(f"pay {slots[0].rpartition('@')[2]} ")]):
            press(guest, card)
            whole = [one for one in guest.offered()["actions"] if " with " in one and not one.endswith(" for dirk")]
            if whole:
                press(guest, whole[0])
                return
    elif "pass" in actions:
        press(guest, "pass")
    else:
        card = next(one for one in actions if one.startswith("take "))
        press(guest, card)
        if card.endswith(","):
            press(guest, "!" + card.rstrip(","))


def builder_by_keyboard(guest: Guest, actions: list[str]) -> None:
    if guest.page.locator(".field.legal").count():
        tab_to(guest, ".field.legal")
        guest.page.keyboard.press("Enter")
        return
    for verb in ("buy", "accept", "throw", "take ", "steal ", "leave ", "give ", "swap ", "end", "mortgage ", "drop"):
        found = [one for one in actions if one.startswith(verb)]
        if found:
            press(guest, found[0])
            if verb == "swap ":
                press(guest, next(one for one in guest.offered()["actions"] if one.startswith("swap for ")))
            return
    press(guest, actions[0])


@pytest.mark.parametrize(
    ("game", "move"), [("alhambra", alhambra_by_keyboard), ("monopoly-builder", builder_by_keyboard)]
)
@pytest.mark.parametrize("moves", [3, pytest.param(4000, marks=pytest.mark.long)], ids=["some turns", "a whole game"])
def test_by_keyboard_alone(invited: Invited, game: str, move: Moving, moves: int) -> None:
    anna = invited(size=(1024, 900))
    open_table(anna, game, ["greedy"], **({"rounds": "50"} if game == "monopoly-builder" else {}))
    anna.page.wait_for_selector(".room")
    made = play([anna], move, moves=moves)
    assert made == moves or anna.offered()["status"] == "over"
    if moves > 3:  # in every run others look at a table in the middle of a game
        anna.check_axe()

"""Alhambra in the browser: paying, taking, gifts to Dirk, and the scoring table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.browsing import Guest, open_table
from tests.web.conftest import Invited
from tests.web.test_play import tab_to


def move(guest: Guest, actions: list[str], *, gift: bool = False) -> None:
    """Pay exactly where possible, otherwise buy, otherwise take money."""
    exact = guest.page.locator(".hand .way:enabled")
    slots = [one for one in actions if one.startswith("buy ") and " with " not in one]
    if exact.count():
        exact.first.click()
        pay(guest, gift)
    elif slots:
        guest.click(slots[0])
        currency = slots[0].rpartition("@")[2]
        cards = [one for one in actions if one.startswith(f"pay {currency} ")]
        for card in reversed(cards):
            guest.click(card)
            if any(" with " in one for one in guest.offered()["actions"]):
                break
        pay(guest, gift)
    elif "pass" in actions:
        guest.click("pass")
    else:
        card = next(one for one in actions if one.startswith("take "))
        guest.click(card)
        if card.endswith(","):
            guest.click("!" + card.rstrip(","))


def pay(guest: Guest, gift: bool) -> None:
    """Press the till's button."""
    now = guest.wait_for(lambda found: any(" with " in one for one in found["actions"]))
    whole = [one for one in now["actions"] if " with " in one and one.endswith(" for dirk") == gift]
    guest.click(whole[0])


def test_a_person_plays_to_the_end_by_mouse(invited: Invited) -> None:
    anna = invited()
    open_table(anna, "alhambra", ["greedy"])
    anna.page.wait_for_selector(".room")
    moves = 0
    for _ in range(2000):
        found = anna.offered()
        if found["status"] == "over":
            break
        if not found["actions"]:
            anna.page.wait_for_timeout(25)
            continue
        before = found["seq"]
        move(anna, found["actions"], gift=moves == 3)
        anna.wait_for(lambda now, seq=before: now["seq"] != seq)  # type: ignore[misc]
        moves += 1
    anna.page.get_by_role("heading", name="win").wait_for()
    assert moves > 10
    anna.check_words()
    anna.check_axe()
    # Scoring C, type by type, adds up to what the server has counted.
    table = anna.page.locator("table", has=anna.page.locator("tfoot .total"))
    rows = table.locator("tbody tr:not(.tie)")
    for seat in range(3):
        prizes = rows.locator(f"td:nth-of-type({seat + 1}) .prize").all_inner_texts()
        told = table.locator("tfoot tr").first.locator("td").nth(seat).inner_text()
        assert sum(int(prize.rpartition("+")[2]) for prize in prizes) == int(told)
    anna.shot("after-alhambra-board-1280", whole=True)


def test_cards_and_building_may_be_chosen_in_either_order(invited: Invited) -> None:
    anna = invited(size=(1024, 900))
    open_table(anna, "alhambra", ["greedy"])
    anna.page.wait_for_selector(".room")
    for _ in range(60):
        found = anna.wait_for(lambda now: bool(now["actions"]) or now["status"] == "over")
        slots = [one for one in found["actions"] if one.startswith("buy ")]
        if slots:
            break
        move(anna, found["actions"])
        anna.wait_for(lambda now, seq=found["seq"]: now["seq"] != seq)  # type: ignore[misc]
    else:
        raise AssertionError("never could buy anything")
    slot = slots[0]
    till = anna.page.get_by_role("region", name="Purchase")
    # A card first: it chooses the slot of its currency.
    card = next(one for one in found["actions"] if one.startswith(f"pay {slot.rpartition('@')[2]} "))
    anna.click(card)
    expect(till).to_contain_text("Pays ")
    expect(anna.page.locator(f'[data-action="{slot}"]')).to_have_attribute("aria-pressed", "true")
    anna.page.keyboard.press("Escape")
    expect(till).to_have_count(0)
    # The building first: too little is refused, with the rule.
    anna.click(slot)
    expect(till).to_contain_text("Pays 0 of")
    # Other money cannot be used for it: choosing it chooses another building, or says why not.
    anna.click(slot)
    expect(till).to_have_count(0)


def test_the_first_moves_by_keyboard_alone(invited: Invited) -> None:
    anna = invited()
    anna.play_against_bots("alhambra")
    for _ in range(3):
        found = anna.wait_for(lambda now: any(one.startswith("take ") for one in now["actions"]))
        card = next(one for one in found["actions"] if one.startswith("take "))
        tab_to(anna, f'button.choice.legal[data-action="{card}"]')
        anna.page.keyboard.press("Enter")
        if card.endswith(","):
            tab_to(anna, f'button.choice.legal[data-action="{card.rstrip(",")}"]')
            anna.page.keyboard.press("Enter")
        anna.wait_for(lambda now, seq=found["seq"]: now["seq"] != seq)  # type: ignore[misc]

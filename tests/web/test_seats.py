"""Six people at six browsers: everybody sees the same table, and nobody another one's hand."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.web.browsing import Guest, open_table, sit_down, start
from tests.web.conftest import Invited

NAMES = ("Anna", "Bram", "Carla", "Dirk-Jan", "Elena", "Farid")


@pytest.mark.long  # test_play.py has two people and a bot
def test_six_seats_in_six_browsers(invited: Invited) -> None:
    guests = [invited(size=(1024, 768)) for _ in NAMES]
    host = guests[0]
    open_table(host, "alhambra", ["friend"] * 5)
    for guest, name in zip(guests[1:], NAMES[1:], strict=True):
        sit_down(host, guest, name)
    start(host)
    moved = set()
    for _ in range(7):  # once round, and the first one again
        seat = on_turn(guests)
        moved.add(seat)
        found = guests[seat].offered()
        card = next(one for one in found["actions"] if one.startswith("take "))
        guests[seat].click(card)
        if card.endswith(","):
            guests[seat].click("!" + card.rstrip(","))
        for guest in guests:
            guest.wait_for(lambda now, seq=found["seq"]: now.get("seq", seq) != seq)  # type: ignore[misc]
    assert moved == set(range(6))
    # Everybody is at the same moment of the same game …
    assert len({guest.wait_for(lambda now: now["status"] == "running")["seq"] for guest in guests}) == 1
    # … and each was sent its own hand and no other, in every message, and shows just that.
    for seat, guest in enumerate(guests):
        views = hands(guest)
        assert len(views) >= 7
        for view in views:
            assert [place for place, hand in enumerate(view) if hand is not None] == [seat]
        cards = sum(len(values) for values in views[-1][seat].values())
        assert guest.page.get_by_role("region", name="Your hand").locator('[data-action^="pay "]').count() == cards
        guest.check_words()


def on_turn(guests: list[Guest]) -> int:
    """The seat that has something to click."""
    for _ in range(600):
        for seat, guest in enumerate(guests):
            if guest.offered()["actions"]:
                return seat
        guests[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is on turn")


def hands(guest: Guest) -> list[list[Any]]:
    """All hands in every view this browser was sent, with its own part laid over it as the page does."""
    views = [message for message in map(json.loads, guest.heard) if message.get("view")]
    states = [{**one["view"]["state"], **(one["you"] or {}).get("state", {})} for one in views]
    return [[seat["hand"] for seat in state["seats"]] for state in states]

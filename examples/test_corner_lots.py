"""The rules of Corner Lots, one test for each. Its place is tests/games/corner_lots/test_rules.py."""

from __future__ import annotations

import json
from typing import Any

import burgomaster as bm

NAME = "corner-lots"


def table(chips: tuple[int, ...], seat: int = 0, phase: str = "bidding", **more: Any) -> bm.Position:
    """A table set up by hand: what everybody has behind their screen, who is on turn, what is for sale."""
    whole = json.loads(bm.start(NAME, len(chips)).to_json())
    whole["state"] |= {
        "lot": "lot-3" if phase == "bidding" else None,
        "left": whole["state"]["left"] | more.pop("left", {}),
        **more,
    }
    whole["state"]["turn"] |= {"phase": phase, "seat": seat}
    for p, count in enumerate(chips):
        whole["state"]["seats"][p] |= {"chips": count}
    return bm.position(whole)


def refusal(there: bm.Position, action: str, seat: int | None = None) -> tuple[str, str]:
    refused = there.why_not(action, seat=seat)
    assert refused is not None
    return refused.rule, refused.text


def chips(there: bm.Position) -> list[int]:
    return [seat["chips"] for seat in json.loads(there.to_json())["state"]["seats"]]


def test_CL_1_everybody_begins_with_ten_chips() -> None:
    assert chips(bm.start(NAME, 3)) == [10, 10, 10]


def test_CL_2_a_lot_is_drawn_from_the_bag() -> None:
    there = bm.start(NAME, 3)
    assert there.odds()["draw lot-4"] == there.odds()["draw lot-1"] * 2 / 3
    assert refusal(there, "pass", 0) == ("CL-2", "First a lot is drawn from the bag.")
    after = there.play("draw lot-4")
    assert after.told() == ["Lot 4 is for sale."]
    assert after.view()["state"]["left"]["lot-4"] == 1


def test_CL_3_everybody_bids_once_and_more_than_before() -> None:
    there = table((10, 10, 10)).play("bid 4")
    assert there.turn == 1
    assert refusal(there, "bid 4") == ("CL-3", "The highest bid is 4: bid more, or pass.")
    assert refusal(there, "bid 5", 2) == ("CL-3", "It is the turn of B.")


def test_CL_4_nobody_bids_more_than_they_have() -> None:
    assert refusal(table((3, 10, 10)), "bid 4") == ("CL-4", "You have 3, and cannot bid 4.")


def test_CL_5_and_CL_6_the_highest_bid_pays_and_the_others_earn() -> None:
    there = table((10, 10, 10)).play("bid 4").play("pass").play("pass")
    assert chips(there) == [6, 11, 11]
    assert there.scores == (6, 0, 0)
    assert there.told(names=["Anna", "Bram", "Cleo"]) == [
        "Cleo passed.",
        "Anna bought lot 3 for 4: 6 points.",
        "Bram and Cleo each earned 1.",
    ]


def test_CL_7_the_next_one_is_asked_first() -> None:
    there = table((10, 10, 10), seat=1)
    for _ in range(3):
        there = there.play("pass")
    assert there.play("draw lot-1").turn == 2


def test_CL_8_after_the_last_lot_chips_count() -> None:
    there = table((10, 9, 8), sold=7).play("bid 1").play("pass").play("pass")
    assert there.over
    assert there.scores == (6 + 9, 10, 9)
    assert there.winners == (0,)


def test_CL_9_chips_lie_behind_a_screen_until_the_game_is_over() -> None:
    there = table((10, 9, 8), sold=7)
    assert [seat["chips"] for seat in there.view(1)["state"]["seats"]] == [None, 9, None]
    over = there.play("pass").play("pass").play("pass")
    assert [seat["chips"] for seat in over.view()["state"]["seats"]] == [11, 10, 9]
    open_table = bm.start(NAME, 3, options={"open-chips": "yes"})
    assert [seat["chips"] for seat in open_table.view()["state"]["seats"]] == [10, 10, 10]

"""The rules of Market Square, one test for each. Its place is tests/games/market_square/test_rules.py."""

from __future__ import annotations

import json
from typing import Any

import burgomaster as bm

NOTHING = {"cart": 0, "well": 0, "arcade": 0, "guildhall": 0}


def table(
    phase: str, *towns: dict[str, int], coins: tuple[int, ...] = (0, 0), seat: int = 0, **more: Any
) -> bm.Position:
    """A table set up by hand: two towns, what they own, who is on turn."""
    whole = json.loads(bm.start("market-square", 2, options=more.pop("options", None)).to_json())
    whole["state"] |= more
    whole["state"]["turn"] |= {"phase": phase, "seat": seat}
    for p, town in enumerate(towns or (NOTHING, NOTHING)):
        whole["state"]["seats"][p] = {"coins": coins[p], "town": {**NOTHING, **town}}
    return bm.position(whole)


def refusal(there: bm.Position, action: str) -> tuple[str, str]:
    refused = there.why_not(action)
    assert refused is not None
    return refused.rule, refused.text


def test_MS_1_everybody_begins_with_four_coins() -> None:
    there = bm.start("market-square", 3)
    assert [seat["coins"] for seat in there.view()["state"]["seats"]] == [4, 4, 4]
    assert there.view()["state"]["supply"] == {"cart": 6, "well": 6, "arcade": 4, "guildhall": 4}


def test_MS_2_first_the_market_then_building() -> None:
    there = bm.start("market-square", 2).play("throw").play("die 5")
    assert refusal(there, "build cart") == ("MS-2", "The market is still open: close it before you build.")
    there = there.play("close")
    assert refusal(there, "throw")[0] == "MS-2"
    assert there.play("pass").turn == 1


def test_MS_3_one_throws_at_least_once() -> None:
    there = bm.start("market-square", 2)
    assert refusal(there, "close") == ("MS-3", "You have sold nothing yet: throw the die first.")
    assert list(map(str, there.play("throw").play("die 2").actions())) == ["throw", "close"]


def test_MS_4_carts_add_to_every_throw() -> None:
    there = table("sell", {"cart": 2}, {}).play("throw").play("die 3")
    assert there.view()["state"]["takings"] == 3 + 2


def test_MS_5_rain_leaves_only_what_is_sheltered() -> None:
    for arcades, left in ((0, 0), (1, 8), (2, 13)):
        there = table("sell", {"arcade": arcades}, {}, takings=13).play("throw").play("die 1")
        assert there.view()["state"]["seats"][0]["coins"] == left
        assert there.view()["state"]["turn"]["phase"] == "build"


def test_MS_7_a_building_is_paid_for() -> None:
    there = table("build", coins=(11, 0))
    assert refusal(there, "build well") == ("MS-7", "Well costs 12, and you have 11.")
    assert there.play("build arcade").view()["state"]["seats"][0] == {"coins": 1, "town": {**NOTHING, "arcade": 1}}


def test_MS_8_what_is_sold_out_cannot_be_built() -> None:
    there = table("build", coins=(50, 0), supply={**NOTHING, "cart": 1})
    assert refusal(there, "build well") == ("MS-8", "Well is sold out.")


def test_MS_9_the_round_is_played_to_its_end() -> None:
    there = table("build", {"guildhall": 2}, {}, coins=(12, 0)).play("build well")
    assert there.turn == 1
    there = table("build", {"guildhall": 2, "well": 1}, {}, seat=1).play("pass")
    assert there.over


def test_MS_9_unless_the_table_wants_a_sudden_end() -> None:
    there = table("build", {"guildhall": 2}, {}, coins=(12, 0), options={"sudden-end": "yes"})
    assert there.play("build well").over
    assert not there.play("pass").over


def test_MS_9_an_empty_supply_ends_the_game_too() -> None:
    assert table("build", coins=(0, 8), seat=1, supply={**NOTHING, "cart": 1}).play("build cart").over


def test_MS_10_most_points_win() -> None:
    there = table("build", {"guildhall": 2, "well": 1}, {"guildhall": 3}, coins=(20, 0), seat=1).play("pass")
    assert there.scores == (10, 12)
    assert there.winners == (1,)


def test_MS_11_coins_decide_between_equal_points_and_equal_coins_share() -> None:
    ten = {"guildhall": 2, "well": 1}
    assert table("build", ten, ten, coins=(3, 4), seat=1).play("pass").winners == (1,)
    assert table("build", ten, ten, coins=(4, 4), seat=1).play("pass").winners == (0, 1)

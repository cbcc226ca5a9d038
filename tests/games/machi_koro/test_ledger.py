"""Every rule of Machi Koro by its id in the rulebook; the examples are the printed ones or ours."""

from __future__ import annotations

import json
import re
from fractions import Fraction

import pytest

import burgomaster as bm
from burgomaster.games.kernel.steps import step_of
from burgomaster.games.machi_koro import refusals as no
from burgomaster.games.machi_koro import rules
from burgomaster.games.machi_koro.state import BUILDINGS
from burgomaster.games.machi_koro.steps import CARD, FIRST, ONE_DIE, TWO_DICE
from burgomaster.games.rulebook import rulebook
from tests.games.machi_koro.tables import (
    LANDMARKS,
    after_throw,
    buildings,
    city,
    coins,
    market,
    phase,
    refused,
    table,
)

TRAIN, MALL, PARK, RADIO = LANDMARKS


def test_every_rule_of_the_rulebook_has_a_test_named_after_it() -> None:
    ids = set(re.findall(r"\bMK-[CL]?\d+\b", rulebook("machi-koro", "en")))
    assert len([i for i in ids if re.fullmatch(r"MK-\d+", i)]) == 19
    tested = {match[0] for name in globals() if (match := re.search(r"(?<=test_)MK_[CL]?\d+(?=_)", name))}
    assert {i.replace("-", "_") for i in ids} == tested


# ---- The cards ------------------------------------------------------------------------------------------------------


def gained(dice: str, on_turn: bool = True, edition: str = "dutch", **cards: int) -> int:
    """What seat 0's cards bring on a throw of seat 0, or of seat 1. Two dice need a train station."""
    own = city(0, [TRAIN], **cards)
    other = city(50, [TRAIN], wheat_field=0, bakery=0)
    here = table(own, other, edition=edition, seat=0 if on_turn else 1)
    without = table(city(0, [TRAIN]), other, edition=edition, seat=0 if on_turn else 1)
    return coins(after_throw(here, dice))[0] - coins(after_throw(without, dice))[0]


def test_MK_C1_wheat_field() -> None:
    assert gained("1", wheat_field=3) == 2  # two more than the start card
    assert gained("1", on_turn=False, wheat_field=3) == 2
    assert gained("2", wheat_field=3) == 0


def test_MK_C2_ranch() -> None:
    assert gained("2", ranch=2) == 2
    assert gained("2", on_turn=False, ranch=2) == 2


def test_MK_C3_bakery() -> None:
    assert gained("2", bakery=3) == 2
    assert gained("3", bakery=3) == 2
    assert gained("3", on_turn=False, bakery=3) == 0


def test_MK_C4_cafe() -> None:
    assert gained("3", on_turn=False, cafe=2) == 2
    assert gained("3", cafe=2) == 0


def test_MK_C5_convenience_store() -> None:
    assert gained("4", convenience_store=2) == 6
    assert gained("4", on_turn=False, convenience_store=2) == 0


def test_MK_C6_forest() -> None:
    assert gained("5", forest=2) == 2
    assert gained("5", on_turn=False, forest=2) == 2


def test_MK_C7_stadium() -> None:
    here = table(city(0, stadium=1), city(9), city(1), city(5))
    assert coins(after_throw(here, "6")) == [5, 7, 0, 3]


def test_MK_C8_tv_station() -> None:
    here = after_throw(table(city(0, tv_station=1), city(9), city(2)), "6")
    assert sorted(here.actions()) == ["tv B", "tv C"]
    assert coins(here.play("tv B")) == [5, 4, 2]
    assert coins(here.play("tv C")) == [2, 9, 0]


def test_MK_C9_business_center() -> None:
    here = after_throw(table(city(0, business_center=1, ranch=1), city(0, mine=1)), "6")
    here = here.play("swap ranch for mine of B")
    assert buildings(here, 0) == {"wheat-field": 1, "bakery": 1, "business-center": 1, "mine": 1}
    assert buildings(here, 1) == {"wheat-field": 1, "bakery": 1, "ranch": 1}


def test_MK_C10_cheese_factory() -> None:
    assert gained("3+4", cheese_factory=2, ranch=3) == 2 * 3 * 3
    assert gained("3+4", on_turn=False, cheese_factory=2, ranch=3) == 0


def test_MK_C11_furniture_factory() -> None:
    assert gained("4+4", furniture_factory=2, forest=1, mine=2) == 2 * 3 * 3


def test_MK_C12_mine() -> None:
    assert gained("4+5", mine=2) == 10
    assert gained("4+5", on_turn=False, mine=2) == 10


def test_MK_C13_family_restaurant() -> None:
    assert gained("4+5", on_turn=False, family_restaurant=2) == 4
    assert gained("4+6", on_turn=False, family_restaurant=2) == 4
    assert gained("4+6", family_restaurant=2) == 0


def test_MK_C14_apple_orchard() -> None:
    assert gained("4+6", apple_orchard=2) == 6
    assert gained("5+5", on_turn=False, apple_orchard=2) == 6


def test_MK_C15_fruit_and_vegetable_market() -> None:
    # Wheat icons: the start field, two more fields, one orchard.
    def market(dice: str, on_turn: bool = True, edition: str = "dutch") -> int:
        return gained(dice, on_turn, edition, fruit_and_vegetable_market=2, wheat_field=3, apple_orchard=1)

    assert market("5+6") == 2 * 4 * 3
    assert market("6+6") == 2 * 4 * 3
    assert market("5+6", edition="international") == 2 * 4 * 2
    assert market("5+6", on_turn=False) == 0


def test_MK_L1_train_station() -> None:
    assert table(city(), city()).actions() == ["throw 1"]
    assert table(city(landmarks=[TRAIN]), city()).actions() == ["throw 1", "throw 2"]


def test_MK_L2_shopping_mall() -> None:
    here = table(city(0, [MALL], bakery=2, convenience_store=1), city(0))
    assert coins(after_throw(here, "3")) == [4, 0]
    assert coins(after_throw(here, "4")) == [4, 0]


def test_MK_L3_amusement_park() -> None:
    here = after_throw(table(city(landmarks=[TRAIN, PARK]), city()), "5+5").play("pass")
    assert here.turn == 0
    assert phase(here) == "throw"


def test_MK_L4_radio_tower() -> None:
    here = table(city(landmarks=[RADIO]), city()).play("throw 1").play("dice 6")
    assert here.actions() == ["keep", "again 1"]


# ---- The rules ------------------------------------------------------------------------------------------------------


def test_MK_1_start() -> None:
    for players in (2, 3, 4):
        state = bm.start("machi-koro", players).view()["state"]
        assert len(state["cities"]) == players
        for start in state["cities"]:
            assert start == {"coins": 3, "buildings": {"wheat-field": 1, "bakery": 1}, "landmarks": []}
        large = ("stadium", "tv-station", "business-center")
        assert state["supply"] == {name: 4 if name in large else 6 for name in state["supply"]}
        assert len(state["supply"]) == 15
    for players in (1, 5):
        with pytest.raises(bm.BurgomasterError, match="2 to 4 players"):
            bm.start("machi-koro", players)


def test_MK_2_start_player_by_seat_or_chance_then_clockwise() -> None:
    assert bm.start("machi-koro", 3, options={"start": "C"}).turn == 2
    here = bm.start("machi-koro", 3, options={"start": "chance"})
    assert here.turn == bm.CHANCE
    assert here.odds() == {"first A": Fraction(1, 3), "first B": Fraction(1, 3), "first C": Fraction(1, 3)}
    here = here.play("first B")
    order = []
    for _ in range(4):
        order.append(here.turn)
        here = after_throw(here, "5").play("pass")
    assert order == [1, 2, 0, 1]
    with pytest.raises(bm.BadEdition, match="no seat D"):
        bm.start("machi-koro", 3, options={"start": "D"})


def test_MK_4_chance_decides_only_what_is_asked() -> None:
    start = bm.start("machi-koro", 3, options={"start": "chance"})
    one, two = (table(city(3, [TRAIN]), city(), city()).play(f"throw {dice}") for dice in (1, 2))
    drawn = market(*6 * ["mine"])
    possible = {"first A": start, "dice 1": one, "dice 1+2": two, "card ranch": drawn}
    for outcome, here in possible.items():
        assert here.why_not(outcome) is None
        assert {refused(here, other) for other in possible if other != outcome} == {"MK-4"}
    waits = bm.start("machi-koro", 3)  # for a player
    for step in (step_of(FIRST, 0), step_of(ONE_DIE, 1), step_of(TWO_DICE, 1), step_of(CARD, 1)):
        assert rules.refuse(waits.state(), waits.setting.figures, bm.CHANCE, step) == no.NO_SUCH_OUTCOME
    assert refused(start, "first D") == "MK-4"
    assert refused(drawn, "card mine") == "MK-4"  # all six lie in the market


def test_MK_3_throw_income_then_build() -> None:
    here = bm.start("machi-koro", 2)
    assert refused(here, "buy ranch") == "MK-3"
    assert refused(here, "pass") == "MK-3"
    rolling = here.play("throw 1")
    assert rolling.turn == bm.CHANCE
    assert refused(rolling, "buy ranch") == "MK-3"
    thrown = rolling.play("dice 1")
    assert coins(thrown) == [4, 4]
    assert refused(thrown, "throw 1") == "MK-3"
    assert thrown.play("buy ranch").turn == 1


def test_MK_4_one_die_or_two_with_the_train_station() -> None:
    here = bm.start("machi-koro", 2)
    assert refused(here, "throw 2") == "MK-4"
    assert here.play("throw 1").odds() == {f"dice {n}": Fraction(1, 6) for n in range(1, 7)}
    two = table(city(landmarks=[TRAIN]), city()).play("throw 2").odds()
    assert sum(two.values()) == 1
    assert two["dice 3+3"] == Fraction(1, 36)
    assert two["dice 3+4"] == Fraction(1, 18)
    totals = dict.fromkeys(range(2, 13), Fraction(0))
    for outcome, chance in two.items():
        totals[sum(map(int, outcome.removeprefix("dice ").split("+")))] += chance * 36
    assert totals == {total: 6 - abs(7 - total) for total in range(2, 13)}
    assert refused(here, "dice 3") == "MK-4"


def test_MK_4_the_total_of_two_dice_counts_not_the_single_dice() -> None:
    here = table(city(0, [TRAIN], convenience_store=1, forest=1, mine=1), city(0))
    assert coins(after_throw(here, "4+5")) == [5, 0]


def test_MK_5_whom_the_colours_pay() -> None:
    here = table(city(10, ranch=1, cafe=1), city(10, ranch=1, cafe=1), city(10))
    assert coins(after_throw(here, "1")) == [11, 11, 11]  # blue: everybody
    assert coins(after_throw(here, "2")) == [12, 11, 10]  # blue for both, green for the thrower
    assert coins(after_throw(here, "3")) == [10, 11, 10]  # the thrower's own café takes nothing
    waiting = table(city(10), city(10, stadium=1, tv_station=1, business_center=1))
    assert coins(after_throw(waiting, "6")) == [10, 10]  # purple: not on another's turn
    assert phase(after_throw(waiting, "6")) == "build"


def test_MK_6_red_before_green_and_blue_before_purple() -> None:
    here = table(city(1, bakery=1), city(0, cafe=2))
    assert coins(after_throw(here, "3")) == [1, 1]  # pays its one coin, then earns
    everything = table(city(0, forest=0, stadium=1), city(0, wheat_field=0))
    assert coins(after_throw(everything, "6")) == [0, 0]


def test_MK_6_blue_income_can_pay_the_stadium() -> None:
    """An edition where a blue building and the stadium share a number: the bank pays first."""
    text = bm.start("machi-koro", 2).setting.text.replace("activates = [5, 5]", "activates = [5, 6]")
    data = {
        "game": "machi-koro",
        "players": 2,
        "edition": {"text": text},
        "state": {
            "turn": {"seat": 0, "phase": "throw"},
            "cities": [city(0, stadium=1), city(0, forest=1)],
        },
    }
    assert coins(after_throw(bm.position(data), "6")) == [1, 0]


def test_MK_7_nobody_goes_below_zero() -> None:
    # The rulebook's example: A throws 3 without coins, pays B's café nothing, then earns 2 with two bakeries.
    here = table(city(0, bakery=2), city(0, cafe=1))
    assert coins(after_throw(here, "3")) == [2, 0]


def test_MK_8_payments_run_counter_clockwise() -> None:
    # The rulebook's example: A owes B 3 and C 2 and has 3: C gets 2, B gets 1.
    here = table(city(3, bakery=0), city(0, cafe=3), city(0, cafe=2))
    assert coins(after_throw(here, "3")) == [0, 1, 2]
    # From seat B the player to the right is A.
    here = table(city(0, cafe=2), city(3, bakery=0), city(0, cafe=3), seat=1)
    assert coins(after_throw(here, "3")) == [2, 0, 1]
    here = table(city(0, cafe=1), city(0, cafe=1), city(1, bakery=0), city(0, cafe=1), seat=2)
    assert coins(after_throw(here, "3")) == [0, 1, 0, 0]


def test_MK_9_build_once_and_pay_the_bank() -> None:
    here = after_throw(table(city(6), city(3)), "5")
    bought = here.play("buy mine")
    assert coins(bought) == [0, 3]
    assert buildings(bought, 0)["mine"] == 1
    assert bought.view()["state"]["supply"]["mine"] == 5
    assert bought.turn == 1
    assert refused(here, "buy business-center") == "MK-9"
    assert refused(here, "build shopping-mall") == "MK-9"
    assert coins(here.play("build train-station")) == [2, 3]
    assert coins(here.play("pass")) == [6, 3]
    built = after_throw(table(city(50, [TRAIN]), city()), "5")
    assert refused(built, "build train-station") == "MK-9"


def test_MK_10_sold_out() -> None:
    here = after_throw(table(city(9, mine=4), city(9, mine=2)), "5")
    assert here.view()["state"]["supply"]["mine"] == 0
    assert refused(here, "buy mine") == "MK-10"
    assert "buy mine" not in here.actions()


def test_MK_10_without_a_deck_what_is_not_in_the_market_is_sold_out() -> None:
    """Also where start buildings are nowhere, in a position set up by hand."""
    cities = [city(9, wheat_field=6, bakery=0), city(0, wheat_field=0, bakery=0)]
    state = {"turn": {"seat": 0, "phase": "build", "dice": [6]}, "cities": cities, "supply": {"wheat-field": 0}}
    here = bm.position({"game": "machi-koro", "players": 2, "state": state})
    assert refused(here, "buy wheat-field") == "MK-10"
    assert "deck" not in here.view()["state"]


def test_MK_11_one_of_each_large_building() -> None:
    here = after_throw(table(city(30, stadium=1), city()), "5")
    assert refused(here, "buy stadium") == "MK-11"
    assert here.why_not("buy tv-station") is None
    assert here.why_not("buy bakery") is None


def test_MK_12_the_mall_counts_per_card_and_the_thrower_pays_the_extra_coin() -> None:
    assert coins(after_throw(table(city(0, [MALL], bakery=2), city(0)), "2")) == [4, 0]
    here = table(city(10, [TRAIN]), city(0, [MALL], cafe=2, family_restaurant=1))
    assert coins(after_throw(here, "3")) == [10 - 4 + 1, 4]
    assert coins(after_throw(here, "4+5")) == [7, 3]
    # Only cup and bread cards earn more.
    assert coins(after_throw(table(city(0, [MALL], ranch=2, bakery=0), city(0)), "2")) == [2, 0]


def test_MK_12_a_landmark_works_from_the_moment_it_is_built() -> None:
    here = after_throw(table(city(4), city()), "5").play("build train-station")
    here = after_throw(here, "5").play("pass")
    assert here.actions() == ["throw 1", "throw 2"]


def test_MK_13_one_throw_again_with_the_same_dice() -> None:
    here = table(city(0, [TRAIN, RADIO]), city(0)).play("throw 2").play("dice 1+1")
    assert coins(here) == [0, 0]  # nothing is paid before the throw stands
    assert here.actions() == ["keep", "again 2"]
    assert refused(here, "again 1") == "MK-13"
    assert refused(here, "pass") == "MK-13"
    second = here.play("again 2").play("dice 1+2")
    assert coins(second) == [1, 0]  # bakery
    assert phase(second) == "build"
    assert refused(second, "again 2") == "MK-13"
    kept = here.play("keep")
    assert coins(kept) == [1, 0]
    assert refused(kept, "again 2") == "MK-13"
    assert refused(after_throw(table(city(), city()), "5"), "again 1") == "MK-13"


def test_MK_13_option_free_dice() -> None:
    here = table(city(0, [TRAIN, RADIO]), city(0), options={"radio-dice": "free"}).play("throw 2").play("dice 1+1")
    assert here.actions() == ["keep", "again 1", "again 2"]
    assert coins(here.play("again 1").play("dice 1")) == [1, 1]
    without = table(city(0, [RADIO]), city(0), options={"radio-dice": "free"}).play("throw 1").play("dice 1")
    assert without.actions() == ["keep", "again 1"]
    assert refused(without, "again 2") == "MK-4"


def test_MK_14_doubles_give_another_whole_turn() -> None:
    here = table(city(0, [TRAIN, PARK]), city(0))
    assert after_throw(here, "2+4").play("pass").turn == 1
    assert after_throw(here, "2").play("pass").turn == 1
    again = after_throw(here, "2+2").play("pass")
    assert again.turn == 0
    assert again.turns == here.turns + 1
    third = after_throw(again, "3+3").play("pass")  # that turn can earn another
    assert third.turn == 0
    assert after_throw(third, "1").play("pass").turn == 1
    assert after_throw(table(city(0, [TRAIN]), city(0)), "2+2").play("pass").turn == 1


def test_MK_14_the_throw_that_stands_counts() -> None:
    here = table(city(0, [TRAIN, PARK, RADIO]), city(0)).play("throw 2").play("dice 2+2")
    assert here.play("keep").play("pass").turn == 0
    assert here.play("again 2").play("dice 1+2").play("pass").turn == 1
    other = table(city(0, [TRAIN, PARK, RADIO]), city(0)).play("throw 2").play("dice 1+2")
    assert other.play("again 2").play("dice 4+4").play("pass").turn == 0


def test_MK_14_a_park_built_after_the_throw_counts_only_by_option() -> None:
    cities = city(16, [TRAIN]), city(0)
    assert after_throw(table(*cities), "4+4").play("build amusement-park").turn == 1
    late = table(*cities, options={"park-same-turn": "yes"})
    assert after_throw(late, "4+4").play("build amusement-park").turn == 0
    assert after_throw(late, "3+4").play("build amusement-park").turn == 1


def test_MK_15_stadium_then_tv_then_business_center() -> None:
    here = table(city(0, stadium=1, tv_station=1, business_center=1), city(4), city(9))
    tv = after_throw(here, "6")
    assert coins(tv) == [4, 2, 7]
    assert phase(tv) == "tv"
    for too_early in ("pass", "no swap", "buy ranch", "swap bakery for bakery of B"):
        assert refused(tv, too_early) == "MK-15"
    assert refused(tv, "tv A") == "MK-15"
    assert refused(tv, "tv D") == "MK-1"
    swap = tv.play("tv B")  # a poor one may be chosen
    assert coins(swap) == [6, 0, 7]
    assert phase(swap) == "give"
    assert refused(swap, "buy ranch") == "MK-15"
    assert phase(swap.play("no swap")) == "build"


def test_MK_15_the_swap_is_optional_and_never_moves_a_tower_icon() -> None:
    here = after_throw(table(city(0, business_center=1), city(0, stadium=1, mine=1)), "6")
    assert "no swap" in here.actions()
    assert refused(here, "swap business-center for mine of B") == "MK-15"
    assert refused(here, "swap bakery for stadium of B") == "MK-15"
    assert refused(here, "swap mine for bakery of B") == "MK-15"
    assert refused(here, "swap bakery for ranch of B") == "MK-15"
    assert refused(here, "swap bakery for mine of A") == "MK-15"
    swapped = here.play("swap wheat-field for bakery of B")  # start buildings included
    assert buildings(swapped, 0) == {"bakery": 2, "business-center": 1}
    assert buildings(swapped, 1) == {"wheat-field": 2, "stadium": 1, "mine": 1}


def test_MK_15_without_anything_to_swap_nobody_is_asked() -> None:
    empty = city(0, wheat_field=0, bakery=0, business_center=1)
    assert phase(after_throw(table(empty, city()), "6")) == "build"
    bare = city(0, wheat_field=0, bakery=0, stadium=1)
    assert phase(after_throw(table(city(0, business_center=1), bare), "6")) == "build"


def test_MK_15_any_other_building_can_be_swapped() -> None:
    bare = {name.replace("-", "_"): 0 for name in BUILDINGS}
    for name in bare:
        if name not in ("stadium", "tv_station", "business_center"):
            own, other = city(0, [], **{**bare, "business_center": 1, "ranch": 1}), city(0, [], **{**bare, name: 1})
            one, two = after_throw(table(own, other), "6"), after_throw(table(other, own, seat=1), "6")
            word = name.replace("_", "-")
            assert phase(one) == phase(two) == "give"
            assert one.actions() == ["no swap", f"swap ranch for {word} of B"]
            assert two.actions() == ["no swap", f"swap ranch for {word} of A"]


def test_MK_16_the_fourth_landmark_wins_at_once() -> None:
    here = after_throw(table(city(22, [TRAIN, MALL, PARK]), city()), "4+4")
    won = here.play("build radio-tower")
    assert won.over
    assert won.turn == bm.OVER
    assert won.winners == (0,)
    assert won.returns == (Fraction(1), Fraction(0))
    assert won.scores == (4, 0)
    assert won.actions() == []
    assert refused(won, "throw 1") == "MK-16"
    assert here.winners == ()


def test_MK_17_no_limit_on_coins() -> None:
    here = table(city(999_990, [TRAIN], mine=6), city(0))
    assert coins(after_throw(here, "4+5")) == [1_000_020, 0]


def test_MK_18_everything_is_open() -> None:
    here = after_throw(table(city(7, ranch=2), city(1, cafe=1)), "2")
    views = [here.view(seat)["state"] for seat in (None, 0, 1)]
    assert views[0] == views[1] == views[2]
    assert here.seen_by(1, luck=5, memory=False) == here


def test_MK_19_ten_different_buildings_lie_in_the_market() -> None:
    here = market()
    assert here.turn == bm.CHANCE
    assert ("card mine", 6) in here.chances()
    assert refused(here, "throw 1") == "MK-19"
    nine = market("mine", "mine", "mine", *BUILDINGS[:8])  # equal ones lie on one stack
    assert nine.turn == bm.CHANCE
    assert ("card mine", 3) in nine.chances()
    full = nine.play("card cheese-factory")
    assert full.turn == 0
    assert phase(full) == "throw"
    lies = full.view()["state"]["supply"]
    assert lies["mine"] == 3
    assert sum(map(bool, lies.values())) == 10
    assert full.view()["state"]["deck"]["mine"] == 3


def test_MK_19_only_what_lies_in_the_market_can_be_built() -> None:
    here = after_throw(market(*BUILDINGS[:10]), "6")
    assert [action for action in here.actions() if action.startswith("buy")] == [
        f"buy {name}" for name in ("wheat-field", "ranch", "bakery", "cafe", "convenience-store", "forest")
    ]
    assert refused(here, "buy family-restaurant") == "MK-19"
    assert refused(after_throw(market(*5 * ["ranch"], *BUILDINGS[:10]), "6"), "buy mine") == "MK-19"


def test_MK_19_an_empty_stack_is_replaced_before_the_turn_ends() -> None:
    here = after_throw(market("ranch", *BUILDINGS[:10]), "6").play("buy ranch")
    assert here.turn == 1  # a ranch is left
    emptied = after_throw(here, "6").play("buy ranch")
    assert (emptied.turn, phase(emptied)) == (bm.CHANCE, "market")
    assert refused(emptied, "throw 1") == "MK-19"
    still = emptied.play("card bakery")  # onto its stack
    assert (still.turn, phase(still)) == (bm.CHANCE, "market")
    again = still.play("card ranch")
    assert (again.turn, phase(again)) == (0, "throw")
    assert again.view()["state"]["supply"]["bakery"] == 2


def test_MK_19_an_additional_turn_follows_after_the_market_is_full() -> None:
    start = after_throw(market(*BUILDINGS[:10]), "6").view()["state"]
    rich = city(9, [TRAIN, PARK])
    here = bm.position(
        {
            "game": "machi-koro",
            "players": 2,
            "options": {"market": "ten"},
            "state": {"turn": {"seat": 0, "phase": "throw"}, "cities": [rich, city()], "supply": start["supply"]},
        }
    )
    emptied = after_throw(here, "1+1").play("buy ranch")
    assert bm.position(emptied.to_json()) == emptied
    assert emptied.play("card mine").turn == 0
    assert after_throw(here, "1+2").play("buy ranch").play("card mine").turn == 1


def test_MK_19_no_card_is_turned_up_after_the_end() -> None:
    supply = after_throw(market(*BUILDINGS[:10]), "6").view()["state"]["supply"]
    here = bm.position(
        {
            "game": "machi-koro",
            "players": 2,
            "options": {"market": "ten"},
            "state": {
                "turn": {"seat": 0, "phase": "throw"},
                "cities": [city(22, [TRAIN, MALL, PARK]), city()],
                "supply": supply,
            },
        }
    )
    won = after_throw(here, "6").play(f"build {RADIO}")
    assert won.turn == bm.OVER
    assert won.actions() == []


def test_MK_19_a_market_set_up_by_hand_accounts_for_every_card() -> None:
    here = json.loads(after_throw(market(*BUILDINGS[:10]), "6").to_json())
    assert bm.position(here).view()["state"]["deck"]["mine"] == 6

    def wrong(match: str, **changed: object) -> None:
        with pytest.raises(bm.BadPosition, match=match):
            bm.position({**here, "state": {**here["state"], **changed}})

    supply = here["state"]["supply"]
    wrong("at most 10 different", supply={**supply, "mine": 1})
    wrong("must be 0 to 6", supply={**supply, "ranch": 7})
    wrong(
        "exactly while the market lacks stacks",
        supply={**supply, "ranch": 0},
        deck={**here["state"]["deck"], "ranch": 6},
    )
    wrong("6 × mine must be in the deck", deck={**here["state"]["deck"], "mine": 5})
    wrong("5 × wheat-field must be in the deck", deck={})
    here["state"].pop("supply")
    wrong("say in `supply` what lies in the market")
    here["options"]["market"] = "all"
    wrong("there is a deck only with the option")


def test_MK_19_the_last_cards_leave_fewer_stacks() -> None:
    """With an empty deck nothing is drawn, and what is sold out is said to be."""
    cities = [
        {
            **city(20),
            "buildings": {name: 6 for name in BUILDINGS if name not in ("stadium", "tv-station", "business-center")},
        },
        *(city(20, stadium=1, tv_station=1, business_center=1) for _ in range(3)),
    ]
    for one in cities[1:]:
        one["buildings"] |= {"wheat-field": 1, "bakery": 1}
    cities[0]["buildings"] |= {"wheat-field": 7, "bakery": 7, "mine": 5}
    supply = {"mine": 1, "stadium": 1, "tv-station": 1, "business-center": 1}
    here = bm.position(
        {
            "game": "machi-koro",
            "players": 4,
            "options": {"market": "ten"},
            "state": {"turn": {"seat": 1, "phase": "build", "dice": [1]}, "cities": cities, "supply": supply},
        }
    )
    after = here.play("buy mine")
    assert (after.turn, phase(after)) == (2, "throw")
    assert refused(after_throw(after, "5"), "buy mine") == "MK-10"

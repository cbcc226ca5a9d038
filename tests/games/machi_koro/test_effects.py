"""What Machi Koro's rules tell, in positions set up by hand, named after the rules."""

from __future__ import annotations

from typing import Any

import burgomaster as bm
from burgomaster.games.machi_koro.state import BUILDINGS
from tests.games.machi_koro.tables import after_throw, city, edition_with, market, table

TRAIN, MALL, PARK, RADIO = "train-station", "shopping-mall", "amusement-park", "radio-tower"


def told(position: bm.Position, *kinds: str) -> list[tuple[Any, ...]]:
    """What happened on the way here: kind, rule and values; only these kinds, if any are named."""
    return [(one.kind, one.rule, *one.values.values()) for one in position.effects if not kinds or one.kind in kinds]


def dice(who: int, first: int, second: int = 0) -> tuple[Any, ...]:
    return ("dice", "MK-4", who, first, second, first + second)


def begins(who: int, number: int, rule: str = "MK-3") -> tuple[Any, ...]:
    return ("begins", rule, who, number)


def pays(who: int, to: int, card: str, count: int, due: int, paid: int, rule: str) -> tuple[Any, ...]:
    return ("pays", rule, who, to, card, count, due, paid, due - paid)


def earns(who: int, card: str, count: int, each: int, total: int, mall: int = 0) -> tuple[Any, ...]:
    return ("earns", "MK-5", who, card, count, each, mall, total)


def test_MK_2_chance_chooses_who_starts() -> None:
    here = bm.start("machi-koro", 3, options={"start": "chance"})
    assert here.effects == ()
    after = here.play("first C")
    assert told(after) == [("starts", "MK-2", 2), begins(2, 1)]
    assert after.told() == ["C starts."]


def test_MK_3_the_next_turn_begins() -> None:
    here = after_throw(table(city(), city(), number=7), "6")
    assert told(here.play("pass")) == [("passes", "MK-9", 0), begins(1, 8)]
    assert here.play("pass").told() == ["A built nothing."]


def test_MK_4_the_dice_roll_and_lie_still() -> None:
    here = table(city(0, [TRAIN]), city(0), seat=0).play("throw 2")
    assert told(here) == [("throws", "MK-4", 0, 2, 0)]
    assert told(here.play("dice 3+4")) == [dice(0, 3, 4)]
    assert told(here.play("dice 3+4"), "dice")[0] == dice(0, 3, 4)
    assert told(table(city(), city()).play("throw 1").play("dice 6")) == [dice(0, 6)]


def test_MK_5_one_paid_and_then_earned_where_only_a_difference_was_told() -> None:
    here = after_throw(table(city(3), city(0, cafe=2), city(0, cafe=1)), "3")
    assert told(here) == [
        dice(0, 3),
        pays(0, 2, "cafe", 1, 1, 1, "MK-5"),
        pays(0, 1, "cafe", 2, 2, 2, "MK-5"),
        earns(0, "bakery", 1, 1, 1),
    ]
    assert here.told(names=["Ann", "Bea", "Cas"]) == [
        "Ann threw 3.",
        "Ann paid Cas 1 at one café.",
        "Ann paid Bea 2 at two cafés.",
        "Ann earned 1 from one bakery.",
    ]


def test_MK_5_blue_earns_for_everybody_green_for_the_thrower() -> None:
    here = after_throw(table(city(ranch=2), city(), city(ranch=1)), "2")
    assert told(here) == [
        dice(0, 2),
        earns(0, "ranch", 2, 1, 2),
        earns(2, "ranch", 1, 1, 1),
        earns(0, "bakery", 1, 1, 1),
    ]


def test_MK_5_cards_that_count_icons() -> None:
    here = after_throw(table(city(0, [TRAIN], cheese_factory=2, ranch=3), city()), "3+4")
    assert told(here) == [dice(0, 3, 4), ("earns-by-icon", "MK-5", 0, "cheese-factory", 2, 3, "cow", 3, 0, 18)]
    assert here.told() == [
        "A threw 3 and 4, 7 together.",
        "A earned 18 from two cheese factories, 3 for each of 3 cow symbols.",
    ]


def test_MK_5_every_card_with_the_icon_counts() -> None:
    edition = edition_with(fruit_and_vegetable_market={"icon": "cow"}, wheat_field={"icon": "cow"})
    here = table(city(0, [TRAIN], cheese_factory=1, ranch=1, fruit_and_vegetable_market=2), city(), edition=edition)
    after = after_throw(here, "3+4")
    assert told(after)[1] == ("earns-by-icon", "MK-5", 0, "cheese-factory", 1, 3, "cow", 4, 0, 12)


def test_MK_5_a_factory_without_icons_earns_nothing_and_says_so() -> None:
    here = after_throw(table(city(0, [TRAIN], furniture_factory=1), city()), "3+5")
    assert told(here) == [dice(0, 3, 5), ("earns-by-icon", "MK-5", 0, "furniture-factory", 1, 3, "gear", 0, 0, 0)]
    assert here.told()[1] == "A earned nothing from one furniture factory, for want of gear symbols."


def test_MK_6_red_then_green_and_blue_then_purple() -> None:
    edition = edition_with(stadium={"activates": [9, 9]})
    here = table(city(4, [TRAIN], stadium=1, mine=1), city(0, family_restaurant=1), edition=edition)
    assert told(after_throw(here, "4+5")) == [
        dice(0, 4, 5),
        pays(0, 1, "family-restaurant", 1, 2, 2, "MK-5"),
        earns(0, "mine", 1, 5, 5),
        pays(1, 0, "stadium", 1, 2, 2, "MK-15"),
    ]


def test_MK_7_what_cannot_be_paid_is_forgiven() -> None:
    here = after_throw(table(city(0, bakery=2), city(0, cafe=1)), "3")
    assert told(here) == [dice(0, 3), pays(0, 1, "cafe", 1, 1, 0, "MK-7"), earns(0, "bakery", 2, 1, 2)]
    assert here.told()[1:] == ["A had no coins to pay B 1 at one café.", "A earned 2 from two bakeries."]


def test_MK_8_the_right_neighbour_is_served_first_and_the_last_coin_goes_on() -> None:
    here = after_throw(table(city(3, bakery=0), city(0, cafe=3), city(0, cafe=2)), "3")
    assert told(here, "pays") == [pays(0, 2, "cafe", 2, 2, 2, "MK-5"), pays(0, 1, "cafe", 3, 3, 1, "MK-7")]
    assert here.told()[1:] == ["A paid C 2 at two cafés.", "A could pay B only 1 of 3 at three cafés."]
    assert here.told("nl")[2] == "A kon B maar 1 van de 3 betalen in drie cafés."
    assert here.told("it")[2] == "A ha potuto pagare a B solo 1 su 3 in tre bar."


def test_MK_9_a_building_is_bought() -> None:
    after = after_throw(table(city(3), city()), "6").play("buy forest")
    assert told(after) == [("buys", "MK-9", 0, "forest", 3, 5), begins(1, 2)]
    assert after.told() == ["A built a forest for 3."]


def test_MK_10_the_last_copy() -> None:
    after = after_throw(table(city(3, forest=5), city()), "6").play("buy forest")
    assert told(after) == [("buys", "MK-9", 0, "forest", 3, 0), ("sells-out", "MK-10", "forest"), begins(1, 2)]
    assert after.told() == ["A built a forest for 3.", "That was the last: there are no forests left."]


def test_MK_12_the_mall_adds_to_every_card() -> None:
    here = after_throw(table(city(3, [MALL], bakery=2), city(0, [MALL], cafe=2)), "3")
    assert told(here) == [dice(0, 3), pays(0, 1, "cafe", 2, 4, 3, "MK-7"), earns(0, "bakery", 2, 1, 4, mall=1)]
    assert here.told()[2] == "A earned 4 from two bakeries, the shopping mall included."


def test_MK_12_a_factory_with_a_bread_icon_counts_icons_and_the_mall() -> None:
    edition = edition_with(cheese_factory={"icon": "bread"})
    here = after_throw(table(city(0, [TRAIN, MALL], cheese_factory=1, ranch=2), city(), edition=edition), "3+4")
    assert told(here)[1] == ("earns-by-icon", "MK-5", 0, "cheese-factory", 1, 3, "cow", 2, 1, 7)
    assert here.told()[1:] == [
        "A earned 7 from one cheese factory, 3 for each of 2 cow symbols, the shopping mall included."
    ]


def test_MK_13_the_radio_tower_throws_again() -> None:
    here = table(city(0, [TRAIN, RADIO]), city()).play("throw 2").play("dice 1+1")
    assert told(here) == [dice(0, 1, 1)]  # nothing is paid yet
    again = here.play("again 2")
    assert told(again) == [("throws", "MK-13", 0, 2, 1)]
    assert told(again.play("dice 1+2")) == [dice(0, 1, 2), earns(0, "bakery", 1, 1, 1)]
    assert told(here.play("keep")) == [("keeps", "MK-13", 0), earns(0, "bakery", 1, 1, 1)]
    assert here.play("keep").told() == ["A kept the throw.", "A earned 1 from one bakery."]


def test_MK_14_doubles_with_an_amusement_park() -> None:
    here = after_throw(table(city(0, [TRAIN, PARK]), city()), "4+4")
    assert told(here) == [dice(0, 4, 4), ("extra-turn", "MK-14", 0)]
    assert here.told()[1:] == ["Doubles: A will have another turn after this one."]
    assert told(here.play("pass")) == [("passes", "MK-9", 0), begins(0, 2, "MK-14")]
    assert told(after_throw(table(city(0, [TRAIN]), city()), "4+4")) == [dice(0, 4, 4)]


def test_MK_14_a_park_built_after_the_throw() -> None:
    late = table(city(16, [TRAIN]), city(), options={"park-same-turn": "yes"})
    after = after_throw(late, "4+4").play("build amusement-park")
    assert told(after) == [("builds", "MK-9", 0, PARK, 16, 2), ("extra-turn", "MK-14", 0), begins(0, 2, "MK-14")]


def test_MK_15_stadium_takes_from_each_what_there_is() -> None:
    here = after_throw(table(city(0, stadium=1), city(4), city(1), city(0)), "6")
    assert told(here) == [
        dice(0, 6),
        pays(3, 0, "stadium", 1, 2, 0, "MK-7"),
        pays(2, 0, "stadium", 1, 2, 1, "MK-7"),
        pays(1, 0, "stadium", 1, 2, 2, "MK-15"),
    ]


def test_MK_15_the_tv_station_takes_up_to_five() -> None:
    here = after_throw(table(city(0, tv_station=1), city(4), city(9)), "6")
    assert told(here) == [dice(0, 6)]
    assert told(here.play("tv C")) == [pays(2, 0, "tv-station", 1, 5, 5, "MK-15")]
    assert told(here.play("tv B")) == [pays(1, 0, "tv-station", 1, 5, 4, "MK-7")]
    assert here.play("tv B").told() == ["B could pay A only 4 of 5 at one TV station."]


def test_MK_15_one_card_each_way() -> None:
    here = after_throw(table(city(0, business_center=1), city(0, mine=1)), "6")
    after = here.play("swap wheat-field for mine of B")
    assert told(after) == [("swaps", "MK-15", 0, "wheat-field", 1, "mine")]
    assert told(here.play("no swap")) == [("declines", "MK-15", 0)]


def test_MK_16_the_fourth_landmark_wins_and_no_extra_turn_is_promised() -> None:
    cities = city(22, [TRAIN, MALL, RADIO]), city()
    here = table(*cities, options={"park-same-turn": "yes"}).play("throw 2").play("dice 4+4").play("keep")
    won = here.play("build amusement-park")
    assert told(won) == [("builds", "MK-9", 0, PARK, 16, 4), ("wins", "MK-16", 0)]
    assert won.told() == [
        "A completed the amusement park for 16.",
        "A has completed all four landmarks and wins the game.",
    ]


def test_MK_16_the_winner_has_no_additional_turn_to_come() -> None:
    here = after_throw(table(city(22, [TRAIN, MALL, PARK]), city()), "4+4")
    won = here.play("build radio-tower")
    assert told(won) == [("builds", "MK-9", 0, RADIO, 22, 4), ("wins", "MK-16", 0)]
    assert bm.position(won.to_json()) == won


def test_MK_18_everybody_is_told_the_same() -> None:
    here = after_throw(table(city(3), city(0, cafe=2)), "3")
    assert here.effects == here.effects_for(0) == here.effects_for(1) == here.effects_for(None)


def test_MK_19_a_card_begins_a_stack_or_lies_down_on_its_own_kind() -> None:
    assert told(market("mine")) == [("lays", "MK-19", "mine", 1)]
    assert told(market("mine", "ranch", "mine")) == [("lays", "MK-19", "mine", 2)]
    assert told(market(*BUILDINGS[:10])) == [("lays", "MK-19", BUILDINGS[9], 1), begins(0, 1)]

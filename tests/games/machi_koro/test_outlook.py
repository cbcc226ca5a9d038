"""What Machi Koro says would happen, held against a calculator that shares nothing with the rules."""

from __future__ import annotations

import tomllib
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import burgomaster as bm
from burgomaster.games.machi_koro.state import BUILDINGS, COLOURS, ICONS
from burgomaster.play.setting import setting
from tests.games.machi_koro.tables import LANDMARKS, after_throw, city, coins, edition_with, table

TRAIN, MALL = LANDMARKS[:2]
PURPLE = ("stadium", "tv-station", "business-center")


def expected(text: str, cities: list[dict[str, Any]], thrower: int, total: int) -> list[int]:
    """The change of everybody's coins, worked out from the edition's text by the rulebook, without any choice."""
    edition = tomllib.loads(text)
    cards = {name: one for name, one in edition["building"].items() if one["activates"][0] <= total}
    cards = {name: one for name, one in cards.items() if total <= one["activates"][1]}
    purse = [one["coins"] for one in cities]
    players = len(cities)

    def earned(owner: int, name: str) -> int:
        own, card = cities[owner]["buildings"], cards[name]
        each = card["earns"]
        if "per" in card:
            each *= sum(n for other, n in own.items() if edition["building"][other]["icon"] == card["per"])
        if MALL in cities[owner]["landmarks"] and card["icon"] in ("cup", "bread"):
            each += edition["table"]["mall_bonus"]
        return int(each * own.get(name, 0))

    def pay(payer: int, receiver: int, due: int) -> None:
        paid = min(due, purse[payer])
        purse[payer] -= paid
        purse[receiver] += paid

    counter_clockwise = [(thrower + players - n) % players for n in range(1, players)]
    for owner in counter_clockwise:
        for name in BUILDINGS:
            if name in cards and cards[name]["colour"] == "red":
                pay(thrower, owner, earned(owner, name))
    for owner in range(players):
        for name, card in cards.items():
            if card["colour"] == "blue" or (card["colour"] == "green" and owner == thrower):
                purse[owner] += earned(owner, name)
    if "stadium" in cards and cities[thrower]["buildings"].get("stadium"):
        for other in counter_clockwise:
            pay(other, thrower, cards["stadium"]["earns"])
    return [after - one["coins"] for after, one in zip(purse, cities, strict=True)]


def incomes(here: bm.Position) -> list[list[list[int]]]:
    found: list[list[list[int]]] = here.outlook()["incomes"]
    return found


@st.composite
def editions(draw: st.DrawFn) -> dict[str, str]:
    """The Dutch edition, with other figures on some cards."""
    changes = {}
    for name in draw(st.lists(st.sampled_from(BUILDINGS), unique=True, max_size=6)):
        low = draw(st.integers(1, 12))
        figures: dict[str, Any] = {
            "activates": [low, draw(st.integers(low, 12))],
            "icon": draw(st.sampled_from(ICONS)),
            "earns": draw(st.integers(0, 6)),
        }
        if name not in PURPLE:
            figures["colour"] = draw(st.sampled_from(COLOURS[:3]))
        if draw(st.booleans()):
            figures["per"] = draw(st.sampled_from(ICONS))
        changes[name.replace("-", "_")] = figures
    return edition_with(**changes)


@st.composite
def cities(draw: st.DrawFn) -> list[dict[str, Any]]:
    found = []
    for seat in range(draw(st.integers(2, 4))):
        counts = {name.replace("-", "_"): draw(st.integers(0, 1)) for name in BUILDINGS}
        if seat < 2:  # there are six cafes, and four cities
            counts["cafe"] *= draw(st.integers(1, 2))
        found.append(
            city(draw(st.integers(0, 9)), draw(st.lists(st.sampled_from([TRAIN, MALL]), unique=True)), **counts)
        )
    return found


def check_incomes(edition: dict[str, str], cities: list[dict[str, Any]]) -> None:
    found = incomes(table(*cities, edition=edition))
    for thrower, total in product(range(len(cities)), range(1, 13)):
        assert found[thrower][total - 1] == expected(edition["text"], cities, thrower, total), (thrower, total)


@settings(max_examples=40, deadline=None)
@given(editions(), cities())
def test_MK_5_to_8_incomes_of_every_total_and_thrower(edition: dict[str, str], cities: list[dict[str, Any]]) -> None:
    check_incomes(edition, cities)


@pytest.mark.long
@settings(max_examples=300, deadline=None)
@given(editions(), cities())
def test_incomes_in_many_editions_and_cities(edition: dict[str, str], cities: list[dict[str, Any]]) -> None:
    check_incomes(edition, cities)


def test_MK_5_the_throw_then_brings_what_was_foretold() -> None:
    cities = [city(4, [TRAIN, MALL], cafe=1, stadium=1, mine=2), city(2, ranch=3), city(0, cafe=2, family_restaurant=1)]
    for seat, first, second in product(range(3), range(1, 7), range(7)):
        if second and seat:
            continue  # no train station
        here = table(*cities, seat=seat)
        dice = f"{first}+{second}" if second else f"{first}"
        before, after = coins(here), coins(after_throw(here, dice))
        change = [one - other for one, other in zip(after, before, strict=True)]
        assert incomes(here)[seat][first + second - 1] == change


def test_MK_12_a_factory_with_a_bread_icon_earns_seven() -> None:
    cities = [city(0, [TRAIN, MALL], cheese_factory=1, ranch=2), city()]
    assert incomes(table(*cities))[0][7 - 1] == [6, 0]
    assert incomes(table(*cities, edition=edition_with(cheese_factory={"icon": "bread"})))[0][7 - 1] == [7, 0]


def test_MK_15_what_asks_the_thrower_is_left_out_and_named() -> None:
    here = table(city(0, stadium=1, tv_station=1, business_center=1), city(9), city(9, business_center=1))
    look = here.outlook()
    assert look["incomes"][0][6 - 1] == [4, -2, -2]  # the stadium alone
    asked = [[total for total, names in enumerate(one, 1) if names] for one in look["choices"]]
    assert asked == [[6], [], [6]]
    assert look["choices"][0][6 - 1] == ["tv-station", "business-center"]
    assert look["choices"][2][6 - 1] == ["business-center"]


def test_MK_15_without_anything_to_swap_nobody_would_be_asked() -> None:
    bare = city(0, wheat_field=0, bakery=0, business_center=1)
    assert table(bare, city()).outlook()["choices"][0][6 - 1] == []


@pytest.mark.parametrize("dice", [1, 2])
def test_MK_4_in_how_many_of_36_throws_a_total_falls(dice: int) -> None:
    throws = [sum(pips[:dice]) for pips in product(range(1, 7), repeat=2)]
    ways = bm.start("machi-koro", 2).outlook()["ways"]
    assert ways[dice - 1] == [throws.count(total) for total in range(1, 13)]


def test_MK_5_what_acts_with_the_throw_on_the_table() -> None:
    here = table(city(3, cafe=1), city(3, cafe=2), city(3, ranch=1))
    assert here.outlook()["total"] == 0
    assert here.outlook()["acts"] == [[], [], []]
    three = after_throw(here, "3").outlook()
    assert three["total"] == 3
    assert three["acts"] == [["bakery"], ["cafe"], []]
    assert after_throw(here, "2").outlook()["acts"] == [["bakery"], [], ["ranch"]]
    large = table(city(3, stadium=1, tv_station=1), city(3, stadium=1), city(3))
    assert after_throw(large, "6").outlook()["acts"] == [["stadium", "tv-station"], [], []]


def test_MK_7_a_red_card_acts_even_where_nothing_can_be_paid() -> None:
    assert after_throw(table(city(0), city(0, cafe=1)), "3").outlook()["acts"] == [["bakery"], ["cafe"]]


def test_MK_13_a_throw_that_may_be_repeated_shows_what_it_would_bring() -> None:
    here = table(city(0, ["radio-tower"]), city(1)).play("throw 1").play("dice 1")
    assert here.outlook()["acts"] == [["wheat-field"], ["wheat-field"]]
    assert incomes(here)[0][0] == [1, 1]


def test_MK_15_what_may_change_hands_is_said_while_the_business_center_asks() -> None:
    edition = edition_with(forest={"icon": "tower"})
    here = table(city(0, business_center=1, forest=1), city(0, mine=1, forest=1), edition=edition)
    assert here.outlook()["swaps"] == [[], []]
    asked = after_throw(here, "6")
    assert asked.outlook()["swaps"] == [["wheat-field", "bakery"], ["wheat-field", "bakery", "mine"]]
    assert asked.play("no swap").outlook()["swaps"] == [[], []]


def test_MK_18_everybody_looks_at_the_same_and_nothing_is_changed_by_looking() -> None:
    here = after_throw(table(city(3, tv_station=1), city(0, cafe=2)), "6")
    before = here.packed()
    assert here.outlook() == here.outlook(0) == here.outlook(1)
    assert here.packed() == before


def test_an_outlook_is_the_readers_own() -> None:
    here = table(city(business_center=1), city())
    first, second = here.outlook(), here.outlook()
    first["ways"][0][0] = 99
    first["incomes"][0][3][0] = 99
    first["choices"][0][3].append("mine")
    assert here.outlook() == second
    assert (first["incomes"][0][4], first["choices"][0][4]) == (second["incomes"][0][4], second["choices"][0][4])


def test_an_outlook_at_every_moment_of_a_game() -> None:
    agreed = setting("machi-koro", 4, options={"start": "chance", "radio-dice": "free"})
    here, event = bm.start("machi-koro", 4, options=dict(agreed.options)), 0
    while not here.over and event < 800:
        choices = here.actions()
        assert [len(by_total) for by_total in incomes(here)] == [12] * 4
        here = here.play(choices[(7 * event) % len(choices)])
        event += 1
    assert incomes(here)

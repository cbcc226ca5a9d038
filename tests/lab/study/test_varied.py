"""What a study varies: ranges and lists, figures and options, and clear sentences for what cannot be."""

from __future__ import annotations

import pytest

import burgomaster as bm
from burgomaster.lab.study.varied import Varied

COST = "building.cheese-factory.cost"


def varied(*written: str) -> Varied:
    return Varied("machi-koro", 2, written)


def test_ranges_and_lists_make_variants_around_the_reference() -> None:
    found = varied(f"{COST}=3..6,8")
    assert [one.label for one in found.variants] == [
        f"reference ({COST} = 5)",
        f"{COST} = 3",
        f"{COST} = 4",
        f"{COST} = 6",
        f"{COST} = 8",
    ]
    assert [found.variants[i].short for i in found.shown] == ["3", "4", "5", "6", "8"]
    costs = [found.setting(variant, 3).figures.cost[9] for variant in found.variants]
    assert costs == [5, 3, 4, 6, 8]


def test_the_reference_itself_is_not_played_twice() -> None:
    assert len(varied(f"{COST}=5").variants) == 1
    assert len(varied(f"{COST}=5,6", "table.start_coins=3,4").variants) == 4  # of all combinations one is the reference


def test_nothing_else_changes() -> None:
    found = varied(f"{COST}=9")
    reference, changed = (found.setting(variant, 2) for variant in found.variants)
    assert reference.edition == "dutch"
    assert changed.text.replace("cost = 9", "cost = 5") == reference.text


def test_options_and_places_in_lists() -> None:
    found = varied("radio-dice=same,free", "building.cafe.activates.1=3,4")
    assert [dict(found.setting(one, 2).options)["radio-dice"] for one in found.variants] == [
        "same",
        "same",
        "free",
        "free",
    ]
    assert found.setting(found.variants[1], 2).figures.high[3] == 4
    assert varied("options.radio-dice=free").variants[1].label == "options.radio-dice = free"


def test_a_figure_that_may_be_left_out_can_be_varied() -> None:
    found = varied("building.ranch.start=0,1")
    assert [found.setting(one, 2).figures.start_copies[1] for one in found.variants] == [0, 0, 1]


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("building.cheese-factory.cost", "write it as PATH=3..8"),
        ("=3", "write it as PATH=3..8"),
        ("building.cheese-factry.cost=3", "did you mean 'building.cheese-factory.cost'"),
        ("sources.cost=card", "no such figure or option"),
        (f"{COST}=8..3", "not a range"),
        (f"{COST}=3,,4", "a value is empty"),
        (f"{COST}=cheap", "'cheap' is not a whole number"),
        ("building.cafe.activates=3", "name one in it, such as building.cafe.activates.0"),
        ("building.cafe=3", "name one in it, such as building.cafe.activates"),
        (f"{COST}=0..100", "combinations; a study takes up to 60"),
    ],
)
def test_what_cannot_be_varied_is_said(written: str, said: str) -> None:
    with pytest.raises(bm.BurgomasterError, match=said.replace("(", r"\(")):
        varied(written)


def test_values_the_game_refuses_are_said_with_their_variant() -> None:
    found = varied(f"{COST}=-1")
    with pytest.raises(bm.BurgomasterError, match=r"cost = -1: .*must be 0 to 100"):
        found.setting(found.variants[1], 2)
    option = varied("radio-dice=never")
    with pytest.raises(bm.BurgomasterError, match="must be one of same, free"):
        option.setting(option.variants[1], 2)
    with pytest.raises(bm.BurgomasterError, match="named twice"):
        varied(f"{COST}=3", f"{COST}=4")

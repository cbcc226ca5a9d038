"""The sensible player: it beats random play, pays exactly where it can, and hurts with gifts."""

from __future__ import annotations

import pytest

import burgomaster as bm
from burgomaster.bots.registry import bot
from burgomaster.lab.simulate import simulate
from tests.games.alhambra.tables import YARD, player, table


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_greedy_beats_random(players: int) -> None:
    result = simulate("alhambra", ["greedy"] + ["random"] * (players - 1), 500, seed=61)
    assert result.wins[0] > 0.95 * result.games


def choice(position: bm.Position) -> str:
    return str(bot("greedy", "alhambra", seed=1).choose(position))


def test_it_prefers_an_exact_payment() -> None:
    here = table(player({"blue": [9, 8, 2, 7, 3]}), player(), player(), yard={**YARD, "blue": "garden 10"})
    assert choice(here) in ("buy garden@blue with 8+2", "buy garden@blue with 7+3")


def test_it_takes_as_many_small_cards_as_it_may() -> None:
    money = ["yellow 1", "blue 1", "green 1", "orange 2"]
    assert choice(table(player(), player(), player(), open_money=money)) == "take yellow 1, blue 1, green 1, orange 2"


def test_it_gives_dirk_what_costs_the_opponent_most() -> None:
    yard = {"yellow": None, "blue": None, "green": "skyscraper 13", "orange": None}
    seats = player({"green": [9, 4]}, skyscraper=1), player(skyscraper=4)
    here = table(*seats, dirk={"skyscraper": 3}, yard=yard, open_money=[], pile=5, scored=["A", "B"])
    assert choice(here) == "buy skyscraper@green with 9+4 for dirk"


def test_it_does_not_look_at_other_hands() -> None:
    for luck in range(10):
        here = table(player({"blue": [9, 1], "green": [7]}), player({"orange": [9]}), player({"yellow": [9, 8]}))
        assert choice(here.seen_by(0, luck << 40, memory=False)) == choice(here)

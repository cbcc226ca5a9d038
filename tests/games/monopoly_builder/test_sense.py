"""Bots value money and deeds: bids follow value, deals help who accepts them, and mortgages are not a hobby."""

from __future__ import annotations

import pytest

from burgomaster.bots.registry import bot
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.luck import luck_key, luck_of
from burgomaster.games.monopoly_builder import rules as r
from burgomaster.games.monopoly_builder.greedy import gain_by_offer, greedy_step
from burgomaster.games.monopoly_builder.state import State
from burgomaster.games.monopoly_builder.steps import ACCEPT
from burgomaster.lab.balance import Balance, balance
from burgomaster.play.setting import setting
from tests.games.monopoly_builder.tables import act, chips, player, table, thrown, two

GAME = "monopoly-builder"
PLAYERS = ("greedy", "level-1", "level-2", "level-3", "level-4", "level-5")


def highest_bid(name: str, own: list[str], cash: int) -> int:
    """How far a bot goes for brown-2 (price 60) against one who always bids 5 more."""
    here = thrown(two(player(cash=900), player(cash=cash, deeds=own)), "1+2").play("auction").play("bid 10")
    thinker, highest = bot(name, GAME), 0
    while here.turn == 1:
        chosen = thinker.choose(here)
        here = here.play(chosen)
        if chosen.startswith("bid "):
            highest = int(chosen.removeprefix("bid "))
            here = here.play(f"bid {highest + 5}")
    return highest


@pytest.mark.parametrize("name", PLAYERS)
def test_bids_follow_value(name: str) -> None:
    alone, in_a_set = highest_bid(name, [], 900), highest_bid(name, ["brown-1"], 900)
    # Near its price; but money is plenty, and a search of 200,000 iterations would pay 135 for what the deed brings.
    assert (80 <= alone <= 175) if name == "level-5" else (40 <= alone <= 80)
    assert in_a_set >= alone + 100  # a set brings points and rent
    assert highest_bid(name, ["brown-1"], 45) <= 45  # and nobody bids what he has not


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize(
    "offer",
    [
        "5 for brown-1",
        "crane for brown-1 + brown-2",
        "10 for boat",
        "dump-truck for excavator + 50",
        "5 for brown-1 + boat",
    ],
)
def test_a_losing_deal_is_refused(name: str, offer: str) -> None:
    here = act(
        player(chips=chips(dump_truck=2, crane=2)),
        player(deeds=["brown-1", "brown-2"], chips=chips(excavator=1, boat=1)),
    )
    assert bot(name, GAME).choose(here.play(f"offer B: {offer}")) == "refuse"


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize(
    "offer", ["boat + brown-1 for 5", "boat for 5", "brown-1 for 5", "crane + green-1 for 5", "2 boat for 5"]
)
def test_a_gift_is_accepted(name: str, offer: str) -> None:
    here = act(
        player(cash=400, chips=chips(boat=2, crane=1), deeds=["brown-1", "green-1"]),
        player(deeds=["brown-2"], chips=chips(excavator=1, boat=1)),
    )
    assert bot(name, GAME).choose(here.play(f"offer B: {offer}")) == "accept"


@pytest.mark.parametrize("name", PLAYERS)
def test_no_deed_is_mortgaged_without_need(name: str) -> None:
    for cash in (0, 20, 300):
        here = act(player(cash=cash, deeds=["orange-1", "red-1", "red-2"]), player(cash=cash + 500))
        assert not bot(name, GAME).choose(here).startswith("mortgage")


@pytest.mark.parametrize("name", PLAYERS)
def test_a_debt_takes_the_deed_that_is_worth_least(name: str) -> None:
    debtor = player(cash=0, deeds=["brown-1", "green-1", "green-2"])
    here = table(debtor, player(), phase="debt", state={"debt": {"amount": 20, "creditor": 1, "then": "act"}})
    assert bot(name, GAME).choose(here) == "mortgage brown-1"


def test_no_bot_accepts_what_costs_it_more_than_it_brings() -> None:
    agreed = setting(GAME, 4)
    e, out, accepted = agreed.figures, [0] * agreed.game.SPEC.most_legal, 0
    for number in range(4):
        s, key, drawn, made = State(), luck_key(19, number), 0, 0
        r.begin(s, e, 4)
        while (seat := r.turn_of(s, e)) != OVER:
            if seat == CHANCE:
                step, drawn = r.draw(s, e, luck_of(key, drawn)), drawn + 1
            else:
                step, made = greedy_step(s, e, luck_of(key, 1 << 20 | made), out), made + 1
            if step == ACCEPT:
                accepted += 1
                assert gain_by_offer(s, e, s.partner, 1) > 0
                assert gain_by_offer(s, e, s.offerer, -1) > 0
            r.apply(s, e, step)
    assert accepted > 20


def sensible(found: Balance) -> None:
    seen = found.measures()
    assert seen["mortgages"] < 2
    assert seen["pay-offs within two turns of the mortgage"] < 0.2  # once rich for the end that did not come
    least = 0.45 if found.setting.players == 2 else 0.8  # of two, the other one often cannot pay
    assert least < seen["paid at auctions, of the price"] < 1.3
    assert seen["bankrupt players"] < 0.2
    assert seen["deals"] > 1


def test_games_of_sensible_players_show_it() -> None:
    sensible(balance(GAME, 4, "greedy", 12, seed=19, native=False))


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["greedy", "level-2", "level-3", "level-4"])
def test_games_of_levels_show_it(name: str, players: int) -> None:
    sensible(balance(GAME, players, name, 2000, seed=19))

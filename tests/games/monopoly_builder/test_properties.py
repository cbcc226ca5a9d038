"""Monopoly Builder in long random runs: nothing appears or vanishes, money moves only for a reason, every game ends."""

from __future__ import annotations

from typing import Any

import pytest

from burgomaster.bots.registry import step_function
from burgomaster.games.kernel.contract import CHANCE, OVER
from burgomaster.games.kernel.luck import luck_key, luck_of, pick
from burgomaster.games.kernel.pairs import higher_die, lower_die
from burgomaster.games.monopoly_builder import rules as r
from burgomaster.games.monopoly_builder import steps as st
from burgomaster.games.monopoly_builder.actions import text
from burgomaster.games.monopoly_builder.state import (
    BANK,
    CARD_PHASE,
    CARDS,
    CHANCE_SPACE,
    DICE_PHASE,
    NOBODY,
    PENTHOUSE,
    State,
)
from burgomaster.lab.simulate import simulate
from burgomaster.play.setting import Setting, setting
from tests.games.options import combined, each_value, written


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_appears_or_vanishes(players: int) -> None:
    random_runs(players, games=1, seed=41)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_appears_or_vanishes_in_long_runs(players: int) -> None:
    random_runs(players, games=150, seed=42)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_appears_or_vanishes_between_sensible_players(players: int) -> None:
    random_runs(players, games=2, seed=43, bot="greedy")


@pytest.mark.parametrize("options", each_value("monopoly-builder"), ids=written)
def test_whole_games_with_every_value_of_every_option(options: dict[str, str]) -> None:
    random_runs(2 + sum(map(ord, written(options))) % 3, games=1, seed=44, bot="greedy", options=options)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_whole_games_with_all_options_together(players: int, bot: str) -> None:
    for number, options in enumerate(combined("monopoly-builder", but=("offers", "rounds"))):
        if number % 3 == players - 2:  # each with one number of players
            random_runs(players, games=1, seed=4500 + number, bot=bot, options=options)


def random_runs(
    players: int, games: int, seed: int, bot: str = "random", options: dict[str, str] | None = None
) -> None:
    """Random games with random stepping in, every event checked."""
    agreed = setting("monopoly-builder", players, options=options)
    e = agreed.figures
    choose = step_function(bot, "monopoly-builder", native=False)
    out = [0] * agreed.game.SPEC.most_legal
    for number in range(games):
        s = State()
        r.begin(s, e, players)
        key = luck_key(seed, number)
        for event in range(agreed.game.SPEC.length):
            seat = r.turn_of(s, e)
            if seat == OVER:
                break
            luck = luck_of(key, event)
            if bot == "random" and event % 11 == 0:
                seat = step_in(s, agreed, luck)
            step = r.draw(s, e, luck) if seat == CHANCE else choose(s, e, luck, out)
            assert r.refuse(s, e, seat, step) == 0
            before = s.copy()
            r.apply(s, e, step)
            s.pack()
            assert_conserved(s, e, players)
            assert sum(s.cash) - sum(before.cash) == money_from_bank(before, s, e, step), text_of(step)
        assert r.turn_of(s, e) == OVER
        assert_over_for_a_reason(s, e)


def step_in(s: State, agreed: Setting, luck: int) -> int:
    """Let some other player step in, if any may; returns who decides."""
    e = agreed.figures
    seat = pick(luck, agreed.players)
    if not r.unfinished(s, e) and r.may_interrupt(s, e, seat):
        r.interrupt(s, e, seat)
    return r.turn_of(s, e)


def assert_conserved(s: State, e: Any, players: int) -> None:
    for k in range(4):
        held = sum(s.chips[p][k] for p in range(players))
        assert s.bank[k] + held + sum(lying[k] for lying in s.lying) == e.chips_of_a_kind
        assert min(s.bank[k], *(s.chips[p][k] for p in range(players)), *(lying[k] for lying in s.lying)) >= 0
    for p in range(players):
        built = sum(min(s.floors[f], PENTHOUSE - 1) for f in range(len(s.floors)) if s.built_by[f] == p)
        assert s.blocks[p] + built == e.blocks
        assert s.cash[p] >= 0
        assert s.cash[p] % 5 == 0
        if s.bankrupt[p]:
            assert s.cash[p] == 0
            assert p not in s.owner
            assert not any(s.chips[p])
    assert sum(s.unseen) + s.under_count + sum(s.get_out) == e.cards
    assert all(NOBODY <= owner < players for owner in s.owner)  # 16 deeds, each in one place
    assert not any(s.mortgaged[d] for d in range(16) if s.owner[d] == NOBODY)


def text_of(step: int) -> str:
    return f"step {step}" if st.STEPS[step].follows else text((step,))


def paid_to_bank(before: State, after: State) -> int:
    """A debt to the bank that was open and is paid."""
    return before.debt if before.after_debt != NOBODY and after.after_debt == NOBODY and before.creditor == BANK else 0


def money_from_bank(before: State, after: State, e: Any, step: int) -> int:
    """How much more money the players have together after an event, told by its name alone."""
    p = before.player
    if step == st.PAY_FINE:
        return -int(e.fine)
    if step == st.BUY:
        return -int(e.price[before.deed])
    if step in (st.DROP, st.BID_DONE):
        new = [d for d in range(16) if before.owner[d] == NOBODY and after.owner[d] != NOBODY]
        bid = before.raising if step == st.BID_DONE else before.bid
        return -bid if new else 0
    if step == st.GO_BANKRUPT:
        return -before.cash[p] if before.creditor == BANK else 0
    if st.VERB[step] == st.MORTGAGE:
        return int(e.mortgage[st.FIRST_ARG[step]]) - paid_to_bank(before, after)
    if st.VERB[step] == st.PAY_OFF:
        return -int(e.pay_off[st.FIRST_ARG[step]]) - paid_to_bank(before, after)
    if step in (st.ACCEPT, st.REFUSE, st.KEEP):
        return -paid_to_bank(before, after)
    if before.phase not in (DICE_PHASE, CARD_PHASE):
        return 0
    return money_from_moving(before, after, e, step)


def money_from_moving(before: State, after: State, e: Any, step: int) -> int:
    """START, jail's third failure, and the Chance cards."""
    p, at, change = before.player, before.space[before.player], 0
    card = st.FIRST_ARG[step] if st.VERB[step] == st.CARD else NOBODY
    if card == NOBODY:
        low, high = lower_die(st.FIRST_ARG[step]), higher_die(st.FIRST_ARG[step])
        if before.jail[p] and low != high:
            failed = before.jail[p] == e.jail_tries and after.after_debt == NOBODY
            return -int(e.fine) if failed else 0
        if low == high and not before.jail[p] and before.doubles == e.most_doubles - 1:
            return 0
        change = int(e.start_bonus) * ((at + low + high) // e.spaces)
        at = (at + low + high) % e.spaces
        if e.space_type[at] == CHANCE_SPACE and not any(before.unseen) and before.under_count:
            card = before.under[0]
    name = CARDS[card] if card != NOBODY else ""
    if name in ("to-start", "to-unowned", "to-free-parking") and after.space[p] < at:
        change += int(e.start_bonus)
    if name == "receive":
        change += int(e.card_amount[card])
    if name == "pay" and after.after_debt == NOBODY:
        change -= int(e.card_amount[card])
    if name == "pay-per-floor" and after.after_debt == NOBODY:
        change -= int(e.card_amount[card] * r.floors_of(before, e, p))
    return change


def assert_over_for_a_reason(s: State, e: Any) -> None:
    assert PENTHOUSE in s.floors or not r.anybody_can_finish(s, e) or s.round == e.most_rounds
    assert r.winners(s, e) > 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_ends_under_any_bot(players: int) -> None:
    for bots in (["random"] * players, ["greedy"] * players, ["greedy"] + ["random"] * (players - 1)):
        for options in ({}, {"deals": "no"}, {"rounds": "50"}):
            assert simulate("monopoly-builder", bots, 60, seed=44, options=options).unfinished == 0


def test_the_greedy_bot_beats_the_random_one() -> None:
    result = simulate("monopoly-builder", ["greedy", "random", "random", "random"], 300, seed=45)
    assert result.wins[0] > 0.95 * result.games

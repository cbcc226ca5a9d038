"""Unusual positions: some of the market or all of it is sold out, once, at a turn that luck names."""

from __future__ import annotations

import burgomaster as bm
from burgomaster.bots.engine import engine
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.games.kernel.luck import luck_key, luck_of
from burgomaster.games.machi_koro.practice import EARLIEST, LATEST, unusual
from burgomaster.games.machi_koro.state import KINDS, THROW_PHASE

GAMES = 60


def made_unusual(players: int, number: int) -> tuple[int, int] | None:
    """The turn at which a game of sensible players is made unusual, and how many kinds are left; None if it is not."""
    start = bm.start("machi-koro", players)
    rules, s, e = start.setting.game.rules, start.state(), start.setting.figures
    greedy, out = engine("machi-koro", native=False).greedy, [0] * start.setting.game.SPEC.most_legal
    key = luck_key(5, number)
    for event in range(2000):
        before = s.copy()
        if unusual(s, e, key):
            assert before.phase == THROW_PHASE
            assert all(now in (0, had) for now, had in zip(s.supply, before.supply, strict=True))
            left = sum(one > 0 for one in s.supply)
            s.supply = before.supply
            assert s == before  # and nothing else
            return s.turns, left
        assert s == before
        if rules.winners(s, e):
            return None
        luck = luck_of(key, event)
        chance = rules.turn_of(s, e) == CHANCE
        rules.apply(s, e, rules.draw(s, e, luck) if chance else greedy.greedy_step(s, e, luck, out))
    return None


def test_some_of_the_market_or_all_of_it_is_sold_out_at_any_turn() -> None:
    found = [one for one in (made_unusual(2, number) for number in range(GAMES)) if one is not None]
    turns, left = {turn for turn, _ in found}, [kinds for _, kinds in found]
    assert GAMES // 3 < len(found) < GAMES  # other games are over before
    assert len(turns) > 10
    assert EARLIEST <= min(turns) < max(turns) < LATEST
    assert len(found) // 3 < left.count(0) < len(found)  # in about half of them there is nothing left to buy
    assert all(kinds < KINDS for kinds in left)


def test_only_with_two_players() -> None:
    assert made_unusual(3, 1) is None
    assert made_unusual(4, 2) is None

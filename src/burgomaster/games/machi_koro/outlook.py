"""Machi Koro: what throws would bring, by the rules themselves, tried on a copy of the table.

incomes[thrower][total - 1][seat]   how a seat's coins would change; what the thrower must choose first is left out
choices[thrower][total - 1]         the buildings that would then ask the thrower: TV station, business center
ways[dice - 1][total - 1]           in how many of 36 throws with one die or two this total falls
total, acts[seat]                   the throw on the table, 0 before it, and the buildings that act with it
swaps[seat]                         while the business center asks: the buildings that may change hands
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, TypeAlias

from burgomaster.games.kernel.effects import listen
from burgomaster.games.machi_koro import rules
from burgomaster.games.machi_koro.effects import BY_ICON, EARNS, PAYS
from burgomaster.games.machi_koro.state import (
    BUILDINGS,
    BUSINESS_CENTER,
    DICE_PHASE,
    GIVE_PHASE,
    KINDS,
    TV_PHASE,
    TV_STATION,
    Edition,
    State,
)

TOTALS = range(1, 13)
_EVERY = 36  # throws, whether with one die or with two

# What a throw would bring: the change of everybody's coins, and the buildings that ask the thrower.
_Brings: TypeAlias = "tuple[list[int], list[str]]"


def outlook(s: State, e: Edition) -> dict[str, Any]:
    """What everybody may know, and that is everything (MK-18)."""
    seats = range(s.players)
    activated = _activated(s, e)
    throws = [_throws_of(s, e, thrower, activated) for thrower in seats]
    return {
        "incomes": [[[*change] for change, _ in throw] for throw in throws],
        "choices": [[[*asked] for _, asked in throw] for throw in throws],
        "ways": [[*ways] for ways in _ways()],
        "total": s.die[0] + s.die[1],
        "acts": _acting(s, e),
        "swaps": [_swappable(s, e, p) for p in seats],
    }


def own_outlook(s: State, e: Edition, seat: int) -> dict[str, Any]:
    """What only a seat may know: nothing."""
    return {}


def _activated(s: State, e: Edition) -> list[tuple[int, ...]]:
    """By total, the buildings in the cities that show it."""
    built = [any(copies) for copies in zip(*s.city, strict=True)]
    return [tuple([b for b in shown if built[b]]) for shown in _shown(e)]


@lru_cache(maxsize=64)
def _shown(e: Edition) -> list[list[int]]:
    """By total, the buildings that show it: the same throughout a game."""
    return [[b for b in range(KINDS) if rules.activates(e, b, total)] for total in TOTALS]


def _throws_of(s: State, e: Edition, thrower: int, activated: list[tuple[int, ...]]) -> list[_Brings]:
    """What a seat's throw of each total would bring. Totals that activate the same buildings bring the same."""
    trial = s.copy()
    trial.player = thrower
    known: dict[tuple[int, ...], _Brings] = {}
    for total, buildings in zip(TOTALS, activated, strict=True):
        if buildings not in known:
            trial.coins = s.coins.copy()
            trial.die = [min(total, 6), max(total - 6, 0)]
            rules.throw_stands(trial, e)
            change = [trial.coins[p] - s.coins[p] for p in range(s.players)]
            known[buildings] = change, _asked(trial, e)
    return [known[buildings] for buildings in activated]


def _asked(trial: State, e: Edition) -> list[str]:
    """The buildings that ask their owner, once a throw has been paid out."""
    asked = []
    if trial.phase == TV_PHASE:
        asked.append(BUILDINGS[TV_STATION])
        rules.after_tv(trial, e)
    if trial.phase == GIVE_PHASE:
        asked.append(BUILDINGS[BUSINESS_CENTER])
    return asked


def _acting(s: State, e: Edition) -> list[list[str]]:
    """By seat, the buildings that act with the throw on the table: those that are told of when it is paid out."""
    acts: list[list[str]] = [[] for _ in range(s.players)]
    if s.die[0]:
        trial = s.copy()
        listen(trial)
        rules.throw_stands(trial, e)
        for kind, _, values in trial.told or ():
            if kind in (EARNS, BY_ICON, PAYS):
                owner, b = values[1:3] if kind is PAYS else values[:2]
                if BUILDINGS[b] not in acts[owner]:  # a stadium is paid by everybody
                    acts[owner].append(BUILDINGS[b])
        acts[s.player] += _asked(trial, e)
    return acts


def _swappable(s: State, e: Edition, p: int) -> list[str]:
    if s.phase != GIVE_PHASE:
        return []
    return [name for b, name in enumerate(BUILDINGS) if rules.can_be_swapped(s, e, p, b)]


@cache
def _ways() -> list[list[int]]:
    """The odds of the rules, added up by total."""
    ways = []
    for dice in (1, 2):
        s, e = State(), Edition()
        s.phase, s.dice = DICE_PHASE, dice
        steps, weights = [0] * _EVERY, [0] * _EVERY
        n = rules.odds(s, e, steps, weights)
        by_total = [0] * len(TOTALS)
        for step, weight in zip(steps[:n], weights[:n], strict=True):
            after = s.copy()
            rules.apply(after, e, step)
            by_total[after.die[0] + after.die[1] - 1] += weight * _EVERY // sum(weights)
        ways.append(by_total)
    return ways

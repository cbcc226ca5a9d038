"""What to look at in Machi Koro: coins, cities, landmarks, what the dice will bring, and how far the others are."""

from __future__ import annotations

from collections.abc import MutableSequence

from burgomaster.games.kernel.pairs import ways
from burgomaster.games.kernel.rule import rule
from burgomaster.games.machi_koro.greedy import earned_in_a_round, expected_throw, rounds_to_win
from burgomaster.games.machi_koro.rules import activates, income
from burgomaster.games.machi_koro.state import (
    BUILD_PHASE,
    KINDS,
    LANDMARK_KINDS,
    RED,
    THROW_PHASE,
    TRAIN_STATION,
    Edition,
    State,
)

# Where each group of numbers begins.
CITY = 0
MORE = CITY + KINDS
SUPPLY = MORE + KINDS
LANDMARK = SUPPLY + KINDS
EARNS = LANDMARK + LANDMARK_KINDS  # by totals 1 to 12, on an own throw
OWN = EARNS + 12
OTHERS = OWN + 12
TABLE = OTHERS + 8
FEATURES = TABLE + 1


@rule
def features(s: State, e: Edition, p: int, x: MutableSequence[float]) -> None:
    """Write the features of a position as seat `p` sees it."""
    for b in range(KINDS):
        x[CITY + b] = 1.0 if s.city[p][b] else 0.0
        x[MORE + b] = max(s.city[p][b] - 1, 0) / 4
        x[SUPPLY + b] = s.supply[b] / 6
    missing = 0
    for landmark in range(LANDMARK_KINDS):
        x[LANDMARK + landmark] = s.landmarks[p][landmark]
        if not s.landmarks[p][landmark]:
            missing += e.landmark_cost[landmark]
    for total in range(1, 13):
        x[EARNS + total - 1] = own_income(s, e, p, total) / 10
    need = rounds_to_win(s, e, p)
    x[OWN] = s.coins[p] / 20
    x[OWN + 1] = min(s.coins[p], 6) / 6
    x[OWN + 2] = missing / 50
    x[OWN + 3] = max(missing - s.coins[p], 0) / 50
    x[OWN + 4] = expected_throw(s, e, p, 1) / 5
    x[OWN + 5] = expected_throw(s, e, p, 2) / 5
    x[OWN + 6] = earned_in_a_round(s, e, p) / 8
    x[OWN + 7] = 1 / (0.5 + need)
    x[OWN + 8] = need / 20
    x[OWN + 9] = 1.0 if s.coins[p] >= missing else 0.0
    x[OWN + 10] = turns_until_throw(s, p) / s.players
    x[OWN + 11] = 1.0 if s.phase == BUILD_PHASE and s.player == p else 0.0
    nearest = 1.0e9
    richest = 0
    stations = 0
    landmarks = 0
    earned = 0.0
    reds = 0.0
    for other in range(s.players):
        if other != p:
            nearest = min(nearest, rounds_to_win(s, e, other))
            richest = max(richest, s.coins[other])
            stations += s.landmarks[other][TRAIN_STATION]
            built = 0
            for landmark in range(LANDMARK_KINDS):
                built += s.landmarks[other][landmark]
            landmarks = max(landmarks, built)
            earned = max(earned, earned_in_a_round(s, e, other))
            reds += by_others_throws(s, e, other, p)
    x[OTHERS] = 1 / (0.5 + nearest)
    x[OTHERS + 1] = nearest / 20
    x[OTHERS + 2] = richest / 20
    x[OTHERS + 3] = stations / (s.players - 1)
    x[OTHERS + 4] = landmarks / 4
    x[OTHERS + 5] = earned / 8
    x[OTHERS + 6] = reds / 3
    x[OTHERS + 7] = need / (need + nearest + 0.1)
    x[TABLE] = s.turns / (20 * s.players)


@rule
def own_income(s: State, e: Edition, p: int, total: int) -> int:
    """Coins the own blue and green buildings bring on an own throw."""
    coins = 0
    for b in range(KINDS):
        if s.city[p][b] and e.colour[b] != RED and activates(e, b, total):
            coins += income(s, e, p, b)
    return coins


@rule
def by_others_throws(s: State, e: Edition, p: int, thrower: int) -> float:
    """Coins player `p` takes from another one's throw on average, as things stand."""
    dice = 2 if s.landmarks[thrower][TRAIN_STATION] else 1
    coins = 0.0
    for b in range(KINDS):
        if s.city[p][b] and e.colour[b] == RED:
            for total in range(e.low[b], e.high[b] + 1):
                coins += ways(dice, total) * income(s, e, p, b) / 36
    return coins


@rule
def turns_until_throw(s: State, p: int) -> int:
    """How many others throw before this player does."""
    if s.phase != BUILD_PHASE or s.extra_turn:
        return (p - s.player) % s.players
    return (p - s.player - 1) % s.players


@rule
def quiescent(s: State, e: Edition) -> bool:
    """Is nothing under way that the features do not tell? The value net learns and evaluates such positions only.

    A last landmark that can be paid for is such a thing: the sensible player builds it, and the game is won.
    """
    return s.phase == THROW_PHASE or (s.phase == BUILD_PHASE and not can_win(s, e))


@rule
def can_win(s: State, e: Edition) -> bool:
    """Has the player on turn the coins for the only landmark that is missing?"""
    missing = 0
    cost = 0
    for landmark in range(LANDMARK_KINDS):
        if not s.landmarks[s.player][landmark]:
            missing += 1
            cost = e.landmark_cost[landmark]
    return missing == 1 and s.coins[s.player] >= cost


@rule
def candidate(s: State, e: Edition, step: int) -> bool:
    """Is this step a candidate, worth evaluating?"""
    return True


@rule
def decisive(s: State, e: Edition) -> bool:
    """Can the game end in this turn? Then it is looked through exactly."""
    missing = 0
    for landmark in range(LANDMARK_KINDS):
        if not s.landmarks[s.player][landmark]:
            missing += 1
    return missing == 1

"""What to look at in Machi Koro: coins, cities, landmarks, what the dice will bring, and how far the others are."""

from __future__ import annotations

from collections.abc import MutableSequence

from burgomaster.games.kernel.pairs import ways
from burgomaster.games.kernel.rule import inlined, rule
from burgomaster.games.machi_koro.rules import income
from burgomaster.games.machi_koro.state import (
    AMUSEMENT_PARK,
    BLUE,
    BUILD_PHASE,
    GREEN,
    KINDS,
    LANDMARK_KINDS,
    MARKET_PHASE,
    RADIO_TOWER,
    RED,
    SEATS,
    STADIUM,
    THROW_PHASE,
    TRAIN_STATION,
    TV_STATION,
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


# Until the features are written, `x` holds what they are made of: what every seat's buildings earn when activated, by
# seat and kind, and what one seat gains by each total. So each is worked out once: evaluating positions is most of what
# a level does.
INCOME = 0
GAINS = INCOME + SEATS * KINDS


@rule
def features(s: State, e: Edition, p: int, x: MutableSequence[float]) -> None:
    """Write the features of a position as seat `p` sees it."""
    for q in range(s.players):
        for b in range(KINDS):
            x[INCOME + q * KINDS + b] = float(income(s, e, q, b)) if s.city[q][b] else 0.0
    one = 0.0
    two = 0.0
    earned = 0.0
    need = 0.0
    missing = 0
    nearest = 1.0e9
    richest = 0
    stations = 0
    landmarks = 0
    most_earned = 0.0
    reds = 0.0
    for q in range(s.players):
        _gains(s, e, q, x)
        with_one = _expected_throw(s, q, 1, x)
        with_two = _expected_throw(s, q, 2, x)
        earns = _earned_in_a_round(s, e, q, with_one, with_two, x)
        cost = 0
        built = 0
        for landmark in range(LANDMARK_KINDS):
            built += s.landmarks[q][landmark]
            if not s.landmarks[q][landmark]:
                cost += e.landmark_cost[landmark]
        rounds = max(max(cost - s.coins[q], 0) / max(earns, 0.1), float(LANDMARK_KINDS - built))
        if q == p:
            one = with_one
            two = with_two
            earned = earns
            need = rounds
            missing = cost
        else:
            nearest = min(nearest, rounds)
            richest = max(richest, s.coins[q])
            stations += s.landmarks[q][TRAIN_STATION]
            landmarks = max(landmarks, built)
            most_earned = max(most_earned, earns)
            reds += _by_others_throws(s, e, q, p, x)
    for total in range(12):
        x[GAINS + total] = 0.0
    for b in range(KINDS):
        if e.colour[b] != RED and s.city[p][b]:
            for total in range(max(e.low[b], 1), min(e.high[b], 12) + 1):
                x[GAINS + total - 1] += x[INCOME + p * KINDS + b]
    for total in range(12):
        x[EARNS + total] = x[GAINS + total] / 10
    for b in range(KINDS):
        x[CITY + b] = 1.0 if s.city[p][b] else 0.0
        x[MORE + b] = max(s.city[p][b] - 1, 0) / 4
        x[SUPPLY + b] = s.supply[b] / 6
    for landmark in range(LANDMARK_KINDS):
        x[LANDMARK + landmark] = s.landmarks[p][landmark]
    x[OWN] = s.coins[p] / 20
    x[OWN + 1] = min(s.coins[p], 6) / 6
    x[OWN + 2] = missing / 50
    x[OWN + 3] = max(missing - s.coins[p], 0) / 50
    x[OWN + 4] = one / 5
    x[OWN + 5] = two / 5
    x[OWN + 6] = earned / 8
    x[OWN + 7] = 1 / (0.5 + need)
    x[OWN + 8] = need / 20
    x[OWN + 9] = 1.0 if s.coins[p] >= missing else 0.0
    x[OWN + 10] = turns_until_throw(s, p) / s.players
    x[OWN + 11] = 1.0 if s.phase == BUILD_PHASE and s.player == p else 0.0
    x[OTHERS] = 1 / (0.5 + nearest)
    x[OTHERS + 1] = nearest / 20
    x[OTHERS + 2] = richest / 20
    x[OTHERS + 3] = stations / (s.players - 1)
    x[OTHERS + 4] = landmarks / 4
    x[OTHERS + 5] = most_earned / 8
    x[OTHERS + 6] = reds / 3
    x[OTHERS + 7] = need / (need + nearest + 0.1)
    x[TABLE] = s.turns / (20 * s.players)


@inlined
def _gains(s: State, e: Edition, p: int, x: MutableSequence[float]) -> None:
    """Write what a player gains, or loses, by an own throw of each total: greedy's `gain_on_own_throw`."""
    for total in range(12):
        x[GAINS + total] = 0.0
    for b in range(KINDS):
        gain = 0.0
        if e.colour[b] == RED:
            for other in range(s.players):
                if other != p:
                    gain -= x[INCOME + other * KINDS + b]
        elif s.city[p][b]:
            if e.colour[b] == BLUE or e.colour[b] == GREEN:
                gain = x[INCOME + p * KINDS + b]
            elif b == STADIUM:
                gain = float(e.earns[b] * (s.players - 1))
            elif b == TV_STATION:
                gain = float(e.earns[b])
        if gain != 0.0:
            for total in range(max(e.low[b], 1), min(e.high[b], 12) + 1):
                x[GAINS + total - 1] += gain


@inlined
def _expected_throw(s: State, p: int, dice: int, x: MutableSequence[float]) -> float:
    """Greedy's `expected_throw`, from the gains."""
    mean = 0.0
    for total in range(dice, 6 * dice + 1):
        mean += ways(dice, total) * x[GAINS + total - 1] / 36
    if not s.landmarks[p][RADIO_TOWER]:
        return mean
    better = 0.0
    for total in range(dice, 6 * dice + 1):
        better += ways(dice, total) * max(mean, x[GAINS + total - 1]) / 36
    return better


@inlined
def _earned_in_a_round(s: State, e: Edition, p: int, one: float, two: float, x: MutableSequence[float]) -> float:
    """Greedy's `earned_in_a_round`, from what throws with one die and with two bring."""
    coins = one
    if s.landmarks[p][TRAIN_STATION]:
        more = two * 6 / 5 if s.landmarks[p][AMUSEMENT_PARK] else two
        if more >= one:
            coins = more
    one_die = 0
    two_dice = 0
    for other in range(s.players):
        if other != p:
            if s.landmarks[other][TRAIN_STATION]:
                two_dice += 1
            else:
                one_die += 1
    for b in range(KINDS):
        if s.city[p][b] and (e.colour[b] == BLUE or e.colour[b] == RED):
            throws = 0
            for total in range(e.low[b], e.high[b] + 1):
                throws += one_die * ways(1, total) + two_dice * ways(2, total)
            if throws:
                coins += throws * x[INCOME + p * KINDS + b] / 36
    return coins


@inlined
def _by_others_throws(s: State, e: Edition, p: int, thrower: int, x: MutableSequence[float]) -> float:
    """Coins player `p` takes from another one's throw on average, as things stand."""
    dice = 2 if s.landmarks[thrower][TRAIN_STATION] else 1
    coins = 0.0
    for b in range(KINDS):
        if s.city[p][b] and e.colour[b] == RED:
            for total in range(e.low[b], e.high[b] + 1):
                coins += ways(dice, total) * x[INCOME + p * KINDS + b] / 36
    return coins


@rule
def turns_until_throw(s: State, p: int) -> int:
    """How many others throw before this player does."""
    ending = s.phase == BUILD_PHASE or (s.phase == MARKET_PHASE and s.turns > 0)
    if not ending or s.extra_turn:
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

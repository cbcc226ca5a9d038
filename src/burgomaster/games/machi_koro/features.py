"""What to look at in Machi Koro: coins, cities, landmarks, what the dice will bring, and how far the others are."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

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


# What all seats' features are made of is worked out once for all of them: evaluating positions is most of what a level
# does. Where each group of these facts begins, and what is known of every seat:
INCOME = 0  # what its buildings earn when activated, by seat and kind
GAINS = INCOME + SEATS * KINDS  # what one seat gains by each total
OF_SEAT = GAINS + 12
ONE, TWO, EARNED, COST, BUILT, ROUNDS, RED_ONE, RED_TWO, EACH = range(9)
FACTS = OF_SEAT + SEATS * EACH


@rule
def survey(s: State, e: Edition, facts: MutableSequence[float]) -> None:
    """Write the facts: what everybody earns, by throws of their own and of others, and how far they are."""
    for p in range(s.players):
        for b in range(KINDS):
            facts[INCOME + p * KINDS + b] = float(income(s, e, p, b)) if s.city[p][b] else 0.0
    for p in range(s.players):
        own = OF_SEAT + p * EACH
        _gains(s, e, p, facts)
        facts[own + ONE] = _expected_throw(s, p, 1, facts)
        facts[own + TWO] = _expected_throw(s, p, 2, facts)
        facts[own + EARNED] = _earned_in_a_round(s, e, p, facts[own + ONE], facts[own + TWO], facts)
        cost = 0
        built = 0
        for landmark in range(LANDMARK_KINDS):
            built += s.landmarks[p][landmark]
            if not s.landmarks[p][landmark]:
                cost += e.landmark_cost[landmark]
        rounds = max(cost - s.coins[p], 0) / max(facts[own + EARNED], 0.1)
        facts[own + COST] = cost
        facts[own + BUILT] = built
        facts[own + ROUNDS] = max(rounds, float(LANDMARK_KINDS - built))
        facts[own + RED_ONE] = _by_others_throws(s, e, p, 1, facts)
        facts[own + RED_TWO] = _by_others_throws(s, e, p, 2, facts)


@rule
def features(s: State, e: Edition, p: int, facts: Sequence[float], x: MutableSequence[float]) -> None:
    """Write the features of a position as seat `p` sees it."""
    own = OF_SEAT + p * EACH
    missing = facts[own + COST]
    need = facts[own + ROUNDS]
    nearest = 1.0e9
    richest = 0
    stations = 0
    landmarks = 0.0
    most_earned = 0.0
    reds = 0.0
    red = RED_TWO if s.landmarks[p][TRAIN_STATION] else RED_ONE
    for q in range(s.players):
        if q != p:
            their = OF_SEAT + q * EACH
            nearest = min(nearest, facts[their + ROUNDS])
            richest = max(richest, s.coins[q])
            stations += s.landmarks[q][TRAIN_STATION]
            landmarks = max(landmarks, facts[their + BUILT])
            most_earned = max(most_earned, facts[their + EARNED])
            reds += facts[their + red]
    for total in range(12):
        x[EARNS + total] = 0.0
    for b in range(KINDS):
        if e.colour[b] != RED and s.city[p][b]:
            for total in range(max(e.low[b], 1), min(e.high[b], 12) + 1):
                x[EARNS + total - 1] += facts[INCOME + p * KINDS + b]
    for total in range(12):
        x[EARNS + total] /= 10
    for b in range(KINDS):
        x[CITY + b] = 1.0 if s.city[p][b] else 0.0
        x[MORE + b] = max(s.city[p][b] - 1, 0) / 4
        x[SUPPLY + b] = s.supply[b] / 6
    for landmark in range(LANDMARK_KINDS):
        x[LANDMARK + landmark] = s.landmarks[p][landmark]
    x[OWN] = s.coins[p] / 20
    x[OWN + 1] = min(s.coins[p], 6) / 6
    x[OWN + 2] = missing / 50
    x[OWN + 3] = max(missing - s.coins[p], 0.0) / 50
    x[OWN + 4] = facts[own + ONE] / 5
    x[OWN + 5] = facts[own + TWO] / 5
    x[OWN + 6] = facts[own + EARNED] / 8
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
def _gains(s: State, e: Edition, p: int, facts: MutableSequence[float]) -> None:
    """Write what a player gains, or loses, by an own throw of each total: greedy's `gain_on_own_throw`."""
    for total in range(12):
        facts[GAINS + total] = 0.0
    for b in range(KINDS):
        gain = 0.0
        if e.colour[b] == RED:
            for other in range(s.players):
                if other != p:
                    gain -= facts[INCOME + other * KINDS + b]
        elif s.city[p][b]:
            if e.colour[b] == BLUE or e.colour[b] == GREEN:
                gain = facts[INCOME + p * KINDS + b]
            elif b == STADIUM:
                gain = float(e.earns[b] * (s.players - 1))
            elif b == TV_STATION:
                gain = float(e.earns[b])
        if gain != 0.0:
            for total in range(max(e.low[b], 1), min(e.high[b], 12) + 1):
                facts[GAINS + total - 1] += gain


@inlined
def _expected_throw(s: State, p: int, dice: int, facts: Sequence[float]) -> float:
    """Greedy's `expected_throw`, from the gains."""
    mean = 0.0
    for total in range(dice, 6 * dice + 1):
        mean += ways(dice, total) * facts[GAINS + total - 1] / 36
    if not s.landmarks[p][RADIO_TOWER]:
        return mean
    better = 0.0
    for total in range(dice, 6 * dice + 1):
        better += ways(dice, total) * max(mean, facts[GAINS + total - 1]) / 36
    return better


@inlined
def _earned_in_a_round(s: State, e: Edition, p: int, one: float, two: float, facts: Sequence[float]) -> float:
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
                coins += throws * facts[INCOME + p * KINDS + b] / 36
    return coins


@inlined
def _by_others_throws(s: State, e: Edition, p: int, dice: int, facts: Sequence[float]) -> float:
    """Coins player `p` takes from another one's throw with so many dice on average, as things stand."""
    coins = 0.0
    for b in range(KINDS):
        if s.city[p][b] and e.colour[b] == RED:
            for total in range(e.low[b], e.high[b] + 1):
                coins += ways(dice, total) * facts[INCOME + p * KINDS + b] / 36
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
def alike(s: State, e: Edition, one: int, other: int) -> bool:
    """Do two outcomes of a chance event lead to positions with the same features?"""
    return False


@rule
def candidate(s: State, e: Edition, step: int, thorough: bool) -> bool:
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

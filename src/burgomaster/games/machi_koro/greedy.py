"""A sensible Machi Koro player: always the choice after which the fourth landmark seems nearest.

It estimates how many rounds it still needs: the coins missing for its landmarks, divided by what its city earns in a
round. A building is worth its price if it brings that number down; otherwise coins are kept for landmarks.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from burgomaster.games.kernel.luck import pick
from burgomaster.games.kernel.pairs import ways
from burgomaster.games.kernel.rule import inlined, rule
from burgomaster.games.kernel.steps import step_of
from burgomaster.games.machi_koro import steps as do
from burgomaster.games.machi_koro.rules import activates, can_be_swapped, income, legal
from burgomaster.games.machi_koro.state import (
    AMUSEMENT_PARK,
    BLUE,
    BUILD_PHASE,
    GIVE_PHASE,
    GREEN,
    KINDS,
    LANDMARK_KINDS,
    NOBODY,
    RADIO_PHASE,
    RADIO_TOWER,
    RED,
    STADIUM,
    TAKE_PHASE,
    THROW_PHASE,
    TRAIN_STATION,
    TV_PHASE,
    TV_STATION,
    Edition,
    State,
)
from burgomaster.games.machi_koro.steps import FIRST_ARG, SECOND_ARG, VERB


@rule
def greedy_step(s: State, e: Edition, luck: int, out: MutableSequence[int]) -> int:
    """The step this player takes. `out` is scratch space for the legal steps."""
    if s.phase == THROW_PHASE:
        return step_of(do.THROW, best_dice(s, e, s.player))
    if s.phase == RADIO_PHASE:
        return _radio(s, e)
    if s.phase == TV_PHASE:
        return step_of(do.TV_FROM, _richest_other(s))
    if s.phase == GIVE_PHASE:
        return _give(s, e)
    if s.phase == TAKE_PHASE:
        return _best_take(s, e)
    if s.phase == BUILD_PHASE:
        return _build(s, e, luck, out)
    return out[pick(luck, legal(s, e, out))]


# ---- What a city earns ----------------------------------------------------------------------------------------------


@rule
def gain_on_own_throw(s: State, e: Edition, p: int, total: int) -> int:
    """Coins a player gains, or loses, by an own throw of this total."""
    gain = 0
    for b in range(KINDS):
        if activates(e, b, total):
            if e.colour[b] == RED:
                for other in range(s.players):
                    if other != p and s.city[other][b]:
                        gain -= income(s, e, other, b)
            elif s.city[p][b]:
                if e.colour[b] == BLUE or e.colour[b] == GREEN:
                    gain += income(s, e, p, b)
                elif b == STADIUM:
                    gain += e.earns[b] * (s.players - 1)
                elif b == TV_STATION:
                    gain += e.earns[b]
    return gain


@rule
def expected_throw(s: State, e: Edition, p: int, dice: int) -> float:
    """Coins an own throw with so many dice brings on average, the radio tower used well."""
    mean = 0.0
    for total in range(1, 13):
        if ways(dice, total):
            mean += ways(dice, total) * gain_on_own_throw(s, e, p, total) / 36
    if not s.landmarks[p][RADIO_TOWER]:
        return mean
    better = 0.0
    for total in range(1, 13):
        if ways(dice, total):
            better += ways(dice, total) * max(mean, gain_on_own_throw(s, e, p, total)) / 36
    return better


@rule
def best_dice(s: State, e: Edition, p: int) -> int:
    """One die or two, whichever brings more; doubles give another turn with the amusement park."""
    if not s.landmarks[p][TRAIN_STATION]:
        return 1
    two = expected_throw(s, e, p, 2)
    if s.landmarks[p][AMUSEMENT_PARK]:
        two = two * 6 / 5
    return 2 if two >= expected_throw(s, e, p, 1) else 1


@rule
def earned_in_a_round(s: State, e: Edition, p: int) -> float:
    """Coins a city brings in one round of the table: the own throw and those of the others."""
    dice = best_dice(s, e, p)
    coins = expected_throw(s, e, p, dice)
    if dice == 2 and s.landmarks[p][AMUSEMENT_PARK]:
        coins = coins * 6 / 5
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
                coins += throws * income(s, e, p, b) / 36
    return coins


@rule
def rounds_to_win(s: State, e: Edition, p: int) -> float:
    """About how many rounds a player still needs."""
    missing = -s.coins[p]
    landmarks = 0
    for landmark in range(LANDMARK_KINDS):
        if not s.landmarks[p][landmark]:
            missing += e.landmark_cost[landmark]
            landmarks += 1
    rounds = max(missing, 0) / max(earned_in_a_round(s, e, p), 0.1)
    return max(rounds, float(landmarks))


# ---- Choices --------------------------------------------------------------------------------------------------------


@rule
def _radio(s: State, e: Edition) -> int:
    """Throw again when the throw brings less than another one would on average."""
    dice = s.dice
    if e.radio_free:
        dice = best_dice(s, e, s.player)
    now = gain_on_own_throw(s, e, s.player, s.die[0] + s.die[1])
    return step_of(do.AGAIN, dice) if now < expected_throw(s, e, s.player, dice) else do.KEEP


@rule
def _richest_other(s: State) -> int:
    richest = NOBODY
    for p in range(s.players):
        if p != s.player and (richest == NOBODY or s.coins[p] > s.coins[richest]):
            richest = p
    return richest


@inlined
def _build(s: State, e: Edition, luck: int, out: MutableSequence[int]) -> int:
    """The purchase that brings victory nearest. A landmark is bought even if it only keeps the distance."""
    p = s.player
    best = do.PASS
    nearest = rounds_to_win(s, e, p)
    for i in range(legal(s, e, out)):
        step = out[i]
        if VERB[step] == do.BUY:
            b = FIRST_ARG[step]
            s.city[p][b] += 1
            s.coins[p] -= e.cost[b]
            rounds = rounds_to_win(s, e, p)
            s.city[p][b] -= 1
            s.coins[p] += e.cost[b]
        elif VERB[step] == do.BUILD:
            landmark = FIRST_ARG[step]
            s.landmarks[p][landmark] = 1
            s.coins[p] -= e.landmark_cost[landmark]
            rounds = rounds_to_win(s, e, p) - 0.001
            s.landmarks[p][landmark] = 0
            s.coins[p] += e.landmark_cost[landmark]
        else:
            continue
        if rounds < nearest or (rounds == nearest and best != do.PASS and pick(luck, 2) == 1):
            best = step
            nearest = rounds
    return best


@rule
def _give(s: State, e: Edition) -> int:
    """Offer the building that is missed least, if something better can be had for it."""
    p = s.player
    before = rounds_to_win(s, e, p)
    given = NOBODY
    least = 0.0
    for b in range(KINDS):
        if can_be_swapped(s, e, p, b):
            s.city[p][b] -= 1
            rounds = rounds_to_win(s, e, p)
            s.city[p][b] += 1
            if given == NOBODY or rounds < least:
                given = b
                least = rounds
    if given == NOBODY:
        return do.NO_SWAP
    s.city[p][given] -= 1
    taken = SECOND_ARG[_best_take(s, e)]
    s.city[p][taken] += 1
    after = rounds_to_win(s, e, p)
    s.city[p][taken] -= 1
    s.city[p][given] += 1
    return step_of(do.GIVE, given) if after < before else do.NO_SWAP


@rule
def _best_take(s: State, e: Edition) -> int:
    """The building of another player that helps most; from the leading player if several have it."""
    p = s.player
    best = NOBODY
    nearest = 0.0
    for other in range(s.players):
        if other != p:
            for b in range(KINDS):
                if can_be_swapped(s, e, other, b):
                    s.city[p][b] += 1
                    s.city[other][b] -= 1
                    rounds = rounds_to_win(s, e, p)
                    s.city[other][b] += 1
                    s.city[p][b] -= 1
                    if best == NOBODY or rounds < nearest:
                        best = step_of(do.TAKE, other, b)
                        nearest = rounds
    return best

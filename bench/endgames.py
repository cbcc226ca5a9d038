"""How often bots play the end of two-player Machi Koro without a fault: `python bench/endgames.py --bots level-5`.

Endgames are taken from games of greedy with itself, once nobody lacks more than two landmarks. The market is emptied,
so that coins and landmarks are all that changes; then a position is solved by value iteration, with every throw and
every payment by the rules. One decision of each endgame that matters is put to the bots.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

import numba
import numpy as np

from burgomaster.bots.registry import bot
from burgomaster.games import native_rules
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.games.kernel.luck import luck_key, luck_of, pick
from burgomaster.games.kernel.pairs import pair_of
from burgomaster.games.kernel.steps import step_of
from burgomaster.games.machi_koro.state import (
    BUSINESS_CENTER,
    LANDMARK_KINDS,
    RADIO_PHASE,
    RADIO_TOWER,
    THROW_PHASE,
    TRAIN_STATION,
    TV_PHASE,
)
from burgomaster.games.machi_koro.steps import KEEP, ONE_DIE, THROW, TV_FROM, TWO_DICE
from burgomaster.play.position import Position, begin, unpacked
from burgomaster.play.setting import setting
from chance import by_luck

GAME = "machi-koro"
ALL = (1 << LANDMARK_KINDS) - 1
MOST = 60  # coins; whoever has more can build all that is missing, and could lose some
LACKED = 2  # landmarks at most
MATTERS = 0.002  # how much better the best action is than the worst
SAME = 1.0e-6  # actions whose values differ by less are equally good
CLOSE = 1.0e-9  # when value iteration ends
OUTCOMES = 6 + 21  # of one die and of two
LATER = 1 << 20  # luck of choices, not of throws

apply = native_rules(GAME).apply


def main() -> None:
    """Solve endgames and put one decision of each to the bots."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bots", default="level-5", help="names, with commas between (default level-5)")
    parser.add_argument("--count", type=int, default=100, help="endgames (default 100)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    bots = {name: bot(name, GAME, given.seed) for name in given.bots.split(",")}
    lost: dict[str, list[float]] = {name: [] for name in bots}
    for number, (position, values) in enumerate(decisions(given.seed, given.count), 1):
        for name, player in bots.items():
            chosen = str(player.choose(position))
            lost[name].append(max(values.values()) - values[chosen])
            if lost[name][-1] > SAME:
                told = ", ".join(f"{action} {value:.4f}" for action, value in values.items())
                print(f"{number}: {name} chose {chosen} of {told}", flush=True)
    for name, each in lost.items():
        right = sum(one <= SAME for one in each)
        print(f"{name}: {right} of {len(each)} optimal ({right / len(each):.1%}), {np.mean(each):.5f} lost on average")


def decisions(seed: int, count: int) -> Iterator[tuple[Position, dict[str, float]]]:
    """Decisions that matter, with the value of every action to who decides."""
    found = deal = 0
    while found < count:
        key = luck_key(seed, deal)
        deal += 1
        start = endgame_of(key)
        if start is not None and (one := decision(Endgame(start), start, key)) is not None:
            found += 1
            yield one


def endgame_of(key: int) -> Position | None:
    """The first position of a game before a throw in which nobody lacks many landmarks, with an empty market."""
    player = bot("greedy", GAME, key)
    position, events = begin(setting(GAME, 2)), 0
    while not position.over:
        state = position.state()
        lacked = [LANDMARK_KINDS - sum(state.landmarks[p]) for p in range(2)]
        if state.phase == THROW_PHASE and max(lacked) <= LACKED:
            if any(state.city[p][BUSINESS_CENTER] for p in range(2)):
                return None
            for building in range(len(state.supply)):
                state.supply[building] = 0
            return unpacked(position.setting, state.pack())
        if position.turn == CHANCE:
            position = by_luck(position, luck_of(key, events))
        else:
            position = position.play(player.choose(position))
        events += 1
    return None


def decision(solved: Endgame, start: Position, key: int) -> tuple[Position, dict[str, float]] | None:
    """A decision that matters, on the way of players who choose by chance."""
    position, events = start, 0
    found: list[tuple[Position, dict[str, float]]] = []
    while not position.over and max(position.state().coins) <= MOST // 2:
        if position.turn == CHANCE:
            position = by_luck(position, luck_of(key, events))
        else:
            actions = position.actions()
            sign = 1 if position.turn == 0 else -1
            values = {str(action): sign * solved.chance(position.play(action)) for action in actions}
            if max(values.values()) - min(values.values()) > MATTERS:
                found.append((position, values))
            position = position.play(actions[pick(luck_of(key, LATER + events), len(actions))])
        events += 1
    return found[pick(luck_of(key, LATER - 1), len(found))] if found else None


class Endgame:
    """A solved endgame: the chance of seat 0 to win."""

    def __init__(self, start: Position) -> None:
        state = start.state()
        figures = start.setting.figures
        e = figures.native()
        # The sets of landmarks that each can come to have, as bits; the last is all of them.
        had = [sum(bit << place for place, bit in enumerate(state.landmarks[p])) for p in range(2)]
        self._sets = [[more for more in range(ALL + 1) if more & mine == mine] for mine in had]
        # Before a throw, by who throws, the set of landmarks and the coins of both.
        self._chances = np.full((2, len(self._sets[0]), len(self._sets[1]), MOST + 1, MOST + 1), 0.5)
        self._chances[:, -1, :] = 1.0
        self._chances[:, :, -1] = 0.0
        cost = np.array(figures.landmark_cost, dtype=np.int64)
        work = np.concatenate([state.native(), state.native()])
        pairs = [(a, b) for a in range(len(self._sets[0]) - 1) for b in range(len(self._sets[1]) - 1)]
        for a, b in sorted(
            pairs, key=lambda one: -(self._sets[0][one[0]].bit_count() + self._sets[1][one[1]].bit_count())
        ):
            sets = np.array([self._sets[0][a], self._sets[1][b]])
            after = np.zeros((2, MOST + 1, MOST + 1, OUTCOMES, 3), dtype=np.int8)
            _throws(work, e, sets, after)
            # Where each landmark leads to: the place of the larger set, or -1 if it stands already.
            leads = np.full((2, LANDMARK_KINDS), -1)
            for p in range(2):
                for landmark in range(LANDMARK_KINDS):
                    if not sets[p] >> landmark & 1:
                        leads[p, landmark] = self._sets[p].index(int(sets[p]) | 1 << landmark)
            while _sweep(self._chances, a, b, sets, after, leads, cost) > CLOSE:
                pass

    def chance(self, position: Position) -> float:
        """The chance of seat 0 to win from any position of it; what is left of the turn is looked through."""
        if position.over:
            return float(position.winners == (0,))
        state = position.state()
        if state.phase == THROW_PHASE:
            sets = [
                self._sets[p].index(sum(bit << place for place, bit in enumerate(state.landmarks[p]))) for p in range(2)
            ]
            first, second = (min(state.coins[p], MOST) for p in range(2))
            return float(self._chances[state.player, sets[0], sets[1], first, second])
        if position.turn == CHANCE:
            outcomes = position.chances()
            ways = sum(weight for _, weight in outcomes)
            return sum(self.chance(position.play(outcome)) * weight for outcome, weight in outcomes) / ways
        chances = [self.chance(position.play(action)) for action in position.actions()]
        return max(chances) if position.turn == 0 else min(chances)


# Steps of the rules, and how often each outcome comes: six of one die, then the pairs.
_THROWN = np.array([step_of(THROW, 1), step_of(THROW, 2)])
_TAKEN = np.array([step_of(TV_FROM, seat) for seat in range(2)])
_PAIRS = [(low, high) for low in range(1, 7) for high in range(low, 7)]
_SHOWN = np.array(
    [*(step_of(ONE_DIE, pips) for pips in range(1, 7)), *(step_of(TWO_DICE, pair_of(*pair)) for pair in _PAIRS)]
)
_WAYS = np.array([*[1] * 6, *(1 + (low != high) for low, high in _PAIRS)])


@numba.njit
def _throws(s: Any, e: Any, sets: Any, after: Any) -> None:
    """Write the coins of both after every outcome of a throw, and whether another turn follows."""
    for who in range(2):
        for first in range(MOST + 1):
            for second in range(MOST + 1):
                for outcome in range(OUTCOMES if sets[who] >> TRAIN_STATION & 1 else 6):
                    s[1] = s[0]
                    now = s[1]
                    now.player = who
                    now.coins[0] = first
                    now.coins[1] = second
                    for p in range(2):
                        for landmark in range(LANDMARK_KINDS):
                            now.landmarks[p][landmark] = sets[p] >> landmark & 1
                    apply(now, e[0], _THROWN[0 if outcome < 6 else 1])
                    apply(now, e[0], _SHOWN[outcome])
                    if now.phase == RADIO_PHASE:
                        apply(now, e[0], KEEP)
                    if now.phase == TV_PHASE:
                        apply(now, e[0], _TAKEN[1 - who])
                    for p in range(2):
                        after[who, first, second, outcome, p] = min(now.coins[p], MOST)
                    after[who, first, second, outcome, 2] = now.extra_turn


@numba.njit
def _sweep(chances: Any, a: int, b: int, sets: Any, after: Any, leads: Any, cost: Any) -> float:
    """Work every chance out from the others once more; return by how much the most changed one did."""
    most = 0.0
    for who in range(2):
        sign = 1.0 if who == 0 else -1.0
        radio = sets[who] >> RADIO_TOWER & 1
        for first in range(MOST + 1):
            for second in range(MOST + 1):
                best = -2.0
                for dice in range(1, 3 if sets[who] >> TRAIN_STATION & 1 else 2):
                    begin_, end = (0, 6) if dice == 1 else (6, OUTCOMES)
                    again = 0.0
                    for outcome in range(begin_, end):
                        built = _built(chances, a, b, who, after[who, first, second, outcome], leads, cost)
                        again += sign * built * _WAYS[outcome] / 6**dice
                    mean = again
                    if radio:
                        mean = 0.0
                        for outcome in range(begin_, end):
                            built = _built(chances, a, b, who, after[who, first, second, outcome], leads, cost)
                            mean += max(sign * built, again) * _WAYS[outcome] / 6**dice
                    best = max(best, mean)
                most = max(most, abs(sign * best - chances[who, a, b, first, second]))
                chances[who, a, b, first, second] = sign * best
    return most


@numba.njit
def _built(chances: Any, a: int, b: int, who: int, after: Any, leads: Any, cost: Any) -> float:
    """The chance of seat 0 after the best that can be built, or nothing."""
    next_ = who if after[2] else 1 - who
    sign = 1.0 if who == 0 else -1.0
    best = sign * chances[next_, a, b, after[0], after[1]]
    for landmark in range(LANDMARK_KINDS):
        left = after[who] - cost[landmark]
        if leads[who, landmark] >= 0 and left >= 0:
            if who == 0:
                found = chances[next_, leads[who, landmark], b, left, after[1]]
            else:
                found = chances[next_, a, leads[who, landmark], after[0], left]
            best = max(best, sign * found)
    return float(sign * best)


if __name__ == "__main__":
    main()

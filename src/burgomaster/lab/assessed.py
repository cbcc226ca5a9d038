"""How good is the assessor of reviews? Measured on games of our bots: `python -m burgomaster.lab.assessed GAME`.

Luck: over many quick games its mean is 0 for every seat, within two standard errors, and the books add up.
Planted moves: the worst move of a position, by games that the sensible player plays on from it (so the value net has no
say in it), where it costs 15 points or more by what the seat could know: is it marked as a mistake or a blunder?
Levels: level 5, 3 and 1 at one table, and two of them alone. How many of the best one's moves are called blunders, and
is the total error of a level, and its share of what was at stake, below that of the next?
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np

from burgomaster.bots.registry import bot
from burgomaster.games import GAMES
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.games.kernel.luck import luck_key
from burgomaster.lab.arena import Arena
from burgomaster.play.action import Action
from burgomaster.play.dice import FairDice
from burgomaster.play.match import Match
from burgomaster.play.position import Position, begin
from burgomaster.play.record import Record
from burgomaster.play.setting import Setting, setting
from burgomaster.review.assessor import DEPTHS, Assessor
from burgomaster.review.played_on import PlayedOn
from burgomaster.review.review import MARKS, review

PLANTED = MARKS["blunder"]  # what a planted move must cost at least
ROUGH, FINE = 24, 400  # games played on from a move: to find a bad one, and to be sure
PLANTING = luck_key(2026, 1)  # other luck than the assessor's
GLANCE = 40  # games of a glance at each idea, usually
SUSPECTS = 30  # usual number of decisions of one game that are looked at closely
EVERY = 3  # one in this many decisions of a game is tried
LEVELS = ("level-5", "level-3", "level-1")


def played(agreed: Setting, bots: Sequence[str], seed: int) -> Record:
    """A game between bots. The same seed gives the same game, unless level 5 runs out of time."""
    table = f"judged-{seed}"  # as it was first named: the dice follow from it
    match = Match(begin(agreed), dice=FairDice(table, ("",) * agreed.players, seed.to_bytes(32, "big")))
    seats = [bot(name, agreed.name, 100 * seed + seat, native=True) for seat, name in enumerate(bots)]
    while not match.position.over and len(match.entries) < agreed.game.SPEC.length:
        match.act(seats[match.position.turn].choose(match.position))
    return match.record()


def luck_of_seats(agreed: Setting, games: int, seed: int = 0) -> dict[str, Any]:
    """The mean luck of every seat and its standard error, over games of the sensible player with itself."""
    arena = Arena(agreed, 5.0, luck=True)
    luck = np.array([arena.play(["greedy"] * agreed.players, luck_key(seed, game)).luck for game in range(games)])
    mean, error = luck.mean(axis=0), luck.std(axis=0, ddof=1) / np.sqrt(games)
    return {"games": games, "mean": mean.tolist(), "error": error.tolist(), "in_errors": (mean / error).tolist()}


class Planter:
    """Finds moves that are bad without asking the value net."""

    def __init__(self, agreed: Setting) -> None:
        self._played_on = PlayedOn(agreed)

    def share(self, position: Position, seat: int, first: int, games: int) -> float:
        """A seat's share of the wins when sensible players play on from what the seat can see."""
        return self._played_on.shares(position, seat, PLANTING, first, games)[seat]

    def worst(self, position: Position, actions: Sequence[Action]) -> tuple[Action, float] | None:
        """The worst of some actions and what it costs, if that is enough to plant it."""
        seat = position.turn
        after = {action: position.play(action) for action in actions}
        shares = {action: self.share(after[action], seat, 0, ROUGH) for action in actions}
        best, worst = max(shares, key=shares.__getitem__), min(shares, key=shares.__getitem__)
        if shares[best] - shares[worst] < 2 * PLANTED:  # few games tell big differences only
            return None
        cost = self.share(after[best], seat, ROUGH, FINE) - self.share(after[worst], seat, ROUGH, FINE)
        return (worst, cost) if cost >= PLANTED else None


def planted(agreed: Setting, wanted: int, seed: int = 0) -> dict[str, Any]:
    """Plant bad moves in games of level 4, and see how they are marked."""
    planter, assessor = Planter(agreed), Assessor(agreed)
    how = DEPTHS["normal"]
    errors: list[float] = []
    tried = 0
    for position, actions in _decisions(agreed, seed):
        tried += 1
        bad = planter.worst(position, actions)
        if bad is not None:
            verdict = assessor.quick(position, bad[0])
            if looked_at := assessor.doubtful(position, verdict, how.suspect, GLANCE):
                verdict = assessor.searched(position, verdict, how.iterations(SUSPECTS), looked_at)
            errors.append(verdict.error)
        if len(errors) == wanted:
            break
    marked = sum(error >= MARKS["mistake"] for error in errors)
    return {"planted": len(errors), "marked": marked, "share": marked / max(len(errors), 1), "positions_tried": tried}


def _decisions(agreed: Setting, seed: int) -> Iterator[tuple[Position, list[Action]]]:
    """Decisions with a choice in games of level 4, and what could be done."""
    assessor = Assessor(agreed)
    pick = random.Random(seed)
    while True:
        seed += 1
        record = played(agreed, ["level-4"] * agreed.players, seed)
        for position, entry in zip(record.positions, record.entries, strict=False):
            if entry.seat not in (CHANCE, position.turn) or entry.seat == CHANCE or pick.randrange(EVERY):
                continue
            verdict = assessor.quick(position, position.resolve(entry.text))
            if verdict.choice:
                yield position, [action for action, _ in verdict.ideas]


def levels(name: str, games: int, table: Sequence[str] = LEVELS, seed: int = 0) -> dict[str, Any]:
    """Games of some levels at one table, the best first, every seat in turn, reviewed as usual."""
    agreed = setting(name, len(table))
    errors, lost, moves, blunders, seconds, off = [], [], 0, 0, [], 0.0
    for game in range(games):
        turned = game % len(table)
        bots = [*table[turned:], *table[:turned]]
        record = played(agreed, bots, seed + game + 1)
        begun = time.process_time()
        found = review(replace(record, names=tuple(bots)))
        seconds.append(time.process_time() - begun)
        by_level = {name: found.seats[seat] for seat, name in enumerate(bots)}
        errors.append([by_level[name].error for name in table])
        lost.append([by_level[name].lost_share for name in table])
        moves += by_level[table[0]].choices
        blunders += by_level[table[0]].marks["blunder"]
        off = max(off, *(abs(one.final - one.initial - one.luck - one.decisions) for one in found.seats))

    def below(what: list[list[float]]) -> dict[str, int]:
        return {
            f"{strong} below {weak}": sum(one[place] < one[place + 1] for one in what)
            for place, (strong, weak) in enumerate(pairwise(table))
        }

    return {
        "games": games,
        "total_error": below(errors),
        "lost_share": below(lost),
        "mean_error": np.mean(errors, axis=0).tolist(),
        "mean_lost_share": np.mean(lost, axis=0).tolist(),
        "moves_of_the_best": moves,
        "blunders_of_the_best": blunders / max(moves, 1),
        "seconds": {"mean": float(np.mean(seconds[1:] or seconds)), "most": max(seconds[1:] or seconds)},
        "identity": off,
    }


def main() -> None:
    """Measure one game and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--players", type=int, default=2, help="for luck and planted moves (default 2)")
    parser.add_argument("--luck-games", type=int, default=2000)
    parser.add_argument("--planted", type=int, default=200)
    parser.add_argument("--level-games", type=int, default=30)
    given = parser.parse_args()
    agreed = setting(given.game, given.players)
    print(f"{given.game}, {given.players} players", flush=True)  # noqa: T201
    if given.luck_games:
        print("luck", json.dumps(luck_of_seats(agreed, given.luck_games)), flush=True)  # noqa: T201
    if given.planted:
        print("planted", json.dumps(planted(agreed, given.planted)), flush=True)  # noqa: T201
    if given.level_games:
        for table in (LEVELS, *pairwise(LEVELS)):
            print(*table, json.dumps(levels(given.game, given.level_games, table)), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()

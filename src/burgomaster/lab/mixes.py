"""Who wins in every mix? `python -m burgomaster.lab.mixes GAME --bots a,b,c` seats every choice of these bots together.

A mix is so many different bots at one table. Each mix is played on the same deals, and on every deal each bot sits in
every seat once. A ladder asks who is stronger one against others of a kind; this asks who is strong in which company.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

import numpy as np

from burgomaster.bots.guest import DEADLINE
from burgomaster.bots.registry import check_name
from burgomaster.games import GAMES
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.luck import luck_key
from burgomaster.lab.arena import Arena
from burgomaster.lab.study.estimates import Estimate, mean_of
from burgomaster.lab.study.plan import seats
from burgomaster.play.setting import setting


@dataclass(frozen=True)
class Mix:
    """Some bots at one table, and what share of the wins each had."""

    shares: dict[str, Estimate]

    @property
    def winner(self) -> str | None:
        """Who won more than every other, beyond doubt; None where that is not clear."""
        best, *others = sorted(self.shares, key=lambda bot: -self.shares[bot].value)
        clear = all(self.shares[best].low > self.shares[other].high for other in others)
        return best if clear else None


def mixes(name: str, bots: Sequence[str], players: int, games: int, seed: int = 0) -> list[Mix]:
    """Every mix of so many of these bots, at least so many games of each."""
    for bot in bots:
        check_name(bot, name)
    if len(set(bots)) < max(len(bots), players):
        raise BurgomasterError(f"mixes of {players} need {players} different bots or more, each named once")
    arena = Arena(setting(name, players), DEADLINE)
    try:
        return [_mix(arena, around, -(-games // players), seed) for around in combinations(bots, players)]
    finally:
        arena.close()


def _mix(arena: Arena, around: Sequence[str], deals: int, seed: int) -> Mix:
    players = len(around)
    won = np.zeros((max(deals, 2), players))
    for deal in range(len(won)):
        for turned in range(players):
            sitting = seats(around, players, turned)
            played = arena.play(sitting, luck_key(seed, deal))
            for seat in played.winners:
                won[deal, around.index(sitting[seat])] += 1 / len(played.winners) / players
    return Mix({bot: mean_of(won[:, place]) for place, bot in enumerate(around)})


def table(found: Sequence[Mix], bots: Sequence[str]) -> str:
    """Of every bot: its share over all its mixes, in how many it won clearly, and where it fared best and worst."""
    rows = [["bot", "mixes", "wins", "clearly first in", "least", "most"], ["---"] * 6]
    for bot in bots:
        own = [mix.shares[bot].value for mix in found if bot in mix.shares]
        first = sum(mix.winner == bot for mix in found)
        numbers = (np.mean(own), min(own), max(own))
        mean, least, most = (f"{100 * one:.1f} %" for one in numbers)
        rows.append([bot, str(len(own)), mean, str(first), least, most])
    ranked = rows[:2] + sorted(rows[2:], key=lambda row: -float(row[2].split()[0]))
    return "\n".join(f"| {' | '.join(row)} |" for row in ranked)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print a table for every number of players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES, metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--bots", required=True, metavar="NAMES", help="such as greedy,random,level-1")
    parser.add_argument("--players", default="2", metavar="P,P", help="numbers of players (default 2)")
    parser.add_argument("--games", type=int, default=200, help="of every mix (default 200)")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--json", action="store_true", help="print every mix as JSON")
    given = parser.parse_args(arguments)
    bots = given.bots.split(",")
    told: dict[str, Any] = {}
    for players in map(int, given.players.split(",")):
        found = mixes(given.game, bots, players, given.games, given.seed)
        told[str(players)] = [{**asdict(mix), "winner": mix.winner} for mix in found]
        if not given.json:
            heading = f"{given.game}, {players} players: {len(found)} mixes, {given.games} games of each"
            print(f"{heading}\n\n{table(found, bots)}\n", flush=True)  # noqa: T201
    if given.json:
        print(json.dumps(told))  # noqa: T201


if __name__ == "__main__":
    main()

"""What does a bot lose when it stops caring for something? `python -m burgomaster.lab.blind GAME`.

A game's features.py may name groups of its features (GROUPS). The value net plays with one group shut off, always 0,
from one seat against greedy in the others; beside it the net that sees everything, on the same luck.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from burgomaster.bots.engine import engine
from burgomaster.bots.value_net import HIDDEN
from burgomaster.games import GAMES, game, part_of
from burgomaster.lab.learn import Learner
from burgomaster.lab.shares import wilson


def without(net: Any, hidden: Sequence[int]) -> Any:
    """The same net, blind to some features."""
    blind = net.copy()
    for feature in hidden:
        blind[feature * HIDDEN : (feature + 1) * HIDDEN] = 0.0
    return blind


def groups_of(name: str) -> dict[str, Sequence[int]]:
    """The groups of features a game names; none if it has no net or names none."""
    return dict(getattr(part_of(name, "features"), "GROUPS", {}))


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    named = [name for name in GAMES if groups_of(name)]
    parser.add_argument("game", choices=named, metavar="GAME", help=", ".join(named))
    parser.add_argument("--players", type=int, action="append", help="only so many players; repeatable")
    parser.add_argument("--games", type=int, default=4000, help="for each line (default 4000)")
    given = parser.parse_args(arguments)
    print("| players | blind to | wins of one among greedy | 95 % interval |\n|---|---|---|---|")  # noqa: T201
    for players in given.players or game(given.game).SPEC.players:
        learner = Learner(given.game, players)
        net = engine(given.game).net(players)
        for label, hidden in {"nothing": (), **groups_of(given.game)}.items():
            share = wilson(learner.wins(without(net, hidden), given.games) * given.games, given.games)
            line = f"| {players} | {label} | {share.share:.1%} | {share.low:.1%} to {share.high:.1%} |"
            print(line, flush=True)  # noqa: T201


if __name__ == "__main__":
    main()

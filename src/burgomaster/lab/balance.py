"""How does an edition play? `python -m burgomaster.lab.balance GAME` plays games between equal bots.

It tells the length of a game, how often each seat wins, and what the game's folder counts (counters.py). Every seat
is held by the same bot, greedy or a level that looks one ply ahead.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from burgomaster.bots.engine import engine_by
from burgomaster.bots.levels import LEVELS, levels_of
from burgomaster.games import GAMES, game, generic, part_of
from burgomaster.games.engines import NATIVE, PLAIN
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.native import load
from burgomaster.lab.counted import GREEDY
from burgomaster.lab.range_plot import Range, ranges_svg
from burgomaster.lab.shares import Share, wilson
from burgomaster.play.setting import Setting, setting

BOTS = ("greedy", *LEVELS[:-1])  # level 5 searches a tree, which takes too long for thousands of games


@dataclass(frozen=True)
class Balance:
    """What was counted: a row for every game."""

    setting: Setting
    bot: str
    seed: int
    turns: Any
    won: Any  # by seat; a shared victory counts in part
    counted: Mapping[str, Any]  # by counter

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.turns)

    def shares(self) -> list[Share]:
        """Each seat's share of the wins."""
        return [wilson(float(wins), self.games) for wins in self.won.sum(axis=0)]

    def measures(self) -> dict[str, float]:
        """What the game's folder makes of its counters: sums of one by sums of another."""
        known = {**self.counted, "turns": self.turns, "games": np.ones(self.games)}
        part: Any = part_of(self.setting.name, "counters")
        return {label: float(known[above].sum() / max(known[below].sum(), 1)) for label, above, below in part.MEASURES}

    def to_dict(self) -> dict[str, Any]:
        """Plain data, as `--json` prints it."""
        low, median, high = np.percentile(self.turns, (5, 50, 95))
        return {
            "game": self.setting.name,
            "edition": self.setting.edition,
            "players": self.setting.players,
            "bot": self.bot,
            "seed": self.seed,
            "games": self.games,
            "unfinished": int((self.won.sum(axis=1) == 0).sum()),
            "turns": {"median": median, "five percent": low, "ninety-five percent": high},
            "win_share_by_seat": [vars(share) for share in self.shares()],
            "measures": self.measures(),
        }


def balance(
    name: str,
    players: int,
    bot: str,
    games: int,
    *,
    seed: int = 0,
    edition: str | Path | None = None,
    native: bool = True,
) -> Balance:
    """Play so many games of an edition, every seat held by the same bot. Plain code plays the same games, slowly."""
    counters: Any = part_of(name, "counters")
    if counters is None:
        raise BurgomasterError(f"{name} counts nothing: its folder has no counters.py")
    if bot not in BOTS:
        raise BurgomasterError(f"bot is one of {', '.join(BOTS)}, not {bot}")
    agreed = setting(name, players, edition)
    code = engine_by(name, NATIVE if native else PLAIN)
    temperature = GREEDY if bot == "greedy" else levels_of(name).temperature[LEVELS.index(bot)]
    tallies = np.zeros((games, len(counters.COUNTERS)), dtype=np.int64)
    turns, bits = np.zeros(games, dtype=np.int64), np.zeros(games, dtype=np.int64)
    loaded = generic(
        "burgomaster.lab.counted",
        name,
        native=native,
        count=load(counters.__name__, name, native=native).count,
        greedy_step=code.greedy.greedy_step,
        one_ply=code.one_ply.one_ply,
        choice=code.one_ply.choice,
    )
    loaded.count_games(
        code.workspace(players, net=code.net(players, bot)),
        agreed.figures.native()[0] if native else agreed.figures,
        players,
        np.full(players, temperature),
        seed,
        0,
        agreed.game.SPEC.length,
        tallies,
        turns,
        bits,
    )
    won = (bits[:, None] >> np.arange(players)) & 1
    won = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
    return Balance(agreed, bot, seed, turns, won, dict(zip(counters.COUNTERS, tallies.T, strict=True)))


def table(found: Sequence[Balance]) -> str:
    """Several of one game side by side, in Markdown."""
    rows = [
        ["", *(f"{one.setting.players} players, {one.bot}" for one in found)],
        ["---", *("---" for _ in found)],
        ["games", *(f"{one.games:,}" for one in found)],
        ["turns, median", *(f"{np.median(one.turns):.0f}" for one in found)],
        ["turns, nine of ten", *("{:.0f} to {:.0f}".format(*np.percentile(one.turns, (5, 95))) for one in found)],
        ["wins by seat", *(" / ".join(f"{100 * s.share:.1f}" for s in one.shares()) + " %" for one in found)],
        ["best seat, upper end", *(f"{100 * max(s.high for s in one.shares()):.1f} %" for one in found)],
    ]
    measures = [one.measures() for one in found]
    rows += [[label, *(f"{one[label]:.2f}" for one in measures)] for label in measures[0]]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def pictures(found: Sequence[Balance]) -> dict[str, str]:
    """Several of one game as pictures, by name: wins by seat, and how long games take."""
    told = f"{found[0].games:,} games of each kind, edition {found[0].setting.edition}, seed {found[0].seed}"
    seats = [
        Range(
            f"{one.bot}, seat {chr(ord('A') + seat)} of {one.setting.players}",
            100 * share.share,
            100 * share.low,
            100 * share.high,
            (100 / one.setting.players - 0.5, 100 / one.setting.players + 0.5),
        )
        for one in found
        for seat, share in enumerate(one.shares())
    ]
    turns = []
    for one in found:
        low, median, high = np.percentile(one.turns, (5, 50, 95))
        turns.append(Range(f"{one.bot}, {one.setting.players} players", float(median), float(low), float(high)))
    return {
        "seats": ranges_svg("Wins by seat", f"{told}; 95 % intervals, the band is a fair share ± 0.5", seats, " %"),
        "turns": ranges_svg("Turns in a game", f"{told}; the median, and nine games of ten", turns),
    }


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, count, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    counted = [name for name in GAMES if part_of(name, "counters")]
    parser.add_argument("game", choices=counted, metavar="GAME", help=", ".join(counted))
    parser.add_argument("--players", type=int, action="append", help="only so many players; repeatable")
    parser.add_argument("--bot", choices=BOTS, action="append", help="who plays; repeatable (default greedy)")
    parser.add_argument("--games", type=int, default=20_000, help="of each kind (default 20000)")
    parser.add_argument("--edition", help="a built-in edition or a file")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--threads", type=int, default=1, help="kinds that are played at once (default 1)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="draw pictures into this folder")
    given = parser.parse_args(arguments)
    kinds = list(product(given.bot or ["greedy"], given.players or game(given.game).SPEC.players))
    with ThreadPoolExecutor(given.threads) as pool:
        found = list(
            pool.map(
                lambda kind: balance(given.game, kind[1], kind[0], given.games, seed=given.seed, edition=given.edition),
                kinds,
            )
        )
    if given.pictures:
        given.pictures.mkdir(parents=True, exist_ok=True)
        for name, drawn in pictures(found).items():
            (given.pictures / f"{given.game}-{name}.svg").write_text(drawn, encoding="utf-8")
    print(json.dumps([one.to_dict() for one in found], indent=2) if given.json else table(found))  # noqa: T201


if __name__ == "__main__":
    main()

"""`make calibration`: are the value nets' chances true? Into docs/calibration.md, whole."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from burgomaster.bots.registry import thinks
from burgomaster.games import GAMES, game
from burgomaster.lab.calibration import Samples, samples, tables
from burgomaster.lab.stamps import stamp

SEED = 2026
PAGE = Path("docs/calibration.md")
COMMAND = "python bench/calibration.py"
HEAD = """# Are the chances true?

Whoever shows a chance to win should say how often it was right. Here games of a bot with itself are played, what the
value net says at every decision is kept, and compared with who won: of the positions in which it gave a seat about
30 %, the seat should have won 30 %. `{command}` plays them all anew and writes this page;
`python -m burgomaster.lab.calibration` does it for one game, another bot or other numbers.

- The **Brier score** is the mean square of what the net was wrong by, summed over the seats: 0 is perfect.
- The **slope** is that of the log odds: below 1 the net is too sure of itself, above 1 not sure enough. It depends on
  who plays: a bot that finishes a won game surely makes every lead worth more than one that strays. The net learned
  from both.
- **Off by** is how far what was said lay from what came, on average over the tenths of the scale.
- **Luck** is the mean luck of the seat whose mean lies furthest from 0, with its standard error. It should be 0 within
  two or three of them, whoever plays and whatever the net is worth; of so many seats one in twenty lies further off
  than two.

Phases are thirds of a game's decisions. Decisions of one game are not independent: with 2,000 games a share in the
tables can be off by a point or two, with 400 by some points.
"""


class Asked(NamedTuple):
    """One measurement: a bot with itself."""

    bot: str
    game: str
    players: int
    games: int


def asked(games: int, slow_games: int) -> list[Asked]:
    """`greedy` at every table, and level 4 at the smallest and the largest of each game."""
    found = []
    for name in filter(thinks, GAMES):
        seats = game(name).SPEC.players
        found += [Asked("greedy", name, players, games) for players in seats]
        found += [Asked("level-4", name, players, slow_games) for players in (seats[0], seats[-1])]
    return found


def measured(one: Asked) -> Samples:
    """Play it."""
    return samples(one.game, one.players, one.games, SEED, one.bot)


def summary(found: dict[Asked, Samples]) -> list[str]:
    """One line of each measurement."""
    lines = [
        "| who plays | game | players | games | Brier score | slope | off by | luck |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for one, what in found.items():
        mean, error = max(what.mean_luck, key=lambda seat: abs(seat[0]) / max(seat[1], 1e-12))
        lines.append(
            f"| {one.bot} | {one.game} | {one.players} | {one.games:,} | {what.brier:.3f} | {what.slope:.2f} | "
            f"{100 * what.error:.1f} points | {100 * mean:+.2f} ± {100 * error:.2f} points |"
        )
    return lines


def page(found: dict[Asked, Samples], command: str) -> str:
    """The page."""
    games = dict.fromkeys(one.game for one in found)
    lines = [
        HEAD.format(command=command),
        stamp(dict.fromkeys(games, ("rules", "edition", "minds", "greedy")), command),
    ]
    lines += ["", *summary(found)]
    for bot in dict.fromkeys(one.bot for one in found):
        lines += ["", f"## {bot} with itself"]
        for one, what in found.items():
            if one.bot == bot:
                lines += ["", tables(one.game, one.players, what)]
    return "\n".join([*lines, ""])


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and write the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=2000, help="games of greedy with itself (default 2000)")
    parser.add_argument("--slow-games", type=int, default=400, help="games of level 4 with itself (default 400)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--page", type=Path, default=PAGE)
    given = parser.parse_args(arguments)
    wanted = asked(given.games, given.slow_games)
    with ProcessPoolExecutor(given.jobs) as pool:
        found = dict(zip(wanted, pool.map(measured, wanted), strict=True))
    changed = [
        f" --{name} {number}"
        for name, number, usual in (("games", given.games, 2000), ("slow-games", given.slow_games, 400))
        if number != usual
    ]
    given.page.write_text(page(found, COMMAND + "".join(changed)), encoding="utf-8")


if __name__ == "__main__":
    main()

"""`make strength`: every level against greedy, every line of play and every level below it, into docs/strength.md.

With two players, and alone against three with four. Runs are kept in build/strength and go on where they stopped; as
long as bots and nets stay the same, so do the results. Games that are not measured this time keep their part of the
page, and what stands below a game's tables stays there: it was measured by other commands.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from burgomaster import __version__
from burgomaster.bots.levels import LEVELS, levels_of
from burgomaster.bots.registry import lines_of, thinks
from burgomaster.games import GAMES
from burgomaster.lab.ladder import ladder
from burgomaster.lab.results import write_results
from burgomaster.lab.stamps import stamp
from burgomaster.lab.standings import Standing, Standings

SEED = 2026
THINKING = [game for game in GAMES if thinks(game)]
Runs = dict[tuple[int, str, str], Standings]  # by number of players, level, and whom it met


def main() -> None:
    """Play what is missing and write the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=100, help="games of levels 1 to 4 with everybody (default 100)")
    parser.add_argument("--slow-games", type=int, default=20, help="games of level 5 with everybody (default 20)")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--only", nargs="*", choices=THINKING, default=THINKING, help="only these games")
    parser.add_argument("--folder", type=Path, default=Path("build/strength"))
    given = parser.parse_args()
    for game in given.only:
        runs: Runs = {}
        for players in (2, 4):
            for level in LEVELS:
                games = given.slow_games if level == LEVELS[-1] else given.games
                for other in met_by(game, level):
                    print(f"... {game}, {players} players: {level} and {other}", flush=True)
                    folder = given.folder / f"{game}-{players}-{level}-{other}"
                    asked = {"players": players, "seed": SEED, "threads": given.threads, "folder": folder}
                    found = ladder(game, (level, other), games, settle=False, alone=True, **asked)
                    runs[players, level, other] = found
                    write_results(found, folder)
        command = f"--only {game} --games {given.games} --slow-games {given.slow_games}"
        put_on_page(game, part_of(game, command, runs))


def met_by(game: str, level: str) -> Sequence[str]:
    """Whom a level is measured against."""
    return ("random", "greedy", *lines_of(game), *LEVELS[: LEVELS.index(level)])


PAGE = Path("docs/strength.md")
HEAD = f"""# How strong the bots are

Measured by `make strength`, or one game at a time as it says below: on the same deals from every seat, seed {SEED}.
Shares are of games won, without luck, ± half of the 95 % interval, and in brackets as they were with luck;
[The ladder](ladder.md) says how.

The levels are named for players: newcomer, citizen, builder, alderman, burgomaster. Each is meant to win at least 60 %
against the one below with two players, and to take at least 30 % of four-player games from three of them (25 % would be
its equal share). Levels 1 to 4 look one action ahead and never slip: the lower ones see less, and have practised less
([Bots](bots.md)). Lines of play are those of [Answers](answers.md).
"""


def put_on_page(game: str, part: str) -> None:
    """Write the part of a game, above what is told below its tables; the other games keep theirs."""
    text = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    parts = {one.partition("\n")[0]: f"\n## {one.strip()}\n" for one in text.split("\n## ")[1:]}
    below = parts.get(game, "").rpartition("|\n")[2].strip("\n")
    parts[game] = part + (f"\n{below}\n" if below else "")
    PAGE.write_text(HEAD + "".join(parts[one] for one in THINKING if one in parts), encoding="utf-8")


def part_of(game: str, command: str, runs: Runs) -> str:
    """The tables of a game."""
    levels = levels_of(game)
    practised = ", ".join(f"{one.rounds * one.games:,}" for one in levels.sights)
    searcher = standing(runs[2, LEVELS[-1], LEVELS[-2]], LEVELS[-1]).thinking
    lines = [
        f"\n## {game}",
        "",
        stamp({game: ("rules", "edition", "minds", "greedy", "lines")}, f"python bench/strength.py {command}"),
        "",
        f"Levels 1 to {len(levels.sights)} practised in {practised} games of two players. Level 5 searches with "
        f"{levels.effort.iterations:,} iterations; it thought {1000 * searcher.mean:.0f} ms about an action, "
        f"{1000 * searcher.p95:.0f} ms in 95 of 100 cases. Measured with version {__version__} by "
        f"`python bench/strength.py {command}`: so many games of each pair, and of level 5.",
    ]
    for players, seats in ((2, "two players"), (4, "alone against three")):
        lines += ["", f"| {seats} | {' | '.join(LEVELS)} |", "|---|" + "---|" * len(LEVELS)]
        for other in met_by(game, LEVELS[-1]):
            cells = [share(runs, players, level, other) for level in LEVELS]
            lines.append(f"| {other} | {' | '.join(cells)} |")
    return "\n".join([*lines, ""])


def share(runs: Runs, players: int, level: str, other: str) -> str:
    """How often a level won from others; empty where it did not meet them."""
    result = runs.get((players, level, other))
    if result is None:
        return ""
    met = result.meetings[0]  # the level is the one
    raw, fair = met.share.share, met.adjusted.share if met.adjusted else met.share
    return f"{fair.share:.1%} ± {50 * (fair.high - fair.low):.1f} ({raw:.0%})"


def standing(result: Standings, bot: str) -> Standing:
    """How a bot stands."""
    return next(one for one in result.bots if one.bot == bot)


if __name__ == "__main__":
    main()

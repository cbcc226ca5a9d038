"""The command `burgomaster simulate`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from burgomaster.terminal.commands import arguments
from burgomaster.terminal.commands.output import OK, say

if TYPE_CHECKING:
    from burgomaster.lab.simulate import Share, Simulation

SUMMARY = "Play many games between bots and report who won, how long it took and how fast it went."
EXAMPLES = """\
simulate machi-koro --players 4 --games 1000000
simulate machi-koro --bots greedy,random,random,random --games 200000 --seed 7 --threads 2 --json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    arguments.add_games(parser, 10_000)
    arguments.add_threads(parser)
    arguments.add_device(parser)
    parser.add_argument(
        "--out", type=Path, metavar="FOLDER", help="keep the sums here; the same command resumes, also with more games"
    )
    arguments.add_cluster(parser)
    arguments.add_json(parser, "the result")
    arguments.add_deadline(parser)
    arguments.add_table(parser)


def run(given: argparse.Namespace) -> int:
    from burgomaster.lab.simulate import simulate
    from burgomaster.terminal.progress import progress_bar

    bots = arguments.bots_around(given)
    with progress_bar(given.games) as progress:
        result = simulate(
            given.game,
            bots,
            given.games,
            seed=given.seed,
            threads=given.threads,
            edition=given.edition,
            options=arguments.options(given.option),
            deadline=given.deadline,
            progress=progress,
            device=given.device,
            cluster=given.cluster,
            folder=given.out,
        )
    say(json.dumps(result.to_dict()) if given.json else _summary(result))
    return OK


def _summary(result: Simulation) -> str:
    from burgomaster.games.kernel.contract import SEAT_LETTERS

    def percent(share: Share) -> str:
        return f"{100 * share.share:6.2f} %  ({100 * share.low:.2f} – {100 * share.high:.2f})"

    lines = [
        f"{result.games:,} games of {result.setting.name}, {result.setting.players} players, "
        f"edition {result.setting.edition}, seed {result.seed}",
        "",
        "wins by seat (95 % interval)",
    ]
    if result.device == "cuda":
        where = "a GPU"
    elif result.cluster is not None:
        where = f"{result.threads} core{'s' if result.threads > 1 else ''} of a cluster"
    else:
        where = f"{result.threads} thread{'s' if result.threads > 1 else ''}"
    width = max(10, *map(len, result.bots))
    for seat, wins in enumerate(result.wins):
        lines.append(f"  {SEAT_LETTERS[seat]}  {result.bots[seat]:<{width}} {percent(result.share(wins))}")
    lines.append("wins by bot")
    for name, wins in result.wins_by_bot.items():
        lines.append(f"     {name:<{width}} {percent(result.share(wins))}")
    lines += [
        "",
        f"turns per game      {result.turns_per_game:.2f}  (sd {result.turns_deviation:.1f}, "
        f"{result.shortest} to {result.longest})",
        f"decisions per game  {result.decisions / result.games:.1f}",
        f"speed               {result.games / result.seconds:,.0f} games/s, "
        f"{result.decisions / result.seconds:,.0f} decisions/s on {where}, {result.seconds:.2f} s",
    ]
    if result.unfinished:
        lines.append(f"unfinished          {result.unfinished} games reached the length limit")
    for name, lost in result.failures.items():
        lines.append(f"lost moves          {name}: {lost.count}, such as: {lost.first}")
    return "\n".join(lines)

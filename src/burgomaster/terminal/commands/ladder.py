"""The command `burgomaster ladder`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from burgomaster.games import GAMES
from burgomaster.terminal.commands import arguments
from burgomaster.terminal.commands.output import INTERRUPTED, OK, say, warn

SUMMARY = "Rank bots: every pairing from every seat on the same luck, with ratings, intervals and thinking times."
EXAMPLES = """\
ladder machi-koro --bots greedy,random --games 1000 --seed 7 --threads 2
ladder alhambra --bots mymodule:MyBot,greedy,random --players 4 --games 400 --out my-ladder
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=GAMES, metavar="GAME", help=arguments.games_help())
    parser.add_argument("--bots", required=True, metavar="NAMES", help="two or more, such as greedy,random")
    parser.add_argument(
        "--games",
        type=arguments.count(1, 10**9),
        default=1000,
        metavar="N",
        help="games of every pairing (default 1000)",
    )
    parser.add_argument(
        "--players",
        type=arguments.count(2, 6),
        default=2,
        metavar="P",
        help="seats; with more than 2, one bot against the others",
    )
    arguments.add_seed(parser, "same seed, same luck")
    arguments.add_threads(parser)
    parser.add_argument(
        "--out", type=Path, metavar="FOLDER", help="write games, result and picture here; the same command resumes"
    )
    parser.add_argument(
        "--alone", action="store_true", help="only the first bot meets the others, and is the one against them"
    )
    parser.add_argument("--no-luck", action="store_true", help="do not work out the shares without luck")
    parser.add_argument("--all-games", action="store_true", help="do not end early when every pairing is settled")
    arguments.add_cluster(parser)
    arguments.add_json(parser, "the result")
    arguments.add_deadline(parser)
    arguments.add_table(parser)


def run(given: argparse.Namespace) -> int:
    from rich.console import Console

    from burgomaster.lab.ladder import ladder
    from burgomaster.lab.results import write_results
    from burgomaster.terminal.progress import progress_bar
    from burgomaster.terminal.standings import show_standings

    bots = [name.strip() for name in given.bots.split(",")]
    pairings = len(bots) * (len(bots) - 1) // (2 if given.players == 2 else 1)
    if given.alone:
        pairings = len(bots) - 1
    with progress_bar(-(-given.games // given.players) * given.players * pairings) as progress:
        result = ladder(
            given.game,
            bots,
            given.games,
            players=given.players,
            seed=given.seed,
            threads=given.threads,
            edition=given.edition,
            options=arguments.options(given.option),
            deadline=given.deadline,
            folder=given.out,
            progress=progress,
            luck=not given.no_luck,
            settle=not given.all_games,
            cluster=given.cluster,
            alone=given.alone,
        )
    notes = write_results(result, given.out) if given.out is not None and result.deals else []
    if given.json:
        say(json.dumps(result.to_dict()))
    else:
        show_standings(result, Console(highlight=False, width=None if sys.stdout.isatty() else 160))
    for note in notes:
        warn(note)
    return INTERRUPTED if result.stopped else OK

"""The command `burgomaster study`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from burgomaster.games import GAMES
from burgomaster.terminal.commands import arguments
from burgomaster.terminal.commands.output import INTERRUPTED, OK, say, warn

SUMMARY = (
    "Vary an edition's figures or table options, or what one seat may do, on the same deals, and report what becomes "
    "of the game."
)
EXAMPLES = """\
study machi-koro --vary building.cheese-factory.cost=3..8 --players 2,4 --bots level-4 --out report
study machi-koro --forbid "buy *" --players 2 --bots level-4 --out worth
study monopoly-builder --vary table.start_money=750,900 --bots greedy --games 1000 --out report
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=GAMES, metavar="GAME", help=arguments.games_help())
    parser.add_argument(
        "--vary",
        action="append",
        default=[],
        metavar="PATH=VALUES",
        help="a figure by its place in the edition, or a table option; 3..8 or a,b,c; repeatable",
    )
    parser.add_argument(
        "--forbid",
        action="append",
        default=[],
        metavar="ACTION",
        help="an action, by its first words, that one seat goes without, every seat in turn, unless nothing else is "
        "legal; 'buy *' is each that begins so, one after the other; repeatable",
    )
    parser.add_argument("--players", type=_counts, default=[4], metavar="P,P", help="numbers of players (default 4)")
    parser.add_argument(
        "--bots", default="level-4", metavar="NAMES", help="one for all seats, or one per seat (default level-4)"
    )
    parser.add_argument(
        "--games",
        type=arguments.count(1, 10**7),
        default=1000,
        metavar="N",
        help="games of each value with each number of players (default 1000)",
    )
    arguments.add_seed(parser, "same seed, same deals")
    arguments.add_threads(parser)
    arguments.add_device(parser)
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FOLDER", help="write the report here; the same command resumes"
    )
    parser.add_argument(
        "--refit",
        type=arguments.count(1, 1000),
        nargs="?",
        const=10,
        default=0,
        metavar="ROUNDS",
        help="train the value net further for every changed value, so many rounds of 200 games (10 if not said)",
    )
    parser.add_argument("--no-luck", action="store_true", help="do not take luck off the shares")
    arguments.add_cluster(parser)
    arguments.add_json(parser, "the result")
    arguments.add_deadline(parser)
    arguments.add_table(parser)


def run(given: argparse.Namespace) -> int:
    from rich.console import Console

    from burgomaster.lab.study.files import write_study
    from burgomaster.lab.study.study import planned, study
    from burgomaster.terminal.progress import progress_bar
    from burgomaster.terminal.study import show_study

    plan = planned(
        given.game,
        given.vary,
        [name.strip() for name in given.bots.split(",")],
        given.games,
        players=given.players,
        seed=given.seed,
        edition=given.edition,
        options=arguments.options(given.option),
        deadline=given.deadline,
        luck=not given.no_luck,
        refit=given.refit,
        forbid=given.forbid,
    )
    with progress_bar(plan.games) as progress:
        found = study(
            plan,
            given.out,
            threads=given.threads,
            cluster=given.cluster,
            device=given.device,
            progress=progress,
            say=warn,
        )
    for line in found.warnings:
        warn(f"WARNING: {line}")
    notes = write_study(found, given.out) if found.measured else []
    if given.json:
        say(json.dumps(found.to_dict()))
    else:
        show_study(found, Console(highlight=False, width=None if sys.stdout.isatty() else 160))
        if found.measured:
            say(f"the report is {given.out / 'index.html'}")
    for note in notes:
        warn(note)
    return INTERRUPTED if found.stopped else OK


def _counts(text: str) -> list[int]:
    """Numbers of players, for argparse."""
    return [arguments.count(1, 6)(part.strip()) for part in text.split(",")]

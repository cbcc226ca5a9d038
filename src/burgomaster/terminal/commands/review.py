"""The command `burgomaster review`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from burgomaster.terminal.commands import arguments
from burgomaster.terminal.commands.game_file import read_record
from burgomaster.terminal.commands.output import OK, say

SUMMARY = "Review a game: what was luck, what each decision cost, what would have been better, and why."
EXAMPLES = """\
review my.game
review my.game --depth deeper --lang nl
review my.game --json > review.json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a game file; - for standard input")
    parser.add_argument(
        "--depth",
        choices=("quick", "normal", "deeper"),
        default="normal",
        help="how closely to look: seconds, some seconds (the default), or minutes",
    )
    arguments.add_seed(parser, "luck of the search")
    arguments.add_json(parser, "the review")
    arguments.add_language(parser)


def run(given: argparse.Namespace) -> int:
    from rich.console import Console

    from burgomaster.terminal.progress import progress_bar
    from burgomaster.terminal.review import show_review

    record = read_record(given.file)
    with progress_bar(record.actions, given.lang, "progress-reviewing") as progress:
        told = None if progress is None else lambda part, tell=progress: tell(round(record.actions * part))
        reviewed = record.review(given.depth, given.seed, told)
    if given.json:
        say(json.dumps(reviewed.to_dict(), ensure_ascii=False))
    else:
        show_review(reviewed, given.lang, Console(highlight=False, width=None if sys.stdout.isatty() else 120))
    return OK

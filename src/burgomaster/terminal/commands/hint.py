"""The command `burgomaster hint`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from burgomaster.terminal.commands import arguments
from burgomaster.terminal.commands.game_file import read_record
from burgomaster.terminal.commands.output import OK, say

SUMMARY = "Say what the best move is at a moment of a game, everyone's chances, and how play may go on."
EXAMPLES = """\
hint my.game
hint my.game --at 10 --seconds 5 --lang it
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a game file; - for standard input")
    parser.add_argument(
        "--at", type=arguments.count(0, 10**9), metavar="N", help="after N actions (default: at the end)"
    )
    parser.add_argument("--seconds", type=arguments.seconds, default=2.0, metavar="S", help="time to think (default 2)")
    parser.add_argument(
        "--iterations",
        type=arguments.count(1, 10**9),
        metavar="N",
        help="think for this many iterations instead: repeatable",
    )
    arguments.add_json(parser, "the advice")
    arguments.add_language(parser)


def run(given: argparse.Namespace) -> int:
    from burgomaster.bots.hints import explained
    from burgomaster.games.kernel.contract import SEAT_LETTERS
    from burgomaster.terminal.hint import hint_lines
    from burgomaster.terminal.progress import compiling_said

    record = read_record(given.file)
    position = record.at(record.actions if given.at is None else given.at)
    with compiling_said(given.lang):
        advice = position.best(given.seconds, iterations=given.iterations)
        found = explained(position, advice)
    if given.json:
        say(json.dumps({**advice.to_dict(), "hint": found.to_dict()}))
    else:
        say("\n".join(hint_lines(found, position, record.names or SEAT_LETTERS[: position.players], given.lang)))
    return OK

"""The command `burgomaster explain`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from burgomaster.terminal.commands import arguments
from burgomaster.terminal.commands.game_file import read_record
from burgomaster.terminal.commands.output import OK, say

SUMMARY = "Explain a game file: what an action and the dice after it did, effect by effect, with the rules."
EXAMPLES = """\
explain my.game --at 10
explain my.game > commented.game
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a game file; - for standard input")
    parser.add_argument(
        "--at",
        type=arguments.count(0, 10**9),
        metavar="N",
        help="only action N, in words (default: the whole file, with every effect in a comment)",
    )
    arguments.add_json(parser, "the effects")
    arguments.add_language(parser)


def run(given: argparse.Namespace) -> int:
    from burgomaster.play.explain import commented, events, events_at, explanation

    record = read_record(given.file)
    if given.json:
        found = events(record) if given.at is None else events_at(record, given.at)
        say(json.dumps([event.to_json() for event in found], ensure_ascii=False))
    elif given.at is None:
        say(commented(record).removesuffix("\n"))
    else:
        say(explanation(record, given.at, given.lang))
    return OK

"""The command `burgomaster show`."""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

from burgomaster.terminal.commands import arguments
from burgomaster.terminal.commands.game_file import STANDARD, read_record
from burgomaster.terminal.commands.output import OK, say

SUMMARY = "Show a game file: who played, and the table at any moment."
EXAMPLES = """\
show my.game
show my.game --at 10 --svg table.svg
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a game file; - for standard input")
    parser.add_argument(
        "--at", type=arguments.count(0, 10**9), metavar="N", help="after N actions (default: at the end)"
    )
    parser.add_argument(
        "--svg", type=Path, metavar="OUT", help="write a picture of the table to this file; - to print it"
    )
    arguments.add_json(parser, "the position")
    arguments.add_language(parser)


def run(given: argparse.Namespace) -> int:

    record = read_record(given.file)
    position = record.at(record.actions if given.at is None else given.at)
    names = record.names or None
    if given.svg == STANDARD:
        say(position.to_svg(given.lang, names=names))
        return OK
    if given.svg is not None:
        given.svg.write_text(position.to_svg(given.lang, names=names), encoding="utf-8")
    if given.json:
        say(position.to_json(indent=2))
        return OK
    say(f"{record.setting.name}, {', '.join(record.names)}  {record.date}".rstrip())
    say(f"edition {record.setting.edition}, {record.actions} actions, result {record.result}\n")
    say(position.to_text(given.lang, names=names, width=shutil.get_terminal_size((120, 40)).columns))
    if given.svg is not None:
        say(f"\npicture written to {given.svg}")
    return OK

"""The command `burgomaster note`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.terminal.commands import arguments
from burgomaster.terminal.commands.game_file import STANDARD, read_record
from burgomaster.terminal.commands.output import OK, say

SUMMARY = "Write a note at an action of a game file, or list all notes. Reviews show them."
EXAMPLES = """\
note my.game --at 10 --text "why not the mine?"
note my.game
note my.game --at 10 --text ""
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a game file; - for standard input, to list its notes")
    parser.add_argument("--text", metavar="TEXT", help="the note; an empty one removes it")
    parser.add_argument("--at", type=arguments.count(1, 10**9), metavar="N", help="at the Nth action")
    arguments.add_json(parser, "the notes")


def run(given: argparse.Namespace) -> int:
    record = read_record(given.file)
    if (given.text is None) != (given.at is None):
        raise BurgomasterError("a note needs both --text and --at N, the number of its action")
    if given.text is not None:
        if given.file == STANDARD:
            raise BurgomasterError("a note is written into a file; of standard input notes are only listed")
        record = record.noted(given.at, given.text)
        record.write(given.file)
    if given.json:
        say(json.dumps([{"action": action, "text": text} for action, text in record.notes], ensure_ascii=False))
    elif given.text is None:
        for action, text in record.notes:
            say(f"{action}. {text}")
    return OK

"""The command `burgomaster backup`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from burgomaster.terminal.commands import arguments
from burgomaster.terminal.commands.output import OK, say

SUMMARY = "Copy all tables of a server, also while it runs, into a new file."
EXAMPLES = """\
backup evening.backup
backup --db postgresql://user@host/burgomaster evening.backup
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a file that does not exist yet")
    arguments.add_database(parser)
    arguments.add_json(parser, "the number of tables")


def run(given: argparse.Namespace) -> int:
    from burgomaster.server.backup import backup
    from burgomaster.server.config import read_config

    count = backup(read_config(given).database, given.file)
    say(json.dumps({"tables": count}) if given.json else f"{count} tables are in {given.file}")
    return OK

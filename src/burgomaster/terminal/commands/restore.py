"""The command `burgomaster restore`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from burgomaster.terminal.commands import arguments
from burgomaster.terminal.commands.output import OK, say, warn

SUMMARY = "Put a backup into an empty database, SQLite or PostgreSQL."
EXAMPLES = """\
restore evening.backup --db new.sqlite
restore evening.backup --db postgresql://user@host/burgomaster
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a backup")
    arguments.add_database(parser)
    arguments.add_json(parser, "the number of tables")


def run(given: argparse.Namespace) -> int:
    from burgomaster.server.backup import restore
    from burgomaster.server.config import read_config

    found = restore(given.file, read_config(given).database)
    if not found.checked:
        warn(f"{given.file} has no checksums: an earlier version wrote it, and only its tables' logs could be checked")
    for table, damage in found.damaged.items():
        warn(f"table {table} is damaged: {damage}")
    good = found.tables - len(found.damaged)
    of = f" of {found.tables}" if found.damaged else ""
    say(
        json.dumps({"tables": found.tables, "checked": found.checked, "damaged": found.damaged})
        if given.json
        else f"{good}{of} tables are back"
    )
    return OK

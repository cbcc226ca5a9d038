"""The command `burgomaster serve`."""

from __future__ import annotations

import argparse
import contextlib

from burgomaster.terminal.commands.output import OK

SUMMARY = "Serve tables for people: friends and bots, in the browser or by the open API."
EXAMPLES = """\
serve
serve --lan --port 8000
serve --db postgresql://user@host/burgomaster
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    from burgomaster.server.config import add_options

    add_options(parser)
    parser.add_argument("--browse", action="store_true", help="open the browser")


def run(given: argparse.Namespace) -> int:
    from burgomaster.server.config import read_config
    from burgomaster.server.serve import serve

    with contextlib.suppress(KeyboardInterrupt):  # Ctrl+C stops the server; requests under way were finished
        serve(read_config(given), browse=given.browse)
    return OK

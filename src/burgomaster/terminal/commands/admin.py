"""The command `burgomaster admin`."""

from __future__ import annotations

import argparse

from burgomaster.terminal.commands import arguments
from burgomaster.terminal.commands.output import OK, say

SUMMARY = "Administer a server: its tables, and moderation while it runs."
EXAMPLES = """\
admin list
admin export 9bcbed7749a7eaae > my.game
admin key
admin block name 'Nasty Name' --hours 24
admin reports
admin doors --names closed --said 'Back on Monday.'
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    from burgomaster.server.admin_cli import add_commands

    add_commands(parser, arguments.add_database)


def run(given: argparse.Namespace) -> int:
    from burgomaster.server.admin_cli import run_admin

    say(run_admin(given))
    return OK

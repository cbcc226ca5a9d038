"""The command `burgomaster completion`."""

from __future__ import annotations

import argparse
from pathlib import Path

from burgomaster.terminal.commands.output import OK, say

SHELLS = ("bash", "zsh", "tcsh")
SUMMARY = "Print a completion script for a shell: Tab then completes commands, options and files."
EXAMPLES = """\
completion bash > ~/.local/share/bash-completion/completions/burgomaster
completion zsh > ~/.zfunc/_burgomaster
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", choices=SHELLS, metavar="SHELL", help=f"one of: {', '.join(SHELLS)}")


def run(given: argparse.Namespace) -> int:
    import shtab

    _complete_files(given.parser, shtab.FILE)
    say(shtab.complete(given.parser, given.shell))
    return OK


def _complete_files(parser: argparse.ArgumentParser, files: object) -> None:
    """Let arguments that are paths complete file names."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for inner in action.choices.values():
                _complete_files(inner, files)
        elif action.type is Path:
            action.complete = files  # type: ignore[attr-defined]

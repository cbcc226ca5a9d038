"""The command `burgomaster`. Each command imports what it needs only when it runs, so that --help is quick."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NoReturn, Protocol

from burgomaster import __version__
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.terminal.commands import (
    admin,
    backup,
    completion,
    explain,
    games,
    hint,
    ladder,
    note,
    play,
    puzzles,
    restore,
    review,
    rules,
    serve,
    show,
    simulate,
    study,
    verify,
)
from burgomaster.terminal.commands.game_file import STANDARD
from burgomaster.terminal.commands.output import FAILED, INTERRUPTED, OK, USAGE, say, warn

EXAMPLES = """\
examples:
  burgomaster                            (serves this machine and opens the browser)
  burgomaster serve --lan
  burgomaster play machi-koro --bots 3
  burgomaster play alhambra --bots greedy,random --lang it
  burgomaster play monopoly-builder --edition my-box.toml
  burgomaster simulate machi-koro --players 4 --bots greedy,random,random,random --games 200000 --seed 7
  burgomaster ladder machi-koro --bots greedy,random --games 1000 --seed 7 --threads 2
  burgomaster study machi-koro --vary building.cheese-factory.cost=3..8 --games 1000 --out report
  burgomaster rules machi-koro --lang nl
  burgomaster verify my.game
  burgomaster hint my.game --at 10
  burgomaster review my.game
  burgomaster puzzles machi-koro
  burgomaster show my.game --at 10 --svg table.svg
"""


class _Command(Protocol):
    """A module of a command."""

    __name__: str
    SUMMARY: str
    EXAMPLES: str

    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, given: argparse.Namespace) -> int: ...


# In the order of the help.
_COMMANDS: tuple[_Command, ...] = (
    *(play, simulate, games, ladder, study, serve, backup, restore, admin, rules),
    *(verify, hint, review, puzzles, note, show, explain, completion),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit status."""
    parser = command_line()
    given = parser.parse_args(arguments)
    if given.command is None:
        given = parser.parse_args(["serve", "--browse"])
    given.parser = parser
    try:
        with _edition_of_standard_input(given):
            status: int = given.run(given)
        sys.stdout.flush()
        return status
    except BurgomasterError as problem:
        return _fail(str(problem))
    except BrokenPipeError:
        # The reader of our output is gone (as `head` does): print no error, and flush nothing more.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except ModuleNotFoundError as problem:
        package = (problem.name or "").partition(".")[0]
        if package in ("", "burgomaster"):
            raise
        return _fail(f"this needs {package}, which is not installed; pip install burgomaster brings all a house needs")
    except OSError as problem:
        return _fail(f"{problem.filename or ''}: {problem.strerror or problem}".lstrip(": "))
    except KeyboardInterrupt:
        return INTERRUPTED


@contextlib.contextmanager
def _edition_of_standard_input(given: argparse.Namespace) -> Iterator[None]:
    """`--edition -`: in a file meanwhile, since an edition may be read more than once."""
    if getattr(given, "edition", None) != str(STANDARD):
        yield
        return
    with tempfile.TemporaryDirectory(prefix="burgomaster-") as folder:
        file = Path(folder) / "standard-input.toml"
        file.write_bytes(sys.stdin.buffer.read())
        given.edition = str(file)
        try:
            yield
        except BurgomasterError as problem:  # the file is gone when somebody reads its name
            raise BurgomasterError(str(problem).replace(str(file), "standard input")) from None


def _fail(problem: str) -> int:
    warn(problem)
    return FAILED


class _Parser(argparse.ArgumentParser):
    """Errors also say how to get help."""

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(USAGE, f"{self.prog}: {message} (see {self.prog} --help)\n")


class _Version(argparse.Action):
    """The version, and in a line for each engine which games it runs here."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from burgomaster.games.engines import status

        say("\n".join([f"burgomaster {__version__}", *status()]))
        parser.exit()


def command_line() -> argparse.ArgumentParser:
    """Every command with its arguments."""
    layout = argparse.RawDescriptionHelpFormatter
    parser = _Parser(
        prog="burgomaster",
        description="City-building tabletop games, exactly by their rules.",
        epilog=EXAMPLES,
        formatter_class=layout,
        allow_abbrev=False,
    )
    parser.add_argument("-V", "--version", action=_Version, nargs=0, help="show the version, and what runs the games")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)
    for command in _COMMANDS:
        examples = "examples:\n" + "\n".join(f"  burgomaster {line}" for line in command.EXAMPLES.splitlines())
        added = commands.add_parser(
            command.__name__.rpartition(".")[2],
            help=command.SUMMARY,
            description=command.SUMMARY,
            epilog=examples,
            formatter_class=layout,
            allow_abbrev=False,
        )
        command.add_arguments(added)
        added.set_defaults(run=command.run)
    return parser


if __name__ == "__main__":
    sys.exit(main())

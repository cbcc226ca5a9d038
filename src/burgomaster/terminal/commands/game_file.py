"""Reading a game file, or standard input."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from burgomaster.games.kernel.errors import BadRecord, BurgomasterError

if TYPE_CHECKING:
    from burgomaster.play.record import Record

STANDARD = Path("-")  # standard input or output in place of a file


def read_game(file: Path) -> str:
    """The text of a game file, or what comes in by standard input."""
    from burgomaster.play.record import read_text

    if file != STANDARD:
        return read_text(file)
    try:
        return sys.stdin.buffer.read().decode("utf-8")
    except UnicodeDecodeError:
        raise BurgomasterError("standard input: not a UTF-8 text") from None


def parsed(text: str, file: Path) -> Record:
    """The game, checked against the rules; errors name where it came from."""
    from burgomaster.play.record import Record

    try:
        return Record.parse(text)
    except BadRecord as problem:
        raise type(problem)(f"{'standard input' if file == STANDARD else file}: {problem}") from None


def read_record(file: Path) -> Record:
    return parsed(read_game(file), file)

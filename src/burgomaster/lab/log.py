"""The log of a long run, a ladder or a study: one line of JSON for every game, written as it ends.

The first line says which run it is. A process may end at any moment: a line that was not written completely, and
whatever follows it, is dropped when the run is resumed, and those games are played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from burgomaster.file_lock import lock
from burgomaster.games.kernel.errors import BurgomasterError

NAME = "games.jsonl"


class RunLog:
    """The log of one run in a folder, new or resumed. `rows` are the games found there."""

    def __init__(self, folder: Path, run: Mapping[str, Any]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / NAME
        self._file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
        try:
            self._lock(folder)
            self.rows = self._read(folder, dict(run))
        except BaseException:
            os.close(self._file)
            raise

    def add(self, row: Mapping[str, Any]) -> None:
        """Write one game down."""
        self._write(row)

    def close(self) -> None:
        """Make sure that all is on the disk."""
        os.fsync(self._file)
        os.close(self._file)

    def _lock(self, folder: Path) -> None:
        """One process at a time; the lock goes with the process, however that ends."""
        if not lock(self._file):
            raise BurgomasterError(f"{folder}: another process is at this run")

    def _read(self, folder: Path, run: dict[str, Any]) -> list[dict[str, Any]]:
        found, good = [], 0
        written = self._path.read_bytes()
        for line in written.splitlines(keepends=True):
            row = _row(line)
            if row is None:
                break
            found.append(row)
            good += len(line)
        if not found:
            if not _line(run).startswith(written):  # not even the beginning of this run's first line
                raise BurgomasterError(f"{folder / NAME} is not the log of a run; choose another folder")
            os.ftruncate(self._file, 0)
            self._write(run)
            return []
        for key in {**found[0], **run}:
            if found[0].get(key) != run.get(key):
                raise BurgomasterError(
                    f"{folder} holds another run: there {key} is {_short(found[0].get(key))}, here it is "
                    f"{_short(run.get(key))}; choose another folder"
                )
        os.ftruncate(self._file, good)
        return found[1:]

    def _write(self, row: Mapping[str, Any]) -> None:
        line = _line(row)
        while line:
            line = line[os.write(self._file, line) :]


def _line(row: Mapping[str, Any]) -> bytes:
    return json.dumps(row, separators=(",", ":")).encode() + b"\n"


def _row(line: bytes) -> dict[str, Any] | None:
    """The row of a line, None if the line is not whole."""
    if not line.endswith(b"\n"):
        return None
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return row if isinstance(row, dict) else None


def _short(value: Any) -> str:
    return json.dumps(value)[:80]

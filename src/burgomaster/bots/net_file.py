"""A game's nets read without NumPy, where the code runs plain: a browser's Python has none."""

from __future__ import annotations

import struct
import zipfile
from pathlib import Path

from burgomaster.games.kernel.errors import BurgomasterError

_MARK = b"\x93NUMPY\x01\x00"  # an array as a file, in the version everybody writes
_LENGTH = 10  # where the array's description begins


def read_nets(path: Path) -> dict[str, dict[int, list[float]]]:
    """The weights by level and number of players: a zip of arrays of 32 bits, one row each.

    `level-1-2` is the net of level 1 with two players. `2` is the net for two of every level without its own.
    """
    nets: dict[str, dict[int, list[float]]] = {}
    with zipfile.ZipFile(path) as stored:
        for name in stored.namelist():
            level, _, players = Path(name).stem.rpartition("-")
            nets.setdefault(level, {})[int(players)] = _weights(stored.read(name), path)
    return nets


def _weights(data: bytes, path: Path) -> list[float]:
    (described,) = struct.unpack_from("<H", data, len(_MARK))
    begin = _LENGTH + described
    if not data.startswith(_MARK) or b"'<f4'" not in data[_LENGTH:begin]:
        raise BurgomasterError(f"{path} does not hold nets of 32 bits: train them again")
    return list(struct.unpack_from(f"<{(len(data) - begin) // 4}f", data, begin))

"""Files that one process may use at a time: here, and as Windows has it."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from burgomaster.file_lock import lock
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.lab.log import RunLog
from burgomaster.server.store.sqlite import Sqlite


class Windows(SimpleNamespace):
    """Its `msvcrt`, as far as locks go: ranges of bytes by file, from where the file stands; refused while locked."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        super().__init__()
        self.locked: dict[tuple[int, int], int] = {}

    def locking(self, file: int, mode: int, count: int) -> None:
        assert (mode, count) == (self.LK_NBLCK, 1)
        node, place = os.fstat(file), os.lseek(file, 0, os.SEEK_CUR)
        assert place >= node.st_size, "nobody else could read what is in it"
        key = (node.st_ino, place)
        holder = self.locked.get(key, file)  # a file by the same number was closed meanwhile, and let go
        if holder != file and is_open(holder, node.st_ino):
            raise PermissionError(13, "Permission denied")
        self.locked[key] = file


def is_open(file: int, node: int) -> bool:
    """Windows lets go of what a closed file had locked."""
    try:
        return os.fstat(file).st_ino == node
    except OSError:
        return False


@pytest.fixture(params=["here", "windows"])
def system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    if request.param == "windows":
        monkeypatch.setitem(sys.modules, "fcntl", None)
        monkeypatch.setitem(sys.modules, "msvcrt", Windows())
    return str(request.param)


def test_a_file_is_locked_once_and_again_when_it_is_closed(tmp_path: Path, system: str) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"abc")
    first, second = (os.open(path, os.O_RDWR) for _ in range(2))
    assert lock(first)
    assert not lock(second)
    assert os.read(second, 3) == b"abc"  # it stands where it stood, and can be read
    os.close(first)
    assert lock(second)
    os.close(second)


def test_one_house_at_a_database(tmp_path: Path, system: str) -> None:
    async def both() -> None:
        first, second, third = (Sqlite(tmp_path / "house.sqlite") for _ in range(3))
        await first.open(lambda _: None)
        with pytest.raises(BurgomasterError, match="another server uses"):
            await second.open(lambda _: None)
        await first.close()
        await third.open(lambda _: None)
        await third.close()

    asyncio.run(both())


def test_one_process_at_a_run(tmp_path: Path, system: str) -> None:
    first = RunLog(tmp_path, {"run": 1})
    with pytest.raises(BurgomasterError, match="another process"):
        RunLog(tmp_path, {"run": 1})
    first.add({"game": 1})
    first.close()
    again = RunLog(tmp_path, {"run": 1})
    assert again.rows == [{"game": 1}]
    again.close()

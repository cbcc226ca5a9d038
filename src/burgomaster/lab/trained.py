"""How far a training is, in a file that is written anew after every round. It is plain data: nothing in it is run."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from burgomaster.games.kernel.errors import BurgomasterError


class KeptTraining:
    """One training in a folder, by its game and number of players."""

    def __init__(self, folder: Path, run: Mapping[str, Any]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._run = dict(run)
        level = f"{run['level']}-" if run.get("level") else ""
        self._file = folder / f"{run['game']}-{level}{run['players']}.json"

    def read(self) -> dict[str, Any] | None:
        """What was written last; None where nothing was. Lists of numbers come back as arrays."""
        if not self._file.is_file():
            return None
        try:
            found = json.loads(self._file.read_text(encoding="utf-8"), object_hook=_array)
        except ValueError:
            found = None
        if not isinstance(found, dict) or "run" not in found:
            raise BurgomasterError(f"{self._file} is not a training; choose another folder")
        for key in self._run:
            if found["run"].get(key) != self._run[key]:
                raise BurgomasterError(
                    f"{self._file} is another training: there {key} is {found['run'].get(key)!r}, here it is "
                    f"{self._run[key]!r}; choose another folder"
                )
        state: dict[str, Any] = found["state"]
        return state

    def write(self, state: Mapping[str, Any]) -> None:
        """Keep this instead of what was written last; whoever is killed meanwhile has that."""
        beside = self._file.with_suffix(".new")
        with beside.open("w", encoding="utf-8") as file:
            json.dump({"run": self._run, "state": state}, file, default=_plain)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(self._file)


def _plain(array: Any) -> dict[str, Any]:
    """An array of numbers. Python writes a float so that it comes back as the same."""
    return {"type": str(array.dtype), "shape": array.shape, "numbers": array.ravel().tolist()}


def _array(data: dict[str, Any]) -> Any:
    import numpy as np

    if data.keys() == {"type", "shape", "numbers"}:
        return np.array(data["numbers"], dtype=data["type"]).reshape(data["shape"])
    return data

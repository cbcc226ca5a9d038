"""The notebooks of the documentation: `python -m tests.docs.notebooks` runs them and keeps what they print.

Names choose among them. With `--check` nothing is kept, and what they print must be what is kept already.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

from tests.docs.pages import NOTEBOOKS, ROOT

PATIENCE = 3600  # seconds for a cell; a busy machine takes its time
# Where a policy learns, the last digits, and in the end all games, follow from the processor. These notebooks promise
# shares of victories instead, by rival.
PROMISED = {"ppo": {"random": 0.9, "greedy": 0.3}}


def executed(file: Path) -> Any:
    """The notebook with what it prints now, run in a folder with nothing but the examples that are one file."""
    notebook = nbformat.read(file, as_version=4)
    with tempfile.TemporaryDirectory() as folder:
        for example in (ROOT / "examples").glob("*.py"):
            shutil.copy(example, folder)
        client = NotebookClient(
            notebook,
            timeout=PATIENCE,
            kernel_name="python3",
            record_timing=False,
            coalesce_streams=True,  # however long it takes to print them
            resources={"metadata": {"path": folder}},
        )
        # Commands are found as in an activated environment.
        path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
        client.execute(env={**os.environ, "PATH": path})
    # Nothing of the machine it ran on.
    notebook.metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python", "pygments_lexer": "ipython3"},  # knows `!command` and `%magic`
    }
    return notebook


def outputs(notebook: Any) -> list[Any]:
    return [cell.get("outputs") for cell in notebook.cells]


def shares(notebook: Any) -> dict[str, float]:
    """What a notebook says that its policy wins, by rival."""
    printed = "".join(output.get("text", "") for found in outputs(notebook) for output in found or ())
    return {rival: float(won) / 100 for won, rival in re.findall(r"^It wins ([\d.]+)% against (\w+)", printed, re.M)}


def differences(file: Path, now: Any) -> list[str]:
    """Where a notebook prints something else than what is kept, or does not keep its promise."""
    if file.stem in PROMISED:
        won = shares(now)
        return [
            f"{file.name}: {won.get(rival, 0):.1%} against {rival}, not {least:.0%}"
            for rival, least in PROMISED[file.stem].items()
            if won.get(rival, 0) < least
        ]
    pairs = zip(outputs(nbformat.read(file, as_version=4)), outputs(now), strict=True)
    return [
        f"{file.name}, cell {number}:\n{str(before)[:2000]}\nis now\n{str(after)[:2000]}\n"
        for number, (before, after) in enumerate(pairs, 1)
        if before != after
    ]


def main(arguments: list[str]) -> int:
    names = [one for one in arguments if one != "--check"]
    found = []
    for file in [one for one in NOTEBOOKS if not names or one.stem in names]:
        now = executed(file)
        if "--check" in arguments:
            found += differences(file, now)
        else:
            nbformat.write(now, file)
    sys.stderr.write("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

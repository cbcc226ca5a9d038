"""The notebooks of the documentation: `python -m tests.docs.notebooks` runs them and keeps what they print.

With `--check` nothing is kept, and what they print must be what is kept already.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

from tests.docs.pages import NOTEBOOKS

PATIENCE = 1200  # seconds for a cell; a busy machine takes its time


def executed(file: Path) -> Any:
    """The notebook with what it prints now, run in an empty folder."""
    notebook = nbformat.read(file, as_version=4)
    with tempfile.TemporaryDirectory() as folder:
        client = NotebookClient(
            notebook,
            timeout=PATIENCE,
            kernel_name="python3",
            record_timing=False,
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


def main(arguments: list[str]) -> int:
    differ = []
    for file in NOTEBOOKS:
        now = executed(file)
        if arguments == ["--check"]:
            kept = outputs(nbformat.read(file, as_version=4))
            for number, (before, after) in enumerate(zip(kept, outputs(now), strict=True), 1):
                if before != after:
                    differ.append(f"{file.name}, cell {number}:\n{str(before)[:2000]}\nis now\n{str(after)[:2000]}\n")
        else:
            nbformat.write(now, file)
    sys.stderr.write("\n".join(differ))
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

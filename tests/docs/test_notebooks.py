"""The notebooks are kept as they ran, and print the same when they run again."""

from __future__ import annotations

import json
import subprocess
import sys
from copy import deepcopy
from pathlib import Path

import nbformat
import pytest

from tests.docs.notebooks import PROMISED, differences
from tests.docs.pages import NOTEBOOKS, ROOT


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_is_kept_whole(file: Path) -> None:
    """Run from its first cell to its last one, without an error, and with a place in the contents."""
    cells = [cell for cell in json.loads(file.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in cells] == [*range(1, len(cells) + 1)]
    outputs = [output for cell in cells for output in cell["outputs"]]
    assert {output["output_type"] for output in outputs} <= {"stream", "execute_result", "display_data"}
    assert any("image/svg+xml" in output.get("data", {}) for output in outputs)
    assert f"\ntutorials/{file.stem}\n" in (ROOT / "docs" / "index.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("file", [file for file in NOTEBOOKS if file.stem in PROMISED], ids=lambda file: file.stem)
def test_what_is_kept_is_what_was_promised(file: Path) -> None:
    kept = nbformat.read(file, as_version=4)
    assert differences(file, kept) == []
    without = deepcopy(kept)
    for cell in without.cells:
        cell.pop("outputs", None)
    assert len(differences(file, without)) == len(PROMISED[file.stem])


@pytest.mark.long
@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_prints_what_is_kept(file: Path) -> None:
    """If it rightly prints something else now: `python -m tests.docs.notebooks`."""
    run = [sys.executable, "-m", "tests.docs.notebooks", "--check", file.stem]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr

"""The package as one file: small, with a page in it that the server can serve."""

from __future__ import annotations

import zlib
from pathlib import Path

from hatchling.builders.wheel import WheelBuilder

from burgomaster.server.pages import STATIC

ROOT = Path(__file__).parents[2]
LARGEST = 12_000_000  # bytes


def test_the_wheel_is_small_and_holds_the_whole_page() -> None:
    held = {Path(file.path) for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    assert sum(len(zlib.compress(file.read_bytes())) for file in held) < LARGEST
    page = {file for file in STATIC.rglob("*") if file.is_file()}
    left_out = {file.relative_to(STATIC).as_posix() for file in page - held}
    # Served from what is compressed beside them.
    assert {Path(name).name for name in left_out} == {"pyodide.asm.mjs", "pyodide.asm.wasm"}
    assert len(left_out) == 2
    assert all(STATIC / f"{name}.gz" in held for name in left_out)

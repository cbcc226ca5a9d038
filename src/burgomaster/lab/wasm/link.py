"""Makes a module of an object file, with `wasm-ld`: the machine's, Rust's, or that of the Python package ziglang."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from burgomaster.games.kernel.errors import BurgomasterError

STACK = 64 * 1024
HEAP = "__heap_base"  # where memory that nothing uses begins
_OPTIONS = (
    "--no-entry",
    "--export-memory",
    f"--export={HEAP}",
    "--strip-all",
    "--gc-sections",
    "-O3",
    "-z",
    f"stack-size={STACK}",
)
_NONE = (
    "there is no linker for WebAssembly: install wasm-ld (on Debian: apt-get install lld), "
    'or the Python package: pip install "burgomaster[wasm]"'
)


def linker() -> list[str]:
    """The command that links."""
    found = _on_path() or _of_rust()
    if found:
        return found
    if importlib.util.find_spec("ziglang") is not None:
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    raise BurgomasterError(_NONE)


def _on_path() -> list[str]:
    """The machine's; Debian's may be called wasm-ld-19 or the like."""
    names = ("wasm-ld", *(f"wasm-ld-{version}" for version in range(40, 13, -1)))
    return [found for name in names if (found := shutil.which(name))][:1]


def _of_rust() -> list[str]:
    """The one that Rust brings along for itself."""
    rustc = shutil.which("rustc")
    if rustc is None:
        return []
    root = subprocess.run([rustc, "--print", "sysroot"], capture_output=True, text=True, check=False)  # noqa: S603
    found = sorted(Path(root.stdout.strip() or "/nowhere").glob("lib/rustlib/*/bin/rust-lld"))
    return [str(found[0]), "-flavor", "wasm"] if found else []


def version_of(command: list[str]) -> str:
    """What a linker says of itself, such as `LLD 19.1.7`."""
    said = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    numbers = re.search(r"LLD (\d+\.\d+\.\d+)", said)
    return numbers[0] if numbers else "unknown"


def linked(code: bytes, names: Iterable[str], command: list[str]) -> bytes:
    """The module of an object file: these functions and its memory, and nothing that it asks of others."""
    with tempfile.TemporaryDirectory(prefix="burgomaster-wasm-") as folder:
        source, target = Path(folder) / "engine.o", Path(folder) / "engine.wasm"
        source.write_bytes(code)
        wanted = [f"--export={name}" for name in names]
        done = subprocess.run(  # noqa: S603 - a linker, with arguments of our own
            [*command, *_OPTIONS, *wanted, str(source), "-o", str(target)], capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            raise BurgomasterError(f"{' '.join(command)} failed: {done.stderr.strip()}")
        return target.read_bytes()

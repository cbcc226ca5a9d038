"""Packs what a house in a tab needs: our package without its upper floors, what its words need, and Pyodide itself.

`python web/pack.py` writes the archive to src/made/, where Vite finds it, Pyodide's files to public/pyodide/, and the
sizes of both, so that the page can show how far it has loaded them. Python files go into it as bytecode (bytecode.py).
The same sources give the same bytes.
"""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import build

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent / "src" / "burgomaster"
ARCHIVE = HERE / "src" / "made" / "house.zip"
PYODIDE = HERE / "node_modules" / "pyodide"
MADE_OF = ARCHIVE.with_name("house_made_of.txt")  # a digest of what the archive was made of
SIZES = ARCHIVE.with_name("house_files.json")
COMPILER = (HERE / "bytecode.py", HERE / "bytecode.mjs", PYODIDE / "package.json")
SERVED = HERE / "public" / "pyodide"

# Floors a tab has no use for; and what only the page or another machine reads.
_WITHOUT = {"server", "lab", "terminal", "envs", "cli.py", "__main__.py", "engine.wasm", "engine.json", "rulebook"}
# What fluent.runtime brings. Of babel only the languages we speak, and root, on which they build; of pytz no zones.
_BROUGHT = ("fluent.runtime", "fluent.syntax", "attr", "attrs", "babel", "pytz", "typing_extensions")
_PROJECTS = (
    "fluent.runtime",
    "fluent.syntax",
    "attrs",
    "babel",
    "pytz",
    "typing_extensions",
)  # their licences go along
_LANGUAGES = {"root.dat", "en.dat", "nl.dat", "it.dat"}
_PARTS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json", "README.md")
_COUNTED = ("pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")  # the others come as modules, uncounted
_LARGE = ("pyodide.asm.mjs", "pyodide.asm.wasm")
_DATE = (2020, 1, 1, 0, 0, 0)


def files() -> Iterator[tuple[str, Path]]:
    """What the archive holds: names in it, and where they come from."""
    for path in _below(PACKAGE):
        if not _WITHOUT.intersection(path.relative_to(PACKAGE).parts):
            yield f"burgomaster/{path.relative_to(PACKAGE).as_posix()}", path
    for name in _BROUGHT:
        found = importlib.util.find_spec(name)
        assert found is not None, f"{name} is not installed"
        assert found.origin is not None, f"{name} has no file"
        origin = Path(found.origin)
        prefix = name.replace(".", "/")
        if origin.name != "__init__.py":
            yield f"{prefix}.py", origin
            continue
        for path in _below(origin.parent):
            inside = path.relative_to(origin.parent)
            if _is_needed(inside):
                yield f"{prefix}/{inside.as_posix()}", path
    for name in _PROJECTS:
        for file in metadata.files(name) or ():
            if "licen" in file.name.lower():
                yield f"licences/{name}/{file.name}", Path(str(file.locate()))


def _is_needed(inside: Path) -> bool:
    if inside.parts[0] == "locale-data":
        return inside.name in _LANGUAGES
    return inside.parts[0] not in ("zoneinfo", "messages", "tests") and inside.suffix not in (".pyi", ".so")


def _below(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path


def pack(*, anew: bool) -> None:
    """Write everything; `anew` also what is there already."""
    ARCHIVE.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ARCHIVE.parent) as folder:
        sources = Path(folder) / "sources.zip"
        with zipfile.ZipFile(sources, "w") as archive:
            for name, path in files():
                entry = zipfile.ZipInfo(name, _DATE)
                entry.external_attr = 0o644 << 16
                archive.writestr(entry, path.read_bytes())
        _compile(sources, anew)
    SERVED.mkdir(parents=True, exist_ok=True)
    for name in _PARTS:
        if not (SERVED / name).exists() or (SERVED / name).stat().st_size != (PYODIDE / name).stat().st_size:
            shutil.copyfile(PYODIDE / name, SERVED / name)
            if name in _LARGE:  # here, since it takes seconds: nobody's game shall wait for it
                (SERVED / f"{name}.gz").write_bytes(gzip.compress((PYODIDE / name).read_bytes(), mtime=0))
    sizes = {"archive": ARCHIVE.stat().st_size, "python": {name: (SERVED / name).stat().st_size for name in _COUNTED}}
    SIZES.write_text(json.dumps(sizes), encoding="utf-8")


def _compile(sources: Path, anew: bool) -> None:
    """The archive with bytecode, unless it was made of the same before: it takes seconds. It is never there in part."""
    made_of = hashlib.sha256(b"".join(file.read_bytes() for file in (sources, *COMPILER))).hexdigest()
    if anew or not ARCHIVE.exists() or not MADE_OF.exists() or MADE_OF.read_text() != made_of:
        compiled = sources.with_name("compiled.zip")
        subprocess.run([*build.script(), str(HERE / "bytecode.mjs"), str(sources), str(compiled)], check=True)
        compiled.replace(ARCHIVE)
        MADE_OF.write_text(made_of)


if __name__ == "__main__":
    pack(anew="--anew" in sys.argv)

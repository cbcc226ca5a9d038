"""Packs what a house in a tab needs: our package without its upper floors, what its words need, and Pyodide itself.

`python web/pack.py` writes the archive to src/made/, where Vite finds it, Pyodide's files to public/pyodide/, and the
sizes of both, so that the page can show how far it has loaded them. Python files, ours and those of Python's own
library, are shipped as bytecode (bytecode.py): a tab that compiled them would open five seconds later. The same sources
give the same bytes.
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
from collections.abc import Iterable, Iterator
from importlib import metadata
from pathlib import Path

import build

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent / "src" / "burgomaster"
ARCHIVE = HERE / "src" / "made" / "house.zip"
PYODIDE = HERE / "node_modules" / "pyodide"
SIZES = ARCHIVE.with_name("house_files.json")
COMPILER = (HERE / "bytecode.py", HERE / "bytecode.mjs", PYODIDE / "package.json")
SERVED = HERE / "public" / "pyodide"

# Floors a tab has no use for; and what only the page or another machine reads.
_WITHOUT = {"server", "lab", "terminal", "envs", "cuda", "cli.py", "__main__.py"}
_WITHOUT |= {"engine.wasm", "engine.json", "lab.wasm", "lab.json", "reference.npz"}
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
LIBRARY = "python_stdlib.zip"
_PARTS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "README.md")
_COUNTED = ("pyodide.asm.wasm", LIBRARY, "pyodide-lock.json")  # the others come as modules, uncounted
_LARGE = ("pyodide.asm.mjs", "pyodide.asm.wasm")
# Parts of Python's library that nothing in a tab imports: tools of a terminal, processes, other protocols and formats.
UNUSED = {
    *("_pyrepl", "bdb", "cProfile", "doctest", "pdb", "profile", "pstats", "pydoc", "trace", "unittest"),
    *("ctypes", "multiprocessing", "sqlite3", "xmlrpc", "wsgiref"),
    *("ftplib", "imaplib", "mailbox", "plistlib", "poplib", "smtplib", "socketserver"),
    *("_pyio", "modulefinder", "optparse", "pickletools", "pyclbr", "zipapp"),
}
_ENCODINGS = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8", "utf_8_sig", "utf_16"}
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


def library() -> Iterator[tuple[str, bytes]]:
    """Python's own library, as far as a tab has use for it."""
    with zipfile.ZipFile(PYODIDE / LIBRARY) as whole:
        for name in whole.namelist():
            top, _, rest = name.partition("/")
            if top.removesuffix(".py") in UNUSED or (top == "encodings" and rest.removesuffix(".py") not in _ENCODINGS):
                continue
            if not name.endswith("/"):
                yield name, whole.read(name)


def pack(*, anew: bool) -> None:
    """Write everything; `anew` also what is there already."""
    for folder in (ARCHIVE.parent, SERVED):
        folder.mkdir(parents=True, exist_ok=True)
    _compile(((name, path.read_bytes()) for name, path in files()), ARCHIVE, anew)
    _compile(library(), SERVED / LIBRARY, anew)
    for name in _PARTS:
        if not (SERVED / name).exists() or (SERVED / name).stat().st_size != (PYODIDE / name).stat().st_size:
            shutil.copyfile(PYODIDE / name, SERVED / name)
            if name in _LARGE:  # here, since it takes seconds: nobody's game shall wait for it
                (SERVED / f"{name}.gz").write_bytes(gzip.compress((PYODIDE / name).read_bytes(), mtime=0))
    sizes = {"archive": ARCHIVE.stat().st_size, "python": {name: (SERVED / name).stat().st_size for name in _COUNTED}}
    SIZES.write_text(json.dumps(sizes), encoding="utf-8")


def _compile(sources: Iterable[tuple[str, bytes]], target: Path, anew: bool) -> None:
    """An archive with bytecode, unless it was made of the same before: it takes seconds. It is never there in part."""
    with tempfile.TemporaryDirectory(dir=ARCHIVE.parent) as folder:
        given, compiled = Path(folder) / "sources.zip", Path(folder) / "compiled.zip"
        with zipfile.ZipFile(given, "w") as archive:
            for name, data in sources:
                entry = zipfile.ZipInfo(name, _DATE)
                entry.external_attr = 0o644 << 16
                archive.writestr(entry, data)
        made_of = hashlib.sha256(b"".join(file.read_bytes() for file in (given, *COMPILER))).hexdigest()
        stamp = ARCHIVE.with_name(f"{target.stem}_made_of.txt")
        if anew or not target.exists() or not stamp.exists() or stamp.read_text() != made_of:
            subprocess.run([*build.script(), str(HERE / "bytecode.mjs"), str(given), str(compiled)], check=True)
            compiled.replace(target)
            stamp.write_text(made_of)


if __name__ == "__main__":
    pack(anew="--anew" in sys.argv)

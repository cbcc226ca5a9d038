"""Packs what a house in a tab needs: our package as far as a tab uses it, what its words need, and Pyodide itself.

`python web/pack.py` writes to src/made/, where Vite finds them and names them by hash: the house, the games' parts of
it (one for each: a tab begins with one game), and Python's own library as far as those import it. Pyodide's files find
each other by their names, so they lie in public/pyodide/ in a folder that is named by their hash. Which files there are
and how large they are is told in house_files.json, so that the page can show how far it has loaded them. Python files
are shipped as bytecode (bytecode.py): a tab that compiled them would open five seconds later. The same sources give the
same bytes.
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
from functools import cache
from importlib import metadata
from pathlib import Path

import build
from closure import imported, module_of, reached

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent / "src" / "burgomaster"
MADE = HERE / "src" / "made"
ARCHIVE = MADE / "house.zip"
PARTS = MADE / "parts"  # NAME.zip, a game's part
LIBRARY = MADE / "python_library.zip"
FILES = MADE / "house_files.json"
PYODIDE = HERE / "node_modules" / "pyodide"
COMPILER = (HERE / "bytecode.py", HERE / "bytecode.mjs", HERE / "closure.py", PYODIDE / "package.json")
SERVED = HERE / "public" / "pyodide"

ENTRANCE = "burgomaster.tab.browser"
# Floors a tab has no use for; and what only the page or another machine reads.
_WITHOUT = {"server", "lab", "terminal", "envs", "cuda", "cli.py", "__main__.py"}
_WITHOUT |= {"engine.wasm", "engine.json", "lab.wasm", "lab.json", "reference.npz", "screen.py", "page.py"}
# Asked for by a name that is put together: bots, and what they are made of. No processes are started in a tab.
_ALL_OF, _BUT = "burgomaster.bots.", {"burgomaster.bots.host", "burgomaster.bots.keeper"}
_BROUGHT = ("fluent.syntax",)  # our words need it; its licence goes along
_LENT = HERE / "lent"  # in the place of larger modules
_PARTS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "README.md")
_LARGE = ("pyodide.asm.mjs", "pyodide.asm.wasm")
_COUNTED = "pyodide.asm.wasm"  # the others come as modules, uncounted
_DATE = (2020, 1, 1, 0, 0, 0)


@cache
def modules() -> dict[str, tuple[bytes, bool]]:
    """Our own modules that a tab may use: their sources, and whether they are packages."""
    found = {}
    for path in _below(PACKAGE):
        inside = path.relative_to(PACKAGE.parent)
        if path.suffix == ".py" and not _WITHOUT.intersection(inside.parts):
            name, package = module_of(inside.as_posix())
            found[name] = (path.read_bytes(), package)
    first = [ENTRANCE, *(name for name in found if _game_of(name) or (name.startswith(_ALL_OF) and name not in _BUT))]
    used = reached(first, found.get, functions=True)
    return {name: file for name, file in found.items() if name in used}


@cache
def games() -> tuple[str, ...]:
    """The games' packages."""
    sys.path.insert(0, str(PACKAGE.parent))
    from burgomaster.games import GAMES

    return tuple(name.replace("-", "_") for name in GAMES)


def _game_of(module: str) -> str:
    """The game that a module is a part of; none, if several use it."""
    below = module.removeprefix("burgomaster.games.") if module.startswith("burgomaster.games.") else ""
    return name if (name := below.partition(".")[0]) in games() else ""


def files(game: str = "") -> Iterator[tuple[str, Path]]:
    """What an archive holds: names in it, and where they come from; that of the house, or a game's part of it."""
    used = modules()
    for path in _below(PACKAGE):
        inside = path.relative_to(PACKAGE.parent)
        name = module_of(inside.as_posix())[0]
        if path.suffix == ".py":
            wanted = name in used
        else:
            wanted = _in_use(inside.parent, used) and not _WITHOUT.intersection(inside.parts)
        if wanted and _game_of(".".join(inside.parts)) == game:
            yield inside.as_posix(), path
    if not game:
        yield from _brought()


def _in_use(folder: Path, used: Iterable[str]) -> bool:
    """Is a folder of other files, such as words, a package's that is used, or below it?"""
    return any(part.as_posix().replace("/", ".") in used for part in (folder, *folder.parents) if part.parts[1:])


def _brought() -> Iterator[tuple[str, Path]]:
    for path in _below(_LENT):
        yield path.relative_to(_LENT).as_posix(), path
    for name in _BROUGHT:
        found = importlib.util.find_spec(name)
        assert found is not None, f"{name} is not installed"
        assert found.origin is not None, f"{name} has no file"
        origin = Path(found.origin)
        for path in _below(origin.parent):
            if path.suffix == ".py":
                yield f"{name.replace('.', '/')}/{path.relative_to(origin.parent).as_posix()}", path
        for file in metadata.files(name) or ():
            if "licen" in file.name.lower():
                yield f"licences/{name}/{file.name}", Path(str(file.locate()))


def _below(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path


def wanted() -> list[str]:
    """What all of the archives' files import, in functions too; our own modules are among them."""
    found: set[str] = set()
    for game in ("", *games()):
        for name, path in files(game):
            if name.endswith(".py"):
                module, package = module_of(name)
                found |= imported(path.read_bytes(), module, package=package, functions=True)
    return sorted(name for name in found if name and name.partition(".")[0] != "burgomaster")


def pack(*, anew: bool) -> None:
    """Write everything; `anew` also what is there already."""
    for folder in (PARTS, SERVED):
        folder.mkdir(parents=True, exist_ok=True)
    targets = {"": ARCHIVE, **{game: PARTS / f"{game}.zip" for game in games()}}
    for path in set(PARTS.iterdir()) - set(targets.values()):
        path.unlink()
    jobs = [
        (((name, path.read_bytes()) for name, path in files(game)), target, None) for game, target in targets.items()
    ]
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole:
        _compile([*jobs, (((name, whole.read(name)) for name in whole.namelist()), LIBRARY, wanted())], anew)
    name = _serve()
    told = {
        "python": f"pyodide/{name}/",
        "counted": {_COUNTED: (PYODIDE / _COUNTED).stat().st_size},
        "sizes": {game or "house": target.stat().st_size for game, target in targets.items()}
        | {"library": LIBRARY.stat().st_size},
        "over_the_line": _over_the_line(SERVED / name, targets.values()),
        "lock": json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"],
    }
    FILES.write_text(json.dumps(told), encoding="utf-8")


def _over_the_line(python: Path, archives: Iterable[Path]) -> int:
    """About how many bytes come before a first game, where the host compresses: of the games' parts the largest."""
    house, *parts = (path.stat().st_size for path in archives)
    packed = sum((python / f"{name}.gz").stat().st_size for name in _LARGE)
    return int(packed + house + max(parts) + LIBRARY.stat().st_size)


def _serve() -> str:
    """Pyodide's files, in a folder with their hash for a name: they may be kept for ever."""
    name = hashlib.sha256(b"".join((PYODIDE / part).read_bytes() for part in _PARTS)).hexdigest()[:12]
    for old in SERVED.iterdir():
        if old.name != name:
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    if not (SERVED / name).is_dir():
        with tempfile.TemporaryDirectory(dir=SERVED.parent) as folder:
            made = Path(folder) / name
            made.mkdir()
            for part in _PARTS:
                shutil.copyfile(PYODIDE / part, made / part)
                if part in _LARGE:  # here, since it takes seconds: nobody's game shall wait for it
                    (made / f"{part}.gz").write_bytes(gzip.compress((PYODIDE / part).read_bytes(), mtime=0))
            made.rename(SERVED / name)
    return name


def _compile(jobs: Iterable[tuple[Iterable[tuple[str, bytes]], Path, list[str] | None]], anew: bool) -> None:
    """Archives with bytecode, but those that were made of the same before: it takes seconds. None is there in part.

    Of each: its files, where it goes, and of Python's library which names need it.
    """
    with tempfile.TemporaryDirectory(dir=MADE) as folder:
        command, made = [*build.script(), str(HERE / "bytecode.mjs")], []
        for sources, target, only in jobs:
            given, compiled = Path(folder) / f"{target.stem}.sources.zip", Path(folder) / target.name
            with zipfile.ZipFile(given, "w") as archive:
                for name, data in sources:
                    entry = zipfile.ZipInfo(name, _DATE)
                    entry.external_attr = 0o644 << 16
                    archive.writestr(entry, data)
            asked = json.dumps(only)
            hashed = hashlib.sha256(b"".join([*(file.read_bytes() for file in (given, *COMPILER)), asked.encode()]))
            stamp = MADE / f"{target.stem}_made_of.txt"
            if anew or not target.exists() or not stamp.exists() or stamp.read_text() != hashed.hexdigest():
                command += [str(given), str(compiled), asked]
                made.append((compiled, target, stamp, hashed.hexdigest()))
        if made:
            subprocess.run(command, check=True)
        for compiled, target, stamp, of in made:
            compiled.replace(target)
            stamp.write_text(of)


if __name__ == "__main__":
    pack(anew="--anew" in sys.argv)

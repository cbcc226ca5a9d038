"""Is what was made of sources still of today's sources? Told without a compiler.

A module's interface says which functions went into it, by the file they stand in, with two digests: of those files as
they are written, and of what they mean. The first is compared in a millisecond, and is all that is ever looked at where
nobody changes sources; only where it differs are the files read as a compiler reads them.

A name that one file leaves for others to put in, such as a game's own `legal` in generic search, counts as a name only:
what was put in is a function of the list itself.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from burgomaster.games.kernel.statements import functions_of, meaning

PACKAGE = Path(__file__).parents[2]

Functions = Mapping[str, Sequence[str]]  # by module


def made_of(functions: Functions, files: Iterable[Path], more: str) -> dict[str, Any]:
    """What to write down about a module: `more` is told apart by the caller, such as the layout of structs."""
    places = sorted(file.relative_to(PACKAGE).as_posix() for file in files)
    return {
        "files": places,
        "functions": {module: sorted(names) for module, names in sorted(functions.items())},
        "written": written(places, more),
        "meant": meant(functions, more),
    }


def is_of_today(made: Mapping[str, Any], more: str) -> bool:
    """Is it made of these sources?"""
    try:
        return bool(made["written"] == written(made["files"], more) or made["meant"] == meant(made["functions"], more))
    except (OSError, ImportError, KeyError, AttributeError, SyntaxError):  # a file or a function is gone, or unreadable
        return False


def stamped(made: Mapping[str, Any], more: str) -> dict[str, Any]:
    """The same, of the sources as they are written today if they still do the same: then nobody has to read them."""
    return {**made, "written": written(made["files"], more)} if is_of_today(made, more) else dict(made)


def written(files: Iterable[str], more: str) -> str:
    """The digest of files as they are; not of how their lines end, which some checkouts change."""
    digest = hashlib.sha256(more.encode())
    for file in files:
        digest.update(file.encode() + b"\0" + (PACKAGE / file).read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()


def meant(functions: Functions, more: str) -> str:
    """The digest of what functions do: their statements, and the constants they name."""
    digest = hashlib.sha256(more.encode())
    for name in sorted(functions):
        module = import_module(name)
        bare = functions_of(Path(module.__file__ or ""))
        for function in sorted(functions[name]):
            digest.update(f"{name}\n{meaning(function, bare[function], vars(module)).text}\n".encode())
    return digest.hexdigest()


# ---- Which files these are -------------------------------------------------------------------------------------------


def with_imports(files: Iterable[Path]) -> frozenset[Path]:
    """These files and all of ours that they import, directly or not: a rule also depends on their constants."""
    found: set[Path] = set()
    left = list(files)
    while left:
        file = left.pop()
        if file not in found:
            found.add(file)
            left += _imported_by(file)
    return frozenset(found)


@cache
def _imported_by(file: Path) -> tuple[Path, ...]:
    """Our own files that a file imports; not those it names for the type checker only, nor what it only tells."""
    found: list[Path | None] = []
    for statement in ast.parse(file.read_bytes()).body:
        if isinstance(statement, ast.ImportFrom) and statement.module and not statement.module.endswith(".effects"):
            names = [one.name for one in statement.names if one.name != "effects"]
            parts = [_file_of(f"{statement.module}.{name}") for name in names]
            found += parts if all(parts) else [*parts, _file_of(statement.module)]
        elif isinstance(statement, ast.Import):
            found += [_file_of(one.name) for one in statement.names]
    return tuple(path for path in found if path is not None)


def _file_of(module: str) -> Path | None:
    """The file of a module of ours; None for a name that is no such module."""
    package, *names = module.split(".")
    path = PACKAGE.joinpath(*names)
    files = (path.with_suffix(".py"), path / "__init__.py") if package == PACKAGE.name and names else ()
    return next((file for file in files if file.is_file()), None)

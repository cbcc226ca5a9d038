"""Which tests hang on the files that changed: by imports, by names, and by what lies beside what.

Near a change are the tests that import it, by themselves or by a helper of tests, and those that are named after it:
of these everything runs. Far from it are those that reach it by way of other modules: of these runs what `make check`
runs. Houses and programs are started by name, so a text that is the name of a module counts as its import.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import grimp

from burgomaster.games import GAMES, folder

PACKAGE = "src/burgomaster"
MAIN_LINES = ("upstream/main", "origin/main", "main")
# A change of one of these may change everything.
EVERYTHING = ("Makefile", "pyproject.toml", "constraints.txt", "hatch_build.py", "tests/conftest.py", "tests/gate/")
_MODULE = re.compile(r"""["'](?P<name>(?:burgomaster|tests)(?:\.\w+)+)["']""")
_MANY = 6  # names shown in one line


@dataclass
class Chosen:
    """What shall run, and why."""

    since: str
    changed: tuple[str, ...]
    near: dict[str, str] = field(default_factory=dict)  # file of tests: which change it hangs on
    far: dict[str, str] = field(default_factory=dict)
    games: tuple[str, ...] = ()  # where all that changed are games, these
    page: bool = False

    @property
    def python(self) -> bool:
        """Has any Python changed?"""
        return any(name.endswith(".py") for name in self.changed)

    @property
    def browsers(self) -> bool:
        """Does anything of it look at the page?"""
        return any(name.startswith("tests/web/") for name in (*self.near, *self.far))

    @property
    def files(self) -> list[str]:
        """For pytest."""
        far = [f"--far={name}" for name in sorted(self.far)]
        games = [f"--of-game={name}" for name in self.games]
        return [*games, *far, *sorted({*self.near, *self.far})] if self.near or self.far else []

    def told(self) -> str:
        """What was chosen, and why, for people."""
        if not self.changed:
            return f"nothing has changed since {self.since}"
        lines = [f"{_count(self.changed, 'file')} changed since {self.since}: {_some(self.changed)}"]
        for where, found in (("near", self.near), ("far", self.far)):
            for change in dict.fromkeys(found.values()):
                names = [name.removeprefix("tests/") for name in sorted(found) if found[name] == change]
                how = "" if where == "near" else ", what `make check` runs of it"
                lines.append(f"{change}: {where} {_count(names, 'file')} of tests{how}: {_some(names)}")
        if self.games:
            lines.append(f"only with {', '.join(self.games)}, where a test is of one game")
        if self.page:
            lines.append("and the page: it is built, its types and tests")
        return "\n".join(lines)


def _count(names: Sequence[str], noun: str) -> str:
    return f"{len(names)} {noun}{'' if len(names) == 1 else 's'}"


def _some(names: Sequence[str]) -> str:
    return ", ".join(names[:_MANY]) + (f" and {len(names) - _MANY} more" if len(names) > _MANY else "")


# ---- What changed ---------------------------------------------------------------------------------------------------


def chosen(root: Path, since: str = "") -> Chosen:
    """What hangs on the files that differ from the main line, or from a revision."""
    base, told = _base(root, since)
    names = {*_git(root, "diff", "--name-only", base, "--"), *_git(root, "ls-files", "--others", "--exclude-standard")}
    return choose(root, told, sorted(names))


def _base(root: Path, since: str) -> tuple[str, str]:
    for line in [since] if since else MAIN_LINES:
        found = _git(root, "merge-base", "HEAD", line)  # what the line has meanwhile is not ours
        if found:
            return found[0], f"{line} ({found[0][:8]})"
    if since:
        raise SystemExit(f"there is no revision {since}")
    return "HEAD", "the last commit"


def _git(root: Path, *arguments: str) -> list[str]:
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


# ---- What hangs on it -----------------------------------------------------------------------------------------------


def choose(root: Path, since: str, changed: Sequence[str]) -> Chosen:
    """By the rules above."""
    found = Chosen(since, tuple(changed))
    tests = {path.relative_to(root).as_posix(): path for path in sorted((root / "tests").rglob("test_*.py"))}
    by_folder = {folder(name).name: name for name in GAMES}
    games = {_game(name, by_folder) for name in changed}
    found.games = tuple(sorted(filter(None, games))) if None not in games else ()
    for name in changed:
        near, far = _hanging(root, name, tests)
        found.near |= {one: name for one in near if one not in found.near}
        found.far |= {one: name for one in far if one not in found.far}
        found.page |= name.startswith("web/")
    found.far = {one: why for one, why in found.far.items() if one not in found.near}
    return found


def _game(name: str, by_folder: dict[str, str]) -> str | None:
    """Which game a file belongs to."""
    parts = name.split("/")
    if name.startswith(f"{PACKAGE}/games/") and parts[3] in by_folder:
        return by_folder[parts[3]]
    if name.startswith("tests/games/") and parts[2] in by_folder:
        return by_folder[parts[2]]
    if name.startswith("web/src/games/") and parts[3] in GAMES:
        return parts[3]
    return None


def _hanging(root: Path, name: str, tests: dict[str, Path]) -> tuple[set[str], set[str]]:
    """Files of tests near a changed file, and far from it."""
    if name.startswith(EVERYTHING):
        return _named(name, tests), set(tests)
    if name in tests:
        return {name}, set()
    near, far = _beside(name, tests), set[str]()
    if name.startswith("docs/"):
        near |= {one for one in tests if one.startswith(("tests/docs/", "tests/test_docs."))}
    module = _module(root, name)
    if module is not None and name.endswith(".py"):
        near |= _files(_by_helpers(root, module), tests)
    if module is not None:
        far |= _files(_importers(root, module), tests)
    if not name.endswith(".py"):
        near |= _named(name, tests)
    if name.startswith("web/"):
        far |= {one for one in tests if one.startswith("tests/web/")}
    if name.endswith("conftest.py"):
        far |= {one for one in tests if one.startswith(name.removesuffix("conftest.py"))}
    return near, far


def _module(root: Path, name: str) -> str | None:
    """The module a file is, or, for one that is not Python, the package it lies in."""
    path = Path(name)
    for prefix in ("src", "."):
        if path.is_relative_to(prefix) and path.parts[0] in ("src", "tests"):
            parts = path.relative_to(prefix).with_suffix("").parts
            if path.suffix == ".py":
                return ".".join(part for part in parts if part != "__init__")
            inside = next((one for one in path.parents if (root / one / "__init__.py").exists()), None)
            return ".".join(inside.relative_to(prefix).parts) if inside else None
    return None


def _beside(name: str, tests: dict[str, Path]) -> set[str]:
    """Tests that are named after a file or its folder, in the folder that mirrors its own."""
    path = Path(name)
    for prefix in (PACKAGE, "tests", "web/src", "docs"):
        if path.is_relative_to(prefix):
            inside = path.relative_to(prefix)
            place = "docs" if prefix == "docs" else "web" if prefix == "web/src" else inside.parts[0]
            words = {part.rstrip("s") for part in (*inside.parent.parts[prefix != "web/src" :], inside.stem)}
            words -= {"__init__", "kernel", "lib", "word", "store", "en", "nl", "it"}
            return {
                one
                for one in tests
                if one.startswith(f"tests/{place}/") and any(re.search(rf"[/_]{re.escape(w)}", one) for w in words if w)
            }
    return set()


def _named(name: str, tests: dict[str, Path]) -> set[str]:
    """Tests that speak of a file by its name, or of all that end as it does."""
    path = Path(name)
    ends = (f'"*{path.suffix}"', f'/*{path.suffix}"') if path.suffix not in ("", ".py") else ()
    return {one for one, file in tests.items() if path.name in _text(file) or any(end in _text(file) for end in ends)}


@cache
def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


# ---- Imports --------------------------------------------------------------------------------------------------------


@cache
def _graph(root: Path) -> grimp.ImportGraph:
    graph = grimp.build_graph("burgomaster", "tests", cache_dir=str(root / ".import_linter_cache"))
    games = [f"burgomaster.games.{folder(name).name}" for name in GAMES]
    for module in sorted(graph.modules):
        if module.startswith(tuple(f"{game}." for game in games)) or module in games:
            graph.add_import(importer="burgomaster.games", imported=module)  # the registry finds them by name
        file = _file(root, module)
        for named in {found["name"] for found in _MODULE.finditer(_text(file))} if file else ():
            if named in graph.modules and named != module:
                graph.add_import(importer=module, imported=named)
    return graph


def _file(root: Path, module: str) -> Path | None:
    place = root / ("src" if module.startswith("burgomaster") else "") / module.replace(".", "/")
    return next((one for one in (place.with_suffix(".py"), place / "__init__.py") if one.exists()), None)


def _importers(root: Path, module: str) -> set[str]:
    """Modules that reach one, by any way."""
    graph = _graph(root)
    return set(graph.find_downstream_modules(module)) if module in graph.modules else set()


def _by_helpers(root: Path, module: str) -> set[str]:
    """Modules of tests that import one, by themselves or by way of other modules of tests."""
    graph = _graph(root)
    found: set[str] = set()
    waiting = [module] if module in graph.modules else []
    while waiting:
        for one in graph.find_modules_that_directly_import(waiting.pop()):
            if one.startswith("tests.") and one not in found:
                found.add(one)
                waiting.append(one)
    return found


def _files(modules: Iterable[str], tests: dict[str, Path]) -> set[str]:
    names = {module.replace(".", "/") + ".py" for module in modules}
    return names.intersection(tests)

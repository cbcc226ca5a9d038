"""Loads rule files a second time, compiled by Numba, and keeps the machine code in a cache.

Generic code (playouts, search) is loaded once per game with that game's rules put in as module globals: Numba caches
neither closures nor functions that take compiled functions as arguments.

Numba's cache looks only at the file a function stands in, but a rule also depends on the rules it calls and on the
constants it imports. So every loaded file has a cache folder named by a hash of all it can depend on; any change
starts a new folder.
"""

from __future__ import annotations

import ast
import hashlib
import os
import platform
import sys
import tempfile
import threading
from collections.abc import Iterable
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from burgomaster.games.kernel.errors import NeedsCompiler
from burgomaster.games.kernel.rule import compiling
from burgomaster.games.kernel.statements import untold

_KERNEL = Path(__file__).parent
_PACKAGE = _KERNEL.parent.parent
_COMPILING = tuple(
    _KERNEL / name for name in ("native.py", "rule.py", "statements.py")
)  # machine code is made by these

INSTALL = 'pip install "burgomaster[lab]"'

# For every natively loaded module: the files its machine code depends on.
_depends: dict[str, frozenset[Path]] = {}

_LONG = 32  # entries of a tuple that is looked up as an array

# One thread loads at a time, so that no other one meets a module that is only half there.
_one_at_a_time = threading.RLock()


def has_compiler() -> bool:
    """Is Numba installed? It is an extra: where people play, the games' modules run."""
    return find_spec("numba") is not None


@cache
def compiler() -> Any:
    """Numba."""
    try:
        return import_module("numba")
    except ImportError as problem:
        missing = "is not installed" if not has_compiler() else f"cannot be used here ({problem})"
        raise NeedsCompiler(f"this needs Numba, which compiles rules, and it {missing}: {INSTALL}") from None


def load(source: str, game: str, *, native: bool = True, **given: Any) -> ModuleType:
    """Run the file of module `source` once more, for `game`, with the names `given` set as its globals.

    Natively, every plain rule it imports is exchanged for its native twin. The same call gives the same module.
    """
    with _one_at_a_time:
        return _load(source, game, native, given)


def _load(source: str, game: str, native: bool, given: dict[str, Any]) -> ModuleType:
    # The ordinary import comes first: what this file imports must be loaded plain, not as a part of compiling it.
    plain = import_module(source)
    if not native and not given:
        return plain
    if native:
        compiler()  # or a sentence, before anything is loaded half
    name = f"{source}__{'native' if native else 'plain'}_{game.replace('-', '_')}"
    if name in sys.modules:
        return sys.modules[name]
    file = Path(plain.__file__ or "")
    module = ModuleType(name)
    module.__file__ = str(file)
    module.__dict__.update(given)
    # Numba looks the module up by its name when it reads a cached function.
    sys.modules[name] = module
    try:
        if native:
            code = compile(untold(file), str(file), "exec")
            twins = _native_twins(plain, game)
            _depends[name] = frozenset({file}).union(*map(_files_behind, (*twins.values(), *given.values())))
            _run_compiling(code, module, _cache_folder(game, _depends[name]))
            module.__dict__.update(twins)
            module.__dict__.update(_tables(module))
        else:
            loader: Any = plain.__loader__
            exec(loader.get_code(source), module.__dict__)  # noqa: S102 - the package's own file, just like an import
        module.__dict__.update(given)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _native_twins(plain: ModuleType, game: str) -> dict[str, Any]:
    """The compiled form of every rule this module imports from others."""
    return {
        key: getattr(load(value.__module__, game), value.__name__)
        for key, value in vars(plain).items()
        if getattr(value, "is_rule", False) and value.__module__ != plain.__name__
    }


def _tables(module: ModuleType) -> dict[str, Any]:
    """Its long tuples of numbers as arrays: looked up in a tuple, every entry becomes a branch.

    Of a table with hundreds of steps that takes many seconds to compile, and gains nothing.
    """
    import numpy as np

    return {
        key: np.array(value, kind)
        for key, value in vars(module).items()
        for number, kind in ((int, np.int64), (float, np.float64))
        if type(value) is tuple and len(value) >= _LONG and all(type(one) is number for one in value)
    }


def _files_behind(function: Any) -> frozenset[Path]:
    return _depends.get(getattr(function, "__module__", ""), frozenset())


def _run_compiling(code: CodeType, module: ModuleType, folder: Path) -> None:
    numba = compiler()
    import numpy as np

    config: Any = numba.config
    njit: Any = numba.njit  # rules allocate nothing: without `_nrt` there are no references to count, a third faster
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)  # Numba looks at it while decorating
    try:
        options: dict[str, Any] = {"cache": True, "nogil": True, "error_model": "numpy", "_nrt": False}
        with compiling(partial(_compiled_once, partial(njit, **options)), np.uint64, np.int64):
            exec(code, module.__dict__)  # noqa: S102 - the package's own file, just like an import
    finally:
        config.CACHE_DIR = before


def _compiled_once(njit: Any, function: Any, **options: Any) -> Any:
    """Compile a function once for all integers: those that other compiled functions hand it become 64 bits wide.

    Numba would compile it again for every combination of widths, and for every number that is written in a call.
    """
    made = njit(function, **options)
    template = made.get_call_template
    made.get_call_template = lambda args, kws: template(
        tuple(map(_wide, args)), {key: _wide(kind) for key, kind in kws.items()}
    )
    return made


def _wide(kind: Any) -> Any:
    """The type to compile for; Numba reckons with 64 bits anyway."""
    types: Any = compiler().types
    plain = types.unliteral(kind)
    return types.int64 if isinstance(plain, types.Integer) and plain.signed else plain


# ---- The cache ------------------------------------------------------------------------------------------------------


def cache_root() -> Path:
    """Where machine code is kept: BURGOMASTER_CACHE if set, else the user's cache folder."""
    chosen = os.environ.get("BURGOMASTER_CACHE")
    if chosen:
        return Path(chosen)
    from platformdirs import user_cache_path

    return user_cache_path("burgomaster", appauthor=False)


def _cache_folder(game: str, files: Iterable[Path]) -> Path:
    """The folder for machine code that depends on these files; a temporary one if the cache cannot be written."""
    folder = cache_root() / "native" / f"{game}-{_fingerprint(with_imports(files))}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return _temporary_folder()
    return folder if os.access(folder, os.W_OK) else _temporary_folder()


def with_imports(files: Iterable[Path]) -> frozenset[Path]:
    """These files and all of ours that they import, directly or not: a rule also depends on their constants."""
    found: set[Path] = set()
    left = [*files, *_COMPILING]
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
    path = _PACKAGE.joinpath(*names)
    files = (path.with_suffix(".py"), path / "__init__.py") if package == _PACKAGE.name and names else ()
    return next((file for file in files if file.is_file()), None)


@cache
def _temporary_folder() -> Path:
    return Path(tempfile.mkdtemp(prefix="burgomaster-native-"))


@cache
def _fingerprint(files: frozenset[Path]) -> str:
    import numpy as np

    digest = hashlib.sha256()
    for part in (compiler().__version__, np.__version__, sys.version, platform.machine()):
        digest.update(part.encode() + b"\0")
    for file in sorted(files):
        digest.update(str(file).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]

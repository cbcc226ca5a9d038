"""Loads rule files a second time, compiled by Numba, and keeps the machine code in a cache.

Generic code (playouts, search) is loaded once per game with that game's rules put in as module globals: Numba caches
neither closures nor functions that take compiled functions as arguments.

What machine code is kept under says machine_code.py.
"""

from __future__ import annotations

import sys
import threading
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from burgomaster.games.kernel.errors import NeedsCompiler
from burgomaster.games.kernel.machine_code import KeptRule, remember
from burgomaster.games.kernel.rule import compiling
from burgomaster.games.kernel.statements import untold

INSTALL = 'pip install "burgomaster[lab]"'

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
            tree = untold(file)
            code = compile(tree, str(file), "exec")
            remember(name, tree)
            twins = _native_twins(plain, game)
            _run_compiling(code, module)
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


def _run_compiling(code: CodeType, module: ModuleType) -> None:
    njit: Any = compiler().njit
    import numpy as np

    # Rules allocate nothing: without `_nrt` there are no references to count, a third faster.
    options: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}
    with compiling(partial(_compiled_once, partial(njit, **options)), np.uint64, np.int64):
        exec(code, module.__dict__)  # noqa: S102 - the package's own file, just like an import


def _compiled_once(njit: Any, function: Any, **options: Any) -> Any:
    """Compile a function once for all integers: those that other compiled functions hand it become 64 bits wide.

    Numba would compile it again for every combination of widths, and for every number that is written in a call.
    """
    made = njit(function, **options)
    made._cache = KeptRule(made)
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

"""Rules' machine code, kept under what the compiler saw.

Numba's own cache looks at the file a function stands in: it misses a change in a rule that is called or a constant that
is imported, and compiles anew for a comment, or in another folder. So the name that a rule's code is kept under is a
digest of what it means (statements.py) and of all rules it calls mean, of the types of their arguments and constants,
and of what compiles it. That is the meaning modules are told fresh by, too; comments, words and places do not count.
"""

from __future__ import annotations

import ast
import hashlib
import pickle
import platform
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from burgomaster.games.kernel import kept_code
from burgomaster.games.kernel.statements import Meaning, bare, meanings, without_docstrings

_COMPILING = ("machine_code.py", "native.py", "rule.py", "statements.py")  # these make machine code of a file
_DECORATORS = {"rule", "inlined"}

# Settings of Numba that change no code, or differ between processes that may share it.
_NO_MATTER = ("CACHE", "CHROME", "COLOR", "CUDA", "DUMP", "GDB", "HIGHLIGHT", "HTML", "THREADS", "TRACEBACKS")

# Of every file that is loaded natively, its functions by the line they begin in: those that were run, whatever has
# become of the file since.
_functions: dict[str, dict[int, ast.FunctionDef]] = {}


def remember(module: str, tree: ast.Module) -> None:
    """The statements that are run as this module. Those that are compiled are changed."""
    _functions[module] = {
        min(one.lineno, *(decorator.lineno for decorator in one.decorator_list)): one
        for one in tree.body
        if isinstance(one, ast.FunctionDef) and one.decorator_list and all(map(_is_ours, one.decorator_list))
    }


def _is_ours(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Name) and decorator.id in _DECORATORS


class KeptRule:
    """The cache of one compiled rule, in place of Numba's."""

    def __init__(self, rule: Any) -> None:
        self._rule = rule

    @property
    def cache_path(self) -> str:
        """Where its code is kept."""
        return str(kept_code.cache_root() / kept_code.NATIVE)

    def load_overload(self, signature: Any, target: Any) -> Any:
        """What was compiled for these types of arguments; None if nothing is kept of it."""
        target.refresh()
        code = kept_code.kept(kept_code.NATIVE, self._name(signature, target.codegen()))
        if code is None:
            return None
        result: Any = import_module("numba.core.compiler").CompileResult
        return result._rebuild(target, *pickle.loads(code))  # noqa: S301 - of this person's own, and whole

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Keep what was compiled, unless it holds addresses of this process."""
        if not compiled.lifted and not compiled.library.has_dynamic_globals:
            name = self._name(signature, compiled.codegen)
            dumps: Any = import_module("numba.core.serialize").dumps
            kept_code.keep(kept_code.NATIVE, name, dumps(compiled._reduce()))

    def _name(self, signature: Any, codegen: Any) -> str:
        of = self._rule.py_func
        told = (meant(self._rule), str(signature), codegen.magic_tuple())  # for which types and processor
        return f"{of.__module__}.{of.__name__}-{hashlib.sha256(repr(told).encode()).hexdigest()[:32]}"


def meant(rule: Any) -> str:
    """The digest of all that a rule's machine code is made of, but for the types it is called with."""
    digest = hashlib.sha256(_recipe().encode())
    seen = meanings([rule], _statements)
    for key in sorted(seen):
        digest.update(f"{key}\0{_told(seen[key])}\0".encode())
    return digest.hexdigest()


def _statements(function: Any) -> ast.FunctionDef:
    try:
        return _bare(_functions[function.__module__][function.__code__.co_firstlineno])
    except KeyError:
        raise TypeError(
            f"{function.__qualname__} in {function.__module__} cannot be compiled: a rule stands at the top of its "
            "file, under @rule or @inlined and nothing else"
        ) from None


_bare = cache(bare)


def _told(one: Meaning) -> str:
    """A function's meaning, with what Numba tells apart where numbers are equal: 1, 1 of 32 bits and True."""
    kinds = sorted(f"{name}: {_kind(value)}" for name, value in one.values.items())
    return "\n".join([one.text, *kinds])


def _kind(value: Any) -> str:
    if hasattr(value, "py_func"):
        return repr(sorted(value.targetoptions.items()))  # inlined or called
    if isinstance(value, tuple):
        return f"{type(value).__qualname__}({', '.join(map(_kind, value))})"
    if getattr(value, "ndim", None) and not isinstance(value, type):
        return f"{value.dtype.str} {value.shape} {value.flags.c_contiguous}"
    if callable(value) and value.__module__.partition(".")[0] == __name__.partition(".")[0]:
        raise TypeError(f"a rule cannot name {value.__module__}.{value.__qualname__}, which is no rule")
    return type(value).__qualname__


@cache
def _recipe() -> str:
    """What compiles: versions, settings, and how we use it."""
    import llvmlite
    import numba
    import numpy as np

    config: Any = numba.config
    settings = {
        key: value
        for key, value in sorted(vars(config).items())
        if key.isupper() and not any(part in key for part in _NO_MATTER)
    }
    sources = [
        ast.unparse(without_docstrings(ast.parse(Path(__file__).with_name(name).read_bytes()))) for name in _COMPILING
    ]
    versions = (numba.__version__, llvmlite.__version__, np.__version__, sys.version, platform.machine())
    return repr((versions, settings, sources))

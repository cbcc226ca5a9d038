"""A fingerprint of all that a module is made of, to tell when it has to be made anew.

It is taken of what the compiler sees: the statements of every rule that a module offers and of all rules these call,
and the values of the names they use. Comments, words and what rules tell do not count, nor where the files lie.
"""

from __future__ import annotations

import ast
import hashlib
import json
from pathlib import Path
from typing import Any, NamedTuple

from burgomaster.games import folder
from burgomaster.games.kernel.freshness import made_of as made_of_sources
from burgomaster.games.kernel.native import with_imports
from burgomaster.games.kernel.statements import constant, functions_of, named
from burgomaster.games.module import ENGINE, MODULES, shape_of
from burgomaster.lab.wasm.interface import exports, told
from burgomaster.lab.wasm.translate import RECIPE


def fingerprint(name: str, which: str = ENGINE) -> str:
    """Of the sources of a game's module."""
    digest = hashlib.sha256(json.dumps([told(name, which), RECIPE], sort_keys=True).encode())
    seen = _seen(name, which)
    for key in sorted(seen):
        digest.update(f"{key}\0{seen[key].text}\0".encode())
    return digest.hexdigest()


def made_of(name: str, which: str) -> dict[str, Any]:
    """What tells at run time, without a compiler, whether a module is of today's sources: see kernel/freshness.py."""
    functions: dict[str, list[str]] = {}
    seen = _seen(name, which).values()
    for rule in seen:
        functions.setdefault(rule.module, []).append(rule.name)
    return made_of_sources(functions, with_imports({rule.file for rule in seen}), shape_of(name))


def stale(name: str) -> bool:
    """Is there a module missing of this game, or one of other sources?"""
    return any(_is_stale(name, which) for which in MODULES)


def _is_stale(name: str, which: str) -> bool:
    try:
        made = json.loads((folder(name) / f"{which}.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return True
    return bool(made["sources"] != fingerprint(name, which)) or not (folder(name) / f"{which}.wasm").exists()


class _Rule(NamedTuple):
    module: str
    name: str
    file: Path
    text: str


def _seen(name: str, which: str) -> dict[str, _Rule]:
    """All rules that a module is made of."""
    seen: dict[str, _Rule] = {}
    for export in exports(name, which).values():
        _read(export.rule, seen)
    return seen


def _read(rule: Any, seen: dict[str, _Rule]) -> None:
    """Add a compiled rule and all that it calls."""
    function = rule.py_func
    key = f"{function.__module__}.{function.__name__}"
    if key in seen:
        return
    file = Path(function.__code__.co_filename)
    seen[key] = _Rule(function.__module__.partition("__native_")[0], function.__name__, file, "")
    tree = functions_of(file)[function.__name__]
    values = []
    for text, value in named(tree, function.__globals__):
        if hasattr(value, "py_func"):
            _read(value, seen)
            values.append(f"{text} = rule {value.py_func.__module__}.{value.py_func.__name__}")
        else:
            values.append(f"{text} = {constant(value)}")
    seen[key] = seen[key]._replace(text="\n".join([ast.unparse(tree), *sorted(set(values))]))

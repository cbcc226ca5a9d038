"""A fingerprint of all that a module is made of, to tell when it has to be made anew.

It is taken of what the compiler sees: the statements of every rule that a module offers and of all rules these call,
and the values of the names they use. Comments, words and what rules tell do not count, nor where the files lie.
"""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from burgomaster.games import folder
from burgomaster.games.kernel.native import untold
from burgomaster.lab.wasm.interface import exports, told
from burgomaster.lab.wasm.translate import RECIPE

MODULE, INTERFACE = "engine.wasm", "engine.json"


def fingerprint(name: str) -> str:
    """Of the sources of a game's module."""
    digest = hashlib.sha256(json.dumps([told(name), RECIPE], sort_keys=True).encode())
    seen: dict[str, str] = {}
    for export in exports(name).values():
        _read(export.rule, seen)
    for key in sorted(seen):
        digest.update(f"{key}\0{seen[key]}\0".encode())
    return digest.hexdigest()


def stale(name: str) -> bool:
    """Is there no module of this game, or one of other sources?"""
    try:
        made = json.loads((folder(name) / INTERFACE).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return True
    return bool(made["sources"] != fingerprint(name)) or not (folder(name) / MODULE).exists()


def _read(rule: Any, seen: dict[str, str]) -> None:
    """Add a compiled rule and all that it calls."""
    function = rule.py_func
    key = f"{function.__module__}.{function.__name__}"
    if key in seen:
        return
    seen[key] = ""
    tree = _functions(Path(function.__code__.co_filename))[function.__name__]
    values = []
    for text, value in _named(tree, function.__globals__):
        if hasattr(value, "py_func"):
            _read(value, seen)
            values.append(f"{text} = rule {value.py_func.__module__}.{value.py_func.__name__}")
        else:
            values.append(f"{text} = {_plain(value)}")
    seen[key] = "\n".join([ast.unparse(tree), *sorted(set(values))])


@cache
def _functions(file: Path) -> dict[str, ast.FunctionDef]:
    """The functions of a file as they are compiled, bare of documentation and types."""
    found = {one.name: one for one in untold(file).body if isinstance(one, ast.FunctionDef)}
    for function in found.values():
        function.decorator_list, function.returns = [], None
        for argument in function.args.args:
            argument.annotation = None
        if ast.get_docstring(function) is not None:
            function.body = function.body[1:] or [ast.Pass()]
    return {name: _Bare().visit(function) for name, function in found.items()}


class _Bare(ast.NodeTransformer):
    """Takes the types out of assignments."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        assert node.value is not None
        return ast.copy_location(ast.Assign([node.target], node.value), node)


def _named(tree: ast.FunctionDef, known: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Every name of a function that is not its own, with its value; also `module.name`."""
    own = {argument.arg for argument in tree.args.args}
    own |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    known = {name: value for name, value in known.items() if name not in own}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            module = known.get(node.value.id)
            if isinstance(module, ModuleType):
                yield f"{node.value.id}.{node.attr}", getattr(module, node.attr)
        elif isinstance(node, ast.Name) and node.id in known and not isinstance(known[node.id], ModuleType):
            yield node.id, known[node.id]


def _plain(value: Any) -> str:
    """A constant as text, the same on every machine; what is built in is known by its name."""
    if isinstance(value, tuple | np.ndarray):
        return f"({', '.join(map(_plain, value))})"
    if isinstance(value, float):
        return value.hex()
    if isinstance(value, str):
        return repr(value)
    if callable(value):
        return f"{value.__module__}.{value.__qualname__}"
    return str(int(value))

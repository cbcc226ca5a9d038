"""What a compiler sees of a file: the statements of its functions, and the values of the names they use.

Comments, documentation, types and what rules tell do not count, nor where the files lie.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any


def untold(file: Path) -> ast.Module:
    """A file without what its rules tell (see effects.py): machine code has nobody to tell it to."""
    tree = ast.parse(file.read_bytes())
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            node.body = _without_telling(node.body) or [ast.Pass()]
    return ast.fix_missing_locations(tree)


def _without_telling(body: list[ast.stmt]) -> list[ast.stmt]:
    """Statements without any `tell(…)`, and without every `if` and `for` that did nothing else."""
    kept: list[ast.stmt] = []
    for statement in body:
        if isinstance(statement, ast.If | ast.For | ast.While):
            statement.body = _without_telling(statement.body)
            statement.orelse = _without_telling(statement.orelse)
            if not statement.body and not statement.orelse:
                continue
            statement.body = statement.body or [ast.Pass()]
        if not _tells(statement):
            kept.append(statement)
    return kept


def _tells(statement: ast.stmt) -> bool:
    call = statement.value if isinstance(statement, ast.Expr) else None
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "tell"


@cache
def functions_of(file: Path) -> dict[str, ast.FunctionDef]:
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


def named(tree: ast.FunctionDef, known: dict[str, Any]) -> Iterator[tuple[str, Any]]:
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


def constant(value: Any) -> str:
    """A constant as text, the same on every machine; what is built in is known by its name."""
    if isinstance(value, float):
        return value.hex()
    if isinstance(value, str):
        return repr(value)
    if callable(value):
        return f"{value.__module__}.{value.__qualname__}"
    if isinstance(value, tuple) or getattr(value, "ndim", None):  # natively a long tuple is an array
        return f"({', '.join(map(constant, value))})"
    return str(int(value))

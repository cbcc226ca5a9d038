"""What a compiler sees of a file: the statements of its functions, and the values of the names they use.

Comments, documentation, types and what rules tell do not count, nor where the files lie.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple


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
    return {one.name: bare(one) for one in untold(file).body if isinstance(one, ast.FunctionDef)}


def bare(function: ast.FunctionDef) -> ast.FunctionDef:
    """A function without its documentation, types and decorators. It is changed itself."""
    function.decorator_list, function.returns = [], None
    for argument in function.args.args:
        argument.annotation = None
    without_docstrings(function)
    stripped: ast.FunctionDef = _Bare().visit(function)
    return stripped


def without_docstrings(tree: ast.AST) -> ast.AST:
    """Sources, whatever is said about them. They are changed themselves."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return tree


class _Bare(ast.NodeTransformer):
    """Takes the types out of assignments."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        assert node.value is not None
        return ast.copy_location(ast.Assign([node.target], node.value), node)


def named(tree: ast.FunctionDef, known: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Every name of a function that is not its own, with its value; also `module.name`."""
    for name, part in _names(tree):
        value = known.get(name)
        if isinstance(value, ModuleType):
            if part:
                yield f"{name}.{part}", getattr(value, part)
        elif name in known and not part:
            yield name, value


@cache
def _names(tree: ast.FunctionDef) -> tuple[tuple[str, str], ...]:
    """The names of a function that are not its own, once each; and with each part that is asked of one."""
    own = {argument.arg for argument in tree.args.args}
    own |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    found: set[tuple[str, str]] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            found.add((node.id, ""))
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            found.add((node.value.id, node.attr))
    return tuple(sorted((name, part) for name, part in found if name not in own))


@cache
def _written(tree: ast.FunctionDef) -> str:
    return ast.unparse(tree)


class Meaning(NamedTuple):
    """What a compiler sees of one function. What is equal in this does the same."""

    function: Any
    tree: ast.FunctionDef
    values: dict[str, Any]  # of the names it uses

    @property
    def text(self) -> str:
        """Its statements, and the constants and rules behind its names."""
        return "\n".join([_written(self.tree), *sorted(f"{key} = {_said(one)}" for key, one in self.values.items())])

    @property
    def key(self) -> str:
        """Its whole name."""
        return f"{self.function.__module__}.{self.function.__name__}"


def meaning(function: Any, tree: ast.FunctionDef, known: dict[str, Any]) -> Meaning:
    """What a function with these statements means, where these names are known."""
    return Meaning(function, tree, dict(named(tree, known)))


def meanings(rules: Iterable[Any], tree_of: Callable[[Any], ast.FunctionDef]) -> dict[str, Meaning]:
    """Of compiled rules and of all rules that they call, directly or not."""
    seen: dict[str, Meaning] = {}
    left = list(rules)
    while left:
        function = left.pop().py_func
        found = meaning(function, tree_of(function), function.__globals__)
        if found.key not in seen:
            seen[found.key] = found
            left += [value for value in found.values.values() if hasattr(value, "py_func")]
    return seen


def _said(value: Any) -> str:
    """A constant; a rule, plain or compiled, by its name."""
    if hasattr(value, "py_func") or getattr(value, "is_rule", False):
        return f"rule {value.__module__}.{value.__name__}"
    return constant(value)


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

"""Finds in a file of rules what the rule language does not have, and says it more plainly than a compiler.

Rules are whole numbers, conditions, loops and calls of other rules. They use the fields of `s`, the table, and of `e`,
the edition. This reads the syntax of the file, and of what the file imports only whether it is a rule.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType, ModuleType

from burgomaster.games.kernel.names import closest
from burgomaster.games.kernel.structs import Struct

_CALLS = ("abs", "bool", "divmod", "float", "int", "len", "max", "min", "pow", "range", "round")
_FORBIDDEN: dict[type[ast.AST], str] = {
    ast.List: "makes a list",
    ast.Dict: "makes a dictionary",
    ast.Set: "makes a set",
    ast.ListComp: "makes a list",
    ast.SetComp: "makes a set",
    ast.DictComp: "makes a dictionary",
    ast.GeneratorExp: "makes a generator",
    ast.Lambda: "makes a function",
    ast.JoinedStr: "makes a text",
    ast.Try: "catches an exception",
    ast.Raise: "raises an exception",
    ast.With: "uses `with`",
    ast.Yield: "uses `yield`",
    ast.Global: "uses `global`",
    ast.ClassDef: "makes a class",
    ast.Import: "imports something",
    ast.ImportFrom: "imports something",
}


def outside_the_language(module: ModuleType, state: type[Struct], edition: type[Struct]) -> Iterator[str]:
    """Every place in the rules of a module, with its line."""
    file = Path(module.__file__ or "")
    for rule in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(rule, ast.FunctionDef) and any(_name(one) in ("rule", "inlined") for one in rule.decorator_list):
            body = rule.body[1:] if ast.get_docstring(rule) is not None else rule.body
            for node in (inside for statement in body for inside in _compiled(statement)):
                problem = _problem(node, module, state, edition)
                if problem:
                    line = getattr(node, "lineno", rule.lineno)
                    yield f"{file}, line {line}: {rule.name} {problem}"


def _compiled(node: ast.AST) -> Iterator[ast.AST]:
    """A statement and all that is in it, but nothing of what it tells: machine code is made without that."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and _name(node.value.func) == "tell":
        return
    yield node
    for inside in ast.iter_child_nodes(node):
        yield from _compiled(inside)


def _problem(node: ast.AST, module: ModuleType, state: type[Struct], edition: type[Struct]) -> str:
    if type(node) in _FORBIDDEN:
        return f"{_FORBIDDEN[type(node)]}, and rules cannot do that"
    if isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes)):
        return f"uses the text {node.value!r}, and rules know only whole numbers"
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return _call(node.func.id, module)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in ("s", "e"):
        struct = state if node.value.id == "s" else edition
        if node.attr not in struct.FIELDS:
            return f"uses {node.value.id}.{node.attr}, and there is no such field{closest(node.attr, struct.FIELDS)}"
    return ""


def _call(name: str, module: ModuleType) -> str:
    called = getattr(module, name, None)
    if isinstance(called, FunctionType) and not getattr(called, "is_rule", False):
        return f"calls {name}, which is not marked with @rule"
    if called is None and hasattr(builtins, name) and name not in _CALLS:
        return f"calls {name}, which rules do not have"
    return ""


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""

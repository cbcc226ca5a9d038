"""Which modules others import, found in their sources: the house and Python's own library are packed by it.

Whatever stands at the top of a module is imported with it; what stands in its functions only if they are called.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator

# Branches that are never taken in a tab.
_DEAD = ("TYPE_CHECKING", "typing.TYPE_CHECKING", "sys.platform == 'win32'", "__name__ == '__main__'")


def imported(source: bytes, module: str, *, package: bool, functions: bool) -> set[str]:
    """Names that a module imports: modules, and what may be modules in packages; `functions`: in functions too."""
    found: set[str] = set()
    for node in _run(ast.parse(source), functions):
        if isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
            continue
        base = node.module or ""
        if node.level:
            parts = module.split(".")
            above = parts[: len(parts) - node.level + package]
            base = ".".join([*above, *([node.module] if node.module else [])])
        found |= {base, *(f"{base}.{one.name}" for one in node.names)}
    return found


def _run(node: ast.AST, functions: bool) -> Iterator[ast.Import | ast.ImportFrom]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import | ast.ImportFrom):
            yield child
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) and not functions:
            continue
        elif isinstance(child, ast.If) and ast.unparse(child.test) in _DEAD:
            for other in child.orelse:
                yield from _run(ast.Module([other], []), functions)
        else:
            yield from _run(child, functions)


def reached(first: Iterable[str], known: Callable[[str], tuple[bytes, bool] | None], *, functions: bool) -> set[str]:
    """All modules that the first ones need. `known` gives a module's source, and whether it is a package."""
    found: set[str] = set()
    waiting = list(first)
    while waiting:
        name = waiting.pop()
        if not name or name in found:
            continue
        waiting.append(name.rpartition(".")[0])  # a name in a module, or a module in a package: that is imported first
        file = known(name)
        if file is not None:
            found.add(name)
            waiting += imported(file[0], name, package=file[1], functions=functions)
    return found


def module_of(file: str) -> tuple[str, bool]:
    """A file's module, and whether it is a package."""
    name = file.removesuffix(".py").replace("/", ".")
    return name.removesuffix(".__init__"), name.endswith(".__init__")

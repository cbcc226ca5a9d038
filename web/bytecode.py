"""Turns the sources in an archive into bytecode, in the Python that will run it: bytecode.mjs starts it in Pyodide.

A tab that had to compile some hundred files would wait for seconds. The same sources give the same bytes.
"""

from __future__ import annotations

import ast
import importlib.util
import marshal
import sys
import zipfile

# PEP 552: what follows depends on no file's date, and nobody need look for the source.
_HEADER = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)

_DESCRIBED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def bytecode(source: bytes, name: str) -> bytes:
    """A file as an import finds it where its source is missing; without docstrings, which nobody reads in a tab."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, _DESCRIBED) and ast.get_docstring(node):
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    return _HEADER + marshal.dumps(compile(tree, name, "exec", dont_inherit=True))


def compile_archive(source: str, target: str) -> None:
    """The same archive with bytecode instead of sources."""
    with zipfile.ZipFile(source) as given, zipfile.ZipFile(target, "w") as made:
        for entry in given.infolist():
            data = given.read(entry)
            if entry.filename.endswith(".py"):
                data = bytecode(data, entry.filename)
                entry.filename += "c"
            made.writestr(entry, data, zipfile.ZIP_DEFLATED, 9)


if __name__ == "__main__":
    compile_archive(*sys.argv[1:])

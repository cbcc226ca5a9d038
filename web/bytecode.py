"""Turns the sources in an archive into bytecode, in the Python that will run it: bytecode.mjs starts it in Pyodide.

A tab that had to compile some hundred files would wait for seconds. The same sources give the same bytes. Of Python's
own library it takes what a tab needs, and leaves out where in a line, and in which, everything stood.
"""

from __future__ import annotations

import ast
import importlib.util
import json
import marshal
import sys
import types
import zipfile

from closure import module_of, reached

# PEP 552: what follows depends on no file's date, and nobody need look for the source.
_HEADER = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)

# What Python begins with in a tab before anything imports it: its own start, and Pyodide's; and what these and the
# archives' code import only when they run: `tests/tab/test_pyodide.py` tries that.
_START = ("abc", "codecs", "encodings", "io", "os", "pyodide", "_pyodide", "asyncio", "site", "zipimport", "zipfile")
_START += ("runpy", "importlib.machinery", "importlib.util", "linecache", "shutil", "tokenize", "traceback", "warnings")
_START += ("_strptime", "_colorize", "contextvars", "encodings.utf_8", "encodings.ascii", "encodings.latin_1")
_START += ("encodings.aliases", "encodings.cp437", "encodings.utf_8_sig", "encodings.utf_16")
# What is imported where something is missing that Pyodide has, and what no tab does: other processes, secure lines,
# other people's archives, a console, servers.
_NEVER = {"_pydatetime", "_pydecimal", "_pyio", "_py_abc", "_aix_support", "_pyrepl", "pdb", "pydoc", "ctypes"}
_NEVER |= {"pyodide.console", "pyodide.http", "pyodide.http.pyxhr", "pyodide.http._pyfetch"}
_NEVER |= {"pyodide.http._exceptions", "pyodide._nodesock_transport"}
_NEVER |= {"importlib.metadata", "tarfile", "unittest", "doctest", "multiprocessing", "sysconfig"}

_DESCRIBED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def bytecode(source: bytes, name: str, *, lineless: bool = False) -> bytes:
    """A file as an import finds it where its source is missing; without docstrings, which nobody reads in a tab."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, _DESCRIBED) and ast.get_docstring(node):
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    code = compile(tree, name, "exec", dont_inherit=True)
    return _HEADER + marshal.dumps(_lineless(code) if lineless else code)


def _lineless(code: types.CodeType) -> types.CodeType:
    """Code that does not know which line it comes from: each entry of its table says so of eight instructions."""
    count = len(code.co_code) // 2
    table = b"\xff" * (count // 8) + (bytes([0xF8 | count % 8 - 1]) if count % 8 else b"")
    inner = tuple(_lineless(one) if isinstance(one, types.CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=table, co_consts=inner)


def needed(archive: zipfile.ZipFile, names: list[str]) -> set[str]:
    """The files of Python's library that modules need, and Python itself."""
    files = {module_of(name): name for name in archive.namelist() if name.endswith(".py")}
    known = {module: (name, package) for (module, package), name in files.items() if module not in _NEVER}

    def source(module: str) -> tuple[bytes, bool] | None:
        return (archive.read(known[module][0]), known[module][1]) if module in known else None

    first = [*_START, *names, *(module for module in known if module.partition(".")[0] in ("pyodide", "_pyodide"))]
    return {known[module][0] for module in reached(first, source, functions=False)}


def compile_archive(source: str, target: str, only: list[str] | None = None) -> None:
    """The same archive with bytecode instead of sources; `only`: what these modules need of Python's library."""
    with zipfile.ZipFile(source) as given, zipfile.ZipFile(target, "w") as made:
        kept = None if only is None else needed(given, only)
        for entry in given.infolist():
            if kept is not None and entry.filename not in kept:
                continue
            data = given.read(entry)
            if entry.filename.endswith(".py"):
                data = bytecode(data, entry.filename, lineless=kept is not None)
                entry.filename += "c"
            made.writestr(entry, data, zipfile.ZIP_DEFLATED, 9)


if __name__ == "__main__":
    compile_archive(sys.argv[1], sys.argv[2], json.loads(sys.argv[3]))

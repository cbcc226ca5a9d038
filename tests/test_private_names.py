"""Names of other packages that are no promise of theirs, and what to look at when a new version comes.

Whoever raises a bound in pyproject.toml installs the new version, runs this file and the tests it names, and reads the
package's changes at the places named here.
"""

from __future__ import annotations

import ast
import inspect
import re
import tomllib
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SOURCES = ROOT / "src" / "burgomaster"

LOOK_AT = {
    "uvicorn": (
        "src/burgomaster/server/websocket.py writes to the transport below WebSocketsSansIOProtocol; "
        "run tests/server/test_live.py and tests/server/test_manners_live.py"
    ),
    "numba": (
        "src/burgomaster/games/kernel/native.py widens types in get_call_template, "
        "src/burgomaster/games/kernel/machine_code.py takes the place of a dispatcher's cache; "
        "run tests/games/test_machine_code.py, and `make wasm` must change nothing but digests"
    ),
    "wasmtime": (
        "src/burgomaster/games/kernel/room.py calls wasmtime_func_call_unchecked by ctypes; "
        "run tests/games/test_engines.py"
    ),
}


def bounds(package: str) -> list[str]:
    """What pyproject.toml asks of a package, everywhere."""
    asked = [*PROJECT["dependencies"], *(one for extra in PROJECT["optional-dependencies"].values() for one in extra)]
    return [one for one in asked if re.match(rf"{package}\b", one)]


def numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", text)))


@pytest.mark.parametrize("package", LOOK_AT)
def test_the_next_version_is_tried_before_it_is_let_in(package: str) -> None:
    asked = bounds(package)
    assert asked
    for one in asked:
        below = re.search(r",<([\d.]+)", one)
        assert below, f"{one} has no upper bound, and private names of it are used: {LOOK_AT[package]}"
        here, limit = numbers(version(package)), numbers(below[1])
        assert here < limit, f"{package} {version(package)} is not below {below[1]}: {LOOK_AT[package]}"
        tried = (*limit[:-1], limit[-1] - 1)
        assert here[: len(limit)] == tried, f"{one} lets in versions that nobody has tried: {LOOK_AT[package]}"


@pytest.mark.parametrize("package", LOOK_AT)
def test_what_is_to_be_looked_at_exists(package: str) -> None:
    for path in re.findall(r"(?:src|tests)/[\w/.]+\.py", LOOK_AT[package]):
        assert (ROOT / path).is_file(), path


def test_uvicorns_websocket_still_has_what_ours_uses() -> None:
    """Every attribute that is asked of `self` and is not our own."""
    tree = ast.parse((SOURCES / "server" / "websocket.py").read_bytes())
    (ours,) = (one for one in tree.body if isinstance(one, ast.ClassDef) and one.name == "LiveSocket")
    own = {one.name for one in ours.body if isinstance(one, ast.AsyncFunctionDef | ast.FunctionDef)}
    targets = [target for one in ours.body if isinstance(one, ast.Assign) for target in one.targets]
    own |= {target.id for target in targets if isinstance(target, ast.Name)}
    used = {
        node.attr
        for node in ast.walk(ours)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"
    }
    module: Any = import_module("uvicorn.protocols.websockets.websockets_sansio_impl")
    theirs = inspect.getsource(module.WebSocketsSansIOProtocol)
    assert used - own >= {"conn", "scope", "transport"}
    gone = [name for name in sorted(used - own) if f"self.{name}" not in theirs]
    assert not gone, f"uvicorn's WebSocket has no {', '.join(gone)} any more: {LOOK_AT['uvicorn']}"
    for name in ("data_received", "run_asgi"):
        assert name in vars(module.WebSocketsSansIOProtocol), f"{name} is gone: {LOOK_AT['uvicorn']}"
    assert "parser_exc" in inspect.getsource(import_module("websockets.protocol"))


def test_numbas_functions_still_have_what_ours_use() -> None:
    import numba
    from numba.core import caching, codegen, compiler, serialize

    made: Any = numba.njit(lambda number: number + 1)
    ask = LOOK_AT["numba"]
    assert "args" in inspect.signature(made.get_call_template).parameters, ask
    assert {"_cache", "targetctx", "targetoptions", "stats"} <= set(dir(made)), ask
    used = {name for name in vars(caching.NullCache) if not name.startswith("__")} & {"load_overload", "save_overload"}
    assert used == {"load_overload", "save_overload"}, ask
    assert {"_reduce", "_rebuild", "lifted", "library"} <= set(dir(compiler.CompileResult)), ask
    assert hasattr(codegen.CPUCodegen, "magic_tuple"), ask
    assert hasattr(codegen.CodeLibrary, "has_dynamic_globals"), ask
    assert callable(serialize.dumps), ask


def test_numba_still_lets_us_keep_code_in_its_caches_place() -> None:
    """It asks for what is kept before it compiles, and hands over what it has compiled."""
    import numba

    asked: list[str] = []

    class Ours:
        cache_path = ""

        def load_overload(self, signature: Any, target: Any) -> None:
            asked.append(f"load {signature}")

        def save_overload(self, signature: Any, compiled: Any) -> None:
            asked.append(f"save {signature}")

    made: Any = numba.njit(lambda number: number + 1)
    made._cache = Ours()
    assert made(1) == 2
    assert asked == ["load (int64,)", "save (int64,)"], LOOK_AT["numba"]


def test_wasmtime_still_has_what_ours_uses() -> None:
    ffi: Any = import_module("wasmtime._ffi")
    source = (SOURCES / "games" / "kernel" / "room.py").read_text(encoding="utf-8")
    names = set(re.findall(r"\bffi\.(\w+)", source))
    assert names >= {"dll", "wasmtime_val_raw"}
    for name in names:
        assert hasattr(ffi, name), f"{name} is gone: {LOOK_AT['wasmtime']}"
    for name in re.findall(r'ffi\.dll\["(\w+)"\]', source):
        assert ffi.dll[name], f"{name} is gone: {LOOK_AT['wasmtime']}"


def test_no_other_private_module_is_imported() -> None:
    """Of a package that is not listed here, and whose next version nobody would think of."""
    found: set[str] = set()
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_bytes())):
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                package, *inner = node.module.split(".")
                names = [*inner, *(one.name for one in node.names)]
                private = [name for name in names if name.startswith("_") and not name.startswith("__")]
                if package not in ("burgomaster", *LOOK_AT) and private:
                    found.add(f"{file.relative_to(SOURCES)}: {node.module} {private}")
    assert not found

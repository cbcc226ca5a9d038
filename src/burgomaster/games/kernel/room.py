"""WebAssembly in Python: a room is one instance of a module, with its own memory, run by wasmtime.

A workspace lives in a room of its own, so threads can think at once: one of them at a time may use a room. Its arrays
are NumPy views of the memory. The memory has 4 GiB of addresses reserved (not of memory), so it never moves when it
grows, and views stay valid.

A call through wasmtime's public functions takes 50 µs. The raw one beneath takes 1.6, but its name is private: where it
is gone, the public one is called.
"""

from __future__ import annotations

import atexit
import ctypes
import hashlib
import platform
import struct
from collections.abc import Callable, Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, cast
from weakref import WeakSet

from burgomaster.games.kernel import kept_code
from burgomaster.games.kernel.errors import BurgomasterError

ALIGNED = 64
PAGE = 1 << 16
_ASIDE = 1 << 17  # bytes for the arrays of a call
_ARGUMENTS = 24  # of one function, at most

# How a number lies in a raw value of 16 bytes, and where it is read from.
_PACKED = {"i32": "i12x", "flag": "i12x", "i64": "q8x", "f64": "d8x"}
_TAKEN = {"i32": "<i", "flag": "<i", "i64": "<q", "f64": "<d"}
NUMBERS = frozenset(_PACKED)

_EMPTY = b"\0asm\1\0\0\0\5\3\1\0\1\7\12\1\6memory\2\0"  # a module with a memory and nothing else


@cache
def why_not() -> str:
    """Why no module can run here, as the end of a sentence; empty if modules run."""
    for package in ("numpy", "wasmtime"):
        if find_spec(package) is None:
            return f"{package} is not installed"
    try:
        ModuleRoom(compiled(_EMPTY), {})
    except Exception as problem:  # a library for another system, no address space, …: whatever it is, others run
        said = str(problem).splitlines()[0] if str(problem) else type(problem).__name__
        return f"wasmtime cannot run here ({said[:120]})"
    return ""


def version() -> str:
    """Of wasmtime."""
    from importlib.metadata import version as installed

    return installed("wasmtime")


@cache
def _engine() -> Any:
    import wasmtime

    config = wasmtime.Config()
    config.memory_may_move = False
    config.gc_support = False
    config.parallel_compilation = False  # threads that no forked process has
    return _lasting(wasmtime.Engine(config))


_alive: WeakSet[Any] = WeakSet()


def _lasting(made: Any) -> Any:
    """Something of wasmtime's. What is still there when Python ends is left to the system.

    wasmtime would give it back when half of Python is gone already, and complain; and a thread may still be at work.
    """
    _alive.add(made)
    return made


@atexit.register
def _leave_to_the_system() -> None:
    for made in list(_alive):
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(made))


def compiled(module: bytes) -> Any:
    """A module's machine code."""
    import wasmtime

    return _lasting(wasmtime.Module(_engine(), module))


def compiled_once(game: str, module: bytes) -> Any:
    """A module's machine code: as an earlier process kept it, else compiled and kept."""
    import wasmtime
    from wasmtime import _ffi as ffi

    # Code says itself of which wasmtime it is; the size of the library keeps several of them side by side.
    key = f"{Path(ffi.dll._name).stat().st_size} {platform.system()} {platform.machine()}\0".encode()
    name = f"{game}-{hashlib.sha256(key + module).hexdigest()[:32]}"
    code = kept_code.kept(kept_code.MODULE, name)
    if code is not None:
        try:
            return _lasting(wasmtime.Module.deserialize(_engine(), code))
        except wasmtime.WasmtimeError:  # of another processor, in a home that several machines share
            pass
    made = compiled(module)
    kept_code.keep(kept_code.MODULE, name, bytes(made.serialize()))
    return made


Caller = Callable[..., Any]


class ModuleRoom:
    """One instance of a module and its memory: what its functions take is told by the module's interface."""

    def __init__(self, module: Any, functions: Mapping[str, Any]) -> None:
        import wasmtime

        self._told = functions
        self._store = _lasting(wasmtime.Store(_engine()))
        try:
            self._exported = cast(Any, wasmtime.Instance(self._store, module, [])).exports(self._store)
        except wasmtime.WasmtimeError as problem:
            said = str(problem).splitlines()[0][:120]
            raise BurgomasterError(
                f"there is no room for another game, which takes 4 GiB of addresses: {said}"
            ) from None
        self._memory = self._exported["memory"]
        self.base: int = ctypes.addressof(self._memory.data_ptr(self._store).contents)
        self._size: int = self._memory.data_len(self._store)
        self._free: int = self._exported["__heap_base"].value(self._store) if "__heap_base" in self._exported else 0
        self._known: dict[str, Caller] = {}
        self._kept: dict[Any, tuple[int, bytes]] = {}
        self._aside = self._aside_size = 0

    # ---- Memory ----

    def take(self, size: int) -> int:
        """The address of so many new bytes, all 0."""
        at = -(-self._free // ALIGNED) * ALIGNED
        self._free = at + size
        if self._free > self._size:
            import wasmtime

            try:
                self._memory.grow(self._store, -(-(self._free - self._size) // PAGE))
            except wasmtime.WasmtimeError as problem:
                raise BurgomasterError(
                    f"there is no memory for {self._free >> 20} MiB in one room: {problem}"
                ) from None
            self._size = self._memory.data_len(self._store)
            assert ctypes.addressof(self._memory.data_ptr(self._store).contents) == self.base
        return at

    def view(self, at: int, shape: Any, dtype: Any) -> Any:
        """An array in this memory. It keeps the room alive."""
        import numpy as np

        dtype = np.dtype(dtype)
        count = int(np.prod(shape, dtype=np.int64)) * dtype.itemsize
        buffer = (ctypes.c_ubyte * max(count, 1)).from_address(self.base + at)
        buffer.room = self
        return np.frombuffer(buffer, np.uint8, count).view(dtype).reshape(shape)

    def zeros(self, shape: Any, dtype: Any) -> Any:
        """A new array in this memory."""
        import numpy as np

        return self.view(self.take(int(np.prod(shape, dtype=np.int64)) * np.dtype(dtype).itemsize), shape, dtype)

    def put(self, array: Any) -> Any:
        """A copy of an array in this memory."""
        made = self.zeros(array.shape, array.dtype)
        made[...] = array
        return made

    def inside(self, array: Any) -> int:
        """Where an array lies in this memory; -1 if it does not."""
        at: int = array.ctypes.data - self.base
        return at if 0 <= at < self._size else -1

    def sides(self, array: Any) -> int:
        """Where it is told where an array of this memory lies, and how long its sides are: some rules take it so."""
        told = self.zeros(1 + array.ndim, "<i4")
        told[:] = (self.inside(array) if array.size else 0, *array.shape)
        return self.inside(told)

    def struct(self, kind: str, value: Any) -> int:
        """Where a copy of a struct lies: one of each kind. It is written only when it is another one."""
        packed: bytes = value.tobytes()
        at, known = self._kept.get(kind, (0, b""))
        if packed != known:
            at = at or self.take(len(packed))
            self.write(at, packed)
            # What a function is given as its own, such as a state, it may change.
            self._kept[kind] = at, packed if kind == "edition" else b""
        return at

    def write(self, at: int, content: bytes) -> None:
        """Put bytes somewhere."""
        ctypes.memmove(self.base + at, content, len(content))

    def copy_in(self, at: int, array: Any) -> None:
        """Put the numbers of an array somewhere."""
        assert array.flags.c_contiguous
        ctypes.memmove(self.base + at, array.ctypes.data, array.nbytes)

    def copy_out(self, at: int, array: Any) -> None:
        """Put what lies there into an array."""
        ctypes.memmove(array.ctypes.data, self.base + at, array.nbytes)

    def aside(self, sizes: list[int]) -> list[int]:
        """Places for the arrays of one call; the next call has them again."""
        whole = sum(-(-size // ALIGNED) * ALIGNED for size in sizes)
        if whole > self._aside_size:
            self._aside_size = max(2 * self._aside_size, whole, _ASIDE)
            self._aside = self.take(self._aside_size)
        places, at = [], self._aside
        for size in sizes:
            places.append(at)
            at += -(-size // ALIGNED) * ALIGNED
        return places

    # ---- Functions ----

    def function(self, name: str) -> Caller:
        """A function of the module, which takes numbers only: structs and arrays are given by their addresses."""
        found = self._known.get(name)
        if found is None:
            told = self._told[name]
            kinds = [kind if kind in NUMBERS else "i32" for kind in told["takes"].values()]
            found = self._known[name] = self._raw(name, kinds, told["gives"]) or self._public(name)
        return found

    def _raw(self, name: str, kinds: list[str], gives: str | None) -> Caller | None:
        call = raw_call()
        if call is None:
            return None
        from wasmtime import _ffi as ffi

        try:
            own = self._exported[name]._func
            context = ctypes.cast(self._store._context(), ctypes.c_void_p).value
            values = (ffi.wasmtime_val_raw * _ARGUMENTS)()
        except AttributeError:
            return None
        pack = struct.Struct("<" + "".join(map(_PACKED.__getitem__, kinds))).pack_into
        taken = struct.Struct(_TAKEN[gives]).unpack_from if gives else None
        count, trap = max(len(kinds), 1), ctypes.c_void_p()
        own_at, values_at, trap_at = ctypes.addressof(own), ctypes.addressof(values), ctypes.addressof(trap)

        def function(*given: Any, kept: tuple[Any, ...] = (own, self._store)) -> Any:
            pack(values, 0, *given)
            if call(context, own_at, values_at, count, trap_at) is not None or trap.value is not None:
                trap.value = None
                raise ModuleFailed(f"{name} of a game's module failed")
            return taken(values)[0] if taken else None

        return function

    def _public(self, name: str) -> Caller:
        import wasmtime

        own, store = self._exported[name], self._store

        def function(*given: Any) -> Any:
            try:
                return own(store, *given)
            except (wasmtime.Trap, wasmtime.WasmtimeError) as problem:
                raise ModuleFailed(f"{name} of a game's module failed: {problem}") from None

        return function


class ModuleFailed(AssertionError):
    """A module stopped where rules assert that they never come."""


@cache
def raw_call() -> Callable[..., Any] | None:
    """The call without checks and without Python objects in between; None where wasmtime has it no more."""
    try:
        from wasmtime import _ffi as ffi

        call = ffi.dll["wasmtime_func_call_unchecked"]
        if ctypes.sizeof(ffi.wasmtime_val_raw) != struct.calcsize(f"<{_PACKED['i32']}"):
            return None
    except (ImportError, AttributeError):
        return None
    call.restype = ctypes.c_void_p
    call.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p]
    found: Callable[..., Any] = call
    return found


def room_behind(value: Any) -> ModuleRoom | None:
    """The room that an array lies in, None if in none."""
    import numpy as np

    while isinstance(value, np.ndarray):
        value = value.base
    return getattr(getattr(value, "obj", value), "room", None)


# ---- How structs and arrays lie, as an interface tells it -----------------------------------------------------------


def number_type(kind: str) -> str:
    """NumPy's name of a kind of numbers, such as i64."""
    return f"<{kind[0]}{int(kind[1:]) // 8}"


def struct_type(layout: Mapping[str, Any]) -> Any:
    """NumPy's type of a struct."""
    import numpy as np

    fields = layout["fields"]
    return np.dtype(
        {
            "names": list(fields),
            "formats": [(number_type(one["kind"]), tuple(one["shape"])) for one in fields.values()],
            "offsets": [one["at"] for one in fields.values()],
            "itemsize": layout["size"],
        },
        align=True,
    )

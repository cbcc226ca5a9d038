"""Arrays in the memory of a GPU, shared with PyTorch, JAX and CuPy without copies.

Two protocols do it: DLPack, which all of them speak, and `__cuda_array_interface__`, which is older and simpler. An
array of another library is borrowed by DLPack too: its owner then sees to it that the content is there.
"""

from __future__ import annotations

import ctypes
import math
import weakref
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

HostArray = np.ndarray[Any, np.dtype[Any]]


class Memory(Protocol):
    """Where arrays lie."""

    place: tuple[int, int]  # by DLPack: which kind of device, and which one of that kind

    def allocate(self, size: int) -> int:
        """Memory of so many bytes, all 0."""

    def free(self, address: int) -> None:
        """Give memory back."""

    def write(self, address: int, array: HostArray) -> None:
        """Copy an array there."""

    def read(self, address: int, array: HostArray) -> None:
        """Copy into an array what lies there."""


class DeviceArray:
    """An array of its own memory, which is given back with it. Nobody but us should write into it."""

    def __init__(self, memory: Memory, shape: tuple[int, ...], dtype: Any) -> None:
        self.shape, self.dtype = shape, np.dtype(dtype)
        self._memory = memory
        self.address = memory.allocate(max(self.nbytes, 1))
        weakref.finalize(self, memory.free, self.address).atexit = False

    @property
    def nbytes(self) -> int:
        """How much memory it takes."""
        return math.prod(self.shape) * int(self.dtype.itemsize)

    def write(self, array: HostArray) -> None:
        """Take over the content of an array of the same shape and type."""
        self._memory.write(self.address, np.ascontiguousarray(array, dtype=self.dtype))

    def numpy(self) -> HostArray:
        """A copy in the memory of the CPU."""
        array = np.empty(self.shape, dtype=self.dtype)
        self._memory.read(self.address, array)
        return array

    def row(self, place: int) -> HostArray:
        """A copy of one row."""
        array = np.empty(self.shape[1:], dtype=self.dtype)
        self._memory.read(self.address + place * array.nbytes, array)
        return array

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> HostArray:
        if copy is False:
            raise ValueError("an array on a GPU cannot be seen from the CPU without a copy")
        return self.numpy() if dtype is None else self.numpy().astype(dtype)

    def __len__(self) -> int:
        return self.shape[0]

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "shape": self.shape,
            "typestr": self.dtype.str,
            "data": (self.address, False),  # PyTorch takes nothing that is called read-only
            "strides": None,
            "stream": 1,
            "version": 3,
        }

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._memory.place

    def __dlpack__(self, *, stream: Any = None, **wishes: Any) -> Any:
        """A capsule with it. It holds what the last step left, whatever the stream: steps wait for their end."""
        return _lend(self)


# ---- DLPack ---------------------------------------------------------------------------------------------------------


class _Type(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("kind", ctypes.c_int32),
        ("number", ctypes.c_int32),
        ("dimensions", ctypes.c_int32),
        ("type", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
        # Of whoever lends it: who that is, and what to call when it is no longer needed.
        ("lender", ctypes.c_void_p),
        ("give_back", ctypes.c_void_p),
    )


_NAME = b"dltensor"
_CODES = {"i": 0, "u": 1, "f": 2, "b": 6}
_KINDS = {code: kind for kind, code in _CODES.items()}
_python = ctypes.pythonapi
_python.PyCapsule_New.restype = ctypes.py_object
_python.PyCapsule_New.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_python.PyCapsule_IsValid.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
_python.PyCapsule_GetPointer.restype = ctypes.c_void_p
_python.PyCapsule_GetPointer.argtypes = (ctypes.c_void_p, ctypes.c_char_p)

# What is lent, by its address: it lives until it is given back.
_lent: dict[int, tuple[_Tensor, Any, DeviceArray]] = {}


def _take_back(tensor: int) -> None:
    _lent.pop(tensor, None)


def _drop(capsule: int) -> None:
    """A capsule goes. One that somebody has taken over has another name, and they give the tensor back themselves."""
    if _python.PyCapsule_IsValid(capsule, _NAME):
        _take_back(_python.PyCapsule_GetPointer(capsule, _NAME))


_CALLED = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_GIVE_BACK, _DROP = _CALLED(_take_back), _CALLED(_drop)  # for C


def _lend(array: DeviceArray) -> Any:
    if array.dtype.kind not in _CODES:
        raise BufferError(f"DLPack has no arrays of {array.dtype}")
    shape = (ctypes.c_int64 * len(array.shape))(*array.shape)
    tensor = _Tensor(
        data=array.address,
        kind=array.__dlpack_device__()[0],
        number=array.__dlpack_device__()[1],
        dimensions=len(array.shape),
        type=_Type(_CODES[array.dtype.kind], 8 * array.dtype.itemsize, 1),
        shape=shape,
        give_back=ctypes.cast(_GIVE_BACK, ctypes.c_void_p).value,
    )
    address = ctypes.addressof(tensor)
    _lent[address] = tensor, shape, array
    return _python.PyCapsule_New(address, _NAME, ctypes.cast(_DROP, ctypes.c_void_p))


@dataclass(frozen=True)
class Borrowed:
    """An array of somebody else's on the device; it stays there as long as this lives."""

    address: int
    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    contiguous: bool  # in C's order
    owner: Any


def borrowed(given: Any, memory: Memory) -> Borrowed | None:
    """An array that lies on the device; None for anything else."""
    where = getattr(given, "__dlpack_device__", None)
    if where is None or tuple(map(int, where())) != memory.place:
        return None
    capsule = given.__dlpack__(stream=1) if memory.place[0] == _CUDA else given.__dlpack__()
    tensor = _Tensor.from_address(_python.PyCapsule_GetPointer(id(capsule), _NAME))
    shape = tuple(tensor.shape[: tensor.dimensions])
    return Borrowed(
        address=(tensor.data or 0) + tensor.offset,
        shape=shape,
        dtype=np.dtype(f"{_KINDS.get(tensor.type.code, 'V')}{tensor.type.bits // 8}"),
        contiguous=not tensor.strides or _is_contiguous(shape, tensor.strides[: tensor.dimensions]),
        owner=(given, capsule),
    )


_CUDA = 2  # as DLPack counts kinds of devices


def _is_contiguous(shape: tuple[int, ...], strides: list[int]) -> bool:
    expected = 1
    for side, stride in zip(reversed(shape), reversed(strides), strict=True):
        if side > 1 and stride != expected:
            return False
        expected *= side
    return True

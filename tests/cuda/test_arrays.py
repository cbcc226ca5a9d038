"""Arrays on a device: others take them without a copy, and nothing is kept longer than somebody uses it."""

from __future__ import annotations

import gc
from pathlib import Path

import numpy as np
import pytest

from burgomaster.cuda import arrays
from burgomaster.cuda.arrays import DeviceArray, borrowed
from tests.cuda.host import HostMachine


@pytest.fixture
def machine(tmp_path: Path) -> HostMachine:
    return HostMachine(tmp_path)


@pytest.mark.parametrize("dtype", [np.int8, np.int32, np.int64, np.float32, np.bool_])
def test_others_see_the_same_memory(machine: HostMachine, dtype: type) -> None:
    array = DeviceArray(machine, (3, 2), dtype)
    seen = np.from_dlpack(array)
    assert (seen.shape, seen.dtype) == ((3, 2), np.dtype(dtype))
    array.write(np.array([[0, 1], [1, 0], [1, 1]]))
    assert seen.tolist() == array.numpy().tolist() == np.asarray(array).tolist()
    assert array.row(1).tolist() == seen[1].tolist()
    described = array.__cuda_array_interface__
    assert described["shape"] == (3, 2)
    assert described["data"][0] == seen.ctypes.data
    assert np.dtype(described["typestr"]) == dtype


def test_memory_lives_as_long_as_somebody_uses_it(machine: HostMachine) -> None:
    array = DeviceArray(machine, (4,), np.int32)
    array.write(np.arange(4))
    seen = np.from_dlpack(array)
    del array
    gc.collect()
    assert seen.tolist() == [0, 1, 2, 3]
    assert len(machine.memory) == 1
    del seen
    gc.collect()
    assert machine.memory == {}
    assert arrays._lent == {}


def test_a_capsule_that_nobody_takes_holds_nothing(machine: HostMachine) -> None:
    array = DeviceArray(machine, (4,), np.int32)
    capsule = array.__dlpack__()
    assert len(arrays._lent) == 1
    del capsule
    assert arrays._lent == {}
    assert len(machine.memory) == 1


def test_what_others_have_is_borrowed_where_it_lies(machine: HostMachine) -> None:
    numbers = np.arange(12, dtype=np.int32).reshape(3, 4)
    found = borrowed(numbers, machine)
    assert found is not None
    assert (found.address, found.shape, found.dtype) == (numbers.ctypes.data, (3, 4), numbers.dtype)
    assert found.contiguous
    part = borrowed(numbers[1:, :1], machine)
    assert part is not None
    assert part.address == numbers[1:].ctypes.data
    assert not part.contiguous
    own = DeviceArray(machine, (4,), np.int8)
    again = borrowed(own, machine)
    assert again is not None
    assert again.address == own.address
    assert borrowed([1, 2], machine) is None


def test_what_lies_elsewhere_is_not_borrowed(machine: HostMachine) -> None:
    machine.place = (2, 0)
    assert borrowed(np.zeros(3), machine) is None


def test_nobody_looks_at_it_from_the_cpu_without_a_copy(machine: HostMachine) -> None:
    with pytest.raises(ValueError, match="without a copy"):
        DeviceArray(machine, (4,), np.int8).__array__(copy=False)
    with pytest.raises(BufferError, match="DLPack"):
        DeviceArray(machine, (4,), [("a", "i1")]).__dlpack__()

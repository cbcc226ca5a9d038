"""A GPU by CUDA: compiles a program, keeps it, and runs it."""

from __future__ import annotations

import ctypes
import hashlib
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.kept_code import cache_root

# No multiplication is joined with an addition: that would round once where the rules round twice.
OPTIONS = ("--std=c++20", "--fmad=false")
THREADS = 256  # in a block


def _bindings() -> tuple[Any, Any]:
    """NVIDIA's driver and compiler."""
    try:
        from cuda.bindings import driver, nvrtc
    except ImportError as problem:
        raise BurgomasterError('for `--device cuda` install the extra: pip install "burgomaster[cuda]"') from problem
    return driver, nvrtc


class Device:
    """The first GPU of this machine."""

    place = (2, 0)  # what DLPack calls it

    def __init__(self) -> None:
        self._driver, self._nvrtc = _bindings()
        try:
            self._ask("cuInit", 0)
            self._device = self._ask("cuDeviceGet", 0)
            self._context = self._ask("cuDevicePrimaryCtxRetain", self._device)
            self._use()
        except (RuntimeError, BurgomasterError) as problem:  # the bindings raise RuntimeError where no driver is found
            raise BurgomasterError(f"this machine has no GPU that CUDA can use ({problem})") from problem
        kinds = self._driver.CUdevice_attribute
        self.processors = self._attribute(kinds.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)
        major = self._attribute(kinds.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)
        minor = self._attribute(kinds.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)
        self.architecture = f"sm_{major}{minor}"

    def load(self, source: str, *functions: str) -> list[Any]:
        """Functions of a program, compiled or read from the cache."""
        self._use()
        module = self._ask("cuModuleLoadData", compiled(source, self.architecture))
        return [self._ask("cuModuleGetFunction", module, function.encode()) for function in functions]

    def launch(self, function: Any, blocks: int, threads: int, *arguments: int) -> None:
        """Begin a function on so many threads. All arguments are 64 bits wide. Reading memory waits for its end."""
        self._use()
        passed = (tuple(arguments), (ctypes.c_ulonglong,) * len(arguments))
        self._ask("cuLaunchKernel", function, blocks, 1, 1, threads, 1, 1, 0, 0, passed, 0)

    def launch_each(self, function: Any, count: int, *arguments: int) -> None:
        """The same with a thread for each of so many things; the count is its first argument."""
        self.launch(function, -(-count // THREADS), THREADS, count, *arguments)

    def wait(self) -> None:
        """Until the GPU has done all it was asked to, by anybody in this process."""
        self._use()
        self._ask("cuCtxSynchronize")

    def blocks_at_once(self, function: Any, threads: int) -> int:
        """How many blocks of so many threads one processor runs at a time: its registers are for all of them."""
        return int(self._ask("cuOccupancyMaxActiveBlocksPerMultiprocessor", function, threads, 0))

    @contextmanager
    def memory(self, array: Any) -> Iterator[int]:
        """Where an array lies on the GPU meanwhile; afterwards it has the content that it got there."""
        address = self.allocate(array.nbytes)
        try:
            self.write(address, array)
            yield address
            self.read(address, array)
        finally:
            self.free(address)

    def allocate(self, size: int) -> int:
        """Memory of so many bytes, all 0."""
        self._use()
        address = int(self._ask("cuMemAlloc", size))
        self._ask("cuMemsetD8", address, 0, size)
        return address

    def free(self, address: int) -> None:
        """Give memory back."""
        self._use()
        self._ask("cuMemFree", address)

    def write(self, address: int, array: Any) -> None:
        """Copy an array to the GPU."""
        self._use()
        self._ask("cuMemcpyHtoD", address, array.ctypes.data, array.nbytes)

    def read(self, address: int, array: Any) -> None:
        """Copy into an array what lies on the GPU, as soon as all that was begun there is done."""
        self._use()
        self._ask("cuMemcpyDtoH", array.ctypes.data, address, array.nbytes)

    def _use(self) -> None:
        """Every thread has to say so itself."""
        self._ask("cuCtxSetCurrent", self._context)

    def _attribute(self, kind: Any) -> int:
        return int(self._ask("cuDeviceGetAttribute", kind, self._device))

    def _ask(self, function: str, *arguments: Any) -> Any:
        error, *result = getattr(self._driver, function)(*arguments)
        if error != self._driver.CUresult.CUDA_SUCCESS:
            raise BurgomasterError(f"{function}: {error.name}")
        return result[0] if result else None


@cache
def device() -> Device:
    """The GPU, made ready once."""
    return Device()


# ---- Compiling ------------------------------------------------------------------------------------------------------


def compiled(source: str, architecture: str, options: tuple[str, ...] = OPTIONS) -> bytes:
    """Machine code for a program: from the cache, or compiled now and kept. Needs no GPU."""
    _, nvrtc = _bindings()
    _, major, minor = nvrtc.nvrtcVersion()
    digest = hashlib.sha256("\0".join((source, architecture, *options, f"{major}.{minor}")).encode()).hexdigest()
    kept = cache_root() / "cuda" / f"{digest[:24]}.cubin"
    if kept.is_file():
        return kept.read_bytes()
    made = _compile(nvrtc, source, (*options, f"--gpu-architecture={architecture}"))
    _keep(kept, made)
    return made


def _compile(nvrtc: Any, source: str, options: tuple[str, ...]) -> bytes:
    _, program = nvrtc.nvrtcCreateProgram(source.encode(), b"burgomaster.cu", 0, [], [])
    (error,) = nvrtc.nvrtcCompileProgram(program, len(options), [one.encode() for one in options])
    if error != nvrtc.nvrtcResult.NVRTC_SUCCESS:
        _, size = nvrtc.nvrtcGetProgramLogSize(program)
        log = bytes(size)
        nvrtc.nvrtcGetProgramLog(program, log)
        raise BurgomasterError(f"CUDA's compiler refuses the program: {log.decode()}")
    _, size = nvrtc.nvrtcGetCUBINSize(program)
    made = bytes(size)
    nvrtc.nvrtcGetCUBIN(program, made)
    nvrtc.nvrtcDestroyProgram(program)
    return made


def _keep(file: Path, content: bytes) -> None:
    """Write whole or not at all; a cache that cannot be written is done without."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as part:
            part.write(content)
        Path(part.name).replace(file)
    except OSError:
        return

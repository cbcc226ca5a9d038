"""A cluster by Ray: any number of machines that do parcels of jobs. docs/cluster.md tells how to start one.

A parcel is lost with its process or machine, and Ray then has it done elsewhere; machines may come and go. All of them
must have the same package as whoever asks, or results would depend on where they were made.
"""

from __future__ import annotations

import hashlib
import os
import socket
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any
from uuid import uuid4

import burgomaster
from burgomaster.games.engines import for_long_work
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.lab.threads import Worker

LOCAL = "local"  # instead of an address: a cluster of this machine alone, which ends with the process
LOOPBACK = "127.0.0.1"

_RETRIES = 5  # a parcel that is lost more often takes its processes with it
_IN_STOCK = 2  # parcels for every core, so that none waits for the next
_PATIENCE = 1.0  # seconds to wait for results before looking for new machines
_PATIENCE_TO_CONNECT = 10.0  # seconds
_ANSWER = 60.0  # seconds that a machine has to say which version it has
_SOURCES = ("*.py", "*.toml", "*.npz")


@cache
def fingerprint() -> str:
    """The version of this package, and a digest of what its results can depend on."""
    package = Path(burgomaster.__file__).parent
    digest = hashlib.sha256()
    for path in sorted(path for pattern in _SOURCES for path in package.rglob(pattern)):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return f"{burgomaster.__version__} ({digest.hexdigest()[:8]})"


def cores(address: str) -> int:
    """How many cores a cluster has now."""
    return int(_connected(address).cluster_resources().get("CPU", 0))


class RayPool:
    """The processes of a cluster, for one run of jobs."""

    def __init__(self, address: str, worker: Worker[Any, Any]) -> None:
        self._ray = ray = _connected(address)
        self._run = uuid4().hex
        self._worker = ray.put(worker)
        self._do = ray.remote(num_cpus=1, max_retries=_RETRIES)(_do)

    def places(self) -> int:
        """Parcels for all cores there are now."""
        return _IN_STOCK * max(int(self._ray.cluster_resources().get("CPU", 0)), 1)

    def send(self, parcel: Sequence[Any]) -> Any:
        """Have a parcel done."""
        return self._do.remote(self._run, fingerprint(), self._worker, list(parcel))

    def finished(self, tickets: Sequence[Any]) -> Sequence[Any]:
        """Which parcels are done."""
        ready, _ = self._ray.wait(list(tickets), timeout=_PATIENCE)
        found: Sequence[Any] = ready
        return found

    def collect(self, ticket: Any) -> tuple[Sequence[Any], float]:
        """The results of a parcel, or the error that it ended with."""
        errors = self._ray.exceptions
        try:
            results, seconds = self._ray.get(ticket)
        except errors.RayTaskError as problem:
            raise problem.cause if isinstance(problem.cause, BurgomasterError) else problem from None
        except (errors.WorkerCrashedError, errors.NodeDiedError, errors.ObjectLostError) as problem:
            raise BurgomasterError(f"the cluster lost the same work {_RETRIES + 1} times ({problem})") from problem
        return results, seconds

    def cancel(self, tickets: Sequence[Any]) -> None:
        """End what is under way, and the processes that do it."""
        for ticket in tickets:
            self._ray.cancel(ticket, force=True)


# ---- In a process of the cluster ------------------------------------------------------------------------------------


class _Opened:
    """The worker that this process has open: one run at a time."""

    def __init__(self) -> None:
        self._run = ""
        self._stack = ExitStack()
        self._do: Callable[[Any], Any] | None = None

    def of(self, run: str, worker: Worker[Any, Any]) -> Callable[[Any], Any]:
        if self._do is None or run != self._run:
            self._stack.close()
            for_long_work()
            self._do = self._stack.enter_context(worker(lambda: False))  # who stops a run ends its processes
            self._run = run
        return self._do


_opened = _Opened()


def _do(run: str, version: str, worker: Worker[Any, Any], parcel: Sequence[Any]) -> tuple[list[Any], float]:
    """A parcel of jobs, and how many seconds they took."""
    if fingerprint() != version:  # a machine that came later than the check
        raise BurgomasterError(_differs("a machine of the cluster", fingerprint()))
    do = _opened.of(run, worker)
    begun = time.perf_counter()
    return [do(job) for job in parcel], time.perf_counter() - begun


# ---- Connecting -----------------------------------------------------------------------------------------------------


@cache
def _connected(address: str) -> Any:
    """Ray, connected once to the cluster at an address, all of whose machines have our version."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what runs here
    os.environ.setdefault("RAY_DEDUP_LOGS_SKIP_REGEX", ".")  # Ray would tell of lost machines between our results
    try:
        import ray
    except ImportError as problem:
        raise BurgomasterError('for `--cluster` install the extra: pip install "burgomaster[cluster]"') from problem
    if address != LOCAL:
        _check_answers(address)
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, include_dashboard=False, _node_ip_address=LOOPBACK, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as problem:
        said = str(problem).strip().splitlines() or [type(problem).__name__]
        raise BurgomasterError(f"no cluster can be used at {address} ({said[0]})") from problem
    _check_versions(ray)
    return ray


def _check_answers(address: str) -> None:
    """Does anybody answer there? Ray would try for minutes."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal():
        raise BurgomasterError(f"a cluster's address is HOST:PORT, or {LOCAL}, not {address!r}")
    try:
        socket.create_connection((host, int(port)), _PATIENCE_TO_CONNECT).close()
    except OSError as problem:
        raise BurgomasterError(f"no cluster can be used at {address} ({problem})") from problem


def _check_versions(ray: Any) -> None:
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    def ask() -> str:  # goes there as it stands: the package may be missing
        try:
            from burgomaster.lab.cluster import fingerprint
        except ImportError:
            return ""
        return fingerprint()

    asked = {}
    for node in ray.nodes():
        if node["Alive"]:
            there = NodeAffinitySchedulingStrategy(node_id=node["NodeID"], soft=False)
            name = f"{node['NodeManagerAddress']} ({node['NodeManagerHostname']})"
            asked[ray.remote(num_cpus=0, scheduling_strategy=there)(ask).remote()] = name
    answered, _ = ray.wait(list(asked), num_returns=len(asked), timeout=_ANSWER)
    for ticket in answered:
        try:
            version = ray.get(ticket)
        except ray.exceptions.RayError:  # it has gone meanwhile
            continue
        if version != fingerprint():
            raise BurgomasterError(_differs(asked[ticket], version))


def _differs(machine: str, version: str) -> str:
    has = f"burgomaster {version}" if version else "no burgomaster"
    return f"{machine} has {has}, and this one {fingerprint()}: install the same on all machines of the cluster"

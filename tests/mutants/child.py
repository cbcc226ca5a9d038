"""One run of chosen tests in a forked process, on one copy of the project."""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import resource
import subprocess
import sys
import time
import warnings
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

_MEMORY = 6 << 30  # bytes

# Imported before forking, so that no run imports them again. Nothing of the project is among them.
_WARM = (
    *("hypothesis", "numpy", "msgspec", "starlette.applications", "uvicorn", "httptools"),
    *("websockets.sync.client", "asyncpg", "fluent.syntax", "rich.console", "psutil"),
    *("coverage", "sqlite3", "asyncio", "unittest.mock"),
)


def warm_up() -> None:
    """Import what every run needs."""
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # threads and forks do not go together
    for name in _WARM:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)


@dataclass
class Job:
    """What a run is told: where, which tests in which order (all, if none), what to measure, how much it may use."""

    root: Path
    paths: Sequence[str]
    order: Sequence[str]
    report: Path
    seconds: float = 0.0  # CPU; 0 for no limit
    measure: Sequence[str] = ()  # files whose lines are counted for each test
    database: str = ""  # a running PostgreSQL


def run(job: Job) -> int:
    """Run the tests of a job in this process, which must be a fork of its own; pytest's exit code."""
    os.setsid()
    if job.seconds:
        limit = int(job.seconds) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 2))
    resource.setrlimit(resource.RLIMIT_DATA, (_MEMORY, _MEMORY))
    log = os.open(job.report.with_suffix(".log"), os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(log, 1)
    os.dup2(log, 2)
    os.chdir(job.root)
    scratch = job.root / "tmp"
    scratch.mkdir(exist_ok=True)
    os.environ |= {"TMPDIR": str(scratch), "PYTHONPATH": f"{job.root / 'src'}{os.pathsep}{job.root}"}
    sys.path[:0] = [str(job.root / "src"), str(job.root)]
    for name in [name for name in sys.modules if name.partition(".")[0] in ("tests", "burgomaster")]:
        del sys.modules[name]  # what follows is imported from the copy
    sys.dont_write_bytecode = not job.measure
    watch = _Watch(job)
    _never_compile()
    if job.database:
        _one_postgresql(job.database)
    arguments = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:pytest_cov", "--no-header", "--tb=short"]
    arguments += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # some plugins are imported before the fork
    if job.order:
        arguments.append("-x")
    return int(pytest.main([*arguments, *job.paths], plugins=[watch]))


class _Watch:
    """Puts tests in order, tells which of them failed, and measures what each of them runs."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.tests: dict[str, dict[str, Any]] = {}
        self.failed = ""
        self.servers = 0
        self.coverage: Any = None
        if job.measure:
            import coverage

            self.coverage = coverage.Coverage(data_file=None, config_file=False, include=list(job.measure))
            self.coverage.start()  # before anything of the project is imported

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        if not self.job.database:
            items[:] = [item for item in items if not _needs_postgresql(item)]
        if not self.job.order:
            return
        place = {test: number for number, test in enumerate(self.job.order)}
        items[:] = sorted((item for item in items if item.nodeid in place), key=lambda item: place[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        if not self.job.measure:
            return (yield)
        self.tests[item.nodeid] = {"outcome": "passed"}
        self._count_servers()
        self.coverage.switch_context(item.nodeid)
        started, self.servers = time.process_time(), 0
        try:
            return (yield)
        finally:
            self.coverage.switch_context("")
            used = time.process_time() - started
            apart = self.servers > 0 or "house" in getattr(item, "fixturenames", ())
            check = item.get_closest_marker("check") is not None
            self.tests[item.nodeid] |= {"cpu": used, "apart": apart, "check": check}

    def _count_servers(self) -> None:
        """A test that starts a program of ours runs lines that nobody counts."""
        if getattr(subprocess.Popen.__init__, "counts", False):
            return
        start = subprocess.Popen.__init__

        def counting(process: Any, args: Any, *rest: Any, **more: Any) -> None:
            self.servers += "burgomaster" in str(args) and sys.executable in str(args)
            start(process, args, *rest, **more)

        counting.counts = True  # type: ignore[attr-defined]
        subprocess.Popen.__init__ = counting  # type: ignore[method-assign,assignment]
        if (houses := sys.modules.get("tests.server.fork_server")) is None:
            return
        fork = houses.ForkServer.start

        def forking(server: Any, *told: Any) -> Any:
            self.servers += 1
            return fork(server, *told)

        houses.ForkServer.start = forking

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.outcome != "passed" and self.job.measure:
            self.tests[report.nodeid]["outcome"] = report.outcome
        if report.failed and not self.failed:
            self.failed = report.nodeid
            self.job.report.write_text(json.dumps({"failed": self.failed}))

    def pytest_sessionfinish(self) -> None:
        if not self.coverage:
            return
        self.coverage.stop()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # there may be nothing
            data = self.coverage.get_data()
        lines = {
            os.path.relpath(file, self.job.root): {
                line: sorted(filter(None, contexts)) for line, contexts in data.contexts_by_lineno(file).items()
            }
            for file in data.measured_files()
        }
        self.job.report.write_text(json.dumps({"tests": self.tests, "lines": lines}))


def _needs_postgresql(item: pytest.Item) -> bool:
    given = getattr(item, "callspec", None)
    return "postgres" in getattr(item, "fixturenames", ()) or "postgresql" in (given.params.values() if given else ())


def _never_compile() -> None:
    """Compiling a mutated rule takes minutes, and says nothing that the plain rule does not say."""
    from burgomaster.games.kernel import native

    def compiles(*_: object) -> None:
        pytest.skip("it compiles")

    native._run_compiling = compiles  # type: ignore[assignment]


def _one_postgresql(address: str) -> None:
    """Tests start a PostgreSQL of their own; here they share one, each with databases of its own."""
    from tests.server import postgres

    class Shared(postgres.Postgres):
        def __init__(self) -> None:
            self.programs = postgres.programs()
            self.folder = Path("/tmp")
            self.user = None
            self.port = int(address.rpartition(":")[2])
            self._pattern = "pattern"  # made before the first run

        def empty_database(self, name: str, *how: str) -> str:
            return super().empty_database(f"{name[:30]}_{os.getpid()}_{time.monotonic_ns()}", *how)

        def close(self) -> None:
            pass

    postgres.Postgres = Shared  # type: ignore[misc]

"""Mutation testing: `python -m tests.mutants --seed 1 --count 300`, or `make mutants SEED=1`.

Lines are drawn by the seed from every group of files, and on each line one small mistake. Each mistake is made in a
copy of the project, and the tests that run this line are tried, the quickest first. A mistake that no test notices is
shown; fewer than 95 in 100 noticed is a failure. Mistakes that change nothing are excused by name in equivalent.toml.

With `--check` only the tests of `make check` are tried; 85 in 100 is enough then. With `--jobs 16` sixteen mistakes are
tried at once, each in a copy of its own. It needs the packages of `.[test]` and nothing else: no network, no browser,
and where there is no PostgreSQL its tests and the mistakes in its store are left out, which is said.

(mutmut does not serve: it leaves out functions with a decorator, and every rule has one.)
"""

from __future__ import annotations

import argparse
import contextlib
import difflib
import fnmatch
import hashlib
import json
import os
import random
import shutil
import signal
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.mutants import child
from tests.mutants.groups import GROUPS, Target, targets
from tests.mutants.mutations import Mutation, mutations

ROOT = Path(__file__).parents[2]
EXCUSES = Path(__file__).with_name("equivalent.toml")
KNOWN = ROOT / "build" / "mutants"
MUST_DIE = 0.95
MUST_DIE_BY_CHECK = 0.85
NEEDS_POSTGRESQL = "server.store.postgresql"
LEAST_SHARE = 0.05  # of the mistakes for every group, however small
LONGEST_TEST = 8.0  # CPU-seconds while lines are counted; longer ones are not worth it
PATIENCE = 90.0  # seconds for a run that waits for something that never comes


@dataclass(frozen=True)
class Mutant:
    """One mistake in one file."""

    target: Target
    mutation: Mutation

    @property
    def id(self) -> str:
        """Where and what."""
        return self.mutation.id

    def difference(self) -> str:
        """As a reader would see it."""
        source = (ROOT / self.target.file).read_bytes()
        before, after = (text.decode().splitlines() for text in (source, self.mutation.applied(source)))
        return "\n".join(list(difflib.unified_diff(before, after, lineterm="", n=1))[2:])


# ---- Which ones -----------------------------------------------------------------------------------------------------


def all_mutants() -> list[Mutant]:
    """Every mistake in every file."""
    return [
        Mutant(target, mutation)
        for target in targets(ROOT)
        for mutation in mutations(target.module, (ROOT / target.file).read_bytes())
    ]


def drawn(mutants: Sequence[Mutant], seed: int, count: int) -> list[Mutant]:
    """One mistake on each of `count` lines: groups by their number of lines, but none left out."""
    lines: dict[str, dict[tuple[str, int], list[Mutant]]] = {}
    for mutant in mutants:
        place = mutant.target.module, mutant.mutation.line
        lines.setdefault(mutant.target.group, {}).setdefault(place, []).append(mutant)
    total = sum(map(len, lines.values()))
    found: list[Mutant] = []
    for group, places in lines.items():
        share = max(LEAST_SHARE, len(places) / total) if len(lines) > 1 else 1.0
        luck = random.Random(f"{seed} {group}")
        chosen = luck.sample(sorted(places), min(len(places), round(count * share)))
        found += [luck.choice(places[place]) for place in chosen]
    random.Random(seed).shuffle(found)
    return found[:count]


def excuses() -> dict[str, str]:
    """Why some mistakes are none, by id; `name:*` stands for all of one function or constant."""
    return {str(name): str(why) for name, why in tomllib.loads(EXCUSES.read_text(encoding="utf-8")).items()}


def excused(mutant: Mutant, why: dict[str, str]) -> str:
    """The sentence that excuses a mutant, or nothing."""
    return next((text for name, text in why.items() if fnmatch.fnmatchcase(mutant.id, name)), "")


# ---- Running --------------------------------------------------------------------------------------------------------


@dataclass
class Running:
    """A forked run."""

    pid: int
    until: float
    ended: Callable[[int], None]
    slot: int


@dataclass
class Yard:
    """Copies of the project, and runs in them, one in each."""

    workers: int
    database: str = ""
    check: bool = False
    copies: list[Path] = field(default_factory=list)
    running: list[Running] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="burgomaster-mutants-"))
        for number in range(self.workers):
            copy = self.folder / str(number)
            unwanted = shutil.ignore_patterns("__pycache__", "node_modules", "web", "mutants")
            for name in ("src", "tests"):
                shutil.copytree(ROOT / name, copy / name, ignore=unwanted)
            for name in ("pyproject.toml", "constraints.txt", "README.md", "Makefile"):
                shutil.copy(ROOT / name, copy / name)
            self.copies.append(copy)

    def start(self, slot: int, job: child.Job, wall: float, ended: Callable[[int], None]) -> None:
        """Fork a run."""
        sys.stdout.flush()
        job.report.unlink(missing_ok=True)
        pid = os.fork()
        if not pid:
            try:
                code = child.run(job)
            except BaseException as problem:  # an import that fails, most likely
                print(repr(problem))
                code = 70
            os._exit(code)
        self.running.append(Running(pid, time.monotonic() + wall, ended, slot))

    def free_slots(self) -> Iterator[int]:
        """Slots without a run, as they become free, for ever."""
        while True:
            busy = {one.slot for one in self.running}
            yield from (slot for slot in range(self.workers) if slot not in busy)
            self.wait()

    def wait(self) -> None:
        """Until one run has ended."""
        while self.running:
            for one in self.running:
                pid, status = os.waitpid(one.pid, os.WNOHANG)
                if pid or time.monotonic() > one.until:
                    _end_group(one.pid)
                    if not pid:
                        status = os.waitpid(one.pid, 0)[1]
                    self.running.remove(one)
                    one.ended(os.waitstatus_to_exitcode(status))
                    return
            time.sleep(0.02)

    def close(self) -> None:
        """End what runs, remove the copies."""
        for one in self.running:
            _end_group(one.pid)
        shutil.rmtree(self.folder, ignore_errors=True)


def _end_group(pid: int) -> None:
    """A run leads a group of its own; servers it has started belong to it."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(pid, signal.SIGKILL)


# ---- What the tests are worth ---------------------------------------------------------------------------------------


@dataclass
class Tests:
    """What is known of the tests of unchanged files: how long each takes, and which lines it runs."""

    cpu: dict[str, float] = field(default_factory=dict)
    lines: dict[str, dict[int, set[str]]] = field(default_factory=dict)
    apart: set[str] = field(default_factory=set)  # run lines in processes of their own, which nobody counts

    def add(self, found: dict[str, Any], check: bool) -> None:
        """What one file of tests has shown; of all, or of those that `make check` runs."""
        told = found["tests"]
        good = {
            test
            for test, one in told.items()
            if one["outcome"] == "passed" and one["cpu"] < LONGEST_TEST and (one["check"] or not check)
        }
        self.apart |= {test for test in good if told[test]["apart"]}
        self.cpu |= {test: told[test]["cpu"] for test in good}
        for file, lines in found["lines"].items():
            for line, tests in lines.items():
                self.lines.setdefault(file, {}).setdefault(int(line), set()).update(
                    good.difference(self.apart).intersection(tests)
                )

    def noticing(self, mutant: Mutant) -> list[str]:
        """The tests that run the line (or the file, if it is a constant of it), the quickest first."""
        target = mutant.target
        beside = [test for test in self.cpu if test.startswith(target.tests) and _of_game(test, target.game)]
        if target.served:
            own = target.file.parent.name  # those that are named after it come first: test_plans.py for plan_store.py
            own = target.file.stem.partition("_")[0] if own in ("server", "people") else own
            return sorted(beside, key=lambda test: (f"test_{own.rstrip('s')}" not in test, self.cpu[test]))
        lines = self.lines.get(target.file.as_posix(), {})
        here = lines if mutant.mutation.imported else mutant.mutation.lines
        by = set().union(*(lines[line] for line in here if line in lines))
        if mutant.mutation.imported and not by:  # all of it is done when it is imported, which is before every test
            by = set(beside)
        return sorted((test for test in beside if test in by), key=self.cpu.__getitem__)


def _of_game(test: str, game: str) -> bool:
    path, _, rest = test.partition("::")
    return not game or game in rest or game.replace("-", "_") in path


def measured(yard: Yard, files: Sequence[Target]) -> Tests:
    """Run every test once on unchanged files. What is known from an earlier run of the same files is not run again."""
    KNOWN.mkdir(parents=True, exist_ok=True)
    sources = _hash(sorted((ROOT / "src").rglob("*.py")))
    beside = (
        path
        for folder in ("games", "play", "tables", "tab", "server")
        for path in sorted((ROOT / "tests" / folder).rglob("*.py"))
    )
    marks = [ROOT / "tests" / name for name in ("conftest.py", "gate/marks.py", "mutants/child.py")]
    helpers = _hash([*(path for path in beside if not path.name.startswith("test_")), *marks])
    with_what = "" if yard.database else ".bare"
    tests, failed = Tests(), False
    found: dict[str, Path] = {}
    slots = yard.free_slots()
    for path in sorted({path for target in files for path in target.tests}):
        name = path.replace("/", ".").replace("::", ".")
        report = KNOWN / f"{name}.{_hash([ROOT / path.partition('::')[0]])}.{sources}.{helpers}{with_what}.json"
        found[path] = report
        if report.exists():
            continue
        for old in KNOWN.glob(f"{name}.*"):
            old.unlink()
        slot = next(slots)
        copy = yard.copies[slot]
        measure = [str(copy / target.file) for target in targets(ROOT)]
        job = child.Job(copy, [path], (), report.with_suffix(".new"), measure=measure, database=yard.database)

        def ended(code: int, path: str = path, job: child.Job = job, report: Path = report) -> None:
            nonlocal failed
            print(f"measured {path}")
            if code not in (0, 1) or not job.report.exists():
                failed = True
                print(job.report.with_suffix(".log").read_text()[-3000:])
            else:
                job.report.rename(report)

        yard.start(slot, job, 1800, ended)
    while yard.running:
        yard.wait()
    if failed:
        raise SystemExit("the tests do not pass on unchanged files")
    for path, report in found.items():
        told = json.loads(report.read_text())
        bad = [test for test, one in told["tests"].items() if one["outcome"] == "failed"]
        if bad:
            print(report.with_suffix(".log").read_text()[-3000:])
            report.unlink()
            raise SystemExit(f"{path} does not pass on unchanged files: {', '.join(bad)}")
        tests.add(told, yard.check)
    return tests


def _hash(paths: Sequence[Path] | Iterator[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:12]


# ---- The run --------------------------------------------------------------------------------------------------------


def try_all(yard: Yard, tests: Tests, mutants: Sequence[Mutant], show: bool) -> list[Mutant]:
    """Who survives."""
    for copy in yard.copies:  # no machine code of unchanged files may stand in for a changed one
        for folder in {mutant.target.file.parent for mutant in mutants}:
            shutil.rmtree(copy / folder / "__pycache__", ignore_errors=True)
    survivors: list[Mutant] = []
    slots = yard.free_slots()
    for number, mutant in enumerate(mutants, 1):
        order = tests.noticing(mutant)
        slot = next(slots)
        copy = yard.copies[slot]
        file = copy / mutant.target.file
        source = (ROOT / mutant.target.file).read_bytes()
        file.write_bytes(mutant.mutation.applied(source))
        used = sum(tests.cpu[test] for test in order)
        job = child.Job(
            copy,
            list(dict.fromkeys(test.partition("::")[0] for test in order)),
            order,
            yard.folder / f"{slot}.json",
            seconds=20 + 4 * used,
            database=yard.database,
        )
        started = time.monotonic()

        def ended(
            code: int,
            mutant: Mutant = mutant,
            number: int = number,
            job: child.Job = job,
            file: Path = file,
            source: bytes = source,
            started: float = started,
        ) -> None:
            file.write_bytes(source)
            shutil.rmtree(job.root / "tmp", ignore_errors=True)
            if code == 0:
                survivors.append(mutant)
            how = "SURVIVES" if code == 0 else "dies"
            by = json.loads(job.report.read_text())["failed"] if job.report.exists() else "" if code >= 0 else "time"
            took = time.monotonic() - started
            print(f"{number}/{len(mutants)} {how} {mutant.id} {by} ({took:.0f} s, {len(job.order)} tests)")
            if code == 0:
                print(mutant.difference())
            if show or code in (3, 4, 5, 70):
                print(job.report.with_suffix(".log").read_text()[-4000:])

        if not order:
            print(f"{number}/{len(mutants)} SURVIVES {mutant.id}: no test runs this line")
            print(mutant.difference())
            file.write_bytes(source)
            survivors.append(mutant)
            continue
        yard.start(slot, job, PATIENCE + 10 * used, ended)
    while yard.running:
        yard.wait()
    return survivors


def has_postgresql() -> bool:
    """Is one installed here?"""
    from tests.server.postgres import programs

    try:
        programs()
    except AssertionError:
        return False
    return True


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__.partition("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--only", choices=list(GROUPS), help="mutate this group only")
    parser.add_argument("--within", default="", metavar="TEXT", help="mutate only where the id contains this")
    parser.add_argument("--one", action="append", metavar="ID", help="try this mutant; may be given several times")
    parser.add_argument("--list", action="store_true", help="list what would be tried, with the differences")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="how many at once, each in a copy of its own")
    parser.add_argument("--check", action="store_true", help="try the tests of `make check` only")
    asked = parser.parse_args()

    everything = all_mutants()
    why = excuses()
    lost = [name for name in why if not any(fnmatch.fnmatchcase(mutant.id, name) for mutant in everything)]
    if lost:
        print(f"excused, but there is no such mutant: {', '.join(lost)}", file=sys.stderr)
        return 1
    pool = [m for m in everything if asked.only in (None, m.target.group) and asked.within in m.id]
    here = has_postgresql()
    if not here:
        left_out = sum(m.target.module == NEEDS_POSTGRESQL for m in pool)
        pool = [m for m in pool if m.target.module != NEEDS_POSTGRESQL]
        print(f"PostgreSQL is not here: its tests and {left_out} possible mistakes in its store are left out")
    chosen = [m for m in pool if m.id in asked.one] if asked.one else drawn(pool, asked.seed, asked.count)
    if not chosen:
        print("no such mutant", file=sys.stderr)
        return 1
    if asked.list:
        for mutant in chosen:
            print(f"{mutant.id} {excused(mutant, why)}\n{mutant.difference()}")
        return 0
    tried = [mutant for mutant in chosen if asked.one or not excused(mutant, why)]
    print(f"seed {asked.seed}: {len(chosen)} mutants, {len(chosen) - len(tried)} of them excused")

    child.warm_up()
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    needs_postgresql = here and any(mutant.target.group in ("judging", "store", "other stores") for mutant in chosen)
    server = None
    if needs_postgresql:
        from tests.server.postgres import Postgres

        server = Postgres()
        server.database("first")  # so that the one all others are copied from is there
    yard = Yard(asked.jobs, f"127.0.0.1:{server.port}" if server else "", asked.check)
    try:
        tests = measured(yard, list(dict.fromkeys(mutant.target for mutant in chosen)))
        survivors = try_all(yard, tests, tried, show=len(tried) == 1)
    finally:
        yard.close()
        if server:
            server.close()

    for group in _groups(chosen):
        of_group = [mutant for mutant in tried if mutant.target.group == group]
        alive = sum(mutant.target.group == group for mutant in survivors)
        print(f"{group}: {len(of_group) - alive} of {len(of_group)} died")
    share = 1 - len(survivors) / max(1, len(tried))
    for mutant in survivors:
        print(f"survived: {mutant.id}")
    print(f"{share:.1%} of {len(tried)} died (seed {asked.seed})")
    return 0 if share >= (MUST_DIE_BY_CHECK if asked.check else MUST_DIE) else 1


def _groups(mutants: Sequence[Mutant]) -> list[str]:
    return [group for group in GROUPS if any(mutant.target.group == group for mutant in mutants)]


if __name__ == "__main__":
    sys.exit(main())

"""What a run of the tests costs, in CPU time by part, with the processes that tests started. A plugin of pytest.

Minutes by the clock say little on a busy machine. CPU time says more, and still differs from one machine to another, so
a fixed piece of work, the yardstick, is done now and then among the tests, under the same load as they are: how long it
took is how slow this machine is today.
"""

from __future__ import annotations

import json
import os
import sys
import time
import tomllib
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
COSTS = ROOT / "build" / "costs.json"  # of every test, for whoever looks for the dear ones
KEPT = ROOT / "tests" / "minutes.toml"  # of the last landing
LAST = ROOT / "build" / "minutes.toml"  # of the last `make test`
GROWN = 1.1
LEAST_GROWTH = 0.1  # minutes; less is noise

BROWSERS, SERVERS, GAMES, DOCS, REST = "browsers", "servers", "games", "docs", "rest"
_FOLDERS = {
    BROWSERS: ("web", "browsers"),
    SERVERS: ("server",),
    GAMES: ("games", "play", "tables", "editions", "bots", "review", "tab"),
    DOCS: ("docs",),
}
PARTS = {folder: part for part, folders in _FOLDERS.items() for folder in folders}

YARD_EVERY = 40  # tests
_YARD = 40_000  # rounds of the yardstick, about 4 ms


def part_of(path: Path) -> str:
    """Which part of the run a file of tests belongs to."""
    folder = path.relative_to(ROOT / "tests").parts[0]
    return PARTS.get(folder, REST)


def yardstick() -> float:
    """CPU seconds of a piece of work that never changes."""
    started = time.process_time()
    total, seen = 0, {}
    for number in range(_YARD):
        total = (total * 31 + number) & 0xFFFF
        seen[total & 255] = number
    assert len(seen) == 256
    return time.process_time() - started


def own_time() -> float:
    """Of this process, and of those it waited for."""
    waited_for = os.times()
    return time.process_time() + waited_for.children_user + waited_for.children_system


def living_time() -> float:
    """Of the processes that this one started and that still run, and of those they waited for."""
    if not sys.platform.startswith("linux"):
        return 0.0
    parents: dict[int, list[int]] = {}
    ticks: dict[int, int] = {}
    for name in (path.name for path in Path("/proc").iterdir()):
        if name.isdecimal():
            try:
                text = Path("/proc", name, "stat").read_bytes()
            except OSError:  # it has just ended
                continue
            fields = text[text.rindex(b")") + 2 :].split()
            parents.setdefault(int(fields[1]), []).append(int(name))
            ticks[int(name)] = sum(map(int, fields[11:15]))
    total, waiting = 0, list(parents.get(os.getpid(), ()))
    while waiting:
        one = waiting.pop()
        total += ticks[one]
        waiting += parents.get(one, ())
    return total / os.sysconf("SC_CLK_TCK")


class Minutes:
    """Counts in every process that runs tests, and adds up in the one that began them."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.costs: defaultdict[str, float] = defaultdict(float)  # CPU seconds by test
        self.yard: list[float] = []
        self.tests = 0

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        started = self._now(item)
        try:
            return (yield)
        finally:
            self.costs[item.nodeid] += self._now(item) - started
            self.tests += 1
            if self.tests % YARD_EVERY == 1:
                self.yard.append(yardstick())

    def _now(self, item: pytest.Item) -> float:
        """Processes that go on beside tests, such as a house for many, are looked at where there are some."""
        return own_time() + (living_time() if part_of(item.path) in (BROWSERS, SERVERS) else 0.0)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self) -> None:
        told = getattr(self.config, "workeroutput", None)
        if told is not None:
            told["minutes"] = {"costs": dict(self.costs), "yard": self.yard}

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        told = getattr(node, "workeroutput", {}).get("minutes")
        if told:
            for test, seconds in told["costs"].items():
                self.costs[test] += seconds
            self.yard += told["yard"]

    def by_part(self) -> dict[str, float]:
        """CPU seconds. What belongs to no test, such as collecting, is a part of the rest."""
        found = dict.fromkeys((BROWSERS, SERVERS, GAMES, DOCS, REST), 0.0)
        for test, seconds in self.costs.items():
            found[part_of(ROOT / test.partition("::")[0])] += seconds
        return found

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        spent = self.by_part()
        spent[REST] += max(0.0, own_time() - sum(spent.values()))
        yard = sum(self.yard) / max(1, len(self.yard))
        COSTS.parent.mkdir(exist_ok=True)
        costs = {"parts": spent, "yard": yard, "tests": dict(sorted(self.costs.items(), key=lambda one: -one[1]))}
        COSTS.write_text(json.dumps(costs, indent=1), encoding="utf-8")
        terminalreporter.write_line(f"{sum(spent.values()) / 60:.1f} minutes of CPU time")


# ---- Beside the last landing ----------------------------------------------------------------------------------------


def compared(outside: dict[str, float], wall: float) -> str:
    """What a run of `make test` cost by part, beside the last landing's; `outside` is what ran beside the tests.

    The landing's figures are first made those of this machine today, by the yardstick. It never fails: a busy machine
    is nobody's fault. But a part that has grown by more than a tenth is named.
    """
    if not COSTS.exists():
        return "the tests did not run to their end, so there are no minutes to compare\n"
    costs = json.loads(COSTS.read_text(encoding="utf-8"))
    spent = {part: seconds / 60 for part, seconds in {**outside, **costs["parts"]}.items()}
    yard = float(costs["yard"])
    LAST.write_text(_as_toml(spent, yard), encoding="utf-8")
    kept: dict[str, Any] = {"minutes": {}, "yardstick": 0.0}
    if KEPT.exists():
        kept = tomllib.loads(KEPT.read_text(encoding="utf-8"))
    faster = yard * 1000 / kept["yardstick"] if kept["yardstick"] else 1.0
    lines = ["minutes of CPU time     now   at the last landing"]
    grown = []
    for part, minutes in spent.items():
        before = kept["minutes"].get(part)
        lines.append(f"  {part:18} {minutes:6.2f}   {f'{before * faster:6.2f}' if before is not None else '     –'}")
        if kept["minutes"] and (
            before is None or minutes > max(before * faster * GROWN, before * faster + LEAST_GROWTH)
        ):
            grown.append(part)
    together = sum(kept["minutes"].values()) * faster
    lines.append(
        f"  {'together':18} {sum(spent.values()):6.2f}   {together:6.2f}   in {wall / 60:.1f} minutes by the clock"
    )
    if abs(faster - 1) > 0.02:
        slower = "slower" if faster > 1 else "quicker"
        lines.append(
            f"(this machine is {max(faster, 1 / faster):.2f} times {slower} today; the last column is made so)"
        )
    lines += [f"GROWN by more than a tenth: {part}" for part in grown]
    return "\n".join(lines) + "\n"


def keep() -> int:
    """What the last `make test` cost becomes what later ones are compared with."""
    if not LAST.exists():
        sys.stderr.write("there is nothing to keep; run: make test\n")
        return 1
    KEPT.write_bytes(LAST.read_bytes())
    sys.stdout.write(f"kept in {KEPT.relative_to(ROOT)}\n")
    return 0


def _as_toml(spent: dict[str, float], yard: float) -> str:
    lines = [
        "# What `make test` cost at the last landing, in minutes of CPU time; written by `make minutes`.",
        f"yardstick = {yard * 1000:.3f}  # milliseconds of a piece of work that never changes, for how slow it is",
        "",
        "[minutes]",
        *(f"{part} = {minutes:.2f}" for part, minutes in spent.items()),
    ]
    return "\n".join(lines) + "\n"

"""`python bench/first_contact.py`: what a person waits for on a new machine, beside its goals.

Each part is a new process with empty caches, and told in CPU-seconds, so that other work on the machine does not count.
Speeds are those of modules beside code that Numba has compiled, in the same processes by turns; without Numba they are
left out, and so is what is not installed.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from burgomaster.games import GAMES
from burgomaster.games.engines import VARIABLE
from burgomaster.games.kernel.freshness import written
from burgomaster.games.module import MODULES, module_of, shape_of
from burgomaster.play.dice import FairDice
from burgomaster.play.match import Match
from burgomaster.play.position import begin
from burgomaster.play.setting import setting

_STAMP = "python -m burgomaster.lab.wasm --stamp"
PARTS = ("starts", "house", "speed", "size")
MB = 1e6

# Goals: at most so many CPU-seconds or MB, or at least such a share of native speed.
FIRST_CHOICE, SIMULATE, HINT, HELP, READY, FIRST_MOVE = 1.5, 1.5, 2.5, 0.3, 1.5, 1.0
SPEED, WORKER, INSTALLED = 0.5, 90, 200

_CHOICE = """
import sys
from burgomaster.bots.registry import bot
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.games.kernel.luck import luck_key, luck_of
from burgomaster.play.position import begin
from burgomaster.play.setting import setting
here = begin(setting(sys.argv[1], 2))
drawn = 0
while here.turn == CHANCE:
    drawn += 1
    chances = here.chances()
    here = here.play(chances[luck_of(luck_key(0, 0), drawn) % len(chances)][0])  # the first for ever might tie for ever
print(bot("level-5", sys.argv[1], 7).choose(here))
"""

# Iterations of a search, or decisions of greedy games, in a CPU-second: the best of some rounds.
_SPEED = """
import sys, time
from burgomaster.bots.tree import Tree
from burgomaster.games.kernel.contract import CHANCE
from burgomaster.games.kernel.luck import luck_key, luck_of
from burgomaster.lab.simulate import simulate
from burgomaster.play.position import begin
from burgomaster.play.setting import setting
name, what = sys.argv[1:]
agreed = setting(name, 2)
here = begin(agreed)
drawn = 0
while here.turn == CHANCE:
    drawn += 1
    chances = here.chances()
    here = here.play(chances[luck_of(luck_key(0, 0), drawn) % len(chances)][0])  # the first for ever might tie for ever
tree = Tree(name, 2)
tree.prepare(here)
def search():
    tree.restart(7)
    tree.move_to(here)
    tree.grow(3000)
    return 3000
def greedy():
    return simulate(name, ["greedy"] * 2, 400).decisions
run = {"search": search, "greedy": greedy}[what]
run()
best = 0.0
for _ in range(5):
    begun = time.process_time()
    done = run()
    best = max(best, done / (time.process_time() - begun))
print(best)
"""


class Figures:
    """What was measured, told as it comes."""

    def __init__(self) -> None:
        self.found: dict[str, float] = {}
        self.missed: list[str] = []

    def add(self, what: str, value: float, unit: str, goal: float, *, least: bool = False) -> None:
        """One figure, beside its goal."""
        reached = value >= goal if least else value <= goal
        self.found[what] = value
        if not reached:
            self.missed.append(what)
        bound = f"{'at least' if least else 'at most'} {goal:g}{'' if reached else '  MISSED'}"
        print(f"{what:<54}{value:>9.2f} {unit:<10}{bound}", flush=True)


def main() -> int:
    """Measure and print; 1 if a goal is missed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, help="measure only these")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures to this file")
    given = parser.parse_args()
    for name in GAMES:
        if not all(is_as_written(name, which) for which in MODULES):
            print(f"{name}: its sources look different since, and every start reads them: {_STAMP}")
    figures = Figures()
    measures: dict[str, Callable[[Figures], None]] = {"starts": starts, "house": house, "speed": speed, "size": size}
    for part in given.only:
        measures[part](figures)
    if given.json:
        given.json.write_text(json.dumps(figures.found, indent=1) + "\n", encoding="utf-8")
    return 1 if figures.missed else 0


@contextmanager
def empty_caches(engine: str = "module") -> Iterator[dict[str, str]]:
    """The environment of a new person: with bytecode, which an installation makes."""
    with tempfile.TemporaryDirectory(prefix="burgomaster-bench-") as folder:
        yield {**os.environ, "BURGOMASTER_CACHE": f"{folder}/cache", "HOME": folder, VARIABLE: engine}


def cpu_of(*arguments: str) -> float:
    """CPU-seconds of a new process, with all that it starts: the best of three, each with empty caches."""
    best = float("inf")
    for _ in range(3):
        with empty_caches() as environment:
            before = os.times()
            subprocess.run([sys.executable, *arguments], env=environment, check=True, stdout=subprocess.DEVNULL)
            after = os.times()
        best = min(best, after.children_user + after.children_system - before.children_user - before.children_system)
    return best


def is_as_written(name: str, which: str) -> bool:
    """Is a module known to be of today's sources at a glance?"""
    made = module_of(name, which).told["made_of"]
    return bool(made["written"] == written(made["files"], shape_of(name)))


def starts(figures: Figures) -> None:
    """Commands and first choices."""
    figures.add("burgomaster --help", cpu_of("-m", "burgomaster.cli", "--help"), "CPU-s", HELP)
    for name in GAMES:
        figures.add(f"first choice of level 5, {name}", cpu_of("-c", _CHOICE, name), "CPU-s", FIRST_CHOICE)
    for name in GAMES:
        command = ("-m", "burgomaster.cli", "simulate", name, "--games", "1000")
        figures.add(f"simulate --games 1000, {name}", cpu_of(*command), "CPU-s", SIMULATE)
    with tempfile.TemporaryDirectory() as folder:
        for name in GAMES:
            file = Path(folder) / f"{name}.game"
            file.write_text(str(_some_moves(name)), encoding="utf-8")
            figures.add(f"hint, {name}", cpu_of("-m", "burgomaster.cli", "hint", str(file)), "CPU-s", HINT)


def _some_moves(name: str) -> Any:
    """A game under way."""
    match = Match(begin(setting(name, 2)), dice=FairDice("first-contact", ("", ""), bytes(32)))
    for _ in range(12):
        match.act(next(iter(match.position.iter_actions())))
    return match.record()


def house(figures: Figures) -> None:
    """A house, its first bot's move, and what its workers hold."""
    if find_spec("psutil") is None:
        print("the house: left out, since psutil is not installed")
        return
    import psutil

    sys.path.append(str(Path(__file__).parents[1]))
    from tests.server.people import Client, play_one

    for name in GAMES:
        with empty_caches() as environment, tempfile.TemporaryDirectory() as folder:
            command = [
                sys.executable,
                "-m",
                "burgomaster.cli",
                "serve",
                "--port",
                "0",
                "--db",
                f"{folder}/house.sqlite",
            ]
            served = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
            try:
                assert served.stdout is not None
                found = re.search(r":(\d+)/", served.stdout.readline())
                assert found, "the house did not open"
                visitor = Client(int(found[1]))
                _wait_until_ready(visitor)
                family = psutil.Process(served.pid)
                ready = _cpu(family)
                if name == GAMES[0]:
                    figures.add("a house ready", ready, "CPU-s", READY)
                _meet_a_bot(visitor, name, play_one)
                figures.add(f"its first move of level 5, {name}", _cpu(family) - ready, "CPU-s", FIRST_MOVE)
                held = max(child.memory_info().rss for child in family.children(recursive=True)) / MB
                figures.add(f"memory of its worker, {name}", held, "MB", WORKER)
            finally:
                served.terminate()
                served.wait()
                assert served.stdout is not None
                served.stdout.close()


def _cpu(process: Any) -> float:
    """CPU-seconds of a process and of all it started."""
    return sum(sum(one.cpu_times()[:2]) for one in (process, *process.children(recursive=True)))


def _wait_until_ready(visitor: Any) -> None:
    while True:
        try:
            if visitor.get("/ready")[0] == 200:
                return
        except OSError:
            pass
        time.sleep(0.02)


def _meet_a_bot(visitor: Any, game: str, play_one: Any) -> None:
    """Sit down with the strongest bot, and play until it has moved once."""
    visitor.ok("/api/me", {"name": "Anna"})
    table = visitor.ok("/api/tables", {"game": game, "players": 2, "bots": ["level-5"]})["id"]
    visitor.ok(f"/api/tables/{table}/start")
    while True:
        rows = visitor.get(f"/api/tables/{table}/log")[1]["rows"]
        if any(row["kind"] == "act" and row["seat"] == 1 for row in rows):
            return
        whole = visitor.get(f"/api/tables/{table}")[1]
        if whole["you"]["actions"]:
            play_one([visitor], table, lambda actions: actions[0])
        time.sleep(0.02)


def speed(figures: Figures) -> None:
    """Modules beside code that Numba compiled, both from warm caches."""
    if find_spec("numba") is None:
        print("speed beside native code: left out, since Numba is not installed")
        return
    for name in GAMES:
        for what in ("search", "greedy"):
            best = {"module": 0.0, "native": 0.0}
            for _ in range(3):
                for engine in best:
                    environment = {**os.environ, VARIABLE: engine}
                    command = [sys.executable, "-c", _SPEED, name, what]
                    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
                    best[engine] = max(best[engine], float(done.stdout))
            share = best["module"] / best["native"]
            figures.add(f"{what}, {name} ({best['module']:,.0f} a CPU-second)", share, "of native", SPEED, least=True)


def size(figures: Figures) -> None:
    """What an installation without extras takes, by the files that packages name as theirs."""
    sizes: dict[str, int] = {}
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    own = project["dependencies"]
    left = ["burgomaster"]
    while left:
        name = left.pop()
        if name in sizes:
            continue
        try:
            found = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue
        owned = [Path(str(found.locate_file(file))) for file in found.files or ()]
        sizes[name] = sum(file.stat().st_size for file in owned if file.is_file())
        wanted = own if name == "burgomaster" else found.requires or ()  # what is installed may be of older wishes
        left += [_name(one) for one in wanted if "extra ==" not in one]
    package = Path(__file__).parents[1] / "src" / "burgomaster"
    files = (file for file in package.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    sizes["burgomaster"] = sum(file.stat().st_size for file in files)
    largest = sorted(sizes, key=lambda one: -sizes[one])[:8]
    print("largest: " + ", ".join(f"{one} {sizes[one] / MB:.0f}" for one in largest))
    figures.add("installed, without extras", sum(sizes.values()) / MB, "MB", INSTALLED)


def _name(requirement: str) -> str:
    return re.split(r"[^A-Za-z0-9._-]", requirement, maxsplit=1)[0].lower().replace("_", "-")


if __name__ == "__main__":
    sys.exit(main())

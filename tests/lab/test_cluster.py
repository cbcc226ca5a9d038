"""A cluster of two nodes on this machine: results are those without it, whichever nodes and drivers are killed."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import numpy as np
import psutil
import pytest

from burgomaster.lab.ladder import ladder
from burgomaster.lab.learn import Learner
from burgomaster.lab.simulate import simulate
from burgomaster.lab.standings import Standings
from burgomaster.lab.study.study import planned, study

pytestmark = pytest.mark.long

LOOPBACK = "127.0.0.1"
BOTS = ["greedy", "random"]
GAMES = 3000
STARTED = b"Ray runtime started"
STARTS = 5  # Ray gives up where its helpers take half a minute to start, as on a busy machine
ENVIRONMENT = {
    **os.environ,
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": uuid4().hex,
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_worker_niceness": "0",
}


def until(holds: Callable[[], Any], seconds: float = 400) -> Any:
    """Wait for a condition."""
    end = time.monotonic() + seconds
    while not (found := holds()):
        assert time.monotonic() < end, "this never came"
        time.sleep(0.1)
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        return int(probe.getsockname()[1])


class Node:
    """One node of a cluster, with one core."""

    def __init__(self, *arguments: str) -> None:
        ray = str(Path(sys.executable).with_name("ray"))
        options = ("--node-ip-address", LOOPBACK, "--num-cpus", "1", "--block", "--disable-usage-stats")
        for _ in range(STARTS):
            with tempfile.NamedTemporaryFile() as said:
                self._process = psutil.Popen([ray, "start", *arguments, *options], env=ENVIRONMENT, stdout=said)
                until(lambda: self._process.poll() is not None or STARTED in Path(said.name).read_bytes())
            if self._process.poll() is None:
                break
        self.raylet = until(self._find_raylet)

    def kill(self) -> None:
        """As if the machine were switched off."""
        self.raylet.kill()
        self.raylet.wait(60)

    def close(self) -> None:
        processes = [*self._process.children(recursive=True), self._process]
        for process in reversed(processes):
            try:
                process.kill()
            except psutil.NoSuchProcess:
                continue
        psutil.wait_procs(processes, 60)

    def _find_raylet(self) -> psutil.Process | None:
        assert self._process.poll() is None, "a node did not start"
        found = (one for one in self._process.children(recursive=True) if one.name() == "raylet")
        return next(found, None)


@pytest.fixture(scope="module")
def head() -> Iterator[str]:
    """The address of a cluster with one node."""
    port = free_port()
    node = Node("--head", "--port", str(port), "--include-dashboard", "false")
    try:
        yield f"{LOOPBACK}:{port}"
    finally:
        node.close()


@pytest.fixture
def second(head: str) -> Iterator[Node]:
    """A second node, for one test."""
    node = Node("--address", head)
    try:
        yield node
    finally:
        node.close()


def command(*arguments: str) -> psutil.Popen:
    return psutil.Popen(
        [sys.executable, "-m", "burgomaster", *arguments],
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def answer(process: psutil.Popen) -> Any:
    said, problem = process.communicate(timeout=500)
    assert process.returncode == 0, problem
    return json.loads(said)


def ranked(folder: Path, head: str) -> psutil.Popen:
    table = ("ladder", "machi-koro", "--bots", ",".join(BOTS), "--games", str(GAMES), "--seed", "8", "--all-games")
    return command(*table, "--no-luck", "--out", str(folder), "--json", "--cluster", head)


def logged(folder: Path) -> int:
    log = folder / "games.jsonl"
    return len(log.read_bytes().splitlines()) if log.exists() else 0


@pytest.fixture(scope="module")
def alone() -> Standings:
    """The ladder without a cluster."""
    return ladder("machi-koro", BOTS, GAMES, seed=8, settle=False, luck=False)


def played(folder: Path) -> list[tuple[int, Any, int]]:
    rows = [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()[1:]]
    return sorted((row["number"], tuple(row["winners"]), row["turns"]) for row in rows)


def expected(alone: Standings) -> list[tuple[int, Any, int]]:
    return [(one.number, one.winners, one.turns) for one in alone.games]


def test_sums_are_those_without_a_cluster(head: str, second: Node) -> None:
    table = ("simulate", "machi-koro", "--players", "3", "--games", "30000", "--seed", "4")
    found = answer(command(*table, "--bots", "greedy,random,random", "--json", "--cluster", head))
    alone = simulate("machi-koro", ["greedy", "random", "random"], 30_000, seed=4).to_dict()
    assert found["threads"] == 2
    assert found["cluster"] == head
    for key in ("wins_by_seat", "turns_per_game", "turns_deviation", "decisions_per_game", "turns_longest"):
        assert found[key] == alone[key], key


def test_a_net_is_the_same_wherever_its_games_were_played(head: str, tmp_path: Path) -> None:
    script = (
        "import sys, numpy as np\n"
        "from burgomaster.lab.learn import Learner\n"
        "learner = Learner('machi-koro', 2, 3)\n"
        "for _ in range(3):\n"
        "    learner.round(0.002, cluster=sys.argv[1])\n"
        "np.save(sys.argv[2], learner.net())\n"
    )
    file = tmp_path / "net.npy"
    subprocess.run([sys.executable, "-c", script, head, str(file)], env=ENVIRONMENT, check=True, timeout=500)
    learner = Learner("machi-koro", 2, 3)
    for _ in range(3):
        learner.round(0.002)
    assert np.array_equal(np.load(file), learner.net())


def test_a_study_is_the_same_wherever_it_was_played(head: str, second: Node, tmp_path: Path) -> None:
    what = ("study", "machi-koro", "--vary", "building.mine.cost=4,6", "--players", "2", "--bots", "greedy")
    found = answer(command(*what, "--games", "100", "--seed", "8", "--out", str(tmp_path), "--json", "--cluster", head))
    plan = planned("machi-koro", ["building.mine.cost=4,6"], ["greedy"], 100, players=[2], seed=8)
    assert found == json.loads(json.dumps(study(plan).to_dict()))


def test_a_node_that_is_killed_costs_only_what_it_was_doing(
    head: str, second: Node, alone: Standings, tmp_path: Path
) -> None:
    driver = ranked(tmp_path, head)
    until(lambda: logged(tmp_path) > 50)
    second.kill()
    assert logged(tmp_path) < alone.games[-1].number + 2  # it was not over yet
    answer(driver)
    assert played(tmp_path) == expected(alone)


def test_a_driver_that_is_killed_is_started_again_and_goes_on(head: str, alone: Standings, tmp_path: Path) -> None:
    driver = ranked(tmp_path, head)
    until(lambda: logged(tmp_path) > 50)
    driver.kill()
    driver.communicate(timeout=60)
    before = logged(tmp_path)
    assert before < len(alone.games) + 1
    answer(ranked(tmp_path, head))
    assert played(tmp_path) == expected(alone)


def test_ctrl_c_stops_with_what_there_is(head: str, tmp_path: Path) -> None:
    driver = ranked(tmp_path, head)
    until(lambda: logged(tmp_path) > 50)
    driver.send_signal(signal.SIGINT)
    said, _ = driver.communicate(timeout=120)
    assert driver.returncode == 130
    assert json.loads(said)["standings"]

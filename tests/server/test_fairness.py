"""Who is served when: bots' jobs, threads, limits by address."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from typing import Any

import pytest

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.play.position import begin
from burgomaster.play.setting import setting
from burgomaster.server import background as background_module
from burgomaster.server import limits
from burgomaster.server.background import BackgroundWork
from burgomaster.server.bots.pool import WorkerPool
from burgomaster.server.bots.worker import ChoiceJob, Job, Reply
from burgomaster.server.config import Config
from burgomaster.server.fair_queue import FairQueue
from burgomaster.server.limits import ConnectionLimiter, Limited, RateLimiter
from burgomaster.server.networks import HOUSE, Networks, Owner, is_among, is_loopback, network_of
from burgomaster.tables.refused import Refused
from tests.server.no_processes import without_processes

HOG, ANNA, BRAM = Owner("192.0.2.1", "hog"), Owner("192.0.2.2", "anna"), Owner("192.0.2.2", "bram")


def taken(queue: FairQueue[str], count: int) -> list[str]:
    found = [queue.take() for _ in range(count)]
    return [job for job in found if job is not None]


def test_a_stranger_waits_for_one_job_of_somebody_who_has_hundreds() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(300):
        queue.put(HOG, f"hog {number}", quick=False)
    assert queue.take() == "hog 0"
    queue.put(ANNA, "anna", quick=False)
    assert taken(queue, 3) == ["hog 1", "anna", "hog 2"]
    assert queue.waiting_of(HOG.network) == len(queue) == 297


def test_many_names_at_one_place_are_one_place() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(100):
        queue.put(Owner("192.0.2.1", f"name {number}"), "hog", quick=False)
    for number in range(3):
        queue.put(ANNA, f"anna {number}", quick=False)
        queue.put(BRAM, f"bram {number}", quick=False)
    served = taken(queue, 12)
    assert Counter(job.partition(" ")[0] for job in served) == {"hog": 6, "anna": 3, "bram": 3}
    assert [job for job in served if job != "hog"] == ["anna 0", "bram 0", "anna 1", "bram 1", "anna 2", "bram 2"]


def test_quick_jobs_go_first_but_not_for_ever() -> None:
    queue: FairQueue[str] = FairQueue()
    for _ in range(1000):
        queue.put(HOG, "quick", quick=True)
    queue.put(ANNA, "slow", quick=False)
    served = taken(queue, 100)
    assert served[:10] == ["quick"] * 10
    assert "slow" in served
    queue.put(ANNA, "slow", quick=False)
    while queue.take(slow=False) is not None:
        pass
    assert len(queue) == 1
    assert queue.take() == "slow"
    assert queue.take() is None
    assert queue.waiting_of(ANNA.network) == 0


class Thinkers(WorkerPool):
    """Workers that think when they are told to, and note what they are asked."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers, 60.0)
        self.thinking: list[str] = []
        self.gates: list[asyncio.Event] = []

    async def _ask(self, process: Any, job: Job, *_: Any) -> Reply:
        assert isinstance(job, ChoiceJob)
        self.thinking.append(job.bot)
        gate = asyncio.Event()
        self.gates.append(gate)
        if job.bot == "level-5":
            await gate.wait()
        return Reply(action=job.bot)


async def _until(condition: Any) -> None:
    async with asyncio.timeout(120):
        while not condition():
            await asyncio.sleep(0)


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_of_several_workers_one_is_kept_for_quick_bots(workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    position = begin(setting("machi-koro", 2))

    without_processes(monkeypatch)

    async def work() -> None:
        pool = Thinkers(workers)
        pool.start()
        slow = [asyncio.create_task(pool.choose(position, "level-5", 1, HOG)) for _ in range(60)]
        await _until(lambda: len(pool.thinking) == max(1, workers - 1))
        assert pool.waiting_of(HOG) == 60 - len(pool.thinking)
        quick = asyncio.create_task(pool.choose(position, "greedy", 1, ANNA))
        if workers == 1:
            await asyncio.sleep(0.01)
            assert not quick.done()
            pool.gates[0].set()
        assert await asyncio.wait_for(quick, 60) == "greedy"
        assert pool.thinking.index("greedy") == max(1, workers - 1)  # none of sixty came in between
        for _ in range(60):
            for gate in pool.gates:
                gate.set()
            await asyncio.sleep(0.001)
        assert await asyncio.gather(*slow) == ["level-5"] * 60
        await pool.close()

    asyncio.run(work())


def test_threads_are_shared_fairly_and_nobody_waits_for_ever() -> None:
    gate, began = threading.Event(), []

    def work(name: str) -> str:
        began.append(name)
        gate.wait(60)
        return name

    async def ask() -> None:
        background = BackgroundWork()
        many = [asyncio.create_task(background.run(HOG, work, "hog")) for _ in range(20)]
        await _until(lambda: len(began) == background_module._AT_ONCE)
        one = asyncio.create_task(background.run(ANNA, work, "anna"))
        await asyncio.sleep(0)
        gate.set()
        assert await one == "anna"
        assert began.index("anna") <= background_module._AT_ONCE + 1
        assert await asyncio.gather(*many) == ["hog"] * 20
        gate.clear()
        background.seconds = 0.05
        late = [asyncio.create_task(background.run(HOG, work, "late")) for _ in range(5)]
        assert [getattr(await task, "code", "") for task in map(_problem, late)] == ["busy"] * 5
        gate.set()
        background.seconds = 60
        assert await background.run(HOUSE, work, "after") == "after"
        with pytest.raises(ZeroDivisionError):
            await background.run(HOUSE, lambda: 1 / 0)
        background.close()

    asyncio.run(ask())


async def _problem(task: asyncio.Task[str]) -> Any:
    try:
        return await task
    except Refused as refused:
        return refused


def test_addresses_are_counted_as_people_have_them() -> None:
    assert network_of("192.0.2.7") == network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::") == network_of("2001:0DB8:1:2::1%eth0")
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("unix") == "unix"
    assert all(is_loopback(one) for one in ("127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"))
    assert not any(is_loopback(one) for one in ("192.0.2.7", "2001:db8::1", "", "localhost", "::2", "0.0.0.0"))
    assert is_among("10.1.2.3", "192.0.2.7, 10.0.0.0/8")
    assert is_among("::ffff:192.0.2.7", "192.0.2.7")
    assert not is_among("192.0.2.8", "192.0.2.7,10.0.0.0/8")
    assert not is_among("x", "10.0.0.0/8")
    assert not is_among("10.1.2.3", "")


def test_people_are_known_by_where_they_were_last_seen() -> None:
    networks = Networks()
    networks.saw("anna", "home")
    networks.saw("bram", "home")
    assert networks.owner("anna") == Owner("home", "anna")
    networks.saw("anna", "train")
    assert networks.owner("anna") == Owner("train", "anna")
    assert set(networks.people_on("home")) == {"anna", "bram"}
    assert networks.owner("nobody") == Owner("nobody", "nobody")


def test_a_flood_of_new_people_empties_no_bucket_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_MOST_BUCKETS", 100)
    rate = RateLimiter(0.0001, 3)
    for _ in range(3):
        rate.take("hog")
    for number in range(1000):
        rate.take(f"new {number}")
        if number % 50 == 0:
            with pytest.raises(Limited):
                rate.take("hog")
            rate.give_back("hog")
            rate.take("hog")  # it is used, and so remembered
    assert 90 < len(rate._full_at) <= 100


def test_connections_are_counted_by_place_too() -> None:
    connections = ConnectionLimiter(10, 3, 5)
    for number in range(5):
        connections.take(f"name {number}", "home")
    with pytest.raises(Limited, match="too-many-connections"):
        connections.take("name 9", "home")
    connections.take("anna", "train")
    connections.give_back("name 0", "home")
    connections.take("", "home")
    for _ in range(2):
        connections.take("anna", "train")
    with pytest.raises(Limited):
        connections.take("anna", "elsewhere")
    connections.give_back("", "home")
    assert connections.count == 7


def test_proxies_are_named_by_address() -> None:
    with pytest.raises(BurgomasterError, match="--proxies are addresses"):
        Config(proxies="*")
    with pytest.raises(BurgomasterError, match="--metrics-from are addresses"):
        Config(metrics_from="monitor.example")
    assert Config(proxies="127.0.0.1, 10.0.0.0/8, ::1").trusted_proxies == [
        *("127.0.0.1", "10.0.0.0/8", "::1", "::ffff:127.0.0.1/128", "::ffff:10.0.0.0/104")
    ]

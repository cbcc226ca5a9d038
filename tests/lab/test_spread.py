"""Jobs are spread in parcels: every job is done once, whatever comes back first, and errors and Ctrl-C end it."""

from __future__ import annotations

import pickle
import random
import sys
from collections.abc import Sequence
from typing import Any

import pytest

from burgomaster.cli import main
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.lab import cluster
from burgomaster.lab.ladder import _plan, _player
from burgomaster.lab.learn import Learner, _twin
from burgomaster.lab.simulate import _native_player, simulate
from burgomaster.lab.spread import Parcels, run_jobs, spread
from burgomaster.lab.study import play as study_play
from burgomaster.lab.study.study import planned
from burgomaster.play.setting import setting


class Squares:
    """A pool that squares numbers, each in a hundredth of a second of its own clock, and answers in any order."""

    def __init__(self, seed: int, places: int = 3) -> None:
        self._chance = random.Random(seed)
        self._places = places
        self.sent: dict[int, Sequence[int]] = {}
        self.cancelled: list[int] = []
        self.most = 0

    def places(self) -> int:
        return self._places

    def send(self, parcel: Sequence[int]) -> int:
        self.sent[len(self.sent)] = parcel
        return len(self.sent) - 1

    def finished(self, tickets: Sequence[int]) -> Sequence[int]:
        self.most = max(self.most, len(tickets))
        return self._chance.sample(tickets, self._chance.randrange(len(tickets) + 1))

    def collect(self, ticket: int) -> tuple[Sequence[int], float]:
        if -1 in self.sent[ticket]:
            raise BurgomasterError("no")
        return [number * number for number in self.sent[ticket]], len(self.sent[ticket]) / 100

    def cancel(self, tickets: Sequence[int]) -> None:
        self.cancelled += tickets


@pytest.mark.parametrize("seed", range(5))
def test_every_job_is_done_once_in_any_order(seed: int) -> None:
    pool, found = Squares(seed), []
    spread(range(1000), pool, lambda job, result: found.append((job, result)))
    assert sorted(found) == [(number, number * number) for number in range(1000)]
    assert pool.most == 3
    assert pool.cancelled == []
    sizes = [len(parcel) for parcel in pool.sent.values()]
    assert sizes[0] == 1
    assert max(sizes) == 50  # half a second


def test_parcels_follow_what_jobs_take() -> None:
    parcels = Parcels(range(100), seconds=1.0)
    assert parcels.next() == [0]
    parcels.took(1, 0.0)
    assert parcels.next() == [1, 2]
    parcels.took(2, 0.1)  # twenty would fit, but it grows slowly
    assert parcels.next() == [3, 4, 5, 6]
    parcels.took(4, 2.0)
    assert parcels.next() == [7, 8]
    parcels.took(2, 50.0)
    assert parcels.next() == [9]
    assert Parcels(range(0)).next() == []


def test_jobs_are_taken_only_when_there_is_a_place_for_them() -> None:
    taken: list[int] = []

    def jobs() -> Any:
        for number in range(50):
            taken.append(number)
            yield number

    pool, done = Squares(1, places=1), 0

    def one(job: int, result: int) -> None:
        nonlocal done
        done += 1
        assert len(taken) <= done + len(pool.sent[len(pool.sent) - 1])

    spread(jobs(), pool, one)
    assert done == 50


def test_an_error_ends_the_rest() -> None:
    pool = Squares(2)
    with pytest.raises(BurgomasterError, match="no"):
        spread([1, 2, -1, 3, 4, 5, 6], pool, lambda job, result: None)
    assert pool.cancelled


def test_ctrl_c_ends_the_rest() -> None:
    def press(job: int, result: int) -> None:
        raise KeyboardInterrupt

    pool = Squares(3)
    with pytest.raises(KeyboardInterrupt):
        spread(range(10), pool, press)
    assert len(pool.cancelled) == 2


def test_on_threads_without_a_cluster() -> None:
    result = simulate("machi-koro", ["random"] * 2, 1200, seed=3, threads=2)
    assert result.cluster is None
    with pytest.raises(BurgomasterError, match="on a GPU or on a cluster, not on both"):
        simulate("machi-koro", ["random"] * 2, 10, device="cuda", cluster="local")


# ---- What goes to other machines ------------------------------------------------------------------------------------


def test_workers_travel_and_do_the_same_there() -> None:
    agreed = setting("machi-koro", 2)
    plan = _plan("machi-koro", ["greedy", "random"], 4, 2, 5, None, None, 5.0, luck=True)
    with _native_player(agreed, ["random", "greedy"], 5, lambda: False) as play:
        here = play((10, 20))
    run = pickle.loads(pickle.dumps((_native_player, (agreed, ["random", "greedy"], 5))))
    with run[0](*run[1], lambda: False) as play:
        there = pickle.loads(pickle.dumps(play((10, 20))))
    assert (there.wins.tolist(), there.sums.tolist()) == (here.wins.tolist(), here.sums.tolist())
    again = pickle.loads(pickle.dumps(plan))
    with _player(plan, lambda: False) as one, _player(again, lambda: False) as other:
        game, same = one(3), pickle.loads(pickle.dumps(other(3)))
    assert (same.number, same.winners, same.turns, same.luck) == (game.number, game.winners, game.turns, game.luck)


def test_a_study_travels_with_its_variants_and_nets() -> None:
    plan = planned("machi-koro", ["building.mine.cost=4,6", "start=A,B"], ["level-1"], 2, players=[2], seed=5)
    nets = {(1, 2): {"level-1": Learner("machi-koro", 2, 1).net()}}
    travelled = pickle.loads(pickle.dumps((study_play._player, plan, nets)))
    with (
        study_play._player(plan, nets, lambda: False) as one,
        travelled[0](*travelled[1:], lambda: False) as other,
        study_play._player(plan, {}, lambda: False) as without,
    ):
        here = [one(number) for number in range(plan.games)]
        assert pickle.loads(pickle.dumps([other(number) for number in range(plan.games)])) == here
        assert without(1) != here[1]  # the net that came along was used


def test_a_learner_has_the_same_games_elsewhere() -> None:
    learner = Learner("machi-koro", 2, 1)
    learner.take(learner.net(), 4)
    with _twin(("machi-koro", 2, 1), learner.net(), 4, lambda: False) as play:
        for number in (3, 0):
            for here, there in zip(learner.game(number), play(number), strict=True):
                assert there.tobytes() == here.tobytes()


def test_a_process_keeps_its_worker_for_one_run() -> None:
    opened: list[str] = []

    class Worker:
        def __init__(self, name: str) -> None:
            self._name = name

        def __call__(self, stopped: Any) -> Worker:
            opened.append(self._name)
            return self

        def __enter__(self) -> Any:
            return lambda job: job + 1

        def __exit__(self, *problem: object) -> None:
            opened.append(f"{self._name} closed")

    here: Any = Worker
    for run, parcel in (("a", [1, 2]), ("a", [3]), ("b", [4])):
        results, seconds = cluster._do(run, cluster.fingerprint(), here(run), parcel)
        assert results == [job + 1 for job in parcel]
        assert seconds >= 0
    assert opened == ["a", "a closed", "b"]


def test_a_machine_with_another_version_is_named() -> None:
    with pytest.raises(BurgomasterError, match="install the same on all machines of the cluster"):
        cluster._do("c", "0.0.0 (00000000)", lambda stopped: None, [1])  # type: ignore[arg-type,return-value]
    assert "10.0.0.2 has no burgomaster" in cluster._differs("10.0.0.2", "")


def test_without_the_extra(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    cluster._connected.cache_clear()
    assert main(["simulate", "machi-koro", "--games", "10", "--cluster", "local"]) == 1
    said = capsys.readouterr().err
    assert said == 'burgomaster: for `--cluster` install the extra: pip install "burgomaster[cluster]"\n'


@pytest.mark.parametrize(
    ("address", "message"),
    [("127.0.0.1:1", r"no cluster can be used at 127\.0\.0\.1:1 \(.*refused"), ("nowhere", "HOST:PORT, or local")],
)
def test_an_address_where_nobody_answers(address: str, message: str) -> None:
    with pytest.raises(BurgomasterError, match=message):
        cluster._check_answers(address)


def test_run_jobs_on_threads() -> None:
    from contextlib import nullcontext

    found: dict[int, int] = {}
    run_jobs(range(5), lambda stopped: nullcontext(lambda job: job * 2), found.__setitem__, threads=2)
    assert found == {job: job * 2 for job in range(5)}

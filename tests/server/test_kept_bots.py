"""Searching bots are kept from move to move of one seat at one table, and nobody else has anything of them."""

from __future__ import annotations

import asyncio
from functools import cache
from math import inf
from typing import Any

import pytest

import burgomaster as bm
from burgomaster.bots.registry import bot
from burgomaster.bots.search_bot import SearchBot
from burgomaster.bots.tree import Tree
from burgomaster.games.kernel.levels import Effort
from burgomaster.play.position import unpacked
from burgomaster.play.setting import setting
from burgomaster.server.bots import advice
from burgomaster.server.bots.kept_bots import MOST_KEPT, KeptBots
from burgomaster.server.bots.pool import BotFailed, WorkerPool
from burgomaster.server.bots.worker import Agreed, ChoiceJob, Job, Reply, answer
from tests.bots.effort import set_effort
from tests.bots.test_search import begun
from tests.server.no_processes import without_processes

GAME = "monopoly-builder"
ITERATIONS = 400
ANEW = ITERATIONS + 1  # a new tree looks once before its clock starts
BEST = "level-5"


@cache
def start() -> bm.Position:
    """A seat has something to choose, and again after it."""
    return begun(GAME, events=64)


@pytest.fixture(autouse=True)
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Level 5 runs so many iterations for every action, however long they take."""
    set_effort(monkeypatch, GAME, Effort(ITERATIONS, inf, longer=1, settles=False))


class Iterations:
    """How many iterations were run since it was asked last."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.run = 0
        grow = Tree.grow

        def counted(tree: Tree, iterations: int) -> None:
            self.run += iterations
            grow(tree, iterations)

        monkeypatch.setattr(Tree, "grow", counted)

    def since(self) -> int:
        run, self.run = self.run, 0
        return run


@pytest.fixture
def iterations(monkeypatch: pytest.MonkeyPatch) -> Iterations:
    bot(BEST, GAME).choose(start())  # compiling runs some
    return Iterations(monkeypatch)


def next_move(position: bm.Position, action: str) -> bm.Position:
    """Where the same seat decides next, as most likely after its action."""
    seat = position.turn
    position = position.play(action)
    while position.turn != seat:
        usual = position.chances()[0][0] if position.turn == bm.CHANCE else bot("greedy", GAME).choose(position)
        position = position.play(usual)
    return position


def two_moves(bots: KeptBots) -> tuple[bm.Position, bm.Position]:
    """A seat's decision, and its next one after what it chose."""
    first = start()
    return first, next_move(first, bots.choose(first, BEST, 1, "table"))


def test_a_seat_goes_on_from_what_it_found(iterations: Iterations) -> None:
    bots = KeptBots()
    _, second = two_moves(bots)
    assert iterations.since() == ANEW
    action = bots.choose(second, BEST, 2, "table")
    assert second.why_not(action) is None
    assert 0 < iterations.since() < ITERATIONS
    bots.choose(second, BEST, 3, "table")  # asked once more, as when an answer was lost
    assert iterations.since() == 1


def test_other_seats_tables_bots_and_editions_have_nothing_of_it(iterations: Iterations) -> None:
    def anew(position: bm.Position, name: str, table: str) -> None:
        bots = KeptBots()
        bots.choose(start(), BEST, 1, "table")
        iterations.since()
        found, run = bots.choose(position, name, 5, table), iterations.since()
        assert found == bot(name, GAME, 5).choose(position)
        assert run == iterations.since()

    first, second = two_moves(KeptBots())
    anew(second, BEST, "another table")
    anew(second, BEST, "")
    anew(second, f"search-{ITERATIONS}", "table")
    text = second.setting.text.replace("# ", "#  ", 1)
    other = setting(GAME, 2, None, dict(second.setting.options), edition_text=text)
    anew(unpacked(other, second.packed()), BEST, "table")
    answering = first.play("auction")
    while answering.turn == first.turn:  # until the other seat decides, which the tree has thought of
        answering = answering.play(bot("greedy", GAME).choose(answering))
    assert answering.turn != bm.CHANCE
    anew(answering, BEST, "table")


def test_after_an_undo_it_begins_anew(iterations: Iterations) -> None:
    bots = KeptBots()
    first, second = two_moves(bots)
    bots.choose(second, BEST, 2, "table")
    iterations.since()
    assert first.why_not(bots.choose(first, BEST, 3, "table")) is None
    assert iterations.since() == ITERATIONS


def test_the_seat_asked_longest_ago_is_forgotten(iterations: Iterations) -> None:
    bots, here = KeptBots(2), start()
    for table in "abac":  # b was asked longest ago when c comes
        bots.choose(here, BEST, 1, table)
    iterations.since()
    for table, run in (("c", 1), ("a", 1), ("b", ANEW), ("c", ANEW)):
        bots.choose(here, BEST, 1, table)
        assert iterations.since() == run


def test_a_bot_that_failed_is_not_kept(iterations: Iterations, monkeypatch: pytest.MonkeyPatch) -> None:
    bots, here = KeptBots(), start()
    bots.choose(here, BEST, 1, "table")
    with monkeypatch.context() as broken:
        broken.setattr(SearchBot, "choose", lambda _self, _position: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            bots.choose(here, BEST, 1, "table")
    iterations.since()
    bots.choose(here, BEST, 1, "table")
    assert iterations.since() == ANEW


def test_a_worker_keeps_bots_and_its_hints_have_nothing_of_them(
    iterations: Iterations, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice, "search_is_compiled", lambda position: True)
    monkeypatch.setattr(advice, "HINT_SECONDS", 0.0)  # one iteration
    here = start()
    agreed = Agreed(GAME, 2, here.setting.text, dict(here.setting.options))

    def asked(name: str, table: str) -> Reply:
        reply = answer(ChoiceJob(agreed, here.packed(), name, 1, table=table))
        assert not reply.problem
        return reply

    hint = asked("", "table")
    iterations.since()
    assert asked(BEST, "table").action == asked(BEST, "").action
    assert iterations.since() == 2 * ANEW
    assert asked("", "table") == hint
    iterations.since()
    asked(BEST, "table")
    assert iterations.since() == 1


# ---- Which worker ----------------------------------------------------------------------------------------------------


class Noting(WorkerPool):
    """Workers that note which process thinks, and end when they are told to."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers, 60.0)
        self.thinking: dict[int, asyncio.Future[str]] = {}  # by process, in the order of their jobs
        self.numbers: dict[Any, int] = {}

    async def _ask(self, process: Any, job: Job, *_: Any) -> Reply:
        number = self.numbers.setdefault(process, len(self.numbers))
        self.thinking[number] = asyncio.get_running_loop().create_future()
        try:
            return Reply(action=await self.thinking[number])
        finally:
            del self.thinking[number]


def noting(monkeypatch: pytest.MonkeyPatch) -> Noting:
    without_processes(monkeypatch)
    return Noting(4)


def test_a_seat_is_thought_for_where_its_tree_is_unless_that_worker_is_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        pool = noting(monkeypatch)
        pool.start()
        jobs: dict[int, asyncio.Task[str]] = {}

        async def begin(table: str) -> int:
            """Begin to think for a table; which process does?"""
            busy = set(pool.thinking)
            task = asyncio.create_task(pool.choose(start(), BEST, 1, table=table))
            while not (new := set(pool.thinking) - busy):
                await asyncio.sleep(0)
            (number,) = new
            jobs[number] = task
            return number

        async def end(number: int) -> None:
            pool.thinking[number].set_result("done")
            assert await jobs.pop(number) == "done"

        homes = {}
        for table in "abc":
            homes[table] = await begin(table)
            await end(homes[table])
        assert len(set(homes.values())) == 3
        for table in "cab" * 3:
            assert await begin(table) == homes[table]
            await end(homes[table])
        first, second = await begin("a"), await begin("b")
        other = await begin("a")  # nobody waits for a worker while another one is free
        assert (first, second) == (homes["a"], homes["b"])
        assert other not in (first, second)
        for number in (first, second, other):
            await end(number)
        assert await begin("a") == other  # what was found last
        pool.thinking[other].set_exception(BotFailed("crashed"))
        with pytest.raises(BotFailed):
            await jobs.pop(other)
        again = await begin("a")
        assert again not in homes.values()
        assert again != other  # another process, which knows nothing
        await end(again)
        for number in range(4 * MOST_KEPT + 8):
            await end(await begin(f"table {number}"))
        assert len(pool._keepers) == 4 * MOST_KEPT
        await pool.close()

    asyncio.run(work())

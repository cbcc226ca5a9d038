"""Tables in memory: held once, put away, shown later, at a standstill."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path

import pytest

import burgomaster as bm
from burgomaster.bots.found import IdeaFound
from burgomaster.play.position import Position
from burgomaster.server import house as houses
from burgomaster.server.bots import scheduler
from burgomaster.server.bots.pool import BotFailed, WorkerPool
from burgomaster.server.bots.scheduler import TableScheduler
from burgomaster.server.config import Config
from burgomaster.server.hint_data import IdeaData
from burgomaster.server.house import House
from burgomaster.server.live_table import LiveTable
from burgomaster.server.networks import HOUSE, Owner
from burgomaster.server.plan_store import PlanKept
from burgomaster.server.plans import Plans
from burgomaster.server.ratings import referee as referees
from burgomaster.server.ratings.referee import Referee
from burgomaster.server.reminders import Reminders
from burgomaster.server.store import store_at
from burgomaster.server.store.base import StoreDown
from burgomaster.server.texts import Texts
from burgomaster.tables.judging import absence, budget, moves, seating, talk
from burgomaster.tables.judging.draft import Draft
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.setup import Clock, Setup

ANNA, BRAM = Person("a" * 32, "Anna"), Person("b" * 32, "Bram")
CARL = Person("c" * 32, "Carl")


def in_a_house(folder: Path, work: Callable[[House], Awaitable[None]]) -> None:
    async def run() -> None:
        house = House(store_at(str(folder / "own.sqlite")))
        await house.open()
        try:
            await work(house)
        finally:
            await house.close()

    asyncio.run(run())


async def begun(house: House, setup: Setup) -> LiveTable:
    """A game between Anna and Bram, or between Anna and a bot."""
    live = await house.create(setup, ANNA)
    if not setup.bots:
        await live.submit(lambda t: seating.join(t, BRAM, house.identity, None, None))
    await live.submit(lambda t: seating.start(t, ANNA, live.secret, 0))
    return live


def test_a_table_somebody_works_with_is_never_there_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        live = await house.create(Setup("machi-koro", 2), ANNA)
        name = live.table.id
        monkeypatch.setattr(houses, "_IDLE", -1.0)
        house.evict_idle()
        assert await house.table(name) is live  # as for a bot that has thought about it for long
        house.evict_idle()
        del live
        assert name not in house.tables
        assert (await house.table(name)).table.seq == 1

    in_a_house(tmp_path, work)


def test_many_tables_are_put_away_sooner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [time.monotonic()]

    async def work(house: House) -> None:
        monkeypatch.setattr(time, "monotonic", lambda: now[0])
        monkeypatch.setattr(houses, "_MANY", 3)
        for _ in range(3):
            await house.create(Setup("machi-koro", 2), ANNA)
        now[0] += 30
        house.evict_idle()
        assert len(house.tables) == 3
        await house.create(Setup("machi-koro", 2), ANNA)
        house.evict_idle()
        assert len(house.tables) == 1

    in_a_house(tmp_path, work)


def test_whether_a_game_counts_is_found_out_though_something_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(referees, "_AGAIN", 0.0)
    fails = [StoreDown(), Refused(503, "store"), RuntimeError("nobody foresaw this")]

    async def work(house: House) -> None:
        referee = Referee(house, rated=True, within_network=False, day=0, week=0)
        owners = referee.store.owners

        async def sometimes(players: Sequence[str]) -> dict[str, str]:
            if fails:
                raise fails.pop()
            return {**await owners(players), ANNA.id: BRAM.id}  # as if she were his program

        monkeypatch.setattr(referee.store, "owners", sometimes)
        live = await house.create(Setup("machi-koro", 3, rated=True), ANNA)
        await live.submit(lambda t: seating.join(t, BRAM, house.identity, None, None))
        await live.submit(lambda t: seating.join(t, CARL, house.identity, None, None))
        async with asyncio.timeout(120):
            while not live.table.unrated:
                await asyncio.sleep(0.005)
        assert (live.table.unrated, fails) == ("program", [])

    in_a_house(tmp_path, work)


def test_a_plan_of_many_actions_is_tried_off_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        texts = Texts(house.background, 1e9)
        slowly, elsewhere = texts.slowly, list[Owner]()

        async def counted(owner: Owner, judge: Callable[[], Draft]) -> Draft:
            elsewhere.append(owner)
            return await slowly(owner, judge)

        monkeypatch.setattr(texts, "slowly", counted)
        plans = Plans(house, texts)
        for many in (False, True):
            live = await begun(house, Setup("machi-koro", 2, options={"start": "A"}))
            action = moves.position_of(live.table).actions()[0]
            seq = live.table.seq
            await plans.make(live, ANNA.id, PlanKept((str(action),) * (12 if many else 1), ()))
            assert live.table.seq > seq
            assert bool(elsewhere) is many

    in_a_house(tmp_path, work)


def test_delayed_spectators_see_rows_in_their_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    timers: list[Callable[[], None]] = []

    async def work(house: House) -> None:
        house.late_listeners.append(lambda _, frame: seen.append(frame.row.seq))
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "call_later", lambda _, call, *values: timers.append(partial(call, *values)))
        live = await begun(house, Setup("machi-koro", 2, spectators="delayed"))
        for _ in range(2):
            await live.submit(lambda t: talk.chat(t, ANNA, "hello"))
        monkeypatch.undo()
        for timer in reversed(timers):  # rows of one moment: their timers may be up in any order
            timer()
        assert live.shown.seq == live.table.seq == 5

    in_a_house(tmp_path, work)
    assert seen == [3, 4, 5]


class OneWord(WorkerPool):
    """A pool whose bots always say the same, and count how often they are asked."""

    def __init__(self, word: str) -> None:
        super().__init__(1, 1.0)
        self.word = word
        self.asked = 0
        self.queued = 0
        self.tables: list[str] = []

    @property
    def waiting(self) -> int:
        return self.queued

    def waiting_of(self, owner: Owner) -> int:
        return self.queued

    async def choose(self, position: Position, bot: str, seed: int, owner: Owner = HOUSE, table: str = "") -> str:
        self.asked += 1
        self.tables.append(table)
        await asyncio.sleep(0)
        if not self.word:
            raise BotFailed("no idea")
        return self.word

    async def hint(self, position: Position, seed: int, owner: Owner = HOUSE) -> list[IdeaData]:
        return [IdeaData(await self.choose(position, "", seed, owner), 0.5, 0.0)]

    async def explain(
        self, position: Position, found: Sequence[IdeaFound], seed: int, owner: Owner = HOUSE
    ) -> list[IdeaData]:
        if found[0].steps != position.resolve("throw 1").steps:
            raise BotFailed("no action here")
        return [IdeaData("throw 1", found[0].chances[0], 0.0)]


def bots_of(house: House, word: str) -> tuple[TableScheduler, OneWord]:
    pool = OneWord(word)
    return TableScheduler(house, pool, pool, Reminders(Config())), pool


def test_stepping_in_gives_nobody_time(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        clock = Clock("bank", 90, 30)
        live = await begun(house, Setup("monopoly-builder", 2, clock=clock, options={"tokens": "seat"}))
        thinking = live.table.turn
        other = 1 - thinking
        assert live.table.position is not None
        chip = next(iter(live.table.position.view()["state"]["players"][thinking]["chips"]))
        offer = f"offer {'AB'[thinking]}: 10 for {chip}"
        refusal = live.table.position.why_not(offer, "en", other)
        assert refusal is None, refusal
        await live.submit(lambda t: moves.played(t, other, offer, "en", live.secret))
        assert live.table.times.seat == thinking  # who answers
        assert live.table.times.left[thinking] <= 90_000
        assert live.table.times.left[other] == 90_000
        await live.submit(lambda t: moves.played(t, thinking, "refuse", "en", live.secret))
        assert 90_000 < live.table.times.left[thinking] <= 120_000  # an answer is a move

    in_a_house(tmp_path, work)


def test_a_table_that_a_newer_version_plays_at_is_left_alone(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await begun(house, Setup("machi-koro", 2, bots=("random",), options={"start": "B"}))
        live.table = live.table.replace(stuck="newer")
        assert len(await house.store.due(house.now(), house.process, 10)) == 1
        bots, pool = bots_of(house, "throw 1")
        await asyncio.wait_for(bots._serve(live.table.id), 60)
        assert pool.asked == 0
        assert live.table.status == "running"
        assert await house.store.due(house.now() + 3_600_000, house.process, 10) == []  # and does not keep others back
        assert len(await house.store.due(house.now() + 90_000_000, house.process, 10)) == 1

    in_a_house(tmp_path, work)


@pytest.mark.parametrize("why", ["full", "older", "replay", "edition"])
def test_a_table_that_cannot_go_on_is_ended_with_its_result_its_secret_and_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    async def work(house: House) -> None:
        live = await begun(house, Setup("machi-koro", 2, bots=("random",), options={"start": "B"}))
        if why == "full":
            monkeypatch.setattr(budget, "MOST_ROWS", live.table.acted)
            with pytest.raises(Refused, match="log-full"):
                await live.submit(lambda t: moves.played(t, 1, "throw 1", "en", live.secret))
        else:
            live.table = live.table.replace(stuck=why, position=None)
        bots, pool = bots_of(house, "throw 1")
        await asyncio.wait_for(bots._serve(live.table.id), 60)
        assert pool.asked == 0
        ended = live.table
        assert ended.status == "over"
        assert ended.result is not None
        # Who fills a log gains nothing by it.
        assert (ended.result.winners, ended.result.reason) == ((0, 1) if why == "full" else (), why)
        said = json.loads(live.frames[-1].message(0, "en", current=True))["said"]
        assert ("The points as they stand decide." if why == "full" else "Nobody wins.") in said
        told = json.loads(live.frames[-1].message(0, "en", current=True))["table"]
        assert told["secret"] == live.secret.hex()
        stored = await house.store.load(ended.id)
        assert stored is not None
        assert stored.record is not None
        assert live.secret.hex() in stored.record
        assert bm.verify_dice(stored.record).ok
        assert await house.store.due(house.now() + 90_000_000, house.process, 10) == []
        with pytest.raises(Refused, match="over"):
            await live.submit(lambda t: absence.resign(t, ANNA))

    in_a_house(tmp_path, work)


def test_an_open_table_that_nobody_can_play_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        live = await house.create(Setup("machi-koro", 2), ANNA)
        monkeypatch.setattr(budget, "MOST_BEFORE", 1)
        with pytest.raises(Refused, match="log-full"):
            await live.submit(lambda t: seating.join(t, BRAM, house.identity, None, None))
        bots, _ = bots_of(house, "throw 1")
        await asyncio.wait_for(bots._serve(live.table.id), 60)
        assert live.table.status == "closed"
        assert "log is full" in json.loads(live.frames[-1].message(0, "en", current=True))["said"]

    in_a_house(tmp_path, work)


def test_a_bot_that_failed_is_asked_anew_with_nothing_in_mind(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await begun(house, Setup("machi-koro", 2, bots=("level-5",), options={"start": "B"}))
        bots, pool = bots_of(house, "")
        await bots._do_next(live)
        assert pool.tables == [live.table.id, ""]

    in_a_house(tmp_path, work)


def test_tables_that_wait_for_slow_bots_keep_no_others_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        for _ in range(3):
            await begun(house, Setup("machi-koro", 2, bots=("random",), options={"start": "B"}))
        monkeypatch.setattr(scheduler, "_MOST_DUE", 1)
        bots, _ = bots_of(house, "throw 1")
        waiting = await house.store.due(house.now(), house.process, 2)
        bots._busy.update(waiting)
        woken: set[str] = set()
        monkeypatch.setattr(bots, "_wake", woken.add)
        looking = asyncio.create_task(bots.run())
        async with asyncio.timeout(120):
            while woken <= set(waiting):
                await asyncio.sleep(0.01)
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)

    in_a_house(tmp_path, work)


def test_reminders_on_their_way_are_waited_for(tmp_path: Path) -> None:
    letter = tmp_path / "letter"

    async def work(house: House) -> None:
        live = await begun(house, Setup("machi-koro", 2))
        reminders = Reminders(Config(mail=f"sh -c 'sleep 0.3; cat > {letter}'"))
        reminders.send(live.table, 0, 7_200_000)
        await reminders.close()

    in_a_house(tmp_path, work)
    assert "You have 2 hours left." in letter.read_text()


def test_what_somebodys_own_engine_found_is_only_explained(tmp_path: Path) -> None:
    async def asked(house: House) -> None:
        live = await begun(house, Setup("machi-koro", 2, hints=True, options={"start": "A"}))
        bots, pool = bots_of(house, "throw 1")
        assert live.table.position is not None
        steps = live.table.position.resolve("throw 1").steps
        [idea] = await bots.explained(live, [IdeaFound(steps, 9, (0.75, 0.25))])
        assert (idea.chance, pool.asked) == (0.75, 0)  # no bot has thought
        [idea] = await bots.explained(live, [IdeaFound((10**6,), 9, (0.75, 0.25))])
        assert (idea.chance, pool.asked) == (0.5, 1)  # what cannot be used is thought about here

    in_a_house(tmp_path, asked)


def test_a_hint_is_thought_about_once(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await begun(house, Setup("machi-koro", 2, hints=True, options={"start": "A"}))
        bots, pool = bots_of(house, "throw 1")
        assert set(await asyncio.gather(*(bots.hint(live) for _ in range(50)))) == {"throw 1"}
        assert pool.asked == 1
        await live.submit(lambda t: moves.act(t, ANNA, "throw 1", t.seq, "en", live.secret))
        pool.word = ""
        for asked in (2, 3):  # one that failed is asked again
            with pytest.raises(Refused, match="bots-busy"):
                await bots.hint(live)
            assert pool.asked == asked
        pool.word, pool.queued = "pass", 100
        with pytest.raises(Refused, match="bots-busy"):
            await bots.hint(live)
        assert pool.asked == 3

    in_a_house(tmp_path, work)

"""Tables in memory: held once, put away, shown later, at a standstill."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from burgomaster.play.position import Position
from burgomaster.server import house as houses
from burgomaster.server.bots import seats
from burgomaster.server.bots.pool import BotFailed, Pool
from burgomaster.server.bots.seats import BotSeats
from burgomaster.server.house import House, LiveTable
from burgomaster.server.identity import Person
from burgomaster.server.judging import moves, seating, talk
from burgomaster.server.places import HOUSE, Owner
from burgomaster.server.refused import Refused
from burgomaster.server.reminders import Reminders
from burgomaster.server.settings import Settings
from burgomaster.server.setup import Setup
from burgomaster.server.store import store_at

ANNA, BRAM = Person("a" * 32, "Anna"), Person("b" * 32, "Bram")


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
    await live.submit(lambda t: seating.start(t, ANNA, live.secret))
    return live


def test_a_table_somebody_works_with_is_never_there_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        live = await house.create(Setup("machi-koro", 2), ANNA)
        name = live.table.id
        monkeypatch.setattr(houses, "_IDLE", -1.0)
        house.put_away()
        assert await house.table(name) is live  # as for a bot that has thought about it for long
        house.put_away()
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
        house.put_away()
        assert len(house.tables) == 3
        await house.create(Setup("machi-koro", 2), ANNA)
        house.put_away()
        assert len(house.tables) == 1

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


class OneWord(Pool):
    """A pool whose bots always say the same, and count how often they are asked."""

    def __init__(self, word: str) -> None:
        super().__init__(1, 1.0)
        self.word = word
        self.asked = 0
        self.queued = 0

    @property
    def waiting(self) -> int:
        return self.queued

    def waiting_of(self, owner: Owner) -> int:
        return self.queued

    async def choose(self, position: Position, bot: str, seed: int, owner: Owner = HOUSE) -> str:
        self.asked += 1
        await asyncio.sleep(0)
        if not self.word:
            raise BotFailed("no idea")
        return self.word


def bots_of(house: House, word: str) -> tuple[BotSeats, OneWord]:
    pool = OneWord(word)
    return BotSeats(house, pool, Reminders(Settings())), pool


def test_nothing_is_due_at_a_table_that_cannot_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        full = await begun(house, Setup("machi-koro", 2, bots=("random",), options={"start": "B"}))
        stuck = await begun(house, Setup("machi-koro", 2, bots=("random",), options={"start": "B"}))
        stuck.table = replace(stuck.table, stuck="rules")
        monkeypatch.setattr(houses, "MOST_ROWS", full.table.seq)
        assert len(await house.store.due(house.now(), house.process, 10)) == 2
        bots, pool = bots_of(house, "throw 1")
        for live in (full, stuck):
            await asyncio.wait_for(bots._tend(live.table.id), 60)
        assert pool.asked == 0
        assert await house.store.due(house.now() + 3_600_000, house.process, 10) == []  # and does not keep others back
        assert len(await house.store.due(house.now() + 90_000_000, house.process, 10)) == 2

    in_a_house(tmp_path, work)


def test_tables_that_wait_for_slow_bots_keep_no_others_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        for _ in range(3):
            await begun(house, Setup("machi-koro", 2, bots=("random",), options={"start": "B"}))
        monkeypatch.setattr(seats, "_MOST_DUE", 1)
        bots, _ = bots_of(house, "throw 1")
        waiting = await house.store.due(house.now(), house.process, 2)
        bots._busy.update(waiting)
        woken: set[str] = set()
        monkeypatch.setattr(bots, "_wake", woken.add)
        looking = asyncio.create_task(bots.look_on())
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
        reminders = Reminders(Settings(mail=f"sh -c 'sleep 0.3; cat > {letter}'"))
        reminders.send(live.table, 0, 7_200_000)
        await reminders.close()

    in_a_house(tmp_path, work)
    assert "You have 2 hours left." in letter.read_text()


def test_a_hint_is_thought_about_once(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live = await begun(house, Setup("machi-koro", 2, hints=True, options={"start": "A"}))
        bots, pool = bots_of(house, "throw 1")
        assert set(await asyncio.gather(*(bots.hint(live) for _ in range(50)))) == {"throw 1"}
        assert pool.asked == 1
        await live.submit(lambda t: moves.act(t, ANNA, "throw 1", t.seq, "en", live.dice))
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

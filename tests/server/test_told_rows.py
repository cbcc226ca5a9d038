"""Old rows as they were told: as they were then, off the event loop, in fair shares, and made once for all who ask."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from burgomaster.server import told_rows
from burgomaster.server.frames import Frame
from burgomaster.server.house import House
from burgomaster.server.live_table import LiveTable
from burgomaster.server.moderation import chat
from burgomaster.server.networks import Owner
from burgomaster.server.store import store_at
from burgomaster.server.told_rows import AT_A_TIME, RowReader, ToldRows
from burgomaster.tables.judging import moves, seating, talk
from burgomaster.tables.person import Person
from burgomaster.tables.setup import Setup
from burgomaster.tables.table import NOBODY, fold
from tests.server.people import Client, HouseProcess, play_one, table_of

ANNA, BRAM = Person("a" * 32, "Anna"), Person("b" * 32, "Bram")
OUTLOOK = RowReader(NOBODY, "en", True)


def with_a_game(folder: Path, work: Callable[[House, LiveTable], Awaitable[None]], rows: int = 90) -> None:
    async def run() -> None:
        house = House(store_at(str(folder / "own.sqlite")))
        await house.open()
        live = await house.create(Setup("machi-koro", 2), ANNA)
        await live.submit(lambda t: seating.join(t, BRAM, house.identity, None, None))
        await live.submit(lambda t: seating.start(t, ANNA, live.secret, 0))
        await live.submit(lambda t: talk.chat(t, BRAM, "hello there"))
        rng = random.Random(5)
        while live.table.seq < rows and live.table.result is None:
            actions = [str(one) for one in moves.position_of(live.table).actions()]
            played = partial(moves.played, seat=live.table.turn, lang="en", secret=live.secret)
            await live.submit(partial(played, action=rng.choice(actions)))
        await work(house, live)
        await house.close()

    asyncio.run(run())


async def then(house: House, live: LiveTable, reader: RowReader) -> list[Any]:
    stored = await house.store.load(live.table.id)
    assert stored is not None
    table = fold(stored, 1)
    frames = [Frame(None, stored.rows[0], table, live.secret)]
    for row in stored.rows[1:]:
        after = table.after(row)
        frames.append(Frame(table, row, after, live.secret))
        table = after
    seat, lang, outlook = reader
    return [json.loads(frame.message(seat, lang, current=False, outlook=outlook)) for frame in frames]


def test_they_are_told_as_they_were_then(tmp_path: Path) -> None:
    async def look(house: House, live: LiveTable) -> None:
        for reader in (OUTLOOK, RowReader(0, "nl", True), RowReader(1, "it", False)):
            wanted = await then(house, live, reader)
            told = ToldRows(house)
            found = await told.rows(live, 0, live.table.seq, reader)
            assert [json.loads(one) for one in found] == wanted
            for after, upto in ((0, 1), (1, 2), (17, 60), (60, 61), (5, 5)):  # from what is kept
                again = await told.rows(live, after, upto, reader)
                assert [json.loads(one) for one in again] == wanted[after:upto]
                anew = await ToldRows(house).rows(live, after, upto, reader)
                assert [json.loads(one) for one in anew] == wanted[after:upto]

    with_a_game(tmp_path, look)


def test_who_asks_next_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[int, str]] = []
    make = told_rows._made

    def making(*given: Any) -> Any:
        made.extend((seq, threading.current_thread().name) for seq in range(given[2], given[3] + 1))
        return make(*given)

    monkeypatch.setattr(told_rows, "_made", making)

    async def look(house: House, live: LiveTable) -> None:
        told, last = ToldRows(house), live.table.seq
        first = await told.rows(live, 0, last, OUTLOOK)
        assert [seq for seq, _ in made] == list(range(1, last + 1))
        assert all(thread.startswith("background") for _, thread in made)  # and none on the event loop
        assert told.pieces == -(-last // AT_A_TIME)
        strangers = [Owner(f"192.0.2.{number}", "") for number in range(5)]
        asked = [told.rows(live, 0, last, OUTLOOK, owner=owner) for owner in strangers]
        assert await asyncio.gather(*asked) == [first] * 5
        assert len(made) == last
        await told.rows(live, 3, 9, RowReader(NOBODY, "it", True))  # another language is made anew
        assert [seq for seq, _ in made[last:]] == list(range(4, 10))

    with_a_game(tmp_path, look)


def test_many_at_once_are_made_twice_at_most(tmp_path: Path) -> None:
    """Two threads may begin with the same rows; whoever waits for them finds what they made."""

    async def look(house: House, live: LiveTable) -> None:
        told, last = ToldRows(house), live.table.seq
        strangers = [Owner(f"192.0.2.{number}", "") for number in range(30)]
        await asyncio.gather(*(told.rows(live, 0, last, OUTLOOK, owner=owner) for owner in strangers))
        assert told.pieces <= 2 * -(-last // AT_A_TIME)

    with_a_game(tmp_path, look)


def test_somebody_else_waits_for_one_piece_and_not_for_all(tmp_path: Path) -> None:
    """A nobody asks for a long log again and again; between two of its pieces others have their turn."""
    order: list[str] = []

    async def look(house: House, live: LiveTable) -> None:
        told, last = ToldRows(house), live.table.seq
        nobody, anna = Owner("192.0.2.1", ""), Owner("192.0.2.2", ANNA.id)

        async def ask(owner: Owner, lang: str, outlook: bool, after: int, upto: int) -> None:
            await told.rows(live, after, upto, RowReader(NOBODY, lang, outlook), owner=owner)
            order.append(owner.network)

        ways = [(lang, outlook) for lang in ("en", "nl", "it") for outlook in (True, False)]
        greedy = [asyncio.create_task(ask(nobody, *way, 0, last)) for way in ways]
        await asyncio.sleep(0)
        await asyncio.gather(ask(anna, "en", True, last - 1, last), *greedy)
        assert told.pieces > 6

    with_a_game(tmp_path, look)
    assert order[0] == "192.0.2.2"


def test_a_line_that_is_removed_is_kept_for_nobody(tmp_path: Path) -> None:
    async def look(house: House, live: LiveTable) -> None:
        told, last = ToldRows(house), live.table.seq
        for shunned, there in ((frozenset(), True), (frozenset((BRAM.id,)), False)):
            found = await told.rows(live, 0, last, OUTLOOK, shunned=shunned)
            assert (b"hello there" in b"".join(found)) is there
            assert len(found) == last
        await live.submit(lambda table: chat.unsay(table, 4, "op"))
        for reader in (OUTLOOK, RowReader(0, "en", False)):
            assert b"hello there" not in b"".join(await told.rows(live, 0, last, reader))

    with_a_game(tmp_path, look, rows=12)


def test_what_is_kept_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(told_rows, "_MOST_KEPT", 20_000)

    async def look(house: House, live: LiveTable) -> None:
        told, last = ToldRows(house), live.table.seq
        wanted = await then(house, live, OUTLOOK)
        for _ in range(2):
            assert [json.loads(one) for one in await told.rows(live, 0, last, OUTLOOK)] == wanted
            assert 0 < sum(len(one.message) for one in told._kept.values()) == told._bytes <= 20_000

    with_a_game(tmp_path, look)


def test_who_comes_back_after_many_rows_may_act_at_the_last(house: HouseProcess) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    table = table_of(people)
    for _ in range(40):
        play_one(people, table, random.Random(2).choice)
    turn = next(one for one in people if one.get(f"/api/tables/{table}")[1]["you"]["actions"])
    live = turn.live(table, since="5", outlook="1")
    seq = turn.get(f"/api/tables/{table}")[1]["seq"]
    rows = [live.next_row() for _ in range(5, seq)]
    assert [row["seq"] for row in rows] == list(range(6, seq + 1))
    assert rows[-1]["you"]["actions"]
    assert not any(row["you"]["actions"] for row in rows[:-1])
    live.close()

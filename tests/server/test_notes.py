"""Notes at moves: kept for who wrote them, through restarts and backups, and shown to nobody else."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path

from burgomaster.server.backup import backup, restore
from burgomaster.server.notes import NoteStore
from burgomaster.server.store.base import Store
from burgomaster.tables.noting import LONGEST_NOTE, MOST_NOTES, MoveNote
from tests.server.conftest import EITHER
from tests.server.people import Client, HouseProcess, play_one, table_of, together
from tests.server.store.test_store import using


def table_with_moves(people: list[Client]) -> str:
    table = table_of(people, options={"start": "A"})
    rng = random.Random(5)
    for _ in range(4):
        play_one(people, table, rng.choice)
    return table


def texts(person: Client, table: str) -> dict[int, str]:
    status, found = person.get(f"/api/tables/{table}/notes")
    assert status == 200, found
    return {note["seq"]: note["text"] for note in found["notes"]}


def test_a_note_is_found_again_by_its_writer_alone(house: HouseProcess) -> None:
    anna, bram = people = [Client(house.port, name) for name in ("Anna", "Bram")]
    path = f"/api/tables/{(table := table_with_moves(people))}/notes"
    assert texts(anna, table) == {}
    anna.ok(path, {"seq": 4, "text": "  why not\nthe mine? "})
    bram.ok(path, {"seq": 4, "text": "mine, all mine"})
    anna.ok(path, {"seq": 3, "text": "'; DROP TABLE notes; --"})
    assert texts(anna, table) == {3: "'; DROP TABLE notes; --", 4: "why not the mine?"}
    assert texts(bram, table) == {4: "mine, all mine"}
    assert {note["seq"] for note in anna.ok(path, {"seq": 3, "text": ""})["notes"]} == {4}  # removed
    anna.ok(path, {"seq": 4, "text": "better"})
    assert (texts(anna, table), texts(bram, table)) == ({4: "better"}, {4: "mine, all mine"})
    for stranger in (Client(house.port), Client(house.port, "Carl")):
        assert stranger.get(path)[0] in (401, 403)
        assert stranger.refused(path, {"seq": 4, "text": "hello"})[0] in (401, 403)
    shown = str(Client(house.port).get(f"/api/tables/{table}/log")[1]) + str(bram.get(f"/api/tables/{table}")[1])
    assert "better" not in shown


def test_what_is_no_note_is_refused(house: HouseProcess) -> None:
    people = [Client(house.port, name) for name in ("Anna", "Bram")]
    anna = people[0]
    path = f"/api/tables/{(table := table_with_moves(people))}/notes"
    assert anna.refused(path, {"seq": 4, "text": "x" * (LONGEST_NOTE + 1)}) == (422, "text")
    assert anna.refused(path, {"seq": 4, "text": "\u200b\u0301"}) == (422, "text")
    assert anna.refused(path, {"seq": 999, "text": "far ahead"}) == (404, "no-move")
    assert anna.refused(path, {"seq": 0, "text": "before"})[0] in (400, 422)
    assert anna.refused(path, {"seq": 4, "text": "x", "public": True})[0] in (400, 422)
    assert texts(anna, table) == {}


@EITHER
def test_notes_outlive_the_process_and_go_into_backups(own_db: str, tmp_path: Path) -> None:
    house = HouseProcess(own_db)
    try:
        people = [Client(house.port, name) for name in ("Anna", "Bram")]
        anna = people[0]
        table = table_with_moves(people)
        path = f"/api/tables/{table}/notes"
        # Several at once, at one move: one of them stays, and it is whole.
        wishes = [f"wish {n}" for n in range(6)]
        writers = [Client(house.port, cookie=anna.cookie) for _ in wishes]
        together([partial(one.ok, path, {"seq": 4, "text": wish}) for one, wish in zip(writers, wishes, strict=True)])
        kept = texts(anna, table)
        assert set(kept) == {4}
        assert kept[4] in wishes
        house.kill()
        house.start()
        assert texts(Client(house.port, cookie=anna.cookie), table) == kept
    finally:
        house.close()
    copy = tmp_path / "copy.sqlite"
    backup(own_db, copy)
    restored = tmp_path / "again.sqlite"
    restore(copy, str(restored))
    again = HouseProcess(str(restored))
    try:
        assert texts(Client(again.port, cookie=anna.cookie), table) == kept
    finally:
        again.close()


@EITHER
def test_nobody_fills_the_store_with_notes(store_db: str) -> None:
    async def work(store: Store) -> None:
        notes = NoteStore(store)
        for seq in range(1, MOST_NOTES + 1):
            assert await notes.write("anna", "table", MoveNote(seq, "a", 1))
        assert not await notes.write("anna", "table", MoveNote(MOST_NOTES + 1, "one too many", 2))
        assert await notes.write("anna", "table", MoveNote(7, "written anew", 3))
        assert await notes.write("anna", "other", MoveNote(1, "elsewhere", 3))
        assert await notes.write("bram", "table", MoveNote(1, "of somebody else", 3))
        found = await notes.of("anna", "table")
        assert [note.seq for note in found] == list(range(1, MOST_NOTES + 1))
        assert found[6] == MoveNote(7, "written anew", 3)
        await notes.remove("anna", "table", 7)
        assert await notes.write("anna", "table", MoveNote(MOST_NOTES + 1, "now there is room", 4))

    using(store_db, work)

"""Players among themselves: reports, blocking each other, and lines of chat that go away."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from burgomaster.cli import main
from burgomaster.server.doors import Doors
from burgomaster.server.moderation.store import CHANGED, HANDLED, OPEN, Block, ModerationStore, Report, Shunned
from burgomaster.server.store.base import Store
from tests.server.conftest import BOTH, EITHER
from tests.server.people import Client, HouseProcess, table_of
from tests.server.store.test_store import Overheard, using
from tests.server.test_operator import Admin, admin, from_address, soon  # noqa: F401 - a fixture


def said(person: Client, table: str) -> list[str]:
    """What somebody reads in the log of a table."""
    rows = person.get(f"/api/tables/{table}/log")[1]["rows"]
    return [row["said"] for row in rows if row["kind"] == "chat"]


# ---- Lines of chat ----


@EITHER
def test_a_removed_line_is_gone_everywhere(own_db: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house = HouseProcess(own_db)
    anna, bram, carla = (Client(house.port, name) for name in ("Anna", "Bram", "Carla"))
    table = table_of([anna, bram, carla])
    lives = [who.live(table) for who in (anna, bram, Client(house.port))]
    for live in lives:
        live.next()
    vile = bram.ok(f"/api/tables/{table}/chat", {"text": "a vile line", "client_id": "one"})["seq"]
    fine = bram.ok(f"/api/tables/{table}/chat", {"text": "a fine line"})["seq"]
    assert bram.refused(f"/api/tables/{table}/unsay", {"seq": vile}) == (403, "not-host")
    assert Client(house.port).refused(f"/api/tables/{table}/unsay", {"seq": vile}) == (401, "who")
    for wrong in (1, 3, fine + 1, 2**31 - 1):  # no line of chat
        assert anna.refused(f"/api/tables/{table}/unsay", {"seq": wrong}) == (404, "no-line")
    gone = anna.ok(f"/api/tables/{table}/unsay", {"seq": vile})["seq"]
    for live in lives:
        row = live.until(lambda m: m.get("kind") == "unsay")
        assert (row["seq"], row["text"], row["said"]) == (gone, str(vile), "A line of chat was removed by the host.")
        live.close()
    # Who comes back hears nothing of it: from memory, from the store, in the log, after a restart.
    again = bram.live(table, since=vile - 1)
    told = [again.next_row() for _ in range(3)]
    assert [(row["kind"], row["said"], row["text"]) for row in told[:2]] == [
        ("chat", "", ""),
        ("chat", "a fine line", "a fine line"),
    ]
    assert told[0]["you"]["sent"] == "one"
    again.close()
    for _ in range(2):
        assert said(carla, table) == ["", "a fine line"]
        assert bram.ok(f"/api/tables/{table}/chat", {"text": "a vile line", "client_id": "one"})["seq"] == vile
        assert anna.refused(f"/api/tables/{table}/unsay", {"seq": vile}) == (404, "no-line")
        house.kill()
        house.start()
    file = tmp_path / "evening.backup"
    assert main(["backup", "--db", own_db, str(file)]) == 0
    with closing(sqlite3.connect(file)) as copied:
        kept = copied.execute("SELECT data FROM log WHERE table_id = ?", (table,)).fetchall()
        assert "vile" not in json.dumps(kept)
        deeds = copied.execute("SELECT who, what, whom, note FROM audit").fetchall()
    assert deeds == [
        (f"host Anna ({anna.id})", "unsay", f"table {table} line {vile}", f"Bram ({bram.id}): a vile line")
    ]
    deed = Admin(house, capsys).json("audit")["deeds"][-1]
    assert deed["note"].endswith("a vile line")
    house.close()


def test_delayed_spectators_never_hear_a_line_removed_before_its_time(house: HouseProcess) -> None:
    anna, bram = Client(house.port, "Anna"), Client(house.port, "Bram")
    table = table_of([anna, bram], spectators="delayed", delay=2)
    spectator = Client(house.port).live(table)
    spectator.next()
    line = bram.ok(f"/api/tables/{table}/chat", {"text": "a vile line"})["seq"]
    anna.ok(f"/api/tables/{table}/unsay", {"seq": line})
    spectator.until(lambda m: m.get("kind") == "unsay")
    assert "vile" not in "".join(spectator.raw)
    spectator.close()


def test_a_line_is_known_by_who_sat_there_then(admin: Admin) -> None:  # noqa: F811
    house = admin.house
    anna, bram, carla = (Client(house.port, name) for name in ("Anna", "Bram", "Carla"))
    table = anna.ok("/api/tables", {"game": "machi-koro", "players": 2})["id"]
    bram.ok(f"/api/tables/{table}/join")
    line = bram.ok(f"/api/tables/{table}/chat", {"text": "from Bram"})["seq"]
    bram.ok(f"/api/tables/{table}/leave")
    carla.ok(f"/api/tables/{table}/join")
    own = carla.ok(f"/api/tables/{table}/chat", {"text": "from Carla"})["seq"]
    lines = admin.json("chat", table)["lines"]
    assert [(one["seq"], one["player"], one["name"], one["text"]) for one in lines] == [
        (line, bram.id, "Bram", "from Bram"),
        (own, carla.id, "Carla", "from Carla"),
    ]
    anna.ok(f"/api/tables/{table}/report", {"seat": 1, "seq": line, "why": "rude"})
    report = admin.json("reports")["reports"][0]
    assert (report["reported"], report["reported_name"]) == (bram.id, "Bram")
    admin("unsay", table, str(line))
    assert admin.json("chat", table, "--around", str(line))["lines"][0]["text"] == ""
    assert "(removed)" in admin("chat", table)
    admin("answer", report["id"], "gone")


# ---- Reports ----


def test_a_report_reaches_the_operators_and_nobody_else(admin: Admin) -> None:  # noqa: F811
    house = admin.house
    anna, bram, carla = (Client(house.port, name) for name in ("Anna", "Bram", "Carla"))
    table = table_of([anna, bram])
    hears = [anna.live(table), bram.live(table)]
    line = bram.ok(f"/api/tables/{table}/chat", {"text": "a <img src=x onerror=alert(1)> line"})["seq"]
    before = bram.get(f"/api/tables/{table}")[1]["seq"]
    anna.ok(f"/api/tables/{table}/report", {"seat": 1, "seq": line, "why": "he swears \u202e\n at me"})
    anna.ok(f"/api/tables/{table}/report", {"seat": 1, "seq": line, "why": "again"})  # the same thing once
    carla.ok(f"/api/tables/{table}/report", {"seat": 1, "why": "seen while looking on"})
    found = [one for one in admin.json("reports")["reports"] if one["table"] == table]
    assert [(one["reporter"], one["line"], one["said"], one["why"]) for one in found] == [
        (carla.id, 0, "", "seen while looking on"),
        (anna.id, line, "a <img src=x onerror=alert(1)> line", "he swears at me"),
    ]
    assert found[0]["addresses"] == ["127.0.0.1"]
    assert f"Bram ({bram.id})" in admin("reports")
    assert "burgomaster_reports_open" in bram.get("/metrics")[1]
    # Nobody at the table hears of it.
    assert bram.get(f"/api/tables/{table}")[1]["seq"] == before
    assert bram.get("/api/me/reports")[1] == {"reports": []}
    for body, code in (
        ({"seat": 0, "why": "x"}, (409, "report-own")),
        ({"seat": 1, "why": ""}, (422, "text")),
        ({"seat": 1, "why": "x" * 501}, (422, "text")),
        ({"seat": 5, "why": "x"}, (404, "no-seat")),
        ({"seat": 0, "seq": line, "why": "x"}, (404, "no-line")),
        ({"seat": 1, "seq": line + 1, "why": "x"}, (404, "no-line")),
        ({"seat": 1, "seq": 0, "why": "x"}, (422, "bad-request")),
    ):
        assert anna.refused(f"/api/tables/{table}/report", body) == code
    assert Client(house.port).refused(f"/api/tables/{table}/report", {"seat": 1, "why": "x"}) == (401, "who")
    admin("answer", found[1]["id"], "He was warned.")
    mine = anna.get("/api/me/reports")[1]["reports"]
    assert [(one["state"], one["answer"], one["name"]) for one in mine] == [("handled", "He was warned.", "Bram")]
    assert found[1]["id"] not in admin("reports")
    assert found[1]["id"] in admin("reports", "--handled")
    assert admin.tried("answer", "0" * 24, "x")[0] == 1
    admin("answer", found[0]["id"])
    for live in hears:
        live.close()


def test_bots_open_seats_and_closed_tables_cannot_be_reported(house: HouseProcess) -> None:
    anna, carla = Client(house.port, "Anna"), Client(house.port, "Carla")
    setup: dict[str, Any] = {"game": "machi-koro", "players": 3, "bots": ["greedy"], "spectators": "off"}
    table = anna.ok("/api/tables", setup)["id"]
    for seat in (1, 2):
        assert anna.refused(f"/api/tables/{table}/report", {"seat": seat, "why": "x"}) == (409, "nobody-there")
    anna.ok(f"/api/tables/{table}/bot", {"seat": 1, "bot": "greedy"})
    anna.ok(f"/api/tables/{table}/start")
    assert carla.refused(f"/api/tables/{table}/report", {"seat": 0, "why": "x"}) == (403, "spectators-off")


def test_a_flood_of_reports_ends_for_one_person_and_for_one_address(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = HouseProcess(str(tmp_path / "own.sqlite"), "--proxies", "127.0.0.1")
    anna = from_address(house, "198.51.100.1", "Anna")
    bram = from_address(house, "198.51.100.1", "Bram")
    table = table_of([anna, bram])
    path = f"/api/tables/{table}/report"
    flood = from_address(house, "203.0.113.1", "Flood")
    assert [flood.post(path, {"seat": 0, "why": str(n)})[0] for n in range(12)] == [200] * 10 + [429] * 2
    many = [from_address(house, "203.0.113.1", f"Flood {n}") for n in range(45)]
    answers = [one.post(path, {"seat": 0, "why": "x"})[0] for one in many]
    assert answers == [200] * 30 + [429] * 15
    bram.ok(path, {"seat": 0, "why": "a real one"})  # others are heard
    state = Admin(house, capsys).json("state")
    assert state["reports"] == 32  # what one person says twice of somebody is one report
    assert state["refusals"]["rate"] == 17
    house.close()


# ---- Players who block each other ----


@EITHER
def test_who_is_blocked_by_a_host_cannot_sit_down_and_is_not_heard(own_db: str) -> None:
    house = HouseProcess(own_db)
    anna, bram, carla = (Client(house.port, name) for name in ("Anna", "Bram", "Carla"))
    robot = Client(house.port, token=bram.ok("/api/tokens", {"name": "Robot"})["token"])
    table = carla.ok("/api/tables", {"game": "machi-koro", "players": 3})["id"]
    for who in (anna, bram):
        who.ok(f"/api/tables/{table}/join")
    bram.ok(f"/api/tables/{table}/chat", {"text": "before"})
    live = anna.live(table)
    live.next()
    anna.ok("/api/me/blocked", {"player": bram.id, "name": "Bram", "blocked": True})
    anna.ok("/api/me/blocked", {"player": bram.id, "name": "Bram", "blocked": True})
    assert [(one["player"], one["name"]) for one in anna.get("/api/me/blocked")[1]["blocked"]] == [(bram.id, "Bram")]
    # At every table: live, catching up, in the log. Others hear him.
    second = bram.ok(f"/api/tables/{table}/chat", {"text": "after"})["seq"]
    row = live.until(lambda m: m.get("seq") == second)
    assert (row["said"], row["text"]) == ("", None)
    assert said(anna, table) == ["", ""]
    assert said(carla, table) == ["before", "after"]
    fresh = anna.live(table, since=1)
    assert [fresh.next_row()["said"] for _ in range(4)][2:] == ["", ""]
    # At her own tables neither he nor his programs sit down, not even with a link.
    own = anna.ok("/api/tables", {"game": "machi-koro", "players": 2})["id"]
    invite = anna.get(f"/api/tables/{own}/invites")[1]["invites"][0]["invite"]
    for who in (bram, robot):
        assert who.refused(f"/api/tables/{own}/join", {"invite": invite}) == (403, "unwelcome")
        assert who.refused(f"/api/tables/{own}/join") == (403, "unwelcome")
    bram.ok("/api/tables", {"game": "machi-koro", "players": 2})
    house.kill()
    house.start()
    assert bram.refused(f"/api/tables/{own}/join") == (403, "unwelcome")
    assert said(anna, table) == ["", ""]
    live = anna.live(table)
    live.next()
    anna.ok("/api/me/blocked", {"player": bram.id, "blocked": False})
    bram.ok(f"/api/tables/{table}/chat", {"text": "heard again"})
    assert live.until(lambda m: m.get("kind") == "chat")["said"] == "heard again"
    bram.ok(f"/api/tables/{own}/join")
    assert anna.refused("/api/me/blocked", {"player": anna.id, "blocked": True}) == (409, "block-own")
    assert anna.refused("/api/me/blocked", {"player": "x", "blocked": True}) == (422, "bad-request")
    assert Client(house.port).refused("/api/me/blocked", {"player": bram.id, "blocked": True}) == (401, "who")
    live.close()
    fresh.close()
    house.close()


def test_a_list_of_blocked_players_has_an_end(house: HouseProcess) -> None:
    anna = Client(house.port, "Anna")
    for number in range(500):
        anna.ok("/api/me/blocked", {"player": f"{number:032x}", "blocked": True})
    assert anna.refused("/api/me/blocked", {"player": "f" * 32, "blocked": True}) == (409, "too-many-blocks")
    soon(lambda: len(anna.get("/api/me/blocked")[1]["blocked"]) == 500)


@BOTH
def test_ones_own_reports_come_newest_first(store_db: str) -> None:
    empty: dict[str, Any] = {**dict.fromkeys(Report.__struct_fields__, ""), "at": 5, "seat": 1, "line": 0}

    async def work(store: Store) -> None:
        kept = ModerationStore(store)
        for number in "12":
            await kept.report(Report(**{**empty, "id": number, "table": number, "reporter": "anna"}))
        assert [one.id for one in await kept.reports_of("anna")] == ["2", "1"]

    using(store_db, work)


class LateStore(ModerationStore):
    """Its first look is a moment before another process has made the key."""

    looked = False

    async def operator(self, label: str) -> str | None:
        looked, self.looked = self.looked, True
        return await super().operator(label) if looked else None


@BOTH
def test_keys_of_operators_are_made_once_renewed_and_forgotten_and_that_is_written_down(store_db: str) -> None:
    async def work(store: Store) -> None:
        kept = ModerationStore(store)
        assert await kept.operator("olga") is None
        key = await kept.add_operator("olga", 1, "console", renew=False)
        assert len(key) >= 32
        assert await kept.add_operator("olga", 2, "console", renew=False) == key
        other = await kept.add_operator("olga", 3, "nils", renew=True)
        assert other != key
        nils = await kept.add_operator("nils", 4, "console", renew=False)
        assert list((await kept.operators()).items()) == [("nils", nils), ("olga", other)]
        await kept.drop_operator("olga", 5, "nils")
        assert await kept.operators() == {"nils": nils}
        await kept.done(6, "nils", "looked", "olga", "why")
        audit = await kept.audit("~", 10)
        assert [(one.at, one.who, one.what, one.whom, one.note) for one in audit] == [
            (6, "nils", "looked", "olga", "why"),
            (5, "nils", "key", "olga", "forgotten"),
            (4, "console", "key", "nils", "made"),
            (3, "nils", "key", "olga", "renewed"),
            (1, "console", "key", "olga", "made"),
        ]
        assert await kept.audit(audit[1].id, 2) == audit[2:4]
        assert await LateStore(store).add_operator("nils", 7, "console", renew=False) == nils

    using(store_db, work)


@BOTH
def test_blocks_and_doors_are_told_and_written_down(store_db: str) -> None:
    async def work(store: Store) -> None:
        heard = Overheard(store)
        kept = ModerationStore(heard)  # type: ignore[arg-type]
        made = [
            Block(id=str(at), kind=kind, value=value, shown=value.upper(), until=until, note="n", who="olga", at=at)
            for at, (kind, value, until) in enumerate(
                (("name", "x", None), ("player", "x", 90), ("name", "y", None), ("name", "x", 70)), 1
            )
        ]
        for block in made:
            await kept.block(block)
        assert await kept.blocks() == [made[3], made[2], made[1]]  # the first one was replaced
        await kept.unblock(made[2], 5, "nils")
        assert await kept.blocks() == [made[3], made[1]]
        assert await kept.doors() == Doors()
        await kept.set_doors(Doors(names=False, said="full"), 6, "nils")
        await kept.set_doors(Doors(tables=False, said="closing"), 7, "olga")
        assert await kept.doors() == Doors(tables=False, said="closing")
        assert [(one.at, one.who, one.what, one.whom, one.note) for one in await kept.audit("~", 5)] == [
            (7, "olga", "doors", "names open, tables closed", "closing"),
            (6, "nils", "doors", "names closed, tables open", "full"),
            (5, "nils", "unblock", "name Y", "n"),
            (4, "olga", "block", "name X", "n"),
            (3, "olga", "block", "name Y", "n"),
        ]
        assert [one for one in heard.told if one] == ['{"order":"changed"}'] * 7

    using(store_db, work)


@BOTH
def test_reports_are_open_until_they_are_answered(store_db: str) -> None:
    empty: dict[str, Any] = {**dict.fromkeys(Report.__struct_fields__, ""), "at": 5, "seat": 1, "line": 0}

    async def work(store: Store) -> None:
        heard = Overheard(store)
        kept = ModerationStore(heard)  # type: ignore[arg-type]
        made = [
            Report(**{**empty, "id": number, "table": number, "reporter": reporter, "state": OPEN, "why": "rude"})
            for number, reporter in (("1", "anna"), ("2", "bram"), ("3", "anna"), ("4", "anna"))
        ]
        for report in made:
            await kept.report(report)
        await kept.report(replace(made[0], id="5"))  # the same thing again
        assert await kept.reports(OPEN, "~", 10) == made[::-1]
        assert await kept.reports(OPEN, "4", 2) == [made[2], made[1]]
        assert (await kept.count_reports(), await kept.count_reports("anna"), await kept.count_reports("x")) == (
            4,
            3,
            0,
        )
        await kept.answer(made[2], "spoken to", 8, "olga")
        answered = replace(made[2], state=HANDLED, answer="spoken to", who="olga")
        assert await kept.one_report("3") == answered
        assert await kept.one_report("5") is None
        assert await kept.reports(HANDLED, "~", 10) == [answered]
        assert await kept.reports(HANDLED, "3", 10) == []
        assert (await kept.count_reports(), await kept.count_reports("anna")) == (3, 2)
        (told,) = await kept.audit("~", 10)
        assert (told.at, told.who, told.what, told.whom, told.note) == (8, "olga", "answer", "report 3", "spoken to")
        assert [one for one in heard.told if one] == [CHANGED] * 6

    using(store_db, work)


@BOTH
def test_whom_somebody_shuns_is_theirs_alone(store_db: str) -> None:
    async def work(store: Store) -> None:
        heard = Overheard(store)
        kept = ModerationStore(heard)  # type: ignore[arg-type]
        assert await kept.shunners() == set()
        for player, whom, at in (("anna", "bram", 1), ("anna", "cora", 2), ("bram", "cora", 3), ("anna", "bram", 4)):
            await kept.shun(player, whom, whom.title(), at, f"{player} {whom}")
        assert await kept.shunned("anna") == [Shunned("cora", "Cora", 2), Shunned("bram", "Bram", 1)]
        assert await kept.shunners() == {"anna", "bram"}
        await kept.unshun("anna", "cora", "no more")
        assert await kept.shunned("anna") == [Shunned("bram", "Bram", 1)]
        assert await kept.shunned("bram") == [Shunned("cora", "Cora", 3)]
        assert [one for one in heard.told if one] == ["anna bram", "anna cora", "bram cora", "anna bram", "no more"]

    using(store_db, work)

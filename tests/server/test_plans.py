"""Moves planned for one's next turn: carried out once, dropped with a reason, and hidden from everybody else."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from msgspec import convert

from burgomaster.server.api.planning import PlanNow
from burgomaster.server.plan_store import BranchKept, PlanKept, PlanStore, StoredPlan
from burgomaster.server.store.base import Store
from burgomaster.tables.planning import Branch, TurnPlan
from tests.server.conftest import BOTH, EITHER
from tests.server.people import PATIENCE, Client, HouseProcess, table_of
from tests.server.postgres import Postgres
from tests.server.store.test_store import Overheard, using

ANYTHING = {"least": 1, "most": 6, "actions": ["pass"]}


def plan_of(person: Client, table: str) -> Any:
    status, told = person.get(f"/api/tables/{table}/plan")
    assert status == 200, told
    return told["plan"]


def act(person: Client, table: str, action: str) -> None:
    seq = person.get(f"/api/tables/{table}")[1]["seq"]
    person.ok(f"/api/tables/{table}/actions", {"action": action, "seq": seq})


def moves(person: Client, table: str) -> list[tuple[int, str]]:
    rows = person.get(f"/api/tables/{table}/log")[1]["rows"]
    return [(row["seat"], row["text"]) for row in rows if row["kind"] == "act"]


def soon(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.05)


def begun(house: HouseProcess) -> tuple[Client, Client, str]:
    anna, bram = (Client(house.port, name) for name in ("Anna", "Bram"))
    return anna, bram, table_of([anna, bram], options={"start": "A"})


@EITHER
def test_a_plan_is_carried_out_when_its_turn_comes_and_nobody_else_sees_it(own_db: str) -> None:
    house = HouseProcess(own_db)
    anna, bram, table = begun(house)
    path = f"/api/tables/{table}/plan"
    assert plan_of(bram, table) is None
    secret_plan = {"first": ["throw 1"], "branches": [{"least": 1, "most": 6, "actions": ["buy wheat-field"]}]}
    assert bram.ok(path, secret_plan)["plan"]["state"] == "waiting"
    for stranger in (anna, Client(house.port)):
        told = str(stranger.get(f"/api/tables/{table}")[1]) + str(stranger.get(f"/api/tables/{table}/log")[1])
        assert "wheat-field', 'least" not in told
        assert "buy wheat-field" not in told
    assert plan_of(anna, table) is None
    assert Client(house.port, "Eve").get(path)[0] == 403
    house.kill()  # it is kept
    house.start()
    act(anna, table, "throw 1")
    act(anna, table, "pass")
    soon(lambda: plan_of(bram, table)["state"] == "done")
    assert moves(anna, table) == [(0, "throw 1"), (0, "pass"), (1, "throw 1"), (1, "buy wheat-field")]
    act(anna, table, "throw 1")
    act(anna, table, "pass")
    assert len(moves(anna, table)) == 6  # it was for one turn
    house.close()


def test_what_is_not_allowed_is_dropped_and_said(house: HouseProcess) -> None:
    anna, bram, table = begun(house)
    path = f"/api/tables/{table}/plan"
    dear = {"first": ["throw 1"], "branches": [{"least": 1, "most": 6, "actions": ["buy mine"]}]}
    told = anna.ok(path, dear)["plan"]  # it is her turn: at once
    assert told["state"] == "dropped"
    assert told["why"].startswith("Your plan was dropped at “buy mine”: Mine costs 6")
    assert anna.get(f"{path}?lang=nl")[1]["plan"]["why"].startswith("Je plan is gestopt bij “buy mine”")
    assert moves(bram, table) == [(0, "throw 1")]
    act(anna, table, "pass")
    told = bram.ok(path, {"first": ["throw 1"], "branches": [{"least": 100, "most": 200, "actions": ["pass"]}]})["plan"]
    assert told["state"] == "dropped"
    assert "says nothing for" in told["why"]
    act(bram, table, "pass")
    bram.ok(path, {"first": ["throw 1"], "branches": [ANYTHING]})
    bram.ok(f"{path}/forget")
    assert plan_of(bram, table) is None
    act(anna, table, "throw 1")
    act(anna, table, "pass")
    assert bram.get(f"/api/tables/{table}")[1]["you"]["actions"]  # he decides himself
    wrong: list[dict[str, Any]] = [
        {"first": []},
        {"first": ["throw 1"], "branches": [{"least": 4, "most": 3, "actions": []}]},
        {"first": ["x" * 201]},
        {"first": ["throw 1"], "when": "now"},
    ]
    for body in wrong:
        assert bram.refused(path, body)[0] == 422


def hears(person: Client, table: str, wanted: list[tuple[int, str]]) -> None:
    soon(lambda: len(moves(person, table)) >= len(wanted))
    assert moves(person, table) == wanted


def test_two_processes_carry_a_plan_out_once(postgres: Postgres) -> None:
    db = postgres.database("plans_two")
    houses = [HouseProcess(db), HouseProcess(db)]
    anna, bram = (Client(house.port, name) for house, name in zip(houses, ("Anna", "Bram"), strict=True))
    table = table_of([anna, bram], options={"start": "A"})
    watching = [person.live(table) for person in (anna, bram)]  # both have the table in memory
    wanted: list[tuple[int, str]] = []
    for _ in range(5):
        bram.ok(f"/api/tables/{table}/plan", {"first": ["throw 1"], "branches": [ANYTHING]})
        act(anna, table, "throw 1")
        act(anna, table, "pass")
        soon(lambda: plan_of(bram, table)["state"] == "done")
        wanted += [(0, "throw 1"), (0, "pass"), (1, "throw 1"), (1, "pass")]
        for person in (anna, bram):  # one of the two processes hears of it from the other
            hears(person, table, wanted)
    for live in watching:
        live.close()
    for house in houses:
        house.close()


@BOTH
def test_a_plan_is_kept_until_there_is_another_and_only_a_waiting_one_changes(store_db: str) -> None:
    one = PlanKept(("throw 1",), (BranchKept(1, 3, ("pass",)), BranchKept(4, 6, ("buy mine", "pass"))))
    rest = PlanKept((), one.branches)

    async def work(store: Store) -> None:
        heard = Overheard(store)
        plans = PlanStore(heard)  # type: ignore[arg-type]
        assert await plans.of("anna", "t") is None
        for player, table in (("anna", "t"), ("anna", "u"), ("bram", "t")):
            await plans.put(player, table, f"{player} {table}", one, f"news of {player} at {table}")
        waiting = {("t", "anna"), ("u", "anna"), ("t", "bram")}
        assert await plans.waiting() == waiting
        others = [await plans.of("anna", "u"), await plans.of("bram", "t")]
        assert others == [StoredPlan(name, one, "waiting", 0, {}) for name in ("anna u", "bram t")]
        await plans.advance("anna", "t", "anna t", 1, rest)
        await plans.advance("anna", "t", "an older one", 2, one)
        assert await plans.of("anna", "t") == StoredPlan("anna t", rest, "waiting", 1, {})
        await plans.end("anna", "t", "an older one", "done", {})
        await plans.end("anna", "t", "anna t", "dropped", {"en": "no"})
        ended = StoredPlan("anna t", rest, "dropped", 1, {"en": "no"})
        assert await plans.of("anna", "t") == ended
        assert await plans.waiting() == waiting - {("t", "anna")}
        await plans.advance("anna", "t", "anna t", 3, one)
        await plans.end("anna", "t", "anna t", "done", {})
        assert await plans.of("anna", "t") == ended
        await plans.put("anna", "t", "anew", one, "")
        assert await plans.of("anna", "t") == StoredPlan("anew", one, "waiting", 0, {})
        assert [await plans.of("anna", "u"), await plans.of("bram", "t")] == others
        await plans.remove("anna", "t")
        assert await plans.waiting() == waiting - {("t", "anna")}
        told = ["news of anna at t", "news of anna at u", "news of bram at t"]
        assert [one for one in heard.told if one] == told

    using(store_db, work)
    for state in ("waiting", "done", "dropped"):  # as the page is told
        assert convert({"first": [], "branches": [], "state": state, "why": ""}, PlanNow).state == state
    assert one.plan() == TurnPlan(("throw 1",), (Branch(1, 3, ("pass",)), Branch(4, 6, ("buy mine", "pass"))))

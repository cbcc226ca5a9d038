"""What people plan for their next turns, in the database. Only who made a plan is ever shown it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from burgomaster.server.store.base import Statement, Store
from burgomaster.tables.planning import Branch, TurnPlan

State = Literal["waiting", "done", "dropped"]


class BranchKept(msgspec.Struct, frozen=True):
    """Actions for what is thrown."""

    least: int
    most: int
    actions: tuple[str, ...]


class PlanKept(msgspec.Struct, frozen=True):
    """A plan as it is stored."""

    first: tuple[str, ...]
    branches: tuple[BranchKept, ...] = ()

    def plan(self) -> TurnPlan:
        """The plan itself."""
        return TurnPlan(self.first, tuple(Branch(one.least, one.most, one.actions) for one in self.branches))


class StoredPlan(msgspec.Struct, frozen=True):
    """A plan, how many of its actions are done, and in each language why it was dropped, if it was."""

    id: str
    kept: PlanKept
    state: State
    done: int
    why: dict[str, str]


class PlanStore:
    """Reads and writes them: one for each person at a table."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, player: str, table: str) -> StoredPlan | None:
        """Somebody's plan at a table."""
        found = await self._do(
            "SELECT id, plan, state, done, why FROM plans WHERE player = ?1 AND table_id = ?2", (player, table)
        )
        if not found:
            return None
        name, plan, state, done, why = found[0]
        return StoredPlan(
            name,
            msgspec.json.decode(plan, type=PlanKept),
            state,
            int(done),
            msgspec.json.decode(why, type=dict[str, str]),
        )

    async def put(self, player: str, table: str, name: str, plan: PlanKept, notify: str) -> None:
        """Keep a plan in place of an older one."""
        await self._do(
            "INSERT INTO plans (player, table_id, id, plan, state, done, why) "
            "VALUES (?1, ?2, ?3, ?4, 'waiting', 0, '{}') ON CONFLICT (player, table_id) DO UPDATE SET "
            "id = excluded.id, plan = excluded.plan, state = 'waiting', done = 0, why = '{}'",
            (player, table, name, msgspec.json.encode(plan).decode()),
            notify,
        )

    async def advance(self, player: str, table: str, name: str, done: int, plan: PlanKept) -> None:
        """How far this very plan has come, and what is left of it."""
        await self._do(
            "UPDATE plans SET done = ?4, plan = ?5 WHERE player = ?1 AND table_id = ?2 AND id = ?3 "
            "AND state = 'waiting'",
            (player, table, name, done, msgspec.json.encode(plan).decode()),
        )

    async def end(self, player: str, table: str, name: str, state: State, why: dict[str, str]) -> None:
        """A plan, if it is still this one, is done or dropped."""
        await self._do(
            "UPDATE plans SET state = ?4, why = ?5 WHERE player = ?1 AND table_id = ?2 AND id = ?3 "
            "AND state = 'waiting'",
            (player, table, name, state, msgspec.json.encode(why).decode()),
        )

    async def remove(self, player: str, table: str) -> None:
        """Forget a plan."""
        await self._do("DELETE FROM plans WHERE player = ?1 AND table_id = ?2", (player, table))

    async def waiting(self) -> set[tuple[str, str]]:
        """Tables and people with a plan that waits."""
        found = await self._do("SELECT table_id, player FROM plans WHERE state = 'waiting'", ())
        return {(table, player) for table, player in found}

    async def _do(self, text: str, values: tuple[Any, ...], notify: str = "") -> list[tuple[Any, ...]]:
        statement: Statement = (text, values)
        return (await self.store.transaction(statement, notify=notify))[0]

"""What moderation stores, in SQL that both databases understand."""

# ruff: noqa: S608 - only our own names go into statements; whatever comes from outside is a value

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from burgomaster.server.doors import Doors
from burgomaster.server.store.base import Statement, Store

CHANGED = '{"order":"changed"}'  # published to the other processes: read blocks, doors and reports again
OPEN, HANDLED = "open", "handled"


class Block(msgspec.Struct, frozen=True, kw_only=True):
    """Who is kept out: a player (an id), a name, or an address (a network). `value` is what is compared."""

    id: str
    kind: str
    value: str
    shown: str  # as the operator wrote it
    until: int | None  # milliseconds since 1970; None for good
    note: str  # for operators only
    who: str  # which operator
    at: int


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What a player says of another one. `line` is the row of a line of chat, `said` its words; 0 and empty if none."""

    id: str
    at: int
    table: str
    seat: int
    line: int
    reported: str
    reported_name: str
    reporter: str
    reporter_name: str
    why: str
    said: str
    state: str  # open or handled
    answer: str
    who: str  # which operator handled it


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the audit log: who did what to whom."""

    id: str
    at: int
    who: str
    what: str
    whom: str
    note: str


class Shunned(msgspec.Struct, frozen=True):
    """Somebody a player has blocked for themselves. (A `Block` is an operator's, and holds for all.)"""

    player: str
    name: str
    at: int


_BLOCK = "id, kind, value, shown, until, note, who, at"
_REPORT = (
    "id, at, table_id, seat, line, reported, reported_name, reporter, reporter_name, why, said, state, answer, who"
)
_DEED = "id, at, who, what, whom, note"
_MARKS = ", ".join(f"?{number}" for number in range(1, 15))


def new_id(now: int) -> str:
    """An id that sorts by time."""
    return f"{now:012x}{secrets.token_hex(6)}"


def deed(now: int, who: str, what: str, whom: str, note: str = "") -> Statement:
    """The statement that writes one line of the audit log."""
    values = (new_id(now), now, who, what, whom, note)
    return f"INSERT INTO audit ({_DEED}) VALUES (?1, ?2, ?3, ?4, ?5, ?6)", values


class ModerationStore:
    """Reads and writes it. Every change and its line of the audit log are one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # ---- Operators ----

    async def operators(self) -> dict[str, str]:
        """Every operator's label, with what their key is made from."""
        return dict(await self._ask("SELECT label, turn FROM operators ORDER BY label"))

    async def operator(self, label: str) -> str | None:
        """What the key of this label is made from."""
        found = await self._ask("SELECT turn FROM operators WHERE label = ?1", label)
        return str(found[0][0]) if found else None

    async def add_operator(self, label: str, now: int, who: str, *, renew: bool) -> str:
        """What the key of this label is made from; made if there is none, or if `renew`."""
        if not renew and (known := await self.operator(label)) is not None:
            return known
        other = "UPDATE SET turn = excluded.turn, created = excluded.created" if renew else "NOTHING"
        made: Statement = (
            f"INSERT INTO operators VALUES (?1, ?2, ?3) ON CONFLICT (label) DO {other}",
            (label, secrets.token_hex(16), now),
        )
        await self.store.transaction(made, deed(now, who, "key", label, "renewed" if renew else "made"))
        return str(await self.operator(label))

    async def drop_operator(self, label: str, now: int, who: str) -> None:
        """Forget the key of a label."""
        gone: Statement = ("DELETE FROM operators WHERE label = ?1", (label,))
        await self.store.transaction(gone, deed(now, who, "key", label, "forgotten"))

    # ---- Blocks and doors ----

    async def blocks(self) -> list[Block]:
        """Everybody who is kept out, newest first, also those whose time is over."""
        return [_made(Block, row) for row in await self._ask(f"SELECT {_BLOCK} FROM blocks ORDER BY id DESC")]

    async def block(self, block: Block) -> None:
        """Keep somebody out; a block of the same one is replaced."""
        await self.store.transaction(
            ("DELETE FROM blocks WHERE kind = ?1 AND value = ?2", (block.kind, block.value)),
            (f"INSERT INTO blocks ({_BLOCK}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)", msgspec.structs.astuple(block)),
            deed(block.at, block.who, "block", f"{block.kind} {block.shown}", block.note),
            notify=CHANGED,
        )

    async def unblock(self, block: Block, now: int, who: str) -> None:
        """Let somebody in again."""
        await self.store.transaction(
            ("DELETE FROM blocks WHERE id = ?1", (block.id,)),
            deed(now, who, "unblock", f"{block.kind} {block.shown}", block.note),
            notify=CHANGED,
        )

    async def doors(self) -> Doors:
        """Which doors are open."""
        found = await self._ask("SELECT value FROM house WHERE name = 'doors'")
        return msgspec.json.decode(bytes(found[0][0]), type=Doors) if found else Doors()

    async def set_doors(self, doors: Doors, now: int, who: str) -> None:
        """Open and close doors."""
        state = f"names {'open' if doors.names else 'closed'}, tables {'open' if doors.tables else 'closed'}"
        await self.store.transaction(
            (
                "INSERT INTO house VALUES ('doors', ?1) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                (msgspec.json.encode(doors),),
            ),
            deed(now, who, "doors", state, doors.said),
            notify=CHANGED,
        )

    # ---- Reports ----

    async def report(self, report: Report) -> None:
        """Keep a report; the same thing reported twice by the same person is one report."""
        values = msgspec.structs.astuple(report)
        statement = f"INSERT INTO reports ({_REPORT}) VALUES ({_MARKS}) ON CONFLICT DO NOTHING"
        await self.store.transaction((statement, values), notify=CHANGED)

    async def reports(self, state: str, before: str, limit: int) -> list[Report]:
        """Reports of a state, newest first, before an id."""
        query = f"SELECT {_REPORT} FROM reports WHERE state = ?1 AND id < ?2 ORDER BY id DESC LIMIT ?3"
        return [_made(Report, row) for row in await self._ask(query, state, before, limit)]

    async def reports_of(self, reporter: str) -> list[Report]:
        """The last reports somebody made."""
        query = f"SELECT {_REPORT} FROM reports WHERE reporter = ?1 ORDER BY id DESC LIMIT 50"
        return [_made(Report, row) for row in await self._ask(query, reporter)]

    async def one_report(self, report: str) -> Report | None:
        """A report by its id."""
        found = await self._ask(f"SELECT {_REPORT} FROM reports WHERE id = ?1", report)
        return _made(Report, found[0]) if found else None

    async def count_reports(self, reporter: str = "") -> int:
        """How many reports are open, of one person or of all."""
        query = "SELECT count(*) FROM reports WHERE state = 'open' AND (?1 = '' OR reporter = ?1)"
        return int((await self._ask(query, reporter))[0][0])

    async def answer(self, report: Report, answer: str, now: int, who: str) -> None:
        """Mark a report as handled."""
        await self.store.transaction(
            (
                "UPDATE reports SET state = 'handled', answer = ?2, who = ?3 WHERE id = ?1",
                (report.id, answer, who),
            ),
            deed(now, who, "answer", f"report {report.id}", answer),
            notify=CHANGED,
        )

    # ---- What was done ----

    async def done(self, now: int, who: str, what: str, whom: str, note: str = "") -> None:
        """Write a line of the audit log by itself."""
        await self.store.transaction(deed(now, who, what, whom, note))

    async def audit(self, before: str, limit: int) -> list[Deed]:
        """What was done, newest first, before an id."""
        query = f"SELECT {_DEED} FROM audit WHERE id < ?1 ORDER BY id DESC LIMIT ?2"
        return [_made(Deed, row) for row in await self._ask(query, before, limit)]

    # ---- Whom players shun ----

    async def shunned(self, player: str) -> list[Shunned]:
        """Whom a player shuns."""
        query = "SELECT whom, name, at FROM shunned WHERE player = ?1 ORDER BY at DESC"
        return [_made(Shunned, row) for row in await self._ask(query, player)]

    async def shunners(self) -> set[str]:
        """Who shuns anybody."""
        return {row[0] for row in await self._ask("SELECT DISTINCT player FROM shunned")}

    async def shun(self, player: str, whom: str, name: str, now: int, notify: str) -> None:
        """Shun somebody."""
        query = "INSERT INTO shunned VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING"
        await self.store.transaction((query, (player, whom, name, now)), notify=notify)

    async def unshun(self, player: str, whom: str, notify: str) -> None:
        """Shun somebody no longer."""
        await self.store.transaction(
            ("DELETE FROM shunned WHERE player = ?1 AND whom = ?2", (player, whom)), notify=notify
        )

    async def _ask(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        return (await self.store.transaction((statement, values)))[0]


def _made(kind: Any, row: tuple[Any, ...]) -> Any:
    return kind(**dict(zip(kind.__struct_fields__, row, strict=True)))

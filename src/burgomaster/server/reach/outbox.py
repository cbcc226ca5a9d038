"""Reminders to send, and the addresses they go to, in SQL that both databases understand.

A reminder is stored in the transaction of the row that causes it, one for a table and a person. Whoever sends it claims
it first, by moving the moment at which it is due: of several processes one succeeds. One that dies while it sends
leaves the reminder to be claimed again when that moment has come.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from burgomaster.server.reach.wishes import Wishes
from burgomaster.server.store.base import Store, alone


class Reminder(msgspec.Struct, frozen=True, kw_only=True):
    """A reminder that is due. `done` are the channels it went out by already."""

    player: str
    table: str
    kind: str
    seq: int  # the row that caused it
    due: int
    tries: int
    done: tuple[str, ...]


class Subscription(msgspec.Struct, frozen=True, kw_only=True):
    """Where a browser's push messages go, and the keys they are encrypted with."""

    id: str
    player: str
    device: str
    endpoint: str
    p256dh: str
    auth: str
    created: int


class MailAddress(msgspec.Struct, frozen=True):
    """Where somebody's mail goes, since when (0, and no address, for nowhere), and which address is to be confirmed."""

    address: str
    confirmed: int
    wanted: str


def reachable(player: str) -> str:
    """The message that tells other processes that somebody may be reached from now on."""
    return json.dumps({"reachable": player}, separators=(",", ":"))


_REMINDER = "player, table_id, kind, seq, due, tries, done"
_SUBSCRIPTION = "id, player, device, endpoint, p256dh, auth, created"
# The reminder as it was claimed; it may have been settled, or another one may stand there now.
_SAME = "player = ?1 AND table_id = ?2 AND kind = ?3 AND seq = ?4 AND due = ?5 AND NOT sent"


class Outbox:
    """Reads and writes it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # ---- Reminders ----

    async def due(self, now: int, limit: int) -> list[Reminder]:
        """Reminders that are due, longest waiting first."""
        query = f"SELECT {_REMINDER} FROM reminders WHERE NOT sent AND due <= ?1 ORDER BY due LIMIT ?2"  # noqa: S608
        return [
            Reminder(player=p, table=t, kind=k, seq=s, due=d, tries=n, done=tuple(msgspec.json.decode(done)))
            for p, t, k, s, d, n, done in await self._ask(query, now, limit)
        ]

    async def claim(self, one: Reminder, until: int) -> Reminder | None:
        """Claim a reminder until a moment; None if somebody else has, or it is settled."""
        query = f"UPDATE reminders SET due = ?6, tries = tries + 1 WHERE {_SAME} RETURNING tries"  # noqa: S608
        found = await self._ask(query, *_same(one), until)
        return msgspec.structs.replace(one, due=until, tries=found[0][0]) if found else None

    async def put_off(self, one: Reminder, until: int) -> None:
        """Not now: quiet hours, or too much at once. That counts as no try."""
        query = f"UPDATE reminders SET due = ?6, tries = ?7 WHERE {_SAME}"  # noqa: S608
        await self._ask(query, *_same(one), until, one.tries - 1)

    async def went_out(self, one: Reminder, done: tuple[str, ...]) -> None:
        """It went out by these channels."""
        query = f"UPDATE reminders SET done = ?6 WHERE {_SAME}"  # noqa: S608
        await self._ask(query, *_same(one), json.dumps(done))

    async def try_again(self, one: Reminder, at: int) -> None:
        """Some channel failed."""
        await self._ask(f"UPDATE reminders SET due = ?6 WHERE {_SAME}", *_same(one), at)  # noqa: S608

    async def sent(self, one: Reminder) -> None:
        """It is sent, and open until they act or look."""
        await self._ask(f"UPDATE reminders SET sent = true WHERE {_SAME}", *_same(one))  # noqa: S608

    async def settle(self, player: str, table: str) -> None:
        """They have looked, or it stands no more: the next one may come."""
        await self._ask("DELETE FROM reminders WHERE player = ?1 AND table_id = ?2", player, table)

    # ---- Addresses ----

    async def reachable(self) -> set[str]:
        """Everybody who wants to be reached by anything."""
        query = "SELECT player FROM subscriptions UNION SELECT player FROM mail_addresses WHERE confirmed > 0"
        return {row[0] for row in await self._ask(query)}

    async def wishes(self, player: str) -> Wishes:
        """What somebody wants to be reminded of."""
        found = await self._ask("SELECT wishes FROM people WHERE id = ?1", player)
        return msgspec.json.decode(found[0][0], type=Wishes) if found else Wishes()

    async def set_wishes(self, player: str, wishes: Wishes) -> None:
        """They want something else."""
        text = msgspec.json.encode(wishes).decode()
        await self._ask("UPDATE people SET wishes = ?2 WHERE id = ?1", player, text)

    async def subscriptions(self, player: str) -> list[Subscription]:
        """Where somebody's push messages go, the newest first."""
        query = f"SELECT {_SUBSCRIPTION} FROM subscriptions WHERE player = ?1 ORDER BY created DESC"  # noqa: S608
        fields = Subscription.__struct_fields__
        return [Subscription(**dict(zip(fields, row, strict=True))) for row in await self._ask(query, player)]

    async def subscribe(self, one: Subscription) -> None:
        """Push messages go to this browser now, in place of what it had before."""
        await self.store.transaction(
            alone(one.player),
            ("DELETE FROM subscriptions WHERE id = ?1 OR device = ?2", (one.id, one.device)),
            (
                # Only while the device is theirs: it may be left at the same moment.
                f"INSERT INTO subscriptions ({_SUBSCRIPTION}) SELECT CAST(?1 AS TEXT), CAST(?2 AS TEXT), "  # noqa: S608
                "CAST(?3 AS TEXT), CAST(?4 AS TEXT), CAST(?5 AS TEXT), CAST(?6 AS TEXT), CAST(?7 AS BIGINT) "
                "WHERE EXISTS (SELECT 1 FROM devices WHERE id = ?3 AND player = ?2)",
                msgspec.structs.astuple(one),
            ),
            notify=reachable(one.player),
        )

    async def unsubscribe(self, player: str, subscription: str = "", device: str = "") -> bool:
        """No more to this browser, known by its subscription or its device; False if it got none."""
        query = "DELETE FROM subscriptions WHERE player = ?1 AND (id = ?2 OR device = ?3) RETURNING id"
        return bool(await self._ask(query, player, subscription, device))

    async def mail(self, player: str) -> MailAddress | None:
        """Where somebody's mail goes."""
        found = await self._ask("SELECT address, confirmed, wanted FROM mail_addresses WHERE player = ?1", player)
        return MailAddress(str(found[0][0]), int(found[0][1]), str(found[0][2])) if found else None

    async def want_mail(self, player: str, address: str) -> None:
        """An address that is to be confirmed, in place of another such one; empty for none. A confirmed one stays."""
        await self._ask(
            "INSERT INTO mail_addresses (player, address, confirmed, wanted) VALUES (?1, '', 0, ?2) "
            "ON CONFLICT (player) DO UPDATE SET wanted = excluded.wanted",
            *(player, address),
        )

    async def unwant_mail(self, player: str, address: str) -> None:
        """No letter went to this address: it is not to be confirmed."""
        await self._ask("UPDATE mail_addresses SET wanted = '' WHERE player = ?1 AND wanted = ?2", player, address)

    async def drop_mail(self, player: str) -> str | None:
        """No more mail. The address it went to, which is empty where none was confirmed; None if there was nothing."""
        found = await self._ask("DELETE FROM mail_addresses WHERE player = ?1 RETURNING address", player)
        return str(found[0][0]) if found else None

    async def confirm_mail(self, player: str, address: str, now: int) -> None:
        """Its owner has said so: it takes the place of the one before."""
        statement = (
            "UPDATE mail_addresses SET address = wanted, confirmed = ?3, wanted = '' "
            "WHERE player = ?1 AND wanted = ?2 AND wanted <> ''"
        )
        await self.store.transaction((statement, (player, address, now)), notify=reachable(player))

    async def _ask(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        return (await self.store.transaction((statement, values)))[0]


def _same(one: Reminder) -> tuple[str, str, str, int, int]:
    return one.player, one.table, one.kind, one.seq, one.due

"""What is stored about people, in SQL that both databases understand."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from burgomaster.server.store.base import Statement, Store
from burgomaster.tables.person import Person


class KnownDevice(msgspec.Struct, frozen=True, kw_only=True):
    """A browser in which somebody is known."""

    id: str
    name: str  # what browser it is, on what system
    created: int
    seen: int  # when it was last used, to the hour


def changed(player: str, left: tuple[str, ...] = ()) -> str:
    """The message that tells other processes that a person has another name, or has left devices."""
    return json.dumps({"person": player, "left": left}, separators=(",", ":"))


class PeopleStore:
    """Reads and writes it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # ---- Names and devices ----

    async def device(self, device: str) -> tuple[Person, int] | None:
        """Whose device it is, and when it was last seen."""
        query = "SELECT p.id, p.name, d.seen FROM devices d JOIN people p ON p.id = d.player WHERE d.id = ?1"
        found = await self._ask(query, device)
        return (Person(found[0][0], found[0][1], device=device), int(found[0][2])) if found else None

    async def devices(self, player: str) -> list[KnownDevice]:
        """A person's devices, last seen first."""
        query = "SELECT id, name, created, seen FROM devices WHERE player = ?1 ORDER BY seen DESC, id"
        return [KnownDevice(id=i, name=n, created=c, seen=s) for i, n, c, s in await self._ask(query, player)]

    async def add_device(self, person: Person, name: str, now: int) -> None:
        """Keep a device of somebody who may be new."""
        await self.store.transaction(*_added(person, name, now))

    async def saw(self, device: str, now: int) -> None:
        """A device was used."""
        await self._ask("UPDATE devices SET seen = ?2 WHERE id = ?1", device, now)

    async def rename(self, player: str, name: str) -> None:
        """A person has another name, on all devices."""
        await self.store.transaction(
            ("UPDATE people SET name = ?2 WHERE id = ?1", (player, name)), notify=changed(player)
        )

    async def drop_device(self, player: str, device: str) -> bool:
        """Leave a device; False if it is none of theirs."""
        if device not in [one.id for one in await self.devices(player)]:
            return False
        await self.store.transaction(
            ("DELETE FROM devices WHERE id = ?1 AND player = ?2", (device, player)),
            ("DELETE FROM subscriptions WHERE device = ?1 AND player = ?2", (device, player)),
            _ended(device),
            notify=changed(player, (device,)),
        )
        return True

    async def drop_other_devices(self, player: str, kept: str) -> tuple[str, ...]:
        """Leave all devices but one, also those that have a cookie from before there were devices; which they were."""
        others = tuple(one.id for one in await self.devices(player) if one.id != kept)
        await self.store.transaction(
            ("DELETE FROM devices WHERE player = ?1 AND id <> ?2", (player, kept)),
            ("DELETE FROM subscriptions WHERE player = ?1 AND device <> ?2", (player, kept)),
            ("DELETE FROM device_links WHERE player = ?1", (player,)),
            _ended(player),
            notify=changed(player, others),
        )
        return others

    async def is_ended(self, player: str, device: str) -> bool:
        """Does a cookie from before there were devices no longer count?"""
        return bool(await self._ask("SELECT id FROM ended_cookies WHERE id = ?1 OR id = ?2", player, device))

    async def forget_unseen(self, before: int) -> None:
        """Forget devices whose cookies browsers have thrown away by now, and links that are over."""
        await self.store.transaction(
            ("DELETE FROM devices WHERE seen < ?1", (before,)),
            ("DELETE FROM device_links WHERE until < ?1", (before,)),
        )

    async def forget_networks(self, before: int) -> None:
        """Forget from which networks people came before a moment."""
        await self._ask("DELETE FROM seen_from WHERE at < ?1", before)

    # ---- Ways back ----

    async def set_link(self, player: str, digest: str, until: int) -> None:
        """A link to one more device; an older one ends."""
        await self.store.transaction(
            ("DELETE FROM device_links WHERE player = ?1", (player,)),
            ("INSERT INTO device_links VALUES (?1, ?2, ?3)", (digest, player, until)),
        )

    async def linked(self, digest: str, now: int) -> Person | None:
        """Who made this link, while it can be used."""
        query = (
            "SELECT p.id, p.name FROM device_links l JOIN people p ON p.id = l.player "
            "WHERE l.hash = ?1 AND l.until > ?2"
        )
        return _person(await self._ask(query, digest, now))

    async def use_link(self, digest: str) -> bool:
        """Use a link up; False if somebody was faster."""
        return bool(await self._ask("DELETE FROM device_links WHERE hash = ?1 RETURNING hash", digest))

    async def set_code(self, player: str, digest: str, now: int) -> None:
        """A recovery code, in place of an older one."""
        await self.store.transaction(
            ("DELETE FROM recovery_codes WHERE player = ?1", (player,)),
            ("INSERT INTO recovery_codes VALUES (?1, ?2, ?3)", (player, digest, now)),
        )

    async def code_made(self, player: str) -> int | None:
        """When a person's recovery code was made, if there is one."""
        found = await self._ask("SELECT created FROM recovery_codes WHERE player = ?1", player)
        return int(found[0][0]) if found else None

    async def recovered(self, digest: str) -> Person | None:
        """Whose recovery code it is."""
        query = "SELECT p.id, p.name FROM recovery_codes c JOIN people p ON p.id = c.player WHERE c.hash = ?1"
        return _person(await self._ask(query, digest))

    # ---- Forgetting ----

    async def forget(self, player: str) -> tuple[str, ...]:
        """Delete all that is kept about a person beside tables, and note that those are to follow; their devices."""
        devices = tuple(one.id for one in await self.devices(player))
        of_player = (
            *("devices", "recovery_codes", "device_links", "subscriptions", "mail_addresses", "reminders"),
            *("notes", "shunned", "waiting", "plans", "reviewed", "fresh_starts", "unlisted"),
            *("seen_from", "withdrawn_ratings"),
        )
        await self.store.transaction(
            *((f"DELETE FROM {table} WHERE player = ?1", (player,)) for table in of_player),  # noqa: S608 - our names
            ("DELETE FROM people WHERE id = ?1", (player,)),
            ("INSERT INTO forgetting VALUES (?1) ON CONFLICT DO NOTHING", (player,)),
            _ended(player),
            notify=changed(player, devices),
        )
        return devices

    async def to_forget(self) -> list[str]:
        """Whose tables are still to be gone through."""
        return [row[0] for row in await self._ask("SELECT player FROM forgetting ORDER BY player")]

    async def tables_of(self, player: str) -> list[str]:
        """Every table somebody has sat at."""
        query = "SELECT table_id FROM sat WHERE player = ?1 ORDER BY table_id"
        return [row[0] for row in await self._ask(query, player)]

    async def forgotten_at(self, player: str, table: str) -> None:
        """Nothing at this table names them any more."""
        await self._ask("DELETE FROM sat WHERE player = ?1 AND table_id = ?2", player, table)

    async def forgotten(self, player: str) -> None:
        """Nothing does."""
        await self._ask("DELETE FROM forgetting WHERE player = ?1", player)

    async def _ask(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        return (await self.store.transaction((statement, values)))[0]


def _added(person: Person, name: str, now: int) -> tuple[Statement, Statement]:
    return (
        ("INSERT INTO people VALUES (?1, ?2, '{}') ON CONFLICT DO NOTHING", (person.id, person.name)),
        (
            "INSERT INTO devices VALUES (?1, ?2, ?3, ?4, ?4) ON CONFLICT DO NOTHING",
            (person.device, person.id, name, now),
        ),
    )


def _ended(cookie: str) -> Statement:
    return "INSERT INTO ended_cookies VALUES (?1) ON CONFLICT DO NOTHING", (cookie,)


def _person(found: list[tuple[Any, ...]]) -> Person | None:
    return Person(found[0][0], found[0][1]) if found else None

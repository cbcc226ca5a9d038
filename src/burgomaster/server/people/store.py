"""What is stored about people, in SQL that both databases understand."""

from __future__ import annotations

import json
from typing import Any, Literal

import msgspec

from burgomaster.server.people.kept import DELETED
from burgomaster.server.store.base import Statement, Store, alone
from burgomaster.server.store.rows import Token
from burgomaster.tables.person import Person

# A hash, whose, and a moment, for the device that asks.
_WHILE_KNOWN = (
    "SELECT CAST(?1 AS TEXT), CAST(?2 AS TEXT), CAST(?3 AS BIGINT) "
    "WHERE EXISTS (SELECT 1 FROM devices WHERE id = ?4 AND player = ?2)"
)

Came = Literal["", "link", "code"]  # how a device became somebody's: they took a name there, or by a way back
Programs = tuple[tuple[str, str], ...]  # keys of programs, by hash, with the players they let play


class KnownDevice(msgspec.Struct, frozen=True, kw_only=True):
    """A browser in which somebody is known."""

    id: str
    name: str  # what browser it is, on what system
    created: int
    seen: int  # when it was last used, to the hour
    came: Came = ""


class Code(msgspec.Struct, frozen=True):
    """What is known of a recovery code."""

    created: int
    used: int  # when somebody last came back by it; 0: never


class Ended(msgspec.Struct, frozen=True):
    """What ended with other devices: devices and links, whether there was a code, keys of programs, push messages."""

    devices: tuple[str, ...]
    links: int
    code: bool
    programs: Programs
    pushes: int


def changed(player: str, left: tuple[str, ...] = (), programs: Programs = ()) -> str:
    """The message that tells other processes that a person has another name, has left devices or withdrawn keys."""
    return json.dumps({"person": player, "left": left, "programs": programs}, separators=(",", ":"))


class PeopleStore:
    """Reads and writes it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # ---- Names and devices ----

    async def device(self, device: str) -> tuple[Person, int, bool] | None:
        """Whose device it is, when it was last seen, and whether it takes another one's place that is not settled."""
        query = (
            "SELECT p.id, p.name, d.seen, d.replaces FROM devices d JOIN people p ON p.id = d.player WHERE d.id = ?1"
        )
        found = await self._ask(query, device)
        return (Person(found[0][0], found[0][1], device=device), int(found[0][2]), found[0][3] != "") if found else None

    async def devices(self, player: str) -> list[KnownDevice]:
        """A person's devices, last seen first."""
        query = "SELECT id, name, created, seen, came FROM devices WHERE player = ?1 ORDER BY seen DESC, id"
        fields = KnownDevice.__struct_fields__
        return [KnownDevice(**dict(zip(fields, row, strict=True))) for row in await self._ask(query, player)]

    async def add_device(self, person: Person, name: str, now: int) -> None:
        """Keep a device of somebody who may be new, unless its cookie has ended meanwhile."""
        await self.store.transaction(
            alone(person.id),
            ("INSERT INTO people VALUES (?1, ?2, '{}') ON CONFLICT DO NOTHING", (person.id, person.name)),
            (
                "INSERT INTO devices (id, player, name, created, seen) SELECT CAST(?1 AS TEXT), CAST(?2 AS TEXT), "
                "CAST(?3 AS TEXT), CAST(?4 AS BIGINT), CAST(?4 AS BIGINT) WHERE NOT EXISTS "
                "(SELECT 1 FROM ended_cookies WHERE id = ?1 OR id = ?2) ON CONFLICT DO NOTHING",
                (person.device, person.id, name, now),
            ),
        )

    async def saw(self, device: str, now: int) -> None:
        """A device was used."""
        await self._ask("UPDATE devices SET seen = ?2, replaces = '' WHERE id = ?1", device, now)

    async def rename(self, player: str, name: str) -> None:
        """A person has another name, on all devices."""
        await self.store.transaction(
            ("UPDATE people SET name = ?2 WHERE id = ?1", (player, name)), notify=changed(player)
        )

    async def drop_device(self, player: str, device: str) -> bool:
        """Leave a device, and end the links that may have been made there; False if it is none of theirs."""
        if device not in [one.id for one in await self.devices(player)]:
            return False
        _, gone, *_ = await self.store.transaction(
            alone(player),
            ("DELETE FROM devices WHERE id = ?1 AND player = ?2 RETURNING id", (device, player)),
            ("DELETE FROM subscriptions WHERE device = ?1 AND player = ?2", (device, player)),
            _without_links(player),
            _ended(device),
            notify=changed(player, (device,)),
        )
        return bool(gone)

    async def drop_others(self, player: str, kept: str, new: str) -> Ended:
        """End every way to be this person but one device, also cookies from before there were devices.

        That device has a new id from then on: somebody may have a copy of its cookie.
        """
        known = tuple(one.id for one in await self.devices(player))
        programs = tuple((one.hash, one.player) for one in await self.store.tokens(player))
        told = changed(player, known, programs)
        _, gone, _, links, codes, keys, pushes, *_ = await self.store.transaction(
            alone(player),
            ("DELETE FROM devices WHERE player = ?1 AND id <> ?2 RETURNING id", (player, kept)),
            ("UPDATE devices SET id = ?3, replaces = ?2 WHERE player = ?1 AND id = ?2", (player, kept, new)),
            _without_links(player),
            ("DELETE FROM recovery_codes WHERE player = ?1 RETURNING player", (player,)),
            ("DELETE FROM tokens WHERE owner = ?1 RETURNING hash, player", (player,)),
            ("DELETE FROM subscriptions WHERE player = ?1 RETURNING id", (player,)),
            _ended(player),
            _ended(kept),
            notify=told,
        )
        ended = Ended(tuple(row[0] for row in gone), len(links), bool(codes), tuple(map(_pair, keys)), len(pushes))
        if not ({*ended.devices, kept} <= {*known} and {*ended.programs} <= {*programs}):  # some came meanwhile
            await self.store.publish(changed(player, (*ended.devices, kept), ended.programs))
        return ended

    async def in_place_of(self, device: str) -> Person | None:
        """Who has this id's place since it ended, as long as the answer that told so may have been lost."""
        query = "SELECT p.id, p.name, d.id FROM devices d JOIN people p ON p.id = d.player WHERE d.replaces = ?1"
        found = await self._ask(query, device)
        return Person(found[0][0], found[0][1], device=found[0][2]) if found else None

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

    # ---- Ways in ----
    # Whatever makes one is stored only while the device that asks is theirs: it may be left at the same moment.

    async def set_link(self, person: Person, digest: str, until: int) -> bool:
        """A link to one more device; an older one ends. False if the device that asks is left."""
        *_, made = await self.store.transaction(
            alone(person.id),
            _without_links(person.id),
            (
                f"INSERT INTO device_links {_WHILE_KNOWN} RETURNING hash",
                (digest, person.id, until, person.device),
            ),
        )
        return bool(made)

    async def linked(self, digest: str, now: int) -> Person | None:
        """Who made this link, while it can be used."""
        query = (
            "SELECT p.id, p.name FROM device_links l JOIN people p ON p.id = l.player "
            "WHERE l.hash = ?1 AND l.until > ?2"
        )
        return _person(await self._ask(query, digest, now))

    async def links(self, player: str, now: int) -> list[tuple[str, int]]:
        """A person's links that can still be used, by hash, and until when."""
        query = "SELECT hash, until FROM device_links WHERE player = ?1 AND until > ?2 ORDER BY until"
        return [(row[0], int(row[1])) for row in await self._ask(query, player, now)]

    async def drop_links(self, player: str) -> bool:
        """End a person's links; False if there are none."""
        (ended,) = await self.store.transaction(_without_links(player))
        return bool(ended)

    async def set_code(self, person: Person, digest: str, now: int) -> bool:
        """A recovery code, in place of an older one. False if the device that asks is left."""
        *_, made = await self.store.transaction(
            alone(person.id),
            ("DELETE FROM recovery_codes WHERE player = ?1", (person.id,)),
            (
                f"INSERT INTO recovery_codes (hash, player, created) {_WHILE_KNOWN} RETURNING hash",
                (digest, person.id, now, person.device),
            ),
        )
        return bool(made)

    async def code(self, player: str) -> Code | None:
        """What is known of a person's recovery code, if there is one."""
        found = await self._ask("SELECT created, used FROM recovery_codes WHERE player = ?1", player)
        return Code(*map(int, found[0])) if found else None

    async def drop_code(self, player: str) -> bool:
        """End a person's recovery code; False if there is none."""
        return bool(await self._ask("DELETE FROM recovery_codes WHERE player = ?1 RETURNING player", player))

    async def recovered(self, digest: str) -> Person | None:
        """Whose recovery code it is."""
        query = "SELECT p.id, p.name FROM recovery_codes c JOIN people p ON p.id = c.player WHERE c.hash = ?1"
        return _person(await self._ask(query, digest))

    async def enter(self, person: Person, way: Came, digest: str, name: str, now: int, most: int) -> bool:
        """One more device by a link, which it uses up, or a code; False if that has ended, or there are too many."""
        way_in, still, use = {
            "link": (
                "device_links",
                "AND w.until > ?4",
                "DELETE FROM device_links WHERE hash = ?1 AND EXISTS (SELECT 1 FROM devices WHERE id = ?2)",
            ),
            "code": (
                "recovery_codes",
                "",
                "UPDATE recovery_codes SET used = ?3 WHERE hash = ?1 AND EXISTS (SELECT 1 FROM devices WHERE id = ?2)",
            ),
        }[way]
        made: Statement = (
            "INSERT INTO devices (id, player, name, created, seen, came) SELECT CAST(?1 AS TEXT), w.player, "  # noqa: S608
            "CAST(?3 AS TEXT), CAST(?4 AS BIGINT), CAST(?4 AS BIGINT), CAST(?5 AS TEXT) "
            f"FROM {way_in} w JOIN people p ON p.id = w.player WHERE w.hash = ?6 AND w.player = ?2 {still} "
            "AND (SELECT count(*) FROM devices WHERE player = ?2) < CAST(?7 AS INTEGER) RETURNING id",
            (person.device, person.id, name, now, way, digest, most),
        )
        used: Statement = (use, (digest, person.device) if way == "link" else (digest, person.device, now))
        _, entered, _ = await self.store.transaction(alone(person.id), made, used)
        return bool(entered)

    async def add_key(self, key: Token, device: str, most: int) -> bool:
        """Keep a bot program's key; False if there are too many, or the device that asks is left."""
        _, made = await self.store.transaction(
            alone(key.owner),
            (
                "INSERT INTO tokens (hash, owner, player, name, label, created) SELECT CAST(?1 AS TEXT), "
                "CAST(?2 AS TEXT), CAST(?3 AS TEXT), CAST(?4 AS TEXT), CAST(?5 AS TEXT), CAST(?6 AS BIGINT) "
                "WHERE EXISTS (SELECT 1 FROM devices WHERE id = ?7 AND player = ?2) "
                "AND (SELECT count(*) FROM tokens WHERE owner = ?2) < CAST(?8 AS INTEGER) RETURNING hash",
                (key.hash, key.owner, key.player, key.name, key.label, key.created, device, most),
            ),
        )
        return bool(made)

    async def used_key(self, digest: str, now: int) -> None:
        """A program came with its key."""
        await self._ask("UPDATE tokens SET used = ?2 WHERE hash = ?1", digest, now)

    # ---- Forgetting ----

    async def forget(self, player: str) -> tuple[tuple[str, ...], Programs]:
        """Delete all that is kept about a person beside tables; their devices and programs.

        First it is noted that they are gone: from then on the database keeps nothing of theirs, whatever was under way,
        and what is found is all there is. Their tables are to follow, and their programs.
        """
        await self._be_gone(player)
        programs = tuple((one.hash, one.player) for one in await self.store.tokens(player))
        for _, program in programs:
            await self._be_gone(program)
        devices = tuple(one.id for one in await self.devices(player))
        await self.store.transaction(
            # First of all: whoever is about to keep something holds on to this row, and must not wait for the others.
            ("DELETE FROM people WHERE id = ?1", (player,)),
            *((f"DELETE FROM {table} WHERE {column} = ?1", (player,)) for table, column in DELETED),  # noqa: S608
            _ended(player),
            notify=changed(player, devices, programs),
        )
        return devices, programs

    async def _be_gone(self, player: str) -> None:
        await self.store.transaction(
            ("INSERT INTO gone VALUES (?1) ON CONFLICT DO NOTHING", (player,)),
            ("INSERT INTO forgetting VALUES (?1) ON CONFLICT DO NOTHING", (player,)),
        )

    async def to_forget(self) -> list[str]:
        """Whose tables are still to be gone through, also because they sat down there while they were forgotten."""
        query = (
            "SELECT player FROM forgetting UNION SELECT s.player FROM sat s JOIN gone g ON g.player = s.player "
            "UNION SELECT t.host FROM tables t JOIN gone g ON g.player = t.host ORDER BY player"
        )
        return [row[0] for row in await self._ask(query)]

    async def tables_of(self, player: str) -> list[str]:
        """Every table somebody has sat at or opened."""
        query = "SELECT table_id FROM sat WHERE player = ?1 UNION SELECT id FROM tables WHERE host = ?1 ORDER BY 1"
        return [row[0] for row in await self._ask(query, player)]

    async def forgotten_at(self, player: str, table: str) -> None:
        """Nothing at this table names them any more."""
        await self.store.transaction(
            ("DELETE FROM sat WHERE player = ?1 AND table_id = ?2", (player, table)),
            ("UPDATE tables SET host = '' WHERE host = ?1 AND id = ?2", (player, table)),
        )

    async def forgotten(self, player: str) -> None:
        """Nothing does."""
        await self._ask("DELETE FROM forgetting WHERE player = ?1", player)

    async def _ask(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        return (await self.store.transaction((statement, values)))[0]


def _without_links(player: str) -> Statement:
    return "DELETE FROM device_links WHERE player = ?1 RETURNING hash", (player,)


def _ended(cookie: str) -> Statement:
    return "INSERT INTO ended_cookies VALUES (?1) ON CONFLICT DO NOTHING", (cookie,)


def _pair(row: tuple[Any, ...]) -> tuple[str, str]:
    return row[0], row[1]


def _person(found: list[tuple[Any, ...]]) -> Person | None:
    return Person(found[0][0], found[0][1]) if found else None

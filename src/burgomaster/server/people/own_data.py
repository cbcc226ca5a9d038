"""Everything a house knows of somebody, as one zip file: JSON and game files, made piece by piece while it is sent."""

from __future__ import annotations

import zipfile
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import msgspec

from burgomaster.games.kernel.words import Words
from burgomaster.server.house import House
from burgomaster.server.networks import Owner
from burgomaster.server.people.own_tables import PIECE, OwnTable, OwnTables
from burgomaster.server.people.statistics import Statistics
from burgomaster.server.ratings.book import Rating
from burgomaster.tables.game_file import record_text
from burgomaster.tables.person import Person
from burgomaster.tables.refused import WORDS, Refused
from burgomaster.tables.table import ENDED, NOBODY

# What is read as it stands: the part of the file, its name there, the columns, the table, and whose rows.
# No hash of a way in, and no key of a browser's push messages: whoever gets hold of the file must not come in by it.
_AS_IT_STANDS = (
    ("you", "person", "id, name, wishes", "people", "id"),
    ("you", "waits_for", "name, game, players, pace, since, seen, table_id, seated", "waiting", "player"),
    ("you", "on_no_list_of_ratings", "player", "unlisted", "player"),
    ("ways-in", "devices", "id, name, created, seen, came", "devices", "player"),
    ("ways-in", "recovery_code", "created, used", "recovery_codes", "player"),
    ("ways-in", "links", "until", "device_links", "player"),
    ("ways-in", "programs", "player, name, label, created, used", "tokens", "owner"),
    ("ways-in", "networks", "network, at", "seen_from", "player"),
    ("reminders", "push", "device, endpoint, created", "subscriptions", "player"),
    ("reminders", "mail", "address, confirmed, wanted", "mail_addresses", "player"),
    ("reminders", "reminders", "table_id, kind, seq, due, sent", "reminders", "player"),
    ("notes", "notes", "table_id, seq, text, at", "notes", "player"),
    ("plans", "plans", "table_id, plan, state, done, why", "plans", "player"),
    ("statistics", "reviewed", "table_id, luck, error", "reviewed", "player"),
    ("statistics", "fresh_starts", "at", "fresh_starts", "player"),
    ("statistics", "withdrawn", "since, until", "withdrawn_ratings", "player"),
    ("blocked", "blocked", "whom, name, at", "shunned", "player"),
    (
        "reports",
        "reports",
        "id, at, table_id, seat, line, reported_name, why, said, state, answer",
        "reports",
        "reporter",
    ),
)
_written = msgspec.json.Encoder(order="sorted").encode


class _Sink:
    """What a zip file is written to: it is taken away piece by piece."""

    def __init__(self) -> None:
        self._waiting = bytearray()

    def write(self, data: bytes, /) -> int:
        self._waiting += data
        return len(data)

    def flush(self) -> None:
        pass

    def close(self) -> None:
        pass

    def taken(self) -> bytes:
        given = bytes(self._waiting)
        self._waiting.clear()
        return given


class OwnData:
    """The file of one person. Work is done in slots of the background, so that others have their turn between."""

    def __init__(self, house: House, person: Person, owner: Owner, lang: str) -> None:
        self.house, self.person, self.owner = house, person, owner
        self._words = Words(WORDS, lang)
        self._tables = OwnTables(house.store, person.id)
        self._sink = _Sink()
        self._zip = zipfile.ZipFile(self._sink, "w", zipfile.ZIP_DEFLATED)

    async def pieces(
        self, statistics: Statistics, ratings: dict[str, Rating], evenings: Sequence[object]
    ) -> AsyncIterator[bytes]:
        """The file. How long it is does not matter: no more than a piece is ever in memory."""
        parts = await self._as_it_stands()
        parts["statistics"]["figures"] = statistics
        parts["statistics"]["ratings"] = {game: rating._asdict() for game, rating in ratings.items()}
        parts["club-nights"] = {"club_nights": evenings}
        yield await self._with(lambda: self._add("README.txt", self._words("data-readme", name=self.person.name)))
        for part, told in parts.items():
            yield await self._with(lambda part=part, told=told: self._add_json(part, told))  # type: ignore[misc]
        listed: list[dict[str, Any]] = []
        after = ""
        while tables := await self._tables.after(after):
            after = tables[-1].id
            running = {one.id: text for one in tables if (text := await self._unfinished(one))}
            chat = await self._tables.chat(tables)
            yield await self._with(lambda: listed.extend(self._add_tables(tables, running, chat)))  # noqa: B023
            if len(tables) < PIECE:
                break
        yield await self._with(lambda: self._add_json("games", {"games": listed}))
        self._zip.close()
        yield self._sink.taken()

    async def _with(self, work: Callable[[], None]) -> bytes:
        await self.house.background.run(self.owner, work)
        return self._sink.taken()

    def _add(self, name: str, text: str) -> None:
        self._zip.writestr(name, text)

    def _add_json(self, part: str, told: object) -> None:
        self._add(f"{part}.json", msgspec.json.format(_written(told), indent=1).decode())

    def _add_tables(
        self, tables: Sequence[OwnTable], running: dict[str, str], chat: dict[str, list[dict[str, Any]]]
    ) -> list[dict[str, Any]]:
        """The game files and what was said; what the list of games has of them."""
        listed = []
        for one in tables:
            text = one.record if one.seated and one.status == ENDED else running.get(one.id)
            file = f"games/{one.game}-{one.id}.game" if text else None
            if file and text:
                self._add(file, text)
            if said := chat.get(one.id):
                self._add_json(f"chat/{one.id}", {"table": one.id, "said": said})
            listed.append(one.listed(file))
        return listed

    async def _unfinished(self, one: OwnTable) -> str | None:
        """The game file of a game that is not over, as its player may have it now: without the secret of the dice."""
        if one.status == ENDED or not one.seated:
            return None
        try:
            live = await self.house.table(one.id, self.owner)
        except Refused as refused:
            if refused.status in (404, 409):  # this version does not have its game
                return None
            raise
        if live.table.line is None or live.table.seat_of(self.person.id) == NOBODY:
            return None
        return await self.house.background.run(self.owner, record_text, live.table, live.secret)

    async def _as_it_stands(self) -> dict[str, dict[str, Any]]:
        queries = [
            (f"SELECT {columns} FROM {table} WHERE {whose} = ?1", (self.person.id,))  # noqa: S608 - our own names
            for _, _, columns, table, whose in _AS_IT_STANDS
        ]
        parts: dict[str, dict[str, Any]] = {}
        found = await self.house.store.transaction(*queries)
        for (part, name, columns, _, _), rows in zip(_AS_IT_STANDS, found, strict=True):
            names = columns.split(", ")
            parts.setdefault(part, {})[name] = [dict(zip(names, row, strict=True)) for row in rows]
        return parts

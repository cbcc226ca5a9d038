"""The store in PostgreSQL: any number of server processes, one insert per batch, one NOTIFY per batch."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.server.logs import log_failure
from burgomaster.server.store.base import News, Statement, StoreDown, forgotten
from burgomaster.server.store.migrate import HEAD, migrate_postgresql
from burgomaster.server.store.rows import Append, Listing, Metadata, Token
from burgomaster.server.store.trial import NAME, Trial
from burgomaster.tables.rows import UNSAID, Row, Snapshot, Stored

try:
    import asyncpg
except ImportError:  # said when it is asked for
    asyncpg = None

_log = logging.getLogger("burgomaster.store")

_MOST_IN_BATCH = 1000
_CHANNEL = "burgomaster"
_TOUCH = "INSERT INTO house VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
_LONGEST_NOTE = 7000  # of the 8000 bytes PostgreSQL allows
_PATIENCE = 10.0  # seconds for one statement
_MANY = 200  # rows
_AGAIN = 0.5  # seconds before a lost connection is made again
_ROW = "table_id, seq, at, kind, seat, client, data, rules, hash"
_LISTING = "id, game, status, touched, public, summary"
_TOKEN = ", ".join(Token.__struct_fields__)

# One statement, so one round trip and one transaction: the rows whose places are free, and their tables' metadata.
_APPEND = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::int[], $6::text[], $7::bytea[], $8::int[],
        $9::text[], $10::text[], $11::boolean[], $12::boolean[], $13::bigint[], $14::bigint[], $15::bytea[],
        $16::text[], $17::boolean[], $18::bigint[])
    AS g(table_id, seq, at, kind, seat, client, data, rules, hash, status, public, archived, touched, due, summary,
        record, people, ended)
), added AS (
    INSERT INTO log (table_id, seq, at, kind, seat, client, data, rules, hash)
    SELECT table_id, seq, at, kind, seat, client, data, rules, hash FROM given
    ON CONFLICT DO NOTHING RETURNING table_id, seq
), stood AS (
    UPDATE tables t SET touched = g.touched, status = g.status, public = g.public, archived = g.archived, due = g.due,
        summary = coalesce(g.summary, t.summary), record = coalesce(g.record, t.record), people = g.people,
        ended = g.ended
    FROM given g JOIN added a USING (table_id, seq) WHERE t.id = g.table_id AND g.status IS NOT NULL
)
SELECT table_id, seq FROM added
"""
# A second reminder of the same kind changes nothing; one of another kind replaces the first, and is sent too.
_REMIND = """
INSERT INTO reminders VALUES ($1, $2, $3, $4, $5, false, 0, '[]')
ON CONFLICT (player, table_id) DO UPDATE SET kind = excluded.kind, seq = excluded.seq, due = excluded.due, sent = false,
    tries = 0, done = '[]' WHERE reminders.kind <> excluded.kind
"""


def check_installed() -> None:
    """Say how to get what it needs, if it is not there."""
    if asyncpg is None:
        raise BurgomasterError("PostgreSQL needs the package asyncpg: pip install 'burgomaster[postgresql]'")


class Postgresql:
    """A store that several server processes share."""

    shared = True

    def __init__(self, address: str) -> None:
        check_installed()
        self.address = address
        self.name = secrets.token_hex(4)  # so that a process does not listen to itself
        self._waiting: list[tuple[Append | bytes, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = False
        self._trial = Trial(self._queued, lambda: self.note(NAME))

    # ---- Life ----

    async def open(self, news: News) -> None:
        """Connect, bring the schema up to date, listen."""
        self._news = news
        try:
            await _bring_up_to_date(self.address)
            self._pool = await asyncpg.create_pool(
                self.address, min_size=1, max_size=8, command_timeout=_PATIENCE, timeout=_PATIENCE
            )
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as problem:
            raise BurgomasterError(f"cannot use the PostgreSQL database: {problem}") from None
        self._writer = log_failure(asyncio.create_task(self._write_on(), name="postgresql-writer"))
        self._tasks.append(asyncio.create_task(self._listen_on(), name="postgresql-listener"))

    async def close(self) -> None:
        """Write what is queued, then disconnect."""
        await self._trial.close()
        self._closing = True
        self._wake.set()
        await self._writer
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._pool.close(), _PATIENCE)

    async def ready(self) -> bool:
        """Does it answer and take new rows? A trial write tells, before somebody's move is lost."""
        return await self._trial.ready()

    async def time(self) -> tuple[int, int]:
        """The database's time, which is the same for everybody, and when a table was last touched."""
        query = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint, coalesce(max(touched), 0) FROM tables"
        now, touched = (await self._fetch(query))[0]
        return now, touched

    # ---- Writing ----

    async def append(self, append: Append) -> bool:
        """Store a row durably."""
        return await self._queued(append)

    async def _queued(self, work: Append | bytes) -> bool:
        """Wait until a row is stored, or a trial write."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        self._wake.set()
        return await done

    async def _write_on(self) -> None:
        """Whatever waits goes into one transaction, one batch after another."""
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:_MOST_IN_BATCH], self._waiting[_MOST_IN_BATCH:]
                appends = [(work, done) for work, done in batch if not isinstance(work, bytes)]
                if appends:
                    await self._told(partial(self._written, [one for one, _ in appends]), [done for _, done in appends])
                for work, done in batch:
                    if isinstance(work, bytes):
                        await self._told(partial(self._tried, work), [done])

    async def _told(self, write: Callable[[], Awaitable[list[bool]]], waiting: Sequence[asyncio.Future[bool]]) -> None:
        """Write something, and tell who waits for it."""
        try:
            results = await write()
        except Exception as problem:  # whatever it was, the next batch is tried
            _log.error("cannot write", extra={"problem": str(problem) or type(problem).__name__})
            self._trial.doubt()
            down = StoreDown(str(problem) or type(problem).__name__)
            for done in waiting:
                if not done.done():
                    done.set_exception(down)
            return
        for done, result in zip(waiting, results, strict=True):
            if not done.done():
                done.set_result(result)

    async def _written(self, batch: Sequence[Append]) -> list[bool]:
        """What became of each of a batch. Of two rows for the same place the first one wins."""
        first: dict[tuple[str, int], Append] = {}
        for append in batch:
            first.setdefault((append.row.table, append.row.seq), append)
        added = await self._write(list(first.values()))
        places = [(append.row.table, append.row.seq) for append in batch]
        return [place in added and first[place] is append for place, append in zip(places, batch, strict=True)]

    async def _tried(self, value: bytes) -> list[bool]:
        async with self._pool.acquire(timeout=_PATIENCE) as db, db.transaction():
            await db.execute(_TOUCH, NAME, value)
        return [True]

    async def _write(self, batch: Sequence[Append]) -> set[tuple[str, int]]:
        rows = [append.row for append in batch]
        metadata = [append.metadata for append in batch]
        columns: list[list[Any]] = [
            [row.table for row in rows],
            [row.seq for row in rows],
            [row.at for row in rows],
            [row.kind for row in rows],
            [row.seat for row in rows],
            [row.client or None for row in rows],
            [msgspec.json.encode(row.data) for row in rows],
            [row.rules for row in rows],
            [row.hash for row in rows],
            [metadata and metadata.status for metadata in metadata],
            [metadata and metadata.public for metadata in metadata],
            [metadata and metadata.archived for metadata in metadata],
            [metadata and metadata.touched for metadata in metadata],
            [metadata and metadata.due for metadata in metadata],
            [append.summary for append in batch],
            [append.record for append in batch],
            [metadata and metadata.people for metadata in metadata],
            [metadata and metadata.ended for metadata in metadata],
        ]
        async with self._pool.acquire(timeout=_PATIENCE) as db, db.transaction():
            for append in batch:
                if append.new:
                    await db.execute(
                        "INSERT INTO tables "
                        "(id, game, host, created, touched, status, public, archived, summary, secret) "
                        "VALUES ($1, $2, $3, $4, $4, '', false, false, '', $5) ON CONFLICT DO NOTHING",
                        append.row.table,
                        append.new.game,
                        append.new.host,
                        append.row.at,
                        append.new.secret,
                    )
            added = {(row["table_id"], row["seq"]) for row in await db.fetch(_APPEND, *columns)}
            kept = [append for append in batch if (append.row.table, append.row.seq) in added]
            sat = [(player, append.row.table) for append in kept for player in append.players]
            if sat:
                await db.executemany("INSERT INTO sat VALUES ($1, $2) ON CONFLICT DO NOTHING", sat)
            unsaid = [
                (msgspec.json.encode(UNSAID), append.row.table, append.unsaid) for append in kept if append.unsaid
            ]
            if unsaid:
                query = "UPDATE log SET data = $1 WHERE table_id = $2 AND seq = $3 AND kind = 'chat'"
                await db.executemany(query, unsaid)
            settled = [(append.settled, append.row.table) for append in kept if append.settled]
            if settled:
                await db.executemany("DELETE FROM reminders WHERE player = $1 AND table_id = $2", settled)
            reminders = [
                (one.player, append.row.table, one.kind, append.row.seq, one.due)
                for append in kept
                for one in append.reminders
            ]
            if reminders:
                await db.executemany(_REMIND, reminders)
            rewritten = [
                (msgspec.json.encode(row.data), row.table, row.seq) for append in kept for row in append.rewritten
            ]
            if rewritten:
                await db.executemany("UPDATE log SET data = $1 WHERE table_id = $2 AND seq = $3", rewritten)
            shots = [(append.row.table, *_parts(append.snapshot)) for append in kept if append.snapshot]
            if shots:
                await db.executemany(
                    "INSERT INTO snapshots VALUES ($1, $2, $3, $4) ON CONFLICT (table_id) DO UPDATE SET "
                    "seq = excluded.seq, rules = excluded.rules, state = excluded.state",
                    shots,
                )
            for note in _notes(self.name, added):
                await db.execute("SELECT pg_notify($1, $2)", _CHANNEL, note)
        return added

    # ---- Listening ----

    async def _listen_on(self) -> None:
        """Hear of other processes' commits. After a lost connection, say that something may have been missed."""
        while True:
            try:
                await self._listen()
            except TROUBLE:
                pass  # the database is away: others report that
            except Exception:
                _log.exception("listening failed")
            await asyncio.sleep(_AGAIN)

    async def _listen(self) -> None:
        db = await asyncpg.connect(self.address, timeout=_PATIENCE)
        try:
            lost = asyncio.Event()
            db.add_termination_listener(lambda *_: lost.set())
            await db.add_listener(_CHANNEL, self._heard)
            self._news(None)
            await lost.wait()
        finally:
            db.terminate()

    def _heard(self, _db: Any, _pid: int, _channel: str, note: str) -> None:
        sender, _, rest = note.partition(" ")
        if sender == self.name:
            return
        if rest.startswith("!"):
            self._news(rest[1:])
        else:
            pairs = (pair.rpartition(":") for pair in rest.split())
            self._news([(table, int(seq)) for table, _, seq in pairs])

    async def publish(self, message: str) -> None:
        """Send a message to the other processes."""
        await self._fetch("SELECT pg_notify($1, $2)", _CHANNEL, f"{self.name} !{message}")

    async def transaction(self, *statements: Statement, notify: str = "") -> list[list[tuple[Any, ...]]]:
        """Run statements in one transaction; the message is sent when it is committed."""
        told = [("SELECT pg_notify(?1, ?2)", (_CHANNEL, f"{self.name} !{notify}"))] if notify else []
        written = [(re.sub(r"\?(\d)", r"$\1", statement), values) for statement, values in (*statements, *told)]
        if len(written) == 1:
            return [[tuple(row) for row in await self._fetch(written[0][0], *written[0][1])]]
        try:
            async with self._pool.acquire(timeout=_PATIENCE) as db, db.transaction():
                return [[tuple(row) for row in await db.fetch(statement, *values)] for statement, values in written]
        except TROUBLE as problem:
            raise StoreDown(str(problem) or type(problem).__name__) from None

    # ---- Reading ----

    async def _fetch(self, query: str, *values: Any) -> list[Any]:
        try:
            found: list[Any] = await self._pool.fetch(query, *values)
        except TROUBLE as problem:
            raise StoreDown(str(problem) or type(problem).__name__) from None
        return found

    async def set_metadata(self, table: str, metadata: Metadata, summary: bytes) -> None:
        """Set a table's metadata."""
        await self._fetch(
            "UPDATE tables SET touched = $2, status = $3, public = $4, archived = $5, due = $6, summary = $7, "
            "people = $8, ended = $9 WHERE id = $1",
            *(table, metadata.touched, metadata.status, metadata.public, metadata.archived, metadata.due, summary),
            *(metadata.people, metadata.ended),
        )

    async def load(self, table: str) -> Stored | None:
        """A table with its whole log."""
        found = await self._fetch("SELECT id, game, host, secret, record FROM tables WHERE id = $1", table)
        if not found:
            return None
        # The snapshot is read first: rows after it are never missing, only the other way round.
        kept = await self._fetch("SELECT seq, rules, state FROM snapshots WHERE table_id = $1", table)
        return Stored(
            id=found[0]["id"],
            game=found[0]["game"],
            host=found[0]["host"],
            secret=found[0]["secret"],
            record=found[0]["record"],
            snapshot=Snapshot(seq=kept[0]["seq"], rules=kept[0]["rules"], state=kept[0]["state"]) if kept else None,
            rows=await self.rows(table, 0),
        )

    async def rows(self, table: str, after: int) -> list[Row]:
        """The rows after a seq."""
        query = f"SELECT {_ROW} FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq"  # noqa: S608 - our own columns
        found = await self._fetch(query, table, after)
        if len(found) > _MANY:  # a long log is taken apart beside the loop
            return await asyncio.to_thread(lambda: [_row(row) for row in found])
        return [_row(row) for row in found]

    async def find(self, table: str, client: str) -> Row | None:
        """The row a client's id stands for."""
        query = f"SELECT {_ROW} FROM log WHERE table_id = $1 AND client = $2"  # noqa: S608
        found = await self._fetch(query, table, client)
        return _row(found[0]) if found else None

    async def due(self, now: int, process: str, limit: int) -> list[str]:
        """Tables with something due."""
        query = "SELECT id FROM tables WHERE due <= $1 AND (holder = $2 OR held < $1) ORDER BY due LIMIT $3"
        return [row["id"] for row in await self._fetch(query, now, process, limit)]

    async def take_lease(self, table: str, process: str, now: int, until: int) -> bool:
        """Take or renew the lease on a table."""
        query = "UPDATE tables SET holder = $2, held = $4 WHERE id = $1 AND (holder = $2 OR held < $3) RETURNING id"
        return bool(await self._fetch(query, table, process, now, until))

    async def lobby(self, status: str, game: str, before: int, limit: int, people: bool = True) -> list[Listing]:
        """Public tables of a status."""
        wanted, values = ("game = $5 AND ", (game,)) if game else ("", ())
        query = (
            f"SELECT {_LISTING} FROM tables WHERE {wanted}status = $1 AND people = $4 AND touched < $2 "  # noqa: S608
            "AND public AND NOT archived ORDER BY touched DESC LIMIT $3"
        )
        return [_listing(row) for row in await self._fetch(query, status, before, limit, people, *values)]

    async def listed(self, tables: Sequence[str], status: str, game: str) -> list[Listing]:
        """Those of these tables that the lobby lists."""
        query = (
            f"SELECT {_LISTING} FROM tables WHERE id = ANY($1::text[]) AND status = $2 "  # noqa: S608 - our own columns
            "AND ($3 = '' OR game = $3) AND public AND NOT archived ORDER BY touched DESC"
        )
        return [_listing(row) for row in await self._fetch(query, list(tables), status, game)] if tables else []

    async def of_player(self, player: str, private: bool, before: int, limit: int) -> list[Listing]:
        """The tables at which a player sat."""
        query = (
            f"SELECT {_LISTING} FROM tables JOIN sat ON id = table_id WHERE player = $1 AND touched < $2 "  # noqa: S608
            "AND (public OR $3) ORDER BY touched DESC LIMIT $4"
        )
        return [_listing(row) for row in await self._fetch(query, player, before, private, limit)]

    async def every_table(self) -> list[Listing]:
        """All tables."""
        return [_listing(row) for row in await self._fetch(f"SELECT {_LISTING} FROM tables ORDER BY touched DESC")]  # noqa: S608

    async def count_open(self, players: Sequence[str]) -> int:
        """How many unfinished tables these players have opened."""
        query = "SELECT count(*) FROM tables WHERE host = ANY($1::text[]) AND status IN ('open', 'running')"
        return int((await self._fetch(query, list(players)))[0][0])

    async def expect_open(self, wait: int) -> None:
        """Make open tables due."""
        await self._fetch("UPDATE tables SET due = touched + $1 WHERE status = 'open' AND due IS NULL", wait)

    # ---- Keys ----

    async def token(self, digest: str) -> Token | None:
        """The key with this hash."""
        found = await self._fetch(f"SELECT {_TOKEN} FROM tokens WHERE hash = $1", digest)  # noqa: S608 - our own columns
        return Token(**found[0]) if found else None

    async def tokens(self, owner: str) -> list[Token]:
        """A player's keys."""
        query = f"SELECT {_TOKEN} FROM tokens WHERE owner = $1 ORDER BY created"  # noqa: S608 - our own columns
        return [Token(**row) for row in await self._fetch(query, owner)]

    async def drop_token(self, digest: str, owner: str) -> bool:
        """Forget a key."""
        # One transaction: the other processes hear of it, whatever happens to this one.
        query = (
            "WITH gone AS (DELETE FROM tokens WHERE hash = $1 AND owner = $2 RETURNING player) "
            "SELECT pg_notify($3, $4 || replace($5, '?', player)) FROM gone"
        )
        message = forgotten(digest, "?")
        return bool(await self._fetch(query, digest, owner, _CHANNEL, f"{self.name} !", message))

    async def key(self) -> bytes:
        """The secret this server signs with."""
        query = "INSERT INTO house VALUES ('key', $1) ON CONFLICT DO NOTHING"
        await self._fetch(query, secrets.token_bytes(32))
        return bytes((await self._fetch("SELECT value FROM house WHERE name = 'key'"))[0]["value"])

    async def note(self, name: str) -> bytes | None:
        """A value the server has stored for itself."""
        found = await self._fetch("SELECT value FROM house WHERE name = $1", name)
        return bytes(found[0]["value"]) if found else None

    async def set_note(self, name: str, value: bytes) -> None:
        """Store such a value."""
        query = "INSERT INTO house VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self._fetch(query, name, value)

    async def unfinished(self, game: str) -> list[str]:
        """Every table of a game that is not over."""
        query = "SELECT id FROM tables WHERE game = $1 AND status IN ('open', 'running')"
        return [row["id"] for row in await self._fetch(query, game)]


if asyncpg is not None:
    # What asyncpg raises when the server is away, restarting or shutting down.
    TROUBLE: tuple[type[Exception], ...] = (
        *(OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError),
        asyncpg.InternalClientError,
    )


async def _bring_up_to_date(address: str) -> None:
    db = await asyncpg.connect(address, timeout=_PATIENCE)
    try:
        version = await db.fetchval("SELECT version_num FROM alembic_version")
    except asyncpg.UndefinedTableError:
        version = None
    finally:
        await db.close()
    if version != HEAD:
        await migrate_postgresql(address)


def _parts(kept: Snapshot | None) -> tuple[Any, ...]:
    assert kept is not None
    return kept.seq, kept.rules, kept.state


def _notes(sender: str, added: set[tuple[str, int]]) -> list[str]:
    """The rows of a batch as few notes, each short enough for PostgreSQL."""
    notes: list[str] = []
    note = sender
    for table, seq in sorted(added):
        pair = f" {table}:{seq}"
        if len(note) + len(pair) > _LONGEST_NOTE:
            notes.append(note)
            note = sender
        note += pair
    return [*notes, note] if added else []


def _row(found: Any) -> Row:
    return Row(
        table=found["table_id"],
        seq=found["seq"],
        at=found["at"],
        kind=found["kind"],
        seat=found["seat"],
        client=found["client"] or "",
        data=msgspec.json.decode(found["data"]),
        rules=found["rules"],
        hash=found["hash"],
    )


def _listing(found: Any) -> Listing:
    return Listing(
        id=found["id"],
        game=found["game"],
        status=found["status"],
        touched=found["touched"],
        public=found["public"],
        summary=msgspec.Raw(found["summary"]),
    )

"""The store in one SQLite file, with two threads and a connection for each.

One thread appends rows to logs, with one durable commit for all that wait. The other does everything else in turn: it
reads, and writes what is rare, such as keys and moderation. SQLite itself lets only one of them write at a time.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import shutil
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TextIO, TypeVar

import msgspec

from burgomaster.file_lock import lock
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.server.store.base import News, Statement, StoreDown, system_time
from burgomaster.server.store.migrate import HEAD, migrate_sqlite
from burgomaster.server.store.rows import Append, Listing, Metadata, Token
from burgomaster.server.store.trial import NAME, Trial
from burgomaster.tables.rows import UNSAID, Row, Snapshot, Stored

T = TypeVar("T")

_log = logging.getLogger("burgomaster.store")

PRIVATE = 0o600  # the file holds the key the server signs with, and the secrets of its dice
_MOST_IN_BATCH = 1000
_LEAST_FREE = 1 << 20  # bytes
_ROW = "table_id, seq, at, kind, seat, client, data, rules, hash"
_LISTING = "id, game, status, touched, public, summary"
_TOKEN = ", ".join(Token.__struct_fields__)


class Sqlite:
    """A store for one server process."""

    shared = False

    def __init__(self, path: Path, *, alone: bool = True) -> None:
        self.path = path
        self._alone = alone
        self._queue: SimpleQueue[tuple[Append | bytes, asyncio.Future[bool]] | None] = SimpleQueue()
        self._other = ThreadPoolExecutor(1, "sqlite-other")
        self._trial = Trial(self._queued, lambda: self.note(NAME))
        self._lock = _FileLock(path.with_name(path.name + ".lock"))

    # ---- Life ----

    async def open(self, news: News) -> None:
        """Take the file, bring it up to date, start to append."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self._alone:
                self._lock.take()
                self.path.touch(mode=PRIVATE)  # before anything is in it
            await asyncio.to_thread(_bring_up_to_date, self.path)
        except (OSError, sqlite3.Error) as problem:
            self._lock.release()
            raise BurgomasterError(f"cannot use {self.path}: {getattr(problem, 'strerror', None) or problem}") from None
        self._loop = asyncio.get_running_loop()
        self._db: sqlite3.Connection = await self._run(lambda _: connect(self.path), first=True)
        self._thread = threading.Thread(target=self._write_on, name="sqlite-append", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Write what is queued, then let go of the file."""
        await self._trial.close()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        await self._run(lambda db: db.close())
        self._other.shutdown()
        self._lock.release()

    async def ready(self) -> bool:
        """Can it be read and written? A trial write tells, so that a full disk is noticed before a move is lost."""
        return await self._trial.ready()

    async def time(self) -> tuple[int, int]:
        """The machine's time, and when a table was last touched."""
        touched = await self._run(lambda db: db.execute("SELECT coalesce(max(touched), 0) FROM tables").fetchone())
        return system_time(), touched[0]

    # ---- Writing ----

    async def append(self, append: Append) -> bool:
        """Store a row durably."""
        return await self._queued(append)

    async def _queued(self, work: Append | bytes) -> bool:
        """Wait until a row is stored, or a trial write."""
        done: asyncio.Future[bool] = self._loop.create_future()
        self._queue.put((work, done))
        return await done

    def _write_on(self) -> None:
        """The thread that appends: whatever waits goes into one transaction."""
        db = connect(self.path)
        while (first := self._queue.get()) is not None:
            batch = [first]
            stop = False
            while len(batch) < _MOST_IN_BATCH and not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    stop = True
                    break
                batch.append(more)
            appends = [(work, done) for work, done in batch if not isinstance(work, bytes)]
            trials = [(work, done) for work, done in batch if isinstance(work, bytes)]
            if appends:
                db = self._written(db, partial(_write, batch=[append for append, _ in appends]), appends)
            for trial in trials:  # apart: a trial that does not fit in takes no row with it
                db = self._written(db, partial(self._tried, value=trial[0]), [trial])
            if stop:
                break
        db.close()

    def _written(
        self, db: sqlite3.Connection, write: Callable[[Any], list[bool]], batch: Sequence[tuple[Any, Any]]
    ) -> sqlite3.Connection:
        """Write something and tell who waits for it. The connection to go on with."""
        results: list[bool] | Exception
        try:
            results = write(db)
        except BaseException as problem:  # a full disk, most likely: nothing of it is stored, and the next is tried
            _log.error("cannot write", extra={"problem": str(problem) or type(problem).__name__})
            results = StoreDown(str(problem) or type(problem).__name__)
            self._trial.doubt()
            db = _mended(db, self.path)
        self._loop.call_soon_threadsafe(_settle, [done for _, done in batch], results)
        return db

    def _tried(self, db: sqlite3.Connection, value: bytes) -> list[bool]:
        if shutil.disk_usage(self.path.parent).free < _LEAST_FREE:  # the write below might still fit into the log
            raise sqlite3.OperationalError("the disk is full")
        with _transaction_on(db):
            db.execute("INSERT OR REPLACE INTO house VALUES (?, ?)", (NAME, value))
        return [True]

    # ---- Everything else ----

    async def _run(self, work: Callable[[Any], T], *, first: bool = False) -> T:
        """Do something in the other thread."""

        def run() -> T:
            if first:
                return work(None)
            try:
                return work(self._db)
            except BaseException:
                self._db = _mended(self._db, self.path)
                raise

        try:
            return await asyncio.get_running_loop().run_in_executor(self._other, run)
        except sqlite3.Error as problem:
            raise StoreDown(str(problem)) from None

    async def set_metadata(self, table: str, metadata: Metadata, summary: bytes) -> None:
        """Set a table's metadata."""
        await self._run(lambda db: _set_all_metadata(db, [(table, metadata, summary, None)]))

    async def load(self, table: str) -> Stored | None:
        """A table with its whole log."""
        return await self._run(lambda db: _whatever_is_in_it(db, lambda: load(db, table)))

    async def rows(self, table: str, after: int) -> list[Row]:
        """The rows after a seq."""
        return await self._run(lambda db: _rows(db, table, after))

    async def find(self, table: str, client: str) -> Row | None:
        """The row a client's id stands for."""
        query = f"SELECT {_ROW} FROM log WHERE table_id = ? AND client = ?"  # noqa: S608 - our own columns
        found = await self._run(lambda db: db.execute(query, (table, client)).fetchone())
        return None if found is None else _row(found)

    async def due(self, now: int, process: str, limit: int) -> list[str]:
        """Tables with something due."""
        query = "SELECT id FROM tables WHERE due <= ? AND (holder = ? OR held < ?) ORDER BY due LIMIT ?"
        return await self._run(lambda db: [row[0] for row in db.execute(query, (now, process, now, limit))])

    async def take_lease(self, table: str, process: str, now: int, until: int) -> bool:
        """One process alone always holds everything."""
        return True

    async def lobby(self, status: str, game: str, before: int, limit: int, people: bool = True) -> list[Listing]:
        """Public tables of a status."""
        wanted, values = ("game = ? AND ", (game,)) if game else ("", ())
        query = (
            f"SELECT {_LISTING} FROM tables WHERE {wanted}status = ? AND people = ? AND touched < ? "  # noqa: S608
            "AND public AND NOT archived ORDER BY touched DESC LIMIT ?"
        )
        return await self._listings(query, (*values, status, people, before, limit))

    async def listed(self, tables: Sequence[str], status: str, game: str) -> list[Listing]:
        """Those of these tables that the lobby lists."""
        query = (
            f"SELECT {_LISTING} FROM tables WHERE id IN (SELECT value FROM json_each(?)) AND status = ? "  # noqa: S608
            "AND (? = '' OR game = ?) AND public AND NOT archived ORDER BY touched DESC"
        )
        given = msgspec.json.encode(list(tables)).decode()
        return await self._listings(query, (given, status, game, game)) if tables else []

    async def of_player(self, player: str, private: bool, before: int, limit: int) -> list[Listing]:
        """The tables at which a player sat."""
        query = (
            f"SELECT {_LISTING} FROM tables JOIN sat ON id = table_id WHERE player = ? AND touched < ? "  # noqa: S608
            "AND (public OR ?) ORDER BY touched DESC LIMIT ?"
        )
        return await self._listings(query, (player, before, private, limit))

    async def every_table(self) -> list[Listing]:
        """All tables."""
        return await self._listings(f"SELECT {_LISTING} FROM tables ORDER BY touched DESC", ())  # noqa: S608

    async def _listings(self, query: str, values: tuple[Any, ...]) -> list[Listing]:
        rows = await self._run(lambda db: _whatever_is_in_it(db, lambda: db.execute(query, values).fetchall()))
        return [_listing(row) for row in rows]

    async def count_open(self, players: Sequence[str]) -> int:
        """How many unfinished tables these players have opened."""
        query = (
            "SELECT count(*) FROM tables WHERE host IN (SELECT value FROM json_each(?)) "
            "AND status IN ('open', 'running')"
        )
        given = msgspec.json.encode(list(players)).decode()
        return int((await self._run(lambda db: db.execute(query, (given,)).fetchone()))[0])

    async def expect_open(self, wait: int) -> None:
        """Make open tables due."""
        query = "UPDATE tables SET due = touched + ? WHERE status = 'open' AND due IS NULL"
        await self._run(lambda db: db.execute(query, (wait,)))

    # ---- Keys ----

    async def token(self, digest: str) -> Token | None:
        """The key with this hash."""
        query = f"SELECT {_TOKEN} FROM tokens WHERE hash = ?"  # noqa: S608 - our own columns
        found = await self._run(lambda db: db.execute(query, (digest,)).fetchone())
        return None if found is None else _token(found)

    async def tokens(self, owner: str) -> list[Token]:
        """A player's keys."""
        query = f"SELECT {_TOKEN} FROM tokens WHERE owner = ? ORDER BY created"  # noqa: S608 - our own columns
        return [_token(row) for row in await self._run(lambda db: db.execute(query, (owner,)).fetchall())]

    async def drop_token(self, digest: str, owner: str) -> bool:
        """Forget a key."""
        query = "DELETE FROM tokens WHERE hash = ? AND owner = ?"
        return bool(await self._run(lambda db: db.execute(query, (digest, owner)).rowcount))

    async def key(self) -> bytes:
        """The secret this server signs with."""

        def get(db: sqlite3.Connection) -> bytes:
            db.execute("INSERT OR IGNORE INTO house VALUES ('key', ?)", (secrets.token_bytes(32),))
            return bytes(db.execute("SELECT value FROM house WHERE name = 'key'").fetchone()[0])

        return await self._run(get)

    async def note(self, name: str) -> bytes | None:
        """A value the server has stored for itself."""
        found = await self._run(lambda db: db.execute("SELECT value FROM house WHERE name = ?", (name,)).fetchone())
        return None if found is None else bytes(found[0])

    async def set_note(self, name: str, value: bytes) -> None:
        """Store such a value."""
        await self._run(lambda db: db.execute("INSERT OR REPLACE INTO house VALUES (?, ?)", (name, value)))

    async def unfinished(self, game: str) -> list[str]:
        """Every table of a game that is not over."""
        query = "SELECT id FROM tables WHERE game = ? AND status IN ('open', 'running')"
        return await self._run(lambda db: [row[0] for row in db.execute(query, (game,))])

    async def publish(self, message: str) -> None:
        """There are no other processes."""

    async def transaction(self, *statements: Statement, notify: str = "") -> list[list[tuple[Any, ...]]]:
        """Run statements in one transaction."""
        return await self._run(lambda db: _transaction(db, statements))


def connect(path: Path) -> sqlite3.Connection:
    """A connection that survives a power cut: what is committed is on the disk."""
    db = sqlite3.connect(path, timeout=30, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    return db


def _bring_up_to_date(path: Path) -> None:
    with closing(connect(path)) as db:
        known = db.execute("SELECT name FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        version = db.execute("SELECT version_num FROM alembic_version").fetchone() if known else None
    if version != (HEAD,):
        migrate_sqlite(path)


@contextmanager
def _transaction_on(db: sqlite3.Connection, begin: str = "BEGIN IMMEDIATE") -> Iterator[None]:
    """All of it or nothing, whatever goes wrong in between: also what is no fault of the database."""
    db.execute(begin)
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _mended(db: sqlite3.Connection, path: Path) -> sqlite3.Connection:
    """The connection to go on with after something failed: one with a transaction left open would hide what follows."""
    try:
        if not db.in_transaction:
            return db
        db.execute("ROLLBACK")
        return db
    except sqlite3.Error as problem:
        _log.error("a connection is made anew", extra={"problem": str(problem)})
    try:
        made = connect(path)
    except sqlite3.Error:
        return db  # nothing works now; the next failure tries it again
    with suppress(sqlite3.Error):
        db.close()
    return made


def _transaction(db: sqlite3.Connection, statements: Sequence[Statement]) -> list[list[tuple[Any, ...]]]:
    if len(statements) == 1:
        return [db.execute(*statements[0]).fetchall()]
    with _transaction_on(db):
        return [db.execute(*statement).fetchall() for statement in statements]


def _settle(futures: Sequence[asyncio.Future[bool]], results: list[bool] | Exception) -> None:
    for place, future in enumerate(futures):
        if future.done():  # its request was cancelled
            continue
        if isinstance(results, Exception):
            future.set_exception(results)
        else:
            future.set_result(results[place])


# A whole batch is one JSON text and two statements: every call into SQLite gives up the interpreter lock, and a
# thread would wait for it again at every row.
_ADD_ROWS = """
INSERT OR IGNORE INTO log (table_id, seq, at, kind, seat, client, data, rules, hash)
SELECT {0}, {1}, {2}, {3}, {4}, {5}, {6}, {7}, {8} FROM json_each(?)
"""
_SET_METADATA = """
UPDATE tables SET touched = {1}, status = {2}, public = {3}, archived = {4}, due = {5},
    summary = coalesce({6}, summary), record = coalesce({7}, record), people = {8}, ended = {9}
FROM json_each(?) WHERE tables.id = {0}
"""
# A second reminder of the same kind changes nothing; one of another kind replaces the first, and is sent too.
_REMIND = """
INSERT INTO reminders VALUES (?, ?, ?, ?, ?, false, 0, '[]')
ON CONFLICT (player, table_id) DO UPDATE SET kind = excluded.kind, seq = excluded.seq, due = excluded.due, sent = false,
    tries = 0, done = '[]' WHERE reminders.kind <> excluded.kind
"""
_COLUMN = [f"json_extract(value, '$[{place}]')" for place in range(10)]
_ADD_ROWS, _SET_METADATA = _ADD_ROWS.format(*_COLUMN), _SET_METADATA.format(*_COLUMN)


def _write(db: sqlite3.Connection, batch: Sequence[Append]) -> list[bool]:
    """One transaction. A row whose seq or client id is taken is left out, and so is what goes with it."""
    with _transaction_on(db):
        results = [True] * len(batch)
        if _write_all(db, batch) < len(batch):
            db.execute("ROLLBACK")
            db.execute("BEGIN IMMEDIATE")
            results = [_write_all(db, [append]) == 1 for append in batch]
    return results


def _write_all(db: sqlite3.Connection, batch: Sequence[Append]) -> int:
    """Add rows and what goes with them; how many rows were added. If not all, only a single row's outcome is whole."""
    given = msgspec.json.encode([_columns(append.row) for append in batch]).decode()
    added = db.execute(_ADD_ROWS, (given,)).rowcount
    if added < len(batch):
        return added
    for append in batch:
        row, kept = append.row, append.snapshot
        if append.new:
            db.execute(
                "INSERT INTO tables (id, game, host, created, touched, status, public, archived, summary, secret) "
                "VALUES (?, ?, ?, ?, ?, '', 0, 0, '', ?)",
                (row.table, append.new.game, append.new.host, row.at, row.at, append.new.secret),
            )
        for player in append.players:
            db.execute("INSERT OR IGNORE INTO sat VALUES (?, ?)", (player, row.table))
        if append.unsaid:
            left = (msgspec.json.encode(UNSAID).decode(), row.table, append.unsaid)
            db.execute("UPDATE log SET data = ? WHERE table_id = ? AND seq = ? AND kind = 'chat'", left)
        if append.settled:
            db.execute("DELETE FROM reminders WHERE player = ? AND table_id = ?", (append.settled, row.table))
        for one in append.reminders:
            db.execute(_REMIND, (one.player, row.table, one.kind, row.seq, one.due))
        for other in append.rewritten:
            left = (msgspec.json.encode(other.data).decode(), other.table, other.seq)
            db.execute("UPDATE log SET data = ? WHERE table_id = ? AND seq = ?", left)
        if kept:
            values = (row.table, kept.seq, kept.rules, kept.state)
            db.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)", values)
    _set_all_metadata(
        db, [(one.row.table, one.metadata, one.summary, one.record) for one in batch if one.metadata is not None]
    )
    return added


def _set_all_metadata(db: sqlite3.Connection, stood: list[tuple[str, Metadata, bytes | None, str | None]]) -> None:
    if stood:
        columns = [
            (
                *(table, now.touched, now.status, now.public, now.archived, now.due),
                *(summary and summary.decode(), record, now.people, now.ended),
            )
            for table, now, summary, record in stood
        ]
        db.execute(_SET_METADATA, (msgspec.json.encode(columns).decode(),))


def _columns(row: Row) -> tuple[Any, ...]:
    return (
        *(row.table, row.seq, row.at, row.kind, row.seat, row.client or None),
        *(msgspec.json.encode(row.data).decode(), row.rules, row.hash),
    )


def _whatever_is_in_it(db: sqlite3.Connection, read: Callable[[], T]) -> T:
    """Read, also where a damaged file holds what is no text: one such row shall not hide the others."""
    try:
        return read()
    except sqlite3.OperationalError as problem:
        if "UTF-8" not in str(problem):
            raise
    usual, db.text_factory = db.text_factory, lambda data: data.decode(errors="replace")
    try:
        return read()
    finally:
        db.text_factory = usual


def load(db: sqlite3.Connection, table: str) -> Stored | None:
    """A table with its whole log."""
    with _transaction_on(db, "BEGIN"):  # log and snapshot of one moment
        found = db.execute("SELECT id, game, host, secret, record FROM tables WHERE id = ?", (table,)).fetchone()
        if found is None:
            return None
        kept = db.execute("SELECT seq, rules, state FROM snapshots WHERE table_id = ?", (table,)).fetchone()
        return Stored(
            id=found[0],
            game=found[1],
            host=found[2],
            secret=found[3],
            record=found[4],
            rows=_rows(db, table, 0),
            snapshot=None if kept is None else Snapshot(seq=kept[0], rules=kept[1], state=kept[2]),
        )


def _rows(db: sqlite3.Connection, table: str, after: int) -> list[Row]:
    query = f"SELECT {_ROW} FROM log WHERE table_id = ? AND seq > ? ORDER BY seq"  # noqa: S608 - our own columns
    return [_row(row) for row in db.execute(query, (table, after))]


def _row(found: tuple[Any, ...]) -> Row:
    table, seq, at, kind, seat, client, data, rules, digest = found
    return Row(
        table=table,
        seq=seq,
        at=at,
        kind=kind,
        seat=seat,
        client=client or "",
        data=msgspec.json.decode(data),
        rules=rules,
        hash=digest,
    )


def _listing(found: tuple[Any, ...]) -> Listing:
    return Listing(
        id=found[0],
        game=found[1],
        status=found[2],
        touched=found[3],
        public=bool(found[4]),
        summary=msgspec.Raw(found[5].encode()),
    )


def _token(found: tuple[Any, ...]) -> Token:
    return Token(**dict(zip(Token.__struct_fields__, found, strict=True)))


class _FileLock:
    """Keeps a second server from the same file. The system lets go of it when the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: TextIO | None = None

    def take(self) -> None:
        self._file = self.path.open("w")
        if not lock(self._file.fileno()):
            self.release()
            raise BurgomasterError(
                f"another server uses {self.path.with_suffix('')}; several servers need PostgreSQL (--db postgresql://…)"
            )

    def release(self) -> None:
        if self._file is not None:
            self._file.close()

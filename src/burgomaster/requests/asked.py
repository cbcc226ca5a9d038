"""A request, and what its handler may ask of a house: its ways to tables, people, time and work."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, cast

from burgomaster.tables.judging.draft import Judge
from burgomaster.tables.keys import Keys
from burgomaster.tables.noting import Notes
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused
from burgomaster.tables.rows import Row
from burgomaster.tables.setup import Setup
from burgomaster.tables.table import NOBODY, Table
from burgomaster.tables.told import may_watch

A = TypeVar("A", contravariant=True)
T = TypeVar("T")
Seated = list[dict[str, str] | None]  # who sits where, or whom a seat is kept for

JSON = "application/json"


class AnyTable(Protocol):
    """A table in memory, and the one way anything happens at it."""

    table: Table
    secret: bytes

    async def submit(self, judge: Judge, client: str = "") -> int:
        """Judge, keep, tell; the seq of the row. A client id that is kept already changes nothing."""

    async def catch_up_if_shared(self) -> None:
        """Read what others have kept of it: another process, or another tab."""


class AnyHouse(Protocol):
    """All tables, and what belongs to nobody's request."""

    @property
    def keys(self) -> Keys:
        """What follows from the house's own key."""

    @property
    def notes(self) -> Notes:
        """What people note at moves."""

    @property
    def nonce_ms(self) -> int:
        """How long a player may take to open a word for the dice."""

    @property
    def now(self) -> Callable[[], int]:
        """Tells milliseconds since 1970."""

    async def table(self, name: str, /) -> AnyTable:
        """A table by its id."""

    async def create(
        self, setup: Setup, person: Person, client: str = "", seated: Seated | None = None, owner: str = ""
    ) -> AnyTable:
        """Open a new table; the same client id of the same owner opens only one."""


class Seen(NamedTuple):
    """A table as who asks may see it now, from which seat, and who is here."""

    table: Table
    secret: bytes
    seat: int
    present: list[bool]


class AnyAsk:
    """One request: who asks, in which language, about what. A house says how it finds tables, and does its work.

    Where it says nothing, work is done at once.
    """

    __slots__ = ()
    house: AnyHouse
    name: str  # what the address names
    person: Person | None
    lang: str
    outlook: bool  # shall views say what would happen?

    def known(self) -> Person:
        """Who asks; refused if nobody has said."""
        if self.person is None:
            raise Refused(401, "who")
        return self.person

    def client(self, given: str) -> str:
        """A client id as it is kept: prefixed, so that people's ids cannot collide."""
        return f"{self.known().id}:{given}" if given else ""

    async def table(self) -> AnyTable:
        """The table the address names."""
        raise NotImplementedError

    async def latest(self) -> AnyTable:
        """The same with all that is kept of it."""
        live = await self.table()
        await live.catch_up_if_shared()
        return live

    async def seen(self) -> Seen:
        """The same as who asks may see it."""
        return self.looks_at(await self.table())

    def looks_at(self, live: AnyTable) -> Seen:
        """A table as who asks may see it; refused where only those who play may look on."""
        seat = NOBODY if self.person is None else live.table.seat_of(self.person.id)
        if not may_watch(live.table, seat):
            raise Refused(403, "spectators-off")
        return Seen(self.shown(live, seat), live.secret, seat, self.present(live))

    def shown(self, live: Any, _seat: int) -> Table:
        """How a table stands for a seat."""
        return cast(AnyTable, live).table

    def present(self, live: AnyTable) -> list[bool]:
        """Who is at a table now, seat by seat."""
        raise NotImplementedError

    async def submit(self, judge: Judge, client: str = "") -> dict[str, int]:
        """Let something happen at the table; the `seq` of its row."""
        return {"seq": await (await self.table()).submit(judge, client)}

    def open_to(self, table: Table) -> Table:
        """A table as it is open to who asks."""
        return table

    async def check_new_table(self) -> None:
        """May who asks open one more table? Whose device it is may."""

    async def check_welcome(self, host: str, person: Person) -> None:
        """Refused at the tables of a host who shuns this person."""

    def check_start(self, table: Table) -> None:
        """Refused where the house has no room for one more game."""

    async def read(self, work: Callable[[], T]) -> T:
        """What comes of work that reads what somebody said."""
        return work()

    async def work(self, work: Callable[..., T], *given: Any) -> T:
        """What comes of work that takes longer than an answer should."""
        return work(*given)

    async def edit(self, work: Callable[..., T], *given: Any) -> T:
        """The same for an edition that somebody writes."""
        return work(*given)

    async def over_rows(self, table: Table, work: Callable[[Sequence[Row]], T]) -> T:
        """The same with all rows of the table, as far as it is seen."""
        raise NotImplementedError


Handler = Callable[[A, Any], Awaitable[Any]]


@dataclass(frozen=True)
class Request(Generic[A]):
    """An address, and what it takes and gives. `body` is the shape of its JSON, `query` that of its query."""

    method: str
    path: str
    answer: Any
    handler: Handler[A]
    body: Any = None
    query: Any = None
    tag: str = ""
    media: str = JSON
    free: bool = False  # also for who is blocked?
    operator: bool = False  # does it need an operator's key?

    @property
    def summary(self) -> str:
        """What it does: the first line of its docstring."""
        return (self.handler.__doc__ or "").strip().split("\n")[0]


REQUESTS: list[Request[AnyAsk]] = []  # those that every house answers alike


def request(method: str, path: str, answer: Any, **more: Any) -> Callable[[Handler[AnyAsk]], Request[AnyAsk]]:
    """A request that every house answers by this function. It gets the request, and the body or query."""

    def add(handler: Handler[AnyAsk]) -> Request[AnyAsk]:
        REQUESTS.append(Request(method, path, answer, handler, **more))
        return REQUESTS[-1]

    return add

"""What the ratings' store keeps, on both stores and without a house."""

from __future__ import annotations

from burgomaster.server.ratings.store import RatingStore, Together, Withdrawn
from burgomaster.server.store.base import Statement, Store
from tests.server.conftest import BOTH
from tests.server.store.test_store import using

_TABLE = (
    "INSERT INTO tables (id, game, host, created, touched, status, public, archived, summary, secret, ended) "
    "VALUES (?1, 'machi-koro', 'a', 1, 1, ?2, FALSE, FALSE, '{}', ?4, ?3)"
)


def _sat(table: str, status: str, ended: int | None, *people: str) -> list[Statement]:
    return [
        (_TABLE, (table, status, ended, b"")),
        *(("INSERT INTO sat VALUES (?1, ?2)", (one, table)) for one in people),
    ]


@BOTH
def test_two_people_are_found_at_tables_where_both_sat(store_db: str) -> None:
    async def work(store: Store) -> None:
        await store.transaction(
            *_sat("runs", "running", None, "anna", "bram"),
            *_sat("late", "over", 50, "anna", "bram"),
            *_sat("early", "over", 10, "anna", "bram"),
            *_sat("alone", "running", None, "anna"),
            *_sat("others", "running", None, "bram", "carla"),
        )
        found = await RatingStore(store).together("anna", "bram", 10)
        assert sorted(one.table for one in found) == ["late", "runs"]
        assert all(isinstance(one, Together) for one in found)

    using(store_db, work)


@BOTH
def test_a_rating_is_withdrawn_and_given_back(store_db: str) -> None:
    async def work(store: Store) -> None:
        ratings = RatingStore(store)
        await ratings.withdraw("anna", 5, "root", "two phones")
        await ratings.withdraw("bram", 6, "root", "")
        anna = Withdrawn(player="anna", name="", since=5, until=None, who="root", note="two phones")
        bram = Withdrawn(player="bram", name="", since=6, until=None, who="root", note="")
        assert await ratings.withdrawn() == [bram, anna]  # the last decision first
        assert await ratings.give_back("anna", 9, "root", past=False)
        assert (await ratings.withdrawn())[1].until == 9
        assert await ratings.give_back("anna", 9, "root", past=True)
        assert await ratings.withdrawn() == [bram]
        assert not await ratings.give_back("anna", 9, "root", past=True)

    using(store_db, work)

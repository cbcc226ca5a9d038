"""What people are called: as the database has it, and told apart where two have the same name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from burgomaster.server.store.base import Store
from burgomaster.tables.look_alikes import looks


async def names_of(store: Store, players: Sequence[str]) -> dict[str, str]:
    """What these people call themselves; who is forgotten is missing."""
    if not players:
        return {}
    marks = ", ".join(f"?{place}" for place in range(1, len(players) + 1))
    query = f"SELECT id, name FROM people WHERE id IN ({marks})"  # noqa: S608 - our marks
    (found,) = await store.transaction((query, tuple(players)))
    return {row[0]: row[1] for row in found}


def told_apart(players: Iterable[str], names: Mapping[str, str]) -> dict[str, str]:
    """The names, in this order; a number tells apart who looks like somebody before. Empty: forgotten."""
    found: dict[str, str] = {}
    taken: set[str] = set()
    for player in players:
        name = called = names.get(player, "")
        number = 1
        while name and not taken.isdisjoint(looks(called)):
            number += 1
            called = f"{name} {number}"
        taken |= looks(called)
        found[player] = called
    return found

"""Garbage is looked for in quiet moments, never while moves come in, and at last in any case."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from burgomaster.server import garbage


class Knot:
    """Something that only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


async def freed_after(rows: list[int]) -> bool:
    """Is a knot gone after some looks? `rows` are the rows accepted so far, at each of them."""
    seen = weakref.ref(Knot())
    looks = iter(rows)
    done = asyncio.Event()

    def count() -> int:
        number = next(looks, -1)
        if number < 0:
            done.set()
        return max(number, 0)

    task = asyncio.create_task(garbage.collect_garbage(count))
    await done.wait()
    assert not gc.isenabled()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert gc.isenabled()
    return seen() is None


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "_QUIET", 0.001)
    monkeypatch.setattr(garbage, "_ENOUGH", -1)


def test_a_quiet_house_is_tidied() -> None:
    assert asyncio.run(freed_after([3, 3, 3]))


def test_nobody_waits_for_it() -> None:
    assert not asyncio.run(freed_after([3, 4, 5, 6]))


def test_a_busy_house_is_tidied_at_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "_LONGEST", 0.0)
    assert asyncio.run(freed_after([3, 4, 5]))

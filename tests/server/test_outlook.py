"""What would happen is worked out action by action: a whole table with that is told off the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from burgomaster.requests.asked import AnyAsk, Seen
from burgomaster.requests.tables import one_table


class Asked(AnyAsk):
    """Somebody looks at a table; which work is done elsewhere?"""

    lang = "en"

    def __init__(self, *, outlook: bool) -> None:
        self.outlook = outlook
        self.elsewhere = False

    async def seen(self) -> Seen:
        return Seen(None, b"", 0, [])  # type: ignore[arg-type]

    async def work(self, work: Callable[..., Any], *given: Any) -> Any:
        self.elsewhere = True
        found = work(*given)
        self.elsewhere = False
        return found


@pytest.mark.parametrize("outlook", [False, True])
def test_an_outlook_is_worked_out_elsewhere(outlook: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    ask = Asked(outlook=outlook)
    monkeypatch.setattr("burgomaster.requests.tables.whole", lambda *_, outlook: (outlook, ask.elsewhere))

    async def look() -> Any:
        return await one_table.handler(ask, None)

    assert asyncio.run(look()) == (outlook, outlook)

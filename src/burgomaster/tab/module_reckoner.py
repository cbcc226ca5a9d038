"""The sums of a review by a game's module. It is asked in texts, and answers at once: a piece takes some hundredths."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Protocol

from burgomaster.play.position import Position
from burgomaster.review.reckoner import ActionSteps, Chances, Trace, nodes_for
from burgomaster.tab.outside import ThinkerFailed


class ModuleDoor(Protocol):
    """A module opened for one setting: `web/src/engine/reckoner.ts`."""

    def ask(self, text: str) -> str:
        """A question and its answer, as JSON."""


class ModuleReckoner:
    """A `Reckoner` behind such a door."""

    def __init__(self, door: ModuleDoor) -> None:
        self._door = door

    def account(self, start: Position, trace: Trace, key: int, *, whole: bool) -> tuple[Any, Any]:
        """The raw book of a game, and the spread."""
        found = self._ask("account", start, trace=list(trace), key=str(key), whole=whole)
        return found["book"], found["spread"]

    def weigh(
        self, position: Position, given: Sequence[ActionSteps], luck: int, key: int, *, fill: bool
    ) -> list[tuple[ActionSteps, Chances]]:
        """A quick look at some actions."""
        found = self._ask("weigh", position, given=list(given), luck=str(luck), key=str(key), fill=fill)
        return [(tuple(steps), tuple(map(float, chances))) for steps, chances in found]

    def play_on(self, position: Position, seat: int, key: int, first: int, count: int) -> Chances:
        """Games played on."""
        found = self._ask("play_on", position, seat=seat, key=str(key), first=first, count=count)
        return tuple(map(float, found))

    def search(self, position: Position, seat: int, seed: int, iterations: int) -> Chances:
        """A search from a position."""
        nodes = nodes_for(iterations)
        found = self._ask("search", position, seat=seat, seed=str(seed), iterations=iterations, nodes=nodes)
        return tuple(map(float, found))

    def _ask(self, what: str, position: Position, **more: Any) -> Any:
        told = json.dumps({"what": what, "state": position.packed().hex(), **more})
        try:
            return json.loads(self._door.ask(told))
        except Exception as problem:
            raise ThinkerFailed(str(problem)) from None

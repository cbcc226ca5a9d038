"""Puts a thinking bot's code together for one game: features, judge, look, exact solution, search; and its nets."""

from __future__ import annotations

from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

from burgomaster.bots.desk import Desk, desk, plain_desk
from burgomaster.bots.judge import HIDDEN
from burgomaster.games import game, generic
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.native import load

NETS = Path(__file__).parent / "nets"


class Brain:
    """The code of one game's thinking bots, plain or compiled; each part is loaded when it is first asked for."""

    def __init__(self, name: str, native: bool) -> None:
        self.name = name
        self.native = native
        self._known = game(name)
        self._file = name.replace("-", "_")
        plain: Any = import_module(f"burgomaster.bots.features.{self._file}")
        self.features: int = plain.FEATURES

    @cached_property
    def seen(self) -> Any:
        """The game's features."""
        return load(f"burgomaster.bots.features.{self._file}", self.name, native=self.native)

    @cached_property
    def greedy(self) -> Any:
        """The game's sensible player."""
        return load(f"burgomaster.bots.greedy.{self._file}", self.name, native=self.native)

    @cached_property
    def look(self) -> Any:
        """A look one action ahead."""
        judge = load(
            "burgomaster.bots.judge",
            self.name,
            native=self.native,
            features=self.seen.features,
            FEATURES=self.features,
        )
        return self._generic("look", judge=judge.judge, sensible=self.seen.sensible, calm=self.seen.calm)

    @cached_property
    def search(self) -> Any:
        """Tree search."""
        return self._generic(
            "search", promise_of=self.look.promise_of, value=self.look.value, sensible=self.seen.sensible
        )

    @cached_property
    def exact(self) -> Any:
        """The rest of a turn, looked through."""
        return self._generic("exact", calm_value=self.look.calm_value)

    @cached_property
    def nets(self) -> dict[int, Any]:
        """The judge's nets by the number of players."""
        from numpy import float64, load

        with load(NETS / f"{self.name}.npz") as stored:
            return {int(players): stored[players].astype(float64) for players in stored.files}

    def desk(self, players: int, nodes: int = 0, net: Any = None) -> Desk:
        """A desk for a table with so many players: with their net, that of the nearest number, or the one given."""
        if net is None:
            net = self.nets[min(self.nets, key=lambda trained: (abs(trained - players), -trained))]
        if len(net) != (self.features + 2) * HIDDEN:
            raise BurgomasterError(f"the net of {self.name} does not fit its features: train it again")
        room = self.features + HIDDEN
        if not self.native:
            return plain_desk(self._known.SPEC, self._known.State, net.tolist(), room)
        return desk(self._known.SPEC, self._known.State, net, room, nodes)

    def _generic(self, part: str, **given: Any) -> Any:
        return generic(
            f"burgomaster.bots.{part}",
            self.name,
            native=self.native,
            greedy_step=self.greedy.greedy_step,
            **given,
        )


@cache
def brain(name: str, *, native: bool = True) -> Brain:
    """The brain of a game. Its parts are compiled, or read from the cache, at their first use."""
    return Brain(name, native)

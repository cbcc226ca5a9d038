"""Puts a thinking bot's code together for one game: features, judge, look, exact solution, search; and its nets."""

from __future__ import annotations

from functools import cache, cached_property
from pathlib import Path
from typing import Any

from burgomaster.bots.desk import Desk, desk, plain_desk
from burgomaster.bots.judge import HIDDEN
from burgomaster.games import folder, game, generic, part_of
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.native import load


class Brain:
    """The code of one game's thinking bots, plain or compiled; each part is loaded when it is first asked for."""

    def __init__(self, name: str, native: bool) -> None:
        self.name = name
        self.native = native
        self._known = game(name)
        features: Any = part_of(name, "features")
        sensible: Any = part_of(name, "greedy")
        if features is None or sensible is None:
            raise BurgomasterError(f"bots of {name} cannot think ahead: its folder needs greedy.py and features.py")
        self.features: int = features.FEATURES
        self._features_file, self._greedy_file = features.__name__, sensible.__name__

    @cached_property
    def seen(self) -> Any:
        """The game's features."""
        return load(self._features_file, self.name, native=self.native)

    @cached_property
    def greedy(self) -> Any:
        """The game's sensible player."""
        return load(self._greedy_file, self.name, native=self.native)

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

        if not nets_of(self.name).exists():
            raise BurgomasterError(f"{self.name} has no trained nets: python -m burgomaster.lab.learn {self.name}")
        with load(nets_of(self.name)) as stored:
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


def nets_of(name: str) -> Path:
    """The file with a game's trained nets, one for each number of players."""
    return folder(name) / "nets.npz"


@cache
def brain(name: str, *, native: bool = True) -> Brain:
    """The brain of a game. Its parts are compiled, or read from the cache, at their first use."""
    return Brain(name, native)

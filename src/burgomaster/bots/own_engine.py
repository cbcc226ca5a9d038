"""The code of one game's thinking bots by our own sources: features, value net, one-ply, exact solution and search.

Generic code is loaded once per game with that game's rules put in, plain or compiled.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

from burgomaster.bots.net_file import read_nets
from burgomaster.bots.value_net import HIDDEN
from burgomaster.bots.workspace import Workspace, plain_workspace, workspace
from burgomaster.games import folder, game, generic, part_of
from burgomaster.games.engines import NATIVE, PLAIN
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.native import load


class Engine:
    """The code of one game's thinking bots, plain or compiled; each part is loaded when it is first asked for."""

    def __init__(self, name: str, kind: str) -> None:
        self.name = name
        self.kind = kind
        self.native = kind != PLAIN  # does it take arrays, and not lists and structs?
        self._game = game(name)
        features: Any = part_of(name, "features")
        greedy: Any = part_of(name, "greedy")
        if features is None or greedy is None:
            raise BurgomasterError(f"bots of {name} cannot think ahead: its folder needs greedy.py and features.py")
        self.feature_count: int = features.FEATURES
        self.fact_count: int = features.FACTS
        self._features, self._greedy = features.__name__, greedy.__name__

    @cached_property
    def features(self) -> Any:
        """The game's features."""
        return self._loaded(self._features)

    @cached_property
    def greedy(self) -> Any:
        """The game's sensible player."""
        return self._loaded(self._greedy)

    @cached_property
    def value_net(self) -> Any:
        """The value net."""
        return self._loaded(
            "burgomaster.bots.value_net",
            survey=self.features.survey,
            features=self.features.features,
            FEATURES=self.feature_count,
        )

    @cached_property
    def one_ply(self) -> Any:
        """One-ply search, with the value net."""
        net, known = self.value_net, self.features
        return self._generic(
            "one_ply",
            evaluate=net.evaluate,
            forget=net.forget,
            look=net.look,
            alike=known.alike,
            candidate=known.candidate,
            quiescent=known.quiescent,
        )

    @cached_property
    def level_step(self) -> Any:
        """What a level does that looks one ply ahead."""
        ply = self.one_ply
        barred = generic("burgomaster.bots.barred", self.name, native=self.kind == NATIVE)
        return self._generic(
            "level_step",
            candidates=ply.candidates,
            weigh=ply.weigh,
            choice=ply.choice,
            allowed=barred.allowed,
            legal_allowed=barred.legal_allowed,
        )

    @cached_property
    def search(self) -> Any:
        """Tree search."""
        ply = self.one_ply
        return self._generic(
            "search",
            step_value=ply.step_value,
            value_again=ply.value_again,
            candidate=self.features.candidate,
            forget=self.value_net.forget,
        )

    @cached_property
    def exact(self) -> Any:
        """Exact solution of the rest of a turn."""
        return self._generic("exact", quiescent_value=self.one_ply.quiescent_value)

    @property
    def reviewing(self) -> Any:
        """What reviews need, where modules offer it in one piece."""
        raise AssertionError("own code of reviews is loaded by them")

    @cached_property
    def nets(self) -> dict[str, dict[int, Any]]:
        """The weights of value nets by level and number of players: arrays, or lists where the code runs plain."""
        if not nets_of(self.name).exists():
            raise BurgomasterError(f"{self.name} has no trained nets: python -m burgomaster.lab.learn {self.name}")
        plain = read_nets(nets_of(self.name))
        if reference_nets_of(self.name).exists():
            plain |= read_nets(reference_nets_of(self.name))
        if not self.native:
            return {level: dict(nets) for level, nets in plain.items()}
        from numpy import array, float64

        return {
            level: {players: array(net, dtype=float64) for players, net in nets.items()}
            for level, nets in plain.items()
        }

    def net(self, players: int, level: str = "") -> Any:
        """The net for so many players, or that of the nearest number: a level's, where it has its own."""
        nets = self.nets.get(level, self.nets[""])
        return nets[min(nets, key=lambda trained: (abs(trained - players), -trained))]

    def workspace(self, players: int, nodes: int = 0, net: Any = None, *, lab: bool = False) -> Workspace:
        """A workspace for so many players: with their net, or the one given. `lab`: for what only the lab asks for."""
        net = self._fitting(self.net(players) if net is None else net)
        spec, state, sizes = self._game.SPEC, self._game.State, (self.fact_count, self.feature_count, HIDDEN)
        if not self.native:
            return plain_workspace(spec, state, list(map(float, net)), *sizes)
        return workspace(spec, state, net, *sizes, nodes)

    def zeros(self, work: Workspace, count: int, dtype: Any) -> Any:
        """An array beside a workspace, for code that takes both."""
        import numpy as np

        return np.zeros(count, dtype)

    def _fitting(self, net: Any) -> Any:
        if len(net) != (self.feature_count + 2) * HIDDEN:
            raise BurgomasterError(f"the net of {self.name} does not fit its features: train it again")
        return net

    def _loaded(self, source: str, **given: Any) -> Any:
        return load(source, self.name, native=self.kind == NATIVE, **given)

    def _generic(self, part: str, **given: Any) -> Any:
        return generic(
            f"burgomaster.bots.{part}",
            self.name,
            native=self.kind == NATIVE,
            greedy_step=self.greedy.greedy_step,
            **given,
        )


def nets_of(name: str) -> Path:
    """The file with a game's trained nets, one for each number of players."""
    return folder(name) / "nets.npz"


def reference_nets_of(name: str) -> Path:
    """The file with the nets of level 5 as it once was. A tab has no use for it."""
    return folder(name) / "reference.npz"
